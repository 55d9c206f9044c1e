// The decisions of each Roman threshold, in positions made by hand.
#include "ai/heuristics/empire_roman.h"

#include <gtest/gtest.h>
#include <string_view>

#include "games/empire/counters.h"

namespace occasus::empire {

namespace {

class EmpireRoman : public testing::Test {
  protected:
    // Rome as it starts, in the middle of the game: nobody else is on the map.
    EmpireRoman() { position_.turn = 5; }

    int area(std::string_view id) const { return rules_.board().find_area(id); }
    void put_barbarians(std::string_view id, int forces) {
        deploy_barbarians(position_, area(id), forces);
    }
    void put_romans(std::string_view id, int forces) { deploy_romans(position_, area(id), forces); }
    void put_legion(std::size_t number, std::string_view id) {
        position_.legions[number] = static_cast<std::uint8_t>(area(id));
    }
    Action answer(Step step, const RomanStrategy& strategy = kExpand) {
        position_.step = step;
        return RomanPolicy(rules_, strategy).choose(position_, rng_);
    }
    // The destination of a Legion that leaves with so many Forces.
    int march(std::string_view from, int forces, const RomanStrategy& strategy = kExpand) {
        position_.from = area_id(area(from));
        position_.count = static_cast<std::uint8_t>(forces);
        return operand_of(answer(Step::March, strategy));
    }

    Rules rules_{*Board::parse(built_in_board()), Options{}};
    State position_ = rules_.start();
    Rng rng_{1};
    const Action end_ = make_action(Verb::End);
};

}  // namespace

TEST_F(EmpireRoman, PaysWhenThereIsEnough) {
    position_.resources = 4;  // Three Forces and a Legion.
    EXPECT_EQ(answer(Step::Upkeep), end_);
}

TEST_F(EmpireRoman, SavesOnForcesInRomeFirst) {
    put_romans("sicilia", 1);
    put_legion(1, "sicilia");
    position_.resources = 5;
    EXPECT_EQ(answer(Step::Upkeep), make_action(Verb::RemoveForce, area("roma")));
}

TEST_F(EmpireRoman, SavesOnALegionWithoutForcesBeforeAll) {
    put_legion(1, "italia");
    position_.resources = 4;
    EXPECT_EQ(answer(Step::Upkeep), make_action(Verb::RemoveLegion, 1));
}

// 10 against 3: a 6 clears Rome, 1/6. 10 against 4 needs three rounds of luck, 1/54.
TEST_F(EmpireRoman, BuysToHoldRome) {
    put_barbarians("italia", 10);
    position_.resources = 20;
    EXPECT_EQ(answer(Step::Purchase, kPassive), make_action(Verb::BuyForce));
    put_romans("roma", 1);
    EXPECT_EQ(answer(Step::Purchase, kPassive), end_);
}

TEST_F(EmpireRoman, BuysAFortWhereALegionWaits) {
    put_romans("sicilia", 2);
    put_legion(0, "sicilia");
    position_.resources = 4;
    EXPECT_EQ(answer(Step::Purchase), make_action(Verb::BuyFort, area("sicilia")));
    position_.turn = 18;  // Two turns of 4 - 2 do not pay for it.
    EXPECT_NE(answer(Step::Purchase), make_action(Verb::BuyFort, area("sicilia")));
}

TEST_F(EmpireRoman, BuysOneLegionATurn) {
    position_.resources = 40;
    position_.step = Step::Purchase;
    for (const auto& [strategy, expected] : {std::pair{kExpand, 1}, {kTurtle, 0}, {kPassive, 0}}) {
        RomanPolicy policy(rules_, strategy);
        State state = position_;
        NullSink sink;
        int legions = 0;
        while (state.step == Step::Purchase) {
            const Action action = policy.choose(state, rng_);
            legions += verb_of(action) == Verb::BuyLegion ? 1 : 0;
            rules_.apply(state, action, sink);
        }
        EXPECT_EQ(legions, expected);
    }
}

// Each Force of the load takes 2 RRP now and 1 RRP next turn: of 12 RRP, four.
TEST_F(EmpireRoman, BuysALoadItCanSustain) {
    put_legion(1, "roma");
    position_.resources = 12;
    position_.step = Step::Purchase;
    RomanPolicy policy(rules_, {.legions = 2});
    NullSink sink;
    while (position_.step == Step::Purchase)
        rules_.apply(position_, policy.choose(position_, rng_), sink);
    EXPECT_EQ(position_.romans[static_cast<std::size_t>(area("roma"))], 3 + 4);
    EXPECT_EQ(position_.resources, 4);
}

TEST_F(EmpireRoman, LeavesAGarrisonAndSettlesTheBestArea) {
    put_romans("roma", 3);
    EXPECT_EQ(answer(Step::RomanMove), make_action(Verb::Legion, 0));
    EXPECT_EQ(answer(Step::Carry), make_action(Verb::Carry, 5));
    // Italia: 4 RRP, one border away.
    EXPECT_EQ(march("roma", 5), area("italia"));
    EXPECT_EQ(answer(Step::RomanMove, kPassive), end_);
}

TEST_F(EmpireRoman, WaitsForItsFortThenGoesHome) {
    put_romans("italia", 2);
    put_legion(0, "italia");
    EXPECT_EQ(answer(Step::RomanMove), end_);
    position_.forts = bit_of(area("italia"));
    position_.from = area_id(area("italia"));
    EXPECT_EQ(answer(Step::RomanMove), make_action(Verb::Legion, 0));
    EXPECT_EQ(answer(Step::Carry), make_action(Verb::Carry, 1));
    EXPECT_EQ(march("italia", 1), area("roma"));
}

TEST_F(EmpireRoman, StrikesAWeakHorde) {
    put_romans("roma", 3);
    put_barbarians("apulia", 1);
    EXPECT_EQ(march("roma", 5), area("apulia"));
    EXPECT_EQ(march("roma", 5, kPassive), area("apulia"));
    put_barbarians("apulia", 14);
    EXPECT_NE(march("roma", 5), area("apulia"));
}

TEST_F(EmpireRoman, RunsHomeWhenRomeIsInDanger) {
    put_romans("italia", 3);
    put_legion(0, "italia");
    EXPECT_EQ(answer(Step::RomanMove), end_);
    put_barbarians("apulia", 20);
    EXPECT_EQ(answer(Step::RomanMove), make_action(Verb::Legion, 0));
    EXPECT_EQ(march("italia", 3), area("roma"));
}

TEST_F(EmpireRoman, TurtlesStayNear) {
    put_romans("roma", 3);
    // Within two borders everything pays 3 or more that is not Sardinia; africa pays best.
    for (const char* id : {"italia", "apulia", "sicilia", "africa"}) {
        put_romans(id, 1);
        position_.forts |= bit_of(area(id));
    }
    EXPECT_NE(answer(Step::RomanMove), end_);
    for (const char* id : {"dalmatia", "narbonensis", "pannonia", "macedonia"}) {
        put_romans(id, 1);
        position_.forts |= bit_of(area(id));
    }
    EXPECT_EQ(answer(Step::RomanMove, kTurtle), end_);
}

}  // namespace occasus::empire
