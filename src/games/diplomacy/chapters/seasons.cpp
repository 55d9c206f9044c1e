// The end of a season: raids, ownership, eliminations and victory.
#include <algorithm>

#include "games/diplomacy/adjudicator/ownership.h"
#include "games/diplomacy/chapters/chapters.h"

namespace occasus::diplomacy {

int owner_of(const Centres& centres, int centre) {
    for (int power = 0; power < kPowers; ++power)
        if (centres[at(power)].contains(centre)) return power;
    return kNobody;
}

void end_game(const Turn& turn, Ending ending, int winner) {
    State& state = turn.state;
    state.ending = ending;
    state.winner = static_cast<std::int8_t>(winner);
    state.acting = static_cast<std::int8_t>(seat_index(Seat::Nobody));
    state.question = kNowhere;
    state.asked = 0;
    reveal(turn);
    turn.tell_by<EventKind::GameOver>({Seat::Nobody, row_of(ending).rule}, ending,
                                      power_id(winner));
}

namespace {

// FR-11. READING: R23, R24, R39. In a hidden game it is secret.
void carry_out_raids(const Turn& turn) {
    State& state = turn.state;
    const Centres before = state.centres;
    raid(state.units, state.centres);
    if (turn.rules.options().hidden) return;
    for (int power = 0; power < kPowers; ++power) {
        const auto at = static_cast<std::size_t>(power);
        for (const int centre : before[at] - state.centres[at])
            turn.tell<EventKind::Raided>(place_id(centre), power_id(power));
    }
}

// FR-12. READING: R25.
void carry_out_ownership(const Turn& turn) {
    State& state = turn.state;
    const Centres before = state.centres;
    take_centres(turn.rules.board(), state.units, state.centres);
    if (turn.rules.options().hidden) return;
    for (int power = 0; power < kPowers; ++power) {
        const auto at = static_cast<std::size_t>(power);
        for (const int centre : state.centres[at] - before[at])
            turn.tell<EventKind::CentreTaken>(place_id(centre), power_id(power),
                                              power_id(owner_of(before, centre)));
    }
}

// FR-12, FR-19. READING: R27, R39. Emits the numbers; a power without centres is out.
void count_centres(const Turn& turn) {
    State& state = turn.state;
    const Cite rule = turn.rules.options().hidden ? cite("FR-19") : cite("FR-12");
    for (int power = 0; power < kPowers; ++power) {
        const auto at = static_cast<std::size_t>(power);
        if (!Rules::survives(state, power)) continue;
        state.counted[at] = static_cast<std::uint8_t>(state.centres[at].size());
        turn.tell_by<EventKind::CentresCounted>({Seat::Nobody, rule}, power_id(power),
                                                int{state.counted[at]});
        if (state.counted[at] > 0) continue;
        state.eliminated |= power_bit(power);
        turn.tell<EventKind::Eliminated>(power_id(power));
    }
}

// FR-16. READING: R32. Two cannot both have a majority.
void look_for_winner(const Turn& turn) {
    const State& state = turn.state;
    int survivors = 0;
    int last = kNobody;
    for (int power = 0; power < kPowers; ++power) {
        if (state.counted[at(power)] >= kCentresToWin)
            return end_game(turn, Ending::Victory, power);
        if (!Rules::survives(state, power)) continue;
        ++survivors;
        last = power;
    }
    if (survivors == 0) end_game(turn, Ending::NobodyLeft, kNobody);
    if (survivors == 1) end_game(turn, Ending::SoleSurvivor, last);
}

}  // namespace

void end_season(const Turn& turn) {
    report_sightings(turn);
    if (turn.state.season == Season::Spring) {
        if (turn.rules.is_variant()) carry_out_raids(turn);
        return;
    }
    carry_out_ownership(turn);
    count_centres(turn);
    look_for_winner(turn);
}

int Rules::score(const State& state, Seat seat) const {
    const int power = seat_index(seat);
    if (state.winner != kNobody) return state.winner == power ? 2 : 0;
    return survives(state, power) ? 1 : 0;
}

}  // namespace occasus::diplomacy
