// engine: our players answer other programs, and other programs are tested, with one for each
// fault.
#include <array>
#include <sstream>

#include "core/rng.h"

#include "games/registry.h"
#include "process.h"
#include "record/json.h"

namespace occasus::test {
namespace {

// A player of any game that draws by `random`. Its argument is what it does wrong.
constexpr std::string_view kPlayer = R"(import json, sys, time
fault = sys.argv[1] if len(sys.argv) > 1 else ""
games = turns = 0
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    answer = "error what is that?"
    if word == "quit":
        time.sleep(2 if fault == "lingers" else 0)
        break
    if word == "nonsense" and fault == "no nonsense":
        break
    if word == "occasus" and fault == "never ready":
        continue
    if word == "occasus":
        answer = "ready"
    elif word == "game":
        games += 1
        refused = fault == "no game" or (fault == "one game" and games == 2)
        answer = "error I have no board" if refused else "ready"
    elif word == "turn":
        turn = json.loads(rest)
        turns += 1
        if fault == "dies" and turns == 4:
            break
        if fault == "silent" and turns == 4:
            continue
        time.sleep(3.5 if fault == "slow" and turns == 4 else 0)
        time.sleep(1.5 if fault == "unhurried" and turn["milliseconds"] < 1000 else 0)
        drawn = turns if fault == "forgets random" else turn["random"]
        answer = "action " + turn["legal"][drawn % len(turn["legal"])]
        if fault == "illegal" and turns == 4:
            answer = "action fly"
        if fault == "errs" and turns == 4:
            answer = "error a bug"
    print("thinking…", answer, sep="\n", flush=True)
)";

class EngineTest : public CommandLine {
  protected:
    // The test of that player: exit code, and the points of its one game.
    std::pair<int, Value> tested(const std::string& fault,
                                 const std::vector<std::string>& games = {"rome_must_fall"}) const {
        write_file(path("player.py"), kPlayer);
        std::vector<std::string> words = {
            "engine",     "--test", "python3 -S player.py '" + fault + "'",
            "--patience", "3000",   "--json"};
        words.insert(words.end(), games.begin(), games.end());
        const Finished done = run(words);
        const Result<Value> document = parse_json(done.out);
        EXPECT_TRUE(document) << done.out << done.err;
        return {done.exit, document ? *document : Value()};
    }
};

TEST_F(EngineTest, AProgramWithoutFaultsPassesEveryPoint) {
    const auto [exit, games] = tested("", {"rome_must_fall", "empire"});
    EXPECT_EQ(exit, 0);
    for (const std::string game : {"0", "1"}) {
        std::string points;
        for (const Value& point : *at(games, game + ".points").items()) {
            EXPECT_EQ(text_at(point, "result"), "passed") << to_json(point);
            points += text_at(point, "point") + ", ";
        }
        EXPECT_EQ(points,
                  "ready, unknown line, game, another game, legal actions, in time, goes on, "
                  "in a hurry, same random, quit, ");
    }
    EXPECT_EQ(text_at(games, "1.game"), "empire");
    const std::string shown = text({"engine", "--test", "python3 -S player.py", "rome_must_fall"});
    EXPECT_NE(shown.find("rome_must_fall\n  passed   ready\n"), std::string::npos) << shown;
}

TEST_F(EngineTest, EveryFaultFailsItsPoint) {
    const std::vector<std::array<std::string, 3>> faults = {
        {"never ready", "ready", "in time"},
        {"no nonsense", "unknown line", "has ended"},
        {"one game", "another game", "I have no board"},
        {"illegal", "legal actions", "fly"},
        {"errs", "legal actions", "a bug"},
        {"slow", "in time", "in time"},
        {"silent", "in time", "in time"},
        {"dies", "goes on", "has ended"},
        {"unhurried", "in a hurry", "in time"},
        {"lingers", "quit", "half a second"}};
    for (const auto& [fault, point, words] : faults) {
        const auto [exit, games] = tested(fault);
        EXPECT_EQ(exit, 1) << fault;
        const Value& last = at(games, "0.points").items()->back();
        EXPECT_EQ(text_at(last, "point"), point) << to_json(last);
        EXPECT_EQ(text_at(last, "result"), "failed") << to_json(last);
        EXPECT_NE(text_at(last, "text").find(words), std::string::npos) << to_json(last);
        EXPECT_NE(text_at(last, "sent"), "") << fault;
    }
    const auto [exit, games] = tested("illegal");
    EXPECT_EQ(text_at(at(games, "0.points").items()->back(), "came"), "action fly");
    EXPECT_EQ(text_at(at(games, "0.points").items()->back(), "sent").find("turn {\"seat\""), 0U);
}

TEST_F(EngineTest, AnAnswerThatDoesNotRepeatIsAWarning) {
    const auto [exit, games] = tested("forgets random");
    EXPECT_EQ(exit, 0);
    const Value::List& points = *at(games, "0.points").items();
    EXPECT_EQ(text_at(points[points.size() - 2], "point"), "same random");
    EXPECT_EQ(text_at(points[points.size() - 2], "result"), "warning");
}

TEST_F(EngineTest, GamesThatAProgramDeclinesAreNoFaultUnlessTheyAreNamed) {
    const auto [exit, games] = tested("no game");
    EXPECT_EQ(exit, 1);
    EXPECT_EQ(text_at(at(games, "0.points").items()->back(), "result"), "declined");
    const auto [of_all, none] = tested("no game", {});
    EXPECT_EQ(of_all, 1);
    EXPECT_TRUE(none.items()->empty());
    EXPECT_EQ(run({"engine", "empire"}).exit, 2);
}

// A program is told what the acting seat sees, and no more: from that its view can be set up.
TEST(EnginePositions, APositionOfOneSeatIsReadAsThatSeatSeesIt) {
    const auto game =
        *find_game("diplomacy")->make({.options = {{"last_year", "403"}}, .board = {}});
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        Rng rng(seed, 0);
        AnyState state{};
        std::vector<Event> log;
        for (game->start(state); game->to_move(state) != Seat::Nobody; ++compared) {
            const Seat seat = game->to_move(state);
            const AnyState seen = game->observe(state, seat);
            const Result<AnyState> read = game->from_position(game->position(seen));
            ASSERT_TRUE(read) << read.refusal().text;
            EXPECT_EQ(game->to_move(*read), seat);
            EXPECT_TRUE(game->same(game->observe(*read, seat), seen));
            game->apply(state, game->random_action(state, rng), log);
        }
    }
    EXPECT_GT(compared, 500);
}

TEST_F(EngineTest, OurPlayersAnswerForDiplomacy) {
    const std::string program = "program:" OCCASUS_PROGRAM " engine --no-clock --player ";
    const auto sim = [&](const std::string& players, const std::string& option) {
        return run({"sim", "diplomacy", "--games", "1", "--threads", "1", "--option",
                    "last_year=401", "--option", option, "--players", players, "--json"});
    };
    const Finished done = sim(program + "dumbbot", "hidden=false");
    EXPECT_EQ(done.exit, 0) << done.err;
    // This one draws nothing, so it plays the same within and without.
    const auto results = [&](const std::string& players) {
        const Finished played = sim(players, "start=standard");
        const Result<Value> document = parse_json(played.out);
        std::string grades;
        for (const Value& seat : *at(*document, "results").items())
            grades += to_json(at(seat, "grades")) + to_json(at(seat, "centres"));
        return grades;
    };
    EXPECT_EQ(results(program + "hold"), results("hold"));
    const Finished hidden = sim(program + "dumbbot", "hidden=true");
    EXPECT_EQ(hidden.exit, 1);
    EXPECT_NE(hidden.err.find("hidden"), std::string::npos) << hidden.err;
}

// The lines that a program gets, in every game, have the fields that the page lists.
TEST_F(EngineTest, TheLinesAreThoseOfThePage) {
    const std::string page = read_file(source_path("docs/programs.md"));
    const std::size_t begin = page.find("{\"seat\": \"roman\"");
    std::string example = page.substr(begin, page.find("```", begin) - begin);
    const auto documented = parse_json(example);
    ASSERT_TRUE(documented) << example;
    const std::size_t game_line = page.find("game {\"game\"") + 5;
    const auto game_fields =
        parse_json(page.substr(game_line, page.find('`', game_line) - game_line));
    ASSERT_TRUE(game_fields);
    const auto names = [](const Value& document) {
        std::vector<std::string> all;
        for (const auto& [name, value] : *document.members()) all.push_back(name);
        return all;
    };
    write_file(path("tap"),
               "#!/bin/sh\ntee -a lines | exec " OCCASUS_PROGRAM " engine --no-clock\n");
    for (const GameKind& kind : all_games()) {
        std::filesystem::remove(path("lines"));
        const std::string id(kind.facts.id);
        std::vector<std::string> words = {
            "sim",       id,
            "--games",   "1",
            "--threads", "1",
            "--players", std::string(kind.facts.seats.front().id) + "=program:sh ./tap"};
        if (kind.facts.has_sealed_stages) words.insert(words.end(), {"--option", "last_year=401"});
        const Finished done = run(words);
        EXPECT_EQ(done.exit, 0) << done.err;
        std::istringstream lines(read_file(path("lines")));
        int turns = 0;
        for (std::string line; std::getline(lines, line);) {
            const std::string word = line.substr(0, line.find(' '));
            const auto rest = parse_json(line.substr(std::min(word.size() + 1, line.size())));
            if (word == "game") {
                EXPECT_EQ(names(*rest), names(*game_fields)) << line;
            } else if (word == "turn") {
                ++turns;
                EXPECT_EQ(names(*rest), names(*documented)) << id;
                EXPECT_FALSE(at(*rest, "position").is_null()) << id;
            } else {
                EXPECT_TRUE(line == "occasus 1" || line == "quit") << line;
            }
        }
        EXPECT_GT(turns, 0) << id;
    }
}

}  // namespace
}  // namespace occasus::test
