#include "ai/learned/weights.h"

#include <gtest/gtest.h>

#include "ai/any_player.h"
#include "games/registry.h"
#include "network_sample.h"

namespace occasus {
namespace {

TEST(Weights, EveryLearnedPlayerHasThemInAProgram) {
    for (const GameKind& kind : all_games())
        for (const PlayerFact& player : players_of(kind.facts.id))
            EXPECT_EQ(player.weights && !network_of(kind.facts.id), false) << player.id;
}

TEST(Weights, AGameWithoutALearnedPlayerHasNone) {
    EXPECT_EQ(network_of("pomerium"), nullptr);
    EXPECT_EQ(network_of("chess"), nullptr);
    const auto refusal = give_weights("pomerium", sample_network());
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->text, "No player of “pomerium” needs weights.");
}

TEST(Weights, DamagedOnesAreRefusedAndChangeNothing) {
    const auto before = network_of("empire");
    const auto refusal = give_weights("empire", "OCCNET1");
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->field, "magic");
    EXPECT_EQ(network_of("empire"), before);
}

}  // namespace
}  // namespace occasus
