// sim and bench: the same result from any number of threads, in the documented shape.
#include <cmath>
#include <fmt/core.h>

#include "apps/cli/study/simulation.h"
#include "games/registry.h"
#include "process.h"
#include "record/json.h"

namespace occasus::test {
namespace {

class Sim : public CommandLine {};

TEST_F(Sim, AnyNumberOfThreadsGivesTheSameResult) {
    const std::vector<std::string> base = {"sim", "rome_must_fall", "--games", "300", "--seed",
                                           "11",  "--json"};
    std::vector<std::string> seen;
    for (const std::string threads : {"1", "2", "3", "7"}) {
        std::vector<std::string> arguments = base;
        arguments.insert(arguments.end(), {"--threads", threads});
        seen.push_back(text(arguments));
    }
    for (const std::string& result : seen) EXPECT_EQ(result, seen.front());
    std::vector<std::string> other = base;
    other[5] = "12";
    EXPECT_NE(text(other), seen.front());
}

TEST_F(Sim, TheDocumentHasItsFields) {
    const Value result = json({"sim", "rome_must_fall", "--games", "200", "--json"});
    EXPECT_EQ(text_at(result, "game"), "rome_must_fall");
    EXPECT_EQ(number_at(result, "games"), 200);
    EXPECT_EQ(number_at(result, "seed"), 1);
    EXPECT_EQ(text_at(result, "results.0.seat"), "rome");
    EXPECT_EQ(text_at(result, "results.0.player"), "uniform");
    const double rate = real_at(result, "results.0.win_rate");
    EXPECT_LE(real_at(result, "results.0.ci95.0"), rate);
    EXPECT_GE(real_at(result, "results.0.ci95.1"), rate);
    double grades = 0;
    for (const auto& [grade, share] : *at(result, "results.0.grades").members())
        grades += real_at(at(result, "results.0.grades"), grade);
    EXPECT_NEAR(grades, 1, 1e-9);

    std::int64_t games = 0;
    double sum = 0;
    for (const auto& [turn, count] : *at(result, "turns.histogram").members()) {
        EXPECT_GE(std::stoi(turn), 1);
        EXPECT_LE(std::stoi(turn), 12);
        games += *count.number();
        sum += std::stod(turn) * static_cast<double>(*count.number());
    }
    EXPECT_EQ(games, 200);
    EXPECT_NEAR(real_at(result, "turns.mean"), sum / 200, 1e-9);
    EXPECT_GE(real_at(result, "turns.median"), 1);
}

// A grade is that of the seat: what is a victory for one side is a defeat for the other.
TEST_F(Sim, TheGradesOfASeatAreItsOwn) {
    const Value result = json({"sim", "empire", "--games", "100", "--json"});
    for (const std::string seat : {"results.0.", "results.1."}) {
        const std::int64_t wins = number_at(result, seat + "wins");
        ASSERT_NE(wins, 50) << "the seats cannot be told apart";
        EXPECT_EQ(number_at(result, seat + "grade_counts.victory"), wins);
        EXPECT_EQ(number_at(result, seat + "grade_counts.defeat"), 100 - wins);
    }
}

// Every game of Rome Must Fall that the planner wins is also played by uniform, which wins none.
TEST_F(Sim, RivalsPlayTheSameGames) {
    const Value result = json({"sim", "rome_must_fall", "--games", "200", "--players", "planner",
                               "--rivals", "uniform", "--json"});
    EXPECT_EQ(text_at(result, "results.0.rival"), "uniform");
    const double rate = real_at(result, "results.0.win_rate");
    EXPECT_GT(rate, 0.2);
    EXPECT_NEAR(real_at(result, "results.0.difference"), rate, 1e-12);
    // Half a game is added to each of the four kinds: 200 rate + 1/2 gained, 1/2 lost, 202 games.
    const double more = 200 * rate / 202;
    const double spread =
        1.959963984540054 * std::sqrt(((200 * rate + 1) / 202 - more * more) / 202);
    EXPECT_NEAR(real_at(result, "results.0.difference_ci95.0"), more - spread, 1e-9);
    const Value same = json({"sim", "rome_must_fall", "--games", "50", "--players", "planner",
                             "--rivals", "planner", "--json"});
    EXPECT_EQ(real_at(same, "results.0.difference"), 0);
    // Fifty equal games are no proof that all would be.
    EXPECT_GT(real_at(same, "results.0.difference_ci95.1"), 0);
}

TEST_F(Sim, WithoutAClockSearchesRepeatThemselves) {
    const std::vector<std::string> arguments = {
        "sim",          "empire", "--games",    "2",      "--players",
        "tribune,mass", "--json", "--no-clock", "--seed", "5"};
    EXPECT_EQ(text(arguments), text(arguments));
}

TEST_F(Sim, PlayersWhoUseTheirTimeAreTimed) {
    const std::vector<std::string> arguments = {"sim",       "empire",       "--games", "1",
                                                "--players", "tribune,mass", "--json"};
    const Value result = json(arguments);
    EXPECT_GT(number_at(result, "results.0.thinking.decisions"), 0);
    EXPECT_GT(real_at(result, "results.0.thinking.mean_ms"), 0);
    EXPECT_EQ(at(result, "results.1").find("thinking"), nullptr);
}

// Wilson's interval for 0 of n is 0 to z^2 / (n + z^2).
TEST_F(Sim, TheIntervalIsWilsons) {
    write_file(path("lost.json"), R"({"turn": 7, "fall": 4})");
    const Value lost =
        json({"sim", "rome_must_fall", "--games", "100", "--position", "lost.json", "--json"});
    const double z2 = 1.959963984540054 * 1.959963984540054;
    EXPECT_EQ(real_at(lost, "results.0.win_rate"), 0);
    EXPECT_EQ(real_at(lost, "results.0.ci95.0"), 0);
    EXPECT_NEAR(real_at(lost, "results.0.ci95.1"), z2 / (100 + z2), 1e-12);
    EXPECT_EQ(number_at(lost, "turns.histogram.7"), 100);
    write_file(path("won.json"), R"({"turn": 13, "fall": 2})");
    const Value won =
        json({"sim", "rome_must_fall", "--games", "100", "--position", "won.json", "--json"});
    EXPECT_EQ(real_at(won, "results.0.win_rate"), 1);
    EXPECT_NEAR(real_at(won, "results.0.ci95.0"), 100 / (100 + z2), 1e-12);
    EXPECT_EQ(real_at(won, "results.0.grades.victory"), 1);
    // A game that ran its whole length ended in its last turn.
    EXPECT_EQ(number_at(won, "turns.histogram.12"), 100);
}

// Nobody moves, and so nobody wins before the last year.
TEST_F(Sim, AGameOfYearsTellsInWhichItEnded) {
    const Value result = json({"sim", "diplomacy", "--games", "3", "--players", "hold", "--option",
                               "last_year=402", "--json"});
    EXPECT_EQ(number_at(result, "turns.histogram.402"), 3);
    EXPECT_EQ(real_at(result, "turns.mean"), 402);
}

// Nobody moves, so each keeps the centres that it began with: three, and the Huns four.
TEST_F(Sim, AGameOfCentresTellsHowManyEachHas) {
    const std::vector<std::string> hold = {"sim",       "diplomacy", "--games",  "3",
                                           "--players", "hold",      "--option", "last_year=402"};
    std::vector<std::string> words = hold;
    words.emplace_back("--json");
    const Value result = json(words);
    for (int seat = 0; seat < 7; ++seat)
        EXPECT_EQ(real_at(result, fmt::format("results.{}.centres", seat)), seat == 5 ? 4 : 3);
    EXPECT_NE(text(hold).find("  centres               3.000 "), std::string::npos);
    const Value dice = json({"sim", "rome_must_fall", "--games", "3", "--json"});
    EXPECT_EQ(at(dice, "results.0").find("centres"), nullptr);
}

TEST_F(Sim, InterruptedItPrintsWhatWasPlayed) {
    const Finished done =
        interrupt({"sim", "rome_must_fall", "--games", "900000000", "--json"}, "");
    EXPECT_EQ(done.exit, -1) << "ended by the signal";
    EXPECT_TRUE(is_one_line_with(done.err, {"stopped after", "of 900000000 games"}));
    const Result<Value> result = parse_json(done.out);
    ASSERT_TRUE(result) << done.out;
    const std::int64_t games = number_at(*result, "games");
    EXPECT_GT(games, 0);
    EXPECT_LT(games, 900'000'000);
    EXPECT_EQ(at(*result, "interrupted"), Value(true));
    std::int64_t grades = 0;
    for (const auto& [grade, count] : *at(*result, "results.0.grade_counts").members())
        grades += *count.number();
    EXPECT_EQ(grades, games);
}

TEST_F(Sim, TextMarksWhatWasInterrupted) {
    const Finished done = interrupt({"sim", "rome_must_fall", "--games", "900000000"}, "");
    EXPECT_NE(done.out.find(" of 900000000 games (interrupted), seed 1"), std::string::npos)
        << done.out;
    EXPECT_EQ(text({"sim", "rome_must_fall", "--games", "9"}).find("interrupted"),
              std::string::npos);
}

TEST_F(Sim, AdjustingIsTriedFirst) {
    const std::vector<std::string> costly = {"sim", "rome_must_fall", "--games",
                                             "40",  "--adjusted",     "--json"};
    const Finished plain = run(costly);
    EXPECT_EQ(plain.exit, 0);
    EXPECT_TRUE(is_one_line_with(plain.err, {"--adjusted does not pay here: ",
                                             " times the cost of a plain game", "plain rates"}))
        << plain.err;
    const auto document = parse_json(plain.out);
    ASSERT_TRUE(document) << plain.out;
    EXPECT_EQ(at(*document, "cost.pays"), Value(false));
    EXPECT_EQ(number_at(*document, "results.0.wins"), 0);
    EXPECT_EQ(at(*document, "interrupted"), Value(false));
}

TEST_F(Sim, ATerminalShowsHowItGoes) {
    const auto at_terminal = [&](std::vector<std::string> words) {
        const std::vector<std::string> through = {
            "python3", "-c", "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)",
            OCCASUS_PROGRAM};
        words.insert(words.begin(), through.begin(), through.end());
        return run_other(words).out;
    };
    const std::vector<std::string> sim = {"sim", "empire", "--games", "50"};
    const std::string shown = at_terminal(sim);
    EXPECT_NE(shown.find(" s left; roman wins "), std::string::npos) << shown;
    std::vector<std::string> as_json = sim;
    as_json.emplace_back("--json");
    EXPECT_EQ(at_terminal(as_json).find("left"), std::string::npos);
}

// A chunk is told when it is done, however many games there are.
TEST(Simulation, TheProgressIsToldGameByGame) {
    const auto game = *find_game("rome_must_fall")->make({});
    cli::SimulationPlan plan{
        .players = {"uniform"}, .rivals = {}, .setup = {}, .games = 2000, .threads = 1};
    game->start(plan.start);
    std::vector<std::uint64_t> told;
    simulate(*game, plan, [&](auto count, auto) { told.push_back(count); });
    EXPECT_EQ(told, std::vector<std::uint64_t>(2000 / 16, 16));
}

TEST_F(Sim, TextHasNoProgressBarInAPipe) {
    const Finished done = run({"sim", "rome_must_fall", "--games", "50"});
    EXPECT_EQ(done.exit, 0);
    EXPECT_TRUE(done.err.empty()) << done.err;
    EXPECT_NE(done.out.find("defeat"), std::string::npos);
}

TEST_F(Sim, BenchHasASignatureThatStays) {
    const auto bench = [&](std::vector<std::string> more) {
        more.insert(more.begin(), {"bench", "--seconds", "0.05", "--games", "200", "--json"});
        return json(more);
    };
    const Value once = bench({"rome_must_fall"});
    EXPECT_EQ(text_at(once, "game"), "rome_must_fall");
    EXPECT_GT(real_at(once, "transitions_per_second"), 0);
    EXPECT_GT(real_at(once, "games_per_second"), 0);
    EXPECT_EQ(text_at(once, "signature").size(), 16U);
    const Value all = bench({});
    EXPECT_EQ(text_at(all, "0.signature"), text_at(once, "signature"));
}

TEST_F(Sim, BenchTellsHowFastDiplomacyIsAdjudicated) {
    const std::vector<std::string> command = {"bench",   "diplomacy", "--seconds", "0.05",
                                              "--games", "10",        "--json"};
    EXPECT_GT(real_at(json(command), "phases_per_second"), 0);
    EXPECT_EQ(json({"bench", "empire", "--seconds", "0.05", "--games", "10", "--json"})
                  .find("phases_per_second"),
              nullptr);

    write_file(
        path("lines.jsonl"),
        R"({"phase":"S1901M","units":{"ITALY":["A VEN"]},"orders":{"ITALY":["A VEN - TRI"]}})"
        "\n");
    std::vector<std::string> of_lines = command;
    of_lines.insert(of_lines.end(), {"--movements", "lines.jsonl"});
    EXPECT_GT(real_at(json(of_lines), "phases_per_second"), 0);
    write_file(path("lines.jsonl"),
               R"({"phase":"S1901M","units":{"ITALY":["A QQQ"]},"orders":{}})");
    const Finished refused = run(of_lines);
    EXPECT_EQ(refused.exit, 3);
    EXPECT_NE(refused.err.find("line 1: \\\"A QQQ\\\" is not a unit"), std::string::npos)
        << refused.err;
    EXPECT_EQ(run({"bench", "empire", "--movements", "lines.jsonl"}).exit, 2);
}

// The kept rounds are equal, so that the interval is Student's for the two rounds of this run.
TEST_F(Sim, BenchIsSetAgainstAKeptRun) {
    const std::vector<std::string> command = {"bench", "empire",   "--seconds", "0.05",  "--games",
                                              "20",    "--rounds", "2",         "--json"};
    const Value alone = json(command);
    EXPECT_EQ(alone.find("compared"), nullptr);
    const std::string signature = text_at(alone, "signature");
    const auto against = [&](const std::string& kept) {
        write_file(path("kept.json"), kept);
        std::vector<std::string> compared = command;
        compared.insert(compared.end(), {"--compare", "kept.json"});
        return compared;
    };
    const Value now =
        json(against(R"([{"game": "pomerium"}, {"game": "empire", "signature": ")" + signature +
                     R"(", "signature_games": 20, "transitions_by_round": [1000, 1000]}])"));
    const double first = std::log(real_at(now, "transitions_by_round.0"));
    const double second = std::log(real_at(now, "transitions_by_round.1"));
    const double mean = (first + second) / 2;
    const double error = std::abs(first - second) / 2;
    const double t = 12.706;  // Of one degree of freedom.
    EXPECT_NEAR(real_at(now, "compared.transitions.times"), std::exp(mean) / 1000, 1e-6);
    EXPECT_NEAR(std::log(real_at(now, "compared.transitions.ci95.0")),
                mean - std::log(1000.0) - t * error, 1e-9);
    EXPECT_NEAR(std::log(real_at(now, "compared.transitions.ci95.1")),
                mean - std::log(1000.0) + t * error, 1e-9);
    EXPECT_EQ(*now.find("compared")->find("same_signature"), Value(true));

    std::vector<std::string> told = against(
        R"({"game": "empire", "signature": "0", "signature_games": 20, "transitions_by_round": [1]})");
    EXPECT_EQ(*json(told).find("compared")->find("same_signature"), Value(false));
    EXPECT_EQ(json(told).find("compared")->find("transitions"), nullptr);
    std::erase(told, "--json");
    const Finished text = run(told);
    EXPECT_NE(text.out.find("too few rounds to compare"), std::string::npos) << text.out;
    EXPECT_NE(text.out.find("not the same games"), std::string::npos) << text.out;

    const Finished refused = run(against(R"([{"game": "pomerium"}])"));
    EXPECT_EQ(refused.exit, 3);
    EXPECT_NE(refused.err.find("kept.json has no run of empire"), std::string::npos) << refused.err;
}

}  // namespace
}  // namespace occasus::test
