// What people at one table ask of one another, mostly at a table of The Fall of the Roman Empire.
#include "table/proposals.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

#include "ai/any_player.h"
#include "games/registry.h"
#include "record/dice_stream.h"
#include "record/json.h"
#include "record/proof.h"
#include "sealed_tables.h"
#include "table/new_table.h"
#include "table/table.h"
#include "table/table_messages.h"
#include "tables.h"

namespace occasus::table::testing {
namespace {

constexpr Seat kRoman = seat_at(0);
constexpr Seat kBarbarian = seat_at(1);

struct Play {
    Seat seat;
    std::string action;
};
// A first turn: the Roman ends his moves with the 17th ply, and the Barbarian moves nothing.
const std::vector<Play> kFirstTurn{{kBarbarian, "set_up sarmatia"},
                                   {kRoman, "end"},
                                   {kRoman, "buy legion"},
                                   {kRoman, "buy force"},
                                   {kRoman, "buy force"},
                                   {kRoman, "buy force"},
                                   {kRoman, "buy force"},
                                   {kRoman, "end"},
                                   {kBarbarian, "place sarmatia 5"},
                                   {kRoman, "legion I"},
                                   {kRoman, "carry 3"},
                                   {kRoman, "march italia"},
                                   {kRoman, "legion II"},
                                   {kRoman, "carry 3"},
                                   {kRoman, "march sardinia"},
                                   {kRoman, "end"},
                                   {kBarbarian, "end"}};
constexpr int kAfterBoth = 18;  // The die before the Barbarian places is a ply, too.

Caller as(Seat seat) {
    return {seat, false};
}
Reader reading(Seat seat) {
    return {as(seat), {seat}};
}

Table empire_table(const std::vector<Sitter>& sitters) {
    MatchSetup setup;
    setup.dice_typed = true;
    TableHead head;
    head.id = "empire";
    head.host = hash_token(kHostToken);
    head.dice_typed = true;
    return Table::create(head, sitters, *Match::start(*find_game("empire"), setup));
}
Sitter person(const std::string& token) {
    return {SeatKind::Human, {}, hash_token(token), {}};
}

struct ProposalsTest : ::testing::Test {
    Table table = empire_table({person("of-rome"), person("of-the-barbarian")});

    void play_first_turn() {
        for (const auto& [seat, action] : kFirstTurn) {
            if (table.match().to_move() == Seat::Chance) act(kRoman, "roll 5");
            act(seat, action);
        }
        ASSERT_EQ(table.step(), kAfterBoth);
    }
    void act(Seat seat, const std::string& action) {
        const Answer answer = table.act(as(seat), new_id(), table.step(), action);
        ASSERT_FALSE(answer.problem) << action << ": " << answer.problem->text;
    }
    Answer propose(Seat seat, ProposalKind kind) {
        return table.propose(reading(seat), as(seat), new_id(), kind, table.step());
    }
    Answer reply(Seat seat, const Proposal& proposal, bool agrees) {
        return table.answer_proposal(as(seat), new_id(), proposal, agrees);
    }
    Answer withdraw(Seat seat, ProposalKind kind) {
        return reply(seat, {kind, seat == kRoman ? "roman" : "barbarian", table.step(), {}, {}},
                     false);
    }
    Proposal only() {
        const std::vector<Proposal> standing = table.proposals();
        EXPECT_EQ(standing.size(), 1U);
        return standing.empty() ? Proposal{} : standing.front();
    }
    void restart() {
        StoredTable stored;
        keep(stored, table.take_change());
        table = Table::load(std::move(stored));
    }
    Value result() { return result_document(table.match()); }
};

ProblemKind kind_of(const Answer& answer) {
    return answer.problem.value().kind;
}

TEST_F(ProposalsTest, ADecisionIsTakenBackAfterTheOtherHasAnswered) {
    play_first_turn();
    EXPECT_EQ(kind_of(table.undo(as(kRoman), "a", kAfterBoth)), ProblemKind::NotYourTurn);
    EXPECT_FALSE(propose(kRoman, ProposalKind::TakeBack).problem);
    EXPECT_EQ(table.step(), kAfterBoth) << "nothing is done before the other agrees";
    EXPECT_EQ(table.awaited(only()), std::vector<std::string>{"barbarian"});
    const Answer agreed = reply(kBarbarian, only(), true);
    EXPECT_FALSE(agreed.problem);
    EXPECT_EQ(table.step(), kAfterBoth - 2) << "the answer goes with the decision";
    EXPECT_EQ(table.match().to_move(), kRoman);
    EXPECT_TRUE(table.proposals().empty());
    act(kRoman, "end");
    const Result<Match> again = Match::load(find_game, table.match().saved());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->record(), table.match().record());
}

TEST_F(ProposalsTest, NothingIsTakenBackAcrossADie) {
    play_first_turn();
    const Answer answer = propose(kBarbarian, ProposalKind::TakeBack);
    EXPECT_FALSE(answer.problem) << "his last decision came after the die";
    const Table fresh = empire_table({person("of-rome"), person("of-the-barbarian")});
    EXPECT_EQ(fresh.why_not_propose(reading(kRoman), ProposalKind::TakeBack)->kind,
              ProblemKind::Illegal);
    table = empire_table({person("of-rome"), person("of-the-barbarian")});
    for (std::size_t at = 0; at < 8; ++at) act(kFirstTurn[at].seat, kFirstTurn[at].action);
    act(kRoman, "roll 5");
    EXPECT_EQ(kind_of(propose(kRoman, ProposalKind::TakeBack)), ProblemKind::Illegal);
}

TEST_F(ProposalsTest, NobodyUndoesWhatAnotherPersonIsAskedAbout) {
    act(kBarbarian, "set_up sarmatia");
    EXPECT_EQ(kind_of(table.undo(as(kBarbarian), "a", 1)), ProblemKind::Illegal);
    EXPECT_FALSE(table.undo_target(as(kBarbarian)));
    EXPECT_FALSE(propose(kBarbarian, ProposalKind::TakeBack).problem);
    EXPECT_FALSE(reply(kRoman, only(), true).problem);
    EXPECT_EQ(table.step(), 0);
}

TEST_F(ProposalsTest, OneChairWithBothSeatsAgreesWithItself) {
    act(kBarbarian, "set_up sarmatia");
    const Reader both{as(kRoman), {kRoman, kBarbarian}};
    EXPECT_FALSE(table.propose(both, as(kBarbarian), "a", ProposalKind::TakeBack, 1).problem);
    EXPECT_EQ(table.step(), 0);
    EXPECT_FALSE(table.why_no_advice(both));
}

TEST_F(ProposalsTest, AComputerPlayerMindsNoTakingBack) {
    table.change_seat(kHost, kRoman, SeatKind::Computer, "random");
    act(kBarbarian, "set_up sarmatia");
    EXPECT_FALSE(propose(kBarbarian, ProposalKind::TakeBack).problem);
    EXPECT_EQ(table.step(), 0);
}

TEST_F(ProposalsTest, WhatIsDeclinedStaysUntilItsSeatHasSeenIt) {
    EXPECT_FALSE(propose(kRoman, ProposalKind::Draw).problem);
    EXPECT_FALSE(reply(kBarbarian, only(), false).problem);
    EXPECT_EQ(only().declined, "barbarian");
    EXPECT_TRUE(table.awaited(only()).empty());
    EXPECT_EQ(kind_of(reply(kBarbarian, only(), true)), ProblemKind::NotYours) << "he has answered";
    EXPECT_FALSE(propose(kRoman, ProposalKind::Draw).problem) << "he may ask again";
    EXPECT_EQ(only().declined, "");
    EXPECT_FALSE(withdraw(kRoman, ProposalKind::Draw).problem);
    EXPECT_TRUE(table.proposals().empty());
    EXPECT_EQ(kind_of(withdraw(kRoman, ProposalKind::Draw)), ProblemKind::Stale);
    EXPECT_FALSE(table.match().over());
}

TEST_F(ProposalsTest, EachIsTakenOnceAndStandsOnce) {
    const Answer first = table.propose(reading(kRoman), as(kRoman), "a", ProposalKind::Abandon, 0);
    EXPECT_TRUE(first.changed);
    const Answer again = table.propose(reading(kRoman), as(kRoman), "a", ProposalKind::Abandon, 0);
    EXPECT_FALSE(again.problem);
    EXPECT_FALSE(again.changed);
    EXPECT_EQ(kind_of(propose(kRoman, ProposalKind::Abandon)), ProblemKind::Illegal);
    EXPECT_FALSE(propose(kBarbarian, ProposalKind::Draw).problem) << "another kind, another seat";
    EXPECT_EQ(table.proposals().size(), 2U);
}

// Each pressed the same button before the other’s proposal came.
TEST_F(ProposalsTest, TwoWhoProposeTheSameHaveAgreed) {
    propose(kRoman, ProposalKind::Draw);
    EXPECT_FALSE(propose(kBarbarian, ProposalKind::Draw).problem);
    EXPECT_TRUE(table.match().over());
    table = empire_table({person("of-rome"), person("of-the-barbarian")});
    play_first_turn();
    propose(kRoman, ProposalKind::TakeBack);
    propose(kBarbarian, ProposalKind::TakeBack);
    EXPECT_EQ(table.step(), kAfterBoth) << "each asks for another choice";
    EXPECT_EQ(table.proposals().size(), 2U);
    table = empire_table({person("of-rome"), person("of-the-barbarian")});
    propose(kRoman, ProposalKind::Draw);
    reply(kBarbarian, only(), false);
    propose(kBarbarian, ProposalKind::Draw);
    EXPECT_FALSE(table.match().over()) << "a declined proposal waits for no one";
}

TEST_F(ProposalsTest, OnlyTheSeatThatIsAskedAnswers) {
    propose(kRoman, ProposalKind::Draw);
    const Proposal draw = only();
    EXPECT_EQ(kind_of(reply(kRoman, draw, true)), ProblemKind::NotYours);
    EXPECT_EQ(kind_of(reply(Seat::Nobody, draw, true)), ProblemKind::NotYours) << "a watcher";
    EXPECT_EQ(kind_of(table.answer_proposal(kHost, "h", draw, true)), ProblemKind::NotYourTurn);
    EXPECT_EQ(kind_of(propose(Seat::Nobody, ProposalKind::Draw)), ProblemKind::NotYours);
    EXPECT_EQ(kind_of(withdraw(kBarbarian, ProposalKind::Draw)), ProblemKind::Stale);
    Proposal other = draw;
    other.ply = 7;
    EXPECT_EQ(kind_of(reply(kBarbarian, other, true)), ProblemKind::Stale);
    EXPECT_EQ(only(), draw);
}

TEST_F(ProposalsTest, ATakingBackLapsesWhenTheOtherPlaysOnAndADrawDoesNot) {
    act(kBarbarian, "set_up sarmatia");
    propose(kBarbarian, ProposalKind::TakeBack);
    propose(kBarbarian, ProposalKind::Draw);
    const Proposal lapsed = table.proposals().front();
    act(kRoman, "end");
    EXPECT_EQ(only().kind, ProposalKind::Draw);
    EXPECT_EQ(kind_of(reply(kRoman, lapsed, true)), ProblemKind::Stale);
    EXPECT_EQ(
        kind_of(table.propose(reading(kBarbarian), as(kBarbarian), "b", ProposalKind::TakeBack, 1)),
        ProblemKind::Stale);
}

TEST_F(ProposalsTest, ManyAtOnceAreTooMany) {
    int taken = 0;
    for (int time = 0; time < 20; ++time) {
        taken += propose(kRoman, ProposalKind::Draw).problem ? 0 : 1;
        withdraw(kRoman, ProposalKind::Draw);
    }
    EXPECT_EQ(taken, 5);
    EXPECT_EQ(kind_of(propose(kRoman, ProposalKind::Draw)), ProblemKind::Busy);
    table.set_time(table.now() + std::chrono::seconds(20));
    EXPECT_FALSE(propose(kRoman, ProposalKind::Draw).problem);
}

TEST_F(ProposalsTest, TheyAreKept) {
    act(kBarbarian, "set_up sarmatia");
    propose(kBarbarian, ProposalKind::TakeBack);
    propose(kRoman, ProposalKind::Draw);
    reply(kBarbarian, table.proposals().back(), false);
    const std::vector<Proposal> before = table.proposals();
    ASSERT_EQ(before.size(), 2U);
    restart();
    EXPECT_EQ(table.proposals(), before);
    EXPECT_FALSE(reply(kRoman, before.front(), true).problem);
    EXPECT_EQ(table.step(), 0);
}

TEST_F(ProposalsTest, AnotherPersonInASeatHasProposedNothing) {
    propose(kRoman, ProposalKind::Draw);
    table.change_seat(kHost, kRoman, SeatKind::Human, "");
    EXPECT_TRUE(table.proposals().empty());
}

struct Agreed {
    ProposalKind kind;
    std::string line;
    std::string title;
};
TEST_F(ProposalsTest, AllEndTheGameTogether) {
    for (const auto& [kind, line, title] :
         {Agreed{ProposalKind::Draw, "end draw", "A draw"},
          Agreed{ProposalKind::Abandon, "end abandoned", "Given up"}}) {
        table = empire_table({person("of-rome"), person("of-the-barbarian")});
        act(kBarbarian, "set_up sarmatia");
        propose(kRoman, kind);
        EXPECT_FALSE(reply(kBarbarian, only(), true).problem);
        EXPECT_TRUE(table.match().over());
        EXPECT_NE(table.match().record().find("\n" + line + " = "), std::string::npos);
        EXPECT_EQ(*result().find("title")->text(), title);
        EXPECT_TRUE(result().find("scores")->members()->empty());
        EXPECT_EQ(table.match().log().back().words, *result().find("text")->text());
        restart();
        EXPECT_TRUE(table.match().over());
        EXPECT_EQ(*result().find("title")->text(), title);
        EXPECT_EQ(kind_of(table.act(as(kRoman), new_id(), 1, "end")), ProblemKind::Over);
        EXPECT_EQ(kind_of(table.undo(as(kBarbarian), new_id(), 1)), ProblemKind::Over);
        EXPECT_EQ(kind_of(propose(kRoman, ProposalKind::Draw)), ProblemKind::Over);
        EXPECT_EQ(kind_of(reply(kRoman, Proposal{kind, "roman", 1, {}, {}}, true)),
                  ProblemKind::Over);
        table.offer_rematch(as(kRoman));
        EXPECT_TRUE(rematch_of(table, Sides::Kept).proposals().empty());
    }
}

TEST_F(ProposalsTest, WhoeverResignsLosesToTheOther) {
    act(kBarbarian, "set_up sarmatia");
    EXPECT_FALSE(propose(kRoman, ProposalKind::Resign).problem) << "nobody is asked";
    EXPECT_TRUE(table.match().over());
    EXPECT_EQ(*result().find("scores"), Value::fields().set("roman", 0).set("barbarian", 1));
    const std::string text = table.match().saved();
    EXPECT_NE(text.find("\nend resigned roman = "), std::string::npos);
    const Result<Match> again = Match::load(find_game, text);
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->over());
    EXPECT_EQ(again->outcome().title, "Barbarian wins");
    const std::vector<ProofLine> proof = proof_of(*again, *read_record(text));
    EXPECT_TRUE(std::any_of(proof.begin(), proof.end(),
                            [](const ProofLine& line) { return line.about == "end"; }));
    EXPECT_FALSE(table.match().undo_target());
}

// The record of a game that is over, and one more line with its hash.
std::string with_line(const std::string& record, const RecordLine& line) {
    Digest chain = read_record(record)->chain;
    return record + write_line(line, chain);
}

TEST_F(ProposalsTest, ARecordEndsOnceAndForASeatOfTwo) {
    const std::string begun = table.match().record();
    EXPECT_TRUE(Match::load(find_game, with_line(begun, EndLine{EndedBy::Draw, {}})));
    EXPECT_TRUE(Match::load(find_game, with_line(begun, EndLine{EndedBy::Resigned, "roman"})));
    EXPECT_FALSE(Match::load(find_game, with_line(begun, EndLine{EndedBy::Resigned, "gaul"})));
    EXPECT_FALSE(Match::load(find_game, with_line(begun, EndLine{EndedBy::Resigned, {}})));
    EXPECT_FALSE(Match::load(find_game, with_line(begun, EndLine{EndedBy::Draw, "roman"})));
    const std::string ended = with_line(begun, EndLine{EndedBy::Draw, {}});
    EXPECT_FALSE(Match::load(find_game, with_line(ended, EndLine{EndedBy::Abandoned, {}})));
    const ActionLine after{1, "barbarian", "set_up sarmatia", std::nullopt};
    EXPECT_FALSE(Match::load(find_game, with_line(ended, after)));
    EXPECT_FALSE(Match::load(find_game, with_line(ended, UndoLine{0})));
}

// The chances of two seats add up to one: at one position one of them has more than half.
TEST(Proposals, AComputerAgreesToADrawUnlessItHopesForMore) {
    const std::string player(players_of("empire").back().id);
    int drawn = 0;
    for (const Seat seat : {kRoman, kBarbarian}) {
        std::vector<Sitter> sitters{person("a"), person("b")};
        sitters[static_cast<std::size_t>(seat_index(seat))] = {
            SeatKind::Computer, player, std::nullopt, {}};
        Table table = empire_table(sitters);
        const Seat other = seat == kRoman ? kBarbarian : kRoman;
        EXPECT_FALSE(table.propose(reading(other), as(other), "a", ProposalKind::Draw, 0).problem);
        const std::vector<Proposal> standing = table.proposals();
        EXPECT_EQ(table.match().over(), standing.empty());
        if (!standing.empty()) {
            EXPECT_EQ(standing.front().declined, seat == kRoman ? "roman" : "barbarian");
        }
        drawn += table.match().over() ? 1 : 0;
    }
    EXPECT_EQ(drawn, 1);
}

TEST_F(ProposalsTest, AdviceIsOffWhilePeoplePlayOneAnotherUnlessAllAgree) {
    EXPECT_FALSE(table.why_no_advice(reading(kRoman))) << "nobody has come to the other seat";
    table.note_presence(kRoman, true);
    EXPECT_FALSE(table.why_no_advice(kSpectatorReads)) << "one person plays nobody";
    table.note_presence(kBarbarian, true);
    EXPECT_TRUE(table.why_no_advice(kSpectatorReads));
    EXPECT_EQ(table.why_no_advice(reading(kRoman))->kind, ProblemKind::Illegal);
    EXPECT_FALSE(propose(kRoman, ProposalKind::Advice).problem);
    EXPECT_TRUE(table.why_no_advice(reading(kRoman)));
    EXPECT_FALSE(reply(kBarbarian, only(), true).problem);
    EXPECT_FALSE(table.why_no_advice(reading(kRoman)));
    restart();
    EXPECT_FALSE(table.why_no_advice(reading(kBarbarian)));
    EXPECT_FALSE(propose(kBarbarian, ProposalKind::NoAdvice).problem) << "anyone ends it";
    EXPECT_TRUE(table.why_no_advice(reading(kRoman)));
    table.change_seat(kHost, kBarbarian, SeatKind::Computer, "random");
    EXPECT_FALSE(table.why_no_advice(reading(kRoman)));
}

// The kinds that a reader may propose.
std::vector<std::string> kinds_for(const Table& table, const Reader& reader) {
    std::vector<std::string> kinds;
    const Value document = proposals_document(table, reader);
    for (const Value& one : *document.find("may")->items())
        kinds.push_back(*one.find("kind")->text());
    return kinds;
}

TEST_F(ProposalsTest, ASeatIsToldWhatItMayProposeAndAWatcherWhatStands) {
    using Kinds = std::vector<std::string>;
    EXPECT_EQ(kinds_for(table, reading(kRoman)), (Kinds{"take_back", "draw", "abandon", "resign"}));
    EXPECT_EQ(kinds_for(table, kSpectatorReads), Kinds{});
    EXPECT_EQ(kinds_for(new_table(), kPlayerReads), Kinds{}) << "alone";
    act(kBarbarian, "set_up sarmatia");
    propose(kBarbarian, ProposalKind::TakeBack);
    const Value document = proposals_document(table, kSpectatorReads);
    const Value& open = document.find("open")->items()->front();
    EXPECT_EQ(*open.find("from")->text(), "barbarian");
    EXPECT_TRUE(open.find("words")->text()->starts_with("asks to take back their last choice: “"))
        << "as the log has it";
}

// --- Diplomacy ---------------------------------------------------------------------------------

Answer propose(Table& table, Seat seat, ProposalKind kind) {
    return table.propose(reads(seat), power(seat), new_id(), kind, table.step());
}
void agree_all(Table& table, Seat proposer) {
    const Proposal made = table.proposals().front();
    for (int seat = 0; seat < kPowers; ++seat) {
        if (seat_at(seat) == proposer) continue;
        EXPECT_FALSE(table.answer_proposal(power(seat_at(seat)), new_id(), made, true).problem);
    }
}

TEST(SealedProposals, ADrawIsProposedAndVotedInTheOrders) {
    Table table = new_diplomacy();
    EXPECT_EQ(kind_of(propose(table, kFrance, ProposalKind::Draw)), ProblemKind::Unknown);
    EXPECT_EQ(kind_of(propose(table, kFrance, ProposalKind::TakeBack)), ProblemKind::Unknown);
    EXPECT_FALSE(propose(table, kFrance, ProposalKind::DrawVote).problem);
    EXPECT_EQ(kind_of(propose(table, kFrance, ProposalKind::DrawVote)), ProblemKind::Illegal);
    const Proposal made = table.proposals().front();
    EXPECT_EQ(kind_of(table.answer_proposal(power(kItaly), "i", made, true)),
              ProblemKind::NotYours);
    confirm_rest(table);
    EXPECT_TRUE(table.proposals().empty());
    EXPECT_FALSE(propose(table, kFrance, ProposalKind::DrawVote).problem) << "another phase";
}

// Gaul leads by far: a share is more than the Huns can hope for, and less than Gaul can.
TEST(SealedProposals, AComputerVotesForAProposedDrawUnlessItHopesForMore) {
    const Value position = *parse_json(
        R"({"phase": "S401M", "units": {"GAUL": ["A PAR", "A MAR", "F BRE", "A SPA", "A MUN"],
            "HUNS": ["A MOS"]}, "centers": {"GAUL": ["PAR", "MAR", "BRE", "SPA", "MUN"],
            "HUNS": ["MOS"]}, "counted": {"GAUL": 5, "HUNS": 1},
            "eliminated": ["VISIGOTHS", "ROMANO-BRITISH", "VANDALS", "WESTERN", "EASTERN"]})");
    const Seat gaul = seat_at(2);
    const Seat huns = seat_at(5);
    for (const Seat computer : {gaul, huns}) {
        for (const bool is_proposed : {false, true}) {
            Table table = new_open_game(position);
            const Seat person = computer == gaul ? huns : gaul;
            EXPECT_FALSE(propose(table, computer, ProposalKind::Resign).problem);
            const AnyState& state = table.match().state();
            const std::vector<std::string> lines{computer == gaul ? "A PAR H" : "A MOS H"};
            const auto orders = table.game().read_orders(state, computer, lines).actions;
            EXPECT_FALSE(table.computer_act(computer, table.step(), orders).problem);
            if (is_proposed) propose(table, person, ProposalKind::DrawVote);
            table.write_orders(power(person), new_id(), table.step(), {"DRAW"}, true);
            confirm_rest(table);
            EXPECT_EQ(table.match().over(), is_proposed && computer == huns);
        }
    }
}

TEST(SealedProposals, TheClockIsStoppedAndGoesOnAsAllAgree) {
    StageClock clock;
    clock.movement = 60;
    Table table = new_diplomacy({}, clock);
    const Moment deadline = *table.clock()->deadline;
    propose(table, kFrance, ProposalKind::MoreTime);
    agree_all(table, kFrance);
    EXPECT_EQ(*table.clock()->deadline, deadline + std::chrono::minutes(60));
    propose(table, kItaly, ProposalKind::Pause);
    EXPECT_TRUE(table.clock()->deadline) << "not all have agreed";
    agree_all(table, kItaly);
    EXPECT_FALSE(table.clock()->deadline);
    EXPECT_EQ(kind_of(propose(table, kFrance, ProposalKind::MoreTime)), ProblemKind::Unknown);
    propose(table, kFrance, ProposalKind::GoOn);
    agree_all(table, kFrance);
    EXPECT_EQ(*table.clock()->deadline, deadline + std::chrono::minutes(60));
}

TEST(SealedProposals, TheComputerPlaysOnForWhoeverResigns) {
    Table table = new_diplomacy();
    EXPECT_FALSE(propose(table, kFrance, ProposalKind::Resign).problem);
    EXPECT_FALSE(table.match().over());
    EXPECT_EQ(table.seats().of(kFrance).kind, SeatKind::Computer);
    EXPECT_FALSE(table.seats().caller(hash_token(power_token(kFrance)))) << "it is final";
    EXPECT_NE(table.match().record().find("\nseat france resigned = "), std::string::npos);
    EXPECT_TRUE(Match::load(find_game, table.match().record()));
    EXPECT_EQ(table.thinker(), kFrance);
}

// Gaul, the Vandals and the Huns are left; the Vandals have no unit, and hold a centre until
// Winter.
Value a_power_without_units() {
    return *parse_json(
        R"({"phase": "S401M", "units": {"GAUL": ["A PAR"], "VANDALS": [], "HUNS": ["A MOS"]},
            "centers": {"GAUL": ["PAR"], "VANDALS": ["MUN"], "HUNS": ["MOS"]},
            "counted": {"GAUL": 1, "VANDALS": 1, "HUNS": 1},
            "eliminated": ["VISIGOTHS", "ROMANO-BRITISH", "WESTERN", "EASTERN"]})");
}
constexpr Seat kGaul = seat_at(2);

TEST(SealedProposals, APowerWithoutUnitsIsNotAskedInAMovementPhase) {
    Table table = new_open_game(a_power_without_units());
    EXPECT_FALSE(propose(table, kGaul, ProposalKind::Abandon).problem);
    const Proposal made = table.proposals().front();
    EXPECT_EQ(table.awaited(made), std::vector<std::string>{"huns"});
    EXPECT_FALSE(table.answer_proposal(power(seat_at(5)), "h", made, true).problem);
    EXPECT_TRUE(table.match().over());
}

// The seats that must answer would show everyone which power has lost its last unit.
TEST(SealedProposals, AHiddenGameAsksEveryPowerThatMayHaveUnits) {
    Table table = new_hidden_game(a_power_without_units());
    propose(table, kGaul, ProposalKind::Abandon);
    EXPECT_EQ(table.awaited(table.proposals().front()),
              (std::vector<std::string>{"vandals", "huns"}));
}

TEST(SealedProposals, AnAbandonedGameAsksForNoOrders) {
    StageClock clock;
    clock.movement = 60;
    Table table = new_diplomacy({}, clock);
    propose(table, kFrance, ProposalKind::Abandon);
    agree_all(table, kFrance);
    EXPECT_TRUE(table.match().over());
    EXPECT_FALSE(table.sealed());
    EXPECT_TRUE(table.asked().empty());
    EXPECT_EQ(table.thinker(), Seat::Nobody);
    table.set_time(table.now() + std::chrono::hours(2));
    EXPECT_FALSE(table.strike());
}

}  // namespace
}  // namespace occasus::table::testing
