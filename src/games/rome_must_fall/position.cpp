// The position as a document: the JSON of `show --json` and of `--position`.
#include <algorithm>
#include <bit>
#include <optional>
#include <string>

#include "core/document_reader.h"

#include "games/rome_must_fall/chapters.h"
#include "games/rome_must_fall/game.h"

namespace occasus::rome_must_fall {

namespace {

inline constexpr std::array<std::string_view, 4> kResults = {"", "defeat", "victory",
                                                             "brilliant victory"};

Value ability_list(std::uint8_t bits) {
    Value list = Value::list();
    for (int ability = 0; ability < kAbilities; ++ability)
        if (bits >> static_cast<unsigned>(ability) & 1U) list.push(kAbilityIds[at(ability)]);
    return list;
}

Value marked_document(const Rules& rules, const State& state) {
    Value marked = Value::fields();
    for (int tribe = 0; tribe < kTrackers; ++tribe) {
        if (is_raid(tracker_at(tribe))) continue;
        Value circles = Value::list();
        for (int number = 0; number < rules.sheet().length(tracker_at(tribe)); ++number)
            if (state.marked[at(tribe)] >> static_cast<unsigned>(number) & 1U)
                circles.push(
                    rules.sheet().circles[rules.sheet().box(tracker_at(tribe), number).circle].id);
        marked.set(kTrackerIds[at(tribe)], circles);
    }
    return marked;
}

// The dice on the table, and what has been done with them.
void write_turn(const State& state, Value& position) {
    Value dice = Value::list();
    Value spent = Value::list();
    for (int die = 0; die < kDice; ++die) {
        if (state.dice[at(die)] != 0) dice.push(state.dice[at(die)]);
        if (state.spent >> static_cast<unsigned>(die) & 1U) spent.push(die);
    }
    position.set("dice", dice).set("red_on_table", state.red_rolled).set("spent", spent);
    position.set("used", ability_list(state.used));
    Value assigned = Value::fields();
    for (int tracker = 0; tracker < kTrackers; ++tracker)
        if (state.assigned[at(tracker)] != kNoDie)
            assigned.set(kTrackerIds[at(tracker)], Value(int{state.assigned[at(tracker)]}));
    position.set("assigned", assigned);
}

// Reads a position field by field.
class Reader : DocumentReader {
  public:
    Reader(const Rules& rules, const Value& document) : DocumentReader(document), rules_(rules) {}

    Result<State> read() {
        if (complaint()) return *complaint();
        check_names();
        read_standing();
        read_phase();
        check_bonus();
        if (complaint()) return *complaint();
        return state_;
    }

  private:
    void check_names() {
        static constexpr std::array<std::string_view, 18> kNames = {
            "turn",           "cubes",    "red",     "fall",  "marked",       "raid_pos",
            "abilities_lost", "phase",    "result",  "dice",  "red_on_table", "spent",
            "used",           "assigned", "tracker", "black", "rerolling",    "bonus"};
        DocumentReader::check_names(kNames);
    }

    std::uint8_t abilities(const std::string& name) {
        std::uint8_t bits = 0;
        for (const Value& item : list(name)) {
            const int ability = item.text() == nullptr ? -1 : find_id(kAbilityIds, *item.text());
            if (ability < 0)
                complain(name, "names the abilities reroll, plus_one, offensive and levy only.");
            else
                bits |= bit_of(static_cast<Ability>(ability));
        }
        return bits;
    }
    int tracker(const std::string& id, const std::string& field) {
        const int found = find_id(kTrackerIds, id);
        if (found < 0) complain(field, "names an unknown tracker “" + id + "”.");
        return std::max(found, 0);
    }

    // The fields that last from turn to turn.
    void read_standing() {
        state_.turn = static_cast<std::uint8_t>(number("turn", 1, kTurns + 1, 1));
        state_.cubes = static_cast<std::uint8_t>(number("cubes", 0, kMaxCubes, kStartCubes));
        state_.red = static_cast<std::uint8_t>(number("red", 0, kMaxRedDice, 0));
        state_.fall = static_cast<std::uint8_t>(number("fall", 0, kFallBoxes, 0));
        state_.lost = abilities("abilities_lost");
        for (const auto& [id, circles] : fields("marked")) read_marked(id, circles);
        for (const auto& [id, boxes] : fields("raid_pos")) {
            const int raid = tracker(id, "raid_pos");
            if (!is_raid(tracker_at(raid))) {
                complain("raid_pos", "has the raids sea and huns only.");
                continue;
            }
            const int count =
                number_of(boxes, "raid_pos." + id, 0, rules_.sheet().length(tracker_at(raid)));
            state_.marked[at(raid)] =
                static_cast<std::uint16_t>((1U << static_cast<unsigned>(count)) - 1);
        }
    }

    void read_marked(const std::string& id, const Value& circles) {
        const int tribe = tracker(id, "marked");
        if (is_raid(tracker_at(tribe)) || circles.items() == nullptr)
            return complain("marked." + id, "must be a tribe's list of circles.");
        for (const Value& circle : *circles.items()) {
            const int number =
                circle.text() == nullptr ? -1 : circle_number(tracker_at(tribe), *circle.text());
            if (number < 0)
                return complain("marked." + id, "names a circle that is not on this path.");
            state_.marked[at(tribe)] = static_cast<std::uint16_t>(
                state_.marked[at(tribe)] | (1U << static_cast<unsigned>(number)));
        }
    }
    int circle_number(Tracker tribe, const std::string& circle) const {
        for (int number = 0; number < rules_.sheet().length(tribe); ++number)
            if (rules_.sheet().circles[rules_.sheet().box(tribe, number).circle].id == circle)
                return number;
        return -1;
    }

    // P1. A bonus is never stored; one that is given must be the one that follows.
    void check_bonus() {
        for (const auto& [id, value] : fields("bonus")) {
            const int tribe = tracker(id, "bonus");
            if (number_of(value, "bonus." + id, 0, 2 * kMaxBoxes) !=
                rules_.bonus(state_, tracker_at(tribe)))
                complain("bonus." + id, "must be what the marked raid boxes give.");
        }
    }

    void read_phase() {
        const bool ended = state_.fall == kFallBoxes || state_.turn > kTurns;
        std::string phase = word("phase");
        if (phase.empty()) phase = ended ? "over" : "roll";
        if (phase != "roll" && phase != "resource" && phase != "barbarian" && phase != "over")
            return complain("phase",
                            "must be roll, resource, barbarian or over, not “" + phase + "”.");
        if (ended != (phase == "over"))
            return complain("phase",
                            ended ? "must be over: four fires or twelve turns are marked."
                                  : "is over, but neither four fires nor twelve turns are marked.");
        read_dice(phase);
        if (phase == "over") return read_end();
        if (has("result")) complain("result", "belongs to the phase “over”.");
        if (phase == "roll") state_.cursor = dice_count_;
        if (phase == "resource") read_resource();
        if (phase == "barbarian") read_barbarian();
        if (phase != "resource" && has("rerolling"))
            complain("rerolling", "belongs to the phase “resource”.");
        if (phase != "barbarian" && has("tracker"))
            complain("tracker", "belongs to the phase “barbarian”.");
        if (phase != "barbarian" && has("black"))
            complain("black", "belongs to the phase “barbarian”.");
    }

    void read_dice(const std::string& phase) {
        state_.red_rolled =
            static_cast<std::uint8_t>(number("red_on_table", 0, kMaxRedDice, state_.red));
        const Value::List& dice = list("dice");
        dice_count_ = static_cast<std::uint8_t>(dice.size());
        if (dice.size() > kDice) return complain("dice", "has more than six values.");
        if (phase == "roll" && state_.red_rolled != state_.red)
            return complain("red_on_table", "must be red before the dice are rolled.");
        if (phase == "over" && !dice.empty() && dice.size() != kDice)
            return complain("dice", "must have no values or six in this phase.");
        if (phase == "roll" && dice.size() == kDice)
            return complain("dice", "are all rolled; the phase is resource.");
        if ((phase == "resource" || phase == "barbarian") && dice.size() != kDice)
            return complain("dice", "must have six values in this phase.");
        for (std::size_t die = 0; die < dice.size(); ++die)
            state_.dice[die] = static_cast<std::uint8_t>(
                number_of(dice[die], "dice", 1, highest_value(state_, static_cast<int>(die))));
        for (const Value& item : list("spent")) read_spent(number_of(item, "spent", 0, kDice - 1));
        state_.used = abilities("used");
        for (const auto& [id, die] : fields("assigned"))
            state_.assigned[at(tracker(id, "assigned"))] =
                die_id(number_of(die, "assigned." + id, 0, kDice - 1));
        if (phase == "roll" && (state_.spent != 0 || state_.used != 0))
            complain("used", "and spent are empty before the dice are rolled.");
        check_assigned(phase);
    }
    void read_spent(int die) {
        if (state_.dice[at(die)] != 6)
            return complain("spent", "names die " + std::to_string(die) + ", which is not a 6.");
        spend_six(state_, die);
    }
    void check_assigned(const std::string& phase) {
        unsigned seen = 0;
        int count = 0;
        for (const DieId die : state_.assigned)
            if (die != kNoDie) {
                ++count;
                seen |= 1U << die;
            }
        if (std::popcount(seen) != count) complain("assigned", "puts one die on two trackers.");
        if (phase == "barbarian" && count != kTrackers)
            complain("assigned", "must give every tracker a die.");
        if ((phase == "roll" || phase == "resource") && count != 0)
            complain("assigned", "belongs to the phase “barbarian”.");
    }

    void read_resource() {
        state_.step = Step::Resource;
        if (!has("rerolling")) return;
        const int die = number("rerolling", 0, kDice - 1, 0);
        if ((state_.used & bit_of(Ability::Reroll)) == 0)
            return complain("rerolling", "needs reroll among the abilities used.");
        state_.cursor = static_cast<std::uint8_t>(die);
        state_.step = Step::Reroll;
    }
    void read_barbarian() {
        const std::string id = word("tracker");
        state_.cursor = static_cast<std::uint8_t>(id.empty() ? 0 : tracker(id, "tracker"));
        state_.black = static_cast<std::uint8_t>(number("black", 1, 6, 0));
        state_.step = state_.black == 0 ? Step::RollBlack : Step::Resolve;
    }
    void read_end() {
        const bool defeat = state_.fall == kFallBoxes;
        const Grade grade = defeat                          ? Grade::Defeat
                            : state_.fall <= kBrilliantFall ? Grade::BrilliantVictory
                                                            : Grade::Victory;
        const std::string result = word("result");
        if (!result.empty() && result != kResults[at(grade)])
            return complain("result", "must be " + std::string(kResults[at(grade)]) +
                                          " with this fall and turn.");
        state_.grade = grade;
        state_.step = Step::Over;
    }

    const Rules& rules_;
    State state_;
    std::uint8_t dice_count_ = 0;
};

}  // namespace

Value Text::position(const Rules& rules, const State& state) {
    Value position = Value::fields();
    position.set("turn", state.turn).set("phase", phase(state)).set("cubes", state.cubes);
    position.set("red", state.red).set("fall", state.fall);
    position.set("marked", marked_document(rules, state));
    Value raids = Value::fields();
    for (Tracker raid : {Tracker::Sea, Tracker::Huns})
        raids.set(kTrackerIds[at(raid)], std::popcount(state.marked[at(raid)]));
    Value bonus = Value::fields();
    for (int tribe = 0; tribe < kTrackers; ++tribe)
        if (!is_raid(tracker_at(tribe)))
            bonus.set(kTrackerIds[at(tribe)], rules.bonus(state, tracker_at(tribe)));
    position.set("raid_pos", raids)
        .set("bonus", bonus)
        .set("abilities_lost", ability_list(state.lost));
    write_turn(state, position);
    if (state.step == Step::Reroll) position.set("rerolling", state.cursor);
    if (state.step == Step::RollBlack || state.step == Step::Resolve)
        position.set("tracker", kTrackerIds[state.cursor]);
    if (state.step == Step::Resolve) position.set("black", state.black);
    const std::string_view result = kResults[at(state.grade)];
    position.set("result", result.empty() ? Value() : Value(result));
    return position;
}

Result<State> Text::from_position(const Rules& rules, const Value& document) {
    return Reader(rules, document).read();
}

}  // namespace occasus::rome_must_fall
