// A seat hears, sees and is offered nothing that depends on others' secrets.
#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "core/rng.h"

#include "games/diplomacy/game.h"
#include "games/diplomacy/tests/test_play.h"

namespace occasus::diplomacy {
namespace {

std::shared_ptr<const AnyGame> game_with(std::vector<std::pair<std::string, std::string>> options) {
    Setup setup{.options = std::move(options), .board = {}};
    Text::shorten(setup);
    return *make_game(setup);
}

// Plays up to the first question of some later phase.
AnyState at_a_phase(const AnyGame& game, Rng& rng) {
    AnyState state{};
    game.start(state);
    std::vector<Event> log;
    const std::uint32_t plies = rng.below(150);
    for (std::uint32_t ply = 0; ply < plies; ++ply) {
        if (game.to_move(state) == Seat::Nobody) game.start(state);
        game.apply(state, game.random_action(state, rng), log);
    }
    while (game.to_move(state) == Seat::Nobody) game.start(state);
    const std::string phase = game.phase(state);
    while (game.to_move(state) != Seat::Nobody && game.phase(state) == phase)
        game.apply(state, game.random_action(state, rng), log);
    if (game.to_move(state) == Seat::Nobody) game.start(state);
    return state;
}

// The same position after the acting seat has answered everything, at random.
AnyState answered(const AnyGame& game, AnyState state, Rng& rng, std::vector<Event>& log) {
    const Seat seat = game.to_move(state);
    const std::string phase = game.phase(state);
    while (game.to_move(state) == seat && game.phase(state) == phase)
        game.apply(state, game.random_action(state, rng), log);
    return state;
}

class Secrecy : public testing::TestWithParam<std::string> {};

// READING: R42. FR-17, FR-18.
TEST_P(Secrecy, OrdersOfOneSeatChangeNothingForAnotherBeforeTheReveal) {
    const auto game = game_with({{"hidden", GetParam()}});
    int compared = 0;
    for (std::uint64_t n = 0; n < 150; ++n) {
        Rng rng(41, n);
        const AnyState state = at_a_phase(*game, rng);
        const Seat writer = game->to_move(state);
        std::vector<Event> one_log;
        std::vector<Event> other_log;
        const AnyState one = answered(*game, state, rng, one_log);
        const AnyState other = answered(*game, state, rng, other_log);
        if (game->phase(one) != game->phase(state)) continue;  // The last seat: it is revealed.
        ++compared;
        EXPECT_TRUE(one_log.empty() && other_log.empty());
        for (int index = seat_index(Seat::Nobody); index < kPowers; ++index) {
            const Seat seat = seat_at(index);
            if (seat == Seat::Chance || seat == writer) continue;
            EXPECT_TRUE(game->same(game->observe(one, seat), game->observe(other, seat)));
            EXPECT_EQ(game->view(one, seat), game->view(other, seat));
        }
        // The next seat's choices are the same too.
        std::vector<Action> one_list;
        std::vector<Action> other_list;
        game->legal_actions(one, one_list);
        game->legal_actions(other, other_list);
        EXPECT_EQ(one_list, other_list);
    }
    EXPECT_GT(compared, 50);
}
INSTANTIATE_TEST_SUITE_P(OpenAndHidden, Secrecy, testing::Values("false", "true"));

// READING: R33, R41, R42. A unit far from everybody may stand elsewhere, and nobody can tell.
TEST(HiddenUnits, ChangeNothingForAnother) {
    const auto game = game_with({{"hidden", "true"}});
    const auto position = [&](const char* hun) {
        Value units = Value::fields();
        units.set("GAUL", Value::list().push("A PAR").push("A BUR"))
            .set("VANDALS", Value::list().push("A MUN"))
            .set("HUNS", Value::list().push(hun));
        return *game->from_position(Value::fields().set("phase", "S401M").set("units", units));
    };
    const AnyState one = position("A MOS");
    const AnyState other = position("F SEV");
    for (const Seat seat : {Seat::Nobody, seat_at(2), seat_at(3)}) {
        EXPECT_EQ(game->view(one, seat), game->view(other, seat));
        EXPECT_TRUE(game->same(game->observe(one, seat), game->observe(other, seat)));
    }
    // The Huns themselves see the difference.
    EXPECT_NE(game->view(one, seat_at(5)), game->view(other, seat_at(5)));
}

}  // namespace
}  // namespace occasus::diplomacy
