#include "apps/cli/command_tree.h"

#include <algorithm>
#include <cctype>
#include <fmt/ranges.h>
#include <string_view>

#include "apps/cli/game_setup.h"

namespace occasus::cli {

namespace {

// CLI11 writes "INT:INT in [0 - 1024]" and "TEXT:{stream,typed}": a word, then what may stand for
// it.
void read_type(const std::string& type, ArgumentHelp& help) {
    const std::size_t colon = type.find(':');
    help.word = type.substr(0, colon);
    const std::size_t brace = type.find('{');
    if (brace != std::string::npos)
        help.choices = split_list(type.substr(brace + 1, type.find('}') - brace - 1));
    const std::size_t bracket = type.find(" in [");
    const std::size_t dash = type.find(" - ", bracket);
    if (bracket == std::string::npos || dash == std::string::npos) return;
    constexpr std::string_view kIn = " in [";
    help.least = type.substr(bracket + kIn.size(), dash - bracket - kIn.size());
    help.most = type.substr(dash + 3, type.find(']') - dash - 3);
}

// The words that CLI11 has for the types of C++ are put into English.
std::string plain_word(const std::string& word, const std::string& place_name) {
    const bool is_number = word == "INT" || word == "UINT" || word == "FLOAT";
    if (!is_number && word != "TEXT") return word;
    if (!place_name.empty()) return in_capitals(place_name);
    return is_number ? "NUMBER" : "TEXT";
}

ArgumentHelp argument_help(const CLI::Option& option) {
    ArgumentHelp help;
    for (const std::string& name : option.get_snames()) help.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) help.names.push_back("--" + name);
    if (option.get_type_size() != 0) {
        read_type(option.get_type_name(), help);
        help.word = plain_word(help.word, help.names.empty() ? option.get_name() : "");
    }
    help.unless_given = option.get_default_str();
    help.about = option.get_description();
    help.required = option.get_required();
    help.repeated = option.get_expected_max() > 1;
    return help;
}

std::vector<std::string> path_of(const CLI::App& app) {
    std::vector<std::string> path;
    for (const CLI::App* part = &app; part != nullptr; part = part->get_parent())
        path.insert(path.begin(), part->get_name());
    return path;
}

}  // namespace

CommandHelp command_tree(const CLI::App& app) {
    CommandHelp help{.path = path_of(app),
                     .about = app.get_description(),
                     .footer = app.get_footer(),
                     .options = {},
                     .arguments = {},
                     .commands = {}};
    for (const CLI::Option* option : app.get_options())
        (option->get_positional() ? help.arguments : help.options)
            .push_back(argument_help(*option));
    for (const CLI::App* command : app.get_subcommands({}))
        help.commands.push_back(command_tree(*command));
    return help;
}

std::string in_capitals(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
    return text;
}

std::string joined(const std::vector<std::string>& words, std::string_view between) {
    return fmt::format("{}", fmt::join(words, between));
}

}  // namespace occasus::cli
