// The rows of a game's vocabulary: what its verbs, steps and events are called, their operands,
// groups, rules and sentences. They are plain data, so that files which include them compile fast.
// Notation, offers, refusals, event documents and sentences are made from them.
//
// A game defines four enumerations. Verbs, steps and operand types begin with 0; the operand type 0
// means no operand.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/game.h"
#include "core/vocabulary/sentence.h"

namespace occasus {

// A set of a game's steps, one bit each.
template <class... Steps>
constexpr std::uint64_t asked_at(Steps... steps) {
    return ((std::uint64_t{1} << static_cast<unsigned>(steps)) | ... | std::uint64_t{0});
}

// When a verb is due, in the words of a refusal: "You can do that in phase 2, upkeep."
struct Occasion {
    Cite rule;
    std::string_view when;
};

constexpr int operand_at(Action action, std::size_t at) {
    return static_cast<int>(action.bits >> (8 * at) & 0xFFU);
}

// Where an operand stands in an action. Unless it is said, operand n has bits 8n .. 8n+7.
template <class Operand>
struct Field {
    static constexpr int kByPlace = -1;

    Operand type{};
    int shift = kByPlace;
    unsigned width = 8;

    constexpr Field() = default;
    constexpr Field(Operand of) : type(of) {}  // NOLINT(google-explicit-constructor)
    constexpr Field(Operand of, int from, unsigned bits) : type(of), shift(from), width(bits) {}
};

// A verb in the players' notation. The verb has the bits above 24 of an action; its operands are
// written in the order of the row.
template <class Verb, class Operand>
struct VerbRow {
    Verb verb;
    std::string_view text;    // One word, or several.
    std::string_view group;   // Its offers' group.
    std::uint64_t steps = 0;  // Those that ask for it.
    Occasion occasion;
    std::array<Field<Operand>, 6> operands = {};
    // How its operands are written, when their titles do not tell.
    // NOLINTNEXTLINE(readability-redundant-member-init): so that a row may leave it out.
    std::string_view form = {};

    constexpr std::size_t arity() const {
        std::size_t count = 0;
        while (count < operands.size() && operands[count].type != Operand{}) ++count;
        return count;
    }
    constexpr int operand(Action action, std::size_t at) const {
        return static_cast<int>(action.bits >> shift_of(at) & ((1U << operands[at].width) - 1));
    }
    // Precondition: `value` fits, and the bits are zero.
    constexpr Action with(Action action, std::size_t at, int value) const {
        return {action.bits | static_cast<std::uint32_t>(value) << shift_of(at)};
    }

  private:
    constexpr unsigned shift_of(std::size_t at) const {
        const int shift = operands[at].shift;
        return static_cast<unsigned>(shift < 0 ? 8 * static_cast<int>(at) : shift);
    }
};

// A kind of question, and its place in the turn. Steps that follow from an answer begin with the
// question that was answered; the others begin with themselves.
template <class Step, class Question>
struct StepRow {
    Step step;
    std::string_view phase;  // As views have it.
    Seat seat = Seat::Nobody;
    Cite rule;
    Step begins;
    std::string_view id;  // As positions have it. Steps that another begins with have none.
    const Question* question;
};

template <class Operand>
struct NamedOperand {
    std::string_view name;
    Operand type{};
};

// The texts of an event as well as its sentence: a Telling, with names in braces.
struct TellingRow {
    std::string_view omen;
    std::string_view heading;
    bool with_next = false;
};
constexpr TellingRow omen(std::string_view sentence) {
    return {.omen = sentence, .heading = {}};
}
inline constexpr TellingRow kOmen = omen("{sentence}");  // The usual sentence has no number.
constexpr TellingRow heading(std::string_view words) {
    return {.omen = {}, .heading = words};
}
inline constexpr TellingRow kWithNext{.omen = {}, .heading = {}, .with_next = true};

template <class Kind, class Operand>
struct EventRow {
    Kind kind;
    std::string_view id;
    Cite rule;  // Unless the event names another.
    std::string_view sentence;
    std::array<NamedOperand<Operand>, 4> operands = {};
    // NOLINTNEXTLINE(readability-redundant-member-init): so that a row may leave it out.
    TellingRow telling = {};

    constexpr std::size_t arity() const {
        std::size_t count = 0;
        while (count < operands.size() && !operands[count].name.empty()) ++count;
        return count;
    }
    // -1 when it has no operand of that name.
    constexpr int find(std::string_view name) const {
        for (std::size_t at = 0; at < arity(); ++at)
            if (operands[at].name == name) return static_cast<int>(at);
        return -1;
    }
};

// A name that the sentence of an event may use as well as its operands: a word made from one or
// two.
struct EventNoun {
    std::string_view name;
    std::string_view first;
    std::string_view second;  // Empty when it is made of one.
    std::string (*words)(int, int);
};

// The same made of as much of the event as it takes, and of the rules in force.
template <class Rules>
struct EventPhrase {
    std::string_view name;
    std::string_view made_of;  // The operands the event must have for it, with spaces between.
    std::string (*words)(const Rules&, const Event&);
};

// The row of that name; nullptr when there is none.
template <class Rows>
constexpr auto find_named(const Rows& rows, std::string_view name) -> decltype(rows.data()) {
    for (const auto& row : rows)
        if (row.name == name) return &row;
    return nullptr;
}

// The rows of a game, with the types that they speak of: what its Vocabulary begins with. The
// enumerations have a verb Roll, that of the die, and a step Over, in which nothing is asked.
template <class GameRules, class GameState, const auto& kVerbRows, const auto& kStepRows,
          const auto& kEventRows, const auto& kNouns>
struct RowsOf {
    using Rules = GameRules;
    using State = GameState;
    using Verb = std::remove_const_t<decltype(kVerbRows[0].verb)>;
    using Step = std::remove_const_t<decltype(kStepRows[0].step)>;
    using EventKind = std::remove_const_t<decltype(kEventRows[0].kind)>;
    using Operand = decltype(kEventRows[0].operands[0].type);

    static constexpr const auto& kVerbs = kVerbRows;
    static constexpr const auto& kSteps = kStepRows;
    static constexpr const auto& kEvents = kEventRows;
    static constexpr Step kOver = Step::Over;
    static constexpr Verb kRoll = Verb::Roll;

    static constexpr const auto& row_of(EventKind kind) {
        return kEvents[static_cast<std::size_t>(kind)];
    }
    // Whether a sentence about a question may name it.
    static constexpr bool knows(std::string_view name) {
        return std::find(kNouns.begin(), kNouns.end(), name) != kNouns.end();
    }
};

// How operands are written and called, and what sentences speak of: words.h.
template <class Rules, class Operand>
struct OperandRow;
template <class Rules>
struct Scene;
template <class Rules, class Operand, class Noun>
struct WordTables;

// ---- what is checked when the program is compiled ----

// Row n belongs to enumerator n, and no name is used twice.
template <class Rows, class Key>
consteval bool in_order(const Rows& rows, Key key) {
    for (std::size_t at = 0; at < rows.size(); ++at)
        if (static_cast<std::size_t>(rows[at].*key) != at) return false;
    return true;
}
template <class Rows, class Key, class Name>
consteval bool in_order(const Rows& rows, Key key, Name name) {
    for (std::size_t at = 0; at < rows.size(); ++at)
        for (std::size_t before = 0; before < at; ++before)
            if (!(rows[at].*name).empty() && rows[before].*name == rows[at].*name) return false;
    return in_order(rows, key);
}

// There is one row for each name.
template <class Rows, class Names>
consteval bool same_names(const Rows& rows, const Names& names) {
    if (rows.size() != names.size()) return false;
    for (std::size_t at = 0; at < rows.size(); ++at)
        if (rows[at].name != names[at]) return false;
    return true;
}

// Whether an event noun may stand in the sentence of a row.
template <class Row>
constexpr bool has_operands_of(const Row& row, const EventNoun& noun) {
    return row.find(noun.first) >= 0 && (noun.second.empty() || row.find(noun.second) >= 0);
}

template <class Row, class Rules>
constexpr bool has_operands_of(const Row& row, const EventPhrase<Rules>& phrase) {
    std::string_view names = phrase.made_of;
    while (!names.empty()) {
        const std::size_t end = std::min(names.find(' '), names.size());
        if (row.find(names.substr(0, end)) < 0) return false;
        names.remove_prefix(std::min(end + 1, names.size()));
    }
    return true;
}

// Every question stands in a phase that the game tells of.
template <class Rows, class Phases>
consteval bool phases_are_told(const Rows& rows, const Phases& phases) {
    return std::all_of(rows.begin(), rows.end(), [&](const auto& row) {
        return std::any_of(phases.begin(), phases.end(),
                           [&](const auto& phase) { return phase.id == row.phase; });
    });
}

// Every sentence names only what its event tells.
template <class Rows, class Nouns>
consteval bool sentences_name_operands(const Rows& rows, const Nouns& nouns) {
    for (const auto& row : rows) {
        const auto knows = [&](std::string_view name) {
            for (const auto& noun : nouns)
                if (noun.name == name) return has_operands_of(row, noun);
            return row.find(name) >= 0;
        };
        const auto knows_sentence = [&](std::string_view name) {
            return name == "sentence" || knows(name);
        };
        if (row.sentence.empty() || !names_only(row.sentence, knows)) return false;
        for (const std::string_view words : {row.telling.omen, row.telling.heading})
            if (!words.empty() && !names_only(words, knows_sentence)) return false;
    }
    return true;
}

}  // namespace occasus
