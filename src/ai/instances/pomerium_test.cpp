// The promises of every computer player of Pomerium: legal answers, the same for the same dice.
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "ai/any_player.h"
#include "games/registry.h"

namespace occasus::pomerium {

namespace {

std::vector<Action> play(const AnyGame& game, std::string_view id, std::uint64_t seed) {
    const auto player = make_player(game, id);
    Rng dice(seed);
    Rng thoughts(seed + 1);
    AnyState state;
    game.start(state);
    std::vector<Action> actions;
    std::vector<Event> log;
    while (game.to_move(state) != Seat::Nobody) {
        const bool chance = game.to_move(state) == Seat::Chance;
        const Action action =
            chance ? game.random_action(state, dice) : player->choose(state, thoughts);
        EXPECT_FALSE(game.why_not(state, action)) << id;
        game.apply(state, action, log);
        actions.push_back(action);
    }
    return actions;
}

}  // namespace

TEST(PomeriumPlayers, AnswerLegallyAndTheSameForTheSameDice) {
    const auto game = *find_game("pomerium")->make({});
    for (const PlayerFact& fact : players_of("pomerium"))
        for (std::uint64_t seed = 1; seed <= 5; ++seed)
            EXPECT_EQ(play(*game, fact.id, seed), play(*game, fact.id, seed)) << fact.id;
}

TEST(PomeriumPlayers, ThereIsNoOther) {
    const auto game = *find_game("pomerium")->make({});
    EXPECT_EQ(make_player(*game, "princep"), nullptr);
}

}  // namespace occasus::pomerium
