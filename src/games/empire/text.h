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

#include "games/empire/rules.h"

namespace occasus::empire {

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
    static Outcome outcome(const Rules&, const State&);

    // odds.cpp
    static Result<Value> odds(const Rules&, const State&, const Value& query);
};

// Legions have Roman numbers: legion 0 is Legion I.
inline constexpr std::array<std::string_view, kMaxLegions> kLegionNumbers = {
    "I", "II", "III", "IV", "V", "VI", "VII", "VIII"};

// "3 Forces", "1 Force".
std::string counted(int count, const std::string& noun);

// Bits that make_action never sets for this verb; such an action is not an action of this game.
bool is_well_formed(const Rules&, Action);

// Whether this very action is among the choices.
bool is_choice(const Rules&, const State&, Action);

}  // namespace occasus::empire
