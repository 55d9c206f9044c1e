// The Barbarian Invasions behind the facade.
#pragma once

#include <string>
#include <string_view>

#include "core/any_game.h"
#include "core/erase.h"
#include "core/vocabulary/words.h"

#include "games/invasions/rules.h"
#include "games/invasions/words/words.h"

namespace occasus::invasions {

struct Reached;

// The words of the game. Nothing here is used in search. Those that follow from the vocabulary and
// the questions are Words; member names and meanings are those of AnyGame.
struct Text : Words<Vocabulary> {
    static const GameFacts& facts();
    // The file behind a value of `scenario` or `tables`; empty for any other.
    static std::string_view built_in_file(std::string_view option, std::string_view value);

    // position.cpp
    static Value position(const Rules&, const State&);
    static Result<State> from_position(const Rules&, const Value&);
    // The signature of a finished game: its pieces, their owners, and the debts. Nothing is being
    // resolved any more.
    static std::uint64_t signature(const State&, std::uint64_t hash);

    // view.cpp
    static Value view(const Rules&, const State&);
    static Value board(const Rules&, bool built_in);
    static std::string phase(const State&);
    static std::string turn_title(const State&);
    static std::string picture(const Rules&, const State&);
    // An Area that the Romans on the move can come to, with the way there.
    static Value reached(const Rules&, const Reached&);
    static Outcome outcome(const Rules&, const State&);

    // With the mark `ends`, the id of the phase, on an offer after which it asks nothing more.
    static std::vector<Offer> offers(const Rules&, const State&);

    static Telling telling(const Rules&, const Event&, Seat);
    static Value event_args(const Rules&, const Event&);
    static std::vector<EventFact> event_facts(const Rules&);

    // odds.cpp
    static Result<Value> odds(const Rules&, const State&, const Value& query);
};

using Game = Erased<Rules, Text>;

// Options: `board`, a board file of the user's own (given as Setup::board); `scenario` and
// `tables`, which are chosen or likewise the user's own; and those of Options. Refuses an unknown
// option, value or board, naming the option or the line.
Result<std::shared_ptr<const AnyGame>> make_game(const Setup&);

}  // namespace occasus::invasions

extern template struct occasus::Words<occasus::invasions::Vocabulary>;
