// The words of the game: notation, positions, views, prompts, events as sentences.
//
// Nothing here is used in search. Member names and meanings are those of AnyGame.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

#include "games/diplomacy/rules.h"

namespace occasus::diplomacy {

struct Text {
    // game.cpp
    static const GameFacts& facts();
    static const GameFacts& facts(const Rules&);

    // action_notation.cpp
    static std::string action_text(const Rules&, const State&, Action);
    static Result<Action> parse_action(const Rules&, const State&, std::string_view);

    // why_not.cpp
    static std::optional<Refusal> why_not(const Rules&, const State&, Action);

    // order_sets.cpp
    static std::vector<Seat> sealed_seats(const Rules&, const State&);
    static OrderSet read_orders(const Rules&, const State&, Seat, const std::vector<std::string>&);
    static OrderSet no_orders(const Rules&, const State&, Seat);

    // position.cpp, read_position.cpp
    static Value position(const Rules&, const State&);
    static Result<State> from_position(const Rules&, const Value&);

    // view.cpp
    static Value view(const Rules&, const State&);
    static std::string phase(const Rules&, const State&);
    static std::string turn_title(const Rules&, const State&);
    static std::string picture(const Rules&, const State&);

    // board_view.cpp
    static Value board(const Rules&, bool built_in);

    // offers.cpp
    static Prompt prompt(const Rules&, const State&);
    static std::vector<Offer> offers(const Rules&, const State&);

    // describe.cpp
    static std::string_view event_kind(const Event&);
    static std::string describe(const Rules&, const Event&, Seat);
    static Value event_args(const Rules&, const Event&);
    static Outcome outcome(const Rules&, const State&);
    static Result<Value> odds(const Rules&, const State&, const Value& query);
};

inline constexpr std::array<std::string_view, 3> kSeasonNames = {"Spring", "Autumn", "Winter"};
inline constexpr std::array<std::string_view, 5> kStepIds = {"start", "movement", "retreats",
                                                             "ownership", "adjustments"};
inline constexpr std::array<std::string_view, 6> kEndingIds = {
    "", "victory", "sole_survivor", "agreed", "nobody_left", "last_year"};

// "A PAR - BUR". `units` are those whose kind and coast are known.
std::string order_words(const Board&, const Units& units, const Order&);
// The units that an order of this phase may be given to.
Units ordered_units(const Rules&, const State&);

// READING: R39. In a hidden game a build that does not stand has failed, without a reason.
inline std::string_view adjustment_word(const Rules& rules, Code code) {
    return rules.options().hidden && code == Code::Illegal ? "failed" : word_of(code);
}

// An order as its power may write it in this phase, in its one form; or what is wrong with it.
struct Understood {
    Fault fault = Fault::None;
    Order order;
};
Understood understood(const Rules&, const State&, Order);

Refusal refusal_of(Fault);

}  // namespace occasus::diplomacy
