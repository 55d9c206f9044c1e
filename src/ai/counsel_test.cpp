// The remarks of an adviser: the numbers are those of the futures it played.
#include "ai/counsel.h"

#include <cmath>
#include <cstdlib>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

#include "games/registry.h"

namespace occasus {

namespace {

Futures futures_of(std::vector<double> worths, const std::string& omen, std::vector<bool> where) {
    Futures futures{.worths = std::move(worths), .omens = {}, .gains = {}};
    futures.omens[omen] = std::move(where);
    return futures;
}

// The first decision of a game that has several answers.
AnyState first_question(const AnyGame& game) {
    AnyState state{};
    game.start(state);
    Rng rng(3);
    std::vector<Event> unheard;
    std::vector<Action> legal;
    for (;;) {
        if (game.to_move(state) != Seat::Chance) {
            game.legal_actions(state, legal);
            if (legal.size() > 2) return state;
        }
        game.apply(state, game.random_action(state, rng), unheard);
    }
}

// Whether a number that follows this is part of a name.
bool is_name(const std::string& before) {
    return before.ends_with("eneral ") || before.ends_with("raid box ");
}

// The number that stands behind these words; 0 where they are followed by none.
double number_after(const std::string& words, const std::string& text) {
    const std::size_t at = text.find(words);
    return at == std::string::npos ? 0 : std::strtod(text.c_str() + at + words.size(), nullptr);
}

}  // namespace

// 3 of 6 futures with the omen are worth 0.2, the others 0.6.
TEST(Counsel, FearsWhatComesOftenAndCostsMuch) {
    const Futures futures = futures_of({0.2, 0.6, 0.2, 0.6, 0.2, 0.6}, "Rome falls.",
                                       {true, false, true, false, true, false});
    const Omen omen = worst_omen(futures);
    EXPECT_EQ(omen.text, "Rome falls.");
    EXPECT_EQ(omen.times, 3);
    EXPECT_NEAR(omen.with, 0.2, 1e-12);
    EXPECT_NEAR(omen.without, 0.6, 1e-12);
}

TEST(Counsel, FearsNoGoodNewsAndNothingThatHardlyCounts) {
    EXPECT_EQ(worst_omen(futures_of({0.6, 0.2, 0.6, 0.2, 0.6, 0.2}, "Rome stands.",
                                    {true, false, true, false, true, false}))
                  .text,
              "");
    // Twice in six is too seldom to say anything of.
    EXPECT_EQ(worst_omen(futures_of({0.2, 0.6, 0.2, 0.6, 0.6, 0.6}, "Rome falls.",
                                    {true, false, true, false, false, false}))
                  .text,
              "");
}

TEST(Counsel, SaysWhatComesMoreOftenAfterTheWorseAnswer) {
    const Futures better = futures_of({0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.2}, "Rome falls.",
                                      {false, false, false, false, false, false, false, true});
    const Futures worse = futures_of({0.2, 0.2, 0.2, 0.6, 0.6, 0.6, 0.2, 0.2}, "Rome falls.",
                                     {true, true, true, false, false, false, true, true});
    const Contrast told = contrast(better, worse);
    EXPECT_EQ(told.text, "Rome falls.");
    EXPECT_EQ(told.times, 5);
    EXPECT_EQ(told.other_times, 1);
    // The other way round it is no reason against the answer.
    EXPECT_EQ(contrast(worse, better).text, "");
}

// Where a future has the omen after one answer and never after the other, what the omen did when it
// came says whether it is good news: good news that comes more often is no reason against an
// answer.
TEST(Counsel, KnowsGoodNewsByWhatItDidWhenItCame) {
    const std::vector<double> worths = {0.2, 0.2, 0.2, 0.2, 0.2, 0.2};
    const std::vector<double> others = {0.6, 0.6, 0.6, 0.6, 0.6, 0.6};
    const std::vector<bool> always(6, true);
    Futures worse = futures_of(worths, "Gaul is retaken.", always);
    const Futures better{.worths = others, .omens = {}, .gains = {}};
    worse.gains["Gaul is retaken."] = 4 * 0.1;
    EXPECT_EQ(contrast(better, worse).text, "");
    worse.gains["Gaul is retaken."] = 4 * -0.1;
    EXPECT_EQ(contrast(better, worse).text, "Gaul is retaken.");
    // Good news that never comes after the worse answer is what went wrong.
    Futures good = futures_of(others, "Gaul is retaken.", always);
    good.gains["Gaul is retaken."] = 4 * 0.1;
    EXPECT_EQ(contrast(good, {.worths = worths, .omens = {}, .gains = {}}).text,
              "Gaul is retaken.");
}

// A glance is the appraisal, except in Rome Must Fall, where it does not throw the dice of the
// turn: the two estimates of such a position are some hundredths apart.
TEST(Counsel, GlancesAtWhatAnAppraisalWouldSay) {
    for (const std::string id : {"rome_must_fall", "empire", "pomerium"}) {
        const auto game = *find_game(id)->make({});
        AnyState begun{};
        game->start(begun);
        const auto appraiser = make_appraiser(*game);
        for (const AnyState& state : {begun, first_question(*game)}) {
            const Appraisal appraisal = appraiser->appraise(state);
            const std::vector<double> glance = appraiser->glance(state);
            ASSERT_EQ(glance.size(), appraisal.seats.size());
            const bool is_short = id == "rome_must_fall" && game->to_move(state) == Seat::Chance;
            for (std::size_t seat = 0; seat < glance.size(); ++seat)
                EXPECT_NEAR(glance[seat], appraisal.seats[seat].worth, is_short ? 0.05 : 1e-12)
                    << id;
        }
    }
}

// Every figure of the fear is that of the futures, and they are the same every time.
TEST(Counsel, GivesTheFiguresOfTheFutures) {
    for (const std::string id : {"rome_must_fall", "empire", "pomerium"}) {
        const auto game = *find_game(id)->make({});
        const AnyState state = first_question(*game);
        const Seat seat = game->to_move(state);
        std::vector<Action> legal;
        game->legal_actions(state, legal);
        const Advice advice{.action = legal[0],
                            .text = {},
                            .points = {},
                            .value = 0.5,
                            .alternatives = {{legal[1], 0.45}, {legal[2], std::nullopt}}};
        Counsellor counsellor(*game);
        const Counsel counsel = counsellor.about(state, advice);
        AnyState after = state;
        std::vector<Event> unheard;
        game->apply(after, legal[0], unheard);
        const Futures futures = counsellor.futures(after, seat);
        const Omen omen = worst_omen(futures);
        if (!omen.text.empty()) {
            EXPECT_NE(counsel.fear.find(omen.text.substr(0, omen.text.size() - 1)),
                      std::string::npos);
            EXPECT_NE(counsel.fear.find(std::to_string(omen.times) + " times in " +
                                        std::to_string(futures.count())),
                      std::string::npos)
                << counsel.fear;
            // The cost is the difference between futures without the danger and those with it.
            EXPECT_EQ(std::lround(100 * (omen.without - omen.with)),
                      number_after("costs ", counsel.fear))
                << counsel.fear;
        }
        ASSERT_EQ(counsel.instead.size(), 2U) << id;
        EXPECT_EQ(counsel.instead[0].action, legal[1]);
        EXPECT_NE(counsel.instead[0].text.find("45.0 % to win, 5.0 points less."),
                  std::string::npos)
            << counsel.instead[0].text;
        // The chance of another answer and its shortfall add up to the advice, however it is
        // weighed.
        for (const Rejected& one : counsel.instead) {
            const std::string text =
                one.text.substr(one.text.rfind(": ", one.text.find(" % to win")));
            const double worth = number_after(": ", text);
            const double less = number_after("to win, ", one.text);
            const bool is_more = one.text.find("points more") != std::string::npos;
            EXPECT_NEAR(worth + (is_more ? -less : less), 50, 0.11) << one.text;
        }
        for (const std::string& text :
             {counsel.fear, counsel.instead[0].text, counsel.instead[1].text})
            EXPECT_TRUE(text.ends_with('.')) << text;
        const Counsel again = counsellor.about(state, advice);
        EXPECT_EQ(again.fear, counsel.fear);
        EXPECT_EQ(again.instead[1].text, counsel.instead[1].text);
    }
}

// An omen is the same sentence for the same event, so no number may be in it but one that names a
// general or a box.
TEST(Omen, IsASentenceWithoutNumbers) {
    for (const std::string id :
         {"rome_must_fall", "empire", "pomerium", "invasions", "diplomacy"}) {
        occasus::Setup setup;
        if (id == "diplomacy") setup.options = {{"last_year", "402"}};
        const auto game = *find_game(id)->make(setup);
        std::vector<std::unique_ptr<AnyPlayer>> players;
        for (const std::string_view player : quick_players(game->facts()))
            players.push_back(make_player(*game, player));
        AnyState state{};
        game->start(state);
        Rng rng(2);
        std::vector<Event> told;
        std::set<std::string> omens;
        for (Seat seat = game->to_move(state); seat != Seat::Nobody; seat = game->to_move(state)) {
            told.clear();
            game->apply(state,
                        seat == Seat::Chance
                            ? game->random_action(state, rng)
                            : players[static_cast<std::size_t>(seat_index(seat))]->choose(
                                  game->observe(state, seat), rng),
                        told);
            for (const Event& event : told) omens.insert(game->telling(event, seat_at(0)).omen);
        }
        omens.erase("");
        EXPECT_GT(omens.size(), 2U) << id;
        for (const std::string& text : omens) {
            EXPECT_TRUE(text.ends_with('.')) << id << ": " << text;
            for (std::size_t at = text.find_first_of("0123456789"); at != std::string::npos;
                 at = text.find_first_of("0123456789", at + 1))
                EXPECT_TRUE(is_name(text.substr(0, at))) << id << ": " << text;
        }
    }
}

}  // namespace occasus
