// The commands of `occasus`. Each function adds one to the program: its arguments, its help, and
// what it does. Their exceptions are in exit.h.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace occasus::cli {

// A command that calls run(arguments), which live as long as it. It has --json if they do.
template <class Arguments>
std::pair<CLI::App*, Arguments*> add_command(CLI::App& app, void (*run)(const Arguments&),
                                             const std::string& name, const std::string& about) {
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* command = app.add_subcommand(name, about);
    command->callback([arguments, run] { run(*arguments); });
    if constexpr (requires { arguments->json; })
        command->add_flag("--json", arguments->json, "Print one JSON document");
    return {command, arguments.get()};
}

void add_games(CLI::App& app);
void add_new(CLI::App& app);
void add_show(CLI::App& app);
void add_legal(CLI::App& app);
void add_do(CLI::App& app);
void add_log(CLI::App& app);
void add_why(CLI::App& app);
void add_verify(CLI::App& app);
void add_play(CLI::App& app);
void add_sim(CLI::App& app);
void add_ladder(CLI::App& app);
void add_lab(CLI::App& app);
void add_engine(CLI::App& app);
void add_odds(CLI::App& app);
void add_appraise(CLI::App& app);
void add_report(CLI::App& app);
void add_calibrate(CLI::App& app);
void add_adjudicate(CLI::App& app);
void add_events(CLI::App& app);
void add_export(CLI::App& app);
void add_import(CLI::App& app);
void add_board(CLI::App& app);
void add_perft(CLI::App& app);
void add_bench(CLI::App& app);
void add_fuzz(CLI::App& app);
void add_case(CLI::App& app);
void add_serve(CLI::App& app);
void add_tables(CLI::App& app);
void add_backup(CLI::App& app);
void add_restore(CLI::App& app);
void add_store(CLI::App& app);
void add_completion(CLI::App& app);

// The offers of a shell to somebody who types: words that may stand for the last of these, which
// may be empty; the program's name is not among them.
std::vector<std::string> offers(const CLI::App& app, const std::vector<std::string>& words);

}  // namespace occasus::cli
