// occasus: play and study wargames at the command line.
#include <algorithm>
#include <cstdio>
#include <exception>
#include <fmt/core.h>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "apps/cli/clean_output.h"
#include "apps/cli/command_tree.h"
#include "apps/cli/commands.h"
#include "apps/cli/complaint.h"
#include "apps/cli/exit.h"
#include "apps/cli/help_text.h"
#include "apps/cli/option_values.h"
#include "apps/files.h"
#include "games/registry.h"
#include "record/json.h"
#include "record/match.h"

namespace occasus::cli {

namespace {

constexpr std::string_view kExamples = R"(Examples:
  occasus play rome_must_fall                 play at the terminal
  occasus serve                               play in the browser
  occasus new rome_must_fall -o rome.save     begin a game in a file
  occasus do rome.save roll levy              take actions in it
  occasus sim rome_must_fall --games 10000 --players planner

A SAVE or FILE named - is standard input or output.
Exit codes: 0 done, 1 a fault of the program, 2 wrong usage, 3 refused (nothing was changed).)";

std::string version_text() {
    std::string text = fmt::format("occasus {} (record format {})", OCCASUS_VERSION, kRecordFormat);
    for (const GameKind& kind : all_games())
        text += fmt::format("\n{} rules {}", kind.facts.id, kind.facts.rules_version);
    return text;
}

void add_commands(CLI::App& app) {
#ifdef OCCASUS_RACES
    add_serve(app);
    add_sim(app);
#else
    add_games(app);
    add_play(app);
    add_serve(app);
    add_tables(app);
    add_backup(app);
    add_restore(app);
    add_store(app);
    add_new(app);
    add_show(app);
    add_legal(app);
    add_do(app);
    add_why(app);
    add_log(app);
    add_events(app);
    add_verify(app);
    add_odds(app);
    add_appraise(app);
    add_report(app);
    add_adjudicate(app);
    add_export(app);
    add_import(app);
    add_board(app);
    add_sim(app);
    add_ladder(app);
    add_lab(app);
    add_calibrate(app);
    add_engine(app);
    add_perft(app);
    add_bench(app);
    add_fuzz(app);
    add_case(app);
    add_manual(app);
    add_completion(app);
    add_complete(app);
#endif
}

// Whether errors are asked for as JSON: main() has no parsed command line when one is wrong.
bool wants_json(std::span<char*> words) {
    return std::any_of(words.begin(), words.end(),
                       [](const char* word) { return std::string_view(word) == "--json"; });
}

std::string_view kind_of(Exit exit) {
    return exit == Exit::Usage ? "usage" : exit == Exit::Refused ? "refused" : "fault";
}

Exit complain(Exit exit, std::string_view text, bool json) {
    std::fflush(stdout);
    const Value error = Value::fields().set("kind", kind_of(exit)).set("text", text);
    const std::string line =
        json ? to_json(Value::fields().set("ok", false).set("error", error))
             : fmt::format("occasus: {}", text);
    // Where it cannot be written, the exit code still tells.
    std::fputs((line + "\n").c_str(), stderr);
    return exit;
}

// A full disk or a closed pipe must not pass for success.
Exit finish(bool json) {
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
        return complain(Exit::Fault, "cannot write the output", json);
    return Exit::Done;
}

// CLI11 would only say that a command is needed. Throws UsageError.
void check_command(const CLI::App& app, std::string_view word) {
    const CommandHelp program = command_tree(app);
    const std::vector<std::string> names = names_within(program);
    if (std::find(names.begin(), names.end(), word) == names.end())
        throw UsageError(no_such_command(word, program));
}

Exit run(int argc, char** argv) {
    CLI::App app("Play and study tabletop wargames about the fall of Rome.", "occasus");
    app.footer(std::string(kExamples));
    app.set_version_flag("--version", version_text(), "Print the version and exit");
    app.require_subcommand(1);
    app.formatter(help_text());
    add_commands(app);
    const bool json = wants_json({argv, static_cast<std::size_t>(argc)});
    try {
        check_numbers(app);
        if (argc > 1 && argv[1][0] != '-') check_command(app, argv[1]);
        app.parse(argc, argv);
        return finish(json);
    } catch (const CLI::ParseError& error) {
        // Asking for help or the version ends here too, and is no error.
        if (error.get_exit_code() != 0) return complain(Exit::Usage, complaint(app, error), json);
        std::ostringstream told;
        app.exit(error, told);
        fmt::print("{}", told.str());
        return finish(json);
    } catch (const UsageError& error) {
        return complain(Exit::Usage, error.what(), json);
    } catch (const Refused& error) {
        return complain(Exit::Refused, error.what(), json);
    } catch (const FileTaken& error) {
        return complain(Exit::Refused, error.what() + std::string("; --force replaces it"), json);
    } catch (const FileError& error) {
        return complain(Exit::Refused, error.what(), json);
    } catch (const std::exception& error) {
        return complain(Exit::Fault, error.what(), json);
    }
}

}  // namespace

}  // namespace occasus::cli

int main(int argc, char** argv) {
    occasus::cli::clean_standard_streams();
    return static_cast<int>(occasus::cli::run(argc, argv));
}
