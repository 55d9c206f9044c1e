#include "apps/cli/complaint.h"

#include <algorithm>
#include <fmt/core.h>
#include <string_view>
#include <vector>

#include "core/near_name.h"

#include "apps/cli/command_tree.h"

namespace occasus::cli {

namespace {

const CLI::App& command_asked(const CLI::App& app) {
    const auto commands = app.get_subcommands();
    return commands.empty() ? app : command_asked(*commands.front());
}

std::string unknown_option(const CommandHelp& command, const std::string& word) {
    const std::string name = word.substr(0, word.find('='));
    std::vector<std::string_view> known;
    for (const ArgumentHelp& option : command.options)
        known.insert(known.end(), option.names.begin(), option.names.end());
    const std::string_view nearest = near_name(name, known);
    const std::string path = joined(command.path);
    return fmt::format("{} has no option {}; {}", path, name,
                       nearest.empty() ? fmt::format("`{} --help` lists them", path)
                                       : fmt::format("did you mean {}?", nearest));
}

std::string said(const ArgumentHelp& argument) {
    if (argument.names.empty()) return argument.word;
    return argument.names.back() + (argument.word.empty() ? "" : " " + argument.word);
}

std::string missing(const CLI::App& app, const CommandHelp& command) {
    for (const CLI::Option* option : app.get_options()) {
        if (!option->get_required() || option->count() > 0) continue;
        return joined(command.path) + " needs " + said(argument_help(*option));
    }
    return fmt::format("{} needs a command: {}", joined(command.path),
                       joined(names_within(command), ", "));
}

// An option without its value, or given too often.
std::string mismatched(const CLI::App& app, const std::string& text) {
    const std::string name = text.substr(0, text.find(':'));
    const CLI::Option* option = app.get_option_no_throw(name);
    if (option == nullptr) return text;
    if (option->count() > 1) return name + " is given more than once";
    return fmt::format("{} needs a value: {}", name, argument_help(*option).word);
}

}  // namespace

std::string complaint(const CLI::App& app, const CLI::ParseError& error) {
    const CLI::App& asked = command_asked(app);
    const CommandHelp command = command_tree(asked);
    const std::vector<std::string> extras = app.remaining(true);
    // A misspelt option is often the one that is missing.
    for (const std::string& extra : extras)
        if (extra.size() > 1 && extra.starts_with('-') && command.path.back() != "odds")
            return unknown_option(command, extra);
    const std::string text = error.what();
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) return missing(asked, command);
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
        return mismatched(asked, text);
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr && !extras.empty())
        return fmt::format("{} takes no \"{}\"", joined(command.path), extras.front());
    return text;
}

}  // namespace occasus::cli
