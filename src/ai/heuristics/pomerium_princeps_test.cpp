// Princeps: expectations that can be worked out by hand, and answers nobody would argue with.
#include "ai/heuristics/pomerium_princeps.h"

#include <cmath>
#include <gtest/gtest.h>
#include <string>

#include "games/pomerium/battle.h"

namespace occasus::pomerium {

namespace {

class PomeriumPrinceps : public testing::Test {
  protected:
    PomeriumPrinceps() {
        state_.generals = 2;
        state_.numbers[1] = 1;
        state_.turn = 1;
        state_.phase = Phase::Player;
        state_.step = Step::Act;
        hold("gaul", kYou);
        hold("italy", general_at(1));
    }

    int province(std::string_view id) const { return rules_.board().find_province(id); }
    void hold(std::string_view id, Side owner) { state_.owner[at(province(id))] = owner; }
    void give_legions(int own, int rival) {
        state_.legions = {static_cast<std::uint16_t>(own), static_cast<std::uint16_t>(rival)};
    }
    double chance_to_hold(std::string_view id, Action action) {
        const Prospect<double> prospect(
            rules_, book_,
            {.worth_of =
                 [&](const State& end) { return end.owner[at(province(id))] == kYou ? 1.0 : 0.0; },
             .choose =
                 [](const State& now) { return make_action(Verb::Devote, now.legions[kYou]); }});
        return prospect.after(state_, action);
    }

    Rules rules_{*Board::parse(built_in_board()), Options{}};
    State state_ = Rules::start();
    BattleBook book_;
    Rng rng_{1};
};

}  // namespace

TEST_F(PomeriumPrinceps, AWalkInIsCertain) {
    give_legions(3, 0);
    EXPECT_NEAR(chance_to_hold("italy", make_action(Verb::Attack, province("italy"))), 1, 1e-12);
}

// B4, B5, B6: one legion against one, whatever the rival rolls; either side leads as often.
TEST_F(PomeriumPrinceps, OneAgainstOneIsEven) {
    give_legions(1, 1);
    EXPECT_NEAR(chance_to_hold("italy", make_action(Verb::Attack, province("italy"))), 0.5, 1e-12);
}

// L3, L4: equal generals roll for dominance. Half the time the rival is dominant and agrees;
// otherwise the rival agrees on 1 and 2, and is mine; after a no, one fights one.
TEST_F(PomeriumPrinceps, AnOfferBetweenEquals) {
    give_legions(1, 1);
    const double mine = 0.5 * (2.0 / 6 + 4.0 / 6 * 0.5);
    EXPECT_NEAR(chance_to_hold("italy", make_action(Verb::Ally, province("italy"))), mine, 1e-12);
}

// The same chances by playing it out with dice.
TEST_F(PomeriumPrinceps, ProspectsAreWhatDiceGive) {
    give_legions(6, 5);
    const Action attack = make_action(Verb::Attack, province("italy"));
    constexpr int kGames = 20000;
    int taken = 0;
    for (int game = 0; game < kGames; ++game) {
        State state = state_;
        NullSink sink;
        rules_.apply(state, attack, sink);
        while (is_encounter(state.step))
            rules_.apply(state,
                         state.step == Step::Devote ? make_action(Verb::Devote, state.legions[kYou])
                                                    : rules_.random_action(state, rng_),
                         sink);
        taken += state.owner[at(province("italy"))] == kYou ? 1 : 0;
    }
    const double expected = chance_to_hold("italy", attack);
    EXPECT_NEAR(static_cast<double>(taken) / kGames, expected,
                4 * std::sqrt(expected * (1 - expected) / kGames));
}

TEST_F(PomeriumPrinceps, NeverOffersHimselfToAStrongerRival) {
    give_legions(3, 9);
    EXPECT_NE(Princeps(rules_).choose(state_, rng_), make_action(Verb::Ally, province("italy")));
}

// A rival without legions is the last one; with that rival's province there are three.
TEST_F(PomeriumPrinceps, TakesTheProvinceThatWins) {
    hold("spain", kYou);
    give_legions(4, 0);
    EXPECT_EQ(Princeps(rules_).choose(state_, rng_), make_action(Verb::Attack, province("italy")));
}

TEST_F(PomeriumPrinceps, SaysWhyInFigures) {
    give_legions(6, 5);
    const Advice advice = Princeps(rules_).advise(state_);
    EXPECT_NE(advice.text.find(" to become emperor."), std::string::npos);
    EXPECT_GT(advice.value, 0);
    EXPECT_LT(advice.value, 1);
    ASSERT_EQ(advice.alternatives.size(), 2);
    EXPECT_GE(advice.value, *advice.alternatives[0].value);
    EXPECT_GE(*advice.alternatives[0].value, *advice.alternatives[1].value);
}

// Only some of thousands of numbers are looked at, none and all among them.
TEST_F(PomeriumPrinceps, AnswersLongQuestionsToo) {
    give_legions(kMaxLegions, 5);
    hold("spain", kYou);
    NullSink sink;
    rules_.apply(state_, make_action(Verb::Attack, province("italy")), sink);
    while (state_.step != Step::Devote)
        rules_.apply(state_, rules_.random_action(state_, rng_), sink);
    const int devoted = operand_of(Princeps(rules_).choose(state_, rng_));
    EXPECT_GE(devoted, 1);
    EXPECT_LE(devoted, kMaxLegions);
}

}  // namespace occasus::pomerium
