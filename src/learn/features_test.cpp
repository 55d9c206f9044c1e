// The features of every game: each has a name of its own, and a row is as long as its names.
#include "learn/features.h"

#include <gtest/gtest.h>
#include <set>

#include "core/any_game.h"

#include "games/diplomacy/game.h"
#include "games/invasions/game.h"
#include "games/pomerium/game.h"
#include "games/rome_must_fall/game.h"
#include "learn/encoders.h"

namespace occasus {

namespace {

// One setup of a game.
template <class Game>
struct Shown {
    std::shared_ptr<const AnyGame> any;
    const std::remove_cvref_t<decltype(std::declval<Game>().rules())>& rules =
        static_cast<const Game&>(*any).rules();

    FeatureRow counted() const {
        FeatureRow row;
        write_features(rules, rules.start(), Seat::First, row);
        return row;
    }
    std::vector<std::uint8_t> row_of(const typename Game::State& state, Seat viewer) const {
        std::vector<std::uint8_t> bytes(counted().names().size());
        FeatureRow row(bytes);
        write_features(rules, rules.observe(state, viewer), viewer, row);
        return bytes;
    }
};

// Plays a game at random, and looks at all of its positions.
template <class Game>
void expect_sound(std::shared_ptr<const AnyGame> any, std::size_t most) {
    const Shown<Game> shown{std::move(any)};
    const FeatureRow counted = shown.counted();
    const std::set<std::string> names(counted.names().begin(), counted.names().end());
    EXPECT_EQ(names.size(), counted.names().size());
    EXPECT_EQ(counted.shifts().size(), counted.names().size());
    EXPECT_LT(names.size(), most);
    Rng rng(5);
    auto state = shown.rules.start();
    NullSink sink;
    for (int ply = 0; ply < 3000 && shown.rules.to_move(state) != Seat::Nobody; ++ply) {
        shown.row_of(state, shown.rules.to_move(state));
        if (ply % 100 == 0) {
            FeatureRow again;
            write_features(shown.rules, shown.rules.observe(state, Seat::First), Seat::First,
                           again);
            ASSERT_EQ(again.names(), counted.names());
        }
        shown.rules.apply(state, shown.rules.random_action(state, rng), sink);
    }
}

}  // namespace

TEST(Features, AreNamedOnceInEveryGame) {
    expect_sound<rome_must_fall::Game>(*rome_must_fall::make_game({}), 500);
    expect_sound<pomerium::Game>(*pomerium::make_game({}), 600);
    expect_sound<invasions::Game>(*invasions::make_game({}), 2200);
    expect_sound<diplomacy::Table>(*diplomacy::make_game({}), 2200);
    expect_sound<diplomacy::Table>(*diplomacy::make_game({{{"hidden", "true"}}, {}}), 2200);
}

}  // namespace occasus
