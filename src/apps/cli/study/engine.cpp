// occasus engine: a computer player of ours, for programs that speak the protocol of
// docs/programs.md.
#include <fmt/core.h>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ai/any_player.h"
#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/play/input_lines.h"
#include "apps/cli/study/simulation.h"
#include "apps/steady_clock.h"
#include "games/registry.h"
#include "record/json.h"

namespace occasus::cli {

namespace {

struct EngineArguments {
    std::string player;
    bool no_clock = false;
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
    static const std::string& text_in(const Value& document, std::string_view name) {
        const Value* const value = document.find(name);
        const std::string* const text = value ? value->text() : nullptr;
        if (!text) throw UsageError(fmt::format("\"{}\" is missing, or is not text", name));
        return *text;
    }

    std::string begin(const Value& document) {
        const GameKind* const kind = &game_named(text_in(document, "game"));
        Setup setup;
        if (document.find("board")) setup.board = text_in(document, "board");
        const Value* const options = document.find("options");
        if (const auto* const members = options ? options->members() : nullptr)
            for (const auto& [name, value] : *members)
                if (const std::string* const text = value.text())
                    setup.options.emplace_back(name, *text);
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
        const Value* const position = document.find("position");
        if (!position) throw UsageError("\"position\" is missing");
        if (position->is_null())
            throw UsageError(
                "this player needs open positions: it cannot play a game with secrets");
        const Result<AnyState> state = game_->from_position(*position);
        if (!state) throw Refused(&game_->facts(), state.refusal());
        if (seat_index(game_->to_move(*state)) < 0) throw UsageError("no seat is to move");
        const Value* const random = document.find("random");
        const std::int64_t* const number = random ? random->number() : nullptr;
        Rng rng(number ? static_cast<std::uint64_t>(*number) : 0);
        return "action " + game_->action_text(*state, player_->choose(*state, rng));
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

}  // namespace

void add_engine(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "engine", "Act as a computer player for another program, over lines of text");
    auto arguments = std::make_shared<EngineArguments>();
    command->add_option("--player", arguments->player,
                        "The player (default: the one that newcomers meet)");
    command->add_flag(
        "--no-clock", arguments->no_clock,
        "Players that think for a given time make a fixed number of playouts instead");
    command->footer(
        "docs/programs.md lists the lines. A program that answers in the same way can take any "
        "seat:\n"
        "  occasus sim empire --games 20 \\\n"
        "      --players \"roman=program:./bot.py,barbarian=greedy\"\n\n"
        "Example:\n  occasus sim empire --games 20 \\\n"
        "      --players \"program:occasus engine --player greedy\"");
    command->callback([arguments] { serve_engine(*arguments); });
}

}  // namespace occasus::cli
