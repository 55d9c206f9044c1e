// The printed sheet and the pieces on it, for drawing; and as text for a terminal.
#include <algorithm>
#include <bit>
#include <string>

#include "games/rome_must_fall/chapters.h"
#include "games/rome_must_fall/game.h"

namespace occasus::rome_must_fall {

namespace {

inline constexpr std::array<std::string_view, kTrackers> kCodes = {"Va", "Vi", "Fr",
                                                                   "Se", "Hu", "Os"};
inline constexpr std::array<std::string_view, kTrackers> kRegions = {
    "Africa", "Hispania", "Gaul", "Mediterranean", "all Roman lands", "Illyria, Italia"};

struct AbilityWords {
    std::string_view title;
    std::string_view line;
    std::string_view icon;
};
// The wheat is printed; the other three icons are ours (R4).
inline constexpr std::array<AbilityWords, kAbilities> kAbilityWords = {
    AbilityWords{"Re-roll", "one Imperial die", "wheat"},
    AbilityWords{"+1", "to one Imperial die", "armoury"},
    AbilityWords{"Offensive", "lets Glory win land back", "aquila"},
    AbilityWords{"Levy", "gain one cube", "helmet"},
};

// The turn to show: 13, after the last, is still shown as the twelfth.
int shown_turn(const State& state) {
    return std::min<int>(state.turn, kTurns);
}

std::string fraction_of_three(int count) {
    if (count == 0) return "0";
    return count == 3 ? "1" : std::to_string(count) + "/3";
}

bool is_marked(const State& state, int tracker, int number) {
    return state.marked[at(tracker)] >> static_cast<unsigned>(number) & 1U;
}

bool in_barbarian_phase(const State& state) {
    return state.step == Step::RollBlack || state.step == Step::Resolve;
}

Value icon_value(Icon icon) {
    return icon == Icon::None ? Value() : Value(kIconIds[at(icon)]);
}

// ---- what is printed ----

Value timeline_document(const Sheet& sheet, int tracker) {
    Value timeline = Value::list();
    for (int turn = 1; turn <= kTurns; ++turn)
        timeline.push(Value::fields()
                          .set("value", sheet.timeline[at(tracker)][at(turn - 1)])
                          .set("provenance",
                               sheet.provenance_of("timeline", kTrackerIds[at(tracker)], turn)));
    return timeline;
}

Value circle_document(const Sheet& sheet, std::string_view tribe, int number,
                      const Circle& circle) {
    return Value::fields()
        .set("id", circle.id)
        .set("title", circle.title)
        .set("icon", icon_value(circle.icon))
        .set("lon", circle.place.longitude)
        .set("lat", circle.place.latitude)
        .set("provenance", sheet.provenance_of("path", tribe, number))
        .set("icon_provenance", sheet.provenance_of("icon", circle.id, 0));
}

Value boxes_document(const Sheet& sheet, int tracker) {
    const std::string_view id = kTrackerIds[at(tracker)];
    Value boxes = Value::list();
    int number = 0;
    for (const Box& box : sheet.boxes[at(tracker)]) {
        ++number;
        if (!is_raid(tracker_at(tracker))) {
            boxes.push(circle_document(sheet, id, number, sheet.circles[box.circle]));
            continue;
        }
        Value raid = Value::fields();
        raid.set("icon", icon_value(box.icon));
        if (box.icon == Icon::PlusOneTribe) raid.set("tribe", kTrackerIds[at(box.tribe)]);
        raid.set("provenance", sheet.provenance_of("raid", id, number));
        boxes.push(raid);
    }
    return boxes;
}

Value tracker_board(const Sheet& sheet, int tracker) {
    const bool raid = is_raid(tracker_at(tracker));
    return Value::fields()
        .set("id", kTrackerIds[at(tracker)])
        .set("title", kTrackerTitles[at(tracker)])
        .set("code", kCodes[at(tracker)])
        .set("kind", raid ? "raid" : "tribe")
        .set("region", kRegions[at(tracker)])
        .set("timeline", timeline_document(sheet, tracker))
        .set(raid ? "raid" : "path", boxes_document(sheet, tracker));
}

// READING: R1, R4. One of the four, with its picture.
Value ability_board(const Sheet& sheet, int ability) {
    const AbilityWords& words = kAbilityWords[at(ability)];
    Value lost_with = Value::list();
    std::string_view provenance;
    for (const Circle& circle : sheet.circles)
        if (is_ability(circle.icon) && static_cast<int>(ability_of(circle.icon)) == ability) {
            lost_with.push(circle.id);
            provenance = sheet.provenance_of("icon", circle.id, 0);
        }
    return Value::fields()
        .set("id", kAbilityIds[at(ability)])
        .set("title", words.title)
        .set("line", words.line)
        .set("icon", words.icon)
        .set("lost_with", lost_with)
        .set("provenance", provenance);
}

// ---- what stands on it ----

using Raids = FixedVector<Tracker, 2>;

// R16. Whether this raid comes before that tribe this turn, may yet be lost, and would then
// strengthen it.
bool may_strengthen(const Rules& rules, const State& state, Tracker raid, Tracker tribe) {
    if (state.step == Step::Over || index_of(raid) > index_of(tribe)) return false;
    if (in_barbarian_phase(state) && index_of(raid) < state.cursor) return false;
    const int next = rules.next_box(state, raid);
    if (next < 0) return false;
    const Box& box = rules.sheet().box(raid, next);
    if (box.icon != Icon::PlusOneTribe || box.tribe != tribe) return false;
    const int die = state.assigned[at(raid)];
    if (die == kNoDie) return true;
    const bool shows_black = state.step == Step::Resolve && index_of(raid) == state.cursor;
    const int worst = shows_black ? d3(state.black) : 3;
    return state.dice[at(die)] <= rules.base_total(state, raid) + worst;
}

// The raids whose loss would still raise what this value needs against the tracker.
Raids raids_before(const Rules& rules, const State& state, int tracker, int value, int base) {
    Raids raids;
    for (Tracker raid : {Tracker::Sea, Tracker::Huns})
        if (may_strengthen(rules, state, raid, tracker_at(tracker))) raids.push_back(raid);
    const int worst = base + static_cast<int>(raids.size());
    return hold_chance(value, worst).needs == hold_chance(value, base).needs ? Raids() : raids;
}

Value holds_document(const Rules& rules, const State& state, int tracker, int die, int base) {
    const int value = state.dice[at(die)];
    const HoldChance chance = hold_chance(value, base);
    Value needs = Value::list();
    for (int need : chance.needs) needs.push(need);
    Value before = Value::list();
    for (Tracker raid : raids_before(rules, state, tracker, value, base))
        before.push(kTrackerIds[at(raid)]);
    return Value::fields()
        .set("die", die)
        .set("fraction", fraction_of_three(chance.held_of_three))
        .set("decimal", chance.held_of_three / 3.0)
        .set("needs", needs)
        .set("before", before);
}

std::string_view tracker_state(const State& state, int tracker) {
    if (!in_barbarian_phase(state) || tracker > state.cursor) return "open";
    return tracker == state.cursor ? "now" : "done";
}

Value marked_list(const Rules& rules, const State& state, int tracker) {
    Value marked = Value::list();
    for (int number = 0; number < rules.sheet().length(tracker_at(tracker)); ++number)
        if (is_marked(state, tracker, number))
            marked.push(
                rules.sheet().circles[rules.sheet().box(tracker_at(tracker), number).circle].id);
    return marked;
}

Value loss_document(const Rules& rules, const State& state, int tracker) {
    const int next = rules.next_box(state, tracker_at(tracker));
    if (next < 0) return Value::fields().set("title", Value()).set("text", "nothing more to lose");
    const Box& box = rules.sheet().box(tracker_at(tracker), next);
    const std::string title = is_raid(tracker_at(tracker))
                                  ? "Raid box " + std::to_string(next + 1)
                                  : rules.sheet().circles[box.circle].title;
    return Value::fields().set("title", title).set("text", penalty_text(state, box));
}

Value tracker_view(const Rules& rules, const State& state, int tracker) {
    const Tracker which = tracker_at(tracker);
    const int next = rules.next_box(state, which);
    State timed = state;
    timed.turn = static_cast<std::uint8_t>(shown_turn(state));
    const int base = rules.base_total(timed, which);
    Value view = Value::fields();
    view.set("id", kTrackerIds[at(tracker)]);
    if (is_raid(which))
        view.set("marked", std::popcount(state.marked[at(tracker)]))
            .set("next", next < 0 ? Value() : Value(next));
    else
        view.set("marked", marked_list(rules, state, tracker))
            .set("next",
                 next < 0 ? Value()
                          : Value(rules.sheet().circles[rules.sheet().box(which, next).circle].id));
    const bool placed = state.assigned[at(tracker)] != kNoDie;
    const bool shows_black = state.step == Step::Resolve && tracker == state.cursor;
    view.set("bonus", is_raid(which) ? 0 : rules.bonus(state, which)).set("base", base);
    view.set("die", placed ? Value(state.assigned[at(tracker)]) : Value());
    view.set("black", shows_black ? Value(state.black) : Value());
    view.set("state", tracker_state(state, tracker));
    view.set("loss", loss_document(rules, state, tracker));
    Value holds = Value::list();
    for (int die = 0; die < kDice; ++die)
        if (state.dice[static_cast<std::size_t>(die)] != 0 &&
            (!placed || die == state.assigned[at(tracker)]))
            holds.push(holds_document(rules, state, tracker, die, base));
    return view.set("holds", holds);
}

Value dice_document(const State& state) {
    Value dice = Value::list();
    for (int die = 0; die < kDice; ++die) {
        if (state.dice[static_cast<std::size_t>(die)] == 0) continue;
        Value tracker;
        for (int at = 0; at < kTrackers; ++at)
            if (state.assigned[static_cast<std::size_t>(at)] == die)
                tracker = Value(kTrackerIds[static_cast<std::size_t>(at)]);
        dice.push(Value::fields()
                      .set("value", state.dice[static_cast<std::size_t>(die)])
                      .set("red", is_red(state, die))
                      .set("spent", (state.spent >> static_cast<unsigned>(die) & 1U) != 0)
                      .set("tracker", tracker));
    }
    return dice;
}

Value abilities_document(const State& state) {
    Value abilities = Value::list();
    for (int ability = 0; ability < kAbilities; ++ability)
        abilities.push(Value::fields()
                           .set("id", kAbilityIds[at(ability)])
                           .set("lost", !has_ability(state, static_cast<Ability>(ability)))
                           .set("used", (state.used & bit_of(static_cast<Ability>(ability))) != 0));
    return abilities;
}

// ---- as text ----

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

// R20. Whether this circle is in the hands of another tribe.
bool is_closed(const Rules& rules, const State& state, int tracker, int number) {
    for (const SharedCircle& shared : rules.sheet().shared[at(tracker)])
        if ((shared.own_bit >> static_cast<unsigned>(number) & 1U) != 0 &&
            (state.marked[at(shared.other)] & shared.other_bit) != 0)
            return true;
    return false;
}

std::string boxes_text(const Rules& rules, const State& state, int tracker) {
    static constexpr std::string_view kLetters = ".crfR-+*^";  // By Icon, as the legend says.
    std::string text;
    for (int number = 0; number < rules.sheet().length(tracker_at(tracker)); ++number) {
        const Box& box = rules.sheet().box(tracker_at(tracker), number);
        if (is_marked(state, tracker, number))
            text += " x";
        else if (is_closed(rules, state, tracker, number))
            text += " /";
        else if (box.icon == Icon::PlusOneTribe)
            text += " " + std::string(kCodes[at(box.tribe)]);
        else
            text += std::string(" ") + kLetters[at(box.icon)];
    }
    return text;
}

// "die 4 (2/3 before the Huns)".
std::string placed_text(const Rules& rules, const State& state, int tracker, int base) {
    const int value = state.dice[state.assigned[at(tracker)]];
    const int held = hold_chance(value, base).held_of_three;
    std::string text = "die " + std::to_string(value) + " (" + fraction_of_three(held);
    std::string_view joint = " before ";
    if (held > 0)  // A chance of 0 can sink no further.
        for (Tracker raid : raids_before(rules, state, tracker, value, base)) {
            text += std::string(joint) + (raid == Tracker::Sea ? "War at Sea" : "the Huns");
            joint = " and ";
        }
    return text + ")";
}

std::string tracker_text(const Rules& rules, const State& state, int tracker) {
    State timed = state;
    timed.turn = static_cast<std::uint8_t>(shown_turn(state));
    const bool now = in_barbarian_phase(state) && tracker == state.cursor;
    std::string line = now ? "> " : "  ";
    const int base = rules.base_total(timed, tracker_at(tracker));
    line +=
        padded(std::string(kTrackerTitles[at(tracker)]), 11) + std::to_string(base) + " + black";
    line += padded(boxes_text(rules, state, tracker), 26);
    if (state.assigned[at(tracker)] != kNoDie)
        line += " " + placed_text(rules, state, tracker, base);
    if (state.step == Step::Resolve && now)
        line += "  black die counts " + std::to_string(d3(state.black));
    return line + "\n";
}

std::string dice_text(const State& state) {
    std::string text = "Dice ";
    for (int die = 0; die < kDice; ++die) {
        const int value = state.dice[at(die)];
        text += " " + std::to_string(die) + ":" + (value == 0 ? "-" : std::to_string(value));
        if (is_red(state, die)) text += "r";
        if (state.spent >> static_cast<unsigned>(die) & 1U) text += "*";
    }
    return text;
}

}  // namespace

HoldChance hold_chance(int value, int base_total) {
    HoldChance chance;
    for (int black = 1; black <= 3; ++black) {
        const int need = std::max(0, base_total + black - value + 1);
        chance.needs[at(black - 1)] = need;
        if (need == 0) ++chance.held_of_three;
    }
    return chance;
}

std::string Text::turn_title(const State& state) {
    const int turn = shown_turn(state);
    return std::to_string(year_of(turn)) + ", turn " + std::to_string(turn) + " of 12";
}

Value Text::board(const Rules& rules, bool built_in) {
    const Sheet& sheet = rules.sheet();
    Value years = Value::list();
    for (int turn = 1; turn <= kTurns; ++turn) years.push(year_of(turn));
    Value trackers = Value::list();
    for (int tracker = 0; tracker < kTrackers; ++tracker)
        trackers.push(tracker_board(sheet, tracker));
    Value abilities = Value::list();
    for (int ability = 0; ability < kAbilities; ++ability)
        abilities.push(ability_board(sheet, ability));
    return Value::fields()
        .set("turns", kTurns)
        .set("years", years)
        .set("cubes_max", kMaxCubes)
        .set("fall_boxes", kFallBoxes)
        .set("board_name", sheet.name)
        .set("built_in", built_in)
        .set("trackers", trackers)
        .set("abilities", abilities);
}

Value Text::view(const Rules& rules, const State& state) {
    Value trackers = Value::list();
    for (int tracker = 0; tracker < kTrackers; ++tracker)
        trackers.push(tracker_view(rules, state, tracker));
    return Value::fields()
        .set("turn", shown_turn(state))
        .set("year", year_of(shown_turn(state)))
        .set("phase", phase(state))
        .set("cubes", state.cubes)
        .set("red", state.red)
        .set("white", kDice - state.red)
        .set("fall", state.fall)
        .set("dice", dice_document(state))
        .set("rerolling", state.step == Step::Reroll ? Value(state.cursor) : Value())
        .set("abilities", abilities_document(state))
        .set("trackers", trackers)
        .set("position", position(rules, state));
}

std::string Text::picture(const Rules& rules, const State& state) {
    std::string text = turn_title(state) + "   Fall " + std::to_string(state.fall) + "/4   Cubes " +
                       std::to_string(state.cubes) + "/5   Red dice " + std::to_string(state.red) +
                       "/3\n";
    for (int tracker = 0; tracker < kTrackers; ++tracker)
        text += tracker_text(rules, state, tracker);
    text += dice_text(state) + "   (r red, * paid for Glory)\n";
    text += "Abilities";
    for (int ability = 0; ability < kAbilities; ++ability) {
        const auto which = static_cast<Ability>(ability);
        const std::string_view mark = !has_ability(state, which) ? " lost"
                                      : is_ready(state, which)   ? ""
                                                                 : " used";
        text += std::string(ability == 0 ? " " : ", ") +
                std::string(kAbilityWords[at(ability)].title) + std::string(mark);
    }
    return text +
           "\nCircles: x marked, / another tribe's, . empty, c cube, r red die, f fire, R Roma,\n"
           "         - re-roll, + plus one, * offensive, ^ levy\n";
}

}  // namespace occasus::rome_must_fall
