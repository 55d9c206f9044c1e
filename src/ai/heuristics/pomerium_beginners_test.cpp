// The decisions of each rule of simple, in positions made by hand; and the inaction of wait.
#include "ai/heuristics/pomerium_beginners.h"

#include <gtest/gtest.h>
#include <string_view>

#include "games/pomerium/battle.h"

namespace occasus::pomerium {

namespace {

// You hold Gallia; Hispania, Italia, Britannia, Germania and Noricum lie next to it.
class PomeriumBeginners : public testing::Test {
  protected:
    PomeriumBeginners() {
        state_.generals = 1;
        state_.turn = 1;
        state_.phase = Phase::Player;
        state_.step = Step::Act;
        state_.owner[at(province("gaul"))] = kYou;
    }

    int province(std::string_view id) const { return rules_.board().find_province(id); }
    void give_you(int legions) { state_.legions[kYou] = static_cast<std::uint16_t>(legions); }
    void put_senate(std::string_view id, int garrison) {
        state_.owner[at(province(id))] = kSenatorial;
        state_.garrisons[at(province(id))] = static_cast<std::uint16_t>(garrison);
    }
    void put_rival(std::string_view id, int legions) {
        const Side rival = general_at(state_.generals++);
        state_.numbers[rival] = rival;
        state_.legions[rival] = static_cast<std::uint16_t>(legions);
        state_.owner[at(province(id))] = rival;
    }
    // You attack, or defend, what so many legions defend or attack.
    void ask_to_devote(std::string_view id, bool attack, int enemy, int devoted) {
        state_.step = Step::Devote;
        state_.encounter.province = province_id(province(id));
        state_.encounter.attacker = attack ? kYou : kHost;
        state_.encounter.host = static_cast<std::uint16_t>(enemy);
        state_.encounter.devoted = devoted > 0 ? 1 : 0;
        // A side that has devoted already has no initiative.
        state_.encounter.attacker_leads = (devoted > 0) == attack ? 1 : 0;
        (attack ? state_.encounter.defending : state_.encounter.attacking) =
            static_cast<std::uint16_t>(devoted);
    }
    Action simple() { return Simple(rules_).choose(state_, rng_); }
    Action attack(std::string_view id) const { return make_action(Verb::Attack, province(id)); }
    Action ally(std::string_view id) const { return make_action(Verb::Ally, province(id)); }

    Rules rules_{*Board::parse(built_in_board()), Options{}};
    State state_ = Rules::start();
    Rng rng_{1};
    const Action wait_ = make_action(Verb::Wait);
};

}  // namespace

TEST_F(PomeriumBeginners, SimpleWalksInWhereNobodyDefends) {
    give_you(1);
    put_senate("spain", 1);
    put_senate("italy", 0);
    put_rival("britannia", 0);
    EXPECT_EQ(simple(), attack("italy"));
    put_senate("spain", 0);
    EXPECT_EQ(simple(), attack("spain"));  // The lower number.
}

TEST_F(PomeriumBeginners, SimpleOffersAProcuratorAnAlliance) {
    give_you(9);
    put_senate("italy", 1);
    put_rival("britannia", 1);
    EXPECT_EQ(simple(), ally("italy"));
    give_you(0);
    put_senate("italy", 0);  // No legion is there to walk in.
    EXPECT_EQ(simple(), ally("italy"));
}

TEST_F(PomeriumBeginners, SimpleAttacksAtTwoToOne) {
    give_you(8);
    put_rival("italy", 4);
    EXPECT_EQ(simple(), attack("italy"));
    give_you(7);
    EXPECT_EQ(simple(), ally("italy"));  // Stronger, but not twice.
    give_you(4);
    EXPECT_EQ(simple(), wait_);
}

TEST_F(PomeriumBeginners, SimpleStormsANationWithTwelve) {
    give_you(12);
    EXPECT_EQ(simple(), attack("spain"));
    give_you(11);
    EXPECT_EQ(simple(), wait_);
}

TEST_F(PomeriumBeginners, SimpleDevotesTwiceTheEnemyAndOne) {
    give_you(10);
    ask_to_devote("gaul", false, 4, 0);
    EXPECT_EQ(simple(), make_action(Verb::Devote, 9));  // The total of the host.
    ask_to_devote("gaul", false, 4, 3);
    EXPECT_EQ(simple(), make_action(Verb::Devote, 7));  // The legions devoted already.
    ask_to_devote("gaul", false, 8, 8);
    EXPECT_EQ(simple(), make_action(Verb::Devote, 10));
    put_rival("italy", 6);
    ask_to_devote("italy", true, 0, 2);
    EXPECT_EQ(simple(), make_action(Verb::Devote, 5));
}

TEST_F(PomeriumBeginners, BothRefuseOffers) {
    state_.step = Step::Consent;
    EXPECT_EQ(simple(), make_action(Verb::Refuse));
    EXPECT_EQ(Wait().choose(state_, rng_), make_action(Verb::Refuse));
}

TEST_F(PomeriumBeginners, WaitWaitsAndDevotesEverything) {
    give_you(10);
    put_senate("italy", 0);
    EXPECT_EQ(Wait().choose(state_, rng_), wait_);
    ask_to_devote("gaul", false, 2, 0);
    EXPECT_EQ(Wait().choose(state_, rng_), make_action(Verb::Devote, 10));
}

}  // namespace occasus::pomerium
