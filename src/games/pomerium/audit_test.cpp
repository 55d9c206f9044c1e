// The log checked as someone at the table would check it: from the events alone, with the
// rulebook's tables in hand. Nothing here asks the engine what is right; what it knows of the board
// is what is printed on it.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "games/pomerium/game.h"
#include "record/json.h"

namespace occasus::pomerium {
namespace {

// The tables of the rulebook, written out again.
constexpr std::array<int, 13> kRivals = {0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4};  // S3.
constexpr std::array<int, 5> kBegins = {0, 3, 2, 1, 1};                           // S4.
constexpr std::array<std::array<int, 3>, 7> kShares = {{{},
                                                        {40, 30, 20},
                                                        {50, 40, 30},
                                                        {70, 50, 40},
                                                        {70, 50, 40},
                                                        {85, 75, 70},
                                                        {100, 100, 90}}};  // B5.
constexpr int kCoreLands = 8;
constexpr int kLands = 18;

std::string change_of(int face) {  // E1.
    return face >= 4 && face <= 7     ? "epidemic"
           : face >= 8 && face <= 12  ? "prosperity"
           : face >= 13 && face <= 16 ? "rebellion"
                                      : "";
}

struct Readings {
    std::string response = "A";
    bool wraps = true;
    bool rerolls_own = true;
    bool heirs_roll = true;
};

class Audit {
  public:
    Audit(const Value& board, Readings readings) : readings_(std::move(readings)) {
        for (const Value& province : *board.find("provinces")->items()) {
            ids_.push_back(*province.find("id")->text());
            std::vector<std::string>& list = neighbours_[ids_.back()];
            for (const Value& border : *province.find("borders")->items())
                list.push_back(*border.find("to")->text());
            holder_[ids_.back()] = "nation";
        }
        for (const Value& invader : *board.find("invaders")->items())
            for (const Value& step : *invader.find("route")->items())
                routes_[*invader.find("id")->text()].push_back(*step.text());
        for (const Value& invader : *board.find("invaders")->items())
            peoples_.push_back(*invader.find("id")->text());
    }

    // Takes the next event. Its faults go to `wrong`.
    void hear(const std::string& kind, const std::string& rule, const Value& args) {
        rule_ = rule;
        args_ = &args;
        told_.push_back(rule + " " + kind + " " + to_json(args));
        if (is_over_) return complain("told after the end");
        const auto check = kChecks.find(kind);
        if (check == kChecks.end()) return complain("unknown kind");
        if (!due_.empty() && !due_.contains(kind)) complain("due was " + *due_.begin());
        due_.clear();
        (this->*check->second)();
        ++checked[kind];
    }
    // The game has ended: every event has come, and the board is as the log says.
    void close(const Value& position) {
        if (!dice_.empty()) complain("a die has no consequence");
        if (!is_over_) complain("no end was told");
        for (const Value& general : *position.find("generals")->items()) {
            const int number = static_cast<int>(*general.find("number")->number());
            const std::string side = number == 0 ? "you" : "general_" + std::to_string(number);
            if (legions_[side] != *general.find("legions")->number())
                complain("legions of " + side + " are not those told");
        }
    }

    std::map<std::string, int> checked;
    std::vector<std::string> wrong;

  private:
    using Check = void (Audit::*)();
    static const std::map<std::string, Check> kChecks;

    struct Thrown {
        std::string die, who, province;
        int face = 0;
    };

    void complain(const std::string& what) {
        std::string text = what + ":";
        for (std::size_t at = told_.size() > 8 ? told_.size() - 8 : 0; at < told_.size(); ++at)
            text += "\n    " + told_[at];
        wrong.push_back(text);
    }
    void want(bool holds, const std::string& what) {
        if (!holds) complain(what);
    }
    void by(std::initializer_list<const char*> rules) {
        want(std::find(rules.begin(), rules.end(), rule_) != rules.end(), "another rule");
    }
    std::string text(std::string_view name) const {
        const Value* value = args_->find(name);
        return value == nullptr || value->text() == nullptr ? "" : *value->text();
    }
    int number(std::string_view name) const {
        const Value* value = args_->find(name);
        return value == nullptr || value->number() == nullptr ? -1
                                                              : static_cast<int>(*value->number());
    }
    // The die that has just fallen, and was rolled for this.
    Thrown take(const std::string& die) {
        if (dice_.empty() || dice_.front().die != die) {
            complain("no die was told for " + die);
            return {die, {}, {}, 1};
        }
        const Thrown thrown = dice_.front();
        dice_.pop_front();
        return thrown;
    }

    static bool is_general(const std::string& side) {
        return side == "you" || side.starts_with("general_");
    }
    static int number_of(const std::string& side) {
        return side == "you" ? 0 : std::stoi(side.substr(8));
    }
    std::vector<std::string> lands_of(const std::string& side) const {
        std::vector<std::string> lands;
        for (const std::string& id : ids_)
            if (holder_.at(id) == side) lands.push_back(id);
        return lands;
    }
    bool generals_hold(int first) const {
        return std::all_of(ids_.begin(), ids_.begin() + first,
                           [&](const std::string& id) { return is_general(holder_.at(id)); });
    }
    bool has_foreign_neighbour(const std::string& land, const std::string& side) const {
        return std::any_of(neighbours_.at(land).begin(), neighbours_.at(land).end(),
                           [&](const std::string& other) { return holder_.at(other) != side; });
    }
    int total_of(const std::string& side) {
        if (is_general(side)) return legions_.at(side);
        if (side == "senate") return garrison_[place_];
        return side == "nation" ? strength_[place_] : host_;
    }
    void give(const std::string& land, const std::string& side) {
        holder_[land] = side;
        garrison_[land] = 0;
        strength_[land] = 0;
    }
    void strike_off(const std::string& side) { legions_.erase(side); }

    // ---- dice ----

    void rolled() {
        static const std::map<std::string, std::string> kRules = {{"home", "S1"},
                                                                  {"legions", "S2"},
                                                                  {"rivals", "S3"},
                                                                  {"rival_legions", "S4"},
                                                                  {"rival_second_die", "S4"},
                                                                  {"rival_home", "S5"},
                                                                  {"garrison", "S6"},
                                                                  {"order", "N1"},
                                                                  {"base", "N3"},
                                                                  {"neighbour", "N4"},
                                                                  {"strength", "B3"},
                                                                  {"devotion", "B5"},
                                                                  {"hit", "B9"},
                                                                  {"victim", "E2"},
                                                                  {"newcomer_legions", "E3"},
                                                                  {"newcomer_home", "E3"},
                                                                  {"province", "M3"},
                                                                  {"route", "E7"},
                                                                  {"host", "E8"}};
        const Thrown thrown{text("die"), text("who"), text("province"), number("face")};
        if (thrown.die == "answer")
            by({is_general(holder_[place_]) ? "L4" : "L5"});
        else
            want(kRules.contains(thrown.die) && kRules.at(thrown.die) == rule_, "another rule");
        dice_.push_back(thrown);
    }
    void rolled_again() {
        const std::string reason = text("reason");
        if (reason == "equal") {
            by({"B4", "R19"});
            return want(was_equal_, "the dice differ");
        }
        if (reason == "own_land") {
            by({"R18"});
            return want(holder_[target_] == actor_ && readings_.rerolls_own, "it is not his own");
        }
        if (dice_.empty()) return complain("no die was told");
        const Thrown thrown = dice_.back();
        dice_.pop_back();
        if (reason == "held_home") {
            by({"S5", "E3"});
            want(is_general(holder_[ids_.at(at(thrown.face - 1))]), "nobody is there");
        } else if (reason == "no_foreign_neighbour") {
            by({"R18"});
            want(!has_foreign_neighbour(lands_of(actor_).at(at(thrown.face - 1)), actor_),
                 "it has a foreign neighbour");
        } else if (reason == "beyond_the_list") {
            by({"R17"});
            want(at(thrown.face) > neighbours_[base_].size() && !readings_.wraps,
                 "it is on the list");
        } else {
            by({"M3"});
            want(thrown.face > kLands, "there is such a province");
        }
    }

    // ---- S ----

    void rivals_came() {
        rivals_ = number("rivals");
        by({"S3"});
        want(kRivals.at(at(take("rivals").face)) == rivals_, "another number of rivals");
    }
    void general_set_up() {
        const std::string side = text("general");
        if (side == "you") {
            by({"S2"});
            want(text("province") == ids_.at(at(take("home").face - 1)), "another home");
            legions_[side] = 2 + take("legions").face;
        } else {
            by({"S5"});
            want(number_of(side) == ++last_number_, "another number");
            legions_[side] = kBegins.at(at(rivals_)) + take("rival_legions").face;
            if (rivals_ == 1) legions_[side] += take("rival_second_die").face;
            want(text("province") == ids_.at(at(take("rival_home").face - 1)), "another home");
        }
        want(number("legions") == legions_[side], "other legions");
        give(text("province"), side);
        if (last_number_ < rivals_ || rivals_ == 0) return;
        for (int land = 0; land < kCoreLands; ++land)
            if (const std::string& id = ids_.at(at(land)); !is_general(holder_[id])) {
                give(id, "senate");
                garrisons_due_.push_back(id);
            }
    }
    void garrisoned() {
        by({"S6"});
        const Thrown die = take("garrison");
        want(!garrisons_due_.empty() && garrisons_due_.front() == text("province"),
             "another garrison is due");
        if (!garrisons_due_.empty()) garrisons_due_.pop_front();
        want(die.province == text("province"), "the die was for another province");
        garrison_[text("province")] = number("legions");
        want(number("legions") == (die.face >= 5 ? 1 : 0), "another garrison");
    }

    // ---- T, A, N ----

    void turn_began() {
        by({"T1"});
        want(number("turn") == ++turn_, "another year");
        want(dice_.empty() && garrisons_due_.empty(), "something is left to be done");
        want(events_left_ == 0, "events are missing");
        want(turn_ == 1 || legions_.size() > 1 || lands_of("you").size() < 3, "you have won");
        strength_.clear();
        actor_ = "you";
        order_.clear();
        for (const auto& [side, legions] : legions_)
            if (side != "you") order_.push_back(side);
        std::sort(order_.begin(), order_.end(),
                  [](const auto& a, const auto& b) { return number_of(a) < number_of(b); });
        raised_.clear();
    }
    void waited() {
        by({"A2"});
        want(text("general") == "you", "somebody else");
    }
    // R16. The lowest group of equals is put in order completely before the next.
    std::vector<std::string> settled(const std::vector<std::string>& group) {
        if (group.size() < 2) return group;
        std::map<int, std::vector<std::string>> by_face;
        for (const std::string& rival : group) {
            const Thrown die = take("order");
            want(die.who == rival, "another rival rolls");
            by_face[die.face].push_back(rival);
        }
        std::vector<std::string> order;
        for (const auto& [face, equals] : by_face)
            for (const std::string& rival : settled(equals)) order.push_back(rival);
        return order;
    }
    void order_settled() {
        by({"N1"});
        std::erase_if(order_, [&](const std::string& rival) { return !legions_.contains(rival); });
        order_ = settled(order_);
        std::vector<std::string> told;
        for (const char* place : {"first", "second", "third", "fourth"})
            if (!text(place).empty()) told.push_back(text(place));
        want(told == order_, "another order");
    }
    void action_rolled() {
        by({"N2"});
        while (!order_.empty() && !legions_.contains(order_.front()))
            order_.erase(order_.begin());  // R30.
        actor_ = text("general");
        want(!order_.empty() && order_.front() == actor_, "another rival is next");
        if (!order_.empty()) order_.erase(order_.begin());
        act_ = number("face");
        if (act_ == 1) return;
        if (act_ >= 4 && legions_[actor_] == 0) due_ = {"unarmed"};
    }
    void unarmed() {
        by({"R10"});
        want(total_of(text("general")) == 0, "he has legions");
    }
    void base_chosen() {
        by({"N3"});
        const std::vector<std::string> lands = lands_of(actor_);
        base_ = text("province");
        want(act_ > 1, "he does nothing");
        want(base_ == lands.at(at(lands.size() == 1 ? 0 : take("base").face - 1)), "another base");
        want(has_foreign_neighbour(base_, actor_), "it has no foreign neighbour");
    }
    void target_chosen() {
        const Thrown die = take("neighbour");
        const std::vector<std::string>& list = neighbours_[base_];
        by({at(die.face) > list.size() ? "R17" : "N4"});
        target_ = text("province");
        want(target_ == list.at(at(die.face - 1) % list.size()), "another neighbour");
        if (holder_[target_] != actor_)
            due_ = {act_ >= 4 ? "attack_began" : "offered"};
        else
            due_ = {readings_.rerolls_own ? "rolled_again" : "idle"};
    }
    void idle() {
        by({"R18"});
        want(!readings_.rerolls_own && holder_[target_] == text("general"), "he can act");
    }

    // ---- L ----

    void offered() {
        by({"L1"});
        place_ = text("province");
        proposer_ = text("general");
        approached_ = text("owner");
        want(proposer_ == actor_, "somebody else offers");
        want(approached_ == holder_[place_] && approached_ != proposer_, "another owner");
        want(may_reach(), "it is not next to his");
        dominant_ = proposer_;
        if (is_general(approached_))
            due_ = {legions_[proposer_] == legions_[approached_] ? "rolled_off" : "dominance"};
    }
    bool may_reach() const {
        if (actor_ != "you") return place_ == target_;
        const std::vector<std::string>& around = neighbours_.at(place_);
        return std::any_of(around.begin(), around.end(),
                           [&](const std::string& land) { return holder_.at(land) == "you"; });
    }
    void dominance() {
        by({"L2"});
        dominant_ = legions_[proposer_] > legions_[approached_] ? proposer_ : approached_;
        const std::string& other = dominant_ == proposer_ ? approached_ : proposer_;
        want(text("general") == dominant_ && text("other") == other, "the other is dominant");
        want(number("legions") == legions_[dominant_] && number("other_legions") == legions_[other],
             "other legions");
    }
    void rolled_off() {
        by({"L3"});
        want(text("general") == proposer_ && text("other") == approached_, "others roll");
        want(legions_[proposer_] == legions_[approached_], "they are not equal");
        was_equal_ = number("face") == number("other_face");
        dominant_ = number("face") > number("other_face") ? proposer_ : approached_;
        if (was_equal_) due_ = {"rolled_again"};
    }
    // R20, R21.
    bool says_yes(int face) const {
        if (approached_ == "senate") return face <= 5;
        if (approached_ == "nation") return face == 1;
        const bool leads = dominant_ == approached_;
        if (readings_.response == "A") return leads || face <= 2;
        if (readings_.response == "B") return leads && face >= 3;
        return leads ? face >= 2 : face == 2;
    }
    void answered() {
        want(text("owner") == approached_ && text("province") == place_, "another is asked");
        const bool yes = number("yes") != 0;
        if (approached_ != "you") {
            by({is_general(approached_) ? "L4" : "L5"});
            want(says_yes(take("answer").face) == yes, "the table says otherwise");
        } else if (dominant_ == "you") {
            by({"R22"});
            want(yes, "dominance is not refused");
        } else {
            by({"L4a"});
        }
        if (!yes)
            due_ = legions_[proposer_] > 0
                       ? std::set<std::string>{"attack_began"}
                       : std::set<std::string>{"rolled", "unarmed"};  // B3 comes before R10.
        else if (is_general(approached_))
            due_ = {"merged"};
        else
            due_ = {"joined", "rolled"};
        joins_ = yes;
    }
    void merged() {
        by({"L6"});
        const std::string other = dominant_ == proposer_ ? approached_ : proposer_;
        want(text("general") == dominant_ && text("other") == other, "another is dominant");
        legions_[dominant_] += legions_[other];
        want(number("legions") == legions_[dominant_], "other legions");
        for (const std::string& land : lands_of(other)) holder_[land] = dominant_;
        due_ = {"general_out"};
    }
    void joined() {
        by({"L6"});
        want(joins_ && text("general") == proposer_ && text("province") == place_, "nobody agreed");
        const int legions = total_of(approached_);
        want(number("legions") == legions, "other legions");
        want(approached_ != "nation" || legions > 0, "its strength was not told");
        legions_[proposer_] += legions;
        give(place_, proposer_);
    }

    // ---- B ----

    void attack_began() {
        attacker_ = text("attacker");
        if (attacker_ == "host") {
            by({"E8"});
            want(text("province") == place_ && host_ > 0, "no host comes there");
        } else if (rule_ == "L7") {
            want(!joins_ && attacker_ == proposer_ && text("province") == place_, "nobody refused");
        } else {
            by({"B1"});
            place_ = text("province");
            want(attacker_ == actor_ && may_reach(), "somebody else attacks");
        }
        defender_ = text("owner");
        want(defender_ == holder_[place_] && defender_ != attacker_, "another owner");
        want(total_of(attacker_) > 0, "he has no legion");
        devoted_.clear();
        order_of_devotion_.clear();
        if (defender_ == "nation" && strength_[place_] == 0)
            due_ = {"rolled"};
        else
            due_ = {total_of(defender_) == 0 ? "walked_in" : "initiative_rolled"};
    }
    void strength_rolled() {
        by({"B3"});
        want(text("province") == place_ && strength_[place_] == 0, "it is known already");
        strength_[place_] = number("legions");
        want(strength_[place_] == 2 + take("strength").face, "another strength");
    }
    void walked_in() {
        want(text("attacker") == attacker_ && text("province") == place_, "another falls");
        if (rule_ == "B6a")
            want(devoted_.contains(defender_) && devoted_[defender_] == 0, "nobody conceded");
        else
            by({"B2"}), want(total_of(defender_) == 0, "somebody is at home");
        due_ = {attacker_ == "host" ? "province_lost" : "province_taken"};
        fell_ = true;
    }
    void initiative_rolled() {
        by({"B4"});
        was_equal_ = number("attacker") == number("defender");
        const bool attacker_leads = number("attacker") > number("defender");
        leader_ = attacker_leads ? attacker_ : defender_;
        order_of_devotion_ =
            attacker_leads ? std::vector{defender_, attacker_} : std::vector{attacker_, defender_};
        if (was_equal_) due_ = {"rolled_again"};
    }
    std::string devotes_next() const {
        return devoted_.size() < order_of_devotion_.size() ? order_of_devotion_[devoted_.size()]
                                                           : std::string("nobody");
    }
    void devotion_share() {
        by({"B5"});
        const std::string side = text("side");
        const Thrown die = take("devotion");
        want(side == devotes_next() && die.who == side, "another devotes");
        const int own = total_of(side);
        const int other = total_of(side == attacker_ ? defender_ : attacker_);
        const int share = kShares.at(at(die.face))[other > own ? 0 : other == own ? 1 : 2];
        want(number("share") == share && number("total") == own, "another share");
        promised_ = share * own / 100 + (share * own % 100 > 0 ? 1 : 0);
        want(number("legions") == promised_, "rounded otherwise");
        due_ = {side == leader_ ? "advantage" : "devoted"};
    }
    void advantage() {
        by({"B6"});
        const int more = std::min(2, total_of(text("side")) - promised_);
        want(text("side") == leader_ && number("legions") == more, "another advantage");
        promised_ += more;
        due_ = {"devoted"};
    }
    void devoted() {
        const std::string side = text("side");
        by({"B5"});
        want(side == devotes_next(), "another devotes");
        const int legions = number("legions");
        if (side == "you")
            want(legions >= (side == attacker_ ? 1 : 0) && legions <= total_of(side), "not yours");
        else
            want(legions == (is_general(side) ? promised_ : total_of(side)), "other legions");
        devoted_[side] = legions;
        left_[side] = legions;
        if (legions == 0)
            due_ = {"walked_in"};
        else if (devoted_.size() == 2)
            due_ = {"hit_priced"};
    }
    void hit_priced() {
        by({"B7"});
        const int all = devoted_[attacker_] + devoted_[defender_];
        cost_ = number("losses");
        want(number("legions") == all && (cost_ - 1) * 13 < all && all <= cost_ * 13,
             "another price");
        due_ = {"segments_rolled"};
    }
    void segments_rolled() {
        by({"B8"});
        segments_ = number("segments");
        want(segments_ >= 1 && segments_ <= 6 && number("losses") == cost_, "no such face");
        striker_ = leader_;
    }
    void volley() {
        by({"B9"});
        want(text("side") == striker_ && number("segments") == segments_, "another strikes");
        const std::string enemy = striker_ == attacker_ ? defender_ : attacker_;
        for (int die = 0; die < 3; ++die) {
            const Thrown thrown = take("hit");
            want(thrown.who == striker_, "another's die");
            if (thrown.face == 1) left_[enemy] = std::max(0, left_[enemy] - cost_);
        }
        want(number("left") == left_[enemy], "other losses");
        const bool second = striker_ != leader_;
        striker_ = enemy;
        if (left_[enemy] == 0) {
            ended_by_ = "R14";
            due_ = {"battle_ended"};
        } else if (second && segments_ > 1) {
            --segments_;
        } else if (second) {
            ended_by_ = "B10";
            due_ = {left_[attacker_] == left_[defender_] ? "tied" : "battle_ended"};
        }
    }
    void tied() {
        by({"B10"});
        want(number("legions") == left_[attacker_] && left_[attacker_] == left_[defender_],
             "they are not equal");
    }
    void battle_ended() {
        by({ended_by_.c_str()});
        const bool wins = left_[attacker_] > left_[defender_];
        want(text("winner") == (wins ? attacker_ : defender_), "another won");
        want(text("province") == place_ && number("attackers") == left_[attacker_] &&
                 number("defenders") == left_[defender_],
             "others are left");
        for (const std::string& side : {attacker_, defender_})
            if (is_general(side)) legions_[side] += left_[side] - devoted_[side];  // B12.
        fell_ = wins;
        if (wins && attacker_ == "host" && left_[defender_] > 0)
            due_ = {"survivors_killed"};
        else if (wins)
            due_ = {attacker_ == "host" ? "province_lost" : "province_taken"};
        if (wins) return;
        if (defender_ == "senate") garrison_[place_] = left_[defender_];
        if (defender_ == "nation") strength_[place_] = left_[defender_];
    }
    void survivors_killed() {
        by({"E9"});
        want(attacker_ == "host" && text("side") == defender_ &&
                 number("legions") == left_[defender_],
             "others are killed");
        if (is_general(defender_)) legions_[defender_] -= left_[defender_];
        due_ = {"province_lost"};
    }
    void province_taken() {
        by({"B11"});
        want(fell_ && text("general") == attacker_ && text("province") == place_, "it is not won");
        fell_ = false;
        take_from(place_, attacker_);
    }
    void take_from(const std::string& land, const std::string& side) {
        const std::string loser = holder_[land];
        give(land, side);
        if (is_general(loser) && lands_of(loser).empty()) due_ = {"general_out"};
    }
    void province_lost() {
        if (rule_ == "E9") {
            want(fell_ && attacker_ == "host" && text("province") == place_, "it is not won");
            fell_ = false;
        } else {
            by({had_legions_ ? "E6" : "R27"});
            want(rebels_ == text("province"), "nobody rebels there");
        }
        take_from(text("province"), "nation");
    }
    void general_out() {
        by({"V3"});
        want(lands_of(text("general")).empty(), "he has land");
        if (text("general") == "you")
            due_ = {"game_over"};
        else
            strike_off(text("general"));
    }

    // ---- I, E, V ----

    void income() {
        by({"I1"});
        want(std::none_of(order_.begin(), order_.end(),
                          [&](const std::string& rival) { return legions_.contains(rival); }),
             "a rival has not acted");
        const std::string side = text("general");
        const int lands = static_cast<int>(lands_of(side).size());
        want(raised_.insert(side).second, "twice");
        legions_[side] += lands;
        want(number("legions") == lands && number("total") == legions_[side], "another income");
    }
    void events_rolled() {
        by({"E0"});
        want(raised_.size() == legions_.size(), "somebody has no income");
        events_left_ = number("events");
        want(events_left_ >= 1 && events_left_ <= 6, "no such face");
    }
    void event_rolled() {
        by({"E1"});
        --events_left_;
        event_ = number("face");
        want(events_left_ >= 0 && event_ >= 1 && event_ <= 20, "no event is due");
        const bool may_rise = legions_.size() <= 2 && !generals_hold(kLands);
        if (event_ == 1)
            due_ = {legions_.size() == 1 ? "assassinated" : "rolled"};
        else if (event_ <= 3)
            due_ = {may_rise ? "rolled" : "no_new_general"};
        else
            due_ = {"rolled"};
    }
    void assassinated() {
        by({"E2"});
        const std::string side = text("general");
        if (legions_.size() > 1) {
            std::vector<std::string> living;
            for (const auto& [general, legions] : legions_) living.push_back(general);
            std::sort(living.begin(), living.end(),
                      [](const auto& a, const auto& b) { return number_of(a) < number_of(b); });
            want(side == living.at(at(take("victim").face - 1)), "another victim");
        }
        want(event_ == 1, "no assassin came");
        if (side == "you") return void(due_ = {"game_over"});
        for (const std::string& land : lands_of(side)) {
            give(land, "senate");
            if (readings_.heirs_roll) garrisons_due_.push_back(land);
        }
        strike_off(side);
    }
    void newcomer_legions() {
        by({"E3"});
        want(number("legions") == 2 + take("newcomer_legions").face, "other legions");
        promised_ = number("legions");
        due_ = {"rolled"};
    }
    void new_general() {
        by({"E3"});
        const std::string land = text("province");
        const Thrown die = take("newcomer_home");
        want(land == ids_.at(at(die.face - 1)), "another home");
        want(generals_hold(kCoreLands) || die.face <= kCoreLands, "a core province is free");
        want(number("garrison") == garrison_[land], "another garrison");
        want(number_of(text("general")) == ++last_number_, "another number");
        want(number("legions") == promised_ + garrison_[land], "other legions");
        legions_[text("general")] = number("legions");
        give(land, text("general"));
    }
    void no_new_general() {
        by({"E3"});
        want(event_ == 2 || event_ == 3, "another event");
    }
    void province_changed() {
        const std::string change = text("change");
        const std::string land = text("province");
        by({change == "epidemic" ? "E4" : change == "prosperity" ? "E5" : "E6"});
        want(change == change_of(event_), "another event");
        want(land == ids_.at(at(take("province").face - 1)), "another province");
        const std::string owner = text("owner");
        want(owner == holder_[land], "another owner");
        if (owner == "nation") return;
        int& legions = is_general(owner) ? legions_[owner] : garrison_[land];
        had_legions_ = legions > 0;
        legions = std::max(0, legions + (change == "prosperity" ? 1 : -1));
        want(number("legions") == legions, "other legions");
        if (change != "rebellion" || legions > 0) return;
        rebels_ = land;
        due_ = {"province_lost"};
    }
    void invasion_rolled() {
        by({"E7"});
        want(event_ >= 17, "another event");
        const std::string people = text("invader");
        want(people == peoples_.at(at(take("route").face - 1)), "another people");
        place_.clear();
        for (const std::string& land : routes_[people])
            if (place_.empty() && holder_[land] != "nation") place_ = land;
        want(text("province") == place_, "another province is first");
        if (!place_.empty()) due_ = {"rolled"};
    }
    void host_rolled() {
        by({"E8"});
        host_ = number("legions");
        want(host_ == 2 + take("host").face, "another strength");
        due_ = {"attack_began"};
    }
    void game_over() {
        is_over_ = true;
        if (text("outcome") == "loss") return by({"V3"});
        by({"V1"});
        want(legions_.size() == 1 && lands_of("you").size() >= 3 && events_left_ == 0,
             "you have not won");
    }

    static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    Readings readings_;
    std::vector<std::string> ids_;
    std::map<std::string, std::vector<std::string>> neighbours_;
    std::map<std::string, std::vector<std::string>> routes_;
    std::vector<std::string> peoples_;

    // The state that follows from the log so far.
    std::map<std::string, int> legions_;  // The living generals'.
    std::map<std::string, std::string> holder_;
    std::map<std::string, int> garrison_, strength_;
    std::deque<Thrown> dice_;
    std::deque<std::string> garrisons_due_;
    std::vector<std::string> order_;
    std::set<std::string> raised_;
    std::set<std::string> due_;  // The events that must come next; empty: any.
    std::string rule_, actor_, base_, target_, place_, proposer_, approached_, dominant_;
    std::string attacker_, defender_, leader_, striker_, ended_by_, rebels_;
    std::vector<std::string> order_of_devotion_;
    std::map<std::string, int> devoted_, left_;
    int rivals_ = 0, last_number_ = 0, turn_ = 0, act_ = 0, promised_ = 0, cost_ = 0;
    int segments_ = 0, events_left_ = 0, event_ = 0, host_ = 0;
    bool was_equal_ = false, joins_ = false, fell_ = false, had_legions_ = false, is_over_ = false;
    const Value* args_ = nullptr;
    std::vector<std::string> told_;
};

const std::map<std::string, Audit::Check> Audit::kChecks = {
    {"rolled", &Audit::rolled},
    {"rolled_again", &Audit::rolled_again},
    {"rivals_came", &Audit::rivals_came},
    {"general_set_up", &Audit::general_set_up},
    {"garrisoned", &Audit::garrisoned},
    {"turn_began", &Audit::turn_began},
    {"waited", &Audit::waited},
    {"order_settled", &Audit::order_settled},
    {"action_rolled", &Audit::action_rolled},
    {"base_chosen", &Audit::base_chosen},
    {"target_chosen", &Audit::target_chosen},
    {"idle", &Audit::idle},
    {"unarmed", &Audit::unarmed},
    {"offered", &Audit::offered},
    {"dominance", &Audit::dominance},
    {"rolled_off", &Audit::rolled_off},
    {"answered", &Audit::answered},
    {"merged", &Audit::merged},
    {"joined", &Audit::joined},
    {"attack_began", &Audit::attack_began},
    {"strength_rolled", &Audit::strength_rolled},
    {"walked_in", &Audit::walked_in},
    {"initiative_rolled", &Audit::initiative_rolled},
    {"devotion_share", &Audit::devotion_share},
    {"advantage", &Audit::advantage},
    {"devoted", &Audit::devoted},
    {"hit_priced", &Audit::hit_priced},
    {"segments_rolled", &Audit::segments_rolled},
    {"volley", &Audit::volley},
    {"tied", &Audit::tied},
    {"battle_ended", &Audit::battle_ended},
    {"survivors_killed", &Audit::survivors_killed},
    {"province_taken", &Audit::province_taken},
    {"province_lost", &Audit::province_lost},
    {"general_out", &Audit::general_out},
    {"income", &Audit::income},
    {"events_rolled", &Audit::events_rolled},
    {"event_rolled", &Audit::event_rolled},
    {"assassinated", &Audit::assassinated},
    {"newcomer_legions", &Audit::newcomer_legions},
    {"new_general", &Audit::new_general},
    {"no_new_general", &Audit::no_new_general},
    {"province_changed", &Audit::province_changed},
    {"invasion_rolled", &Audit::invasion_rolled},
    {"host_rolled", &Audit::host_rolled},
    {"game_over", &Audit::game_over},
};

// Plays random games by these options and audits each; returns how often each kind was checked.
std::map<std::string, int> audit(const Readings& readings, int games) {
    occasus::Setup setup;
    setup.options = {{"response", readings.response},
                     {"overflow", readings.wraps ? "wrap" : "reroll"},
                     {"own_target", readings.rerolls_own ? "reroll" : "nothing"},
                     {"heirs", readings.heirs_roll ? "roll" : "empty"}};
    const auto game = *make_game(setup);
    std::map<std::string, int> checked;
    for (int n = 0; n < games; ++n) {
        Audit one(game->board(), readings);
        Rng rng(41, static_cast<std::uint64_t>(n));
        AnyState state{};
        game->start(state);
        while (game->to_move(state) != Seat::Nobody) {
            std::vector<Event> log;
            game->apply(state, game->random_action(state, rng), log);
            for (const Event& event : log)
                one.hear(std::string(game->event_kind(event)),
                         std::string(game->facts().rulebook[event.rule.index].id),
                         game->event_args(event));
        }
        one.close(game->position(state));
        for (const auto& [kind, times] : one.checked) checked[kind] += times;
        EXPECT_TRUE(one.wrong.empty()) << "game " << n << ": " << one.wrong.front();
        if (!one.wrong.empty()) break;
    }
    return checked;
}

// OCCASUS_AUDIT_GAMES makes it a longer run.
int games_to_audit() {
    const char* const asked = std::getenv("OCCASUS_AUDIT_GAMES");
    return asked == nullptr ? 15 : std::atoi(asked);
}

TEST(PomeriumAudit, EveryResultFollowsFromTheLogAlone) {
    std::map<std::string, int> all;
    for (const Readings& readings :
         {Readings{}, Readings{.response = "B", .wraps = false},
          Readings{.response = "C", .rerolls_own = false}, Readings{.heirs_roll = false}})
        for (const auto& [kind, times] : audit(readings, games_to_audit())) all[kind] += times;
    for (const auto& row : kEventRows) {
        EXPECT_GT(all[std::string(row.id)], 0) << row.id;
        RecordProperty(std::string(row.id), all[std::string(row.id)]);
        if (std::getenv("OCCASUS_AUDIT_GAMES") != nullptr)
            std::printf("%-18s %d\n", std::string(row.id).c_str(), all[std::string(row.id)]);
    }
}

}  // namespace
}  // namespace occasus::pomerium
