// The words of the game: notation, positions, views, prompts, events as sentences.
//
// Nothing here is used in search. Member names and meanings are those of AnyGame.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

#include "games/rome_must_fall/rules.h"

namespace occasus::rome_must_fall {

struct Text {
    static const GameFacts& facts();

    // notation.cpp
    static std::string action_text(const Rules&, const State&, Action);
    static Result<Action> parse_action(const Rules&, const State&, std::string_view);
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
    static Outcome outcome(const Rules&, const State&);

    // odds.cpp
    static Result<Value> odds(const Rules&, const State&, const Value& query);
};

// What losing this box would do, in words: "lose the re-roll"; "no penalty" for an empty one.
std::string penalty_text(const State&, const Box&);

// 0 .. 3: how many of the black die's three results this value beats without a cube, and the cubes
// needed against a result of 1, 2 and 3. As things stand: a raid lost first may still add to the
// total (R16).
struct HoldChance {
    int held_of_three = 0;
    std::array<int, 3> needs{};
};
HoldChance hold_chance(int value, int base_total);

}  // namespace occasus::rome_must_fall
