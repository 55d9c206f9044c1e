// The orders of a phase, carried out all at once.
#pragma once

#include <array>
#include <type_traits>

#include "games/diplomacy/events.h"
#include "games/diplomacy/retreats.h"
#include "games/diplomacy/rulebook.gen.h"
#include "games/diplomacy/season.h"

namespace occasus::diplomacy {

inline void put_order(State& state, Given given) {
    for (Given& slot : state.orders)
        if (slot == 0) {
            slot = given;
            return;
        }
}

inline void forget_answers(State& state) {
    state.orders.fill(0);
    state.asked = 0;
    state.silent = 0;
    state.proposing = 0;
    state.adjust.fill(0);
}

// Who may hear what a power's own orders came to: everybody; in a hidden game that power.
inline Seat audience_of(const Rules& rules, int power) {
    return rules.options().hidden ? seat_at(power) : Seat::Nobody;
}

// The orders of the phase as the adjudicator reads them.
struct Written {
    std::array<Order, kMaxOrders> orders;
    std::array<Given, kMaxOrders> given{};
    std::array<Verdict, kMaxOrders> verdicts;
    std::size_t count = 0;

    explicit Written(const State& state) {
        for (const Given each : state.orders) {
            if (each == 0) break;
            given[count] = each;
            orders[count++] = order_of(action_in(each), giver_of(each));
        }
    }
    std::span<const Order> texts() const { return {orders.data(), count}; }
    std::span<Verdict> results() { return {verdicts.data(), count}; }
};

// FR-15. READING: R30, R31. Who has sent nothing, and whom that puts into disorder.
template <EventSink Sink>
void settle_attendance(const Rules& rules, State& state, Sink& sink) {
    for (int power = 0; power < kPowers; ++power) {
        if (!has_power(state.asked, power)) continue;
        const Seat audience = audience_of(rules, power);
        const bool is_silent = has_power(state.silent, power);
        std::uint8_t& missed = state.missed[static_cast<std::size_t>(power)];
        if (is_silent) {
            tell(sink, {audience, cite("FR-15"), EventKind::NoOrders}, power);
            if (state.step == Step::Movement && missed < 0xFF) ++missed;
            if (missed < rules.options().disorder_after || has_power(state.disorder, power))
                continue;
            state.disorder |= power_bit(power);
            tell(sink, {audience, cite("R30"), EventKind::DisorderBegan}, power);
            continue;
        }
        if (state.step == Step::Movement || has_power(state.disorder, power)) missed = 0;
        if (!has_power(state.disorder, power)) continue;
        state.disorder &= static_cast<std::uint8_t>(~power_bit(power));
        tell(sink, {audience, cite("R30"), EventKind::DisorderEnded}, power);
    }
    if (rules.options().hidden) return;
    for (int power = 0; power < kPowers; ++power)
        if (has_power(state.proposing, power))
            tell(sink, {Seat::Nobody, cite("R32"), EventKind::DrawProposed}, power);
}

// READING: R32. Everybody who survives has agreed, but for powers in disorder.
inline bool is_draw_agreed(const State& state) {
    const unsigned all = (1U << kPowers) - 1U;
    const unsigned needed =
        all & ~static_cast<unsigned>(state.eliminated) & ~static_cast<unsigned>(state.disorder);
    return needed != 0 && (needed & ~static_cast<unsigned>(state.proposing)) == 0;
}

// FR-4, FR-15. READING: R2, R3. One unit in every home centre.
template <EventSink Sink>
void place_first_units(const Rules& rules, State& state, Sink& sink) {
    for (int power = 0; power < kPowers; ++power)
        for (const int centre : rules.board().homes[static_cast<std::size_t>(power)])
            state.units.put(centre, rules.usual_unit(power, centre));
    const Written written(state);
    for (const Order& order : written.texts())
        state.units.put(order.unit, {order.power, order.built, order.coast});
    for (const int province : state.units.occupied) {
        const Unit& unit = state.units.in(province);
        tell_word(sink, {audience_of(rules, unit.power), cite("FR-4"), EventKind::UnitPlaced},
                  word_of(unit));
    }
    report_sightings(rules, state, sink);
}

template <std::size_t Count>
void keep_report(const Written& written, Report<Count>& report) {
    report = {};
    for (std::size_t i = 0; i < std::min(written.count, Count); ++i) {
        report.orders[i] = written.given[i];
        report.codes[i] = written.verdicts[i].code;
    }
}

// FR-18. READING: R38, R41. In a hidden game a support that is not cut is told as it was given.
constexpr Code private_code(Code code) {
    return code == Code::Void || code == Code::Illegal ? Code::Ok : code;
}

// FR-17, FR-18. READING: R36, R38.
template <EventSink Sink>
void report_movement_in_the_dark(const Rules& rules, const State& state, Sink& sink) {
    const PlaceSet attacks = attacks_in(rules.board(), state.before, state.moved);
    for (std::size_t i = 0; i < kMaxUnits && state.moved.orders[i] != 0; ++i) {
        const Given given = state.moved.orders[i];
        const int power = giver_of(given);
        Explanation told;
        told.verdict.code = private_code(state.moved.codes[i]);
        tell_word(sink, {seat_at(power), cite("FR-18"), EventKind::OrderResolved},
                  word_of(own_units(state.before, power), given), packed_strengths(told),
                  packed_causes(told));
        if (attacks.contains(order_of(action_in(given), power).unit))
            tell_word(sink, {Seat::Nobody, cite("FR-17"), EventKind::Attacked},
                      public_word(rules.board(), word_of(state.before, given)),
                      static_cast<int>(state.moved.codes[i]));
    }
}

// READING: R37. A dislodged unit is public.
template <EventSink Sink>
void report_losers(const Rules& rules, const State& state, Sink& sink) {
    for (int i = 0; i < state.loser_count; ++i) {
        const Loser& loser = state.losers[static_cast<std::size_t>(i)];
        const Word word = word_of(loser.unit);
        tell_word(sink,
                  {Seat::Nobody, loser.destroyed != 0 ? cite("FR-10") : cite("SD-14"),
                   EventKind::Dislodged},
                  rules.options().hidden ? public_word(rules.board(), word) : word, loser.by,
                  loser.destroyed);
    }
}

inline void keep_losers(const MovementOutcome& outcome, State& state) {
    state.losers.fill({});
    state.loser_count = 0;
    for (const Dislodgement& lost : outcome.dislodged)
        state.losers[state.loser_count++] = {
            .retreats = lost.retreats,
            .unit = lost.unit,
            .by = lost.by,
            .destroyed = lost.destroyed ? std::uint8_t{1} : std::uint8_t{0},
            .unused = {}};
}

// SD-4 to SD-14, FR-8 to FR-10. Explained when somebody listens.
template <EventSink Sink>
void carry_out_movement(const Rules& rules, State& state, Sink& sink) {
    Written written(state);
    const Law law = rules.law();
    state.before = state.units;
    state.retreated = {};
    MovementOutcome outcome;
    std::array<Explanation, kMaxOrders> told;
    if constexpr (std::is_same_v<Sink, NullSink>) {
        outcome = adjudicate_movement(law, state.units, written.texts(), written.results());
    } else {
        outcome = explain_movement(law, state.units, written.texts(), {told.data(), written.count});
        for (std::size_t i = 0; i < written.count; ++i) written.verdicts[i] = told[i].verdict;
    }
    state.units = outcome.units;
    keep_losers(outcome, state);
    keep_report(written, state.moved);
    if (rules.options().hidden) {
        report_movement_in_the_dark(rules, state, sink);
    } else {
        for (std::size_t i = 0; i < written.count; ++i)
            tell_word(sink, {Seat::Nobody, told[i].rule, EventKind::OrderResolved},
                      word_of(state.before, written.given[i]), packed_strengths(told[i]),
                      packed_causes(told[i]));
    }
    report_losers(rules, state, sink);
}

// READING: R40. Where a unit retreats to is its owner's; that it is disbanded is everybody's.
template <EventSink Sink>
void tell_retreat(const Rules& rules, const Unit& unit, Word word, Code code, Sink& sink) {
    const Seat owner = audience_of(rules, unit.power);
    const bool is_lost = code != Code::Retreats;
    tell_word(sink, {owner, cite("SD-15"), EventKind::Retreated}, word, static_cast<int>(code));
    if (is_lost && owner != Seat::Nobody)
        tell_word(sink, {Seat::Nobody, cite("R40"), EventKind::Retreated},
                  public_word(rules.board(), word_of(unit)), static_cast<int>(code));
}

// SD-15, FR-15. Who has no place to go, or no order, is disbanded.
template <EventSink Sink>
void carry_out_retreats(const Rules& rules, State& state, Sink& sink) {
    Written written(state);
    std::array<Dislodgement, kMaxLosers> dislodged;
    Units losers;
    for (std::size_t i = 0; i < state.loser_count; ++i) {
        const Loser& loser = state.losers[i];
        dislodged[i] = {loser.unit, loser.by, loser.destroyed != 0, loser.retreats};
        losers.put(rules.board().province(loser.unit.place), loser.unit);
    }
    state.units =
        adjudicate_retreats(rules.board(), state.units, {dislodged.data(), state.loser_count},
                            written.texts(), written.results());
    keep_report(written, state.retreated);
    PlaceSet ordered;
    for (std::size_t i = 0; i < written.count; ++i) {
        ordered.insert(written.orders[i].unit);
        tell_retreat(rules, losers.in(written.orders[i].unit), word_of(losers, written.given[i]),
                     written.verdicts[i].code, sink);
    }
    for (std::size_t i = 0; i < state.loser_count; ++i) {
        const Loser& loser = state.losers[i];
        if (loser.destroyed == 0 && !ordered.contains(rules.board().province(loser.unit.place)))
            tell_retreat(rules, loser.unit, word_of(loser.unit), Code::Disbanded, sink);
    }
}

// FR-13, FR-14, FR-15. READING: R26, R27, R28, R29, R39.
template <EventSink Sink>
void carry_out_adjustments(const Rules& rules, State& state, Sink& sink) {
    Written written(state);
    const Units before = state.units;
    const AdjustmentOutcome outcome = adjudicate_adjustments(
        rules.law(), state.units, state.centres, written.texts(), written.results());
    state.units = outcome.units;
    keep_report(written, state.adjusted);
    for (std::size_t i = 0; i < written.count; ++i) {
        const Order& order = written.orders[i];
        const auto code = static_cast<int>(written.verdicts[i].code);
        const Seat audience = audience_of(rules, order.power);
        if (order.kind == OrderKind::Build)
            tell_word(sink, {audience, cite("FR-13"), EventKind::Built},
                      word_of(before, written.given[i]), code);
        else if (order.kind == OrderKind::Disband) {
            tell_word(sink, {audience, cite("SD-16"), EventKind::Removed},
                      word_of(before, written.given[i]), code);
            state.adjusted.orders[i] = removal_of(rules.board(), before.in(order.unit));
        } else if (state.adjust[order.power] > 0)
            tell(sink, {audience, cite("R26"), EventKind::Waived}, order.power);
    }
    std::size_t next = written.count;
    for (const Unit& unit : outcome.in_disorder) {
        tell_word(
            sink,
            {audience_of(rules, unit.power),
             Rules::survives(state, unit.power) ? cite("FR-14") : cite("R27"), EventKind::Removed},
            word_of(unit), static_cast<int>(Code::CivilDisorder));
        if (next == kMaxOrders) continue;
        state.adjusted.orders[next] = removal_of(rules.board(), unit);
        state.adjusted.codes[next++] = Code::CivilDisorder;
    }
    report_sightings(rules, state, sink);
}

}  // namespace occasus::diplomacy
