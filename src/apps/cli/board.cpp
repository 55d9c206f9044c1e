// occasus board: the figures a game is played with, and whether a file of one's own can replace
// them.
#include <algorithm>
#include <fmt/core.h>
#include <fmt/ranges.h>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "core/figure_file.h"
#include "core/near_name.h"
#include "core/options.h"

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/option_values.h"
#include "apps/cli/records/save_file.h"
#include "apps/cli/terminal.h"
#include "games/registry.h"

namespace occasus::cli {

namespace {

struct BoardArguments {
    GameArguments game;
    std::string of{kBoardOption};
    std::optional<std::string> file;
    bool json = false;
};

// How many figures there are of each provenance, and of each kind.
struct Census {
    std::string name;
    std::map<std::string, int> provenances;
    std::map<std::string, int> facts;
};

Census take_census(std::string_view text, const std::string& of) {
    Census census;
    const Result<std::vector<Figure>> figures = read_figures(text, of);
    for (const Figure& figure : *figures) {
        if (figure.fact == "name") census.name = figure.value;
        ++census.provenances[figure.provenance.substr(0, figure.provenance.find(' '))];
        ++census.facts[figure.fact];
    }
    return census;
}

Value counts_document(const std::map<std::string, int>& counts) {
    Value document = Value::fields();
    for (const auto& [name, count] : counts) document.set(name, count);
    return document;
}

std::string counts_text(const std::map<std::string, int>& counts) {
    std::vector<std::string> parts;
    parts.reserve(counts.size());
    for (const auto& [name, count] : counts) parts.push_back(fmt::format("{} {}", count, name));
    return fmt::format("{}", fmt::join(parts, ", "));
}

void check_option(const GameFacts& facts, const std::string& of) {
    std::vector<std::string_view> known;
    for (const OptionFact& option : facts.options)
        if (takes_file(option)) known.push_back(option.name);
    if (std::find(known.begin(), known.end(), of) == known.end())
        throw UsageError("--of: " + no_such("option with a file", of, known));
}

// The figures in force: a file of the user's own, or those that the game brings.
std::string text_in_force(const GameFacts& facts, const Setup& setup, const std::string& of) {
    std::string value;
    for (const OptionFact& option : facts.options)
        if (option.name == of) value = option.fallback;
    for (const auto& [name, chosen] : setup.options)
        if (name == of) value = chosen;
    return is_file_text(value) ? value : std::string(built_in_figures(facts.id, of, value));
}

void board(const BoardArguments& arguments) {
    const GameFacts& facts = game_named(arguments.game.game).facts;
    check_option(facts, arguments.of);
    GameArguments asked = arguments.game;
    if (arguments.file) asked.options.push_back(arguments.of + "=" + *arguments.file);
    const Setup setup = read_setup(asked);
    const std::shared_ptr<const AnyGame> game = make_game(asked);
    const std::string text = arguments.of == kBoardOption
                                 ? std::string(game->board_text())
                                 : text_in_force(facts, setup, arguments.of);
    if (!arguments.file)
        return arguments.json ? print_document(game->board()) : fmt::print("{}", text);
    const Census census = take_census(text, arguments.of);
    if (arguments.json)
        return print_document(Value::fields()
                                  .set("file", *arguments.file)
                                  .set("game", game->facts().id)
                                  .set("name", census.name)
                                  .set("provenance", counts_document(census.provenances))
                                  .set("facts", counts_document(census.facts)));
    fmt::print("{}: “{}” can be played {}.\n", *arguments.file, census.name,
               arguments.of == kBoardOption ? "on" : "with");
    fmt::print("  figures: {}\n", counts_text(census.provenances));
    fmt::print("  facts: {}\n", counts_text(census.facts));
}

}  // namespace

void add_board(CLI::App& app) {
    const auto [command, arguments] = add_command(
        app, board, "board", "Print the board file of a game, or check your own board file");
    add_game_argument(*command, arguments->game);
    add_options_argument(*command, arguments->game);
    add_text(*command, "--of", arguments->of, "OPTION",
             "Print or check the file of this option instead of the board");
    add_text(*command, "--check", arguments->file, "FILE",
             "Read this file as the game would, and print what is in it. If a number is wrong, the "
             "command names its line");
    command->footer(
        "Examples:\n"
        "  occasus board empire > mine.csv\n"
        "  occasus board empire --check mine.csv\n"
        "  occasus play empire --option board=mine.csv\n"
        "  occasus board invasions --of scenario --option scenario=6 > mine.csv");
}

}  // namespace occasus::cli
