// How the faces of a die are weighed: by the figures, and how often each is played on.
#include "ai/foresight.h"

#include <gtest/gtest.h>

#include "games/registry.h"

namespace occasus {

namespace {

// Judges every position as `judge` says, and counts how often it is asked.
class Judging : public AnyAppraiser {
  public:
    explicit Judging(double (*judge)(int)) : judge_(judge) {}

    Appraisal appraise(const AnyState&) override {
        const double worth = judge_(asked++);
        return {.seats = {{.grades = {1 - worth, worth}, .worth = worth, .error = 0}},
                .ground = Ground::Fitted};
    }
    int turn_to_play_out(const AnyState&) const override { return 0; }
    DiePlayouts playouts_of_a_die() const override { return {.few = 8, .most = 20, .turns = -1}; }
    double comparison_error() const override { return 0; }

    int asked = 0;

  private:
    double (*judge_)(int);
};

struct Weighed {
    int asked = 0;
    std::vector<Fall> falls;  // By face.
};

// The first die of Pomerium, a game for one, each of its faces as the one that fell.
Weighed weighed(double (*judge)(int)) {
    const auto game = *find_game("pomerium")->make({});
    AnyState state{};
    game->start(state);
    Weighed found;
    const auto sides = static_cast<std::uint32_t>(game->chance_sides(state));
    for (std::uint32_t face = 0; face < sides; ++face) {
        Judging appraiser(judge);
        Foresight foresight(*game, appraiser);
        found.falls.push_back(foresight.fall_of(state, {face}));
        found.asked = appraiser.asked;
    }
    return found;
}

}  // namespace

// Two rounds of two faces: 0.6 and 0.2, then 0.4 and 0.2. The differences from the mean are 0.2 and
// 0.1, whose mean is 0.15 and whose variance is 0.0025.
TEST(Spread, KnowsMeansAndTheErrorOfTheirDifference) {
    Spread spread(2, 1);
    spread.add({{0.6}, {0.2}});
    spread.add({{0.4}, {0.2}});
    EXPECT_NEAR(spread.means()[0][0], 0.5, 1e-12);
    EXPECT_NEAR(spread.means()[1][0], 0.2, 1e-12);
    EXPECT_NEAR(spread.error(), 0.035355339, 1e-9);
}

// A difference that all faces share is not a reason to go on.
TEST(Spread, CountsOnlyWhatTellsFacesApart) {
    Spread spread(2, 1);
    spread.add({{0.9}, {0.9}});
    spread.add({{0.1}, {0.1}});
    EXPECT_EQ(spread.error(), 0);
}

TEST(Foresight, PlaysOnMoreOftenWhileTheFacesAreNotToldApart) {
    const Weighed same = weighed([](int) { return 0.5; });
    EXPECT_EQ(same.asked, 8 * static_cast<int>(same.falls.size()));
    const Weighed noisy = weighed([](int asked) { return asked * 7919 % 101 / 100.0; });
    EXPECT_EQ(noisy.asked, 20 * static_cast<int>(noisy.falls.size()));
}

// Whichever face falls, the same was to be expected: the mean of luck is nothing.
TEST(Foresight, ExpectsTheSameWhateverFalls) {
    const Weighed found = weighed([](int asked) { return asked * 7919 % 101 / 100.0; });
    double luck = 0;
    for (const Fall& fall : found.falls) {
        EXPECT_EQ(fall.expected, found.falls.front().expected);
        luck += fall.luck().front();
    }
    EXPECT_NEAR(luck, 0, 1e-12);
}

}  // namespace occasus
