// Tables of Rome Must Fall for tests: known dice, known tokens.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "core/rng.h"

#include "table/house.h"
#include "table/table.h"

namespace occasus::table::testing {

inline constexpr Seat kRome = Seat::First;
inline constexpr Caller kSpectator{};
inline constexpr Caller kPlayer{kRome, false};
inline constexpr Caller kHost{Seat::Nobody, true};
inline const Reader kSpectatorReads{};
inline const Reader kPlayerReads{kPlayer, {kRome}};
inline const std::string kHostToken = "token-of-the-host";
inline const std::string kSeatToken = "token-of-the-seat";

// A match whose dice follow from `seed`; nothing: thrown by hand.
Match new_match(std::optional<std::uint64_t> seed);
// A table at its first question. Both tokens above open it.
Table new_table(std::uint64_t seed = 1, std::chrono::milliseconds delay = {});
Table new_table_of(Match match, bool dice_typed = false);

// Does at once what it is given.
struct AtOnce : Jobs {
    void run(std::function<void()> job, std::chrono::steady_clock::duration,
             const Place&) override {
        job();
    }
};
AtOnce& at_once();

// A house without a network, where nobody reads reports.
House house_of(Store& store, Jobs& thinkers, std::function<Moment()> now, Jobs& clerks = at_once());

// What a store holds after these changes.
void keep(StoredTable& stored, const Change& change);

// A legal action of the seat to move, drawn at random.
std::string random_action(const Match& match, Rng& rng);
// A client's id that was not used before.
std::string new_id();
// Plays until the game is over.
void play_to_the_end(Table& table, std::uint64_t seed);

}  // namespace occasus::table::testing
