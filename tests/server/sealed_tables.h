// Tables of standard Diplomacy for tests: seven people, known tokens, a clock that stands still.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "table/table.h"

namespace occasus::table::testing {

// In the order of the seats.
inline constexpr int kPowers = 7;
inline constexpr Seat kAustria = seat_at(0);
inline constexpr Seat kEngland = seat_at(1);
inline constexpr Seat kFrance = seat_at(2);
inline constexpr Seat kGermany = seat_at(3);
inline constexpr Seat kItaly = seat_at(4);
inline constexpr Seat kRussia = seat_at(5);
inline constexpr Seat kTurkey = seat_at(6);

inline const Moment kNoon = moment_at(1'795'000'000'000);

using Options = std::vector<std::pair<std::string, std::string>>;

// The token that opens a power's seat. The host's is kHostToken.
std::string power_token(Seat seat);
inline Caller power(Seat seat) {
    return {seat, false};
}
inline Reader reads(Seat seat) {
    return {power(seat), {seat}};
}

// A table at its first phase, at noon, with press of all kinds. Without options: the standard game.
Table new_diplomacy(const Options& options = {}, const StageClock& clock = {});
// The same of the variant, which begins with the choice of units.
Table new_fall_of_rome();
// The same with hidden reporting, from this position on.
Table new_hidden_game(const Value& position, const StageClock& clock = {});

// The same with open reporting.
Table new_open_game(const Value& position);

// Confirms an empty set for each seat that has not confirmed and is no other's.
void confirm_rest(Table& table);

// The lines of the record that a power's actions made.
std::vector<std::string> actions_of(const Table& table, Seat seat);

}  // namespace occasus::table::testing
