// An auditor: hears the log of a game, and nothing else but what is printed on the board, and works
// out every result again, as a person at the table would, with the rulebook's tables written out
// here once more.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "games/empire/game.h"
#include "record/json.h"

namespace occasus::empire {
namespace {

// A line of the log.
struct Told {
    std::string kind;
    std::string rule;
    Value args;

    std::string text() const { return rule + " " + kind + " " + to_json(args); }
};

// SETUP.4. The options agreed on before the game.
struct Agreed {
    bool cavalry_counts = true;   // R15
    bool box_is_x = true;         // R16
    bool x_takes_cavalry = true;  // R19
};

// 7.4. By die and column: the Barbarian's loss, then the Roman's.
constexpr std::array<std::array<const char*, 6>, 6> kTable = {{
    {"x/-", "x/-", "x/-", "x/-", "x/h", "-/h"},
    {"x/-", "x/-", "x/-", "x/h", "h/h", "-/h"},
    {"x/-", "x/-", "x/h", "x/h", "h/h", "-/h"},
    {"x/-", "x/h", "x/h", "h/h", "-/h", "-/x"},
    {"x/-", "x/h", "h/h", "h/h", "-/h", "-/x"},
    {"x/h", "x/h", "h/h", "h/x", "-/x", "-/x"},
}};
const std::vector<std::string> kColumns = {"<1", "1", "2", "3", "4", "5"};
const std::vector<std::string> kLegions = {"I", "II", "III", "IV", "V", "VI"};
// 3.1.
const std::map<std::string, int> kPrices = {
    {"legion", 5}, {"roman_force", 2}, {"wall", 3}, {"fort", 3}};

class Auditor {
  public:
    Auditor(const Value& board, Agreed agreed) : agreed_(agreed) {
        rome_ = text(board, "rome");
        for (const Value& area : *board.find("areas")->items()) {
            Area& here = areas_.emplace_back();
            here.id = text(area, "id");
            here.terrain = text(area, "terrain");
            here.value = number(area, "value");
            here.invasion = *area.find("invasion") == Value(true);
            for (const Value& border : *area.find("borders")->items())
                here.borders.insert(text(border, "to"));
        }
        // SETUP.1.
        for (const std::string& legion : kLegions) legions_[legion] = "available";
        legions_["I"] = rome_;
        at(rome_).romans = 3;
    }

    void hear(const Told& line) {
        ++heard_[line.kind];
        line_ = &line;
        static const std::set<std::string> kMoves = {"marched", "barbarians_moved"};
        if (due_.empty() && !over_ && is_moving() && !kMoves.contains(line.kind)) next_conflict();
        if (!due_.empty()) {
            if (line.text() != due_.front().text()) fault("due was " + due_.front().text());
            due_.pop_front();
        } else if (const auto known = judges().find(line.kind); known == judges().end() || over_) {
            fault("not expected now");
        } else {
            (this->*known->second)(line.args);
        }
        line_ = nullptr;
    }
    // Nothing may be left to tell.
    void end() {
        if (!due_.empty()) faults_.push_back("never told: " + due_.front().text());
        if (!over_) faults_.push_back("the game has no end");
    }

    const std::vector<std::string>& faults() const { return faults_; }
    const std::map<std::string, int>& heard() const { return heard_; }

  private:
    struct Area {
        std::string id, terrain;
        int value = 0;
        bool invasion = false;
        std::set<std::string> borders;
        int romans = 0, barbarians = 0, cavalry = 0;
        bool wall = false, fort = false;
        int arrived = 0, ridden_in = 0;  // R12.

        bool contested() const { return romans > 0 && barbarians > 0; }
    };
    enum class Phase {
        SetUp,
        Upkeep,
        Purchase,
        Placement,
        RomanMoves,
        BarbarianMoves,
        Conflict,
        Losses,
        Riding
    };

    using Judge = void (Auditor::*)(const Value&);
    static const std::map<std::string, Judge>& judges() {
        static const std::map<std::string, Judge> kJudges = {
            {"barbarians_set_up", &Auditor::barbarians_set_up},
            {"removed", &Auditor::removed},
            {"upkeep_counted", &Auditor::upkeep_counted},
            {"bought", &Auditor::bought},
            {"reinforcement_die", &Auditor::reinforcement_die},
            {"placed", &Auditor::placed},
            {"marched", &Auditor::marched},
            {"barbarians_moved", &Auditor::barbarians_moved},
            {"conflict_round", &Auditor::conflict_round},
            {"barbarian_losses", &Auditor::chosen_losses},
            {"cavalry_moved", &Auditor::cavalry_moved},
            {"turn_began", &Auditor::next_turn},
            {"game_over", &Auditor::last_turn_over}};
        return kJudges;
    }

    static int number(const Value& of, const char* name) {
        const Value* found = of.find(name);
        return found == nullptr || found->number() == nullptr ? -99
                                                              : static_cast<int>(*found->number());
    }
    static std::string text(const Value& of, const char* name) {
        const Value* found = of.find(name);
        return found == nullptr || found->text() == nullptr ? "" : *found->text();
    }

    void fault(const std::string& why) { faults_.push_back(line_->text() + ": " + why); }
    void must(bool holds, const std::string& why) {
        if (!holds) fault(why);
    }
    void by(const std::string& rule) { must(line_->rule == rule, "by another rule than " + rule); }
    void in(Phase phase) { must(phase_ == phase, "in another phase"); }
    void due(const std::string& kind, const std::string& rule, const Value& args) {
        due_.push_back({kind, rule, args});
    }
    Area& at(const std::string& id) {
        static Area nowhere;
        const auto found = std::find_if(areas_.begin(), areas_.end(),
                                        [&](const Area& area) { return area.id == id; });
        return found == areas_.end() ? nowhere : *found;
    }
    Area& area(const Value& args, const char* name = "area") {
        Area& here = at(text(args, name));
        must(!here.id.empty(), "no such Area");
        return here;
    }
    template <class Of>
    int sum(Of of) const {
        int total = 0;
        for (const Area& each : areas_) total += of(each);
        return total;
    }
    int romans() const {
        return sum([](const Area& each) { return each.romans; });
    }
    int legions_on_map() const {
        return static_cast<int>(
            std::count_if(legions_.begin(), legions_.end(), [](const auto& legion) {
                return legion.second != "available" && legion.second != "dead";
            }));
    }
    int walls() const {
        return sum([](const Area& each) { return each.wall ? 1 : 0; });
    }
    int forts() const {
        return sum([](const Area& each) { return each.fort ? 1 : 0; });
    }
    int counters() const { return romans() + legions_on_map() + walls() + forts(); }
    bool is_led(const Area& here) const {
        return here.id == rome_ || here.wall || here.fort ||
               std::any_of(legions_.begin(), legions_.end(),
                           [&](const auto& legion) { return legion.second == here.id; });
    }
    // 5.4.
    void must_be_led(const Area& here, const std::string& rule) {
        must(here.romans == 0 || is_led(here), rule + ": Forces stand in the open");
    }
    void begin_moves(Phase phase) {
        phase_ = phase;
        marched_.clear();
        for (Area& each : areas_) each.arrived = each.ridden_in = 0;
    }

    // ---- WIN, 1, 8 ----

    void game_over(const std::string& rule, const std::string& winner) {
        due("game_over", rule, Value::fields().set("winner", winner));
        over_ = true;
    }
    // WIN.1, R3.
    bool has_fallen() {
        const Area& rome = at(rome_);
        if (rome.barbarians == 0 || rome.romans > 0) return false;
        game_over("WIN.1", "barbarian");
        return true;
    }
    void begin_turn() {
        int income = 0;
        for (const Area& each : areas_) {
            if (each.romans == 0) continue;
            due("revenue", "1.1", Value::fields().set("area", each.id).set("value", each.value));
            income += each.value;
        }
        rrp_ += income;
        due("income", "1.1", Value::fields().set("income", income).set("rrp", rrp_));
        phase_ = Phase::Upkeep;
    }
    void barbarians_set_up(const Value& args) {
        in(Phase::SetUp);
        by("SETUP.2");
        Area& here = area(args);
        must(here.invasion, "SETUP.2: not open to invasion");
        must(number(args, "forces") == 3, "R1: not three");
        here.barbarians = 3;
        due("turn_began", "SETUP.3", Value::fields().set("turn", 1));
        begin_turn();
    }
    void next_turn(const Value& args) {
        in(Phase::Riding);
        by("8.1");
        must(turn_ < 20, "R30: there is no turn 21");
        must(number(args, "turn") == ++turn_, "not the next turn");
        begin_turn();
    }
    void last_turn_over(const Value& args) {
        in(Phase::Riding);
        by("WIN.2");
        must(turn_ == 20, "R30: it is not turn 20");
        must(text(args, "winner") == "roman", "WIN.2: Rome stands");
        over_ = true;
    }

    // ---- 2, 3 ----

    // R7: none may go if Forces would then stand in the open.
    void removed(const Value& args) {
        in(Phase::Upkeep);
        by(counters() > rrp_ ? "2.3" : "2.2");
        const std::string piece = text(args, "piece");
        Area& here = area(args);
        if (piece == "legion") {
            must(legions_[text(args, "legion")] == here.id, "another Legion is there");
            legions_[text(args, "legion")] = "available";
        } else if (piece == "roman_force") {
            must(here.romans > 0, "no Force is there");
            --here.romans;
        } else {
            bool& building = piece == "wall" ? here.wall : here.fort;
            must(building && (piece == "wall" || piece == "fort"), "nothing of it is there");
            building = false;
        }
        must_be_led(here, "R7");
        has_fallen();
    }
    void upkeep_counted(const Value& args) {
        in(Phase::Upkeep);
        by("2.1");
        must(number(args, "forces") == romans(), "another number of Forces");
        must(number(args, "legions") == legions_on_map(), "another number of Legions");
        must(number(args, "walls") == walls(), "another number of Walls");
        must(number(args, "forts") == forts(), "another number of Forts");
        rrp_ -= counters();
        must(rrp_ >= 0, "2.3: it cannot be paid");
        due("upkeep_paid", "2.4", Value::fields().set("counters", counters()).set("rrp", rrp_));
        phase_ = Phase::Purchase;
    }
    void bought(const Value& args) {
        in(Phase::Purchase);
        const std::string piece = text(args, "piece");
        Area& here = area(args);
        if (piece == "legion" || piece == "roman_force") {
            by("3.2");
            must(here.id == rome_, "3.2: not in Roma");
        } else {
            by("3.3");
            must(here.id != rome_ && here.romans > 0, "3.3: it may not stand there");
        }
        if (piece == "legion") {
            const auto lowest = std::find_if(
                kLegions.begin(), kLegions.end(),
                [&](const std::string& legion) { return legions_[legion] == "available"; });
            must(lowest != kLegions.end() && *lowest == text(args, "legion"),
                 "3.1: not the lowest Available");
            legions_[text(args, "legion")] = here.id;
        } else if (piece == "roman_force") {
            ++here.romans;
            must(romans() <= 30, "R8: none is Available");
        } else if (piece == "wall") {
            must(!here.wall, "R9: a second Wall");
            here.wall = true;
            must(walls() + dead_walls_ <= 8, "R8: none is Available");
        } else {
            must(!here.fort, "R9: a second Fort");
            here.fort = true;
            must(forts() + dead_forts_ <= 12, "R8: none is Available");
        }
        must(kPrices.contains(piece), "not for sale");
        if (kPrices.contains(piece)) rrp_ -= kPrices.at(piece);
        must(rrp_ >= 0, "3.1: too dear");
        must(number(args, "rrp") == rrp_, "3.1: another price");
    }

    // ---- 4 ----

    void reinforcement_die(const Value& args) {
        in(Phase::Purchase);
        const int face = number(args, "face");
        must(face >= 1 && face <= 6, "no face of a die");
        const int left = face == 6 ? 6 - sum([](const Area& each) { return each.cavalry; })
                                   : 40 - sum([](const Area& each) { return each.barbarians; });
        const int rolled = face == 6 ? 1 : face;
        arriving_ = std::min(rolled, left);
        rides_in_ = face == 6;
        by(arriving_ < rolled ? "R10" : "4.1");
        must(number(args, "count") == arriving_, "another number comes");
        phase_ = Phase::Placement;
        if (arriving_ == 0) begin_moves(Phase::RomanMoves);
    }
    void placed(const Value& args) {
        in(Phase::Placement);
        by("4.1");
        Area& here = area(args);
        must(here.invasion, "4.1: not open to invasion");
        must(text(args, "piece") == (rides_in_ ? "cavalry" : "barbarian_force"),
             "something else has come");
        const int count = number(args, "count");
        must(count > 0 && count <= arriving_, "4.2: another number is to be placed");
        (rides_in_ ? here.cavalry : here.barbarians) += count;
        arriving_ -= count;
        if (arriving_ == 0) begin_moves(Phase::RomanMoves);
    }

    // ---- 5, 6 ----

    bool is_moving() const {
        return phase_ == Phase::RomanMoves || phase_ == Phase::BarbarianMoves;
    }
    void marched(const Value& args) {
        in(Phase::RomanMoves);
        by("5.1");
        const std::string legion = text(args, "legion");
        Area& from = area(args, "from");
        Area& to = area(args, "to");
        const int forces = number(args, "forces");
        must(legions_[legion] == from.id, "it is elsewhere");
        must(marched_.insert(legion).second, "5.1: it has moved");
        must(from.borders.contains(to.id), "5.1: no border");
        must(forces >= 0 && forces <= from.romans - from.arrived, "R12: so many may not go");
        legions_[legion] = to.id;
        from.romans -= forces;
        to.romans += forces;
        to.arrived += forces;
        must_be_led(from, "R23");
        has_fallen();
    }
    void barbarians_moved(const Value& args) {
        if (phase_ == Phase::RomanMoves) begin_moves(Phase::BarbarianMoves);
        in(Phase::BarbarianMoves);
        by("6.1");
        Area& from = area(args, "from");
        Area& to = area(args, "to");
        const int forces = number(args, "forces");
        const int cavalry = number(args, "cavalry");
        must(from.borders.contains(to.id), "6.1: no border");
        must(forces >= 0 && cavalry >= 0 && forces + cavalry > 0, "nothing moves");
        must(forces == 0 || from.romans == 0, "6.3: they are pinned");
        must(forces <= from.barbarians - from.arrived, "R12: so many may not go");
        must(cavalry <= from.cavalry - from.ridden_in, "R12: so many may not ride");
        must(cavalry == 0 || (to.terrain != "mountain" && !to.wall), "6.2: closed to Cavalry");
        from.barbarians -= forces;
        to.barbarians += forces;
        to.arrived += forces;
        ride(from, to, cavalry);
        has_fallen();
    }
    static void ride(Area& from, Area& to, int cavalry) {
        from.cavalry -= cavalry;
        to.cavalry += cavalry;
        to.ridden_in += cavalry;
    }

    // ---- 7 ----

    void next_conflict() {
        const auto next = std::find_if(areas_.begin(), areas_.end(),
                                       [](const Area& each) { return each.contested(); });
        if (next == areas_.end()) return bury();
        field_ = next->id;
        round_ = 1;
        phase_ = Phase::Conflict;
        due("conflict_began", "7.1",
            Value::fields()
                .set("area", next->id)
                .set("romans", next->romans)
                .set("barbarians", next->barbarians)
                .set("cavalry", next->cavalry));
        begin_round();
    }
    // 7.2.
    void begin_round() {
        phase_ = Phase::Conflict;
        const Area& here = at(field_);
        const int horde = here.barbarians + (agreed_.cavalry_counts ? here.cavalry : 0);
        int ratio = horde / here.romans;
        Value adjustments = Value::list();
        if (here.fort) adjustments.push("fort");
        if (here.fort) --ratio;
        if (round_ == 1 && here.terrain != "clear") adjustments.push(here.terrain);
        if (round_ == 1 && here.terrain != "clear") ++ratio;
        if (round_ == 1 && here.cavalry > 0) adjustments.push("cavalry");
        if (round_ == 1 && here.cavalry > 0) ++ratio;
        column_ = std::clamp(ratio, 0, 5);  // 7.3.
        due("conflict_ratio", here.cavalry > 0 && !agreed_.cavalry_counts ? "R15" : "7.2",
            Value::fields()
                .set("area", field_)
                .set("horde", horde)
                .set("romans", here.romans)
                .set("adjustments", adjustments));
    }
    void conflict_round(const Value& args) {
        in(Phase::Conflict);
        const int face = number(args, "face");
        must(face >= 1 && face <= 6, "no face of a die");
        const bool is_damaged_box = face == 3 && column_ == 3;
        by(is_damaged_box ? "R16" : "7.4");
        std::string result = kTable.at(static_cast<std::size_t>(std::clamp(face, 1, 6) - 1))
                                 .at(static_cast<std::size_t>(column_));
        if (is_damaged_box && !agreed_.box_is_x) result = "h/h";
        must(text(args, "area") == field_, "fought elsewhere");
        must(text(args, "column") == kColumns.at(static_cast<std::size_t>(column_)),
             "7.3: another column");
        must(text(args, "result") == result, "7.4: another result");
        lose_romans(result.back());
        lose_barbarians(result.front());
    }
    // 7.5. The losses at an x, an h and a stroke; R18.
    static int lost(char result, int counters) {
        return result == 'x' ? counters : result == 'h' ? counters / 2 : 0;
    }
    void lose_romans(char result) {
        if (result == '-') return;
        Area& here = at(field_);
        const int gone = lost(result, here.romans);
        here.romans -= gone;
        due("roman_losses", gone == 0 ? "R18" : "7.5",
            Value::fields().set("area", field_).set("lost", gone).set("left", here.romans));
    }
    void lose_barbarians(char result) {
        Area& here = at(field_);
        const int counters = here.barbarians + here.cavalry;
        to_lose_ = lost(result, counters);
        if (result == 'h' && here.cavalry > 0 && to_lose_ > 0) {
            due("losses_due", "R20",
                Value::fields()
                    .set("area", field_)
                    .set("counters", counters)
                    .set("lost", to_lose_));
            phase_ = Phase::Losses;
            return;
        }
        const bool are_spared = result == 'x' && here.cavalry > 0 && !agreed_.x_takes_cavalry;
        if (result != '-') {
            const int cavalry = result == 'x' && !are_spared ? here.cavalry : 0;
            const int forces = result == 'x' ? here.barbarians : to_lose_;
            here.barbarians -= forces;
            here.cavalry -= cavalry;
            due("barbarian_losses",
                are_spared      ? "R19"
                : to_lose_ == 0 ? "R18"
                                : "7.5",
                Value::fields()
                    .set("area", field_)
                    .set("forces", forces)
                    .set("cavalry", cavalry)
                    .set("left", here.barbarians + here.cavalry));
        }
        end_round();
    }
    void chosen_losses(const Value& args) {
        in(Phase::Losses);
        by("7.5");
        Area& here = at(field_);
        const int forces = number(args, "forces");
        const int cavalry = number(args, "cavalry");
        must(text(args, "area") == field_, "lost elsewhere");
        must(forces >= 0 && forces <= here.barbarians, "R20: no such Forces");
        must(cavalry >= 0 && cavalry <= here.cavalry, "R20: no such Cavalry");
        must(forces + cavalry == to_lose_, "7.5: another number is lost");
        here.barbarians -= forces;
        here.cavalry -= cavalry;
        must(number(args, "left") == here.barbarians + here.cavalry, "another number is left");
        end_round();
    }
    // 7.6.
    void end_round() {
        const Area& here = at(field_);
        if (here.contested()) {
            round_ = std::min(round_ + 1, 255);
            due("next_round", "7.6", Value::fields().set("area", field_).set("round", round_));
            return begin_round();
        }
        due("conflict_over", "7.6",
            Value::fields()
                .set("area", field_)
                .set("romans", here.romans)
                .set("barbarians", here.barbarians)
                .set("cavalry", here.cavalry));
        if (!has_fallen()) next_conflict();
    }
    // 7.7.
    void bury() {
        begin_moves(Phase::Riding);
        for (const std::string& legion : kLegions) {
            const std::string where = legions_[legion];
            if (where == "available" || where == "dead" || at(where).romans > 0) continue;
            due("died", "7.7",
                Value::fields().set("piece", "legion").set("area", where).set("legion", legion));
            legions_[legion] = "dead";
        }
        bury_buildings("wall", &Area::wall, dead_walls_);
        bury_buildings("fort", &Area::fort, dead_forts_);
    }
    void bury_buildings(const std::string& piece, bool Area::* building, int& dead) {
        for (Area& each : areas_) {
            if (!(each.*building) || each.romans > 0) continue;
            each.*building = false;
            ++dead;
            due("died", "7.7", Value::fields().set("piece", piece).set("area", each.id));
        }
    }
    void cavalry_moved(const Value& args) {
        in(Phase::Riding);
        by("7.8");
        Area& from = area(args, "from");
        Area& to = area(args, "to");
        const int count = number(args, "count");
        must(from.borders.contains(to.id), "7.8: no border");
        must(count > 0 && count <= from.cavalry - from.ridden_in, "R12: so many may not ride");
        must(to.id != rome_ && to.terrain != "mountain" && !to.wall && to.romans == 0,
             "7.8: closed to Cavalry");
        ride(from, to, count);
    }

    Agreed agreed_;
    std::vector<Area> areas_;
    std::string rome_;
    const Told* line_ = nullptr;
    std::vector<std::string> faults_;
    std::map<std::string, int> heard_;
    std::deque<Told> due_;
    bool over_ = false;

    Phase phase_ = Phase::SetUp;
    int turn_ = 1;
    int rrp_ = 15;
    std::map<std::string, std::string> legions_;  // Where each is: an Area, "available", "dead".
    int dead_walls_ = 0, dead_forts_ = 0;
    std::set<std::string> marched_;
    int arriving_ = 0;
    bool rides_in_ = false;
    std::string field_;
    int round_ = 0, column_ = 0, to_lose_ = 0;
};

std::shared_ptr<const AnyGame> game_by(Agreed agreed) {
    occasus::Setup setup;
    setup.options = {{"cavalry_in_ratio", agreed.cavalry_counts ? "true" : "false"},
                     {"crt33", agreed.box_is_x ? "x" : "h"},
                     {"x_kills_cavalry", agreed.x_takes_cavalry ? "true" : "false"}};
    return *make_game(setup);
}

// Every verb alike, so that rare results are seen too; but Rome seldom disbands what she can pay,
// the other phases seldom end before they must, and most move together: so there are conflicts.
Action random_move(const AnyGame& game, const AnyState& state, Rng& rng) {
    std::map<Verb, std::vector<Action>> by_verb;
    std::vector<Action> legal;
    game.legal_actions(state, legal);
    for (const Action action : legal) by_verb[verb_of(action)].push_back(action);
    if (by_verb.size() > 1 && by_verb.contains(Verb::End) && rng.below(8) > 0) {
        const Verb first = by_verb.begin()->first;
        const bool is_upkeep = first >= Verb::RemoveForce && first <= Verb::RemoveFort;
        if (is_upkeep) return by_verb[Verb::End].front();
        by_verb.erase(Verb::End);
    }
    const auto verbs = static_cast<std::uint32_t>(by_verb.size());
    const auto& [verb, actions] = *std::next(by_verb.begin(), rng.below(verbs));
    const bool is_number = verb == Verb::Carry || verb == Verb::Forces || verb == Verb::Cavalry;
    if (is_number && rng.below(4) > 0) return actions.back();
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

std::vector<Told> random_log(const AnyGame& game, std::uint64_t number) {
    std::vector<Told> log;
    AnyState state{};
    game.start(state);
    Rng rng(43, number);
    while (game.to_move(state) != Seat::Nobody) {
        std::vector<Event> events;
        game.apply(state, random_move(game, state, rng), events);
        for (const Event& event : events)
            log.push_back({std::string(game.event_kind(event)),
                           std::string(game.facts().rulebook[event.rule.index].id),
                           game.event_args(event)});
    }
    return log;
}

Auditor audit(const AnyGame& game, Agreed agreed, const std::vector<Told>& log) {
    Auditor auditor(game.board(), agreed);
    for (const Told& line : log) {
        auditor.hear(line);
        if (!auditor.faults().empty()) return auditor;
    }
    auditor.end();
    return auditor;
}

// By turns, so that a game in four has each of the options that are not the usual ones.
Agreed agreed_in(std::uint64_t game) {
    Agreed agreed;
    if (game % 4 == 1) agreed.cavalry_counts = false;
    if (game % 4 == 2) agreed.box_is_x = false;
    if (game % 4 == 3) agreed.x_takes_cavalry = false;
    return agreed;
}

// OCCASUS_AUDIT_GAMES=1000 audits more.
std::uint64_t games_to_audit() {
    const char* const asked = std::getenv("OCCASUS_AUDIT_GAMES");
    return asked == nullptr ? 50 : std::strtoull(asked, nullptr, 10);
}

TEST(EmpireAudit, EveryResultFollowsFromTheLogAlone) {
    std::map<std::string, int> heard;
    std::set<std::string> endings;
    for (std::uint64_t number = 0; number < games_to_audit(); ++number) {
        const Agreed agreed = agreed_in(number);
        const auto game = game_by(agreed);
        const std::vector<Told> log = random_log(*game, number);
        const Auditor auditor = audit(*game, agreed, log);
        ASSERT_TRUE(auditor.faults().empty()) << "game " << number << ": " << auditor.faults()[0];
        for (const auto& [kind, count] : auditor.heard()) heard[kind] += count;
        endings.insert(log.back().text());
    }
    for (const auto& row : kEventRows) {
        EXPECT_GT(heard[std::string(row.id)], 0) << row.id;
        RecordProperty(std::string(row.id), heard[std::string(row.id)]);
        if (std::getenv("OCCASUS_AUDIT_GAMES") != nullptr)
            std::printf("%-18s %d\n", std::string(row.id).c_str(), heard[std::string(row.id)]);
    }
    EXPECT_EQ(endings.size(), 2U);
}

// A value of the log, changed: the next number, or a word that stands elsewhere in the log.
Value altered(const Value& value, const std::string& other) {
    if (value.number() != nullptr) return *value.number() + 1;
    if (value.text() != nullptr) return *value.text() == other ? Value("roma") : Value(other);
    return Value::list().push("fort").push("fort");
}

// Each figure and each rule of the log is altered, and each kind of line left out, once in every
// game; in one of 40 games at least the auditor finds it out.
TEST(EmpireAudit, WhatIsAlteredOrLeftOutIsFoundOut) {
    // A player's optional actions.
    const std::set<std::string> optional = {"removed", "marched", "barbarians_moved",
                                            "cavalry_moved"};
    std::set<std::string> seen;
    std::set<std::string> found;
    for (std::uint64_t number = 0; number < 40; ++number) {
        const Agreed agreed = agreed_in(number);
        const auto game = game_by(agreed);
        std::vector<Told> log = random_log(*game, number);
        std::map<std::string, int> tries;
        const auto is_worth_a_try = [&](const std::string& what) {
            seen.insert(what);
            return !found.contains(what) && ++tries[what] == 1;
        };
        const auto look = [&](const std::string& what) {
            if (!audit(*game, agreed, log).faults().empty()) found.insert(what);
        };
        for (std::size_t at = 0; at < log.size(); ++at) {
            const Told before = log[at];
            if (is_worth_a_try(before.kind + " by another rule")) {
                log[at].rule = "T1";
                look(before.kind + " by another rule");
                log[at] = before;
            }
            for (const auto& [name, value] : *before.args.members()) {
                const std::string what = before.kind + "." + name;
                if (!is_worth_a_try(what)) continue;
                log[at].args.set(name, altered(value, "africa"));
                look(what);
                log[at] = before;
            }
            if (optional.contains(before.kind) || !is_worth_a_try(before.kind + " left out"))
                continue;
            log.erase(log.begin() + static_cast<std::ptrdiff_t>(at));
            look(before.kind + " left out");
            log.insert(log.begin() + static_cast<std::ptrdiff_t>(at), before);
        }
    }
    std::set<std::string> missed;
    std::set_difference(seen.begin(), seen.end(), found.begin(), found.end(),
                        std::inserter(missed, missed.begin()));
    EXPECT_EQ(missed, std::set<std::string>{});
    RecordProperty("alterations", static_cast<int>(seen.size()));
}

}  // namespace
}  // namespace occasus::empire
