// occasus engine: a computer player of ours, for programs that speak the protocol of
// docs/programs.md; and a test of programs that do.
#include <fmt/core.h>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/document_reader.h"

#include "ai/any_player.h"
#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/option_values.h"
#include "apps/cli/play/input_lines.h"
#include "apps/cli/study/simulation.h"
#include "apps/cli/terminal.h"
#include "apps/engine/program_player.h"
#include "apps/steady_clock.h"
#include "games/registry.h"
#include "record/json.h"

namespace occasus::cli {

namespace {

struct EngineArguments {
    std::string player;
    bool no_clock = false;
    std::string program;             // To be tested.
    std::vector<std::string> games;  // With it; none: all that it plays.
    int patience = 10'000;
    bool json = false;
};

// One player in one game after another. Its exceptions go to the other side as errors.
class Engine {
  public:
    explicit Engine(const EngineArguments& arguments) : arguments_(arguments) {}

    // The answer to a line.
    std::string answer(const std::string& line) {
        if (line == "occasus 1") return "ready";
        if (line.starts_with("game ")) return begin(document_in(line.substr(5)));
        if (line.starts_with("turn ")) return choose(document_in(line.substr(5)));
        throw UsageError("unknown line; known are: occasus 1, game, turn, quit");
    }

  private:
    static Value document_in(const std::string& text) {
        Result<Value> document = parse_json(text);
        if (!document) throw UsageError(document.refusal().text);
        return std::move(*document);
    }
    std::string begin(const Value& document) {
        DocumentReader line(document);
        const GameKind* const kind = &game_named(line.word("game"));
        Setup setup{.options = {}, .board = line.word("board")};
        for (const auto& [name, value] : line.fields("options"))
            if (value.text() != nullptr) setup.options.emplace_back(name, *value.text());
        if (line.complaint()) throw Refused(nullptr, *line.complaint());
        const auto game = kind->make(setup);
        if (!game) throw Refused(&kind->facts, game.refusal());
        auto player = make_player(**game, player_for(kind->facts.id),
                                  arguments_.no_clock ? nullptr : steady_nanoseconds);
        if (!player) throw UsageError(no_such_player(kind->facts.id, arguments_.player));
        player_.reset();
        game_ = *game;
        player_ = std::move(player);
        return "ready";
    }
    // The one asked for, or the one that newcomers meet.
    std::string_view player_for(std::string_view game) const {
        if (!arguments_.player.empty()) return arguments_.player;
        for (const PlayerFact& fact : players_of(game))
            if (fact.for_newcomers) return fact.id;
        return players_of(game).back().id;
    }

    std::string choose(const Value& document) {
        if (!game_) throw UsageError("no game has been set: send a game line first");
        const Value* const position = DocumentReader(document).field("position");
        if (!position) throw UsageError("this player needs the position, and here it is hidden");
        const Result<AnyState> state = game_->from_position(*position);
        if (!state) throw Refused(&game_->facts(), state.refusal());
        if (seat_index(game_->to_move(*state)) < 0) throw UsageError("no seat is to move");
        const Value* const random = document.find("random");
        const std::int64_t* const number = random ? random->number() : nullptr;
        Rng rng(number ? static_cast<std::uint64_t>(*number) : 0);
        const AnyState seen = game_->observe(*state, game_->to_move(*state));
        return "action " + game_->action_text(*state, player_->choose(seen, rng));
    }

    const EngineArguments& arguments_;
    std::shared_ptr<const AnyGame> game_;
    std::unique_ptr<AnyPlayer> player_;  // Needs its game.
};

void serve_engine(const EngineArguments& arguments) {
    Engine engine(arguments);
    InputLines lines;
    while (const auto line = lines.next()) {
        if (*line == "quit") break;
        if (line->empty()) continue;
        try {
            fmt::print("{}\n", engine.answer(*line));
        } catch (const std::runtime_error& error) {
            fmt::print("error {}\n", error.what());
        }
        std::fflush(stdout);
    }
}

void print_points(std::string_view game, const Value& points) {
    constexpr std::size_t kMost = 300;  // Letters of a line that are shown.
    fmt::print("{}\n", game);
    for (const Value& point : *points.items()) {
        fmt::print("  {:<9}{}\n", *point.find("result")->text(), *point.find("point")->text());
        for (const std::string_view name : {"text", "sent", "came"})
            if (const Value* const line = point.find(name))
                fmt::print("           {} {:.{}}\n", name, *line->text(), kMost);
    }
}

// In every game that it does not decline, if no games are named.
void test_engine(const EngineArguments& arguments) {
    std::vector<std::string> games = arguments.games;
    if (games.empty())
        for (const GameKind& kind : all_games()) games.emplace_back(kind.facts.id);
    Value played = Value::list();
    std::uint64_t failed = 0;
    for (const std::string& id : games) {
        GameArguments asked;
        asked.game = id;
        const Value points =
            engine::test_program(arguments.program, *make_short_game(asked), short_setup(asked),
                                 std::chrono::milliseconds(arguments.patience));
        const std::string& end = *points.items()->back().find("result")->text();
        if (end == "declined" && arguments.games.empty()) continue;
        if (end != "passed") ++failed;
        played.push(Value::fields().set("game", id).set("points", points));
        if (!arguments.json) print_points(id, points);
    }
    if (arguments.json) print_document(played);
    if (played.items()->empty()) throw Fault("the program plays none of the games");
    if (failed > 0) throw Fault(fmt::format("it fails in {}", so_many(failed, "game")));
}

void engine_or_test(const EngineArguments& arguments) {
    if (!arguments.program.empty()) return test_engine(arguments);
    if (!arguments.games.empty()) throw UsageError("GAME needs --test");
    serve_engine(arguments);
}

}  // namespace

void add_engine(CLI::App& app) {
    const auto [command, arguments] =
        add_command(app, engine_or_test, "engine",
                    "Act as a computer player for another program, over lines of text");
    add_text(*command, "--player", arguments->player, "PLAYER",
             "The player (default: the one that newcomers meet)");
    command->add_flag(
        "--no-clock", arguments->no_clock,
        "Players that think for a given time make a fixed number of playouts instead");
    add_text(*command, "--test", arguments->program, "PROGRAM",
             "Test instead whether this program keeps to the protocol");
    add_text(*command, "games", arguments->games, "GAME",
             "With --test: the games to play. Without any: all that it plays");
    add_number(*command, "--patience", arguments->patience,
               "With --test: how many milliseconds the program has for an answer", {1, 3'600'000});
    command->get_option("--json")->description("With --test: print a JSON list");
    command->footer(
        "docs/programs.md lists the lines, and the points of a test. If one fails, the exit code "
        "is 1. A program that answers in this way can take any seat.\n\n"
        "Examples:\n"
        "  occasus sim empire --games 20 \\\n"
        "      --players \"roman=program:./bot.py,barbarian=greedy\"\n"
        "  occasus sim empire --games 20 \\\n"
        "      --players \"program:occasus engine --player greedy\"\n"
        "  occasus engine --test ./bot.py empire");
}

}  // namespace occasus::cli
