#include "apps/cli/game_setup.h"

#include <algorithm>
#include <cstdint>
#include <fmt/core.h>
#include <unistd.h>

#include "core/near_name.h"
#include "core/number.h"
#include "core/options.h"

#include "apps/cli/exit.h"
#include "apps/cli/option_values.h"
#include "apps/cli/records/save_file.h"
#include "apps/cli/study/simulation.h"
#include "games/registry.h"
#include "record/dice_stream.h"

namespace occasus::cli {

void add_game_argument(CLI::App& command, GameArguments& arguments) {
    add_text(command, "game", arguments.game, "GAME",
             "The id of a game, as `occasus games` lists it")
        ->required();
}

void add_options_argument(CLI::App& command, GameArguments& arguments) {
    add_text(command, "--option", arguments.options, "NAME=VALUE",
             "An option of the game, NAME=VALUE; may be repeated. board=FILE plays with your own "
             "board file; `occasus games` says which other options take a file")
        ->allow_extra_args(false);
}

void add_setup_arguments(CLI::App& command, GameArguments& arguments) {
    add_options_argument(command, arguments);
    add_text(command, "--position", arguments.position, "FILE",
             "Begin from the position in this file, JSON as `occasus show --json` prints it");
}

void add_dice_arguments(CLI::App& command, DiceArguments& arguments) {
    add_seed(command, arguments.seed,
             "A number that fixes the dice: the same number gives the same dice (default: random)");
    command
        .add_option("--dice", arguments.dice,
                    "stream: the program rolls. typed: you roll real dice and type each face")
        ->check(one_of({"stream", "typed"}))
        ->capture_default_str();
}

const GameKind& game_named(std::string_view id) {
    if (const GameKind* kind = find_game(id)) return *kind;
    throw UsageError(no_such_game(id));
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

// A file of the user's own, and the option it is given for.
struct OwnFile {
    std::string option;
    std::string path;
};

bool exists(const std::string& path) {
    return path == "-" || ::access(path.c_str(), F_OK) == 0;
}

// A value that the option lists is no file, and what is neither is for the game to refuse.
bool names_file(const GameFacts& facts, const std::string& name, const std::string& value) {
    return std::any_of(facts.options.begin(), facts.options.end(), [&](const OptionFact& option) {
        return option.name == name && takes_file(option) && !is_listed(option, value) &&
               exists(value);
    });
}

std::string read_own(const OwnFile& file) {
    std::string text = read_text(file.path);
    if (text.empty())
        throw Refused(fmt::format("{}: the {} file is empty", file.path, file.option));
    // Every line ends, so that the text of a file differs from a value.
    if (file.option != kBoardOption && text.back() != '\n') text += '\n';
    return text;
}

Setup without(Setup setup, const std::string& option) {
    if (option == kBoardOption) setup.board.clear();
    std::erase_if(setup.options, [&](const auto& pair) { return pair.first == option; });
    return setup;
}

// A file is at fault when the same options make a game without it.
void check_files(const GameKind& kind, const Setup& setup, const std::vector<OwnFile>& files) {
    const Result<std::shared_ptr<const AnyGame>> game = kind.make(setup);
    if (game) return;
    for (const OwnFile& file : files)
        if (kind.make(without(setup, file.option)))
            throw Refused(&kind.facts, game.refusal(), file.path + ": ");
}

}  // namespace

Setup read_setup(const GameArguments& arguments) {
    Setup setup;
    std::vector<OwnFile> files;
    const GameKind* const kind = find_game(arguments.game);
    for (const std::string& option : arguments.options) {
        auto [name, value] = split_pair(option, "--option");
        const bool is_board = name == kBoardOption;
        if (is_board || (kind != nullptr && names_file(kind->facts, name, value))) {
            files.push_back({name, value});
            value = read_own(files.back());
        }
        if (is_board)
            setup.board = std::move(value);
        else
            setup.options.emplace_back(std::move(name), std::move(value));
    }
    if (!files.empty()) check_files(game_named(arguments.game), setup, files);
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

Match begin_match(const GameArguments& arguments, const DiceArguments& dice) {
    const GameKind& kind = game_named(arguments.game);
    MatchSetup setup{.game = read_setup(arguments),
                     .position = start_position(arguments),
                     .dice_typed = dice.dice == "typed",
                     .seed = std::nullopt};
    if (dice.seed && !setup.dice_typed) setup.seed = seed_from_number(*dice.seed);
    Result<Match> match = Match::start(kind, setup);
    if (!match) throw Refused(&kind.facts, match.refusal());
    if (!setup.dice_typed) match->reveal_seed();
    return std::move(*match);
}

Seat seat_named(const GameFacts& facts, const std::string& id) {
    if (const std::optional<Seat> seat = find_seat(facts, id); seat && *seat >= Seat::First)
        return *seat;
    throw UsageError(no_such("seat", id, names_in(facts.seats, &SeatFact::id)));
}

}  // namespace occasus::cli
