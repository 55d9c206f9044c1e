// ladder: ratings of players from games with the same dice, kept in a file and gone on with.
#include <cmath>
#include <filesystem>
#include <fstream>

#include "process.h"
#include "record/json.h"

namespace occasus::test {
namespace {

class Ladder : public CommandLine {
  protected:
    std::vector<std::string> lines_of(const std::string& name) const {
        std::ifstream file(path(name));
        std::vector<std::string> lines;
        for (std::string line; std::getline(file, line);) lines.push_back(line);
        return lines;
    }
};

const std::vector<std::string> kEmpire = {"ladder",  "empire", "--players", "expand,passive,hoard",
                                          "--games", "30",     "--json"};

std::vector<std::string> with(std::vector<std::string> arguments,
                              const std::vector<std::string>& more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

TEST_F(Ladder, AnyNumberOfThreadsGivesTheSameResult) {
    const std::string alone = text(with(kEmpire, {"--threads", "1"}));
    EXPECT_EQ(text(with(kEmpire, {"--threads", "4"})), alone);
    EXPECT_NE(text(with(kEmpire, {"--seed", "2"})), alone);
}

// The most likely rating of two players, with the drawn game that is added.
TEST_F(Ladder, TheRatingOfTwoIsThatOfTheirGames) {
    const Value ladder =
        json({"ladder", "empire", "--players", "expand,passive", "--games", "60", "--json"});
    const auto wins = [&](const std::string& players, const std::string& seat) {
        const Value result =
            json({"sim", "empire", "--players", players, "--games", "30", "--json"});
        return real_at(result, "results." + seat + ".wins");
    };
    const double points = wins("expand,passive", "0") + wins("passive,expand", "1") + 0.5;
    EXPECT_EQ(text_at(ladder, "ladder.0.player"), "expand");
    EXPECT_NEAR(real_at(ladder, "ladder.0.above_next.value"),
                400 * std::log10(points / (61 - points)), 1e-6);
    EXPECT_NEAR(real_at(ladder, "ladder.0.rating.value"), -real_at(ladder, "ladder.1.rating.value"),
                1e-9);
}

// They play alike, so that whoever has a seat does the same with the same dice.
TEST_F(Ladder, PlayersWhoPlayAlikeAreRatedAlike) {
    const Value ladder =
        json({"ladder", "empire", "--players", "expand,mass", "--games", "40", "--json"});
    EXPECT_NEAR(real_at(ladder, "ladder.0.above_next.value"), 0, 1e-9);
    EXPECT_NEAR(real_at(ladder, "ladder.0.above_next.ci95.0"), 0, 1e-9);
}

TEST_F(Ladder, WhoPlaysAloneIsMeasuredByTheGamesHeWins) {
    const Value ladder = json({"ladder", "rome_must_fall", "--players", "uniform,greedy,planner",
                               "--games", "200", "--json"});
    const Value sim = json({"sim", "rome_must_fall", "--players", "planner", "--rivals", "greedy",
                            "--games", "200", "--json"});
    EXPECT_EQ(text_at(ladder, "unit"), "percent");
    EXPECT_EQ(text_at(ladder, "ladder.0.player"), "planner");
    EXPECT_NEAR(real_at(ladder, "ladder.0.wins.value"), 100 * real_at(sim, "results.0.win_rate"),
                1e-9);
    EXPECT_NEAR(real_at(ladder, "ladder.0.above_next.ci95.0"),
                100 * real_at(sim, "results.0.difference_ci95.0"), 1e-9);
    EXPECT_EQ(real_at(ladder, "ladder.2.wins.value"), 0);
}

// Two of seven seats are played by one player, then by the other, wherever they are.
TEST_F(Ladder, SevenSeatsAreShared) {
    const Value ladder = json({"ladder", "diplomacy", "--players", "hold,greedy", "--games", "14",
                               "--option", "last_year=405", "--store", "seven.ladder", "--json"});
    EXPECT_EQ(text_at(ladder, "ladder.0.player"), "greedy");
    EXPECT_EQ(lines_of("seven.ladder").size(), 1U + 14U);
}

TEST_F(Ladder, GoesOnWhereItWasLeft) {
    const std::vector<std::string> kept = with(kEmpire, {"--store", "kept.ladder"});
    const std::string whole = text(kept);
    const std::vector<std::string> lines = lines_of("kept.ladder");
    ASSERT_GT(lines.size(), 8U);
    std::string half;
    for (std::size_t line = 0; line < 5; ++line) half += lines[line] + "\n";
    write_file(path("kept.ladder"), half + lines[5].substr(0, 20));
    EXPECT_EQ(text(kept), whole);
    EXPECT_EQ(lines_of("kept.ladder").size(), lines.size());
    EXPECT_EQ(text(kept), whole);
    EXPECT_EQ(lines_of("kept.ladder").size(), lines.size()) << "nothing was played again";
}

TEST_F(Ladder, InterruptedItPrintsTheGamesThatAllHavePlayed) {
    const std::vector<std::string> command = {
        "ladder", "rome_must_fall", "--players",   "uniform,greedy", "--games", "900000",
        "--json", "--store",        "kept.ladder", "--threads",      "2"};
    const Finished done = interrupt(command, "");
    EXPECT_EQ(done.exit, -1) << "ended by the signal";
    EXPECT_TRUE(is_one_line_with(done.err, {"stopped", "left to play", "kept.ladder"}));
    const Result<Value> result = parse_json(done.out);
    ASSERT_TRUE(result) << done.out;
    const std::int64_t games = number_at(*result, "games");
    EXPECT_GE(games, 10);
    EXPECT_LT(games, 900'000);
    EXPECT_EQ(at(*result, "interrupted"), Value(true));
    const Value whole = json({"ladder", "rome_must_fall", "--players", "uniform,greedy", "--games",
                              std::to_string(games), "--json"});
    EXPECT_EQ(to_json(at(*result, "ladder")), to_json(at(whole, "ladder")));
}

// Two that play for one file at once would both play the same games.
TEST_F(Ladder, OneAtATimeUsesAFile) {
    const std::string program(OCCASUS_PROGRAM);
    const std::string ladder =
        program +
        " ladder rome_must_fall --players uniform,greedy --games 400 --store kept.ladder >";
    const Finished done =
        run_other({"sh", "-c", ladder + "one & " + ladder + "other & wait; cmp one other"});
    EXPECT_EQ(done.exit, 0) << done.out << done.err;
    EXPECT_EQ(lines_of("kept.ladder").size(), 1U + 2U * 40U);
}

TEST_F(Ladder, AFileKeepsOneLadder) {
    text(with(kEmpire, {"--store", "kept.ladder"}));
    const Finished other = run(with(kEmpire, {"--store", "kept.ladder", "--seed", "9"}));
    EXPECT_EQ(other.exit, 3);
    EXPECT_TRUE(is_one_line_with(other.err, {"kept.ladder", "another ladder"}));
    write_file(path("letter.txt"), "Dear mother,\n");
    EXPECT_EQ(run(with(kEmpire, {"--store", "letter.txt"})).exit, 3);
}

TEST_F(Ladder, AProgramTakesPart) {
    const std::string program =
        "program:" + std::string(OCCASUS_PROGRAM) + " engine --no-clock --player greedy";
    const Value ladder = json(
        {"ladder", "rome_must_fall", "--players", "greedy," + program, "--games", "5", "--json"});
    EXPECT_EQ(real_at(ladder, "ladder.0.above_next.value"), 0);
}

TEST_F(Ladder, NeedsTwoPlayersOrMore) {
    EXPECT_EQ(run({"ladder", "empire", "--players", "mass"}).exit, 2);
    EXPECT_EQ(run({"ladder", "empire", "--players", "mass,mass"}).exit, 2);
    EXPECT_EQ(run({"ladder", "empire", "--players", "mass,nobody"}).exit, 2);
}

TEST_F(Ladder, TheTableHasALineForEachPlayerAndOneInThePlot) {
    const std::string table =
        text({"ladder", "empire", "--players", "expand,passive", "--games", "20"});
    EXPECT_NE(table.find("20 games a pair"), std::string::npos) << table;
    for (const std::string player : {"\nexpand", "\npassive"}) {
        const std::size_t first = table.find(player);
        ASSERT_NE(first, std::string::npos) << table;
        EXPECT_NE(table.find(player, first + 1), std::string::npos) << table;
    }
}

}  // namespace
}  // namespace occasus::test
