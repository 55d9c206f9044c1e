#include <algorithm>
#include <fmt/core.h>
#include <sstream>
#include <utility>

#include "apps/cli/command_tree.h"
#include "apps/cli/terminal.h"

namespace occasus::cli {

namespace {

constexpr std::size_t kNames = 28;  // The column of the texts about names.
constexpr int kWidest = 100;        // A longer line is hard to read, however wide the terminal.

std::string heading_of(const ArgumentHelp& argument) {
    const std::string names = joined(argument.names, ", ");
    return names + (names.empty() || argument.word.empty() ? "" : " ") + argument.word;
}

std::string told_of(const ArgumentHelp& argument) {
    std::string text = argument.about;
    const auto add = [&](const std::string& more) { text += ". " + more; };
    if (!argument.choices.empty()) add("One of: " + joined(argument.choices, ", "));
    if (!argument.least.empty()) add(fmt::format("From {} to {}", argument.least, argument.most));
    if (!argument.unless_given.empty()) add("Unless given: " + argument.unless_given);
    if (argument.required && !argument.names.empty()) add("Required");
    return text;
}

// A name, and next to it the text about it.
std::string entry(const std::string& name, const std::string& about, int width) {
    const std::string margin(kNames, ' ');
    std::string text = "  " + name;
    text += text.size() + 1 < kNames ? margin.substr(text.size()) : "\n" + margin;
    return text + wrapped(about, width - static_cast<int>(kNames), kNames);
}

std::string entries(std::string_view title, const std::vector<ArgumentHelp>& arguments, int width) {
    if (arguments.empty()) return {};
    std::string text = fmt::format("\n{}:\n", title);
    for (const ArgumentHelp& argument : arguments)
        text += entry(heading_of(argument), told_of(argument), width);
    return text;
}

// Examples and tables stand as they are; sentences are wrapped.
std::string footer(const std::string& text, int width) {
    std::string out = "\n";
    std::istringstream lines(text);
    std::string sentences;
    const auto finish = [&] {
        if (!sentences.empty()) out += wrapped(std::exchange(sentences, {}), width);
    };
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.starts_with(' ') || line.starts_with("Example")) {
            finish();
            out += line + "\n";
        } else {
            sentences += line + " ";
        }
    }
    finish();
    return out;
}

std::string usage(const CommandHelp& command) {
    std::string text = joined(command.path);
    for (const ArgumentHelp& argument : command.arguments) {
        const std::string word = argument.word + (argument.repeated ? " ..." : "");
        text += argument.required ? " " + word : " [" + word + "]";
    }
    if (!command.commands.empty()) text += command.arguments.empty() ? " COMMAND" : " [COMMAND]";
    return text + " [OPTION ...]";
}

class HelpText : public CLI::FormatterBase {
  public:
    std::string make_help(const CLI::App* app, std::string, CLI::AppFormatMode) const override {
        const CommandHelp command = command_tree(*app);
        const int width = std::min(terminal_width(stdout), kWidest);
        std::string text = "Usage: " + wrapped(usage(command), width - 7, 7);
        text += "\n" + wrapped(command.about, width);
        text += entries("Arguments", command.arguments, width);
        text += entries("Options", command.options, width);
        if (!command.commands.empty()) text += "\nCommands:\n";
        for (const CommandHelp& inner : command.commands)
            text += entry(inner.path.back(), inner.about, width);
        return command.footer.empty() ? text : text + footer(command.footer, width);
    }
};

}  // namespace

std::shared_ptr<CLI::FormatterBase> help_text() {
    return std::make_shared<HelpText>();
}

}  // namespace occasus::cli
