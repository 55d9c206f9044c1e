// The searching players of The Fall of the Roman Empire.
#include "ai/instances/empire_search.h"

#include <cmath>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

#include "ai/any_player.h"

namespace occasus::empire {

namespace {

std::shared_ptr<const AnyGame> make() {
    return *make_game({.options = {}, .board = {}});
}

// Whether Rome wins game number `seed` of these two.
bool rome_wins(const AnyGame& game, AnyPlayer& roman, AnyPlayer& barbarian, std::uint64_t seed) {
    std::vector<Event> log;
    Rng dice(seed);
    Rng thought(seed, 1);
    AnyState state{};
    for (game.start(state); game.to_move(state) != Seat::Nobody;) {
        const Seat seat = game.to_move(state);
        Action action{};
        if (seat == Seat::Chance)
            action = game.random_action(state, dice);
        else
            action = (seat == kRoman ? roman : barbarian).choose(state, thought);
        EXPECT_TRUE(game.is_legal(state, action));
        game.apply(state, action, log);
    }
    return game.score(state, kRoman) == 1;
}

constexpr int kGames = 8;

// Rome's wins in so many games against a named player, by a named player or by search.
int roman_wins(const AnyGame& game, AnyPlayer& roman, std::string_view opponent) {
    const auto barbarian = make_player(game, opponent);
    int wins = 0;
    for (int seed = 0; seed < kGames; ++seed)
        wins += rome_wins(game, roman, *barbarian, static_cast<std::uint64_t>(seed)) ? 1 : 0;
    return wins;
}
int barbarian_wins(const AnyGame& game, AnyPlayer& barbarian, std::string_view opponent) {
    const auto roman = make_player(game, opponent);
    int wins = 0;
    for (int seed = 0; seed < kGames; ++seed)
        wins += rome_wins(game, *roman, barbarian, static_cast<std::uint64_t>(seed)) ? 0 : 1;
    return wins;
}

}  // namespace

// Six hundred playouts for a decision.
TEST(EmpireSearch, BeatsTheStrategiesItIsMadeOf) {
    const auto game = make();
    const auto search =
        make_search_player(static_cast<const Game&>(*game), Horizon::TwoTurns, 2, nullptr);
    EXPECT_GT(roman_wins(*game, *search, "mass"),
              roman_wins(*game, *make_player(*game, "expand"), "mass"));
    EXPECT_GT(barbarian_wins(*game, *search, "turtle"),
              barbarian_wins(*game, *make_player(*game, "mass"), "turtle"));
}

// Nothing is kept between questions, so a game can be left and taken up again.
TEST(EmpireSearch, AnswersAsANewPlayerWould) {
    const auto game = make();
    const auto& empire_game = static_cast<const Game&>(*game);
    const auto player = make_search_player(empire_game, Horizon::TwoTurns, 1, nullptr);
    std::vector<Event> log;
    Rng rng(3);
    AnyState state{};
    game->start(state);
    for (int ply = 0; ply < 150 && game->to_move(state) != Seat::Nobody; ++ply) {
        Action action{};
        if (game->to_move(state) == Seat::Chance) {
            action = game->random_action(state, rng);
        } else {
            Rng same = rng;
            action = player->choose(state, rng);
            EXPECT_EQ(
                make_search_player(empire_game, Horizon::TwoTurns, 1, nullptr)->choose(state, same),
                action);
        }
        game->apply(state, action, log);
    }
}

TEST(EmpireSearch, AdvisesWithWhatItFound) {
    const auto game = make();
    const auto search =
        make_search_player(static_cast<const Game&>(*game), Horizon::TwoTurns, 1, nullptr);
    AnyState state{};
    game->start(state);
    Rng rng(5);
    const Advice advice = search->advise(state, rng);
    EXPECT_TRUE(game->is_legal(state, advice.action));
    EXPECT_GT(advice.value, 0);
    EXPECT_LT(advice.value, 1);
    EXPECT_NE(advice.text.find(std::to_string(std::lround(advice.value * 100)) + " % of"),
              std::string::npos)
        << advice.text;
    EXPECT_NE(advice.text.find("two turns of each, the rest estimated"), std::string::npos);
    ASSERT_EQ(advice.alternatives.size(), 2);
    for (const Alternative& other : advice.alternatives) {
        EXPECT_TRUE(game->is_legal(state, other.action));
        EXPECT_NE(other.action, advice.action);
        EXPECT_LE(*other.value, advice.value);
    }
}

// A player that plays to the end says nothing of an estimate.
TEST(EmpireSearch, SaysHowFarItHasPlayed) {
    const auto game = make();
    const auto search =
        make_search_player(static_cast<const Game&>(*game), Horizon::EndOfGame, 1, nullptr);
    AnyState state{};
    game->start(state);
    Rng rng(5);
    const std::string text = search->advise(state, rng).text;
    EXPECT_EQ(text.substr(text.find("played")), "played on from here.");
}

}  // namespace occasus::empire
