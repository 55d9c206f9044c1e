// Rome Must Fall behind the facade.
#pragma once

#include <array>
#include <string>

#include "core/any_game.h"
#include "core/erase.h"
#include "core/vocabulary/words.h"

#include "games/rome_must_fall/rules.h"

namespace occasus::rome_must_fall {

// The words of the game. Nothing here is used in search. Those that follow from the vocabulary and
// the questions are Words; member names and meanings are those of AnyGame.
struct Text : Words<Vocabulary> {
    static const GameFacts& facts();

    static Value position(const Rules&, const State&);
    static Result<State> from_position(const Rules&, const Value&);

    static Value view(const Rules&, const State&);
    static Value board(const Rules&, bool built_in);
    static std::string turn_title(const State&);
    static Telling telling(const Rules&, const Event&, Seat);
    static std::string picture(const Rules&, const State&);
    static Outcome outcome(const Rules&, const State&);

    static Result<Value> odds(const Rules&, const State&, const Value& query);
};

// 0 .. 3: how many of the black die's three results this value beats without a cube, and the cubes
// needed against a result of 1, 2 and 3. As things stand: a raid lost first may still add to the
// total (R16).
struct HoldChance {
    int held_of_three = 0;
    std::array<int, 3> needs{};
};
HoldChance hold_chance(int value, int base_total);

using Game = Erased<Rules, Text>;

// Options: `board`, a sheet file of the user's own (given as Setup::board). Refuses an unknown
// option or an invalid sheet, naming the option or the line.
Result<std::shared_ptr<const AnyGame>> make_game(const Setup&);

}  // namespace occasus::rome_must_fall

extern template struct occasus::Words<occasus::rome_must_fall::Vocabulary>;
