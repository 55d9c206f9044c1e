// Pomerium behind the facade.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "core/erase.h"
#include "core/vocabulary/words.h"

#include "games/pomerium/rules.h"

namespace occasus::pomerium {

// The words of the game. Nothing here is used in search. Those that follow from the vocabulary and
// the questions are Words; member names and meanings are those of AnyGame.
struct Text : Words<Vocabulary> {
    static const GameFacts& facts();

    static Value position(const Rules&, const State&);
    static Result<State> from_position(const Rules&, const Value&);

    static Value view(const Rules&, const State&);
    static Value board(const Rules&, bool built_in);
    static std::string phase(const State&);
    static std::string turn_title(const State&);
    static Telling telling(const Rules&, const Event&, Seat);
    static std::string picture(const Rules&, const State&);
    // Dice are not offered: the table rolls them.
    static std::vector<Offer> offers(const Rules&, const State&);
    static occasus::Outcome outcome(const Rules&, const State&);

    static Result<Value> odds(const Rules&, const State&, const Value& query);
};

using Game = Erased<Rules, Text>;

// Options: `board`, a board file of the user's own (given as Setup::board), and those of Options.
// Refuses an unknown option, value or board, naming the option or the line.
Result<std::shared_ptr<const AnyGame>> make_game(const Setup&);

}  // namespace occasus::pomerium

extern template struct occasus::Words<occasus::pomerium::Vocabulary>;
