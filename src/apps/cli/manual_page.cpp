#include "apps/cli/manual_page.h"

#include <fmt/core.h>
#include <sstream>

namespace occasus::cli {

namespace {

// Text that man shows as it stands. What the help sets between back ticks is bold.
std::string in_roff(std::string_view text) {
    std::string roff;
    bool bold = false;
    for (const char letter : text) {
        if (letter == '`') {
            bold = !bold;
            roff += bold ? "\\fB" : "\\fR";
        } else if (letter == '\\') {
            roff += "\\e";
        } else if (letter == '-') {
            roff += "\\-";
        } else if (letter == '\'' || letter == '"') {
            roff += letter == '"' ? "\\(dq" : "\\(aq";
        } else {
            roff += letter;
        }
    }
    // A line that begins so would be a request.
    return roff.starts_with('.') ? "\\&" + roff : roff;
}

std::string bold(std::string_view text) {
    return "\\fB" + in_roff(text) + "\\fR";
}

std::string slanted(std::string_view text) {
    return "\\fI" + in_roff(text) + "\\fR";
}

std::string in_synopsis(const ArgumentHelp& argument) {
    const std::string word = slanted(argument.word) + (argument.repeated ? " ..." : "");
    return argument.required ? word : "[" + word + "]";
}

std::string synopsis(const CommandHelp& command) {
    std::string text = bold(joined(command.path, " ")) + " [" + slanted("OPTION") + " ...]";
    for (const ArgumentHelp& argument : command.arguments) text += " " + in_synopsis(argument);
    return text + "\n";
}

// The line above what is told of it.
std::string title_of(const ArgumentHelp& argument) {
    std::vector<std::string> names;
    names.reserve(argument.names.size());
    for (const std::string& name : argument.names) names.push_back(bold(name));
    std::string title = joined(names, ", ");
    if (argument.word.empty()) return title;
    if (!title.empty()) title += " ";
    return title + slanted(argument.word);
}

std::string sentence(std::string_view text) {
    return in_roff(text) + (text.ends_with('.') ? "\n" : ".\n");
}

std::string told(const ArgumentHelp& argument) {
    std::string text = ".TP\n" + title_of(argument) + "\n" + sentence(argument.about);
    if (!argument.choices.empty()) text += sentence("One of: " + joined(argument.choices, ", "));
    if (!argument.least.empty())
        text += sentence(fmt::format("From {} to {}", argument.least, argument.most));
    if (!argument.unless_given.empty()) text += sentence("Unless given: " + argument.unless_given);
    if (argument.repeated && !argument.names.empty()) text += "May be given several times.\n";
    return text;
}

std::string told(const std::vector<ArgumentHelp>& arguments) {
    std::string text;
    for (const ArgumentHelp& argument : arguments) text += told(argument);
    return text;
}

std::string arguments_of(const CommandHelp& command) {
    std::string text;
    if (!command.arguments.empty()) text += ".SH ARGUMENTS\n" + told(command.arguments);
    return text + ".SH OPTIONS\n" + told(command.options);
}

constexpr std::string_view kParagraph = ".PP\n";

// What the help says at its end: examples, and the rest. Lines that are set in stand as they are.
std::string notes_and_examples(const std::string& footer) {
    std::string notes;
    std::string examples;
    std::istringstream lines(footer);
    bool in_examples = false;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("Example")) {
            in_examples = true;
        } else if (line.starts_with("  ")) {
            std::string& place = in_examples ? examples : notes;
            place += (in_examples ? "" : ".br\n") + in_roff(line) + "\n";
        } else if (!line.empty()) {
            in_examples = false;
            notes += std::string(kParagraph) + in_roff(line) + "\n";
        }
    }
    if (notes.starts_with(kParagraph)) notes.erase(0, kParagraph.size());
    if (!notes.empty()) notes.insert(0, ".SH NOTES\n");
    return notes + (examples.empty() ? "" : ".SH EXAMPLES\n.nf\n" + examples + ".fi\n");
}

std::string commands_with_pages(const CommandHelp& program) {
    std::string text = ".SH COMMANDS\nEach has a manual page of its own.\n";
    for (const CommandHelp& command : program.commands)
        text += fmt::format(".TP\n{}(1)\n{}", bold(page_name(command)), sentence(command.about));
    return text;
}

std::string commands_within(const CommandHelp& command) {
    std::string text;
    for (const CommandHelp& inner : command.commands)
        text += ".SH \"" + in_capitals(joined(inner.path, " ")) + "\"\n" + synopsis(inner) +
                ".PP\n" + sentence(inner.about) + told(inner.arguments) + told(inner.options);
    return text;
}

}  // namespace

std::string page_name(const CommandHelp& command) {
    return joined(command.path, "-");
}

std::string manual_page(const CommandHelp& command, std::string_view version) {
    const bool is_program = command.path.size() == 1;
    std::string page = fmt::format(".TH {} 1 \"\" \"Occasus {}\" \"Occasus\"\n",
                                   in_roff(in_capitals(page_name(command))), version);
    page += fmt::format(".SH NAME\n{} \\- {}\n.SH SYNOPSIS\n", in_roff(page_name(command)),
                        in_roff(command.about));
    page += is_program ? bold("occasus") + " " + slanted("COMMAND") + " [" + slanted("ARGUMENT") +
                             " ...]\n"
                       : synopsis(command);
    if (is_program) page += commands_with_pages(command);
    page += arguments_of(command) + (is_program ? "" : commands_within(command));
    page += notes_and_examples(command.footer);
    return page + ".SH SEE ALSO\n" +
           (is_program ? ".BR occasus\\-play (1),\n.BR occasus\\-serve (1)\n"
                       : ".BR occasus (1)\n");
}

}  // namespace occasus::cli
