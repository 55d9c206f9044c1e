// occasus complete: what the scripts for shells ask for while somebody types. What can be offered
// depends on the game, which is one of the words before.
#include <fmt/core.h>
#include <memory>
#include <string>
#include <vector>

#include "core/options.h"

#include "ai/any_player.h"
#include "apps/cli/commands.h"
#include "apps/cli/save_file.h"
#include "games/registry.h"
#include "record/match.h"

namespace occasus::cli {

namespace {

struct CompleteArguments {
    std::string word;     // What stands for the value in the help: "A,B", "SEAT".
    std::string current;  // As far as it is typed.
    std::vector<std::string> before;
};

// The saved game among the words, if there is one.
std::unique_ptr<Match> save_among(const std::vector<std::string>& words) {
    for (const std::string& word : words) try {
            return std::make_unique<Match>(load_save(word));
        } catch (const std::exception&) {
            continue;  // It was another word.
        }
    return nullptr;
}

const GameFacts* game_among(const std::vector<std::string>& words) {
    for (const std::string& word : words)
        if (const GameKind* kind = find_game(word)) return &kind->facts;
    const auto match = save_among(words);
    return match ? &match->game().facts() : nullptr;
}

std::vector<std::string> players(const GameFacts& facts) {
    std::vector<std::string> ids;
    for (const PlayerFact& player : players_of(facts.id)) ids.emplace_back(player.id);
    return ids;
}

std::vector<std::string> seats(const GameFacts& facts, std::string_view after) {
    std::vector<std::string> ids;
    for (const SeatFact& seat : facts.seats) ids.push_back(std::string(seat.id).append(after));
    return ids;
}

// "crt33=" of every option, or the values of the one that is typed.
std::vector<std::string> option_values(const GameFacts& facts, const std::string& current) {
    std::vector<std::string> all;
    for (const OptionFact& option : facts.options) {
        const std::string name = std::string(option.name) + "=";
        if (!current.starts_with(name)) {
            all.push_back(name);
            continue;
        }
        std::string values(option.values);
        for (std::size_t comma = 0; !values.empty(); values.erase(0, comma + 1)) {
            comma = std::min(values.find(','), values.size() - 1);
            const std::string value = values.substr(0, values.find(','));
            if (is_listed(option, value)) all.push_back(name + value);
        }
    }
    return all;
}

std::vector<std::string> file_options(const GameFacts& facts) {
    std::vector<std::string> all;
    for (const OptionFact& option : facts.options)
        if (takes_file(option)) all.emplace_back(option.name);
    return all;
}

std::vector<std::string> legal_actions(const std::vector<std::string>& words) {
    const auto match = save_among(words);
    if (!match) return {};
    std::vector<Action> actions;
    match->game().legal_actions(match->state(), actions);
    std::vector<std::string> texts = {"roll", "undo"};
    for (const Action action : actions)
        texts.push_back(match->game().action_text(match->state(), action));
    return texts;
}

// Names of players after a comma, or after a seat and "=".
std::vector<std::string> seated_players(const GameFacts& facts, const std::string& current) {
    const std::size_t comma = current.rfind(',') + 1;  // 0: there is none.
    const std::size_t equals = current.find('=', comma);
    const std::string before = current.substr(0, equals == std::string::npos ? comma : equals + 1);
    std::vector<std::string> all;
    for (const std::string& id : players(facts)) all.push_back(before + id);
    if (equals == std::string::npos)
        for (const std::string& id : seats(facts, "=")) all.push_back(before + id);
    return all;
}

std::vector<std::string> offered(const CompleteArguments& arguments) {
    if (arguments.word == "ACTION") return legal_actions(arguments.before);
    const GameFacts* facts = game_among(arguments.before);
    if (facts == nullptr) return {};
    if (arguments.word == "PLAYER") return players(*facts);
    if (arguments.word == "SEAT") return seats(*facts, "");
    if (arguments.word == "OPTION") return file_options(*facts);
    if (arguments.word == "NAME=VALUE") return option_values(*facts, arguments.current);
    return seated_players(*facts, arguments.current);
}

}  // namespace

void add_complete(CLI::App& app) {
    CLI::App* command = app.add_subcommand("complete", "Offer what may be typed, a line each");
    command->group("");  // For scripts alone.
    auto arguments = std::make_shared<CompleteArguments>();
    command->add_option("word", arguments->word, "What is typed")->required();
    command->add_option("current", arguments->current, "As far as it is typed")->required();
    command->add_option("before", arguments->before, "The words before it");
    command->prefix_command();
    command->callback([arguments, command] {
        for (const std::string& word : command->remaining()) arguments->before.push_back(word);
        for (const std::string& text : offered(*arguments))
            if (text.starts_with(arguments->current)) fmt::print("{}\n", text);
    });
}

}  // namespace occasus::cli
