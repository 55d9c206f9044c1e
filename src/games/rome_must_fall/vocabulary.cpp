// The words of each kind of operand and each noun.
#include "games/rome_must_fall/vocabulary.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/vocabulary/words.h"

#include "games/rome_must_fall/chapters.h"
#include "games/rome_must_fall/game.h"

namespace occasus::rome_must_fall {

static_assert(in_order(kVerbRows, &VerbRow<Verb, Operand>::verb, &VerbRow<Verb, Operand>::text));
static_assert(in_order(kStepRows, &StepRow<Step, Question>::step, &StepRow<Step, Question>::id));
static_assert(in_order(kEventRows, &EventRow<EventKind, Operand>::kind,
                       &EventRow<EventKind, Operand>::id));

namespace {

// ---- operands ----

constexpr std::array<std::string_view, kAbilities> kAbilityNames = {"re-roll", "+1 to a die",
                                                                    "offensive", "levy of a cube"};

std::string tracker_title(int tracker) {
    return std::string(kTrackerTitles[at(tracker)]);
}
const Circle& circle_called(const Rules& rules, int circle) {
    return rules.sheet().circles[at(circle)];
}
Value as_it_is(const Rules&, int number) {
    return number;
}
Value left_out(const Rules&, int) {
    return nullptr;
}

Result<int> read_face(const Rules&, std::string_view word) {
    const auto face = number_in(word, 1, 6);
    if (!face) return unreadable("To enter a die, type roll and a number from 1 to 6.", "face");
    return *face - 1;
}
Result<int> read_die(const Rules&, std::string_view word) {
    const auto die = number_in(word, 0, kDice - 1);
    if (!die) return unreadable("die must be 0 to 5, not " + quoted(word) + ".", "die");
    return *die;
}
Result<int> read_circle(const Rules& rules, std::string_view word) {
    const int circle = rules.sheet().find_circle(word);
    if (circle < 0)
        return unreadable("There is no circle " + quoted(word) + " on this sheet.", "circle");
    return circle;
}
Result<int> read_cubes(const Rules&, std::string_view word) {
    const auto cubes = number_in(word, 0, kMaxCubes);
    if (!cubes) return unreadable("cubes must be 0 to 5, not " + quoted(word) + ".", "cubes");
    return *cubes;
}

void mark_die(const Rules&, const State&, int die, Value& marks) {
    marks.set("die", die);
}
void mark_circle(const Rules& rules, const State&, int circle, Value& marks) {
    marks.set("circle", circle_called(rules, circle).id);
}
// READING: R17. Some cubes are legal and change nothing.
void mark_cubes(const Rules& rules, const State& state, int cubes, Value& marks) {
    const int needed = comparison(rules, state).needed();
    marks.set("cubes", cubes)
        .set("held", cubes >= needed)
        .set("pointless", cubes != 0 && cubes != needed);
}

using Row = OperandRow<Rules, Operand>;
// clang-format off
constexpr auto kOperandRows = std::to_array<Row>({
    {.operand = Operand::None},
    {.operand = Operand::Face, .title = "FACE", .end = [](const Rules&) { return 6; },
     .id = [](const Rules&, int face) { return Value(face + 1); }, .read = read_face, .type = FieldType::Number},
    {.operand = Operand::Die, .title = "DIE", .end = [](const Rules&) { return kDice; }, .ids = kDice, .id = as_it_is,
     .read = read_die, .type = FieldType::Number, .mark = mark_die},
    {.operand = Operand::Payer, .title = "DIE", .end = [](const Rules&) { return kDice; }, .ids = kDice, .id = as_it_is,
     .read = read_die, .type = FieldType::Number},
    {.operand = Operand::Circle, .title = "CIRCLE",
     .end = [](const Rules& rules) { return static_cast<int>(rules.sheet().circles.size()); }, .ids = kMaxCircles,
     .id = [](const Rules& rules, int circle) { return Value(circle_called(rules, circle).id); },
     .words = [](const Rules& rules, int circle) { return circle_called(rules, circle).title; }, .read = read_circle,
     .mark = mark_circle},
    {.operand = Operand::Cubes, .title = "N", .keyword = "cubes", .end = [](const Rules&) { return kMaxCubes + 1; }, .ids = 8,
     .id = as_it_is, .read = read_cubes, .type = FieldType::Number, .mark = mark_cubes},
    {.operand = Operand::Number, .id = as_it_is, .words = [](const Rules&, int number) { return std::to_string(number); },
     .type = FieldType::Number},
    {.operand = Operand::Flag, .id = [](const Rules&, int flag) { return Value(flag != 0); }, .type = FieldType::Truth},
    {.operand = Operand::Tracker, .id = [](const Rules&, int tracker) { return Value(kTrackerIds[at(tracker)]); },
     .words = [](const Rules&, int tracker) { return tracker_title(tracker); }},
    {.operand = Operand::Ability, .id = [](const Rules&, int ability) { return Value(kAbilityIds[at(ability)]); },
     .words = [](const Rules&, int ability) { return std::string(kAbilityNames[at(ability)]); }},
    // As the board has it.
    {.operand = Operand::Icon,
     .id = [](const Rules&, int icon) { return icon == 0 ? Value() : Value(kIconIds[at(icon)]); },
     .when_none = WhenNone::LeftOut},
    {.operand = Operand::Spared, .id = left_out, .when_none = WhenNone::Untold},
    {.operand = Operand::Grade, .id = [](const Rules&, int grade) { return Value(Text::facts().grades[at(grade) - 1]); },
     .words = [](const Rules&, int grade) { return ending_text(static_cast<Grade>(grade)); }},
});
// clang-format on
static_assert(in_order(kOperandRows, &Row::operand));

// ---- nouns of events ----

// "the Vandals", "War at Sea": within a sentence.
std::string the_enemy(int tracker, int = 0) {
    return tracker_at(tracker) == Tracker::Sea ? tracker_title(tracker)
                                               : "the " + tracker_title(tracker);
}
std::string coloured(int red, int) {
    return red != 0 ? "A red" : "A white";
}
std::string counts(int value, int red) {
    return red != 0 ? " and counts " + std::to_string(value) : "";
}
// A die that counts what it shows needs no more words.
std::string counts_again(int face, int value) {
    return face == value ? "" : counts(value, 1);
}
std::string with_bonus(int bonus, int) {
    return bonus == 0 ? "" : ", " + std::to_string(bonus) + " from raids";
}
std::string icon_of_circle(int icon, int) {
    static constexpr std::array<std::string_view, 10> kIcons = {
        "",       "a cube",        "a red die", "a fire", "three fires", "the re-roll",
        "the +1", "the offensive", "the levy",  ""};
    const std::string_view words = kIcons[at(icon)];
    return words.empty() ? "" : ", which bears " + std::string(words);
}
std::string why_red(int icon, int) {
    return static_cast<Icon>(icon) == Icon::Cube ? "you have no cube to lose, so one Imperial die"
                                                 : "one Imperial die";
}
std::string how_many_fires(int fires, int) {
    return fires == 1 ? "fire" : "three fires";
}
std::string one_less(int value, int) {
    return std::to_string(value - 1);
}
std::string number_of_box(int box, int) {
    return std::to_string(box + 1);
}
std::string shown_in_box(int icon, int) {
    return static_cast<Icon>(icon) == Icon::None ? ": empty, no effect." : " is marked.";
}
std::string no_loss(int tracker, int spared) {
    if (static_cast<Spared>(spared) == Spared::ThreeRedDice)
        return "Three dice are red already: no effect.";
    if (static_cast<Spared>(spared) == Spared::AbilityGone)
        return "That ability is gone already: no effect.";
    return tracker_title(tracker) + ": nothing is left to take, no effect.";
}

constexpr auto kEventNouns = std::to_array<EventNoun>({
    {"the_enemy", "tracker", "", the_enemy},
    {"coloured", "red", "", coloured},
    {"counts", "value", "red", counts},
    {"counts_again", "face", "to", counts_again},
    {"with_bonus", "bonus", "", with_bonus},
    {"icon_of_circle", "icon", "", icon_of_circle},
    {"why_red", "icon", "", why_red},
    {"how_many_fires", "fires", "", how_many_fires},
    {"one_less", "to", "", one_less},
    {"number", "box", "", number_of_box},
    {"shows", "icon", "", shown_in_box},
    {"no_loss", "tracker", "spared", no_loss},
});
static_assert(sentences_name_operands(kEventRows, kEventNouns));

// ---- nouns of questions ----

using Here = Scene<Rules>;

// "white 6".
std::string shown_by(const State& state, int die) {
    return std::string(is_red(state, die) ? "red " : "white ") +
           std::to_string(state.dice[at(die)]);
}
// "the white 6": dice that are alike need no distinction.
std::string die_name(const State& state, int die) {
    return "the " + shown_by(state, die);
}

// The die that falls: of the pool, or the black one.
bool is_d3(const State& state) {
    return state.step == Step::RollBlack || is_red(state, state.cursor);
}
// The faces of an Imperial die in words: "The sixth die is red", "The white 3 is rolled again".
std::string imperial_faces(const State& state, const std::string& which) {
    if (!is_red(state, state.cursor)) return which + " and counts what it shows.";
    std::vector<std::string> meanings;
    for (int face = 1; face <= 6; ++face)
        meanings.push_back("it counts " + std::to_string(d3(face)));
    return which + ". " + faces_text(meanings) + ".";
}
// The effect of each face of the black die.
std::string attacks(const Here& here) {
    const State& state = here.state;
    const int value = state.dice[state.assigned[state.cursor]];
    const int base = here.rules.base_total(state, tracker_at(state.cursor));
    std::vector<std::string> meanings;
    for (int face = 1; face <= 6; ++face) {
        const int total = base + d3(face);
        const int needed = total - value + 1;
        meanings.push_back("an attack of " + std::to_string(total) +
                           (needed <= 0             ? ", held"
                            : needed <= state.cubes ? ", held with " + counted(needed, "cube")
                                                    : ", lost"));
    }
    return "A " + std::to_string(value) + " stands there. " + faces_text(meanings) + ".";
}

using Noun = SceneNoun<Rules>;
// clang-format off
constexpr auto kNounRows = std::to_array<Noun>({
    {"face", [](const Here& here) { return std::to_string(operand_at(here.action, 0) + 1); }},
    {"counted",
     [](const Here& here) {
         const int face = operand_at(here.action, 0) + 1;
         return is_d3(here.state) ? counts(d3(face), 1) : "";
     }},
    {"pool_faces",
     [](const Here& here) {
         constexpr std::array<std::string_view, kDice> kOrdinals = {"first",  "second", "third",
                                                                    "fourth", "fifth",  "sixth"};
         const int die = here.state.cursor;
         return imperial_faces(here.state,
                               "The " + std::string(kOrdinals[at(die)]) +
                                   (is_red(here.state, die) ? " die is red" : " die is white"));
     }},
    {"new_faces",
     [](const Here& here) { return imperial_faces(here.state, "The " + shown_by(here.state, here.state.cursor) + " is rolled again"); }},
    {"attacks", attacks},
    {"die", [](const Here& here) { return die_name(here.state, die_of(here.action)); }},
    {"shows", [](const Here& here) { return shown_by(here.state, die_of(here.action)); }},
    {"first_die", [](const Here& here) { return die_name(here.state, first_die_of(here.action)); }},
    {"second_die", [](const Here& here) { return die_name(here.state, second_die_of(here.action)); }},
    {"circle", [](const Here& here) { return circle_called(here.rules, circle_of(here.action)).title; }},
    {"number", [](const Here& here) { return std::to_string(cubes_of(here.action)); }},
    {"cubes", [](const Here& here) { return std::to_string(here.state.cubes); }},
    {"tracker", [](const Here& here) { return tracker_title(here.state.cursor); }},
    {"the_enemy", [](const Here& here) { return the_enemy(here.state.cursor); }},
    {"value", [](const Here& here) { return std::to_string(comparison(here.rules, here.state).value); }},
    {"total", [](const Here& here) { return std::to_string(comparison(here.rules, here.state).total); }},
    {"needed", [](const Here& here) { return std::to_string(comparison(here.rules, here.state).needed()); }},
    {"loss", [](const Here& here) { return next_loss_text(here.rules, here.state); }},
    {"result",
     [](const Here& here) {
         static constexpr std::array<std::string_view, 4> kTitles = {"", "Defeat", "Victory",
                                                                     "Brilliant Victory"};
         return std::string(kTitles[at(here.state.grade)]);
     }},
    {"ending", [](const Here& here) { return ending_text(here.state.grade); }},
});
// clang-format on
static_assert(same_names(kNounRows, kNouns));

}  // namespace

constinit const WordTables<Rules, Operand, EventNoun> Vocabulary::kWords = {kOperandRows, kNounRows,
                                                                            kEventNouns};

Action Vocabulary::packed(Action action) {
    const Verb verb = verb_of(action);
    if (verb != Verb::GloryRestore && verb != Verb::GloryErase) return action;
    const int one = first_die_of(action);
    const int other = second_die_of(action);
    return two_dice(verb, std::min(one, other), std::max(one, other),
                    verb == Verb::GloryErase ? circle_of(action) : 0);
}

OfferForm Vocabulary::form(const Rules&, Verb) {
    return {.slots = {kTrackerIds.begin(), kTrackerIds.end()},
            .choices = {"0", "1", "2", "3", "4", "5"},
            .distinct = true};
}

}  // namespace occasus::rome_must_fall

template struct occasus::Words<occasus::rome_must_fall::Vocabulary>;
