// The promises of a game's account: it adds up, luck is fair, and no decision is blamed for a die.
#include "ai/account.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "core/stage_name.h"

#include "games/registry.h"

namespace occasus {

namespace {

struct Played {
    std::shared_ptr<const AnyGame> game;
    AnyState start;
    std::vector<Action> actions;
    AnyState end;
};

// A game of Diplomacy ends with that year.
Played played(const std::string& id, std::uint64_t seed, const std::string& last_year = "402") {
    Setup setup;
    if (id == "diplomacy") setup.options = {{"last_year", last_year}};
    // The shortest of the scenarios.
    if (id == "invasions") setup.options = {{"scenario", "5"}};
    Played one{.game = *find_game(id)->make(setup), .start = {}, .actions = {}, .end = {}};
    std::vector<std::unique_ptr<AnyPlayer>> players;
    for (const std::string_view player : quick_players(one.game->facts()))
        players.push_back(make_player(*one.game, player));
    Rng rng(seed);
    std::vector<Event> unheard;
    one.game->start(one.start);
    one.end = one.start;
    for (Seat seat = one.game->to_move(one.end); seat != Seat::Nobody;
         seat = one.game->to_move(one.end)) {
        // Now and then something else than a player would do, so that decisions cost something.
        const bool by_lot = seat == Seat::Chance || rng.below(10) == 0;
        one.actions.push_back(by_lot ? one.game->random_action(one.end, rng)
                                     : players[static_cast<std::size_t>(seat_index(seat))]->choose(
                                           one.game->observe(one.end, seat), rng));
        one.game->apply(one.end, one.actions.back(), unheard);
    }
    return one;
}

Account account_of(const Played& one) {
    const auto appraiser = make_appraiser(*one.game);
    Accountant accountant(*one.game, *appraiser, one.start, one.actions);
    while (accountant.step()) {
    }
    EXPECT_EQ(accountant.progress(), 1);
    return accountant.account();
}

// Games of each kind; OCCASUS_GAMES says how many.
int games_to_play() {
    const char* const given = std::getenv("OCCASUS_GAMES");
    return given == nullptr ? 1 : std::atoi(given);
}

const std::vector<std::string> kGames = {"rome_must_fall", "empire", "pomerium", "invasions",
                                         "diplomacy"};

}  // namespace

// Start, luck, every decision and the reappraisal of each step are the result, for every seat.
TEST(Account, AddsUp) {
    for (const std::string& id : kGames)
        for (int number = 0; number < games_to_play(); ++number) {
            const Played one = played(id, static_cast<std::uint64_t>(number) + 1);
            const Account account = account_of(one);
            const Appraisal end = exact_appraisal(*one.game, one.end);
            ASSERT_EQ(account.curve.size(), one.actions.size() + 1) << id;
            for (std::size_t at = 0; at < end.seats.size(); ++at) {
                const int seat = static_cast<int>(at);
                const double sum = account.curve.front()[at] + account.luck(seat) +
                                   account.decisions(seat) + account.others_decisions(seat) +
                                   account.reappraisal(seat);
                EXPECT_NEAR(sum, end.seats[at].worth, 1e-9) << id << " game " << number;
                EXPECT_NEAR(account.adjusted(seat), sum - account.luck(seat), 1e-9);
                EXPECT_LE(account.decisions(seat), 1e-9) << id;
            }
        }
}

// Every ply is in the account once; sets of orders stand for all their plies.
TEST(Account, LeavesNothingOut) {
    for (const std::string& id : kGames) {
        // The one has sets of orders, the other takes long.
        if (id == "diplomacy" || id == "invasions") continue;
        const Played one = played(id, 3);
        const Account account = account_of(one);
        ASSERT_EQ(account.entries.size(), one.actions.size());
        for (std::size_t at = 0; at < account.entries.size(); ++at)
            EXPECT_EQ(account.entries[at].ply, static_cast<int>(at) + 1) << id;
    }
}

// A set of orders is judged by what comes of it when the orders of all are carried out, also those
// of the last who is asked.
TEST(Account, JudgesOrdersByWhatCameOfThem) {
    const Played one = played("diplomacy", 1, "420");
    const Account account = account_of(one);
    std::vector<AnyState> states = {one.start};
    std::vector<Event> unheard;
    for (const Action action : one.actions) {
        states.push_back(states.back());
        one.game->apply(states.back(), action, unheard);
    }
    const auto stage = [&](int ply) {
        const AnyState& state = states[static_cast<std::size_t>(ply)];
        return stage_name(*one.game, state);
    };
    std::vector<double> costs(one.game->facts().seats.size());
    for (const AccountEntry& entry : account.entries) {
        const bool goes_on =
            one.game->to_move(states[static_cast<std::size_t>(entry.last)]) != Seat::Nobody &&
            stage(entry.last) == stage(entry.ply - 1);
        EXPECT_FALSE(goes_on) << entry.ply << " to " << entry.last;
        const auto seat = static_cast<std::size_t>(seat_index(entry.who));
        costs[seat] += entry.shift[seat];
    }
    // All order at random now and then, and most pay for it.
    EXPECT_GE(std::count_if(costs.begin(), costs.end(), [](double cost) { return cost < -0.01; }),
              5);
}

// Typing the dice does not change what they are worth: the faces of one die cancel out.
TEST(Account, CountsATypedDieByTheOddsOfAFairOne) {
    for (const std::string id : {"rome_must_fall", "empire", "pomerium", "invasions"}) {
        Played one = played(id, 5);
        AnyState state = one.start;
        std::vector<Event> unheard;
        std::vector<Action> before;
        std::size_t at = 0;
        while (one.game->to_move(state) != Seat::Chance || at < 6) {
            before.push_back(one.actions[at]);
            one.game->apply(state, one.actions[at++], unheard);
        }
        const int sides = one.game->chance_sides(state);
        double sum = 0;
        for (int face = 0; face < sides; ++face) {
            one.actions = before;
            one.actions.push_back({static_cast<std::uint32_t>(face)});
            const Account account = account_of(one);
            EXPECT_EQ(account.entries.back().who, Seat::Chance);
            sum += account.entries.back().shift[0];
        }
        EXPECT_NEAR(sum, 0, 1e-9) << id;
    }
}

TEST(Account, BlamesNobodyWhoHadNoChoice) {
    const Played one = played("rome_must_fall", 7);
    const Account account = account_of(one);
    AnyState state = one.start;
    std::vector<Event> unheard;
    std::vector<Action> legal;
    for (const AccountEntry& entry : account.entries) {
        one.game->legal_actions(state, legal);
        if (entry.who != Seat::Chance && legal.size() == 1) {
            EXPECT_EQ(entry.mark, Mark::None) << entry.ply;
            EXPECT_EQ(entry.shift[0], 0) << entry.ply;
        }
        one.game->apply(state, one.actions[static_cast<std::size_t>(entry.ply) - 1], unheard);
    }
}

// Strategos searches what the appraiser of its game judges by: the account finds next to nothing to
// blame.
TEST(Account, HardlyBlamesThePlayerItJudgesBy) {
    Played one = played("rome_must_fall", 0);
    const auto strategos = make_player(*one.game, "strategos");
    Rng rng(1);
    std::vector<Event> unheard;
    one.actions.clear();
    AnyState state = one.start;
    for (Seat seat = one.game->to_move(state); seat != Seat::Nobody;
         seat = one.game->to_move(state)) {
        one.actions.push_back(seat == Seat::Chance ? one.game->random_action(state, rng)
                                                   : strategos->choose(state, rng));
        one.game->apply(state, one.actions.back(), unheard);
    }
    const Account account = account_of(one);
    for (const AccountEntry& entry : account.entries) EXPECT_LT(entry.mark, Mark::Doubtful);
    EXPECT_NEAR(account.decisions(0), 0, 1e-3);
}

// A draw of seven is worth a seventh to each; a chance is a chance.
TEST(Appraisal, AddsUpToOneForEverySeat) {
    for (const std::string& id : kGames) {
        const Played one = played(id, 11);
        const auto appraiser = make_appraiser(*one.game);
        AnyState state = one.start;
        std::vector<Event> unheard;
        for (std::size_t at = 0; at <= one.actions.size(); ++at) {
            const Appraisal appraisal = appraiser->appraise(state);
            for (const Outlook& outlook : appraisal.seats) {
                double all = 0;
                for (const double grade : outlook.grades) {
                    EXPECT_GE(grade, -1e-9) << id;
                    all += grade;
                }
                ASSERT_NEAR(all, 1, 1e-6) << id << " after ply " << at;
                EXPECT_GE(outlook.worth, 0);
                EXPECT_LE(outlook.worth, 1);
            }
            if (at < one.actions.size()) one.game->apply(state, one.actions[at], unheard);
        }
    }
    const Appraisal end = [] {
        const Played one = played("diplomacy", 2);
        return exact_appraisal(*one.game, one.end);
    }();
    for (const Outlook& outlook : end.seats) EXPECT_NEAR(outlook.worth, 1.0 / 7, 1e-9);
}

// Few playouts are wrong by as much as they say: against ten times as many, the squares of the
// errors in standard errors are 1 on average. With 30 positions that mean spreads by 0.26.
TEST(Appraisal, OfPlayoutsKnowsHowSureItIs) {
    const auto game = *find_game("pomerium")->make({});
    const std::vector<std::string_view> players = {"random"};
    constexpr int kFew = 40;
    constexpr int kMany = 10 * kFew;
    constexpr int kPositions = 30;
    const auto few = make_playout_appraiser(*game, players, {.playouts = kFew});
    const auto many = make_playout_appraiser(*game, players, {.playouts = kMany});
    double squares = 0;
    for (int number = 0; number < kPositions; ++number) {
        Rng rng(17, static_cast<std::uint64_t>(number));
        AnyState state{};
        std::vector<Event> unheard;
        game->start(state);
        for (int ply = 0; ply < 40 && game->to_move(state) != Seat::Nobody; ++ply)
            game->apply(state, game->random_action(state, rng), unheard);
        const Outlook guess = few->appraise(state).seats[0];
        const Outlook known = many->appraise(state).seats[0];
        // The few are among the many.
        const double error = guess.error * std::sqrt(1 - double{kFew} / kMany);
        if (error > 0) squares += std::pow((guess.worth - known.worth) / error, 2);
    }
    RecordProperty("mean_square", std::to_string(squares / kPositions));
    EXPECT_GT(squares / kPositions, 0.5);
    EXPECT_LT(squares / kPositions, 1.6);
}

TEST(Appraisal, OfPlayoutsIsTheSameEveryTime) {
    const Played one = played("empire", 4);
    const std::vector<std::string_view> players = {"expand", "mass"};
    const auto first = make_playout_appraiser(*one.game, players, {.playouts = 50});
    const auto second = make_playout_appraiser(*one.game, players, {.playouts = 50});
    const Appraisal appraisal = first->appraise(one.start);
    EXPECT_EQ(appraisal.playouts, 50);
    EXPECT_EQ(appraisal.ground, Ground::Playouts);
    EXPECT_EQ(appraisal.seats[0].worth, second->appraise(one.start).seats[0].worth);
    EXPECT_NEAR(appraisal.seats[0].worth + appraisal.seats[1].worth, 1, 1e-9);
    EXPECT_EQ(
        make_playout_appraiser(*one.game, std::vector<std::string_view>{"nobody", "mass"}, {}),
        nullptr);
}

}  // namespace occasus
