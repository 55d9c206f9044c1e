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
    EXPECT_EQ(told(EventKind::ActionRolled, {1, 1}), "General 1 rolls 1 and does nothing.");
    EXPECT_EQ(told(EventKind::ActionRolled, {1, 3}), "General 1 rolls 3 and offers an alliance.");
    EXPECT_EQ(told(EventKind::ActionRolled, {1, 4}), "General 1 rolls 4 and attacks.");
    EXPECT_EQ(told(EventKind::Idle, {0}), "You do nothing.");
    EXPECT_EQ(told(EventKind::Idle, {1}), "General 1 does nothing.");
}

TEST(Describe, AnOfferAndItsAnswer) {
    EXPECT_EQ(told(EventKind::Offered, {0, kGaul, kSenate}),
              "You offer an alliance in Gallia, which is the Senate's.");
    EXPECT_EQ(told(EventKind::Offered, {2, kGaul, 0}),
              "General 2 offers an alliance in Gallia, which is yours.");
    EXPECT_EQ(told(EventKind::RolledOff, {1, 3, 0, 5}),
              "For dominance general 1 rolls 3 and you roll 5.");
    EXPECT_EQ(told(EventKind::Answered, {1, kGaul, 1}), "Gallia answers yes.");
    EXPECT_EQ(told(EventKind::Answered, {1, kGaul, 0}), "Gallia answers no.");
    EXPECT_EQ(told(EventKind::Merged, {0, 2, 11}),
              "You take all that was general 2's: 11 legions now.");
    EXPECT_EQ(told(EventKind::Merged, {2, 0, 11}),
              "General 2 takes all that was yours: 11 legions now.");
    EXPECT_EQ(told(EventKind::Joined, {0, kGaul, 1}), "Gallia joins you with 1 legion.");
}

TEST(Describe, ABattle) {
    EXPECT_EQ(told(EventKind::AttackBegan, {kHostParty, kGaul, 0}),
              "The host attacks Gallia, which is yours.");
    EXPECT_EQ(told(EventKind::AttackBegan, {0, kGaul, kNation}),
              "You attack Gallia, which is the nation's.");
    EXPECT_EQ(told(EventKind::StrengthRolled, {kGaul, 5}), "The nation in Gallia is 5 strong.");
    EXPECT_EQ(told(EventKind::WalkedIn, {1, kGaul}), "Gallia falls to general 1 without a battle.");
    EXPECT_EQ(told(EventKind::InitiativeRolled, {3, 5}),
              "Initiative: the attacker rolls 3, the defender 5.");
    EXPECT_EQ(told(EventKind::Devoted, {kSenate, 1}), "The Senate devotes 1 legion.");
    EXPECT_EQ(told(EventKind::Devoted, {0, 4}), "You devote 4 legions.");
    EXPECT_EQ(told(EventKind::SegmentsRolled, {1, 2}),
              "The battle lasts 1 segment; each hit costs 2 legions.");
    EXPECT_EQ(told(EventKind::Volley, {0, 3, 1}), "You strike: 3 legions left on the other side.");
    EXPECT_EQ(told(EventKind::BattleEnded, {kNation, kGaul, 1, 3}),
              "The nation wins at Gallia: 1 of the attackers and 3 of the defenders are left.");
    EXPECT_EQ(told(EventKind::ProvinceTaken, {2, kGaul}), "Gallia is now general 2's.");
    EXPECT_EQ(told(EventKind::ProvinceTaken, {0, kGaul}), "Gallia is now yours.");
    EXPECT_EQ(told(EventKind::ProvinceLost, {kGaul}), "Gallia is lost to the Empire.");
}

TEST(Describe, AYear) {
    EXPECT_EQ(told(EventKind::Income, {0, 1}), "You raise 1 legion.");
    EXPECT_EQ(told(EventKind::EventsRolled, {6}), "The year brings 6 events.");
    EXPECT_EQ(told(EventKind::EventRolled, {20}), "The die of events falls 20.");
    EXPECT_EQ(told(EventKind::Assassinated, {0}), "You are assassinated.");
    EXPECT_EQ(told(EventKind::Assassinated, {3}), "General 3 is assassinated.");
    EXPECT_EQ(told(EventKind::NewGeneral, {3, kGaul, 4}),
              "General 3 rises in Gallia with 4 legions.");
    EXPECT_EQ(told(EventKind::NoNewGeneral, {}), "There is no room for a new general.");
    EXPECT_EQ(told(EventKind::ProvinceChanged, {kGaul, 1, 0, 4}),
              "An epidemic in Gallia: you have 4 legions.");
    EXPECT_EQ(told(EventKind::ProvinceChanged, {kGaul, 2, kSenate, 1}),
              "Prosperity in Gallia: the Senate has 1 legion.");
    EXPECT_EQ(told(EventKind::ProvinceChanged, {kGaul, 3, kNation, 0}),
              "Rebellion in Gallia, which is lost: no effect.");
    EXPECT_EQ(told(EventKind::InvasionRolled, {0, kGaul}), "The Picts come to Gallia.");
    EXPECT_EQ(told(EventKind::InvasionRolled, {7, -1}),
              "The Parthians come, and find nothing imperial on their way.");
    EXPECT_EQ(told(EventKind::HostRolled, {1, 8}), "The Celts are 8 strong.");
    EXPECT_EQ(told(EventKind::GeneralOut, {0}), "You have no province left.");
    EXPECT_EQ(told(EventKind::GeneralOut, {2}), "General 2 has no province left.");
}

// V1, V3.
TEST(Describe, AnEnd) {
    const auto end = [](Cause cause) {
        return told(EventKind::GameOver, {1, static_cast<std::int16_t>(cause)});
    };
    EXPECT_EQ(end(Cause::Imperator),
              "No rival is left, and you hold three provinces or more: you are emperor.");
    EXPECT_EQ(end(Cause::Assassinated), "You are assassinated.");
    EXPECT_EQ(end(Cause::Conquered), "Your last province has been conquered.");
    EXPECT_EQ(end(Cause::Merged), "You have submitted to another general.");
    EXPECT_EQ(end(Cause::Invaded), "Your last province has been lost to invaders.");
    EXPECT_EQ(end(Cause::Rebelled), "Your last province has rebelled.");
    State state = Rules::start();
    state.outcome = Outcome::Win;
    EXPECT_EQ(Text::outcome(rules(), state).grade, "emperor");
    EXPECT_EQ(Text::outcome(rules(), state).scores, std::vector<int>{1});
    state.outcome = Outcome::Loss;
    EXPECT_EQ(Text::outcome(rules(), state).grade, "defeat");
    EXPECT_EQ(Text::outcome(rules(), state).scores, std::vector<int>{0});
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

// Every kind of event has an id of its own and says something.
TEST(EventArgs, EveryKindHasAName) {
    for (std::size_t kind = 0; kind < kEventRows.size(); ++kind) {
        const Event event = event_of(static_cast<EventKind>(kind), {1, 1, 1, 1});
        EXPECT_EQ(Text::event_kind(event), kEventRows[kind].id);
        EXPECT_FALSE(Text::describe(rules(), event, Seat::Nobody).empty()) << kEventRows[kind].id;
    }
}

}  // namespace
}  // namespace occasus::pomerium
