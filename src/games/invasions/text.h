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

#include "games/invasions/rules.h"
#include "games/invasions/words.h"

namespace occasus::invasions {

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

inline constexpr std::array<std::string_view, kPhases> kPhaseIds = {
    "set_up",         "revolution",   "movement",  "combat",  "creation",
    "roman_movement", "roman_combat", "rebellion", "control", "attrition",
    "treasury",       "replacement",  "bribes",    "record",  "over"};

inline constexpr std::array<std::string_view, kEventKindCount> kEventKinds = {"turn_began",
                                                                              "phase_began",
                                                                              "deployed",
                                                                              "force_placed",
                                                                              "control_changed",
                                                                              "revolution_rolled",
                                                                              "revolution_line",
                                                                              "revolt_prevented",
                                                                              "revolt_began",
                                                                              "militia_revolted",
                                                                              "revolt_grew",
                                                                              "revolt_ended",
                                                                              "revolt_left_alone",
                                                                              "held",
                                                                              "target_chosen",
                                                                              "tie_rolled",
                                                                              "entry_rolled",
                                                                              "moved",
                                                                              "groups_merged",
                                                                              "legions_joined",
                                                                              "militia_rose",
                                                                              "militia_left",
                                                                              "militia_returned",
                                                                              "militia_changed",
                                                                              "battle_began",
                                                                              "defends",
                                                                              "battle_rolled",
                                                                              "losses",
                                                                              "pooled",
                                                                              "lost_for_good",
                                                                              "rebels_returned",
                                                                              "creation_line",
                                                                              "creation_rolled",
                                                                              "uprising_rolled",
                                                                              "rebellion_rolled",
                                                                              "rebelled",
                                                                              "outcome_rolled",
                                                                              "marching",
                                                                              "state_founded",
                                                                              "state_joined",
                                                                              "state_ended",
                                                                              "state_stopped",
                                                                              "garrison_left",
                                                                              "attrition",
                                                                              "taxed",
                                                                              "paid",
                                                                              "unpaid_drawn",
                                                                              "unpaid_rolled",
                                                                              "disbanded",
                                                                              "bought",
                                                                              "bribed",
                                                                              "rome_satisfied",
                                                                              "game_over",
                                                                              "area_rolled",
                                                                              "legions_stand",
                                                                              "way_offered",
                                                                              "revolt_ignored",
                                                                              "tax_cut",
                                                                              "six_rolled"};

// Whether this very action is among the choices.
bool is_choice(const Rules&, const State&, Action);

// "levies" or "regulars", by force.
std::string_view regulars_word(Force force);

// "E: Roman movement".
std::string_view phase_title(Phase phase);
// "Ga-B (Lugdunum)".
std::string area_title(const Rules&, int area);

}  // namespace occasus::invasions
