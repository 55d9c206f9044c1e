// The features and the actions of The Fall of the Roman Empire for those who learn.
#include "learn/empire.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

#include "games/empire/game.h"

namespace occasus::empire {

namespace {

constexpr std::size_t kOfOneArea = 21;

struct Learned {
    std::shared_ptr<const AnyGame> game = *make_game({.options = {}, .board = {}});
    const Rules& rules = static_cast<const Game&>(*game).rules();
    Encoder encoder{rules};
    FeatureRow described = [this] {
        FeatureRow row;
        encoder.features(rules.start(), row);
        return row;
    }();

    std::vector<std::uint8_t> features(const State& state) const {
        std::vector<std::uint8_t> bytes(described.shifts().size());
        FeatureRow row(bytes);
        encoder.features(state, row);
        return bytes;
    }
    CanonicalActions actions(const State& state) const {
        CanonicalActions list;
        encoder.actions(state, list);
        return list;
    }
};

}  // namespace

// SETUP.1: three Forces and Legion I are in Rome, and no one else is on the map.
TEST(EmpireEncoder, ShowsTheFirstPosition) {
    const Learned learned;
    const auto row = learned.features(learned.rules.start());
    const std::size_t rome = kOfOneArea * at(learned.rules.board().rome);
    EXPECT_EQ(row[rome], 3);  // Roman Forces,
    EXPECT_EQ((std::vector(&row[rome + 1], &row[rome + 5])),
              (std::vector<std::uint8_t>{1, 1, 1, 0}));
    EXPECT_EQ(row[rome + 14], 1);  // one Legion,
    EXPECT_EQ(row[rome + 15], 1);  // unmoved,
    EXPECT_EQ(row[rome + 16], 6);  // a value of 6.
    for (std::size_t area = 0; area < kMaxAreas; ++area)
        EXPECT_EQ(row[kOfOneArea * area] > 0, kOfOneArea * area == rome) << area;
    EXPECT_EQ(row[kOfOneArea * kMaxAreas], 15);  // RRP.
}

// 5.1: any Legion that has not moved may march; of those in one area it does not matter which.
TEST(EmpireEncoder, LegionsOfOneAreaAreAlike) {
    const Learned learned;
    State state = learned.rules.start();
    state.legions[1] = state.legions[0];
    state.legions[2] = state.legions[0];
    state.step = Step::RomanMove;
    Rules::ActionList legal;
    learned.rules.legal_actions(state, legal);
    const auto moves = [](const auto& list, const auto& action) {
        return std::ranges::count(list, Verb::Legion,
                                  [&](const auto& each) { return verb_of(action(each)); });
    };
    EXPECT_EQ(moves(legal, [](Action each) { return each; }), 3);
    const CanonicalActions canonical = learned.actions(state);
    EXPECT_EQ(moves(canonical, [](const CanonicalAction& each) { return each.action; }), 1);
}

// In 200 games drawn by lot: an answer is always offered, each is legal, and no two share a number.
TEST(EmpireEncoder, OffersLegalActionsOfDifferentNumbers) {
    const Learned learned;
    const std::size_t length = learned.features(learned.rules.start()).size();
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Rng rng(seed);
        State state = learned.rules.start();
        for (Seat seat; (seat = Rules::to_move(state)) != Seat::Nobody;) {
            NullSink sink;
            if (seat != Seat::Chance) {
                Rules::ActionList legal;
                learned.rules.legal_actions(state, legal);
                std::set<int> numbers;
                for (const CanonicalAction& each : learned.actions(state)) {
                    ASSERT_TRUE(std::binary_search(legal.begin(), legal.end(), each.action));
                    ASSERT_LT(each.number, Encoder::kActions);
                    ASSERT_TRUE(numbers.insert(each.number).second) << each.number;
                }
                ASSERT_FALSE(numbers.empty());
                ASSERT_EQ(learned.features(state).size(), length);
            }
            learned.rules.apply(state, learned.rules.random_action(state, rng), sink);
        }
    }
}

}  // namespace occasus::empire
