// The words of a game made from its vocabulary and its questions: notation, refusals, prompts,
// offers, and events as sentences and documents. Names and meanings are those of AnyGame.
//
// `Vocabulary` derives from RowsOf the rows of the game; the occasion of the verb Roll is the
// sentence told when no die is due. It has kTitle, the name of the game; kOperandOf<T>, the operand
// that a type of the game is; and
//   kWords                        its WordTables
// and, where it needs them,
//   packed(Action)                the one way to pack an action that may be written in several
//   form(Rules, Verb)             the OfferForm of actions that fill one
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/notation.h"
#include "core/refusal.h"
#include "core/value.h"
#include "core/vocabulary/question.h"
#include "core/vocabulary/rows.h"
#include "core/words.h"

namespace occasus {

// The form of a document of an event where an operand stands for nothing: that never happens, the
// field is left out, or it is null. Untold operands are never a field.
enum class WhenNone : std::uint8_t { Never, LeftOut, Null, Untold };

// The meaning of an operand: how it is written, read and called.
template <class Rules, class Operand>
struct OperandRow {
    using State = typename Rules::State;

    Operand operand;
    // In "Write the action like this: march AREA."
    // NOLINTNEXTLINE(readability-redundant-member-init): so that a row may leave it out.
    std::string_view title = {};
    // Written before it; both are left out when it is 0.
    // NOLINTNEXTLINE(readability-redundant-member-init): so that a row may leave it out.
    std::string_view keyword = {};
    int low = 0;
    int (*end)(const Rules&) = nullptr;  // In an action: low .. end - 1.
    std::uint32_t ids = 0;  // Ids of actions leave room for so many, whatever the board.
    // As notation and documents have it; null: there is none.
    Value (*id)(const Rules&, int) = nullptr;
    std::string (*words)(const Rules&, int) = nullptr;
    Result<int> (*read)(const Rules&, std::string_view) = nullptr;
    FieldType type = FieldType::Text;  // The type that `id` returns.
    WhenNone when_none = WhenNone::Never;
    // The places on the board that an offer with it marks.
    void (*mark)(const Rules&, const State&, int, Value& marks) = nullptr;
};

// The subjects of a sentence about a question.
template <class Rules>
struct Scene {
    const Rules& rules;
    const typename Rules::State& state;
    Action action;
};

// A name that a sentence about a question may use, and what stands for it.
template <class Rules>
struct SceneNoun {
    std::string_view name;
    std::string (*words)(const Scene<Rules>&);
};

// All words of a game: operands in the order of their types, what sentences about questions may
// name, and what those of events may name, as EventNoun or EventPhrase.
template <class Rules, class Operand, class Noun>
struct WordTables {
    std::span<const OperandRow<Rules, Operand>> operands;
    std::span<const SceneNoun<Rules>> nouns;
    std::span<const Noun> event_nouns;

    const OperandRow<Rules, Operand>& operand(Operand type) const { return operands[at(type)]; }
};

template <class Vocabulary>
struct Words {
    using Rows = Vocabulary;
    using Rules = typename Vocabulary::Rules;
    using State = typename Vocabulary::State;

    static std::string action_text(const Rules&, const State&, Action);
    static Result<Action> parse_action(const Rules&, const State&, std::string_view);
    static std::optional<Refusal> why_not(const Rules&, const State&, Action);
    static Prompt prompt(const Rules&, const State&);
    static std::vector<Offer> offers(const Rules&, const State&);
    static std::string phase(const State&);
    static std::string_view event_kind(const Event&);
    static std::string describe(const Rules&, const Event&, Seat);
    static Telling telling(const Rules&, const Event&, Seat);
    static Value event_args(const Rules&, const Event&);
    static std::vector<EventFact> event_facts(const Rules&);

    // The step that a question begins with, and the answers since.
    static Answers answers(const Rules&, const State&);

  private:
    using Explained = Explain<Vocabulary>;
    using Choice = typename Explained::Choice;
    using Verb = typename Vocabulary::Verb;
    using VerbRow = occasus::VerbRow<Verb, typename Vocabulary::Operand>;

    static const auto& verb_row(Action action) {
        return Vocabulary::kVerbs[static_cast<std::size_t>(action.bits >> 24U)];
    }
    static const auto& step_row(const State& state) {
        return Vocabulary::kSteps[static_cast<std::size_t>(state.step)];
    }
    static const auto& operand_row(const VerbRow& row, std::size_t at) {
        return Vocabulary::kWords.operand(row.operands[at].type);
    }
    static Action packed(Action action) {
        if constexpr (requires { Vocabulary::packed(action); }) return Vocabulary::packed(action);
        return action;
    }
    static Explained explain(const Rules& rules, const State& state) {
        Explained may;
        step_row(state).question->explain(rules, state, may);
        return may;
    }
    template <class Sentence>
    static std::string speak(Sentence sentence, const Rules& rules, const State& state,
                             Action action = {}) {
        return capital(fill(sentence.text(), [&](std::string_view name) {
            return find_named(Vocabulary::kWords.nouns, name)->words({rules, state, action});
        }));
    }

    // A sentence of an event's row, filled.
    static std::string told(std::string_view sentence, const Rules&, const Event&);
    static bool is_well_formed(const Rules&, Action);
    static Refusal not_now(const Rules&, const State&, Action);
    static std::string form_of(const VerbRow&);
    using Written = std::vector<std::string_view>;
    static std::optional<Written> split_operands(const VerbRow&, const Written&);
    static Result<Action> read_operands(const VerbRow&, const Rules&,
                                        const std::vector<std::string_view>&);
    static std::string verb_list();
    static Value marks_of(const Rules&, const State&, const Choice&, int operand);
    static Offer offer_of(const Rules&, const State&, const Choice&, int operand);
    static Offer form_offer(const Rules&, const State&, const Choice&);
    static Offer refused_offer(const Rules&, const State&, const Choice&);
    static constexpr std::size_t kRefused = 3;
    static std::size_t rank_of(const Choice&, const Offer&, int operand);
};

// ---- notation ----

template <class V>
std::string Words<V>::action_text(const Rules& rules, const State&, Action action) {
    const VerbRow& row = verb_row(action);
    std::string text(row.text);
    for (std::size_t at = 0; at < row.arity(); ++at) {
        const auto& type = operand_row(row, at);
        const int operand = row.operand(action, at);
        if (!type.keyword.empty() && operand == 0) continue;
        if (!type.keyword.empty()) text += " " + std::string(type.keyword);
        const Value id = type.id(rules, operand);
        text += " " + (id.text() != nullptr ? *id.text() : std::to_string(*id.number()));
    }
    return text;
}

// "march AREA"; "resolve, or resolve cubes N".
template <class V>
std::string Words<V>::form_of(const VerbRow& row) {
    std::string form(row.text);
    if (!row.form.empty()) return form + " " + std::string(row.form);
    for (std::size_t at = 0; at < row.arity(); ++at) {
        const auto& type = operand_row(row, at);
        if (!type.keyword.empty()) form += ", or " + form + " " + std::string(type.keyword);
        form += " " + std::string(type.title);
    }
    return form;
}

// The word of each operand, empty where it is left out; nothing when they are not as many.
template <class V>
auto Words<V>::split_operands(const VerbRow& row, const Written& words) -> std::optional<Written> {
    Written split;
    auto next = words.begin();
    for (std::size_t at = 0; at < row.arity(); ++at) {
        const std::string_view keyword = operand_row(row, at).keyword;
        const bool left_out = !keyword.empty() && next == words.end();
        if (!keyword.empty() && !left_out && *next++ != keyword) return std::nullopt;
        if (!left_out && next == words.end()) return std::nullopt;
        split.push_back(left_out ? std::string_view() : *next++);
    }
    return next == words.end() ? std::optional(split) : std::nullopt;
}

template <class V>
Result<Action> Words<V>::read_operands(const VerbRow& row, const Rules& rules,
                                       const std::vector<std::string_view>& words) {
    const auto operands = split_operands(row, words);
    if (!operands) return unreadable("Write the action like this: " + form_of(row) + ".", "action");
    Action action = action_of(row.verb);
    for (std::size_t at = 0; at < row.arity(); ++at) {
        if ((*operands)[at].empty()) continue;
        const Result<int> operand = operand_row(row, at).read(rules, (*operands)[at]);
        if (!operand) return operand.refusal();
        action = row.with(action, at, *operand);
    }
    return packed(action);
}

// "roll, set_up and end": the first word of each verb.
template <class V>
std::string Words<V>::verb_list() {
    std::vector<std::string_view> first;
    for (const auto& row : V::kVerbs) {
        const std::string_view word = row.text.substr(0, row.text.find(' '));
        if (std::find(first.begin(), first.end(), word) == first.end()) first.push_back(word);
    }
    std::string list;
    for (const std::string_view word : first)
        list += (list.empty() ? "" : word == first.back() ? " and " : ", ") + std::string(word);
    return list;
}

template <class V>
Result<Action> Words<V>::parse_action(const Rules& rules, const State&, std::string_view text) {
    std::vector<std::string_view> words = split_words(text);
    if (words.empty()) return unreadable("Give an action.", "action");
    for (const auto& row : V::kVerbs) {
        const auto own = split_words(row.text);
        if (words.size() < own.size() || !std::equal(own.begin(), own.end(), words.begin()))
            continue;
        words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(own.size()));
        return read_operands(row, rules, words);
    }
    return unreadable(quoted(text) + " is not an action; the actions are " + verb_list() + ".",
                      "action");
}

// Whether it has the bits of an action of this game, legal or not.
template <class V>
bool Words<V>::is_well_formed(const Rules& rules, Action action) {
    if (action.bits >> 24U >= V::kVerbs.size()) return false;
    const VerbRow& row = verb_row(action);
    Action again = action_of(row.verb);
    for (std::size_t at = 0; at < row.arity(); ++at) {
        const int operand = row.operand(action, at);
        const auto& type = operand_row(row, at);
        if (operand < type.low || operand >= type.end(rules)) return false;
        again = row.with(again, at, operand);
    }
    return again == action && packed(action) == action;
}

// ---- refusals ----

// Why an action that the question is not about must wait.
template <class V>
Refusal Words<V>::not_now(const Rules& rules, const State& state, Action action) {
    const auto& asked = step_row(state);
    const VerbRow& row = verb_row(action);
    const Asked prompt = asked.question->prompt(rules, state);
    const Cite rule = prompt.rule.value_or(asked.rule);
    const auto waits = [&] { return speak(prompt.waiting, rules, state); };
    const bool is_dice = asked.seat == Seat::Chance || row.verb == V::kRoll;
    for (const auto& untimely : prompt.untimely)
        if ((row.steps & untimely.steps) != 0)
            return {is_dice ? RefusalKind::NotYourTurn : RefusalKind::Illegal,
                    untimely.rule,
                    speak(untimely.words, rules, state),
                    {}};
    if (asked.seat == Seat::Chance && row.verb == V::kRoll)
        return unreadable(
            "The die to roll now has " + std::to_string(rules.chance_sides(state)) + " sides.",
            "face");
    if (asked.seat == Seat::Chance) return {RefusalKind::NotYourTurn, rule, waits(), {}};
    if (row.verb == V::kRoll)
        return {RefusalKind::NotYourTurn, row.occasion.rule, std::string(row.occasion.when), {}};
    for (const auto& step : V::kSteps)
        if ((row.steps & asked_at(step.step)) != 0 && step.begins == asked.begins &&
            !prompt.waiting.empty())
            return illegal(rule, waits());
    return illegal(row.occasion.rule, "You can do that " + std::string(row.occasion.when) + ".");
}

template <class V>
std::optional<Refusal> Words<V>::why_not(const Rules& rules, const State& state, Action action) {
    const auto& asked = step_row(state);
    if (state.step == V::kOver) {
        const Cite rule = asked.question->prompt(rules, state).rule.value_or(asked.rule);
        return Refusal{RefusalKind::Over, rule, "The game is over.", {}};
    }
    if (!is_well_formed(rules, action))
        return unreadable("This is not an action of " + std::string(V::kTitle) + ".", "action");
    const Explained may = explain(rules, state);
    const Choice* choice = may.find(action);
    if (choice == nullptr) return not_now(rules, state, action);
    const auto bar = choice->bar_of(action);
    if (!bar) return std::nullopt;
    return illegal(bar.rule, speak(bar.words, rules, state, action));
}

// ---- questions and offers ----

template <class V>
Prompt Words<V>::prompt(const Rules& rules, const State& state) {
    const auto& row = step_row(state);
    const Asked asked = row.question->prompt(rules, state);
    std::string detail = speak(asked.detail, rules, state);
    if (asked.meaning != nullptr) {
        std::vector<std::string> meanings;
        for (int face = 1; face <= rules.chance_sides(state); ++face)
            meanings.push_back(asked.meaning(rules, state, face));
        detail += (detail.empty() ? "" : " ") + faces_text(meanings) + ".";
    }
    return {speak(asked.text, rules, state), std::move(detail), asked.rule.value_or(row.rule)};
}

template <class V>
Value Words<V>::marks_of(const Rules& rules, const State& state, const Choice& choice,
                         int operand) {
    Value marks = Value::fields();
    const Action action = choice.with(operand);
    const VerbRow& row = verb_row(action);
    if (choice.place())
        V::kWords.operand(choice.place()->first).mark(rules, state, choice.place()->second, marks);
    // The number before what it is of.
    for (std::size_t at = row.arity(); at-- > 0;)
        if (const auto mark = operand_row(row, at).mark)
            mark(rules, state, row.operand(action, at), marks);
    return marks;
}

template <class V>
Offer Words<V>::offer_of(const Rules& rules, const State& state, const Choice& choice,
                         int operand) {
    const Action action = choice.with(operand);
    const auto bar = choice.bar_of(operand);
    Offer offer{.action = action_text(rules, state, action),
                .label = speak(choice.label_of(operand), rules, state, action),
                .group = std::string(verb_row(action).group),
                .rule = choice.rule().value_or(step_row(state).rule),
                .refused = std::nullopt,
                .marks = marks_of(rules, state, choice, operand),
                .form = std::nullopt};
    if (bar) offer.refused = illegal(bar.rule, speak(bar.words, rules, state, action));
    return offer;
}

template <class V>
Offer Words<V>::form_offer(const Rules& rules, const State& state, const Choice& choice) {
    const VerbRow& row = verb_row(choice.with(0));
    Offer offer{.action = std::string(row.text),
                .label = speak(choice.label_of(0), rules, state),
                .group = std::string(row.group),
                .rule = choice.rule().value_or(step_row(state).rule),
                .refused = std::nullopt,
                .marks = Value::fields(),
                .form = std::nullopt};
    if constexpr (requires { V::form(rules, row.verb); }) offer.form = V::form(rules, row.verb);
    return offer;
}

// Precondition: choice.otherwise() is there.
template <class V>
Offer Words<V>::refused_offer(const Rules& rules, const State& state, const Choice& choice) {
    const auto& otherwise = *choice.otherwise();
    const Action action = choice.with(otherwise.operand);
    Offer offer = offer_of(rules, state, choice, otherwise.operand);
    offer.label = speak(otherwise.label, rules, state, action);
    offer.marks = Value::fields();
    if (const auto& reason = otherwise.reason)
        offer.refused = illegal(reason.rule, speak(reason.words, rules, state, action));
    return offer;
}

// Most players' choice comes first, refused ones last.
template <class V>
std::size_t Words<V>::rank_of(const Choice& choice, const Offer& offer, int operand) {
    if (offer.refused) return kRefused;
    if (choice.is_usual(operand)) return 0;
    return choice.is_last() ? kRefused - 1 : 1;
}

template <class V>
std::vector<Offer> Words<V>::offers(const Rules& rules, const State& state) {
    std::array<std::vector<Offer>, kRefused + 1> ranks;
    const Explained may = explain(rules, state);
    for (const Choice& choice : may.choices()) {
        if (choice.is_form()) {
            Offer offer = form_offer(rules, state, choice);
            ranks[rank_of(choice, offer, 0)].push_back(std::move(offer));
            continue;
        }
        for (const int operand : choice.operands()) {
            if (!choice.is_offered(operand)) continue;
            Offer offer = offer_of(rules, state, choice, operand);
            ranks[rank_of(choice, offer, operand)].push_back(std::move(offer));
        }
        if (choice.otherwise() != nullptr)
            ranks[kRefused].push_back(refused_offer(rules, state, choice));
    }
    std::vector<Offer> all;
    for (auto& rank : ranks)
        all.insert(all.end(), std::make_move_iterator(rank.begin()),
                   std::make_move_iterator(rank.end()));
    return all;
}

template <class V>
std::string Words<V>::phase(const State& state) {
    return std::string(step_row(state).phase);
}

template <class V>
Answers Words<V>::answers(const Rules& rules, const State& state) {
    Answers answers;
    step_row(state).question->answers(rules, state, answers);
    return answers;
}

// ---- events ----

template <class V>
std::string_view Words<V>::event_kind(const Event& event) {
    return V::kEvents[event.kind].id;
}

template <class V>
std::string Words<V>::told(std::string_view sentence, const Rules& rules, const Event& event) {
    const auto& row = V::kEvents[event.kind];
    [[maybe_unused]] const auto told = [&](std::string_view name) {
        return name.empty() ? 0 : int{event.args[static_cast<std::size_t>(row.find(name))]};
    };
    return capital(fill(sentence, [&](std::string_view name) {
        if (name == "sentence") return Words::told(row.sentence, rules, event);
        if (const auto* noun = find_named(V::kWords.event_nouns, name)) {
            if constexpr (requires { noun->words(rules, event); })
                return noun->words(rules, event);
            else
                return noun->words(told(noun->first), told(noun->second));
        }
        const auto at = static_cast<std::size_t>(row.find(name));
        return V::kWords.operand(row.operands[at].type).words(rules, event.args[at]);
    }));
}

template <class V>
std::string Words<V>::describe(const Rules& rules, const Event& event, Seat) {
    return told(V::kEvents[event.kind].sentence, rules, event);
}

template <class V>
Telling Words<V>::telling(const Rules& rules, const Event& event, Seat) {
    const TellingRow& row = V::kEvents[event.kind].telling;
    return {.omen = told(row.omen, rules, event),
            .heading = told(row.heading, rules, event),
            .with_next = row.with_next};
}

template <class V>
Value Words<V>::event_args(const Rules& rules, const Event& event) {
    const auto& row = V::kEvents[event.kind];
    Value document = Value::fields();
    for (std::size_t at = 0; at < row.arity(); ++at) {
        const auto& type = V::kWords.operand(row.operands[at].type);
        Value id = type.id(rules, event.args[at]);
        if (type.when_none == WhenNone::Null || !id.is_null())
            document.set(row.operands[at].name, std::move(id));
    }
    return document;
}

template <class V>
std::vector<EventFact> Words<V>::event_facts(const Rules&) {
    std::vector<EventFact> facts;
    for (const auto& row : V::kEvents) {
        EventFact& fact = facts.emplace_back(row.id);
        for (std::size_t at = 0; at < row.arity(); ++at) {
            const auto& type = V::kWords.operand(row.operands[at].type);
            if (type.when_none == WhenNone::Untold) continue;
            fact.fields.push_back({.name = row.operands[at].name,
                                   .type = type.type,
                                   .may_be_null = type.when_none == WhenNone::Null,
                                   .may_be_absent = type.when_none == WhenNone::LeftOut});
        }
    }
    return facts;
}

}  // namespace occasus
