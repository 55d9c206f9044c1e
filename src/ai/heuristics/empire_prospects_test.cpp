// The estimate's inputs for a position, and that it is the network of these.
#include "ai/heuristics/empire_prospects.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <gtest/gtest.h>
#include <string_view>

#include "ai/heuristics/empire_guide.h"
#include "games/empire/counters.h"

namespace occasus::empire {

namespace {

double network(const ProspectWeights& weights, const ProspectInputs& inputs) {
    double odds = 0;
    for (std::size_t unit = 0; unit < kProspectUnits; ++unit) {
        double sum = 0;
        for (std::size_t i = 0; i < kProspectInputs; ++i)
            sum += double{inputs[i]} * double{weights.hidden[i][unit]};
        odds += std::max(0.0, sum) * double{weights.output[unit]};
    }
    for (std::size_t i = 0; i < kProspectInputs; ++i)
        odds += double{inputs[i]} * double{weights.direct[i]};
    return 1 / (1 + std::exp(-odds));
}

// Where the numbers of a ring begin, and which of them is which.
constexpr std::size_t ring(std::size_t distance) {
    return 3 + 10 * distance;
}
constexpr std::size_t kRomans = 0;
constexpr std::size_t kLegions = 1;
constexpr std::size_t kForts = 3;
constexpr std::size_t kBarbarians = 4;
constexpr std::size_t kLargest = 6;
constexpr std::size_t kAreas = 7;
constexpr std::size_t kSecured = 9;
constexpr std::size_t kValueInDanger = ring(5);
constexpr std::size_t kForcesInDanger = ring(5) + 1;
constexpr std::size_t kConquestFromNextToRome = kProspectInputs - 6;

class EmpireProspects : public testing::Test {
  protected:
    // Rome as it starts, at the beginning of a turn: nobody else is on the map.
    EmpireProspects() {
        position_.turn = 5;
        position_.step = Step::Upkeep;
    }

    int area(std::string_view id) const { return rules_.board().find_area(id); }
    int neighbour_of_rome() const {
        const auto rome = static_cast<std::size_t>(rules_.board().rome);
        return std::countr_zero(rules_.board().neighbours[rome]);
    }
    // A game between two strategies, each position at the beginning of a turn.
    template <class Visit>
    void each_turn(std::uint64_t seed, const Visit& visit) {
        Guide guide(rules_);
        Rng rng(seed);
        NullSink sink;
        State state = rules_.start();
        guide.begin(kRoman, rng);
        int turn = state.turn;
        for (Seat seat = Rules::to_move(state); seat != Seat::Nobody;
             seat = Rules::to_move(state)) {
            if (state.turn != turn) visit(state);
            turn = state.turn;
            rules_.apply(
                state,
                seat == Seat::Chance ? rules_.random_action(state, rng) : guide.choose(state, rng),
                sink);
        }
    }

    Rules rules_{*Board::parse(built_in_board()), Options{}};
    Prospects prospects_{rules_, built_in_prospect_weights()};
    State position_ = rules_.start();
};

}  // namespace

TEST_F(EmpireProspects, AreTheNetworkOfTheInputs) {
    int turns = 0;
    for (std::uint64_t game = 0; game < 10; ++game)
        each_turn(game, [&](const State& state) {
            ++turns;
            const ProspectInputs inputs = prospects_.inputs(state);
            EXPECT_EQ(inputs[0], 1);
            EXPECT_NEAR(prospects_.of_rome(state), network(built_in_prospect_weights(), inputs),
                        1e-4);
        });
    EXPECT_GT(turns, 50);
}

TEST_F(EmpireProspects, CountWhatStandsAtEachDistance) {
    const int next = neighbour_of_rome();
    deploy_barbarians(position_, next, 7);
    const ProspectInputs told = prospects_.inputs(position_);
    EXPECT_EQ(told[ring(0) + kRomans], kStartForces);
    EXPECT_EQ(told[ring(0) + kLegions], 1);
    EXPECT_EQ(told[ring(0) + kAreas], 1);
    EXPECT_EQ(told[ring(0) + kBarbarians], 0);
    EXPECT_EQ(told[ring(1) + kBarbarians], 7);
    EXPECT_EQ(told[ring(1) + kLargest], 7);
    EXPECT_EQ(told[ring(1) + kRomans], 0);
    for (std::size_t distance = 2; distance < 5; ++distance)
        for (std::size_t number = 0; number < 10; ++number)
            EXPECT_EQ(told[ring(distance) + number], 0);
    EXPECT_EQ(told[kConquestFromNextToRome],
              ConquestOdds::with(true).chance(7, kStartForces, false, 0));
}

// One Force of Sicilia against twelve: without a Fort none is left, and Rome is in no such sum.
TEST_F(EmpireProspects, WeighWhatHordesWouldTake) {
    const int sicilia = area("sicilia");
    const int value = rules_.board().values[static_cast<std::size_t>(sicilia)];
    deploy_romans(position_, sicilia, 1);
    EXPECT_EQ(prospects_.inputs(position_)[kValueInDanger], 0);
    AreaSet beside = rules_.board().neighbours[static_cast<std::size_t>(sicilia)];
    beside &= ~bit_of(rules_.board().rome);
    deploy_barbarians(position_, std::countr_zero(beside), 12);
    const ProspectInputs open = prospects_.inputs(position_);
    EXPECT_EQ(open[kValueInDanger], static_cast<float>(value));
    EXPECT_EQ(open[kForcesInDanger], 1);
    position_.forts |= bit_of(sicilia);
    const ProspectInputs fortified = prospects_.inputs(position_);
    const auto distance = rules_.board().distance[static_cast<std::size_t>(rules_.board().rome)]
                                                 [static_cast<std::size_t>(sicilia)];
    EXPECT_EQ(fortified[ring(distance) + kForts], 1);
    EXPECT_EQ(fortified[ring(distance) + kSecured], static_cast<float>(value));
}

TEST_F(EmpireProspects, KnowWhoIsInTrouble) {
    const double quiet = prospects_.of_rome(position_);
    deploy_barbarians(position_, neighbour_of_rome(), 20);
    EXPECT_LT(prospects_.of_rome(position_), 0.2);
    EXPECT_GT(quiet, 0.5);
}

TEST_F(EmpireProspects, EndAPlayoutAfterTwoTurns) {
    Guide guide(rules_, Horizon::TwoTurns);
    Guide patient(rules_);
    guide.take_over(position_);
    patient.take_over(position_);
    EXPECT_FALSE(guide.has_seen_enough(position_));
    position_.turn = 6;
    EXPECT_FALSE(guide.has_seen_enough(position_));
    position_.turn = 7;
    EXPECT_TRUE(guide.has_seen_enough(position_));
    EXPECT_FALSE(patient.has_seen_enough(position_));
}

TEST_F(EmpireProspects, AreWhatTheGuideLearnsUntilTheGameIsOver) {
    Guide guide(rules_, Horizon::TwoTurns);
    guide.learn(position_);
    EXPECT_EQ(guide.worth(position_, kRoman), prospects_.of_rome(position_));
    EXPECT_EQ(guide.worth(position_, kBarbarian), 1 - prospects_.of_rome(position_));
    position_.step = Step::Over;
    position_.winner = Winner::Barbarian;
    guide.learn(position_);
    EXPECT_EQ(guide.worth(position_, kRoman), 0);
    EXPECT_EQ(guide.worth(position_, kBarbarian), 1);
}

}  // namespace occasus::empire
