// appraise, report, calibrate and sim --adjusted: what they print, and that it adds up.
#include <algorithm>
#include <cmath>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "files.h"
#include "help.h"
#include "process.h"
#include "record/json.h"

namespace occasus::test {
namespace {

// The chances of winning that the answer gave away.
double cost_of(const Value& entry) {
    return entry.find("better") == nullptr
               ? 0
               : real_at(entry, "better_worth") - real_at(entry, "worth");
}

class Reports : public CommandLine {
  protected:
    // What the first answer costs when a position is taken up again and it alone is given.
    double cost_anew(const std::string& game, const Value& position, const std::string& action) {
        text({"new", game, "--position", "-", "--dice", "typed", "-o", "anew.save", "--force"},
             to_json(position));
        text({"do", "anew.save", action});
        return cost_of(at(json({"report", "anew.save", "--json"}), "entries.0"));
    }

    static std::string kept(const std::string& name) {
        return source_path("tests/records/" + name).string();
    }
};

// Start, luck, decisions and reappraisal are the result, for every seat of every kept game.
TEST_F(Reports, WhatHappenedAddsUp) {
    for (const std::string name :
         {"rome_must_fall/rules1-whole.record", "empire/b85c407-0001.record"}) {
        const Value report = json({"report", kept(name), "--json"});
        for (const Value& total : *at(report, "totals").items()) {
            const double sum = real_at(total, "start") + real_at(total, "luck") +
                               real_at(total, "decisions") + real_at(total, "others") +
                               real_at(total, "reappraisal");
            EXPECT_NEAR(sum, real_at(total, "end"), 1e-9) << name;
            EXPECT_NEAR(real_at(total, "adjusted"), real_at(total, "end") - real_at(total, "luck"),
                        1e-9)
                << name;
            EXPECT_LE(real_at(total, "decisions"), 0) << name;
        }
        EXPECT_EQ(at(report, "curve").items()->size(),
                  static_cast<std::size_t>(number_at(report, "plies")) + 1);
        EXPECT_LE(at(report, "turning_points").items()->size(), 5U);
    }
}

// So do the figures that are printed, within the tenths they are rounded to.
TEST_F(Reports, WhatIsPrintedAddsUp) {
    for (const std::string name :
         {"rome_must_fall/rules1-whole.record", "empire/b85c407-0001.record"}) {
        int totals = 0;
        for (const std::string& line : lines_of(text({"report", kept(name)}))) {
            const std::size_t equals = line.find(" = ");
            const std::size_t without = line.find("without luck ");
            if (equals == std::string::npos || without == std::string::npos) continue;
            std::istringstream terms(line.substr(26, equals - 26));
            double sum = 0;
            double luck = 0;
            int count = 0;
            for (double term = 0; terms >> term; sum += term)
                if (++count == 2) luck = term;
            const double result = std::stod(line.substr(equals + 3));
            EXPECT_EQ(count, 5) << line;
            EXPECT_NEAR(sum, result, 0.3001) << line;
            EXPECT_NEAR(std::stod(line.substr(without + 13)), result - luck, 0.1501) << line;
            ++totals;
        }
        EXPECT_EQ(totals, name.starts_with("empire") ? 2 : 1);
    }
}

// The shares that are printed of games and of positions make a whole, group by group.
TEST_F(Reports, PrintedSharesMakeAWhole) {
    const auto sum_of = [](const Value& shares) {
        double sum = 0;
        for (const auto& [name, share] : *shares.members()) sum += real_at(shares, name);
        return sum;
    };
    for (const std::string game :
         {"rome_must_fall", "empire", "pomerium", "invasions", "diplomacy"}) {
        std::vector<std::string> sim = {"sim", game, "--games", "20", "--json"};
        std::vector<std::string> begin = {"new", game, "--seed", "1", "-o", "a.save", "--force"};
        if (game == "diplomacy")
            for (auto* words : {&sim, &begin})
                words->insert(words->end(), {"--option", "last_year=402"});
        const Value result = json(sim);
        for (const Value& seat : *at(result, "results").items()) {
            EXPECT_NEAR(sum_of(at(seat, "grades")), 1, 1e-9) << game;
            EXPECT_EQ(sum_of(at(seat, "grade_counts")), 20) << game;
        }
        EXPECT_EQ(sum_of(at(result, "turns.histogram")), 20) << game;
        text(begin);
        const Value appraisal = json({"appraise", "a.save", "--json"});
        const Value::List& seats = *at(appraisal, "seats").items();
        double worths = 0;
        for (const Value& seat : seats) {
            EXPECT_NEAR(sum_of(at(seat, "grades")), 1, 1e-9) << game;
            worths += real_at(seat, "worth");
        }
        if (seats.size() > 1) {
            EXPECT_NEAR(worths, 1, 1e-6) << game;
        }
    }
}

// A decision is told with its question. Of two placings of dice only what differs is told, and
// nothing in notation; the page, which draws them, gets all six.
TEST_F(Reports, TellADecisionWithItsQuestion) {
    const Value report = json({"report", kept("rome_must_fall/295ea5b-0001.record"), "--json"});
    int placings = 0;
    for (const Value& entry : *at(report, "entries").items()) {
        if (entry.find("better") == nullptr) continue;
        EXPECT_FALSE(text_at(entry, "question").empty());
        const std::string given = text_at(entry, "text");
        const std::string better = text_at(entry, "better");
        EXPECT_EQ((given + better).find("assign "), std::string::npos) << given << better;
        EXPECT_FALSE(better.ends_with("nothing else")) << better;
        const std::string label = "Place the six dice";
        EXPECT_EQ(entry.find("filled") != nullptr, given.starts_with(label)) << given;
        EXPECT_EQ(entry.find("better_filled") != nullptr, better.starts_with(label)) << better;
        for (const char* name : {"filled", "better_filled"})
            if (entry.find(name) != nullptr) {
                EXPECT_EQ(at(entry, name).items()->size(), 6U);
                EXPECT_FALSE(text_at(entry, std::string(name) + ".5.tracker").empty());
            }
        const std::string placing = label + ": You place a ";
        if (!given.starts_with(placing) || !better.starts_with(placing)) continue;
        ++placings;
        const std::string first = given.substr(placing.size(), given.find('.') - placing.size());
        EXPECT_EQ(better.find(first), std::string::npos) << given << better;
    }
    EXPECT_GT(placings, 0);
}

// In Diplomacy every power pays for its orders, not the last one alone, and of two sets only those
// orders are told that the other has not.
TEST_F(Reports, JudgeTheOrdersOfEveryPower) {
    std::vector<std::string> play = {"play",   "diplomacy", "--option", "last_year=412",
                                     "--seed", "5",         "--save",   path("d.save").string()};
    const std::set<std::string> powers = {"visigoths", "romano-british", "gaul",   "vandals",
                                          "western",   "huns",           "eastern"};
    for (const std::string& power : powers) {
        play.emplace_back("--ai");
        play.push_back(power + (power == "huns" ? "=centurion" : "=soldier"));
    }
    text(play);
    const Value report = json({"report", path("d.save").string(), "--json"});
    std::set<std::string> blamed;
    for (const Value& entry : *at(report, "entries").items()) {
        if (entry.find("better") == nullptr) continue;
        blamed.insert(text_at(entry, "who"));
        EXPECT_EQ(text_at(entry, "question"), "The orders that differ:");
        const std::string better = "; " + text_at(entry, "better") + ";";
        std::istringstream given(text_at(entry, "text"));
        for (std::string order; std::getline(given >> std::ws, order, ';');)
            EXPECT_EQ(better.find("; " + order + ";"), std::string::npos) << order << better;
    }
    EXPECT_GE(blamed.size(), 4U);
}

// From the position of a decision it is made anew: some answer is as good as the best, though its
// turn goes on after it; and where each answer stands for itself, the one of the game costs as much
// as it did.
TEST_F(Reports, ADecisionCanBeMadeAnew) {
    constexpr std::size_t kMostTried = 24;  // Not each placing of six dice.
    for (const std::string name :
         {"rome_must_fall/295ea5b-0001.record", "empire/b85c407-0001.record"}) {
        const std::string game = name.substr(0, name.find('/'));
        const std::vector<std::string> record = lines_of(read_file(kept(name)));
        const Value report = json({"report", kept(name), "--json"});
        int decisions = 0;
        for (const Value& entry : *at(report, "entries").items()) {
            const Value* position = entry.find("position");
            EXPECT_EQ(position != nullptr, entry.find("better") != nullptr);
            if (position == nullptr || ++decisions > 4) continue;
            text({"new", game, "--position", "-", "-o", "asked.save", "--force"},
                 to_json(*position));
            const Value legal = json({"legal", "asked.save", "--json"});
            double least = legal.items()->size() > kMostTried ? 0 : 1;
            for (const Value& action : *legal.items())
                if (least > 0) least = std::min(least, cost_anew(game, *position, *action.text()));
            EXPECT_EQ(least, 0) << name << " " << number_at(entry, "ply");
            if (game == "empire") continue;
            const std::string begin = std::to_string(number_at(entry, "ply")) + " rome ";
            for (const std::string& line : record) {
                if (!line.starts_with(begin)) continue;
                const std::size_t length = line.find(" = ") - begin.size();
                EXPECT_NEAR(cost_anew(game, *position, line.substr(begin.size(), length)),
                            cost_of(entry), 1e-9);
            }
        }
        EXPECT_GT(decisions, 3) << name;
    }
}

// The record of a decision made anew breaks off in the middle of the turn: the best end of the turn
// counts, so that the march costs what it cost in its game. Judged as it stands, the turn would
// make the march six times as dear.
TEST_F(Reports, ATurnThatBreaksOffIsJudgedByItsBestEnd) {
    const std::string whole = read_file(kept("empire/rules1-whole.record"));
    const std::string turn = whole.substr(0, whole.find("\n18 ") + 1);
    write_file(path("turn.record"), turn);
    const Value report = json({"report", path("turn.record").string(), "--json"});
    for (const Value& entry : *at(report, "entries").items()) {
        if (number_at(entry, "ply") != 16) continue;
        ASSERT_GT(cost_of(entry), 0.01);
        EXPECT_NEAR(cost_anew("empire", at(entry, "position"), "march italia"), cost_of(entry),
                    0.005);
        return;
    }
    FAIL() << "the report says nothing about the march";
}

TEST_F(Reports, SayTheSameEveryTime) {
    const std::vector<std::string> arguments = {"report",
                                                kept("rome_must_fall/rules1-whole.record")};
    const std::string once = text(arguments);
    EXPECT_EQ(text(arguments), once);
    EXPECT_NE(once.find("Turning points"), std::string::npos);
}

TEST_F(Reports, APositionIsAppraisedByEstimateOrByGames) {
    begin("rome.save");
    const std::string save = path("rome.save").string();
    const Value quick = json({"appraise", save, "--json"});
    EXPECT_EQ(text_at(quick, "ground"), "fitted");
    const Value played = json({"appraise", save, "--player", "planner", "--json"});
    EXPECT_EQ(text_at(played, "ground"), "playouts");
    EXPECT_EQ(number_at(played, "playouts"), 100);
    for (const Value* appraisal : {&quick, &played}) {
        double all = 0;
        for (const auto& [grade, share] : *at(*appraisal, "seats.0.grades").members())
            all += real_at(at(*appraisal, "seats.0.grades"), grade);
        EXPECT_NEAR(all, 1, 1e-6);
    }
    EXPECT_EQ(run({"appraise", save, "--player", "nobody"}).exit, 2);
    EXPECT_EQ(run({"report", save, "--time", "5"}).exit, 2);
}

// The luck taken out does not move the mean, and the games are those of the plain command.
TEST_F(Reports, AdjustedResultsAgreeWithPlainOnes) {
    const std::vector<std::string> plain = {
        "sim", "rome_must_fall", "--players", "planner", "--games", "12", "--seed", "3", "--json"};
    std::vector<std::string> adjusted = plain;
    adjusted.push_back("--adjusted");
    const Value result = json(adjusted);
    EXPECT_NEAR(real_at(result, "seats.0.plain"), real_at(json(plain), "results.0.win_rate"), 1e-9);
    const double width =
        real_at(result, "seats.0.plain_interval.1") - real_at(result, "seats.0.plain_interval.0");
    EXPECT_LT(std::abs(real_at(result, "seats.0.adjusted") - real_at(result, "seats.0.plain")),
              width);
    EXPECT_EQ(run({"sim", "rome_must_fall", "--games", "3", "--adjusted"}).exit, 2);
}

TEST_F(Reports, TheBinsOfACalibrationHoldAllPositions) {
    const Value found = json({"calibrate", "empire", "--games", "40", "--json"});
    std::int64_t positions = 0;
    for (const Value& bin : *at(found, "bins").items()) positions += number_at(bin, "positions");
    EXPECT_EQ(positions, number_at(found, "positions"));
    EXPECT_LT(real_at(found, "brier"), real_at(found, "blind"));
}

}  // namespace
}  // namespace occasus::test
