// odds: exact probabilities of a placing.
#include <algorithm>
#include <array>
#include <fmt/ranges.h>
#include <iterator>
#include <sstream>

#include "help.h"
#include "process.h"

namespace occasus::test {
namespace {

class Odds : public CommandLine {
  protected:
    // Turn 1 of the built-in sheet: timelines 2, 1, 1, 1, 2, 1.
    void set_up() const {
        write_file(path("position.json"),
                   R"({"phase": "resource", "cubes": 0, "dice": [4, 3, 3, 3, 4, 3]})");
        begin("a.save", {"--position", "position.json"});
    }
};

// A 4 against 2 + D3 and a 3 against 1 + D3 hold on a black 1 alone: one time in three each.
TEST_F(Odds, EachTrackerAndAllTogether) {
    set_up();
    for (const std::string draft : {"0,1,2,3,4,5", "0, 1, 2, 3, 4, 5"}) {
        const Value odds = json({"odds", "rome_must_fall", "a.save", "--assign", draft, "--json"});
        EXPECT_EQ(text_at(odds, "each.vandals.fraction"), "1/3");
        EXPECT_NEAR(real_at(odds, "each.huns.decimal"), 1.0 / 3, 1e-12);
        EXPECT_EQ(text_at(odds, "lose_nothing.fraction"), "1/729");
    }
}

TEST_F(Odds, SomeDiceByName) {
    set_up();
    const Value odds =
        json({"odds", "rome_must_fall", "a.save", "--json", "--assign", "vandals=0", "sea=3"});
    EXPECT_EQ(text_at(odds, "each.vandals.fraction"), "1/3");
    EXPECT_EQ(text_at(odds, "lose_nothing.fraction"), "1/9");
    EXPECT_NE(text({"odds", "rome_must_fall", "a.save", "--assign", "vandals=0"}).find("1/3"),
              std::string::npos);
}

TEST_F(Odds, APositionFileWillDo) {
    set_up();
    const Value odds = json({"odds", "rome_must_fall", "--position", "position.json", "--assign",
                             "0,1,2,3,4,5", "--json"});
    EXPECT_EQ(text_at(odds, "lose_nothing.fraction"), "1/729");
}

TEST_F(Odds, DiceInOrderMayStandApart) {
    set_up();
    EXPECT_EQ(json({"odds", "rome_must_fall", "a.save", "--json", "--assign", "0", "1", "2", "3",
                    "4", "5"}),
              json({"odds", "rome_must_fall", "a.save", "--json", "--assign", "0,1,2,3,4,5"}));
}

// The text says what is assumed, and gives no digits beyond sense.
TEST_F(Odds, TheTextCanBeRead) {
    set_up();
    const std::string shown = text({"odds", "rome_must_fall", "a.save", "--assign", "0,1,2,3,4,5"});
    EXPECT_NE(shown.find("These odds spend no cubes"), std::string::npos) << shown;
    EXPECT_NE(shown.find("reached and held"), std::string::npos) << shown;
    // Five trackers are lost two times in three; the Ostrogoths, whom a lost Hun raid strengthens,
    // are held only when the Huns are: 5 x 2/3 + 8/9 = 38/9.
    EXPECT_NE(shown.find("expected_losses         4.2222\n"), std::string::npos) << shown;
    for (std::size_t begin = 0; begin < shown.size(); begin = shown.find('\n', begin) + 1)
        EXPECT_LE(shown.find('\n', begin) - begin, 100U) << shown;
}

// Whatever is printed adds up by itself: the losses of all placings are a whole, and their mean is
// the number of losses to expect; in text they are so within the digits that are printed.
TEST_F(Odds, LossesAddUp) {
    set_up();
    std::array<int, 6> dice{0, 1, 2, 3, 4, 5};
    for (;;) {
        const std::string placing = fmt::format("{}", fmt::join(dice, ","));
        const std::vector<std::string> question = {"odds", "rome_must_fall", "a.save", "--assign",
                                                   placing};
        std::vector<std::string> asked = question;
        asked.emplace_back("--json");
        const Value odds = json(asked);
        double whole = 0;
        double mean = 0;
        double lost = 0;
        const Value::List& losses = *at(odds, "losses").items();
        for (std::size_t count = 0; count < losses.size(); ++count) {
            const double chance = real_at(losses[count], "decimal");
            whole += chance;
            mean += static_cast<double>(count) * chance;
        }
        EXPECT_NEAR(whole, 1, 1e-12) << placing;
        EXPECT_NEAR(mean, real_at(odds, "expected_losses"), 1e-12) << placing;
        EXPECT_EQ(text_at(odds, "lose_nothing.fraction"), text_at(losses[0], "fraction"))
            << placing;
        for (const auto& [tracker, held] : *at(odds, "each").members())
            lost += 1 - real_at(held, "decimal");
        if (real_at(odds, "defeat.decimal") == 0) {
            EXPECT_NEAR(lost, mean, 1e-12) << placing;
        }
        double printed = 0;
        for (const std::string& line : lines_of(text(question)))
            if (line.size() > 26 && line.starts_with("  ") && line[2] <= '9' && line[2] >= '0')
                printed += std::stod(line.substr(line.rfind(' ')));
        EXPECT_NEAR(printed, 1, 7 * 0.00005) << placing;
        // One in ninety of the 720 will do.
        for (int skipped = 0; skipped < 90; ++skipped)
            if (!std::next_permutation(dice.begin(), dice.end())) return;
    }
}

// Each figure about a die of The Barbarian Invasions is the mean over the six faces beside it.
TEST_F(Odds, FacesAddUp) {
    const auto mean_of = [](const Value& odds, const std::string& field) {
        double sum = 0;
        for (const Value& face : *at(odds, "faces").items()) sum += real_at(face, field);
        return sum / 6;
    };
    for (int attack = 5; attack <= 25; attack += 10)
        for (int defence = 1; defence <= 5; defence += 2) {
            const Value odds = json({"odds", "invasions", "--attack", std::to_string(attack),
                                     "--defence", std::to_string(defence), "--json"});
            ASSERT_EQ(at(odds, "faces").items()->size(), 6U);
            EXPECT_NEAR(real_at(odds, "expected_attacker_loss.decimal"),
                        mean_of(odds, "attacker_loss"), 1e-12);
            EXPECT_NEAR(real_at(odds, "expected_defender_loss.decimal"),
                        mean_of(odds, "defender_loss"), 1e-12);
        }
    for (const std::string period : {"A", "B", "C"})
        for (int legions = 1; legions <= 13; legions += 4) {
            const Value odds = json({"odds", "invasions", "--rebellion", "--legions",
                                     std::to_string(legions), "--period", period, "--json"});
            int rebellions = 0;
            for (const Value& face : *at(odds, "faces").items())
                rebellions += number_at(face, "rebels") > 0 ? 1 : 0;
            EXPECT_NEAR(real_at(odds, "p_rebellion.decimal"), rebellions / 6.0, 1e-12);
            EXPECT_NEAR(real_at(odds, "expected_rebels.decimal"), mean_of(odds, "rebels"), 1e-12);
        }
}

TEST_F(Odds, WithoutAPlacingItIsSaidHowToNameOne) {
    set_up();
    const Finished done = run({"odds", "rome_must_fall", "a.save"});
    EXPECT_EQ(done.exit, 3);
    EXPECT_TRUE(is_one_line_with(
        done.err, {"--assign 0 1 2 3 4 5", "vandals, visigoths", "--assign vandals=0"}));
}

// T2.1: a placing that was made stays, so there is none to try, in whole or in part.
TEST_F(Odds, AfterThePlacingThereIsNoneToName) {
    set_up();
    text({"do", "a.save", "assign 0 1 2 3 4 5"});
    for (const std::string draft : {"0,1,2,3,4,5", "5,4,3,2,1,0", "0,1", "vandals=0"}) {
        const Finished done = run({"odds", "rome_must_fall", "a.save", "--assign", draft});
        EXPECT_EQ(done.exit, 3) << draft;
        EXPECT_TRUE(is_one_line_with(done.err, {"illegal (T2.1)", "placed"})) << draft;
    }
    EXPECT_EQ(number_at(json({"odds", "rome_must_fall", "a.save", "--json"}), "trackers"), 6);
}

TEST_F(Odds, WhatFitsNoPositionIsRefused) {
    set_up();
    EXPECT_EQ(run({"odds", "rome_must_fall", "a.save", "--assign", "0,1,2"}).exit, 3);
    EXPECT_EQ(run({"odds", "rome_must_fall", "a.save", "--assign", "0,0,1,2,3,4"}).exit, 3);
    EXPECT_EQ(run({"odds", "rome_must_fall", "a.save", "--assign", "picts=0"}).exit, 3);
    EXPECT_EQ(run({"odds", "rome_must_fall", "a.save", "--assign", "vandals=many"}).exit, 2);
    EXPECT_EQ(run({"odds", "rome_must_fall"}).exit, 3) << "no dice are rolled yet";
    EXPECT_EQ(run({"odds", "chess", "a.save"}).exit, 2);
}

// Every question that the help shows, but for those about a save, has an answer.
TEST_F(Odds, AnswerTheQuestionsOfTheirHelp) {
    int asked = 0;
    for (const std::string& line : lines_of(text({"odds", "--help"}))) {
        if (line.find("  occasus odds ") == std::string::npos ||
            line.find(".save") != std::string::npos)
            continue;
        std::istringstream words(line.substr(line.find("odds")));
        EXPECT_EQ(run({std::istream_iterator<std::string>(words), {}}).exit, 0) << line;
        ++asked;
    }
    EXPECT_GE(asked, 4);
}

}  // namespace
}  // namespace occasus::test
