// occasus manual and completion: what the command line tells about itself, for man and for shells.
#include <algorithm>
#include <filesystem>
#include <fmt/core.h>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "apps/cli/command_tree.h"
#include "apps/cli/commands.h"
#include "apps/cli/completion_script.h"
#include "apps/cli/exit.h"
#include "apps/cli/manual_page.h"
#include "apps/cli/option_values.h"
#include "apps/cli/output_arguments.h"
#include "apps/files.h"

namespace occasus::cli {

namespace {

struct ManualArguments {
    std::string command;
    std::string folder;
    bool force = false;
};

const CommandHelp& command_named(const CommandHelp& program, const std::string& name) {
    const auto found =
        std::find_if(program.commands.begin(), program.commands.end(),
                     [&](const CommandHelp& command) { return command.path.back() == name; });
    if (found == program.commands.end()) throw UsageError(no_such_command(name, program));
    return *found;
}

// Every page or none of them.
void write_pages(const CommandHelp& program, const ManualArguments& arguments) {
    const Existing existing = arguments.force ? Existing::Replace : Existing::Refuse;
    std::vector<std::pair<std::string, const CommandHelp*>> pages;
    const auto add = [&](const CommandHelp& command) {
        const auto file = std::filesystem::path(arguments.folder) / (page_name(command) + ".1");
        check_place(file.string(), existing);
        pages.emplace_back(file.string(), &command);
    };
    add(program);
    for (const CommandHelp& command : program.commands) add(command);
    for (const auto& [file, command] : pages)
        write_text(file, manual_page(*command, OCCASUS_VERSION), existing);
}

void give_manual(const CommandHelp& program, const ManualArguments& arguments) {
    if (arguments.folder.empty()) {
        const std::string& name = arguments.command;
        const CommandHelp& wanted = name.empty() ? program : command_named(program, name);
        fmt::print("{}", manual_page(wanted, OCCASUS_VERSION));
        return;
    }
    write_pages(program, arguments);
}

std::string completion_for(const std::string& shell, const CommandHelp& program) {
    if (shell == "bash") return bash_completion(program);
    return shell == "zsh" ? zsh_completion(program) : fish_completion(program);
}

}  // namespace

void add_manual(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("manual", "Print the manual page of a command, or of the program");
    const auto arguments = std::make_shared<ManualArguments>();
    CLI::Option* one =
        command->add_option("command", arguments->command, "The command")->type_name("COMMAND");
    command
        ->add_option("--into", arguments->folder, "Write every page into this folder, a file each")
        ->type_name("DIR")
        ->excludes(one);
    add_force_argument(*command, arguments->force);
    command->footer(
        "Examples:\n  occasus manual serve | man -l -\n"
        "  occasus manual --into ~/.local/share/man/man1");
    command->callback([&app, arguments] { give_manual(command_tree(app), *arguments); });
}

void add_completion(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "completion", "Print a script with which a shell completes what you type");
    const auto shell = std::make_shared<std::string>();
    command->add_option("shell", *shell, "The shell")
        ->required()
        ->check(one_of({"bash", "zsh", "fish"}));
    command->footer(
        "Examples:\n  source <(occasus completion bash)\n  source <(occasus completion zsh)\n"
        "  occasus completion fish > ~/.config/fish/completions/occasus.fish");
    command->callback(
        [&app, shell] { fmt::print("{}", completion_for(*shell, command_tree(app))); });
}

}  // namespace occasus::cli
