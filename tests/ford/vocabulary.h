// What the verbs, steps and events of the game are called: one row each.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/vocabulary/rows.h"

#include "ford/rulebook.gen.h"

namespace occasus::ford {

class Rules;
struct State;
struct Question;

inline constexpr Seat kRome = seat_at(0);

// ---- operands of verbs and events ----

enum class Operand : std::uint8_t { None, Face, Legions, Number };

template <class T>
inline constexpr Operand kOperandOf = Operand::Number;

// ---- steps ----

enum class Step : std::uint8_t { Send, River, Over };

// Each stands in its chapter.
extern const Question kSend;
extern const Question kRiver;
extern const Question kOver;

// clang-format off
inline constexpr auto kStepRows = std::to_array<StepRow<Step, Question>>({
    {Step::Send, "send", kRome, cite("F2"), Step::Send, "send", &kSend},
    {Step::River, "river", Seat::Chance, cite("F3"), Step::River, "river", &kRiver},
    {Step::Over, "over", Seat::Nobody, cite("F4"), Step::Over, "over", &kOver},
});
// clang-format on

// ---- verbs ----

enum class Verb : std::uint8_t { Roll, Send };

inline constexpr Occasion kWhenADieIsDue{cite("F3"), "No die is due."};
inline constexpr Occasion kEachDay{cite("F2"), "at the beginning of a day"};

// clang-format off
inline constexpr auto kVerbRows = std::to_array<VerbRow<Verb, Operand>>({
    {Verb::Roll, "roll", "roll", asked_at(Step::River), kWhenADieIsDue, {Operand::Face}},
    {Verb::Send, "send", "send", asked_at(Step::Send), kEachDay, {Operand::Legions}},
});
// clang-format on

// ---- events ----

enum class EventKind : std::uint8_t { Sent, Rolled, GameOver };

// clang-format off
inline constexpr auto kEventRows = std::to_array<EventRow<EventKind, Operand>>({
    {EventKind::Sent, "sent", cite("F2"), "Rome sends {legions:legion} into the ford.",
     {{{"legions", Operand::Number}}}},
    {EventKind::Rolled, "rolled", cite("F3"), "The die falls {face}: {across:legion} {across:crosses|cross}, {lost} swept away.",
     {{{"face", Operand::Number}, {"across", Operand::Number}, {"lost", Operand::Number}}}},
    {EventKind::GameOver, "game_over", cite("F4"), "{across:legion} {across:is|are} across the river.",
     {{{"across", Operand::Number}}}},
});
// clang-format on

// ---- nouns ----

// What may stand in braces in a label, a reason or a prompt.
inline constexpr auto kNouns = std::to_array<std::string_view>({
    "number",  // Of legions chosen.
    "face",    // Of the die.
    "bank",    // Legions on the near bank,
    "across",  // and across the river,
    "needed",  // where so many are needed.
    "sent",    // Legions in the ford.
});

// ---- all of it ----

struct Vocabulary : RowsOf<Rules, State, kVerbRows, kStepRows, kEventRows, kNouns> {
    static constexpr std::string_view kTitle = "The Ford";
    template <class T>
    static constexpr Operand kOperandOf = ford::kOperandOf<T>;

    static const WordTables<Rules, Operand, EventNoun> kWords;
};

}  // namespace occasus::ford
