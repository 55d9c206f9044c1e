// A person at the table with the log, the map and the rulebook: every result in the log is worked
// out again without the engine's help. The auditor sees the board's figures, the position before
// the first event, and then nothing but the documents of the events. The tables of the rulebook
// are written out again below.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <gtest/gtest.h>
#include <iostream>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/rng.h"

#include "games/invasions/game.h"

namespace occasus::invasions {
namespace {

using Name = std::string;
using Count = std::map<Name, int>;

// ---- the tables of the rulebook ----

// 14.1. By die, a column for each of 1-1 to 6-1.
constexpr const char* kCrt[6][6] = {{"1/2De", "1/2De", "De", "De", "De", "De"},
                                    {"1/2Ex", "1/2De", "1/2De", "1/2De", "De", "De"},
                                    {"Ex", "1/2Ex", "1/2De", "1/2De", "1/2De", "1/2De"},
                                    {"-", "Ex", "1/2Ex", "1/2Ex", "1/2De", "1/2De"},
                                    {"-", "-", "-", "Ex", "1/2Ex", "1/2Ex"},
                                    {"-", "-", "-", "-", "-", "-"}};
// 15.0, 17.0, 16.3, 18.0.
struct PeriodFigures {
    int last_year, revolution, rolls, modifier;
};
const std::map<Name, PeriodFigures> kPeriodFigures = {
    {"A", {215, 6, 1, -2}}, {"B", {265, 4, 2, 1}}, {"C", {331, 6, 1, 0}}, {"D", {375, 5, 2, 0}},
    {"E", {398, 5, 3, 1}},  {"F", {490, 2, 4, 2}}, {"G", {9999, 6, 1, 0}}};
// 16.0. By Province, in the order of the second die; a line for each first die.
struct OriginColumn {
    const char* province;
    int sp[6];
    const char* kind;  // L levies, R raiders.
};
constexpr OriginColumn kOriginTable[] = {{"Pictum", {0, 0, 3, 1, 0, 2}, "--LR-R"},
                                         {"Germania", {10, 15, 20, 4, 25, 6}, "LLLRLR"},
                                         {"Dacia", {0, 0, 6, 6, 4, 0}, "--LLR-"},
                                         {"Scythia", {15, 20, 0, 5, 4, 10}, "LL-RRL"},
                                         {"Taurica", {2, 0, 0, 0, 0, 0}, "R-----"}};
const std::map<Name, Name> kNationOf = {{"Pictum", "pict"},
                                        {"Germania", "german"},
                                        {"Dacia", "dacian"},
                                        {"Scythia", "scythian"},
                                        {"Taurica", "taurican"}};
// 17.2, first printing. By Province: the figure of each line; in parentheses: Period G only.
const std::map<Name, std::array<std::pair<int, int>, 6>> kRevolts = {
    {"Gallia", {{{3, 0}, {0, 0}, {3, 0}, {0, 0}, {0, 0}, {3, 0}}}},
    {"Dacia", {{{4, 12}, {0, 0}, {0, 0}, {3, 0}, {0, 0}, {12, 0}}}},
    {"Asia", {{{1, 0}, {1, 0}, {0, 0}, {0, 0}, {0, 5}, {0, 0}}}},
    {"Armenia", {{{4, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4, 0}}}},
    {"Mesopotamia", {{{4, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {8, 0}}}},
    {"Syria", {{{4, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}}},
    {"Africa", {{{2, 0}, {1, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}}},
    {"Hispania", {{{0, 0}, {0, 5}, {0, 0}, {1, 0}, {1, 0}, {0, 5}}}},
    {"Illyria", {{{0, 0}, {0, 6}, {0, 0}, {4, 0}, {2, 0}, {2, 0}}}},
    {"Scythia", {{{0, 0}, {20, 0}, {0, 0}, {0, 0}, {20, 0}, {20, 0}}}},
    {"Graecia", {{{0, 0}, {0, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}}},
    {"Persia", {{{0, 0}, {15, 0}, {15, 0}, {15, 0}, {15, 0}, {0, 0}}}},
    {"Pictum", {{{0, 0}, {0, 0}, {8, 0}, {8, 0}, {8, 0}, {0, 0}}}},
    {"Britannia", {{{0, 0}, {0, 0}, {2, 0}, {1, 0}, {1, 0}, {1, 0}}}},
    {"Aegyptus", {{{0, 0}, {0, 0}, {0, 0}, {2, 0}, {0, 10}, {4, 0}}}},
    {"Cyprus", {{{0, 0}, {0, 0}, {0, 0}, {1, 0}, {0, 0}, {0, 0}}}},
    {"Thracia", {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {3, 0}, {0, 10}}}},
    {"Sicilia", {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {1, 0}, {1, 0}}}}};
// 18.0. How many of so many legions rebel on a die as read.
int rebels_by_table(int die, int legions) {
    if (legions < 4 || die < 3) return 0;
    static const std::map<int, std::array<int, 6>> kRows = {{3, {0, 0, 0, 0, 0, 20}},
                                                            {4, {0, 0, 0, 2, 2, 30}},
                                                            {5, {0, 2, 3, 3, 3, 50}},
                                                            {6, {3, 5, 4, 6, 6, 90}},
                                                            {7, {4, 6, 7, 8, 9, 100}}};
    const auto& row = kRows.at(die);
    if (legions >= 10) return (legions * row[5] + 99) / 100;
    const int column = legions == 4 ? 0 : legions <= 6 ? 1 : legions - 5;
    return std::min(row[static_cast<std::size_t>(column)], legions);
}
constexpr int kWage = 2;
constexpr int kLegionPrice = 3;
constexpr int kPersianPrice = 5;
constexpr int kMarchPenalty = 33;
constexpr int kRomanDelay = 2;
constexpr int kPersianDelay = 5;

const std::vector<Name> kPhaseOrder = {"revolution",     "movement",     "combat",      "creation",
                                       "roman_movement", "roman_combat", "rebellion",   "control",
                                       "attrition",      "treasury",     "replacement", "bribes",
                                       "record"};
const std::set<Name> kBarbarians = {"hun", "german", "scythian", "dacian", "pict", "taurican"};

bool is_state_name(const Name& force) {
    return force.rfind("state", 0) == 0;
}
bool rolls_for_loss(const Name& kind) {
    return kind == "losses" || kind == "pooled" || kind == "lost_for_good" ||
           kind == "revolt_ended" || kind == "state_stopped" || kind == "rebels_returned";
}
int half(int sp) {
    return (sp + 1) / 2;
}

// ---- the board ----

struct Place {
    Name province;
    std::map<Name, int> ways;  // To, cost.
};
struct Land {
    int vp = 0, militia = 0;
    bool empire = false, east = false;
    Name home;
    std::vector<Name> areas;
};

int number_in(const Value& value, std::string_view name) {
    const Value* found = value.find(name);
    return found == nullptr || found->number() == nullptr ? 0 : static_cast<int>(*found->number());
}
Name text_in(const Value& value, std::string_view name) {
    const Value* found = value.find(name);
    return found == nullptr || found->text() == nullptr ? "" : *found->text();
}
bool is_true(const Value& value, std::string_view name) {
    const Value* found = value.find(name);
    return found != nullptr && found->truth() != nullptr && *found->truth();
}

struct Told {
    Name kind;
    Cite rule;
    Value args;
    int n(std::string_view name) const { return number_in(args, name); }
    Name s(std::string_view name) const { return text_in(args, name); }
};

class Auditor {
  public:
    Auditor(const Value& board, const Value& position, int scenario, std::map<Name, int>& checked)
        : scenario_(scenario), checked_(checked) {
        read_board(board);
        read_position(position);
    }

    void hear(const Told& told) {
        if (!faults.empty()) return;
        told_ = &told;
        if (const Value* face = told.args.find("face"); face != nullptr)
            expect(*face->number() >= 1 && *face->number() <= 6, "a face of a die");
        if (!faults.empty()) return;  // Tables have no line for another.
        before(told);
        enter(told);
        if (told.kind != "tie_rolled") {
            // Dice are for what follows at once, or for nothing.
            winner_.clear();
            tied_.clear();
        }
        last_ = told;
        ++heard_;
    }
    void end() { expect(over_, "the game ends with game_over"); }

    std::vector<Name> faults;

  private:
    // ---- what a table has before it ----

    void read_board(const Value& board) {
        for (const Value& one : *board.find("provinces")->items()) {
            Land land{.vp = number_in(one, "vp"),
                      .militia = number_in(one, "militia"),
                      .empire = is_true(one, "empire"),
                      .east = is_true(one, "east"),
                      .home = text_in(one, "home"),
                      .areas = {}};
            for (const Value& area : *one.find("areas")->items())
                land.areas.push_back(*area.text());
            order_.push_back(text_in(one, "id"));
            lands_[text_in(one, "id")] = land;
        }
        for (const Value& one : *board.find("areas")->items()) {
            Place place{.province = text_in(one, "province"), .ways = {}};
            for (const Value& link : *one.find("links")->items())
                place.ways[text_in(link, "to")] = number_in(link, "cost");
            places_[text_in(one, "id")] = place;
        }
        rome_ = text_in(board, "rome");
        byzantium_ = text_in(board, "byzantium");
        victory_ = number_in(board, "victory");
        turns_ = number_in(board, "turns");
        first_year_ = std::atoi(text_in(board, "scenario").c_str());
    }
    void read_position(const Value& position) {
        for (const auto& [province, owner] : *position.find("owners")->members()) {
            owner_[province] = *owner.text();
            if (*owner.text() == "rome") roman_at_start_.insert(province);
        }
        for (const auto& [province, owner] : *position.find("militia_owners")->members())
            militia_of_[province] = *owner.text();
        if (const Value* legions = position.find("legions"))
            for (const auto& [area, sp] : *legions->members())
                mobile_["rome"][area] = static_cast<int>(*sp.number());
        for (const Value& one : *position.find("states")->items()) {
            const Name force = "state" + std::to_string(number_in(one, "number"));
            states_[force] = text_in(one, "home");
        }
        treasury_["rome"] = number_in(position, "treasury");
        treasury_["persian"] = number_in(position, "persian_treasury");
        for (const auto& [turn, sp] : *position.find("persian_pool")->members())
            pool_["persian"][std::atoi(turn.c_str())] = static_cast<int>(*sp.number());
    }

    void expect(bool right, const Name& what) {
        ++checked_[told_ == nullptr ? "end" : told_->kind];
        if (right) return;
        std::string text = "event " + std::to_string(heard_) + ", turn " + std::to_string(turn_) +
                           ", " + phase_ + ": " + what;
        if (told_ != nullptr) {
            text += "; told " + told_->kind;
            if (told_->args.members() != nullptr)
                for (const auto& [name, value] : *told_->args.members())
                    text += " " + name + "=" +
                            (value.text() != nullptr     ? *value.text()
                             : value.number() != nullptr ? std::to_string(*value.number())
                                                         : "…");
        }
        faults.push_back(text);
    }
    void expect_equal(int told, int worked_out, const Name& what) {
        expect(told == worked_out,
               what + " is " + std::to_string(worked_out) + ", not " + std::to_string(told));
    }

    // ---- the map ----

    Name side_of(const Name& province) const {
        return revolts_.count(province) > 0 ? "revolt" : militia_of_.at(province);
    }
    int mobile(const Name& force, const Name& area) const {
        const auto all = mobile_.find(force);
        if (all == mobile_.end()) return 0;
        const auto here = all->second.find(area);
        return here == all->second.end() ? 0 : here->second;
    }
    int militia(const Name& area) const {
        const auto here = militia_.find(area);
        return here == militia_.end() ? 0 : here->second;
    }
    int militia_in(const Name& province) const {
        int sp = 0;
        for (const Name& area : lands_.at(province).areas) sp += militia(area);
        return sp;
    }
    // R3, R77. All of a force in an Area, its militia counted.
    Count strengths(const std::vector<Name>& areas) const {
        Count found;
        for (const auto& [force, all] : mobile_)
            for (const Name& area : areas)
                if (const auto here = all.find(area); here != all.end() && here->second > 0)
                    found[force] += here->second;
        for (const Name& area : areas)
            if (militia(area) > 0) found[side_of(places_.at(area).province)] += militia(area);
        return found;
    }
    Count at(const Name& area) const { return strengths({area}); }
    Count in(const Name& province) const { return strengths(lands_.at(province).areas); }
    int of(const Count& count, const Name& force) const {
        const auto found = count.find(force);
        return found == count.end() ? 0 : found->second;
    }
    void add(const Name& force, const Name& area, int sp) {
        mobile_[force][area] += sp;
        expect(mobile_[force][area] >= 0, force + " has too few in " + area);
    }
    void change_militia(const Name& area, int sp) {
        militia_[area] += sp;
        expect(militia_[area] >= 0, "too little militia in " + area);
    }
    bool is_hostile(const Name& force, const Name& province) const {
        const Name& owner = militia_of_.at(province);
        if (force == owner || force == "rebels") return false;
        return !(force == "hun" && owner == "scythian" && province == "Scythia");
    }
    bool has_hostile(const Name& province) const {
        for (const auto& [force, sp] : in(province))
            if (is_hostile(force, province)) return true;
        return false;
    }
    Name state_of(const Name& province) const {
        if (is_state_name(owner_.at(province))) return owner_.at(province);
        for (const auto& [force, home] : states_)
            if (home == province) return force;
        return "";
    }
    std::set<Name> neighbours(const Name& province) const {
        std::set<Name> found;
        for (const Name& area : lands_.at(province).areas)
            for (const auto& [to, cost] : places_.at(area).ways)
                if (places_.at(to).province != province) found.insert(places_.at(to).province);
        return found;
    }
    // 5.65. The cheapest way to each Province.
    Count distances(const Name& from) const {
        Count far;
        std::map<Name, int> cost{{from, 0}};
        std::set<std::pair<int, Name>> open{{0, from}};
        while (!open.empty()) {
            const auto [so_far, area] = *open.begin();
            open.erase(open.begin());
            const Name& province = places_.at(area).province;
            if (far.count(province) == 0) far[province] = so_far;
            for (const auto& [to, step] : places_.at(area).ways) {
                const auto known = cost.find(to);
                if (known != cost.end() && known->second <= so_far + step) continue;
                if (known != cost.end()) open.erase({known->second, to});
                cost[to] = so_far + step;
                open.insert({so_far + step, to});
            }
        }
        return far;
    }
    const PeriodFigures& period() const { return kPeriodFigures.at(period_); }

    // ---- events that must come before others ----

    void before(const Told& told) {
        const bool same_tie = told.kind == "tie_rolled" && told.n("what") == last_.n("what") &&
                              told.s("force") == last_.s("force");
        if (!same_tie && !tie_.empty()) settle_tie();
        if (battle_ && battle_->rolled && !rolls_for_loss(told.kind)) settle_battle();
        if (battle_ && !battle_->rolled && told.kind != "defends" && told.kind != "battle_rolled")
            expect(false, "the battle is fought out");
        if (told.kind != "held" && held_due_) settle_held();
        // Militia falls after the regulars, and before they are buried.
        if (told.kind != "pooled" && told.kind != "lost_for_good" && told.kind != "revolt_ended" &&
            !(told.kind == "losses" && told.s("kind") == "militia"))
            expect(fallen_.empty(), "where the fallen go is told");
        if (!entered_.empty() && told.kind != "moved") expect(false, "who goes on moves");
        if (hesitates_ && told.kind == "moved")
            expect(!(told.s("force") == last_.s("force") && told.s("from") == last_.s("from")),
                   "who hesitates stays");
        hesitates_ = false;
        if (rebels_due_ && told.kind != "rebelled") expect(false, "the legions rebel");
        if (told.kind == "phase_began" || told.kind == "turn_began" || told.kind == "game_over")
            end_phase();
    }

    // The highest of each round leads; equal ones roll again.
    void settle_tie() {
        std::set<Name> rolling;
        std::set<Name> leaders;
        int high = 0;
        bool first = true;
        const auto close = [&] {
            if (!first) expect(rolling.empty(), "all who tied roll again");
            first = false;
            rolling = leaders;
            leaders.clear();
            high = 0;
        };
        std::set<Name> seen;
        for (const auto& [who, face] : tie_) {
            const bool again = first ? seen.count(who) > 0 : false;
            if (again || (!first && rolling.empty())) {
                close();
                expect(rolling.size() > 1, "only those who tied roll again");
            }
            if (first)
                seen.insert(who);
            else
                expect(rolling.erase(who) == 1, who + " rolls in this round");
            if (face > high) leaders.clear();
            high = std::max(high, face);
            if (face == high) leaders.insert(who);
        }
        if (!first) expect(rolling.empty(), "all who tied roll again");
        expect(leaders.size() == 1, "somebody has won the dice");
        winner_ = leaders.empty() ? "" : *leaders.begin();
        tied_ = seen;
        tie_.clear();
    }

    // ---- 5.22 ----

    bool is_held(const Name& force, const Count& here, int& largest) const {
        largest = 0;
        for (const auto& [other, sp] : here)
            if (other != force) largest = std::max(largest, sp);
        return largest > of(here, force);
    }
    void settle_held() {
        held_due_ = false;
        std::set<std::pair<Name, Name>> due;
        int largest = 0;
        for (const auto& [force, all] : mobile_) {
            const bool roman = force == "rome";
            if (force == "rebels" || roman != (phase_ == "roman_movement")) continue;
            for (const auto& [area, sp] : all)
                if (sp > 0 && is_held(force, at(area), largest)) due.insert({force, area});
        }
        if (phase_ == "roman_movement")
            for (const auto& [area, sp] : militia_)
                if (sp > 0 && side_of(places_.at(area).province) == "rome" &&
                    is_held("rome", at(area), largest))
                    due.insert({"rome", area});
        expect(due == held_, "all who are held by a larger enemy, and no others, are told");
        held_.clear();
    }

    // ---- phases ----

    void end_phase() {
        if (phase_ == "revolution") {
            expect(line_.empty(), "every Province of the line is told");
            expect(doubling_.empty() || told_->kind != "phase_began", "revolts left alone grow");
        }
        if (phase_ == "creation") {
            expect(created_ == 0 && created_due_ == Count{}, "what is created is placed");
            expect_equal(rolls_, rolls_due(), "the number of rolls for creation");
        }
        if (phase_ == "control") {
            settle_control();
            std::set<Name> due;
            for (const Name& province : revolts_)
                if (grows_alone(province)) due.insert(province);
            expect(due == doubling_, "all revolts that are left alone are told");
        }
        if (phase_ == "attrition") settle_attrition();
        if (phase_ == "treasury") {
            expect(unpaid_ == 0 && unpaid_rolls_.empty(), "every unpaid legion rolls");
            expect(rebels_owed_ == Count{}, "unpaid legions that rolled 1 to 3 rebel");
            expect(disband_ == 0, "Persians that cannot be paid are eliminated");
        }
        if (phase_ == "replacement") expect(bought_ == Count{}, "what was bought arrives");
        if (phase_ == "combat") bribed_.clear();
    }
    int rolls_due() const {
        if (period_ == "A" && turn_ % 2 != 0) return 0;
        return period().rolls;
    }
    bool grows_alone(const Name& province) const {
        const int sp = militia_in(province);
        return of(in(province), "rome") < sp && std::min(2 * sp, lands_.at(province).militia) > sp;
    }
    void begin_phase(const Name& phase) {
        phase_ = phase;
        if (phase == "movement" || phase == "roman_movement") held_due_ = true;
        if (phase == "creation") rolls_ = 0;
        if (phase == "control") judge_control();
        if (phase == "attrition") judge_attrition();
        if (phase == "record") lost_now_.clear();
    }

    // ---- chapter 7 ----

    Name verdict(const Name& province) const {
        const Land& land = lands_.at(province);
        const Count here = in(province);
        const Name owner = owner_.at(province);
        const Name side = side_of(province);
        const bool armed = militia_in(province) > 0;
        const int loyal = of(here, "rome");
        int hostile = 0;
        for (const auto& [force, sp] : here)
            if (force != "rome") hostile = std::max(hostile, sp);
        Name gainer;
        for (const auto& [force, sp] : here) {
            if (kBarbarians.count(force) == 0 && force != "persian" && !is_state_name(force))
                continue;
            int rival = 0;
            for (const auto& [other, other_sp] : here)
                if (other != force && other != "rome" && other != "rebels")
                    rival = std::max(rival, other_sp);
            const bool state_holds = is_state_name(owner) && owner != force && of(here, owner) > 0;
            if (sp > 3 * loyal && sp >= land.vp && sp > rival && !(armed && side != force) &&
                !state_holds)
                gainer = force;
        }
        if (!gainer.empty()) return gainer;
        const bool unrest = of(here, "rebels") > 0 || of(here, "revolt") > 0;
        if (!unrest && lost_now_.count(province) == 0 && is_romes(province, loyal, hostile, here))
            return "rome";
        if (owner == "persian" || is_state_name(owner) || is_home(owner, province)) return owner;
        return "nobody";
    }
    // R58, R76. Scythia is home to the Huns too.
    bool is_home(const Name& force, const Name& province) const {
        return force == "hun" ? province == "Scythia"
                              : kBarbarians.count(force) > 0 && lands_.at(province).home == force;
    }
    // 7.0, R73, R74, R75.
    bool is_romes(const Name& province, int loyal, int hostile, const Count& here) const {
        const Name owner = owner_.at(province);
        const bool hostile_militia = militia_in(province) > 0 && side_of(province) != "rome";
        if (roman_at_start_.count(province) == 0)
            return !hostile_militia && loyal >= 1 && loyal > hostile;
        if (lost_.count(province) == 0) return hostile == 0 || 3 * loyal >= hostile;
        if (hostile == 0 && (owner == "nobody" || owner == "rome")) return true;
        if (loyal == 0) return false;
        if (owner == "rome") return 3 * loyal >= hostile;
        return !hostile_militia && loyal > (owner == "nobody" ? hostile : of(here, owner));
    }
    void judge_control() {
        control_due_.clear();
        for (const Name& province : order_)
            if (const Name owner = verdict(province); owner != owner_.at(province))
                control_due_[province] = owner;
    }
    void settle_control() {
        expect(control_due_.empty(), "every Province that changes hands is told");
        judged_ = 0;
        for (const auto& [province, owner] : owner_)
            if (owner == "rome") judged_ += lands_.at(province).vp;
    }
    void lose_for_rome(const Name& province) {
        if (roman_at_start_.count(province) > 0) lost_.insert(province);
        lost_now_.insert(province);
    }
    void enter_control(const Told& told) {
        const Name province = told.s("province");
        const Name owner = told.s("owner");
        expect(told.s("before") == owner_[province], "the owner before");
        if (phase_ == "control" && told.rule != cite("R100") && told.rule != cite("R105")) {
            const auto due = control_due_.find(province);
            expect(due != control_due_.end() && due->second == owner,
                   due == control_due_.end() ? "this Province keeps its owner"
                                             : "the owner is " + due->second);
            control_due_.erase(province);
        } else {
            expect(
                told.rule == cite("R100") || told.rule == cite("R105") || told.rule == cite("R78"),
                "a rule that changes owners out of phase H");
        }
        owner_[province] = owner;
        // R79. The owners at the start have the militia too.
        if (told.rule == cite("R78")) militia_of_[province] = owner;
        if (owner != "rome" && owner != "nobody" && told.rule != cite("R78"))
            lose_for_rome(province);
    }

    // ---- R59, R96 ----

    void judge_attrition() {
        attrition_due_.clear();
        for (const Name& force : kBarbarians)
            for (const Name& province : order_) {
                if (owner_.at(province) == force) continue;
                if (force == "hun" && province == "Scythia") continue;
                int sp = 0;
                for (const Name& area : lands_.at(province).areas) sp += mobile(force, area);
                if (sp > 0) attrition_due_[force + " " + province] = half(sp);
            }
    }
    void settle_attrition() {
        for (const auto& [who, sp] : attrition_due_)
            expect_equal(sp, 0, "attrition of " + who + " that is still due");
    }

    // ---- the events ----

    void enter(const Told& told) {
        const Name& kind = told.kind;
        if (kind == "turn_began") return enter_turn(told);
        if (kind == "phase_began") return enter_phase(told);
        if (kind == "game_over") return enter_end(told);
        if (kind == "control_changed") return enter_control(told);
        if (enter_setup(told) || enter_revolution(told) || enter_militia(told) ||
            enter_march(told) || enter_battle(told) || enter_creation(told) ||
            enter_legions(told) || enter_states(told) || enter_money(told))
            return;
        expect(false, "a kind of event that can be checked");
    }

    void enter_turn(const Told& told) {
        expect_equal(told.n("turn"), turn_ + 1, "the turn");
        turn_ = told.n("turn");
        expect_equal(told.n("year"), first_year_ + turn_ - 1, "the year");
        Name period = "G";
        for (auto one = kPeriodFigures.rbegin(); one != kPeriodFigures.rend(); ++one)
            if (told.n("year") <= one->second.last_year) period = one->first;
        expect(told.s("period") == period, "the Period is " + period);
        period_ = period;
        phase_.clear();
    }
    void enter_phase(const Told& told) {
        const auto now = std::find(kPhaseOrder.begin(), kPhaseOrder.end(), phase_);
        const Name next = now == kPhaseOrder.end() ? kPhaseOrder.front() : *(now + 1);
        expect(told.s("phase") == next, "the phase is " + next);
        begin_phase(told.s("phase"));
    }
    void enter_end(const Told& told) {
        over_ = true;
        expect_equal(turn_, turns_, "the last turn");
        expect_equal(told.n("points"), judged_, "Rome's Victory Points in phase H");
        expect_equal(told.n("needed"), victory_, "what the scenario asks for");
        expect((told.s("result") == "victory") == (judged_ >= victory_), "the result");
    }

    // 13.2. Where the last die for an Area has sent somebody.
    void expect_area(const Name& area) {
        if (!landing_.empty()) expect(area == landing_, "the Area of the die is " + landing_);
        landing_.clear();
    }

    bool enter_setup(const Told& told) {
        if (told.kind == "area_rolled") {
            const auto& areas = lands_.at(told.s("province")).areas;
            const auto face = static_cast<std::size_t>(told.n("face"));
            expect((told.n("placed") != 0) == (face <= areas.size()),
                   "whether there is such an Area");
            landing_ = face <= areas.size() ? areas[face - 1] : "";
            return true;
        }
        if (told.kind == "deployed") {
            add("rome", told.s("area"), told.n("sp"));
            expect(told.n("sp") > 0, "some legions");
            return true;
        }
        if (told.kind == "legions_stand") {
            // They are part of the position that everything began with.
            expect(mobile("rome", told.s("area")) >= told.n("sp"), "the legions that stand there");
            return true;
        }
        if (told.kind != "force_placed") return false;
        expect_area(told.s("area"));
        place_force(told);
        return true;
    }
    void place_force(const Told& told) {
        const Name force = told.s("force");
        const int sp = told.n("regulars") + told.n("raiders");
        add(force, told.s("area"), sp);
        if (phase_ == "creation" && force != "hun") {
            const Name province = places_.at(told.s("area")).province;
            expect(kNationOf.count(province) > 0 && kNationOf.at(province) == force,
                   "the nation at home there");
            settle(created_due_, province + " L", told.n("regulars"));
            settle(created_due_, province + " R", told.n("raiders"));
            created_ -= sp;
        }
        if (phase_ == "creation" && force == "hun") {
            expect(scenario_ == 5 && turn_ == 5 && sp == 150, "the Huns of 19.5");
        }
        if (phase_ == "replacement") settle(bought_, force, sp);
    }
    void settle(Count& due, const Name& name, int sp) {
        if (sp == 0) return;
        expect(of(due, name) >= sp, "no more of " + name + " than is due");
        due[name] -= sp;
        if (due[name] == 0) due.erase(name);
    }

    // ---- chapters 10 and 17 ----

    bool enter_revolution(const Told& told) {
        if (told.kind == "revolution_rolled") {
            expect((told.n("yes") != 0) == (told.n("face") >= period().revolution),
                   "whether there is a revolution");
            expect(told.s("period") == period_, "the Period");
            for (const Name& province : doubling_)
                expect(!revolts_.count(province) || !can_double(province), "the revolt grows");
            doubling_.clear();
            return true;
        }
        if (told.kind == "revolution_line") {
            for (const Name& province : order_)
                if (line_figure(province, told.n("face")) > 0)
                    line_.push_back({province, line_figure(province, told.n("face"))});
            return true;
        }
        if (told.kind == "revolt_grew") {
            const Name province = told.s("province");
            const int sp = militia_in(province);
            expect(doubling_.erase(province) == 1, "a revolt that was left alone");
            expect_equal(told.n("added"), std::min(sp, lands_.at(province).militia - sp),
                         "what is added");
            expect_equal(told.n("sp"), sp + told.n("added"), "the revolt now");
            grow(province, told.n("added"));
            return true;
        }
        if (told.kind == "revolt_left_alone") {
            const Name province = told.s("province");
            const int sp = militia_in(province);
            expect_equal(told.n("loyal"), of(in(province), "rome"), "the loyal Romans there");
            expect_equal(told.n("sp"), sp, "the revolt");
            expect_equal(told.n("grown"), std::min(2 * sp, lands_.at(province).militia),
                         "what it grows to");
            expect(revolts_.count(province) > 0 && grows_alone(province), "it is left alone");
            doubling_.insert(province);
            return true;
        }
        return enter_line(told);
    }
    bool can_double(const Name& province) const {
        return militia_in(province) > 0 && militia_in(province) < lands_.at(province).militia;
    }
    int line_figure(const Name& province, int line) const {
        const auto row = kRevolts.find(province);
        if (row == kRevolts.end()) return 0;
        const auto [always, late] = row->second[static_cast<std::size_t>(line - 1)];
        return always + (period_ == "G" ? late : 0);
    }
    // 10.32. Each Area at most doubles, the first Areas first.
    void grow(const Name& province, int added) {
        for (const Name& area : lands_.at(province).areas) {
            const int more = std::min(militia(area), added);
            militia_[area] += more;
            added -= more;
        }
    }
    // 17.31, 17.32, R17.
    Name unmoved(const Name& province) const {
        const Name owner = owner_.at(province);
        if (revolts_.count(province) > 0) return "in_revolt";
        if (!state_of(province).empty()) return "of_state";
        if (period_ == "G" && owner == "persian") return "persian";
        if (period_ != "G" && owner != "rome") return "not_roman";
        const Name side = militia_of_.at(province);
        if (militia_in(province) > 0 && side != "rome" && side != "native") return "others_militia";
        return "";
    }
    bool enter_line(const Told& told) {
        const Name& kind = told.kind;
        const bool set_up = kind == "revolt_began" && told.rule == cite("19.0");
        if (kind != "revolt_began" && kind != "revolt_ignored" && kind != "revolt_prevented" &&
            kind != "militia_revolted")
            return false;
        const Name province = told.s("province");
        if (!set_up) {
            expect(!line_.empty() && line_.front().first == province,
                   "the next Province of the line, " +
                       (line_.empty() ? Name("none") : line_.front().first));
            if (line_.empty()) return true;
            const int figure = line_.front().second;
            line_.erase(line_.begin());
            judge_line(told, province, figure);
        }
        if (kind == "revolt_began") {
            expect_area(told.s("area"));
            revolts_.insert(province);
            militia_[told.s("area")] += told.n("sp");
        }
        if (kind == "militia_revolted") revolts_.insert(province);
        return true;
    }
    void judge_line(const Told& told, const Name& province, int figure) {
        if (const Name why = unmoved(province); !why.empty()) {
            expect(told.kind == "revolt_ignored" && told.s("why") == why, "it is unmoved: " + why);
            expect_equal(told.n("figure"), figure, "the figure of the line");
            return;
        }
        if (const int standing = militia_in(province); standing > 0) {
            expect(told.kind == "militia_revolted", "the militia on the map revolts");
            expect_equal(told.n("sp"), standing, "that militia");
            return;
        }
        int legions = 0;
        for (const Name& area : lands_.at(province).areas) legions += mobile("rome", area);
        const int sp =
            std::clamp(figure - std::max(0, legions - figure), 0, lands_.at(province).militia);
        expect(told.kind == (sp == 0 ? "revolt_prevented" : "revolt_began"), "whether it revolts");
        expect_equal(told.n("figure"), figure, "the figure of the line");
        if (sp == 0)
            expect_equal(told.n("legions"), legions, "the legions there");
        else
            expect_equal(told.n("sp"), sp, "the revolt");
    }

    int allowance(const Name& province, const Name& owner) const {
        const int printed = lands_.at(province).militia;
        return scenario_ == 4 && owner == "rome" ? printed / 2 : printed;
    }
    bool enter_militia(const Told& told) {
        const Name& kind = told.kind;
        if (kind.rfind("militia_", 0) != 0) return false;
        const Name province = told.s("province");
        const Name owner = told.s("owner");
        if (kind == "militia_rose") {
            expect_area(told.s("area"));
            expect(owner == militia_of_[province] || told.rule == cite("19.0"),
                   "whose militia it is");
            if (told.rule != cite("19.0")) {
                expect_equal(told.n("sp"), allowance(province, owner), "the allowance");
                expect_equal(militia_in(province), 0, "the militia on the map before");
                expect(spent_.count(province) == 0, "militia that is not spent");
            }
            militia_of_[province] = owner;
            militia_[told.s("area")] += told.n("sp");
        } else if (kind == "militia_left") {
            expect(owner == militia_of_[province], "whose militia it is");
            expect(!has_hostile(province) || ended_.count(owner) > 0, "no enemy is there");
            expect(militia_in(province) > 0 && revolts_.count(province) == 0, "there is militia");
            for (const Name& area : lands_.at(province).areas) militia_[area] = 0;
        } else if (kind == "militia_returned") {
            expect(!has_hostile(province), "no enemy is there");
            expect(spent_.erase(province) == 1, "the militia was spent");
        } else {
            change_side(told, province, owner);
        }
        return true;
    }
    void change_side(const Told& told, const Name& province, const Name& owner) {
        if (told.rule == cite("9.0")) revolts_.erase(province);
        militia_of_[province] = owner;
        if (told.rule == cite("9.0")) return;
        spent_.erase(province);
        if (told.rule != cite("9.21")) return;
        expect(owner == (roman_at_start_.count(province) > 0 ? "rome" : "native"),
               "whose it is after the state");
        // It waits until no enemy is there.
        if (revolts_.count(province) == 0 && has_hostile(province)) spent_.insert(province);
    }

    // ---- chapter 5 ----

    bool enter_march(const Told& told) {
        const Name& kind = told.kind;
        if (kind == "held") {
            int largest = 0;
            const Count here = at(told.s("area"));
            expect(is_held(told.s("force"), here, largest), "a larger enemy is there");
            expect_equal(told.n("against"), largest, "the largest enemy");
            expect_equal(of(here, told.s("holder")), largest, "the holder");
            held_.insert({told.s("force"), told.s("area")});
        } else if (kind == "target_chosen") {
            choose_target(told);
        } else if (kind == "tie_rolled") {
            tie_of_ = static_cast<TieOf>(told.n("what"));
            const Value* candidate = told.args.find("candidate");
            tie_.emplace_back(candidate->text() != nullptr ? *candidate->text()
                                                           : std::to_string(*candidate->number()),
                              told.n("face"));
        } else if (kind == "way_offered") {
            offer_way(told);
        } else if (kind == "entry_rolled") {
            enter_hesitation(told);
        } else if (kind == "moved") {
            move(told);
        } else if (kind == "groups_merged") {
            expect(told.n("sp") <= mobile(told.s("force"), told.s("area")), "they are there");
            if (told.s("force") == "rebels")
                expect_equal(told.n("sp"), mobile("rebels", told.s("area")), "the band");
        } else {
            return false;
        }
        return true;
    }
    void choose_target(const Told& told) {
        const Name force = told.s("force");
        std::set<Name> best = is_state_name(force) ? state_targets(force) : barbarian_targets(told);
        expect(best.count(told.s("target")) == 1, "one of the best targets");
        expect(best.size() == 1 || (tied_ == best && winner_ == told.s("target")),
               "the dice between equals chose it");
        if (!is_state_name(force))
            expect_equal(told.n("cost"), distances(told.s("area"))[told.s("target")], "the way");
        winner_.clear();
        tied_.clear();
    }
    // 5.63, 5.65, R10.
    std::set<Name> barbarian_targets(const Told& told) const {
        const bool raiders = told.rule == cite("5.63");
        const Count far = distances(told.s("area"));
        std::set<Name> best;
        int vp = 0;
        int cost = 0;
        for (const Name& province : order_) {
            const Land& land = lands_.at(province);
            const Name owner = owner_.at(province);
            const bool empire =
                land.empire || owner == "rome" || roman_at_start_.count(province) > 0;
            if (owner == told.s("force") || !empire || (raiders && land.vp > 5)) continue;
            const int there = far.at(province);
            int better = 0;
            if (raiders)
                better = there != cost ? cost - there : vp - land.vp;
            else if (there == 0 || cost == 0)
                better = cost - there;
            else
                better = land.vp * cost - vp * there;
            if (best.empty() || better > 0) {
                best = {province};
                vp = land.vp;
                cost = there;
            } else if (better == 0) {
                best.insert(province);
            }
        }
        return best;
    }
    // 9.31, R40, R42, R46.
    std::set<Name> state_targets(const Name& force) const {
        std::set<Name> best;
        int least = 1000;
        for (const Name& province : neighbours(states_.at(force))) {
            const Name owner = owner_.at(province);
            const int militia = lands_.at(province).militia;
            if ((owner != "rome" && owner != "persian") || militia > least) continue;
            if (militia < least) best.clear();
            least = militia;
            best.insert(province);
        }
        return best;
    }
    void offer_way(const Told& told) {
        if (told.n("way") == 0) ways_.clear();
        expect_equal(static_cast<int>(ways_.size()), told.n("way"), "the number of the way");
        std::vector<Name> way;
        for (const Value& area : *told.args.find("areas")->items()) {
            if (!way.empty())
                expect(places_.at(way.back()).ways.count(*area.text()) > 0,
                       "a way from Area to Area");
            way.push_back(*area.text());
        }
        ways_.push_back(way);
    }
    // The next Area of the way that the dice have chosen, as long as there is one.
    void follow_way(const Name& to) {
        if (!winner_.empty() && !ways_.empty() && tie_of_ == TieOf::Path) {
            const auto& way = ways_.at(static_cast<std::size_t>(std::atoi(winner_.c_str())));
            expect(!way.empty() && way.front() == to, "the way that the dice chose");
        }
        ways_.clear();
        winner_.clear();
        tied_.clear();
    }
    void enter_hesitation(const Told& told) {
        follow_way(told.s("area"));
        expect(places_.at(told.s("from")).ways.count(told.s("area")) > 0, "the Areas join");
        hesitates_ = told.n("face") <= 2;
        if (!hesitates_) entered_ = told.s("area");
    }
    void move(const Told& told) {
        const Name force = told.s("force");
        const Name from = told.s("from");
        const Name to = told.s("to");
        const auto step = places_.at(from).ways.find(to);
        expect(step != places_.at(from).ways.end() && step->second <= 5,
               "a step that five Movement Points can pay");
        if (kBarbarians.count(force) > 0) {
            expect(entered_ == to && last_.kind == "entry_rolled" && last_.s("force") == force &&
                       last_.s("from") == from,
                   "a die let them go there");
        } else if (force != "rome") {
            follow_way(to);
        }
        entered_.clear();
        expect(told.n("sp") > 0, "somebody moves");
        if (is_true(told.args, "militia")) {
            expect(places_.at(from).province == places_.at(to).province,
                   "militia stays in its Province");
            change_militia(from, -told.n("sp"));
            change_militia(to, told.n("sp"));
            return;
        }
        add(force, from, -told.n("sp"));
        add(force, to, told.n("sp"));
        if (bribed_.count(force + " " + from) > 0) unsure_.insert(force + " " + from);
    }

    // ---- chapters 6 and 14 ----

    struct Battle {
        Name attacker;
        Name area;
        int attack = 0;
        int defence = 0;
        int legions = 0;
        std::vector<Name> defenders;
        Count strength;
        Name result;
        bool rolled = false;
        Count lost;
        Count militia_lost;
        Count mobile_before;
        std::set<Name> stopped;
        bool returned = false;
    };

    bool enter_battle(const Told& told) {
        const Name& kind = told.kind;
        if (kind == "battle_began")
            begin_battle(told);
        else if (kind == "defends")
            defend(told);
        else if (kind == "battle_rolled")
            roll_battle(told);
        else if (kind == "losses")
            lose(told);
        else if (kind == "pooled" || kind == "lost_for_good")
            bury(told);
        else if (kind == "state_stopped")
            stop_state(told);
        else if (kind == "revolt_ended")
            end_revolt(told);
        else
            return false;
        return true;
    }
    void begin_battle(const Told& told) {
        battle_ = Battle{};
        battle_->attacker = told.s("attacker");
        battle_->area = told.s("area");
        battle_->attack = told.n("sp");
        battle_->defence = told.n("against");
        const Count here = at(battle_->area);
        const Name stack = battle_->attacker + " " + battle_->area;
        const int bribed = phase_ == "combat" ? of(bribed_, stack) : 0;
        if (bribed == 0)
            expect_equal(told.n("sp"), of(here, battle_->attacker), "all the attacker has there");
        else if (unsure_.count(stack) == 0)
            expect_equal(told.n("sp"), of(here, battle_->attacker) - bribed,
                         "all that is not bribed");
        expect(told.n("sp") >= told.n("against"), "the attacker is no weaker");
        // Dice for a goal may be cast by who then stays.
        const bool chosen = tie_of_ == TieOf::Enemy || tie_of_ == TieOf::Order;
        if (chosen) winner_in_battle_ = winner_;
        winner_.clear();
        tied_.clear();
    }
    void defend(const Told& told) {
        expect(battle_ && battle_->area == told.s("area"), "it is the battle");
        if (!battle_) return;
        expect_equal(told.n("sp"), of(at(battle_->area), told.s("force")),
                     "all the defender has there");
        battle_->defenders.push_back(told.s("force"));
        battle_->strength[told.s("force")] = told.n("sp");
    }
    void roll_battle(const Told& told) {
        expect(battle_.has_value() && !battle_->rolled, "there is a battle");
        if (!battle_) return;
        Battle& battle = *battle_;
        int defence = 0;
        for (const auto& [force, sp] : battle.strength) defence += sp;
        expect_equal(battle.defence, defence, "the sum of the defenders");
        if (!winner_in_battle_.empty())
            expect(winner_in_battle_ == battle.attacker ||
                       battle.strength.count(winner_in_battle_) > 0,
                   "the one that the dice chose");
        winner_in_battle_.clear();
        const int odds = std::clamp(battle.attack / std::max(1, defence), 1, 6);
        expect_equal(told.n("odds"), odds, "the odds");
        battle.result = kCrt[told.n("face") - 1][odds - 1];
        expect(told.s("result") == battle.result, "the result is " + battle.result);
        battle.rolled = true;
        battle.legions = mobile("rome", battle.area);
        for (const auto& [force, sp] : battle.strength)
            battle.mobile_before[force] = mobile(force, battle.area);
        battle.mobile_before[battle.attacker] = mobile(battle.attacker, battle.area);
    }
    void lose(const Told& told) {
        expect(battle_ && battle_->rolled && told.s("area") == battle_->area, "it is the battle");
        if (!battle_) return;
        const Name force = told.s("force");
        battle_->lost[force] += told.n("sp");
        if (told.s("kind") == "militia") {
            battle_->militia_lost[force] += told.n("sp");
            const Name province = places_.at(battle_->area).province;
            expect(side_of(province) == force, "whose militia it is");
            change_militia(battle_->area, -told.n("sp"));
            if (militia_in(province) > 0) return;
            if (revolts_.count(province) > 0)
                ended_revolt_ = province;
            else
                spent_.insert(province);
            return;
        }
        add(force, battle_->area, -told.n("sp"));
        if (of(bribed_, force + " " + battle_->area) > 0)
            unsure_.insert(force + " " + battle_->area);
        // 12.0. Legions can be bought back, whatever they were; Persians may be gone.
        if (told.s("kind") == "regulars" && kBarbarians.count(force) == 0)
            fallen_ = {force == "persian" ? "persian" : "rome", told.n("sp")};
    }
    struct Fallen {
        Name force;
        int sp = 0;
        bool empty() const { return sp == 0; }
    };
    bool near_persians(const Name& area) const {
        const Name province = places_.at(area).province;
        if (owner_.at(province) == "persian") return true;
        for (const Name& next : neighbours(province))
            if (owner_.at(next) == "persian") return true;
        return false;
    }
    void bury(const Told& told) {
        expect(told.s("force") == fallen_.force, "who has fallen");
        expect_equal(told.n("sp"), fallen_.sp, "how many have fallen");
        const bool persian = fallen_.force == "persian";
        const Name area = battle_ ? battle_->area : disbanded_in_;
        const bool gone = persian && !near_persians(area);
        expect((told.kind == "lost_for_good") == gone, "whether they are gone for good");
        if (!gone) {
            expect_equal(told.n("turn"), turn_ + (persian ? kPersianDelay : kRomanDelay),
                         "the turn they can return");
            pool_[fallen_.force][told.n("turn")] += fallen_.sp;
        }
        fallen_ = {};
    }
    void stop_state(const Told& told) {
        expect(battle_ && battle_->attacker == "rome" && battle_->result != "-" &&
                   battle_->strength.count(told.s("force")) > 0 &&
                   stopped_.insert(told.s("force")).second,
               "a state that loyal Romans struck for the first time");
        if (battle_) battle_->stopped.insert(told.s("force"));
    }
    void end_revolt(const Told& told) {
        expect(ended_revolt_ == told.s("province"), "the revolt is wiped out");
        revolts_.erase(told.s("province"));
        doubling_.erase(told.s("province"));
        ended_revolt_.clear();
    }

    void settle_battle() {
        Battle& battle = *battle_;
        expect(ended_revolt_.empty(), "the end of the revolt is told");
        Count due;
        const bool halved = battle.result == "1/2De";
        const bool shared = halved && battle.defenders.size() > 1;
        if (shared)
            settle_shares(battle);
        else if (halved)
            due[battle.defenders[0]] = battle.defenders[0] == "rome"
                                           ? half(battle.defence - battle.legions)
                                           : half(battle.defence);
        else if (battle.result != "-")
            due = battle.strength;
        if (battle.result == "Ex") due[battle.attacker] = std::min(battle.attack, battle.defence);
        if (battle.result == "1/2Ex")
            due[battle.attacker] = std::min(battle.attack, half(battle.defence));
        if (!shared)
            for (const auto& [force, sp] : battle.mobile_before)
                expect_equal(of(battle.lost, force), of(due, force), "the losses of " + force);
        settle_militia_losses(battle, halved);
        settle_returns(battle);
        battle_.reset();
    }
    // R69. In proportion; the larger remainders get what is left, the player breaks ties.
    void settle_shares(const Battle& battle) {
        const int lost = half(battle.defence);
        int sum = 0;
        int least_up = 1 << 20;
        int most_down = -1;
        for (const auto& [force, sp] : battle.strength) {
            const int whole = lost * sp / battle.defence;
            const int rest = lost * sp % battle.defence;
            const int mine = of(battle.lost, force);
            expect(mine == whole || mine == whole + 1, "the share of " + force);
            if (mine > whole)
                least_up = std::min(least_up, rest);
            else
                most_down = std::max(most_down, rest);
            sum += mine;
        }
        expect_equal(sum, lost, "the shared loss");
        expect(least_up >= most_down, "the larger remainders lose the odd points");
    }
    // 6.13, R63. Militia falls last; of loyal Romans a half takes militia alone.
    void settle_militia_losses(const Battle& battle, bool halved) {
        for (const auto& [force, lost] : battle.lost) {
            if (phase_ == "combat" && of(bribed_, force + " " + battle.area) > 0) continue;
            const bool alone = halved && force == "rome" && force != battle.attacker;
            const int due = alone ? lost : std::max(0, lost - of(battle.mobile_before, force));
            // Each of several defenders' points comes on its own, in the same order.
            expect_equal(of(battle.militia_lost, force), due, "the militia of " + force + " lost");
        }
    }
    // 8.4. Rebels that loyal legions struck and that are left are loyal again.
    void settle_returns(const Battle& battle) {
        if (battle.attacker != "rome" || battle.strength.count("rebels") == 0) return;
        if (battle.result == "-" || mobile("rome", battle.area) == 0) return;
        expect(battle.returned || mobile("rebels", battle.area) == 0, "the rebels return");
    }

    // ---- chapter 16 ----

    bool enter_creation(const Told& told) {
        if (told.kind == "creation_line") {
            line_of_creation_ = told.n("face");
            return true;
        }
        if (told.kind == "six_rolled") {
            expect_equal(told.n("counts"), 0, "a six counts for nothing");
            return true;
        }
        if (told.kind != "creation_rolled") return false;
        ++rolls_;
        const OriginColumn& column = kOriginTable[told.n("face") - 1];
        const int line = line_of_creation_ - 1;
        expect(told.s("province") == column.province, "the Province of the die");
        expect_equal(told.n("sp"), column.sp[line], "what the table creates");
        if (told.n("sp") > 0)
            expect((told.n("raiders") != 0) == (column.kind[line] == 'R'), "the kind it creates");
        const Name what = told.s("province") + (told.n("raiders") != 0 ? " R" : " L");
        if (told.n("sp") > 0) created_due_[what] += told.n("sp");
        created_ += told.n("sp");
        return true;
    }

    // ---- chapters 8, 11 and 18 ----

    bool enter_legions(const Told& told) {
        const Name& kind = told.kind;
        if (kind == "uprising_rolled") {
            uprising_ = told.n("face") == 1;
        } else if (kind == "rebellion_rolled") {
            const int legions = mobile("rome", told.s("area"));
            const int die = std::clamp(told.n("face") + period().modifier, -1, 7);
            expect_equal(told.n("legions"), legions, "the legions there");
            expect(legions >= 4, "four legions or more");
            expect_equal(told.n("die"), die, "the die as it is read");
            const int rebels = rebels_by_table(die, legions);
            expect_equal(told.n("rebels"), rebels, "what the table says");
            if (rebels > 0) rebels_due_ = {told.s("area"), rebels};
        } else if (kind == "rebelled") {
            rebel(told);
        } else if (kind == "outcome_rolled") {
            expect_equal(told.n("sp"), waiting_, "the rebels");
            expect(told.s("area") == rebelled_in_, "the Area of the rebels");
            outcome_ = told.n("face");
        } else if (kind == "marching") {
            march_out(told);
        } else if (kind == "legions_joined") {
            const Name area = told.s("area");
            const int rebels = mobile("rebels", area);
            expect_equal(told.n("joined"), mobile("rome", area), "all the legions there");
            expect(told.n("joined") < rebels, "fewer than the rebels");
            expect_equal(told.n("sp"), rebels + told.n("joined"), "the rebels now");
            add("rome", area, -told.n("joined"));
            add("rebels", area, told.n("joined"));
        } else if (kind == "rebels_returned") {
            expect_equal(told.n("sp"), mobile(told.s("force"), told.s("area")), "all of them");
            add(told.s("force"), told.s("area"), -told.n("sp"));
            add("rome", told.s("area"), told.n("sp"));
            if (battle_) battle_->returned = true;
        } else if (kind == "rome_satisfied") {
            satisfy(told);
        } else {
            return false;
        }
        return true;
    }
    void rebel(const Told& told) {
        const Name area = told.s("area");
        const int sp = told.n("sp");
        if (rebels_due_) {
            expect(area == rebels_due_->first, "the Area of the die");
            expect_equal(sp, rebels_due_->second, "what the table says");
            rebels_due_.reset();
        } else if (told.rule == cite("11.13")) {
            settle(rebels_owed_, area, sp);
        } else {
            expect(uprising_, "the first rebellion");
            expect_equal(sp, mobile("rome", area) - 3, "all but three");
        }
        add("rome", area, -sp);
        waiting_ += sp;
        rebelled_in_ = area;
        outcome_ = 0;
    }
    void march_out(const Told& told) {
        const Name area = told.s("area");
        expect(outcome_ > 1 && area == rebelled_in_, "the die sent them out");
        expect_equal(told.n("sp"), waiting_, "the rebels");
        const bool east = lands_.at(places_.at(area).province).east;
        const bool divided = first_year_ + turn_ - 1 > 390;
        expect(told.s("to") == (east && divided ? byzantium_ : rome_), "where they march");
        waiting_ = 0;
        add("rebels", area, told.n("sp"));
    }
    void satisfy(const Told& told) {
        const Name area = told.s("area");
        const int sp = told.n("sp");
        expect(area == rome_ || area == byzantium_, "Rome or Byzantium");
        expect_equal(sp, mobile("rebels", area), "the band");
        for (const auto& [other, legions] : mobile_["rome"])
            expect(legions < sp, "no stack of legions is as large");
        for (const auto& [other, band] : mobile_["rebels"])
            expect(other == area || band < sp, "no other band is as large");
        add("rebels", area, -sp);
        add("rome", area, sp);
        pay("rome", kMarchPenalty);
        expect_equal(told.n("treasury"), treasury_["rome"], "the treasury");
    }

    // ---- chapter 9 ----

    bool enter_states(const Told& told) {
        const Name& kind = told.kind;
        if (kind == "state_founded") {
            const Name force = told.s("force");
            const Name province = told.s("province");
            expect_equal(told.n("sp"), waiting_, "the rebels");
            expect(told.s("area") == rebelled_in_ && places_.at(rebelled_in_).province == province,
                   "where they rebelled");
            expect(outcome_ == 1 || revolts_.count(province) > 0, "a 1, or a revolt to join");
            expect(states_.count(force) == 0, "a new state");
            states_[force] = province;
            stopped_.erase(force);
            ended_.erase(force);
            waiting_ = 0;
            outcome_ = 0;
            add(force, told.s("area"), told.n("sp"));
        } else if (kind == "state_joined") {
            expect_equal(told.n("sp"), waiting_, "the rebels");
            expect(told.s("force") == state_of(places_.at(told.s("area")).province),
                   "the state of the Province");
            waiting_ = 0;
            add(told.s("force"), told.s("area"), told.n("sp"));
        } else if (kind == "state_ended") {
            expect(states_[told.s("force")] == told.s("province"), "its home");
            states_.erase(told.s("force"));
            ended_.insert(told.s("force"));
        } else if (kind == "garrison_left") {
            const Name province = places_.at(told.s("area")).province;
            expect(owner_.at(province) == told.s("force"), "they control the Province");
            expect(!is_home(told.s("force"), province), "it is not their home");
            expect(told.n("sp") <= mobile(told.s("force"), told.s("area")), "they are there");
        } else if (kind == "attrition") {
            settle(attrition_due_, told.s("force") + " " + places_.at(told.s("area")).province,
                   told.n("sp"));
            add(told.s("force"), told.s("area"), -told.n("sp"));
        } else {
            return false;
        }
        return true;
    }

    // ---- chapters 11 and 12 ----

    void pay(const Name& force, int credits) { treasury_[force] -= credits; }
    // 11.0, 11.15, R8.
    int tax(const Name& province) const {
        const Name owner = owner_.at(province);
        const int vp = lands_.at(province).vp;
        const Count here = in(province);
        if (owner == "rome" && (of(here, "rebels") > 0 || of(here, "revolt") > 0)) return 0;
        for (const auto& [force, sp] : here)
            if (force != owner) return vp / 2;
        return vp;
    }
    int available(const Name& force) {
        int sp = 0;
        for (const auto& [turn, due] : pool_[force])
            if (turn <= turn_) sp += due;
        return sp;
    }
    void take(const Name& force, int sp) {
        for (auto& [turn, due] : pool_[force]) {
            const int taken = std::min(sp, due);
            due -= taken;
            sp -= taken;
        }
    }
    int all_of(const Name& force) const {
        int sp = 0;
        if (const auto all = mobile_.find(force); all != mobile_.end())
            for (const auto& [area, here] : all->second) sp += here;
        return sp;
    }
    bool enter_money(const Told& told) {
        const Name& kind = told.kind;
        const Name force = told.s("force");
        if (kind == "tax_cut") {
            const Name province = told.s("province");
            expect(owner_.at(province) == told.s("owner"), "the owner");
            expect_equal(told.n("credits"), tax(province), "the taxes");
            expect_equal(told.n("in_peace"), lands_.at(province).vp, "the taxes in peace");
            cuts_.insert(province);
        } else if (kind == "taxed") {
            collect(told);
        } else if (kind == "paid") {
            pay_out(told);
        } else if (kind == "unpaid_drawn") {
            draw_unpaid(told.s("area"));
        } else if (kind == "unpaid_rolled") {
            expect(!unpaid_rolls_.empty() && unpaid_rolls_.front() == told.s("area"),
                   "the next that was drawn");
            if (!unpaid_rolls_.empty()) unpaid_rolls_.erase(unpaid_rolls_.begin());
            if (told.n("face") <= 3) ++rebels_owed_[told.s("area")];
        } else if (kind == "disbanded") {
            expect(disband_ > 0, "Persians that cannot be paid");
            disband_ -= told.n("sp");
            add("persian", told.s("area"), -told.n("sp"));
            disbanded_in_ = told.s("area");
            fallen_ = {"persian", told.n("sp")};
        } else if (kind == "bought") {
            expect(told.n("sp") <= available(force), "they are in the pool");
            take(force, told.n("sp"));
            pay(force, told.n("sp") * (force == "rome" ? kLegionPrice : kPersianPrice));
            expect(treasury_[force] >= 0, "they can be paid");
            expect_equal(told.n("treasury"), treasury_[force], "the treasury");
            bought_[force] += told.n("sp");
        } else if (kind == "bribed") {
            expect(told.n("sp") <= mobile(force, told.s("area")), "they are there");
            pay("rome", told.n("sp"));
            expect(treasury_["rome"] >= 0, "they can be paid");
            bribed_[force + " " + told.s("area")] += told.n("sp");
            unsure_.erase(force + " " + told.s("area"));
        } else {
            return false;
        }
        return true;
    }
    void collect(const Told& told) {
        const Name force = told.s("force");
        int credits = 0;
        std::set<Name> cuts;
        for (const Name& province : order_) {
            if (owner_.at(province) != force) continue;
            credits += tax(province);
            if (tax(province) < lands_.at(province).vp) cuts.insert(province);
        }
        expect(cuts == cuts_, "every Province that brings less is told");
        cuts_.clear();
        expect_equal(told.n("credits"), credits, "the taxes");
        pay(force, -credits);
        expect_equal(told.n("treasury"), treasury_[force], "the treasury");
    }
    void pay_out(const Told& told) {
        const Name force = told.s("force");
        const int all = all_of(force);
        const int paid = std::min(all, std::max(0, treasury_[force]) / kWage);
        expect_equal(told.n("sp"), paid, "how many can be paid");
        expect_equal(told.n("unpaid"), all - paid, "how many cannot");
        pay(force, paid * kWage);
        expect_equal(told.n("treasury"), treasury_[force], "the treasury");
        (force == "rome" ? unpaid_ : disband_) = all - paid;
        drawn_.clear();
    }
    // 11.13. From the largest stack of those not drawn yet.
    void draw_unpaid(const Name& area) {
        int most = 0;
        for (const auto& [other, sp] : mobile_["rome"])
            most = std::max(most, sp - of(drawn_, other));
        expect_equal(mobile("rome", area) - of(drawn_, area), most, "the largest stack");
        ++drawn_[area];
        --unpaid_;
        expect(unpaid_ >= 0, "no more than cannot be paid");
        unpaid_rolls_.push_back(area);
    }

    int scenario_;
    std::map<Name, int>& checked_;
    std::map<Name, Land> lands_;
    std::map<Name, Place> places_;
    std::vector<Name> order_;
    Name rome_, byzantium_;
    int victory_ = 0, turns_ = 0, first_year_ = 0;

    std::map<Name, Name> owner_, militia_of_, states_, control_due_;
    std::map<Name, Count> mobile_;
    Count militia_, treasury_, bought_, bribed_, created_due_, attrition_due_, rebels_owed_, drawn_;
    std::map<Name, std::map<int, int>> pool_;
    std::set<Name> roman_at_start_, lost_, lost_now_, revolts_, spent_, doubling_, stopped_, ended_,
        cuts_, unsure_;

    int turn_ = 0;
    Name phase_, period_ = "A";
    int heard_ = 0;
    Told last_;
    const Told* told_ = nullptr;
    bool over_ = false;
    int judged_ = 0;
    std::vector<std::pair<Name, int>> tie_;
    std::set<Name> tied_;
    TieOf tie_of_ = TieOf::Target;
    Name winner_, winner_in_battle_;
    bool held_due_ = false;
    std::set<std::pair<Name, Name>> held_;
    std::vector<std::pair<Name, int>> line_;
    Name landing_, entered_;
    bool hesitates_ = false;
    std::vector<std::vector<Name>> ways_;
    std::optional<Battle> battle_;
    Fallen fallen_;
    Name ended_revolt_, disbanded_in_;
    int line_of_creation_ = 0, rolls_ = 0, created_ = 0;
    bool uprising_ = false;
    std::optional<std::pair<Name, int>> rebels_due_;
    int waiting_ = 0, outcome_ = 0;
    Name rebelled_in_;
    int unpaid_ = 0, disband_ = 0;
    std::vector<Name> unpaid_rolls_;
};

// A game as the log tells it.
struct Logged {
    std::shared_ptr<const AnyGame> game;
    int scenario = 1;
    Value position;
    std::vector<Told> events;
    std::vector<Name> sentences;
};
Logged play(int scenario, std::uint64_t number) {
    Logged logged{
        .game = *make_game({.options = {{"scenario", std::to_string(scenario)}}, .board = {}}),
        .scenario = scenario,
        .position = {},
        .events = {},
        .sentences = {}};
    const AnyGame& game = *logged.game;
    Rng rng(21, number);
    AnyState state{};
    game.start(state);
    logged.position = game.position(state);
    while (game.to_move(state) != Seat::Nobody) {
        std::vector<Event> events;
        game.apply(state, game.random_action(state, rng), events);
        for (const Event& event : events) {
            logged.events.push_back(
                {Name(game.event_kind(event)), event.rule, game.event_args(event)});
            logged.sentences.push_back(game.describe(event, Seat::Nobody));
        }
    }
    return logged;
}

// The faults of a log, and how many events were heard.
std::vector<Name> audit(const Logged& logged, std::map<Name, int>& checked) {
    Auditor auditor(logged.game->board(), logged.position, logged.scenario, checked);
    for (const Told& told : logged.events) {
        auditor.hear(told);
        if (!auditor.faults.empty()) return auditor.faults;
    }
    auditor.end();
    return auditor.faults;
}

// OCCASUS_AUDIT_GAMES=1000 audits so many games; otherwise as many as take a few seconds.
TEST(InvasionsAudit, EveryResultFollowsFromTheLogAndTheRulebook) {
    const char* asked = std::getenv("OCCASUS_AUDIT_GAMES");
    const int games = asked == nullptr ? 48 : std::atoi(asked);
    std::map<Name, int> checked;
    for (int game = 0; game < games; ++game) {
        const Logged logged = play(game % kScenarios + 1, static_cast<std::uint64_t>(game));
        for (const Name& fault : audit(logged, checked))
            ADD_FAILURE() << "scenario " << logged.scenario << ", game " << game << ": " << fault;
    }
    if (asked != nullptr)
        for (const auto& [kind, count] : checked) std::cout << kind << " " << count << "\n";
}

// Fields that the log does not determine: a die that would mean the same one higher, and which
// points of a group are raiders, because a group moves as a whole. The clause by which Rome
// controls a Province is not worked out again; that it does is.
const std::set<Name> kNotWorkedOut = {
    "attrition.raiders", "bribed.raiders",  "garrison_left.raiders", "revolution_rolled.face",
    "tie_rolled.face",   "tie_rolled.what", "control_changed.clause"};

// The audit finds an altered number in the log: it would find such a mistake of the engine too.
TEST(InvasionsAudit, AnAlteredFigureIsFoundOut) {
    std::set<Name> seen;
    std::set<Name> found;
    for (int game = 0; game < 2 * kScenarios; ++game) {
        Logged logged = play(game % kScenarios + 1, static_cast<std::uint64_t>(game));
        std::map<Name, int> tries;
        for (Told& told : logged.events) {
            if (told.args.members() == nullptr) continue;
            const Value before = told.args;
            for (const auto& [name, value] : *before.members()) {
                const Name figure = told.kind + "." + name;
                if (value.number() == nullptr || kNotWorkedOut.count(figure) > 0) continue;
                if (found.count(figure) > 0 || ++tries[figure] > 1) continue;
                seen.insert(figure);
                told.args.set(name, *value.number() + 1);
                std::map<Name, int> checked;
                if (!audit(logged, checked).empty()) found.insert(figure);
                told.args = before;
            }
        }
    }
    std::set<Name> missed;
    std::set_difference(seen.begin(), seen.end(), found.begin(), found.end(),
                        std::inserter(missed, missed.begin()));
    EXPECT_EQ(missed, std::set<Name>{});
}

}  // namespace
}  // namespace occasus::invasions
