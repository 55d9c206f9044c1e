// The words of a game made from its vocabulary and its questions: notation, refusals, prompts,
// offers, and events as sentences and documents. Names and meanings are those of AnyGame.
//
// `Vocabulary` has the types Rules, State, Verb, Step, EventKind and Operand; the rows kVerbs,
// kSteps and kEvents; kTitle, the name of the game; kOver, the step in which nothing is asked any
// more; kRoll, the verb of the die, whose occasion is the sentence told when none is due; and
//   operand(Operand)              an OperandRow
//   noun(name, Scene)             what stands for a name in a sentence about a question
//   event_noun(name)              an EventNoun, or nullptr
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
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

namespace occasus {

// What an operand stands for: how it is written, read and called.
template <class Rules, class Operand>
struct OperandRow {
    using State = typename Rules::State;

    Operand operand;
    // In "The action is written: march AREA."
    // NOLINTNEXTLINE(readability-redundant-member-init): so that a row may leave it out.
    std::string_view title = {};
    int low = 0;
    int (*end)(const Rules&) = nullptr;  // In an action: low .. end - 1.
    // As notation and documents have it; null: the document leaves it out.
    Value (*id)(const Rules&, int) = nullptr;
    std::string (*words)(const Rules&, int) = nullptr;
    Result<int> (*read)(const Rules&, std::string_view) = nullptr;
    // Whether a document has null where there is none, instead of leaving it out.
    bool told_as_null = false;
    // What an offer with it is about on the board.
    void (*mark)(const Rules&, const State&, int, Value& marks) = nullptr;
};

// What a sentence about a question speaks of.
template <class Rules>
struct Scene {
    const Rules& rules;
    const typename Rules::State& state;
    Action action;
};

template <class Vocabulary>
struct Words {
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
    static Value event_args(const Rules&, const Event&);

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
    // An operand that stands alone may have 16 bits.
    static int operand_of(const VerbRow& row, Action action, std::size_t index) {
        return arity(row) == 1 && index == 0 ? static_cast<int>(action.bits & 0xFFFFU)
                                             : operand_at(action, index);
    }
    static std::size_t arity(const VerbRow& row) {
        const auto none =
            std::find(row.operands.begin(), row.operands.end(), typename Vocabulary::Operand{});
        return static_cast<std::size_t>(none - row.operands.begin());
    }
    static Explained explain(const Rules& rules, const State& state) {
        Explained may;
        step_row(state).question->explain(rules, state, may);
        return may;
    }
    template <class Sentence>
    static std::string speak(Sentence sentence, const Rules& rules, const State& state,
                             Action action = {}) {
        return fill(sentence.text(), [&](std::string_view name) {
            return Vocabulary::noun(name, {rules, state, action});
        });
    }

    static bool is_well_formed(const Rules&, Action);
    static Refusal not_now(const Rules&, const State&, Action);
    static Result<Action> read_operands(const VerbRow&, const Rules&,
                                        const std::vector<std::string_view>&);
    static std::string verb_list();
    static Value marks_of(const Rules&, const State&, const Choice&, int operand);
    static Offer offer_of(const Rules&, const State&, const Choice&, int operand);
};

// ---- notation ----

template <class V>
std::string Words<V>::action_text(const Rules& rules, const State&, Action action) {
    const VerbRow& row = verb_row(action);
    std::string text(row.text);
    for (std::size_t at = 0; at < arity(row); ++at) {
        const Value id = V::operand(row.operands[at]).id(rules, operand_of(row, action, at));
        text += " " + (id.text() != nullptr ? *id.text() : std::to_string(*id.number()));
    }
    return text;
}

template <class V>
Result<Action> Words<V>::read_operands(const VerbRow& row, const Rules& rules,
                                       const std::vector<std::string_view>& words) {
    const std::size_t wanted = arity(row);
    if (words.size() != wanted) {
        std::string form = "The action is written: " + std::string(row.text);
        for (std::size_t at = 0; at < wanted; ++at)
            form += " " + std::string(V::operand(row.operands[at]).title);
        return unreadable(form + ".", "action");
    }
    Action action = action_of(row.verb);
    for (std::size_t at = 0; at < wanted; ++at) {
        const Result<int> operand = V::operand(row.operands[at]).read(rules, words[at]);
        if (!operand) return operand.refusal();
        action.bits |= static_cast<std::uint32_t>(*operand) << (8 * at);
    }
    return action;
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
    if (words.empty()) return unreadable("An action is needed.", "action");
    for (const auto& row : V::kVerbs) {
        const auto own = split_words(row.text);
        if (words.size() < own.size() || !std::equal(own.begin(), own.end(), words.begin()))
            continue;
        words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(own.size()));
        return read_operands(row, rules, words);
    }
    return unreadable(
        "There is no action " + quoted(text) + "; the actions are " + verb_list() + ".", "action");
}

// Whether it has the bits of an action of this game, legal or not.
template <class V>
bool Words<V>::is_well_formed(const Rules& rules, Action action) {
    if (action.bits >> 24U >= V::kVerbs.size()) return false;
    const VerbRow& row = verb_row(action);
    Action rebuilt = action_of(row.verb);
    for (std::size_t at = 0; at < arity(row); ++at) {
        const int operand = operand_of(row, action, at);
        rebuilt.bits |= static_cast<std::uint32_t>(operand) << (8 * at);
        const auto& type = V::operand(row.operands[at]);
        if (operand < type.low || operand >= type.end(rules)) return false;
    }
    return action == rebuilt;
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
    if (asked.seat == Seat::Chance && row.verb == V::kRoll)
        return unreadable(
            "The die that is due has " + std::to_string(rules.chance_sides(state)) + " sides.",
            "face");
    if (asked.seat == Seat::Chance) return {RefusalKind::NotYourTurn, rule, waits(), {}};
    if (row.verb == V::kRoll)
        return {RefusalKind::NotYourTurn, row.occasion.rule, std::string(row.occasion.when), {}};
    for (const auto& step : V::kSteps)
        if ((row.steps & asked_at(step.step)) != 0 && step.begins == asked.begins &&
            !prompt.waiting.empty())
            return illegal(rule, waits());
    return illegal(row.occasion.rule, "That is done " + std::string(row.occasion.when) + ".");
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
    const auto bar = choice->bar_of(*choice->operand_of(action));
    if (!bar) return std::nullopt;
    return illegal(bar.rule, speak(bar.words, rules, state, action));
}

// ---- questions and offers ----

template <class V>
Prompt Words<V>::prompt(const Rules& rules, const State& state) {
    const auto& row = step_row(state);
    const Asked asked = row.question->prompt(rules, state);
    return {speak(asked.text, rules, state), speak(asked.detail, rules, state),
            asked.rule.value_or(row.rule)};
}

template <class V>
Value Words<V>::marks_of(const Rules& rules, const State& state, const Choice& choice,
                         int operand) {
    Value marks = Value::fields();
    const Action action = choice.with(operand);
    const VerbRow& row = verb_row(action);
    if (choice.place())
        V::operand(choice.place()->first).mark(rules, state, choice.place()->second, marks);
    // The number before what it is of.
    for (std::size_t at = arity(row); at-- > 0;)
        if (const auto mark = V::operand(row.operands[at]).mark)
            mark(rules, state, operand_of(row, action, at), marks);
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

// What most players choose comes first, what is refused comes last.
template <class V>
std::vector<Offer> Words<V>::offers(const Rules& rules, const State& state) {
    std::vector<Offer> usual;
    std::vector<Offer> legal;
    std::vector<Offer> refused;
    const Explained may = explain(rules, state);
    for (const Choice& choice : may.choices())
        for (const int operand : choice.operands()) {
            if (!choice.is_offered(operand)) continue;
            Offer offer = offer_of(rules, state, choice, operand);
            auto& list = offer.refused ? refused : choice.is_usual(operand) ? usual : legal;
            list.push_back(std::move(offer));
        }
    for (auto* list : {&legal, &refused})
        usual.insert(usual.end(), std::make_move_iterator(list->begin()),
                     std::make_move_iterator(list->end()));
    return usual;
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
std::string Words<V>::describe(const Rules& rules, const Event& event, Seat) {
    const auto& row = V::kEvents[event.kind];
    const auto told = [&](std::string_view name) {
        return name.empty() ? 0 : int{event.args[static_cast<std::size_t>(row.find(name))]};
    };
    return capital(fill(row.sentence, [&](std::string_view name) {
        if (const EventNoun* noun = V::event_noun(name))
            return noun->words(told(noun->first), told(noun->second));
        const auto at = static_cast<std::size_t>(row.find(name));
        return V::operand(row.operands[at].type).words(rules, event.args[at]);
    }));
}

template <class V>
Value Words<V>::event_args(const Rules& rules, const Event& event) {
    const auto& row = V::kEvents[event.kind];
    Value document = Value::fields();
    for (std::size_t at = 0; at < row.arity(); ++at) {
        const auto& type = V::operand(row.operands[at].type);
        Value id = type.id(rules, event.args[at]);
        if (type.told_as_null || !id.is_null()) document.set(row.operands[at].name, std::move(id));
    }
    return document;
}

}  // namespace occasus
