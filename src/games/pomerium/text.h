// The words of the game: notation, positions, views, prompts, events as sentences.
//
// Nothing here is used in search. Member names and meanings are those of AnyGame.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

#include "games/pomerium/rules.h"

namespace occasus::pomerium {

struct Text {
    static const GameFacts& facts();

    // notation.cpp
    static std::string action_text(const Rules&, const State&, Action);
    static Result<Action> parse_action(const Rules&, const State&, std::string_view);

    // why_not.cpp
    static std::optional<Refusal> why_not(const Rules&, const State&, Action);

    // position.cpp
    static Value position(const Rules&, const State&);
    static Result<State> from_position(const Rules&, const Value&);

    // view.cpp
    static Value view(const Rules&, const State&);
    static Value board(const Rules&, bool built_in);
    static std::string phase(const State&);
    static std::string turn_title(const State&);
    static std::string picture(const Rules&, const State&);

    // offers.cpp
    static Prompt prompt(const Rules&, const State&);
    static std::vector<Offer> offers(const Rules&, const State&);

    // describe.cpp
    static std::string_view event_kind(const Event&);
    static std::string describe(const Rules&, const Event&, Seat);
    static Value event_args(const Rules&, const Event&);
    static occasus::Outcome outcome(const Rules&, const State&);

    // odds.cpp
    static Result<Value> odds(const Rules&, const State&, const Value& query);
};

// "3 legions", "1 legion".
std::string counted(int count, const std::string& noun);

// As it begins a sentence.
std::string capital(std::string text);

// "you", "general 2", "the Senate", "the nation", "the host": a side as events tell it.
std::string side_name(int side);

}  // namespace occasus::pomerium
