// What each kind of operand and each noun becomes in words.
#include "ford/vocabulary.h"

#include "core/vocabulary/words.h"

#include "ford/chapters.h"
#include "ford/game.h"

namespace occasus::ford {

static_assert(in_order(kVerbRows, &VerbRow<Verb, Operand>::verb, &VerbRow<Verb, Operand>::text));
static_assert(in_order(kStepRows, &StepRow<Step, Question>::step, &StepRow<Step, Question>::id));
static_assert(in_order(kEventRows, &EventRow<EventKind, Operand>::kind,
                       &EventRow<EventKind, Operand>::id));
static_assert(sentences_name_operands(kEventRows, std::array<EventNoun, 0>()));

namespace {

using Row = OperandRow<Rules, Operand>;
using Here = Scene<Rules>;

Value as_it_is(const Rules&, int number) {
    return number;
}
Result<int> read_face(const Rules&, std::string_view word) {
    const auto face = number_in(word, 1, 6);
    if (!face) return unreadable("To enter a die, type roll and a number from 1 to 6.", "face");
    return *face - 1;
}
Result<int> read_legions(const Rules&, std::string_view word) {
    const auto legions = number_in(word, 1, kMostSent);
    if (!legions) return unreadable("One, two or three legions can be sent.", "number");
    return *legions;
}

constexpr auto kOperandRows = std::to_array<Row>({
    {.operand = Operand::None},
    {.operand = Operand::Face,
     .title = "FACE",
     .end = [](const Rules&) { return 6; },
     .id = [](const Rules&, int face) { return Value(face + 1); },
     .read = read_face,
     .type = FieldType::Number},
    {.operand = Operand::Legions,
     .title = "NUMBER",
     .low = 1,
     .end = [](const Rules&) { return kMostSent + 1; },
     .id = as_it_is,
     .read = read_legions,
     .type = FieldType::Number},
    {.operand = Operand::Number,
     .id = as_it_is,
     .words = [](const Rules&, int number) { return std::to_string(number); },
     .type = FieldType::Number},
});
static_assert(in_order(kOperandRows, &Row::operand));

constexpr auto kNounRows = std::to_array<SceneNoun<Rules>>({
    {"number", [](const Here& here) { return std::to_string(operand_at(here.action, 0)); }},
    {"face", [](const Here& here) { return std::to_string(operand_at(here.action, 0) + 1); }},
    {"bank", [](const Here& here) { return std::to_string(here.state.bank); }},
    {"across", [](const Here& here) { return std::to_string(here.state.across); }},
    {"needed", [](const Here& here) { return std::to_string(here.rules.board().needed); }},
    {"sent", [](const Here& here) { return std::to_string(here.state.sent); }},
});
static_assert(same_names(kNounRows, kNouns));

}  // namespace

constinit const WordTables<Rules, Operand, EventNoun> Vocabulary::kWords = {
    kOperandRows, kNounRows, {}};

}  // namespace occasus::ford

template struct occasus::Words<occasus::ford::Vocabulary>;
