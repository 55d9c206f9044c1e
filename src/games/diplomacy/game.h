// Diplomacy and Fall of Rome behind the facade.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/erase.h"

#include "games/diplomacy/rules.h"

namespace occasus::diplomacy {

// The words of the game. Nothing here is used in search; member names and meanings are those of
// AnyGame.
struct Text {
    static const GameFacts& facts();
    static const GameFacts& facts(const Rules&);
    // Gives a game that is played by chance a last year, unless it has one.
    static void shorten(Setup&);

    // words/questions.cpp
    static std::string action_text(const Rules&, const State&, Action);
    static Result<Action> parse_action(const Rules&, const State&, std::string_view);
    static std::optional<Refusal> why_not(const Rules&, const State&, Action);
    static Prompt prompt(const Rules&, const State&);
    static std::vector<Offer> offers(const Rules&, const State&);
    // An order as the view lists it, with a label for a player who has the unit in hand.
    static Value order_parts(const Rules&, const State&, int power, const Order&);

    // words/order_sets.cpp
    static std::vector<Seat> sealed_seats(const Rules&, const State&);
    static OrderSet read_orders(const Rules&, const State&, Seat, const std::vector<std::string>&);
    static OrderSet no_orders(const Rules&, const State&, Seat);

    // words/position.cpp, words/read_position.cpp
    static Value position(const Rules&, const State&);
    static Result<State> from_position(const Rules&, const Value&);

    // words/view.cpp, words/board_view.cpp
    static Value view(const Rules&, const State&);
    static std::string phase(const Rules&, const State&);
    static std::string turn_title(const Rules&, const State&);
    static std::string picture(const Rules&, const State&);
    static Value board(const Rules&, bool built_in);

    // words/vocabulary.cpp
    static std::string_view event_kind(const Event&);
    static std::string describe(const Rules&, const Event&, Seat);
    static occasus::Telling telling(const Rules&, const Event&, Seat);
    static Value event_args(const Rules&, const Event&);
    static std::vector<EventFact> event_facts(const Rules&);
    static Outcome outcome(const Rules&, const State&);
    static Result<Value> odds(const Rules&, const State&, const Value& query);
};

using Table = Erased<Rules, Text>;

// Options: `board`, a board file of the user's own (given as Setup::board), and those of Options.
// Refuses an unknown option, value or board, naming the option or the line.
Result<std::shared_ptr<const AnyGame>> make_game(const Setup&);

}  // namespace occasus::diplomacy
