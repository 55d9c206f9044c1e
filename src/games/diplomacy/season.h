// What the end of a season brings: raids, ownership, who is out and who has won.
#pragma once

#include <algorithm>

#include "games/diplomacy/events.h"
#include "games/diplomacy/ownership.h"
#include "games/diplomacy/rulebook.gen.h"

namespace occasus::diplomacy {

inline int owner_of(const Centres& centres, int centre) {
    for (int power = 0; power < kPowers; ++power)
        if (centres[static_cast<std::size_t>(power)].contains(centre)) return power;
    return kNobody;
}

template <EventSink Sink>
void end_game(State& state, Ending ending, int winner, Sink& sink) {
    state.ending = ending;
    state.winner = static_cast<std::int8_t>(winner);
    state.acting = static_cast<std::int8_t>(seat_index(Seat::Nobody));
    state.question = kNowhere;
    state.asked = 0;
    tell(sink,
         {Seat::Nobody, ending == Ending::Victory ? cite("FR-16") : cite("R32"),
          EventKind::GameOver},
         static_cast<int>(ending), winner);
}

// FR-17. READING: R34, R35. At the end of a turn everybody hears who stands beside a stranger.
template <EventSink Sink>
void report_sightings(const Rules& rules, const State& state, Sink& sink) {
    if (!rules.options().hidden) return;
    for (const int province : rules.exposed(state.units))
        tell_word(sink, {Seat::Nobody, cite("FR-17"), EventKind::Sighted},
                  word_of(state.units.in(province)));
}

// FR-11. READING: R23, R24, R39. In a hidden game nobody is told.
template <EventSink Sink>
void carry_out_raids(const Rules& rules, State& state, Sink& sink) {
    const Centres before = state.centres;
    raid(state.units, state.centres);
    if (rules.options().hidden) return;
    for (int power = 0; power < kPowers; ++power) {
        const auto at = static_cast<std::size_t>(power);
        for (const int centre : before[at] - state.centres[at])
            tell(sink, {Seat::Nobody, cite("FR-11"), EventKind::Raided}, centre, power);
    }
}

// FR-12. READING: R25.
template <EventSink Sink>
void carry_out_ownership(const Rules& rules, State& state, Sink& sink) {
    const Centres before = state.centres;
    take_centres(rules.board(), state.units, state.centres);
    if (rules.options().hidden) return;
    const Cite rule = rules.is_variant() ? cite("FR-12") : cite("SD-4");
    for (int power = 0; power < kPowers; ++power) {
        const auto at = static_cast<std::size_t>(power);
        for (const int centre : state.centres[at] - before[at])
            tell(sink, {Seat::Nobody, rule, EventKind::CentreTaken}, centre, power,
                 owner_of(before, centre));
    }
}

// FR-19. READING: R27, R39. The numbers are told, and who has none is out.
template <EventSink Sink>
void count_centres(State& state, Sink& sink) {
    for (int power = 0; power < kPowers; ++power) {
        const auto at = static_cast<std::size_t>(power);
        if (!Rules::survives(state, power)) continue;
        state.counted[at] = static_cast<std::uint8_t>(state.centres[at].size());
        tell(sink, {Seat::Nobody, cite("FR-19"), EventKind::CentresCounted}, power,
             state.counted[at]);
        if (state.counted[at] > 0) continue;
        state.eliminated |= power_bit(power);
        tell(sink, {Seat::Nobody, cite("R27"), EventKind::Eliminated}, power);
    }
}

// FR-16. READING: R32. Two cannot both have a majority.
template <EventSink Sink>
void look_for_winner(State& state, Sink& sink) {
    int survivors = 0;
    int last = kNobody;
    for (int power = 0; power < kPowers; ++power) {
        if (state.counted[static_cast<std::size_t>(power)] >= kCentresToWin)
            return end_game(state, Ending::Victory, power, sink);
        if (!Rules::survives(state, power)) continue;
        ++survivors;
        last = power;
    }
    if (survivors == 0) end_game(state, Ending::NobodyLeft, kNobody, sink);
    if (survivors == 1) end_game(state, Ending::SoleSurvivor, last, sink);
}

// SD-4, FR-5. After the retreats of a season.
template <EventSink Sink>
void end_season(const Rules& rules, State& state, Sink& sink) {
    report_sightings(rules, state, sink);
    if (state.season == Season::Spring) {
        if (rules.is_variant()) carry_out_raids(rules, state, sink);
        return;
    }
    carry_out_ownership(rules, state, sink);
    count_centres(state, sink);
    look_for_winner(state, sink);
}

// SD-16, FR-13. READING: R27. As many builds as there are empty centres to build in.
inline void count_adjustments(const Rules& rules, State& state) {
    for (int power = 0; power < kPowers; ++power) {
        const int difference = difference_of(state.units, state.centres, power);
        const int room = building_sites(rules.law(), state.units, state.centres, power).size();
        const int due = Rules::survives(state, power) ? std::min(difference, room) : 0;
        state.adjust[static_cast<std::size_t>(power)] = static_cast<std::int8_t>(due);
    }
}

}  // namespace occasus::diplomacy
