// Events as sentences, and the results of a game.
#include <gtest/gtest.h>
#include <string>

#include "games/pomerium/game.h"

namespace occasus::pomerium {
namespace {

Rules rules() {
    return {*Board::parse(built_in_board()), Options{}};
}

using Arguments = std::array<std::int16_t, 4>;

Event event_of(EventKind kind, const Arguments& args) {
    return {.rule = cite("T1"),
            .kind = static_cast<std::uint8_t>(kind),
            .audience = Seat::Nobody,
            .args = {args[0], args[1], args[2], args[3]}};
}

std::string told(EventKind kind, const Arguments& args) {
    return Text::describe(rules(), event_of(kind, args), Seat::Nobody);
}
std::string named(EventKind kind, const Arguments& args, std::string_view name) {
    const Value fields = Text::event_args(rules(), event_of(kind, args));
    const Value* field = fields.find(name);
    return field == nullptr || field->text() == nullptr ? "" : *field->text();
}

constexpr int kGaul = 1;
constexpr int kSenate = static_cast<int>(Party::Senate);
constexpr int kNation = static_cast<int>(Party::Nation);
constexpr int kHostParty = static_cast<int>(Party::Host);

TEST(Describe, SaysYouAndTheOthersBySentencesOfTheirOwn) {
    EXPECT_EQ(told(EventKind::GeneralSetUp, {0, kGaul, 5}), "You begin in Gallia with 5 legions.");
    EXPECT_EQ(told(EventKind::GeneralSetUp, {2, kGaul, 1}),
              "General 2 begins in Gallia with 1 legion.");
    EXPECT_EQ(told(EventKind::Garrisoned, {kGaul, 0}), "Gallia is the Senate's, with 0 legions.");
    EXPECT_EQ(told(EventKind::TurnBegan, {3}), "Year 3.");
    EXPECT_EQ(told(EventKind::Waited, {0}), "You wait.");
    EXPECT_EQ(told(EventKind::ActionRolled, {1, 1}), "General 1 rolls 1 for an action: nothing.");
    EXPECT_EQ(told(EventKind::ActionRolled, {1, 3}),
              "General 1 rolls 3 for an action: an offer of alliance.");
    EXPECT_EQ(told(EventKind::ActionRolled, {1, 4}), "General 1 rolls 4 for an action: an attack.");
    EXPECT_EQ(told(EventKind::Idle, {1}), "General 1 does nothing.");
    EXPECT_EQ(told(EventKind::Unarmed, {0}), "You have no legion to attack with.");
    EXPECT_EQ(told(EventKind::Unarmed, {1}), "General 1 has no legion to attack with.");
}

TEST(Describe, AnOfferAndItsAnswer) {
    EXPECT_EQ(told(EventKind::Offered, {0, kGaul, kSenate}),
              "You offer an alliance in Gallia, which is the Senate's.");
    EXPECT_EQ(told(EventKind::Offered, {2, kGaul, 0}),
              "General 2 offers an alliance in Gallia, which is yours.");
    EXPECT_EQ(told(EventKind::RolledOff, {1, 3, 0, 5}),
              "For dominance general 1 rolls 3 and you roll 5.");
    EXPECT_EQ(told(EventKind::Answered, {1, kGaul, 1}), "General 1 answers yes.");
    EXPECT_EQ(told(EventKind::Answered, {1, kGaul, 0}), "General 1 answers no.");
    EXPECT_EQ(told(EventKind::Merged, {0, 2, 11}),
              "You take over everything that was general 2's: 11 legions in all.");
    EXPECT_EQ(told(EventKind::Merged, {2, 0, 11}),
              "General 2 takes over everything that was yours: 11 legions in all.");
    EXPECT_EQ(told(EventKind::Joined, {0, kGaul, 1}), "Gallia joins you with 1 legion.");
}

TEST(Describe, ABattle) {
    EXPECT_EQ(told(EventKind::AttackBegan, {kHostParty, kGaul, 0}),
              "The host attacks Gallia, which is yours.");
    EXPECT_EQ(told(EventKind::AttackBegan, {0, kGaul, kNation}),
              "You attack Gallia, outside the Empire.");
    EXPECT_EQ(told(EventKind::StrengthRolled, {kGaul, 5}), "The nation in Gallia has strength 5.");
    EXPECT_EQ(told(EventKind::WalkedIn, {1, kGaul}), "Gallia falls to general 1 without a battle.");
    EXPECT_EQ(told(EventKind::InitiativeRolled, {3, 5}),
              "Initiative: the attacker rolls 3, the defender 5.");
    EXPECT_EQ(told(EventKind::Devoted, {kSenate, 1}), "The Senate devotes 1 legion.");
    EXPECT_EQ(told(EventKind::Devoted, {0, 4}), "You devote 4 legions.");
    EXPECT_EQ(told(EventKind::SegmentsRolled, {1, 2}), "The battle lasts 1 segment.");
    EXPECT_EQ(told(EventKind::Volley, {0, 3, 1}), "You strike: 3 legions left on the other side.");
    EXPECT_EQ(told(EventKind::BattleEnded, {kNation, kGaul, 1, 3}),
              "The nation wins at Gallia: 1 of the attackers and 3 of the defenders are left.");
    EXPECT_EQ(told(EventKind::ProvinceTaken, {2, kGaul}), "Gallia is now general 2's.");
    EXPECT_EQ(told(EventKind::ProvinceTaken, {0, kGaul}), "Gallia is now yours.");
    EXPECT_EQ(told(EventKind::ProvinceLost, {kGaul}), "The Empire loses Gallia.");
}

// The dice, in the words of who rolls them.
TEST(Describe, ADie) {
    const auto die = [](Step step, int who, int province, int face) {
        return told(EventKind::Rolled,
                    {static_cast<std::int16_t>(step), static_cast<std::int16_t>(who),
                     static_cast<std::int16_t>(province), static_cast<std::int16_t>(face)});
    };
    constexpr int kNobody = static_cast<int>(Roller::Nobody);
    EXPECT_EQ(die(Step::Home, 0, -1, 3), "You roll 3 for a home.");
    EXPECT_EQ(die(Step::Garrison, kNobody, kGaul, 5),
              "The die shows 5 for the garrison of Gallia.");
    EXPECT_EQ(die(Step::Order, 2, -1, 20), "General 2 rolls 20 for the order of play.");
    EXPECT_EQ(die(Step::Neighbour, 1, kGaul, 6), "General 1 rolls 6 for a neighbour of Gallia.");
    EXPECT_EQ(die(Step::Answer, kNation, kGaul, 1), "The nation rolls 1 for an answer in Gallia.");
    EXPECT_EQ(die(Step::Hit, kHostParty, -1, 1), "The host rolls 1 to hit.");
    EXPECT_EQ(die(Step::Province, kNobody, -1, 19), "The die shows 19 for a province.");
    EXPECT_EQ(told(EventKind::RolledAgain, {static_cast<int>(Again::NoProvince)}),
              "No province has that number: roll again.");
    EXPECT_EQ(told(EventKind::RivalsCame, {1}), "1 rival contends with you.");
    EXPECT_EQ(told(EventKind::RivalsCame, {2}), "2 rivals contend with you.");
    EXPECT_EQ(told(EventKind::OrderSettled, {3, 1, 0, 0}),
              "The rivals act in this order: general 3, general 1.");
}

TEST(Describe, ADevotion) {
    EXPECT_EQ(told(EventKind::DevotionShare, {2, 70, 6, 5}), "70 % of 6 legions, rounded up: 5.");
    EXPECT_EQ(told(EventKind::DevotionShare, {2, 70, 1, 1}), "70 % of 1 legion, rounded up: 1.");
    EXPECT_EQ(told(EventKind::Advantage, {2, 1}),
              "General 2 has the initiative, and adds 1 legion.");
    EXPECT_EQ(told(EventKind::HitPriced, {13, 1}),
              "13 legions take part: each hit costs 1 legion.");
    EXPECT_EQ(told(EventKind::Tied, {1}), "Both sides have 1 legion: one more segment is fought.");
    EXPECT_EQ(told(EventKind::SurvivorsKilled, {0, 1}), "The host kills the 1 legion left.");
}

TEST(Describe, AYear) {
    EXPECT_EQ(told(EventKind::Income, {0, 1, 7}), "You raise 1 legion: 7 in all.");
    EXPECT_EQ(told(EventKind::EventsRolled, {6}), "The year brings 6 events.");
    EXPECT_EQ(told(EventKind::EventRolled, {20}), "Event roll 20: an invasion.");
    EXPECT_EQ(told(EventKind::Assassinated, {0}), "You are assassinated.");
    EXPECT_EQ(told(EventKind::Assassinated, {3}), "General 3 is assassinated.");
    EXPECT_EQ(told(EventKind::NewGeneral, {3, kGaul, 4}),
              "General 3 rises in Gallia with 4 legions.");
    EXPECT_EQ(told(EventKind::NewGeneral, {3, kGaul, 4, 1}),
              "General 3 rises in Gallia with 4 legions, including the garrison.");
    EXPECT_EQ(told(EventKind::NoNewGeneral, {}), "There is no room for a new general.");
    EXPECT_EQ(told(EventKind::ProvinceChanged, {kGaul, 1, 0, 4}),
              "An epidemic in Gallia: you have 4 legions.");
    EXPECT_EQ(told(EventKind::ProvinceChanged, {kGaul, 2, kSenate, 1}),
              "Prosperity in Gallia: the Senate has 1 legion.");
    EXPECT_EQ(told(EventKind::ProvinceChanged, {kGaul, 3, kNation, 0}),
              "Rebellion in Gallia, outside the Empire: no effect.");
    EXPECT_EQ(told(EventKind::InvasionRolled, {0, kGaul}), "The Picts come to Gallia.");
    EXPECT_EQ(told(EventKind::InvasionRolled, {7, -1}),
              "The Parthians come, but no province on their route belongs to the Empire.");
    EXPECT_EQ(told(EventKind::HostRolled, {1, 8}), "The Celts have strength 8.");
    EXPECT_EQ(told(EventKind::GeneralOut, {0}), "You have no province left.");
    EXPECT_EQ(told(EventKind::GeneralOut, {2}), "General 2 has no province left.");
}

// V1, V3.
TEST(Describe, AnEnd) {
    EXPECT_EQ(told(EventKind::GameOver, {1, static_cast<int>(Cause::Assassinated)}),
              "The game is lost.");
    EXPECT_EQ(told(EventKind::GameOver, {2, static_cast<int>(Cause::Imperator)}),
              "No rival is left, and you hold three provinces or more: you are emperor.");
    State state = Rules::start();
    state.outcome = Outcome::Win;
    EXPECT_EQ(Text::outcome(rules(), state).grade, "emperor");
    EXPECT_EQ(Text::outcome(rules(), state).scores, std::vector<int>{1});
    state.outcome = Outcome::Loss;
    EXPECT_EQ(Text::outcome(rules(), state).grade, "defeat");
    EXPECT_EQ(Text::outcome(rules(), state).scores, std::vector<int>{0});
    const auto end = [&](Cause cause) {
        state.cause = cause;
        return Text::outcome(rules(), state).text;
    };
    EXPECT_EQ(end(Cause::Assassinated), "You are assassinated.");
    EXPECT_EQ(end(Cause::Conquered), "Your last province has been conquered.");
    EXPECT_EQ(end(Cause::Merged), "You joined another general.");
    EXPECT_EQ(end(Cause::Invaded), "Invaders have taken your last province.");
    EXPECT_EQ(end(Cause::Rebelled), "Your last province has rebelled.");
}

TEST(EventArgs, ASideIsOneWord) {
    const auto side = [](std::int16_t number) {
        return named(EventKind::Devoted, {number, 1}, "side");
    };
    EXPECT_EQ(side(0), "you");
    EXPECT_EQ(side(12), "general_12");
    EXPECT_EQ(side(kSenate), "senate");
    EXPECT_EQ(side(kNation), "nation");
    EXPECT_EQ(side(kHostParty), "host");
    EXPECT_EQ(named(EventKind::InvasionRolled, {1, kGaul}, "invader"), "celts");
    EXPECT_EQ(named(EventKind::ProvinceChanged, {kGaul, 3}, "change"), "rebellion");
    EXPECT_EQ(named(EventKind::GameOver, {2, 1}, "outcome"), "win");
    EXPECT_EQ(named(EventKind::GameOver, {2, 1}, "cause"), "imperator");
}

// N2. On a 1 the rival does nothing, so no other event says what came of the die.
TEST(Telling, ADieIsToldWithTheNextEventUnlessNothingFollows) {
    const auto telling = [](EventKind kind, const Arguments& args) {
        return Text::telling(rules(), event_of(kind, args), Seat::Nobody);
    };
    EXPECT_FALSE(telling(EventKind::ActionRolled, {1, 1}).with_next);
    EXPECT_TRUE(telling(EventKind::ActionRolled, {1, 3}).with_next);
    EXPECT_FALSE(telling(EventKind::Income, {0, 1, 2}).with_next);
    EXPECT_EQ(telling(EventKind::TurnBegan, {3}).heading, "Year 3");
    EXPECT_EQ(telling(EventKind::ProvinceLost, {kGaul}).omen, "The Empire loses Gallia.");
    EXPECT_EQ(telling(EventKind::Income, {0, 1, 2}).omen, "");
}

// Every sentence with 0, 1 and 2 of everything: no gap, no doubled blank, a capital and a full
// stop.
TEST(EventArgs, EveryKindSaysASentence) {
    const Rules game = rules();
    for (std::size_t kind = 0; kind < kEventRows.size(); ++kind)
        for (int a = 1; a < 3; ++a)  // No game ends without an outcome.
            for (int b = 0; b < 4; ++b)
                for (int c = 0; c < 3; ++c) {
                    const auto [x, y, z] =
                        std::array{static_cast<std::int16_t>(a), static_cast<std::int16_t>(b),
                                   static_cast<std::int16_t>(c)};
                    const Event event = event_of(static_cast<EventKind>(kind), {x, y, z, 1});
                    const std::string text = Text::describe(game, event, Seat::Nobody);
                    EXPECT_EQ(Text::event_kind(event), kEventRows[kind].id);
                    ASSERT_FALSE(text.empty()) << kEventRows[kind].id;
                    EXPECT_EQ(text.find("  "), std::string::npos) << text;
                    EXPECT_EQ(text.find(" 1 legions"), std::string::npos) << text;
                    EXPECT_EQ(text.find("you take"), std::string::npos) << text;
                    EXPECT_FALSE(text[0] >= 'a' && text[0] <= 'z') << text;
                    EXPECT_EQ(text.back(), '.') << text;
                }
}

// B12, E9. Between the events that end an encounter the province has its new owner already.
TEST(View, NobodyStandsOnBothSidesOfAnEncounter) {
    const auto game = *make_game({});
    int encounters = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Rng rng(3, seed);
        AnyState state{};
        game->start(state);
        while (game->to_move(state) != Seat::Nobody) {
            const Action action = game->random_action(state, rng);
            for (const Happening& happening : game->happenings(state, action)) {
                const Value view = game->view(happening.state, Seat::Nobody);
                const Value& encounter = *view.find("encounter");
                if (encounter.is_null()) continue;
                ++encounters;
                EXPECT_NE(*encounter.find("attacker")->find("title")->text(),
                          *encounter.find("defender")->find("title")->text())
                    << game->describe(happening.event, Seat::Nobody);
            }
            std::vector<Event> log;
            game->apply(state, action, log);
        }
    }
    EXPECT_GT(encounters, 1000);
}

}  // namespace
}  // namespace occasus::pomerium
