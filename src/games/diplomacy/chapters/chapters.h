// The shared parts of the rules' chapters: how a question is made, who hears an event, and where
// one chapter leads to the next.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/log.h"
#include "core/out_of_bounds.h"
#include "core/refusal.h"

#include "games/diplomacy/rules.h"

namespace occasus::diplomacy {

// ---- telling ----

// The numbers of an operand in an event.
constexpr std::array<std::int16_t, 2> numbers_of(const Phase& phase) {
    return {static_cast<std::int16_t>(static_cast<int>(phase.season) | static_cast<int>(phase.step)
                                                                           << 8),
            static_cast<std::int16_t>(phase.year)};
}
constexpr std::array<std::int16_t, 2> numbers_of_word(Word word) {
    return {static_cast<std::int16_t>(word & 0xFFFFU), static_cast<std::int16_t>(word >> 16U)};
}
constexpr std::array<std::int16_t, 2> numbers_of(ToldUnit told) {
    return numbers_of_word(told.word);
}
constexpr std::array<std::int16_t, 2> numbers_of(ToldOrder told) {
    return numbers_of_word(told.word);
}
template <class T>
constexpr std::array<std::int16_t, 1> numbers_of(T told) {
    return {static_cast<std::int16_t>(told)};
}

// The audience of an event, and the rule by which it happens.
struct Telling {
    Seat audience = Seat::Nobody;
    Cite rule;
};

// The context of an answer: the rules, the state, and the listener.
struct Turn {
    const Rules& rules;
    State& state;
    Log log;

    // Tells everyone, by the rule of the event's row.
    template <EventKind kKind, class... Told>
    void tell(Told... told) const {
        tell_by<kKind>({Seat::Nobody, row_of(kKind).rule}, told...);
    }
    template <EventKind kKind, class... Told>
    void tell_by(const Telling& telling, Told... told) const {
        static_assert(sizeof...(Told) == row_of(kKind).arity(),
                      "the event has another number of operands");
        static_assert(are_operands<kKind, Told...>(), "an operand of the event has another type");
        if (!log.is_heard()) [[likely]]
            return;
        Event event{.rule = rules.rule(telling.rule),
                    .kind = static_cast<std::uint8_t>(kKind),
                    .audience = telling.audience};
        std::size_t at = 0;
        const auto put = [&](const auto& numbers) {
            for (const std::int16_t number : numbers) event.args[at++] = number;
        };
        (put(numbers_of(told)), ...);
        log.tell(event);
    }

  private:
    template <EventKind kKind, class... Told>
    static consteval bool are_operands() {
        const auto& row = row_of(kKind);
        std::size_t at = 0;
        return ((row.operands[at++].type == kOperandOf<Told>) && ...);
    }
};

// ---- questions ----

// The possible answers, ascending and each once.
class Choices {
  public:
    // OPTIMIZATION: Room is not cleared first.
    Choices() {}  // NOLINT(cppcoreguidelines-pro-type-member-init,modernize-use-equals-default)

    void add(Action action) {
        if (size_ == kMaxChoices) [[unlikely]]
            out_of_bounds();
        bits_[size_++] = action.bits;
    }
    std::size_t size() const { return size_; }
    // Precondition: at < size().
    Action operator[](std::size_t at) const { return {bits_[at]}; }

  private:
    std::array<std::uint32_t, kMaxChoices> bits_;
    std::size_t size_ = 0;
};

// An order as its power may write it in this phase, in its one form; or what is wrong with it.
struct Understood {
    Fault fault = Fault::None;
    Order order;
};

// How it is told that something has no order: what it is, and what comes of one and of several.
struct Silence {
    std::string_view noun;
    std::string_view one;
    std::string_view several;
};

// A kind of question, which a phase puts to several powers: a row of plain functions, made from a
// class of its chapter that has functions of these names.
struct Question {
    // The question to the power that is asked, and its rule.
    std::string (*text)(const Rules&, const State&);
    Cite (*rule)(const Rules&, const State&);
    // The subjects of a power's questions: the provinces of its units, or homes. Winter has none.
    PlaceSet (*questions)(const Rules&, const State&, int power);
    // How many answers a power owes.
    int (*answers_due)(const Rules&, const State&, int power);
    // The choices of the power that is asked, silence and a draw apart.
    void (*choices)(const Rules&, const State&, Choices&);
    // Why it may not answer something else.
    Understood (*understood)(const Rules&, const State&, Order);
    // Those whose unit an order names.
    Units (*ordered)(const Rules&, const State&);
    // The order that answers a question which the power's set leaves open.
    Order (*unwritten)(const Rules&, const State&, int power, int province);
    Silence (*silence)(const State&, int power);
    // Does what all have answered, all at once, and goes on to the end of the phase.
    void (*carry_out)(const Turn&);

    template <class Q>
    static constexpr Question of() {
        return {Q::text,       Q::rule,    Q::questions, Q::answers_due, Q::choices,
                Q::understood, Q::ordered, Q::unwritten, Q::silence,     Q::carry_out};
    }
};

extern const Question kFirstUnits, kMovementOrders, kRetreatOrders, kWinterOrders;

inline const Question& question_of(Step step) {
    switch (step) {
        case Step::Start:
            return kFirstUnits;
        case Step::Movement:
            return kMovementOrders;
        case Step::Retreats:
            return kRetreatOrders;
        case Step::Ownership:  // It asks nobody, and no state is in it.
        case Step::Adjustments:
            break;
    }
    return kWinterOrders;
}
inline const Question& question_of(const State& state) {
    return question_of(state.step);
}

// The effect of a written order in this phase.
inline Understood understood(const Rules& rules, const State& state, const Order& order) {
    if (order.kind == OrderKind::Unreadable) return {Fault::Unreadable, order};
    return question_of(state).understood(rules, state, order);
}
Refusal refusal_of(const Rules&, Fault);

// FR-4, FR-13. An answer that builds, in each of these centres: an army or, where there is a
// shore, a fleet on one of its coasts.
void add_builds(const Board&, const PlaceSet& centres, Choices&);
// FR-13. READING: R8, R9. The faults of a build, whoever owns the centre.
struct BerthFaults {
    Fault inland;
    Fault coast_unnamed;
    Fault no_such_coast;
};
Fault berth_fault(const Board&, const Order&, const BerthFaults&);

// An answer about one unit and, perhaps, where it goes.
constexpr Action unit_action(Verb verb, int unit, std::uint32_t to = kNone) {
    return {static_cast<std::uint32_t>(verb) << 24U | to << 14U | kNone << 7U |
            static_cast<std::uint32_t>(unit)};
}

// ---- answers ----

// Keeps an answer of the phase that is going on. Precondition: there is room.
void put_order(State&, Given);
void forget_answers(State&);

// The orders of the phase as the adjudicator reads them.
struct Written {
    std::array<Order, kMaxOrders> orders;
    std::array<Given, kMaxOrders> given{};
    std::array<Verdict, kMaxOrders> verdicts;
    std::size_t count = 0;

    explicit Written(const State&);
    std::span<const Order> texts() const { return {orders.data(), count}; }
    std::span<Verdict> results() { return {verdicts.data(), count}; }
};

template <std::size_t Count>
void keep_report(const Written& written, Report<Count>& report) {
    report = {};
    for (std::size_t i = 0; i < std::min(written.count, Count); ++i) {
        report.orders[i] = written.given[i];
        report.codes[i] = written.verdicts[i].code;
    }
}

// FR-15. The rule by which a power does without orders in this phase.
Cite rule_of_silence(const Rules&, const State&);
// FR-15. READING: R30, R31. Notes the powers that have sent nothing, and those in disorder.
void settle_attendance(const Turn&);
// READING: R32. Everybody who survives has agreed, except powers in disorder.
bool is_draw_agreed(const State&);

// ---- one chapter to the next ----

// FR-5. Makes the phase that the state names ask its first question. One that asks nobody is
// carried out at once, and so is the next, until somebody is asked or the game is over.
void begin_phase(const Turn&);
// Takes the answer of the seat that is asked. Precondition: it is legal.
void take_answer(const Turn&, Action);

// SD-4, FR-5. After the retreats of a season.
void end_season(const Turn&);
void end_game(const Turn&, Ending, int winner);
// SD-16, FR-13. READING: R27. As many builds as there are empty centres to build in.
void count_adjustments(const Rules&, State&);
// kNobody when a centre has no owner.
int owner_of(const Centres&, int centre);

// ---- hidden reporting ----

// The audience of the results of a power's own orders: everybody; in a hidden game that power.
inline Seat audience_of(const Rules& rules, int power) {
    return rules.options().hidden ? seat_at(power) : Seat::Nobody;
}
// FR-17. READING: R34, R35. At the end of a turn everybody hears who stands next to a foreign unit.
void report_sightings(const Turn&);
// READING: R42. When a hidden game is over everybody hears what it hid to the end.
void reveal(const Turn&);
// READING: R36. The provinces from which units attacked: moved to where a stranger stood or went.
PlaceSet attacks_in(const Board&, const Units& before, const Report<kMaxUnits>&);
// FR-18. READING: R38, R41. In a hidden game a support that is not cut is shown as it was given.
constexpr Code private_code(Code code) {
    return code == Code::Void || code == Code::Illegal ? Code::Ok : code;
}

}  // namespace occasus::diplomacy
