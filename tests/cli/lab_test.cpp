// lab: the same results from any number of threads, from shards, and after a stop; bad experiments
// are refused before anything is played.
#include <cmath>
#include <gmock/gmock.h>
#include <sstream>

#include "core/rng.h"

#include "apps/statistics.h"
#include "help.h"
#include "process.h"
#include "record/json.h"

namespace occasus::test {
namespace {

constexpr std::string_view kExperiment = R"(title = "Africa"
game = "empire"
games = 120
chunk = 25
[players]
roman = "expand"
barbarian = "mass"
[sweep.figures.board]
"value,africa" = { from = 4, to = 6 }
"resources,start" = [10, 20]
[record]
end = ["event.conflict_began", "rule.R4", "position.rrp", "first.died", "position.areas.roma.R"]
turn = ["position.rrp", "event.conflict_began"]
)";

class Lab : public CommandLine {
  protected:
    Lab() { write("lab.toml", kExperiment); }

    void write(const std::string& name, std::string_view text) const {
        write_file(path(name), text);
    }
    // Replaces one part of the experiment.
    void change(const std::string& part, const std::string& by) const {
        std::string text(kExperiment);
        ASSERT_NE(text.find(part), std::string::npos) << part;
        write("lab.toml", text.replace(text.find(part), part.size(), by));
    }
    void play(const std::string& store, const std::vector<std::string>& more = {}) const {
        std::vector<std::string> command = {"lab", "lab.toml", "--store", store};
        command.insert(command.end(), more.begin(), more.end());
        text(command);
    }
    std::string games(const std::string& store) const {
        return text({"lab", "export", store, "--games"});
    }
};

TEST_F(Lab, AnyNumberOfThreadsGivesTheSameGames) {
    play("one.sqlite", {"--threads", "1"});
    const std::string one = games("one.sqlite");
    EXPECT_EQ(std::count(one.begin(), one.end(), '\n'), 1 + 6 * 120);
    for (const std::string threads : {"2", "5"}) {
        play(threads + ".sqlite", {"--threads", threads});
        EXPECT_EQ(games(threads + ".sqlite"), one) << threads;
    }
    change("chunk = 25", "chunk = 7");
    play("seven.sqlite");
    EXPECT_EQ(games("seven.sqlite"), one) << "chunks of another size";
}

TEST_F(Lab, ShardsPutTogetherAreTheWhole) {
    play("whole.sqlite");
    for (const std::string shard : {"1", "2", "3"})
        play(shard + ".sqlite", {"--shard", shard + "/3"});
    EXPECT_NE(games("1.sqlite"), games("whole.sqlite"));
    text({"lab", "merge", "1.sqlite", "2.sqlite", "3.sqlite"});
    EXPECT_EQ(games("1.sqlite"), games("whole.sqlite"));
    EXPECT_EQ(text({"lab", "merge", "1.sqlite", "whole.sqlite"}), "whole.sqlite: 0 games new\n");
    EXPECT_EQ(run({"lab", "lab.toml", "--store", "x.sqlite", "--shard", "4/3"}).exit, 2);
}

// Fewer games first leave a chunk that is cut short; the rest is played around it.
TEST_F(Lab, ARunIsExtended) {
    play("whole.sqlite");
    change("games = 120", "games = 60");
    play("grown.sqlite");
    change("title = \"Africa\"", "title = \"Longer\"");
    play("grown.sqlite");
    EXPECT_EQ(games("grown.sqlite"), games("whole.sqlite"));
}

TEST_F(Lab, ARunThatWasStoppedGoesOn) {
    change("games = 120", "games = 4000");
    const Finished stopped =
        interrupt({"lab", "lab.toml", "--store", "cut.sqlite", "--threads", "1"}, "to play");
    EXPECT_EQ(stopped.exit, -1) << "the signal ends it";
    EXPECT_NE(stopped.err.find("To continue, repeat the command"), std::string::npos)
        << stopped.err;
    change("games = 120", "games = 120");
    play("cut.sqlite");
    play("whole.sqlite");
    const std::string all = games("cut.sqlite");
    std::istringstream wanted(games("whole.sqlite"));
    for (std::string line; std::getline(wanted, line);)
        ASSERT_NE(all.find(line), std::string::npos) << line;
}

TEST_F(Lab, WhatIsRecordedAgreesWithSim) {
    change("\"value,africa\" = { from = 4, to = 6 }\n\"resources,start\" = [10, 20]",
           "\"value,africa\" = [5]");
    play("lab.sqlite");
    const Value lab = json({"lab", "lab.toml", "--store", "lab.sqlite", "--json"});
    const Value sim =
        json({"sim", "empire", "--games", "120", "--players", "expand,mass", "--json"});
    EXPECT_EQ(number_at(lab, "cells.0.seats.0.wins"), number_at(sim, "results.0.wins"))
        << "5 is what Africa is worth";
    EXPECT_DOUBLE_EQ(real_at(lab, "cells.0.mean_turn.0"), real_at(sim, "turns.mean"));
    EXPECT_DOUBLE_EQ(real_at(lab, "cells.0.seats.0.rate.1"), real_at(sim, "results.0.ci95.0"));
    EXPECT_GT(real_at(lab, "cells.0.quantities.0.mean.0"), 0) << "conflicts";
    // Conflicts turn by turn are all conflicts.
    double total = 0;
    for (const Value& turn : *at(lab, "cells.0.per_turn.1.turns").items())
        total += static_cast<double>(*(*turn.items())[1].number()) * real_at(turn, "2");
    EXPECT_NEAR(total, 120 * real_at(lab, "cells.0.quantities.0.mean.0"), 1e-6);
}

TEST_F(Lab, AStopRuleStopsAtTheSameGameHoweverItIsPlayed) {
    change("games = 120", "");
    std::string text(kExperiment);
    text.replace(text.find("games = 120\n"), 12, "");
    write("lab.toml", text + "[stop]\nseat = \"roman\"\nwidth = 0.1\nmost = 2000\n");
    play("one.sqlite", {"--threads", "1"});
    play("four.sqlite", {"--threads", "4"});
    EXPECT_EQ(games("one.sqlite"), games("four.sqlite"));
    const Value result = json({"lab", "lab.toml", "--store", "one.sqlite", "--json"});
    for (const Value& cell : *at(result, "cells").items()) {
        EXPECT_LT(number_at(cell, "games"), 2000);
        EXPECT_LE(real_at(cell, "seats.0.rate.2") - real_at(cell, "seats.0.rate.1"), 0.2);
    }
}

TEST_F(Lab, ADifferenceIsDecided) {
    write("lab.toml", R"(game = "rome_must_fall"
chunk = 10
[players]
all = "greedy"
[rivals]
all = "uniform"
[stop]
seat = "rome"
difference = "decided"
most = 5000
)");
    const Value result = json({"lab", "lab.toml", "--store", "lab.sqlite", "--json"});
    EXPECT_LT(number_at(result, "cells.0.games"), 1000);
    EXPECT_GT(real_at(result, "cells.0.seats.0.difference.0"), 0);
}

// In a store, in its table and in what is printed, the wins, grades, turns and classes of a cell
// are its games, and each mean is that of what it sums up.
TEST_F(Lab, WhatIsStoredAndPrintedAddsUp) {
    const Value result = json({"lab", "lab.toml", "--store", "lab.sqlite", "--json"});
    const std::vector<std::string> rows = lines_of(text({"lab", "export", "lab.sqlite", "--json"}));
    const Value::List& cells = *at(result, "cells").items();
    ASSERT_EQ(rows.size(), cells.size());
    for (std::size_t index = 0; index < cells.size(); ++index) {
        const Value& cell = cells[index];
        EXPECT_EQ(number_at(cell, "games"), 120);
        const auto sum = [](const Value& pairs) {
            std::pair<double, double> count_and_mean{};
            for (const Value& pair : *pairs.items()) {
                count_and_mean.first += real_at(pair, "1");
                count_and_mean.second += real_at(pair, "0") * real_at(pair, "1") / 120;
            }
            return count_and_mean;
        };
        const auto [turns, mean_turn] = sum(at(cell, "turns"));
        EXPECT_EQ(turns, 120);
        EXPECT_NEAR(mean_turn, real_at(cell, "mean_turn.0"), 1e-9);
        std::int64_t wins = 0;
        for (const Value& seat : *at(cell, "seats").items()) {
            EXPECT_EQ(sum(at(seat, "scores")).first, 120);
            EXPECT_NEAR(real_at(seat, "rate.0"), real_at(seat, "wins") / 120, 1e-12);
            wins += number_at(seat, "wins");
        }
        EXPECT_EQ(wins, 120) << "one of two sides wins";
        for (const Value& quantity : *at(cell, "quantities").items()) {
            double count = 0;
            for (const Value& bar : *at(quantity, "bars").items()) {
                count += real_at(bar, "1");
                EXPECT_EQ(real_at(bar, "2.0") + real_at(bar, "2.1"), real_at(bar, "1"));
            }
            EXPECT_EQ(count, real_at(quantity, "count")) << text_at(quantity, "name");
        }
        const Value row = *parse_json(rows[index]);
        EXPECT_EQ(number_at(row, "wins_roman") + number_at(row, "wins_barbarian"), 120);
        EXPECT_NEAR(real_at(row, "rate_roman") + real_at(row, "rate_barbarian"), 1, 1e-12);
        EXPECT_EQ(real_at(row, "mean_turn"), real_at(cell, "mean_turn.0"));
    }
    std::vector<double> printed;
    for (const std::string& line : lines_of(text({"lab", "lab.toml", "--store", "lab.sqlite"}))) {
        if (line.ends_with(" games")) printed.push_back(0);
        const std::size_t wins = line.find(" wins ");
        if (wins != std::string::npos) printed.back() += std::stod(line.substr(wins + 6));
    }
    EXPECT_THAT(printed, testing::AllOf(testing::SizeIs(6),
                                        testing::Each(testing::DoubleNear(100, 0.0101))));
}

TEST_F(Lab, DesignsHaveTheirCells) {
    const auto cells = [&] {
        return at(json({"lab", "lab.toml", "--store", "lab.sqlite", "--json"}), "cells")
            .items()
            ->size();
    };
    change("games = 120", "games = 2");
    EXPECT_EQ(cells(), 6U);
    change("games = 120", "games = 2\ndesign = \"one_at_a_time\"");
    EXPECT_EQ(cells(), 5U) << "as it is, and four changes: Africa pays 5";
    change("games = 120", "games = 2\ndesign = \"hypercube\"\nsamples = 4");
    EXPECT_LE(cells(), 4U);
    change("\"value,africa\" = { from = 4, to = 6 }\n\"resources,start\" = [10, 20]",
           "\"value,*\" = [\"+1\"]");
    const Value result = json({"lab", "lab.toml", "--store", "lab.sqlite", "--json"});
    EXPECT_GT(at(result, "experiment.variables").items()->size(), 20U) << "one for each area";
    const std::string told = text({"lab", "lab.toml", "--store", "lab.sqlite"});
    EXPECT_NE(told.find("value of africa +1"), std::string::npos) << "added, not the value";
}

TEST_F(Lab, BadExperimentsAreRefusedBeforeAnythingIsPlayed) {
    struct Fault {
        std::string part, by;
        std::vector<std::string> words;
    };
    const std::vector<Fault> faults = {
        {"chunk = 25", "chnk = 25", {"line 4", "chnk", "there is no key"}},
        {"games = 120", "games = 0", {"line 3", "games", "from 1"}},
        {"games = 120", "games = ", {"line 3"}},
        {"\"empire\"", "\"empires\"", {"line 2", "game", "empires"}},
        {"\"expand\"", "\"expnd\"", {"line 6", "players.roman", "expnd"}},
        {"roman = ", "rome = ", {"line 6", "players.rome", "no seat"}},
        {"value,africa", "value,afrika", {"line 9", "value,afrika", "no number"}},
        {"{ from = 4, to = 6 }", "{ from = 6, to = 4 }", {"line 9", "at most to"}},
        {"{ from = 4, to = 6 }", "[4, -1]", {"line 9", "-1", "from 0 to 99"}},
        {"{ from = 4, to = 6 }", "[\"+x\"]", {"line 9", "+x", "cannot be added"}},
        {"first.died", "first.dyed", {"line 12", "record.end", "dyed"}},
        {"\"rule.R4\"", "\"rule.R400\"", {"line 12", "R400"}},
        {"[\"position.rrp\", \"event", "[\"position.rpr\", \"event", {"line 13", "rpr", "rrp"}},
        {"[players]", "[options]\nboard = \"none.csv\"\n[players]", {"line 6", "none.csv"}},
        {"[players]", "[options]\ncrt33 = \"z\"\n[players]", {"line 6", "crt33", "z"}},
        {"games = 120", "games = 120\nsamples = 5", {"line 4", "samples", "hypercube"}},
        {"[record]",
         "[stop]\nseat = \"roman\"\nwidth = 0.1\nmost = 9\n[record]",
         {"games", "[stop]"}},
    };
    for (const Fault& fault : faults) {
        change(fault.part, fault.by);
        const Finished refused = run({"lab", "lab.toml", "--store", "lab.sqlite"});
        EXPECT_EQ(refused.exit, 3) << fault.by;
        EXPECT_TRUE(is_one_line_with(refused.err, fault.words)) << fault.by;
        EXPECT_FALSE(std::filesystem::exists(path("lab.sqlite"))) << fault.by;
    }
}

TEST_F(Lab, OnlyStoresAreTakenForStores) {
    write("text.sqlite", "no store");
    for (const std::vector<std::string>& command :
         std::vector<std::vector<std::string>>{{"lab", "export", "none.sqlite"},
                                               {"lab", "export", "text.sqlite"},
                                               {"lab", "lab.toml", "--store", "text.sqlite"}})
        EXPECT_NE(run(command).exit, 0);
    EXPECT_FALSE(std::filesystem::exists(path("none.sqlite")));
    change("games = 120", "games = 2");
    play("a.sqlite");
    change("games = 120", "games = 2\nseed = 9");
    play("b.sqlite");
    EXPECT_EQ(run({"lab", "merge", "a.sqlite", "b.sqlite"}).exit, 3) << "of another seed";
}

TEST(LabStatistics, IntervalsHoldAtAnyTime) {
    for (const auto& [count, total] : {std::pair(0U, 10U), {5U, 10U}, {10U, 10U}, {300U, 1000U}}) {
        const Measure any = rate_at_any_time(count, total);
        const Measure once = wilson_rate(count, total);
        EXPECT_LE(any.low, once.low + 1e-9);
        EXPECT_GE(any.high, once.high - 1e-9);
    }
    // Of fair coins that are looked at after every throw, at most one in twenty is called unfair.
    int wrong = 0;
    int outside = 0;
    for (std::uint64_t coin = 0; coin < 400; ++coin) {
        Rng rng(7, coin);
        std::uint64_t heads = 0;
        bool decided = false;
        bool left_out = false;
        for (std::uint64_t thrown = 1; thrown <= 500; ++thrown) {
            heads += rng.below(2);
            decided = decided || is_decided(heads, thrown - heads);
            if (thrown % 10 != 0) continue;
            const Measure rate = rate_at_any_time(heads, thrown);
            left_out = left_out || rate.low > 0.5 || rate.high < 0.5;
        }
        wrong += decided ? 1 : 0;
        outside += left_out ? 1 : 0;
    }
    EXPECT_LE(wrong, 20);
    EXPECT_LE(outside, 20);
    EXPECT_TRUE(is_decided(40, 10));
    EXPECT_FALSE(is_decided(25, 24));
}

}  // namespace
}  // namespace occasus::test
