// Exact odds against a table made apart, against invariants that follow from the rules, and against
// conflicts played out by the engine.
#include "games/empire/conflict_odds.h"

#include <cmath>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

#include "games/empire/counters.h"

namespace occasus::empire {
namespace {

struct Left {
    int barbarians;
    int cavalry;
    int romans;
    const char* probability;
};

struct Figures {
    int number;
    const char* column;
    const char* roman_wins;
    const char* barbarian_wins;
    const char* rounds;
    const char* roman_survivors;
    const char* barbarian_survivors;
};

struct Known {
    ConflictQuestion question;
    Figures figures;
    std::vector<Left> endings;
};

std::string text(const ConflictQuestion& question) {
    return std::to_string(question.barbarians) + "+" + std::to_string(question.cavalry) + " v " +
           std::to_string(question.romans) + (question.fort ? " fort " : " ") +
           std::string(kTerrainIds[static_cast<std::size_t>(question.terrain)]) +
           (question.first_round ? "" : " later");
}

void expect_known(const Known& known, const Options& options) {
    SCOPED_TRACE(text(known.question));
    const ConflictOdds odds = conflict_odds(known.question, options);
    EXPECT_EQ(odds.number, known.figures.number);
    EXPECT_EQ(kColumnTitles[static_cast<std::size_t>(column_of(odds.number))],
              known.figures.column);
    EXPECT_EQ(odds.roman_wins.text(), known.figures.roman_wins);
    EXPECT_EQ(odds.barbarian_wins.text(), known.figures.barbarian_wins);
    EXPECT_EQ(odds.neither.text(), "0");
    EXPECT_EQ(odds.rounds.text(), known.figures.rounds);
    EXPECT_EQ(odds.roman_survivors.text(), known.figures.roman_survivors);
    EXPECT_EQ(odds.barbarian_survivors.text(), known.figures.barbarian_survivors);
    ASSERT_EQ(odds.endings.size(), known.endings.size());
    for (std::size_t i = 0; i < known.endings.size(); ++i) {
        const Ending& ending = odds.endings[i];
        const Left& left = known.endings[i];
        EXPECT_EQ(std::tie(ending.barbarians, ending.cavalry, ending.romans),
                  std::tie(left.barbarians, left.cavalry, left.romans));
        EXPECT_EQ(ending.probability.text(), left.probability);
    }
}

// Three of these by hand, with the faces of a column in the order of R16's split.
//
// 1 v 1: column 1 is x/- x/- x/- x/h x/h x/h, and half of one Roman Force is none: Rome wins at
// once.
//
// 3 v 1: column 3 is x/- x/h x/h h/h h/h h/x. Three faces end it for Rome. Two leave 2 v 1; there
// column 2 ends it for Rome with four faces and leaves 1 v 1 with two, which Rome wins. One face
// leaves 2 v 0. So Rome wins 5/6, the Barbarian keeps 2 * 1/6 = 1/3 Forces, and the mean number of
// rounds is 1 + 2/6 * (1 + 2/6 * 1) = 13/9.
//
// 5 v 1: column 5 is -/h -/h -/h -/x -/x -/x. Three faces change nothing, three end it: two rounds.
const std::vector<Known> kUsual = {
    {{1, 0, 1, false, Terrain::Clear}, {1, "1", "1", "0", "1", "1", "0"}, {{0, 0, 1, "1"}}},
    {{3, 0, 1, false, Terrain::Clear},
     {3, "3", "5/6", "1/6", "13/9", "5/6", "1/3"},
     {{0, 0, 1, "5/6"}, {2, 0, 0, "1/6"}}},
    {{5, 0, 1, false, Terrain::Clear}, {5, "5", "0", "1", "2", "0", "5"}, {{5, 0, 0, "1"}}},
    {{3, 0, 1, true, Terrain::Clear}, {2, "2", "1", "0", "4/3", "1", "0"}, {{0, 0, 1, "1"}}},
    {{5, 0, 1, true, Terrain::Clear},
     {4, "4", "3/4", "1/4", "13/6", "3/4", "5/4"},
     {{0, 0, 1, "3/4"}, {5, 0, 0, "1/4"}}},
    {{3, 0, 1, false, Terrain::Forest},
     {4, "4", "7/9", "2/9", "52/27", "7/9", "11/18"},
     {{0, 0, 1, "7/9"}, {2, 0, 0, "1/18"}, {3, 0, 0, "1/6"}}},
    {{4, 1, 1, false, Terrain::Forest}, {7, "5", "0", "1", "2", "0", "4"}, {{4, 1, 0, "1"}}},
    {{2, 1, 1, false, Terrain::Clear},
     {4, "4", "7/9", "2/9", "52/27", "7/9", "7/18"},
     {{0, 0, 1, "7/9"}, {1, 1, 0, "1/18"}, {2, 1, 0, "1/6"}}},
    {{1, 0, 3, false, Terrain::Clear},
     {0, "<1", "1", "0", "1", "17/6", "0"},
     {{0, 0, 2, "1/6"}, {0, 0, 3, "5/6"}}},
    {{1, 0, 3, false, Terrain::Forest},
     {1, "1", "1", "0", "1", "5/2", "0"},
     {{0, 0, 2, "1/2"}, {0, 0, 3, "1/2"}}},
    {{6, 0, 3, false, Terrain::Clear},
     {2, "2", "1", "0", "4/3", "13/6", "0"},
     {{0, 0, 1, "1/6"}, {0, 0, 2, "1/2"}, {0, 0, 3, "1/3"}}},
    {{12, 0, 3, false, Terrain::Clear},
     {4, "4", "23/54", "31/54", "175/81", "35/54", "335/54"},
     {{0, 0, 1, "11/54"},
      {0, 0, 2, "2/9"},
      {2, 0, 0, "1/54"},
      {3, 0, 0, "1/18"},
      {12, 0, 0, "1/2"}}},
    {{6, 0, 2, false, Terrain::Clear},
     {3, "3", "7/9", "2/9", "40/27", "17/18", "11/18"},
     {{0, 0, 1, "11/18"}, {0, 0, 2, "1/6"}, {2, 0, 0, "1/18"}, {3, 0, 0, "1/6"}}},
    {{10, 0, 2, false, Terrain::Clear}, {5, "5", "0", "1", "2", "0", "10"}, {{10, 0, 0, "1"}}},
    {{6, 0, 4, false, Terrain::Forest},
     {2, "2", "1", "0", "4/3", "5/2", "0"},
     {{0, 0, 1, "1/6"}, {0, 0, 2, "1/2"}, {0, 0, 4, "1/3"}}},
    {{12, 0, 4, false, Terrain::Clear},
     {3, "3", "41/54", "13/54", "121/81", "89/54", "65/54"},
     {{0, 0, 1, "11/54"},
      {0, 0, 2, "7/18"},
      {0, 0, 4, "1/6"},
      {2, 0, 0, "1/54"},
      {3, 0, 0, "1/18"},
      {6, 0, 0, "1/6"}}},
    {{20, 0, 5, false, Terrain::Clear},
     {4, "4", "71/162", "91/162", "526/243", "167/162", "1667/162"},
     {{0, 0, 1, "11/162"},
      {0, 0, 2, "4/27"},
      {0, 0, 3, "2/9"},
      {2, 0, 0, "1/162"},
      {5, 0, 0, "1/18"},
      {20, 0, 0, "1/2"}}},
    {{30, 2, 8, false, Terrain::Clear}, {5, "5", "0", "1", "2", "0", "30"}, {{30, 2, 0, "1"}}},
    {{40, 4, 10, false, Terrain::Clear}, {5, "5", "0", "1", "2", "0", "40"}, {{40, 4, 0, "1"}}},
};

// R15: Forces only in the ratio.
const std::vector<Known> kCavalryNotInRatio = {
    {{6, 1, 4, false, Terrain::Forest},
     {3, "3", "5/6", "1/6", "4/3", "11/6", "1/2"},
     {{0, 0, 1, "1/6"}, {0, 0, 2, "1/2"}, {0, 0, 4, "1/6"}, {3, 1, 0, "1/6"}}},
    {{3, 1, 2, false, Terrain::Clear},
     {2, "2", "1", "0", "4/3", "4/3", "0"},
     {{0, 0, 1, "2/3"}, {0, 0, 2, "1/3"}}},
    {{4, 1, 1, false, Terrain::Clear},
     {5, "5", "3/8", "5/8", "25/12", "3/8", "5/2"},
     {{0, 0, 1, "3/8"}, {4, 1, 0, "5/8"}}},
    {{3, 0, 1, false, Terrain::Clear},
     {3, "3", "5/6", "1/6", "13/9", "5/6", "1/3"},
     {{0, 0, 1, "5/6"}, {2, 0, 0, "1/6"}}},
    {{12, 0, 4, false, Terrain::Clear},
     {3, "3", "41/54", "13/54", "121/81", "89/54", "65/54"},
     {{0, 0, 1, "11/54"},
      {0, 0, 2, "7/18"},
      {0, 0, 4, "1/6"},
      {2, 0, 0, "1/54"},
      {3, 0, 0, "1/18"},
      {6, 0, 0, "1/6"}}},
    {{9, 0, 3, false, Terrain::Clear},
     {3, "3", "22/27", "5/27", "121/81", "43/27", "47/54"},
     {{0, 0, 1, "11/54"}, {0, 0, 2, "4/9"}, {0, 0, 3, "1/6"}, {2, 0, 0, "1/54"}, {5, 0, 0, "1/6"}}},
};

// R16: h/h for a 3 in column 3.
const std::vector<Known> kCrt33IsH = {
    {{6, 1, 4, false, Terrain::Forest},
     {3, "3", "5/6", "1/6", "31/18", "5/3", "1/2"},
     {{0, 0, 1, "1/3"}, {0, 0, 2, "1/3"}, {0, 0, 4, "1/6"}, {3, 1, 0, "1/6"}}},
    {{3, 1, 2, false, Terrain::Clear},
     {3, "3", "5/6", "1/6", "5/3", "1", "1/6"},
     {{0, 0, 1, "2/3"}, {0, 0, 2, "1/6"}, {1, 1, 0, "1/6"}}},
    {{4, 1, 1, false, Terrain::Clear}, {6, "5", "0", "1", "2", "0", "4"}, {{4, 1, 0, "1"}}},
    {{3, 0, 1, false, Terrain::Clear},
     {3, "3", "5/6", "1/6", "5/3", "5/6", "1/3"},
     {{0, 0, 1, "5/6"}, {2, 0, 0, "1/6"}}},
    {{12, 0, 4, false, Terrain::Clear},
     {3, "3", "17/24", "7/24", "23/12", "35/24", "4/3"},
     {{0, 0, 1, "7/24"},
      {0, 0, 2, "1/4"},
      {0, 0, 4, "1/6"},
      {2, 0, 0, "1/24"},
      {3, 0, 0, "1/12"},
      {6, 0, 0, "1/6"}}},
    {{9, 0, 3, false, Terrain::Clear},
     {3, "3", "29/36", "7/36", "16/9", "53/36", "8/9"},
     {{0, 0, 1, "11/36"}, {0, 0, 2, "1/3"}, {0, 0, 3, "1/6"}, {2, 0, 0, "1/36"}, {5, 0, 0, "1/6"}}},
};

constexpr Options kDefault;
constexpr Options kForcesOnlyInRatio = {.cavalry_in_ratio = false};
constexpr Options kHalf33 = {.crt33_is_x = false};
constexpr Options kXSparesCavalry = {.x_kills_cavalry = false};

ConflictOdds plain(int barbarians, int romans, const Options& options = kDefault) {
    return conflict_odds({.barbarians = barbarians, .romans = romans}, options);
}

TEST(ConflictOdds, AgreeWithTheTable) {
    for (const Known& known : kUsual) expect_known(known, kDefault);
}

TEST(R15, CavalryOutsideTheRatio) {
    for (const Known& known : kCavalryNotInRatio) expect_known(known, kForcesOnlyInRatio);
}

TEST(R16, TheOtherReadingOfTheHalfEmptyBox) {
    for (const Known& known : kCrt33IsH) expect_known(known, kHalf33);
    // The figures of the ruling itself.
    EXPECT_EQ(plain(9, 3).roman_wins.text(), "22/27");
    EXPECT_EQ(plain(9, 3, kHalf33).roman_wins.text(), "29/36");
    EXPECT_EQ(plain(12, 4).roman_wins.text(), "41/54");
    EXPECT_EQ(plain(12, 4, kHalf33).roman_wins.text(), "17/24");
    EXPECT_EQ(plain(3, 1).roman_wins.text(), plain(3, 1, kHalf33).roman_wins.text());
}

// 1 + 1 v 3: 2 to 3 is 0, the Cavalry makes it 1. Every face of column 1 is an x, three of them
// with an h, which leaves two of three Romans.
TEST(R19, WhatAnXLeavesOfCavalry) {
    const ConflictQuestion question{.barbarians = 1, .cavalry = 1, .romans = 3};
    const ConflictOdds spared = conflict_odds(question, kXSparesCavalry);
    ASSERT_EQ(spared.endings.size(), 2U);
    EXPECT_EQ(spared.endings[0].cavalry, 1);
    EXPECT_EQ(spared.endings[1].cavalry, 1);
    EXPECT_EQ(spared.cavalry_survivors.text(), "1");
    // R24: Cavalry that stays has won nothing.
    EXPECT_EQ(spared.roman_wins.text(), "1");
    EXPECT_EQ(spared.roman_survivors.text(), "5/2");
    EXPECT_EQ(conflict_odds(question, kDefault).cavalry_survivors.text(), "0");
}

// R18 with the example of 7.6: of eight Forces and one Cavalry an h takes four, all of them Forces.
TEST(R20, ForcesGoFirstAndNeverTheLast) {
    EXPECT_EQ(forces_lost_by_default(8, 4), 4);
    EXPECT_EQ(forces_lost_by_default(4, 4), 3);
    EXPECT_EQ(forces_lost_by_default(1, 1), 0);
}

// 1 + 3 v 1, later: column 4. h/h leaves 1 + 1, the last Force among them.
TEST(R20, TheLastForceOutlivesCavalry) {
    const ConflictOdds odds =
        conflict_odds({.barbarians = 1, .cavalry = 3, .romans = 1, .first_round = false}, kDefault);
    EXPECT_EQ(odds.number, 4);
    for (const Ending& ending : odds.endings) EXPECT_EQ(ending.barbarians + ending.romans, 1);
    // Four faces change something: x/h, twice h/h, -/x. After h/h, 1 + 1 v 1 is column 2: four
    // faces end it for Rome, two leave 1 + 0 v 1, which Rome wins.
    EXPECT_EQ(odds.roman_wins.text(), "3/4");
    EXPECT_EQ(odds.barbarian_wins.text(), "1/4");
    EXPECT_EQ(odds.cavalry_survivors.text(), "3/4");
    // 6/4 rounds to a change, then in half of all cases 1 + 2/6 more.
    EXPECT_EQ(odds.rounds.text(), "13/6");
}

TEST(R21, RoundsThatChangeNothingAreCounted) {
    EXPECT_EQ(plain(5, 1).rounds.text(), "2");
    EXPECT_EQ(plain(60, 1).rounds.text(), "2");
}

// 7.2: without the bonuses 3 v 1 in a forest is 3 v 1 in the open.
TEST(T7_6, BonusesEndWithTheFirstRound) {
    const ConflictQuestion later{
        .barbarians = 3, .romans = 1, .terrain = Terrain::Forest, .first_round = false};
    EXPECT_EQ(conflict_odds(later, kDefault).number, 3);
    EXPECT_EQ(conflict_odds(later, kDefault).rounds, plain(3, 1).rounds);
    // R33: Cavalry counts in the ratio still, 3 to 1.
    const ConflictQuestion riders{.barbarians = 2, .cavalry = 1, .romans = 1, .first_round = false};
    EXPECT_EQ(conflict_odds(riders, kDefault).number, 3);
    EXPECT_EQ(conflict_odds(riders, kForcesOnlyInRatio).number, 2);
}

// Small numbers, all of them; large ones here and there, up to the largest.
std::vector<ConflictQuestion> sweep() {
    constexpr int kCounts[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 17, 31, 33, 48, 59, 60};
    std::vector<ConflictQuestion> questions;
    for (const int barbarians : kCounts)
        for (const int cavalry : {0, 1, 2, 5, 12, 60})
            for (const int romans : kCounts)
                for (const bool fort : {false, true})
                    for (const Terrain terrain : {Terrain::Clear, Terrain::Mountain})
                        questions.push_back({barbarians, cavalry, romans, fort, terrain});
    return questions;
}

void expect_whole(const ConflictQuestion& question, const Options& options) {
    const ConflictOdds odds = conflict_odds(question, options);
    Fraction sum;
    for (const Ending& ending : odds.endings) {
        sum = sum + ending.probability;
        ASSERT_TRUE(ending.barbarians == 0 || ending.romans == 0) << text(question);
    }
    ASSERT_EQ(sum.text(), "1") << text(question);
    ASSERT_EQ((odds.roman_wins + odds.barbarian_wins).text(), "1") << text(question);
    // R20: the last Force is kept, and no result of the table has an x on both sides.
    ASSERT_EQ(odds.neither.text(), "0") << text(question);
    ASSERT_TRUE(odds.rounds.is_exact() && odds.roman_survivors.is_exact() &&
                odds.barbarian_survivors.is_exact() && odds.cavalry_survivors.is_exact())
        << text(question);
    // R21.
    ASSERT_GE(odds.rounds.decimal(), 1) << text(question);
    ASSERT_LE(odds.rounds.decimal(), 3) << text(question);
}

TEST(ConflictOdds, AreWholeAndExactUpToTheLargest) {
    for (const ConflictQuestion& question : sweep()) {
        expect_whole(question, kDefault);
        expect_whole(question, {false, false, false});
    }
}

double roman_wins(const ConflictQuestion& question) {
    return conflict_odds(question, kDefault).roman_wins.decimal();
}

// A higher column is never better for Rome on any face, and never worse for the Barbarian: so the
// same dice never turn out better for the side that begins weaker.
TEST(ConflictOdds, MoreOfOneSideNeverHelpsTheOther) {
    constexpr double kRounding = 1e-12;
    for (int barbarians = 1; barbarians <= 24; ++barbarians)
        for (int romans = 1; romans <= 8; ++romans) {
            const ConflictQuestion question{.barbarians = barbarians, .romans = romans};
            SCOPED_TRACE(text(question));
            ConflictQuestion other = question;
            ++other.barbarians;
            EXPECT_LE(roman_wins(other), roman_wins(question) + kRounding);
            other = question;
            ++other.romans;
            EXPECT_GE(roman_wins(other), roman_wins(question) - kRounding);
            other = question;
            other.fort = true;
            EXPECT_GE(roman_wins(other), roman_wins(question) - kRounding);
            other = question;
            other.terrain = Terrain::Mountain;
            EXPECT_LE(roman_wins(other), roman_wins(question) + kRounding);
            other = question;
            other.cavalry = 1;
            EXPECT_LE(roman_wins(other), roman_wins(question) + kRounding);
        }
}

TEST(Fraction, IsReducedAndKnowsWhenItDoesNotFit) {
    EXPECT_EQ(Fraction(6, 4).text(), "3/2");
    EXPECT_EQ(Fraction(0, 7).text(), "0");
    EXPECT_EQ((Fraction(1, 6) + Fraction(1, 3)).text(), "1/2");
    EXPECT_EQ((Fraction(4, 9) * Fraction(3, 2)).text(), "2/3");
    EXPECT_DOUBLE_EQ(Fraction(22, 27).decimal(), 22.0 / 27.0);
    // 3^39 and 2^62 fit; their product does not.
    std::int64_t power = 1;
    for (int i = 0; i < 39; ++i) power *= 3;
    const Fraction tiny(1, power);
    const Fraction tinier(1, std::int64_t{1} << 62);
    EXPECT_FALSE((tiny + tinier).is_exact());
    EXPECT_FALSE((tiny * tinier).is_exact());
    EXPECT_FALSE((tiny * tinier + 1).is_exact());
    EXPECT_TRUE((tiny + tiny).is_exact());
}

// --- Documents
// ------------------------------------------------------------------------------------

TEST(ConflictOddsDocument, GivesEveryFigureAsFractionAndDecimal) {
    const ConflictQuestion question{
        .barbarians = 2, .cavalry = 1, .romans = 1, .terrain = Terrain::Clear};
    const Value document = conflict_odds_document(question, conflict_odds(question, kDefault));
    EXPECT_EQ(*document.find("barbarian_forces")->number(), 2);
    EXPECT_EQ(*document.find("terrain")->text(), "clear");
    EXPECT_EQ(*document.find("number")->number(), 4);
    EXPECT_EQ(*document.find("column")->text(), "4");
    EXPECT_EQ(*document.find("roman_wins")->find("fraction")->text(), "7/9");
    EXPECT_DOUBLE_EQ(std::get<double>(document.find("roman_wins")->find("decimal")->content()),
                     7.0 / 9.0);
    EXPECT_EQ(*document.find("rounds")->find("fraction")->text(), "52/27");
    const Value::List& endings = *document.find("endings")->items();
    ASSERT_EQ(endings.size(), 3U);
    EXPECT_EQ(*endings[1].find("barbarian_forces")->number(), 1);
    EXPECT_EQ(*endings[1].find("cavalry")->number(), 1);
    EXPECT_EQ(*endings[1].find("roman_forces")->number(), 0);
    EXPECT_EQ(*endings[1].find("probability")->find("fraction")->text(), "1/18");
}

Value forces(int barbarians, int romans) {
    return Value::fields().set("barbarian_forces", barbarians).set("roman_forces", romans);
}

TEST(ConflictQuestion, MayLeaveOutWhatIsUsual) {
    const auto usual = read_conflict_question(forces(6, 4));
    ASSERT_TRUE(usual);
    EXPECT_EQ(*usual, (ConflictQuestion{.barbarians = 6, .romans = 4}));
    const auto whole = read_conflict_question(forces(60, 60)
                                                  .set("cavalry", 60)
                                                  .set("fort", true)
                                                  .set("terrain", "mountain")
                                                  .set("first_round", false));
    ASSERT_TRUE(whole);
    EXPECT_EQ(*whole, (ConflictQuestion{60, 60, 60, true, Terrain::Mountain, false}));
    EXPECT_TRUE(read_conflict_question(forces(1, 1).set("cavalry", nullptr)));
}

void expect_refused(const Value& query, const std::string& field, const std::string& range) {
    const auto question = read_conflict_question(query);
    ASSERT_FALSE(question) << field;
    EXPECT_EQ(question.refusal().kind, RefusalKind::Unreadable);
    EXPECT_EQ(question.refusal().field, field);
    EXPECT_NE(question.refusal().text.find(field), std::string::npos);
    EXPECT_NE(question.refusal().text.find(range), std::string::npos) << question.refusal().text;
}

TEST(ConflictQuestion, IsRefusedWithTheFieldAndItsRange) {
    expect_refused(forces(0, 4), "barbarian_forces", "1 to 60");
    expect_refused(forces(61, 4), "barbarian_forces", "1 to 60");
    expect_refused(forces(6, 0), "roman_forces", "1 to 60");
    expect_refused(forces(6, -1), "roman_forces", "1 to 60");
    expect_refused(Value::fields().set("barbarian_forces", 6), "roman_forces", "1 to 60");
    expect_refused(Value::fields(), "barbarian_forces", "1 to 60");
    expect_refused(forces(6, 4).set("cavalry", -1), "cavalry", "0 to 60");
    expect_refused(forces(6, 4).set("cavalry", 61), "cavalry", "0 to 60");
    expect_refused(forces(6, 4).set("cavalry", std::int64_t{1} << 32), "cavalry", "0 to 60");
    expect_refused(forces(6, 4).set("cavalry", "one"), "cavalry", "0 to 60");
    expect_refused(forces(6, 4).set("fort", 1), "fort", "true or false");
    expect_refused(forces(6, 4).set("terrain", "swamp"), "terrain", "clear, forest or mountain");
    expect_refused(forces(6, 4).set("terrain", 1), "terrain", "clear, forest or mountain");
    expect_refused(forces(6, 4).set("first_round", "no"), "first_round", "true or false");
    expect_refused(forces(6, 4).set("walls", 1), "walls", "is unknown");
    EXPECT_FALSE(read_conflict_question(Value(7)));
}

// --- The engine
// -----------------------------------------------------------------------------------

constexpr int kConflicts = 20'000;

// An area of that terrain, not Rome.
int field_of(const Board& board, Terrain terrain) {
    for (int area = 0; area < board.size(); ++area)
        if (area != board.rome && board.area(area).terrain == terrain) return area;
    return -1;
}

State before_the_roll(const Rules& rules, const ConflictQuestion& question) {
    State state = rules.start();
    state.from = area_id(field_of(rules.board(), question.terrain));
    change_barbarians(state, state.from, question.barbarians);
    change_cavalry(state, state.from, question.cavalry);
    change_romans(state, state.from, question.romans);
    if (question.fort) state.forts |= bit_of(state.from);
    state.round = question.first_round ? 1 : 2;
    state.step = Step::ConflictRoll;
    return state;
}

struct Played {
    int rounds = 0;
    std::tuple<int, int, int> left;
};

Played play(const Rules& rules, State state, Rng& rng) {
    const std::uint8_t area = state.from;
    NullSink sink;
    Played played;
    while (state.step == Step::ConflictRoll || state.step == Step::Losses) {
        if (state.step == Step::ConflictRoll) ++played.rounds;
        const int lost = forces_lost_by_default(state.barbarians[area], state.count);
        const Action action =
            state.step == Step::ConflictRoll ? Action{rng.below(6)} : make_action(Verb::Lose, lost);
        rules.apply(state, action, sink);
    }
    played.left = {state.barbarians[area], state.cavalry[area], state.romans[area]};
    return played;
}

// Four standard deviations of a mean over all conflicts played.
double tolerance(double variance) {
    return 4 * std::sqrt(variance / kConflicts) + 1e-9;
}

void expect_played(const ConflictQuestion& question, const Options& options) {
    SCOPED_TRACE(text(question));
    const auto board = Board::parse(built_in_board());
    ASSERT_TRUE(board);
    const Rules rules(*board, options);
    const State start = before_the_roll(rules, question);
    const ConflictOdds odds = conflict_odds(question, options);
    EXPECT_EQ(rules.conflict_column(start, start.from), column_of(odds.number));
    Rng rng(20'260'101);
    double rounds = 0;
    double squares = 0;
    std::map<std::tuple<int, int, int>, int> seen;
    for (int i = 0; i < kConflicts; ++i) {
        const Played played = play(rules, start, rng);
        rounds += played.rounds;
        squares += played.rounds * played.rounds;
        ++seen[played.left];
    }
    const double mean = rounds / kConflicts;
    EXPECT_NEAR(mean, odds.rounds.decimal(), tolerance(squares / kConflicts - mean * mean));
    for (const Ending& ending : odds.endings) {
        const auto left = std::tuple(ending.barbarians, ending.cavalry, ending.romans);
        const double p = ending.probability.decimal();
        EXPECT_NEAR(static_cast<double>(seen[left]) / kConflicts, p, tolerance(p * (1 - p)));
    }
    EXPECT_EQ(seen.size(), odds.endings.size());  // The engine ends in no other way.
}

const std::vector<ConflictQuestion> kPlayed = {
    {3, 0, 1},
    {5, 0, 1, true},
    {6, 1, 4, false, Terrain::Forest},
    {8, 1, 3, true, Terrain::Forest},
    {12, 0, 3},
    {2, 3, 1, false, Terrain::Mountain},
    {1, 6, 2, true},
    {7, 5, 3, false, Terrain::Clear, false},
    {25, 6, 9, true, Terrain::Mountain},
};

TEST(ConflictOdds, AreThoseOfConflictsPlayedByTheEngine) {
    for (const ConflictQuestion& question : kPlayed) expect_played(question, kDefault);
}

TEST(ConflictOdds, AreThoseOfTheEngineUnderEveryOption) {
    for (const ConflictQuestion& question : kPlayed) {
        expect_played(question, kForcesOnlyInRatio);
        expect_played(question, kHalf33);
        expect_played(question, kXSparesCavalry);
    }
}

}  // namespace
}  // namespace occasus::empire
