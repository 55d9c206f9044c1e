// The decisions of each Barbarian threshold, in positions made by hand.
#include "ai/heuristics/empire_barbarian.h"

#include <gtest/gtest.h>
#include <set>
#include <string_view>

#include "games/empire/counters.h"

namespace occasus::empire {

namespace {

class EmpireBarbarian : public testing::Test {
  protected:
    // Rome as it starts, in the middle of the game: nobody else is on the map.
    EmpireBarbarian() { position_.turn = 5; }

    int area(std::string_view id) const { return rules_.board().find_area(id); }
    void put_barbarians(std::string_view id, int forces) {
        deploy_barbarians(position_, area(id), forces);
    }
    void put_cavalry(std::string_view id, int cavalry) {
        deploy_cavalry(position_, area(id), cavalry);
    }
    void put_romans(std::string_view id, int forces) { deploy_romans(position_, area(id), forces); }
    void put_legion(std::size_t number, std::string_view id) {
        position_.legions[number] = static_cast<std::uint8_t>(area(id));
    }
    Action answer(Step step, const BarbarianStrategy& strategy = kMass) {
        position_.step = step;
        return BarbarianPolicy(rules_, strategy).choose(position_, rng_);
    }
    Action first_move(const BarbarianStrategy& strategy = kMass) {
        return answer(Step::BarbarianMove, strategy);
    }
    Action from(std::string_view id) const { return make_action(Verb::From, area(id)); }
    // Where the horde of an area is sent.
    int target(std::string_view id, const BarbarianStrategy& strategy = kMass) {
        position_.from = area_id(area(id));
        return operand_of(answer(Step::BarbarianTarget, strategy));
    }

    Rules rules_{*Board::parse(built_in_board()), Options{}};
    State position_ = rules_.start();
    Rng rng_{1};
    const Action end_ = make_action(Verb::End);
};

}  // namespace

TEST_F(EmpireBarbarian, SetsUpAsNearToRomeAsThereAre) {
    std::set<int> seen;
    for (int i = 0; i < 100; ++i) seen.insert(operand_of(answer(Step::SetUp)));
    EXPECT_EQ(seen, (std::set<int>{area("gaetulia"), area("germania"), area("sarmatia")}));
}

TEST_F(EmpireBarbarian, LandsWithFriends) {
    put_barbarians("germania", 3);
    position_.count = 4;
    EXPECT_EQ(answer(Step::PlaceForces), make_action(Verb::Place, area("germania"), 4));
    EXPECT_EQ(answer(Step::PlaceCavalry), make_action(Verb::PlaceCavalry, area("germania")));
}

TEST_F(EmpireBarbarian, LandsOutOfReachOfLegions) {
    put_barbarians("germania", 3);
    put_romans("pannonia", 5);
    put_legion(1, "pannonia");
    position_.count = 4;
    EXPECT_EQ(answer(Step::PlaceForces), make_action(Verb::Place, area("gaetulia"), 4));
}

TEST_F(EmpireBarbarian, MarchesOnUndefendedRome) {
    put_barbarians("italia", 1);
    EXPECT_NE(target("italia"), area("roma"));
    deploy_romans(position_, area("roma"), -3);
    EXPECT_EQ(first_move(), from("italia"));
    EXPECT_EQ(target("italia"), area("roma"));
}

// 12 against 3 take Rome with 31/54, against 4 with 13/54.
TEST_F(EmpireBarbarian, WaitsBeforeRomeForAnEvenChance) {
    position_.legions[0] = kAvailable;  // No Legion can lead a sortie.
    put_barbarians("italia", 7);
    put_barbarians("apulia", 5);
    EXPECT_EQ(target("italia"), area("roma"));
    EXPECT_EQ(target("apulia"), area("roma"));
    put_romans("roma", 1);
    EXPECT_EQ(first_move(), end_);
    position_.turn = 20;
    EXPECT_EQ(target("italia"), area("roma"));
}

// Units at Rome count with those still on their way.
TEST_F(EmpireBarbarian, CarriesAnAssaultThrough) {
    put_barbarians("roma", 7);
    position_.arrived[static_cast<std::size_t>(area("roma"))] = 7;
    put_barbarians("apulia", 5);
    EXPECT_EQ(first_move(), from("apulia"));
    EXPECT_EQ(target("apulia"), area("roma"));
}

TEST_F(EmpireBarbarian, LaunchesByItsStrategy) {
    put_barbarians("sarmatia", 6);
    EXPECT_EQ(first_move(kRaider), from("sarmatia"));
    EXPECT_EQ(target("sarmatia", kRaider), area("pannonia"));
    EXPECT_EQ(first_move(kMass), end_);
    put_barbarians("sarmatia", 6);
    EXPECT_EQ(first_move(kMass), from("sarmatia"));
    EXPECT_EQ(first_move(kHoard), end_);
    put_barbarians("sarmatia", 12);
    EXPECT_EQ(first_move(kHoard), from("sarmatia"));
}

TEST_F(EmpireBarbarian, LaunchesEverythingInTheEnd) {
    put_barbarians("sarmatia", 5);
    position_.turn = 13;
    EXPECT_EQ(first_move(kMass), end_);
    position_.turn = 14;
    EXPECT_EQ(first_move(kMass), from("sarmatia"));
    EXPECT_EQ(first_move(kHoard), end_);
    position_.turn = 15;
    EXPECT_EQ(first_move(kHoard), from("sarmatia"));
}

// 5 against 1 in the mountains cannot fail; against a Fort in the open they have 1/4.
TEST_F(EmpireBarbarian, RaidsWhatWillFall) {
    put_barbarians("pannonia", 5);
    put_romans("raetia", 1);
    put_legion(1, "raetia");
    EXPECT_EQ(first_move(), from("pannonia"));
    EXPECT_EQ(target("pannonia"), area("raetia"));
    deploy_romans(position_, area("raetia"), -1);
    position_.legions[1] = kAvailable;
    put_romans("italia", 1);
    position_.forts = bit_of(area("italia"));
    EXPECT_EQ(first_move(), end_);
}

TEST_F(EmpireBarbarian, JoinsTheLargerHorde) {
    put_barbarians("pannonia", 3);
    put_barbarians("germania", 8);
    EXPECT_EQ(first_move(), from("pannonia"));
    EXPECT_EQ(target("pannonia"), area("germania"));
}

// The smaller one still sees the larger one where it was; then the larger one goes.
TEST_F(EmpireBarbarian, MovesTheSmallestHordeFirst) {
    put_barbarians("pannonia", 3);
    put_barbarians("germania", 12);
    EXPECT_EQ(first_move(), from("pannonia"));
    EXPECT_EQ(target("pannonia"), area("germania"));
    change_barbarians(position_, area("pannonia"), -3);
    change_barbarians(position_, area("germania"), 3);
    position_.arrived[static_cast<std::size_t>(area("germania"))] = 3;
    EXPECT_EQ(first_move(), from("germania"));
}

TEST_F(EmpireBarbarian, GivesWayToLegions) {
    put_barbarians("pannonia", 2);
    put_romans("italia", 4);
    EXPECT_EQ(first_move(), end_);  // They have no leader.
    put_legion(1, "italia");
    EXPECT_EQ(first_move(), from("pannonia"));
    EXPECT_EQ(target("pannonia"), area("germania"));
}

TEST_F(EmpireBarbarian, CavalryFollowsTheForces) {
    put_barbarians("pannonia", 3);
    put_cavalry("sarmatia", 1);
    EXPECT_EQ(first_move(), from("sarmatia"));
    EXPECT_EQ(target("sarmatia"), area("pannonia"));
    position_.walls = bit_of(area("pannonia"));
    EXPECT_EQ(first_move(), end_);
}

TEST_F(EmpireBarbarian, CavalryLeavesTheRomansForFriends) {
    put_cavalry("pannonia", 1);
    put_romans("pannonia", 1);
    put_barbarians("sarmatia", 3);
    EXPECT_EQ(answer(Step::CavalryMove), from("pannonia"));
    position_.from = area_id(area("pannonia"));
    EXPECT_EQ(answer(Step::CavalryTarget), make_action(Verb::Target, area("sarmatia")));
}

// R20.
TEST_F(EmpireBarbarian, LosesForcesFirstButNotTheLast) {
    put_barbarians("italia", 3);
    put_cavalry("italia", 2);
    position_.from = area_id(area("italia"));
    position_.count = 2;
    EXPECT_EQ(answer(Step::Losses), make_action(Verb::Lose, 2));
    deploy_barbarians(position_, area("italia"), -1);
    EXPECT_EQ(answer(Step::Losses), make_action(Verb::Lose, 1));
}

}  // namespace occasus::empire
