// Chapter 17 and 10.3: revolts grow and begin.
#pragma once

#include <algorithm>

#include "core/emit.h"

#include "games/invasions/militia.h"
#include "games/invasions/rulebook.gen.h"

namespace occasus::invasions {

// State::stage in phase A.
inline constexpr std::uint8_t kRevoltsGrow = 0;
inline constexpr std::uint8_t kRevoltsBegin = 1;
inline constexpr std::uint8_t kRevoltsOver = 2;

// 10.32, 4.2A. READING: R11, R13. What was left alone doubles, where it stands.
template <EventSink Sink>
void grow_revolts(const Rules& rules, State& state, Sink& sink) {
    for_each_bit(state.doubling, [&](int province) {
        const AreaSet areas = areas_of(rules, province);
        const int sp = militia_in(state, areas);
        const int added = std::min(sp, rules.board().province(province).militia - sp);
        if (added <= 0) return;
        // A revolt that was loyal militia may stand in several Areas.
        int left = added;
        for_each_bit(areas, [&](int area) {
            auto& militia = state.militia[at(area)];
            const int here = std::min<int>(militia, left);
            militia = static_cast<std::uint8_t>(militia + here);
            left -= here;
        });
        emit(sink, cite("10.32"), EventKind::RevoltGrew, province, added, sp + added);
    });
    state.doubling = 0;
}

// 17.2, 17.33. READING: R16. The figure of a Province on this line, in this Period.
inline int revolt_figure(const Rules& rules, const State& state, int province, int line) {
    const RevoltFigure& figure = rules.tables().revolt[at(province)][at(line)];
    return figure.always + (rules.period(state) == kPeriodG ? figure.only_g : 0);
}

// 17.31, 17.32. READING: R17. Why a Province does not revolt; None: it may.
inline Unmoved unmoved_by(const Rules& rules, const State& state, int province) {
    if (has_province(state.revolts, province)) return Unmoved::InRevolt;
    if (state_of_province(state, province) != kNobody) return Unmoved::OfState;
    const bool late = rules.period(state) == kPeriodG;
    const Force owner = state.owner[at(province)];
    if (late && owner == kPersians) return Unmoved::Persian;
    if (!late && owner != kRome) return Unmoved::NotRoman;
    const Force militia = state.militia_owner[at(province)];
    const bool may_turn =
        militia_in(state, areas_of(rules, province)) == 0 || militia == kRome || militia == kNative;
    return may_turn ? Unmoved::None : Unmoved::OthersMilitia;
}
inline Cite unmoved_rule(Unmoved why) {
    if (why == Unmoved::InRevolt || why == Unmoved::OfState) return cite("17.31");
    return why == Unmoved::OthersMilitia ? cite("R17") : cite("17.32");
}

// 17.34, 10.32. READING: R12, R13, R14.
inline int revolt_strength(const Rules& rules, const State& state, int province, int figure) {
    const int legions = legions_in(state, areas_of(rules, province));
    const int left = figure - std::max(0, legions - figure);
    return std::clamp(left, 0, rules.board().province(province).militia);
}

// 13.0. READING: R19.
template <EventSink Sink>
void place_revolt(const Rules& rules, State& state, int province, int area, Sink& sink) {
    state.militia[at(area)] = state.pending;
    state.revolts |= province_bit(province);
    emit(sink, cite("17.2"), EventKind::RevoltBegan, province, area, state.pending,
         revolt_figure(rules, state, province, state.rolls));
    state.pending = 0;
    ++state.cursor;
    state.step = Step::Next;
}

// 17.2, 17.3. The Provinces of the line in board order. `rolls` keeps the line. Returns whether the
// phase is over.
template <EventSink Sink>
bool begin_revolts(const Rules& rules, State& state, Sink& sink) {
    for (; state.cursor < kProvinces; ++state.cursor) {
        const int province = state.cursor;
        const int figure = revolt_figure(rules, state, province, state.rolls);
        if (figure == 0) continue;
        if (const Unmoved why = unmoved_by(rules, state, province); why != Unmoved::None) {
            emit(sink, unmoved_rule(why), EventKind::RevoltIgnored, province, figure,
                 static_cast<int>(why));
            continue;
        }
        const int standing = militia_in(state, areas_of(rules, province));
        if (standing > 0) {
            // 17.35, 10.31. READING: R15.
            state.revolts |= province_bit(province);
            emit(sink, cite("17.35"), EventKind::MilitiaRevolted, province,
                 state.militia_owner[at(province)], standing);
            continue;
        }
        const int sp = revolt_strength(rules, state, province, figure);
        if (sp == 0) {
            emit(sink, cite("17.34"), EventKind::RevoltPrevented, province, figure,
                 legions_in(state, areas_of(rules, province)));
            continue;
        }
        state.pending = static_cast<std::uint8_t>(sp);
        if (!has_one_area(rules, province)) {
            state.step = Step::RevoltArea;
            return false;
        }
        place_revolt(rules, state, province, rules.board().province(province).first_area, sink);
        return false;
    }
    state.rolls = 0;
    return true;
}

// 17.0, 17.1.
template <EventSink Sink>
void roll_revolution(const Rules& rules, State& state, int face, Sink& sink) {
    const bool yes = face >= rules.tables().revolution[at(rules.period(state))];
    emit(sink, cite("17.0"), EventKind::RevolutionRolled, face, yes ? 1 : 0, rules.period(state));
    state.stage = kRevoltsOver;
    state.step = yes ? Step::RevolutionLine : Step::Next;
}

template <EventSink Sink>
void roll_revolution_line(State& state, int face, Sink& sink) {
    emit(sink, cite("17.2"), EventKind::RevolutionLine, face);
    state.rolls = static_cast<std::uint8_t>(face);
    state.stage = kRevoltsBegin;
    state.step = Step::Next;
}

template <EventSink Sink>
void roll_revolt_area(const Rules& rules, State& state, int face, Sink& sink) {
    const int area = roll_area(rules, state.cursor, face, cite("13.2"), sink);
    if (area >= 0) place_revolt(rules, state, state.cursor, area, sink);
}

// One step of phase A. Returns whether the phase is over.
template <EventSink Sink>
bool revolt_on(const Rules& rules, State& state, Sink& sink) {
    if (state.stage == kRevoltsOver) return true;
    if (state.stage == kRevoltsBegin) return begin_revolts(rules, state, sink);
    grow_revolts(rules, state, sink);
    state.step = Step::Revolution;
    return false;
}

}  // namespace occasus::invasions
