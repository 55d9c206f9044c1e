// A kind of question in one place. Its choices() is written once, against a `May`, and read twice:
// Collect takes the sets of what is legal, on the hot path, and touches no word; Explain takes all:
// labels, reasons, what is listed first. So legality and refusal cannot disagree.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/fixed_vector.h"
#include "core/game.h"
#include "core/vocabulary/choices.h"
#include "core/vocabulary/sentence.h"

namespace occasus {

// Why something may not be chosen. An empty one, which is false, means that it may.
template <class Vocabulary>
struct Bar {
    Cite rule;
    Sentence<Vocabulary> words;
    constexpr explicit operator bool() const { return !words.empty(); }
};

// What the verbs of other steps are told, when there is more to say than when they are due.
template <class Vocabulary>
struct Untimely {
    std::uint64_t steps = 0;
    Cite rule;
    Sentence<Vocabulary> words;
};

// What a table asks, with names in braces.
template <class Vocabulary>
struct Asked {
    Sentence<Vocabulary> text;
    Sentence<Vocabulary> detail = {};
    std::optional<Cite> rule = std::nullopt;  // When it is not that of the step.
    Sentence<Vocabulary> waiting = {};        // Told to an action that must wait for the answer.
    std::array<Untimely<Vocabulary>, 2> untimely = {};
};

// An action as a game packs it.
template <class Verb>
constexpr Action action_of(Verb verb, int first = 0, int second = 0) {
    return {static_cast<std::uint32_t>(verb) << 24U | static_cast<std::uint32_t>(second) << 8U |
            static_cast<std::uint32_t>(first)};
}

// Keeps what is legal.
template <class Vocabulary, class Choices>
class Collect {
  public:
    using Verb = typename Vocabulary::Verb;
    using Words = Sentence<Vocabulary>;
    static constexpr bool kExplains = false;
    explicit Collect(Choices& choices) : choices_(choices) {}

    class Choice {
      public:
        Choice(Choices& choices, Action base, OperandSet among)
            : choices_(choices), base_(base), operands_(among) {}
        Choice(const Choice&) = delete;
        Choice& operator=(const Choice&) = delete;
        ~Choice() { choices_.add(base_, operands_); }

        Choice& only(OperandSet set, Cite, Words) { return operands_ &= set, *this; }
        Choice& when(bool may, Cite, Words) { return operands_ = may ? operands_ : 0, *this; }
        template <class Judge>
        Choice& each(Judge bar_of) {
            for (OperandSet rest = operands_; rest != 0; rest &= rest - 1)
                if (bar_of(std::countr_zero(rest))) operands_ &= ~(rest & -rest);
            return *this;
        }
        Choice& called(int, Words) { return *this; }
        Choice& usual(int = 0) { return *this; }
        Choice& last() { return *this; }
        Choice& by(Cite) { return *this; }
        Choice& even_refused() { return *this; }
        Choice& offered_only(OperandSet) { return *this; }
        Choice& otherwise(int, Words, Bar<Vocabulary> = {}) { return *this; }
        template <class Place>
        Choice& about(Place) {
            return *this;
        }

      private:
        Choices& choices_;
        Action base_;
        OperandSet operands_;
    };
    Choice choose(Verb verb, Words, OperandSet among = 1, int second = 0) {
        return Choice(choices_, action_of(verb, 0, second), among);
    }
    // `Choices` knows which actions fill the form.
    Choice fill(Verb verb, Words, Bar<Vocabulary> (*)(Action)) {
        choices_.add_form(action_of(verb));
        return Choice(choices_, action_of(verb), 0);
    }
    Choice skipped(Verb verb, OperandSet, Cite, Words) {
        return Choice(choices_, action_of(verb), 0);
    }

  private:
    Choices& choices_;
};

// Keeps everything there is to say.
template <class Vocabulary>
class Explain {
  public:
    using Verb = typename Vocabulary::Verb;
    using Operand = typename Vocabulary::Operand;
    using Words = Sentence<Vocabulary>;
    static constexpr bool kExplains = true;

    // Actions of one verb that differ in the first operand, and what bars them.
    class Choice {
      public:
        Choice(Action base, Words label, OperandSet among, Bar<Vocabulary> last)
            : base_(base), label_(label), among_(among), last_(last) {}

        // Bars all but those in `set`.
        Choice& only(OperandSet set, Cite rule, Words words) {
            return bars_.push_back({set, {rule, words}}), *this;
        }
        // Bars all unless `may`.
        Choice& when(bool may, Cite rule, Words words) {
            return only(may ? ~OperandSet{0} : 0, rule, words);
        }
        // Where no set is at hand: bar_of(operand) for those not barred yet.
        template <class Judge>
        Choice& each(Judge bar_of) {
            for (OperandSet rest = open(); rest != 0; rest &= rest - 1)
                if (const Bar<Vocabulary> bar = bar_of(std::countr_zero(rest)))
                    bars_.push_back({~(rest & -rest), bar});
            return *this;
        }
        // One operand has a label of its own.
        Choice& called(int operand, Words label) {
            return labels_.push_back({operand, label}), *this;
        }
        // What most players choose is offered first,
        Choice& usual(int operand = 0) { return usual_ = operand, *this; }
        // and what cannot be taken back last.
        Choice& last() { return is_last_ = true, *this; }
        // The rule of its offers, when it is not that of the step.
        Choice& by(Cite rule) { return rule_ = rule, *this; }
        // Of those that come to the same only these are offered.
        Choice& offered_only(OperandSet set) { return offered_ = set, *this; }
        // Offered, and refused, when nothing of it may be chosen: a word for all of it, and the
        // reason, when it is not that of the operand.
        Choice& otherwise(int operand, Words label, Bar<Vocabulary> reason = {}) {
            return otherwise_ = Otherwise{operand, label, reason}, *this;
        }
        // A newcomer would try it: offered even when it is refused.
        Choice& even_refused() { return even_refused_ = true, *this; }
        // What it is about on the board, where no operand tells.
        template <class Place>
        Choice& about(Place place) {
            place_ = {Vocabulary::template kOperandOf<Place>, static_cast<int>(place)};
            return *this;
        }

        Action with(int operand) const {
            return {base_.bits + static_cast<std::uint32_t>(operand)};
        }
        OperandSet legal() const { return last_ ? 0 : open(); }
        // None when it is legal. Precondition: operand is among those asked about.
        Bar<Vocabulary> bar_of(int operand) const {
            for (const auto& [set, bar] : bars_)
                if (!has_operand(set, operand)) return bar;
            return last_;
        }
        // The same of an action, which may fill the form. Precondition: covers(action).
        Bar<Vocabulary> bar_of(Action action) const {
            return judge_ != nullptr ? judge_(action)
                                     : bar_of(static_cast<int>(action.bits & 0xFFU));
        }
        bool covers(Action action) const {
            if (judge_ != nullptr) return base_.bits >> 24U == action.bits >> 24U;
            return base_.bits >> 8U == action.bits >> 8U &&
                   has_operand(among_, static_cast<int>(action.bits & 0xFFU));
        }
        const Words& label_of(int operand) const {
            for (const auto& [own, label] : labels_)
                if (own == operand) return label;
            return label_;
        }
        bool is_usual(int operand) const { return usual_ == operand; }
        bool is_last() const { return is_last_; }
        bool is_form() const { return judge_ != nullptr; }
        bool is_offered(int operand) const {
            return has_operand(legal() & offered_, operand) || even_refused_;
        }
        struct Otherwise {
            int operand;
            Words label;
            Bar<Vocabulary> reason;
        };
        // What is offered, and refused, in place of all of it; nothing when some of it is legal.
        const Otherwise* otherwise() const {
            return otherwise_ && legal() == 0 ? &*otherwise_ : nullptr;
        }
        const std::optional<Cite>& rule() const { return rule_; }
        const std::optional<std::pair<Operand, int>>& place() const { return place_; }
        OperandSet among() const { return among_; }
        Action base() const { return base_; }

      private:
        OperandSet open() const {
            OperandSet open = among_;
            for (const auto& [set, bar] : bars_) open &= set;
            return open;
        }

        Action base_;
        Words label_;
        OperandSet among_;
        Bar<Vocabulary> last_;
        std::vector<std::pair<OperandSet, Bar<Vocabulary>>> bars_;
        std::vector<std::pair<int, Words>> labels_;
        std::optional<int> usual_;
        bool is_last_ = false;
        std::optional<Cite> rule_;
        OperandSet offered_ = ~OperandSet{0};
        std::optional<Otherwise> otherwise_;
        bool even_refused_ = false;
        std::optional<std::pair<Operand, int>> place_;
        Bar<Vocabulary> (*judge_)(Action) = nullptr;
        friend Explain;
    };

    // What the question is about: `among` are the operands that make sense at all.
    Choice& choose(Verb verb, Words label, OperandSet among = 1, int second = 0) {
        return add({action_of(verb, 0, second), label, among, {}});
    }
    // Actions that differ in what fills their operands, offered as one form; `bar_of` says why one
    // may not be chosen. Some may.
    Choice& fill(Verb verb, Words label, Bar<Vocabulary> (*bar_of)(Action)) {
        Choice& form = add({action_of(verb), label, 1, {}});
        form.judge_ = bar_of;
        return form;
    }
    // What is not asked about in this position, and why; none of it can be legal. Bars that are
    // added come first.
    Choice& skipped(Verb verb, OperandSet among, Cite rule, Words words) {
        return add({action_of(verb), {}, among, {rule, words}});
    }

    const std::vector<Choice>& choices() const { return choices_; }
    // The choice that an action belongs to; nullptr: the question is about other actions.
    const Choice* find(Action action) const {
        for (const Choice& choice : choices_)
            if (choice.covers(action)) return &choice;
        return nullptr;
    }

  private:
    // An action belongs to one choice only, or a bar of another would be told.
    Choice& add(Choice choice) {
        for ([[maybe_unused]] const Choice& other : choices_)
            assert(other.base() != choice.base() || (other.among() & choice.among()) == 0);
        return choices_.emplace_back(std::move(choice));
    }

    std::vector<Choice> choices_;
};

// The answers given so far to the questions that a step begins with.
using Answers = FixedVector<Action, 8>;

// A question as the rest of a game sees it: a row of plain functions, made from a class Q with
//   static Asked<Vocabulary> prompt(const Rules&, const State&);
//   template <class May> static void choices(const Rules&, const State&, May&);
//   static void apply(Turn&, Action);
// and, when it follows from answers, static void answers(const Rules&, const State&, Answers&).
template <class Rules, class Vocabulary, class Choices, class Turn>
struct QuestionRow {
    using State = typename Rules::State;

    Asked<Vocabulary> (*prompt)(const Rules&, const State&);
    void (*collect)(const Rules&, const State&, Choices&);
    void (*explain)(const Rules&, const State&, Explain<Vocabulary>&);
    void (*apply)(const Turn&, Action);
    void (*answers)(const Rules&, const State&, Answers&);

    template <class Q>
    static constexpr QuestionRow of() {
        return {.prompt = Q::prompt,
                .collect = collect_from<Q>,
                .explain = Q::template choices<Explain<Vocabulary>>,
                .apply = Q::apply,
                .answers = answers_of<Q>};
    }

  private:
    template <class Q>
    static void collect_from(const Rules& rules, const State& state, Choices& choices) {
        Collect<Vocabulary, Choices> may(choices);
        Q::choices(rules, state, may);
    }
    template <class Q>
    static void answers_of(const Rules& rules, const State& state, Answers& answers) {
        if constexpr (requires { Q::answers(rules, state, answers); })
            Q::answers(rules, state, answers);
    }
};

}  // namespace occasus
