// A kind of question in one place. Its choices() is written once, against a `May`, and read twice:
// Collect takes the sets of what is legal, on the hot path, and touches no word; Explain takes all:
// labels, reasons, what is listed first. So legality and refusal cannot disagree.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
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

// The refusal of verbs of other steps, when it says more than when they are due.
template <class Vocabulary>
struct Untimely {
    std::uint64_t steps = 0;
    Cite rule;
    Sentence<Vocabulary> words;
};

// The text of a question, with names in braces.
template <class Vocabulary>
struct Asked {
    Sentence<Vocabulary> text;
    Sentence<Vocabulary> detail = {};
    std::optional<Cite> rule = std::nullopt;  // When it is not that of the step.
    Sentence<Vocabulary> waiting = {};        // Told to an action that must wait for the answer.
    // For a die: the meaning of each face, shown before the roll.
    std::string (*meaning)(const typename Vocabulary::Rules&, const typename Vocabulary::State&,
                           int face) = nullptr;
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
        Choice& by(Cite) { return *this; }
        Choice& usual(int = 0) { return *this; }
        Choice& last() { return *this; }
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
    Choice choose(Verb verb, Words, OperandSet among = 1, int second = 0, int first = 0) {
        return Choice(choices_, action_of(verb, first, second), among);
    }
    // `Choices` knows which actions fill the form.
    Choice fill(Verb verb, Words, Bar<Vocabulary> (*)(Action)) {
        choices_.add_form(action_of(verb));
        return Choice(choices_, action_of(verb), 0);
    }
    Choice skipped(Verb verb, OperandSet, Cite, Words) {
        return Choice(choices_, action_of(verb), 0);
    }

    class NumberChoice {
      public:
        NumberChoice(Choices& choices, Action base, int most)
            : choices_(choices), base_(base), high_(most) {}
        NumberChoice(const NumberChoice&) = delete;
        NumberChoice& operator=(const NumberChoice&) = delete;
        ~NumberChoice() { choices_.add_numbers(base_, low_, high_); }

        NumberChoice& at_least(int low, Cite, Words) { return low_ = std::max(low_, low), *this; }
        NumberChoice& at_most(int high, Cite, Words) {
            return high_ = std::min(high_, high), *this;
        }
        NumberChoice& called(int, Words) { return *this; }
        NumberChoice& highest_first() { return *this; }

      private:
        Choices& choices_;
        Action base_;
        int low_ = 0;
        int high_;
    };
    NumberChoice choose_number(Verb verb, Words, int most) {
        return NumberChoice(choices_, action_of(verb), most);
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
        // The numbers 0 .. most.
        Choice(Action base, Words label, int most) : base_(base), label_(label), most_(most) {}

        // Bars all but those in `set`.
        Choice& only(OperandSet set, Cite rule, Words words) {
            return bar([set](int operand) { return has_operand(set, operand); }, {rule, words});
        }
        // Bars all unless `may`.
        Choice& when(bool may, Cite rule, Words words) {
            return bar([may](int) { return may; }, {rule, words});
        }
        // Where no set is at hand: bar_of(operand) for those not barred yet.
        template <class Judge>
        Choice& each(Judge bar_of) {  // NOLINT(performance-unnecessary-value-param)
            for (OperandSet rest = open(); rest != 0; rest &= rest - 1) {
                const int operand = std::countr_zero(rest);
                if (const Bar<Vocabulary> barred = bar_of(operand))
                    bar([operand](int other) { return other != operand; }, barred);
            }
            return *this;
        }
        // Bars numbers below `low`, or above `high`.
        Choice& at_least(int low, Cite rule, Words words) {
            return bar([low](int number) { return number >= low; }, {rule, words});
        }
        Choice& at_most(int high, Cite rule, Words words) {
            return bar([high](int number) { return number <= high; }, {rule, words});
        }
        // One operand has a label of its own.
        Choice& called(int operand, Words label) {
            return labels_.push_back({operand, label}), *this;
        }
        // Offers most players' choice first,
        Choice& usual(int operand = 0) { return usual_ = operand, *this; }
        // and what cannot be taken back last.
        Choice& last() { return is_last_ = true, *this; }
        // Offers the highest numbers first.
        Choice& highest_first() { return highest_first_ = true, *this; }
        // The rule of its offers, when it is not that of the step.
        Choice& by(Cite rule) { return rule_ = rule, *this; }
        // Offers only these of several equivalent operands.
        Choice& offered_only(OperandSet set) { return offered_ = set, *this; }
        // Offered, and refused, when nothing of it may be chosen: a word for all of it, and the
        // reason, when it is not that of the operand.
        Choice& otherwise(int operand, Words label, Bar<Vocabulary> reason = {}) {
            return otherwise_ = Otherwise{operand, label, reason}, *this;
        }
        // A newcomer would try it: offered even when it is refused.
        Choice& even_refused() { return even_refused_ = true, *this; }
        // The place on the board, where no operand says it.
        template <class Place>
        Choice& about(Place place) {
            place_ = {Vocabulary::template kOperandOf<Place>, static_cast<int>(place)};
            return *this;
        }

        Action with(int operand) const {
            return {base_.bits + static_cast<std::uint32_t>(operand)};
        }
        // The operand of an action; nothing when it belongs to another choice.
        std::optional<int> operand_of(Action action) const {
            const std::uint32_t operand = action.bits - base_.bits;
            const bool is_ours =
                most_ ? operand <= static_cast<std::uint32_t>(*most_)
                      : operand < 64 && has_operand(among_, static_cast<int>(operand));
            return is_ours ? std::optional(static_cast<int>(operand)) : std::nullopt;
        }
        OperandSet legal() const { return last_ ? 0 : open(); }
        // Empty when it is legal. Precondition: operand is among those asked about.
        Bar<Vocabulary> bar_of(int operand) const {
            for (const auto& [lets_pass, bar] : bars_)
                if (!lets_pass(operand)) return bar;
            return last_;
        }
        // The same of an action, which may fill the form. Precondition: covers(action).
        Bar<Vocabulary> bar_of(Action action) const {
            return judge_ != nullptr ? judge_(action) : bar_of(*operand_of(action));
        }
        bool covers(Action action) const {
            if (judge_ != nullptr) return base_.bits >> 24U == action.bits >> 24U;
            return operand_of(action).has_value();
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
            if (even_refused_) return true;
            return (!offered_ || has_operand(*offered_, operand)) && !bar_of(operand);
        }
        struct Otherwise {
            int operand;
            Words label;
            Bar<Vocabulary> reason;
        };
        // The offer, and refusal, instead of all of it; nothing when some of it is legal.
        const Otherwise* otherwise() const {
            return otherwise_ && legal() == 0 ? &*otherwise_ : nullptr;
        }
        const std::optional<std::pair<Operand, int>>& place() const { return place_; }
        const std::optional<Cite>& rule() const { return rule_; }
        // Every operand asked about, in the order in which they are offered.
        std::vector<int> operands() const {
            std::vector<int> all;
            for (OperandSet rest = among_; rest != 0; rest &= rest - 1)
                all.push_back(std::countr_zero(rest));
            for (int number = 0; most_ && number <= *most_; ++number) all.push_back(number);
            if (highest_first_) std::reverse(all.begin(), all.end());
            return all;
        }
        // Whether an action belongs to both.
        bool overlaps(const Choice& other) const {
            if (base_.bits >> 24U != other.base_.bits >> 24U) return false;
            if (other.is_form()) return true;
            const std::int64_t gap = std::int64_t{other.base_.bits} - base_.bits;
            if (!most_ && !other.most_) {
                if (gap < 0) return other.overlaps(*this);
                return gap < 64 && (among_ >> static_cast<unsigned>(gap) & other.among_) != 0;
            }
            const std::vector<int> all = operands();
            return std::any_of(all.begin(), all.end(),
                               [&](int operand) { return other.covers(with(operand)); });
        }

      private:
        Choice& bar(std::function<bool(int)> lets_pass, Bar<Vocabulary> why) {
            return bars_.push_back({std::move(lets_pass), why}), *this;
        }
        OperandSet open() const {
            OperandSet open = among_;
            for (OperandSet rest = among_; rest != 0; rest &= rest - 1)
                for (const auto& [lets_pass, bar] : bars_)
                    if (!lets_pass(std::countr_zero(rest))) open &= ~(rest & -rest);
            return open;
        }

        Action base_;
        Words label_;
        OperandSet among_ = 0;
        std::optional<int> most_;
        Bar<Vocabulary> last_;
        std::vector<std::pair<std::function<bool(int)>, Bar<Vocabulary>>> bars_;
        std::vector<std::pair<int, Words>> labels_;
        std::optional<Cite> rule_;
        std::optional<int> usual_;
        bool is_last_ = false;
        std::optional<OperandSet> offered_;
        std::optional<Otherwise> otherwise_;
        bool even_refused_ = false;
        bool highest_first_ = false;
        std::optional<std::pair<Operand, int>> place_;
        Bar<Vocabulary> (*judge_)(Action) = nullptr;
        friend Explain;
    };

    // A subject of the question: `among` are the operands that make sense at all, counted from
    // `first`.
    Choice& choose(Verb verb, Words label, OperandSet among = 1, int second = 0, int first = 0) {
        return add({action_of(verb, first, second), label, among, {}});
    }
    // Actions that differ in what fills their operands, offered as one form; `bar_of` says why one
    // may not be chosen. Some may.
    Choice& fill(Verb verb, Words label, Bar<Vocabulary> (*bar_of)(Action)) {
        Choice& form = add({action_of(verb), label, 1, {}});
        form.judge_ = bar_of;
        return form;
    }
    // An action that this position never allows, and why. Bars that are added come first.
    Choice& skipped(Verb verb, OperandSet among, Cite rule, Words words) {
        return add({action_of(verb), {}, among, {rule, words}});
    }
    // The numbers 0 .. most, which may be more than a set holds. After every other choice.
    Choice& choose_number(Verb verb, Words label, int most) {
        return add({action_of(verb), label, most});
    }

    const std::vector<Choice>& choices() const { return choices_; }
    // The choice that an action belongs to; nullptr: the question is about other actions.
    const Choice* find(Action action) const {
        for (const Choice& choice : choices_)
            if (choice.covers(action)) return &choice;
        return nullptr;
    }

  private:
    // An action belongs to one choice only, or another's bar would be given.
    Choice& add(Choice choice) {
        for ([[maybe_unused]] const Choice& other : choices_) assert(!other.overlaps(choice));
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
