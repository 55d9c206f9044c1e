// The estimate is what its inputs and weights say, however much of it was remembered.
#include "ai/heuristics/rome_must_fall_prospects.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

#include "ai/heuristics/rome_must_fall_beginners.h"

namespace occasus::rome_must_fall {

namespace {

float network(const Weights& weights, const Prospects::Inputs& inputs) {
    auto first = weights.first_bias;
    for (std::size_t i = 0; i < kInputs; ++i)
        for (std::size_t unit = 0; unit < kFirstLayer; ++unit)
            first[unit] += inputs[i] * weights.input[i][unit];
    auto second = weights.second_bias;
    for (std::size_t unit = 0; unit < kFirstLayer; ++unit)
        for (std::size_t i = 0; i < kSecondLayer; ++i)
            second[i] += std::max(0.0F, first[unit]) * weights.first[unit][i];
    float odds = weights.bias[0];
    for (std::size_t i = 0; i < kSecondLayer; ++i)
        odds += std::max(0.0F, second[i]) * weights.second[i];
    return 1 / (1 + std::exp(-odds));
}

class ProspectsTest : public testing::Test {
  protected:
    Rules rules_{*Sheet::parse(built_in_sheet())};
    Prospects prospects_{rules_, built_in_weights()};
};

}  // namespace

TEST_F(ProspectsTest, AreTheNetworkOfTheInputs) {
    Haphazard policy(rules_);
    NullSink sink;
    for (std::uint64_t game = 0; game < 20; ++game) {
        Rng rng(7, game);
        State state = Rules::start();
        while (Rules::to_move(state) != Seat::Nobody) {
            if (state.step == Step::RollPool && state.cursor == 0) {
                EXPECT_NEAR(prospects_.chance(state),
                            network(built_in_weights(), prospects_.inputs(state)), 1e-4);
            }
            const bool chance = Rules::to_move(state) == Seat::Chance;
            rules_.apply(state, chance ? Action{rng.below(6)} : policy.choose(state, rng), sink);
        }
    }
}

TEST_F(ProspectsTest, OfTheLastTurnAreExact) {
    State state = Rules::start();
    state.turn = kTurns + 1;
    EXPECT_EQ(prospects_.chance(state), 1);
    state.fall = kFallBoxes;
    EXPECT_EQ(prospects_.chance(state), 0);
}

TEST_F(ProspectsTest, FallWithFiresAndRiseWithCubes) {
    State state = Rules::start();
    state.turn = 6;
    const float unhurt = prospects_.chance(state);
    EXPECT_GT(unhurt, 0.9F);
    state.cubes = 5;
    EXPECT_GT(prospects_.chance(state), unhurt);
    state.cubes = kStartCubes;
    state.marked[index_of(Tracker::Vandals)] = 0b001111;
    state.marked[index_of(Tracker::Visigoths)] = 0b001111;
    state.fall = 2;
    EXPECT_LT(prospects_.chance(state), unhurt);
}

TEST_F(ProspectsTest, BelowNoCubeTurnDiceRed) {
    State state = Rules::start();
    state.turn = 5;
    Prospects::Chances levels{};
    prospects_.chances(state, 0, levels);
    state.cubes = 0;
    state.red = 2;
    EXPECT_FLOAT_EQ(levels[kNoCubeLevel - 2], prospects_.chance(state));
}

}  // namespace occasus::rome_must_fall
