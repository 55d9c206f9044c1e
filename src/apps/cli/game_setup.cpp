#include "apps/cli/game_setup.h"

#include <cstdint>
#include <fmt/core.h>
#include <fmt/ranges.h>

#include "core/number.h"

#include "apps/cli/exit.h"
#include "apps/cli/save_file.h"
#include "games/registry.h"
#include "record/match.h"

namespace occasus::cli {

CLI::Validator whole_number() {
    const auto complaint = [](const std::string& text) -> std::string {
        if (parse_number<std::uint64_t>(text)) return {};
        return fmt::format("\"{}\" is no whole number from 0 to {}", text, UINT64_MAX);
    };
    return {complaint, ""};
}

void add_game_argument(CLI::App& command, GameArguments& arguments) {
    command.add_option("game", arguments.game, "The id of a game, as `occasus games` lists it")
        ->required()
        ->type_name("GAME");
}

void add_options_argument(CLI::App& command, GameArguments& arguments) {
    command
        .add_option("--option", arguments.options,
                    "An option of the game, NAME=VALUE; may be repeated. board=FILE plays with "
                    "your own board file")
        ->allow_extra_args(false)
        ->type_name("NAME=VALUE");
}

void add_setup_arguments(CLI::App& command, GameArguments& arguments) {
    add_options_argument(command, arguments);
    command
        .add_option("--position", arguments.position,
                    "Begin from the position in this file, JSON as `occasus show --json` prints it")
        ->type_name("FILE");
}

const GameKind& game_named(std::string_view id) {
    if (const GameKind* kind = find_game(id)) return *kind;
    std::vector<std::string_view> known;
    for (const GameKind& kind : all_games()) known.push_back(kind.facts.id);
    throw UsageError(
        fmt::format("there is no game \"{}\"; there is: {}", id, fmt::join(known, ", ")));
}

std::pair<std::string, std::string> split_pair(const std::string& text, std::string_view what) {
    const std::size_t equals = text.find('=');
    if (equals == 0 || equals == std::string::npos)
        throw UsageError(fmt::format("{} needs name=value, not \"{}\"", what, text));
    return {text.substr(0, equals), text.substr(equals + 1)};
}

std::vector<std::string> split_list(const std::string& text) {
    std::vector<std::string> parts;
    if (text.empty()) return parts;
    std::size_t begin = 0;
    for (;;) {
        const std::size_t comma = text.find(',', begin);
        std::string part = text.substr(begin, comma - begin);
        part.erase(0, part.find_first_not_of(' '));
        part.erase(part.find_last_not_of(' ') + 1);
        parts.push_back(std::move(part));
        if (comma == std::string::npos) return parts;
        begin = comma + 1;
    }
}

std::vector<int> split_numbers(const std::string& text, std::string_view what) {
    std::vector<int> numbers;
    for (const std::string& part : split_list(text)) {
        const std::optional<int> number = parse_number<int>(part);
        if (!number)
            throw UsageError(
                fmt::format("{} needs whole numbers separated by commas, not \"{}\"", what, text));
        numbers.push_back(*number);
    }
    return numbers;
}

namespace {

// The board is at fault when the same options make a game without it.
void check_board(const GameKind& kind, Setup setup, const std::string& file) {
    const Result<std::shared_ptr<const AnyGame>> game = kind.make(setup);
    setup.board.clear();
    if (!game && kind.make(setup))
        throw Refused(fmt::format("{}: {}", file, refusal_line(&kind.facts, game.refusal())));
}

}  // namespace

Setup read_setup(const GameArguments& arguments) {
    Setup setup;
    std::string board_file;
    for (const std::string& option : arguments.options) {
        auto [name, value] = split_pair(option, "--option");
        if (name == "board") {
            board_file = value;
            setup.board = read_text(value);
            if (setup.board.empty())
                throw Refused(fmt::format("{}: the board file is empty", value));
        } else {
            setup.options.emplace_back(std::move(name), std::move(value));
        }
    }
    if (!setup.board.empty()) check_board(game_named(arguments.game), setup, board_file);
    return setup;
}

namespace {

std::shared_ptr<const AnyGame> make_game(const GameKind& kind, const Setup& setup) {
    Result<std::shared_ptr<const AnyGame>> game = kind.make(setup);
    if (!game) throw Refused(&kind.facts, game.refusal());
    return *game;
}

}  // namespace

std::shared_ptr<const AnyGame> make_game(const GameArguments& arguments) {
    return make_game(game_named(arguments.game), read_setup(arguments));
}

Setup short_setup(const GameArguments& arguments) {
    Setup setup = read_setup(arguments);
    const GameKind& kind = game_named(arguments.game);
    if (kind.shorten != nullptr) kind.shorten(setup);
    return setup;
}

std::shared_ptr<const AnyGame> make_short_game(const GameArguments& arguments) {
    return make_game(game_named(arguments.game), short_setup(arguments));
}

std::optional<Value> start_position(const GameArguments& arguments) {
    if (arguments.position.empty()) return std::nullopt;
    return read_position(arguments.position);
}

AnyState start_state(const AnyGame& game, const GameArguments& arguments) {
    if (const std::optional<Value> position = start_position(arguments)) {
        const Result<AnyState> state = game.from_position(*position);
        if (!state) throw Refused(&game.facts(), state.refusal());
        return *state;
    }
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): start fills it.
    AnyState state;
    game.start(state);
    return state;
}

Seat seat_named(const GameFacts& facts, const std::string& id) {
    if (const std::optional<Seat> seat = find_seat(facts, id); seat && *seat >= Seat::First)
        return *seat;
    std::vector<std::string_view> known;
    for (const SeatFact& seat : facts.seats) known.push_back(seat.id);
    throw UsageError(
        fmt::format("{} has no seat \"{}\"; it has: {}", facts.id, id, fmt::join(known, ", ")));
}

}  // namespace occasus::cli
