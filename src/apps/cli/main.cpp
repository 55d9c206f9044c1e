// occasus: play and study wargames at the command line.
#include <algorithm>
#include <cstdio>
#include <exception>
#include <fmt/core.h>
#include <fmt/ranges.h>
#include <sstream>
#include <string>
#include <vector>

#include "apps/cli/clean_output.h"
#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/files.h"
#include "games/registry.h"
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
#endif
}

Exit complain(Exit exit, std::string_view text) {
    std::fflush(stdout);
    // Where it cannot be written, the exit code still tells.
    std::fputs(fmt::format("occasus: {}\n", text).c_str(), stderr);
    return exit;
}

// A full disk or a closed pipe must not pass for success.
Exit finish() {
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
        return complain(Exit::Fault, "cannot write the output");
    return Exit::Done;
}

// CLI11 would only say that a command is needed. Throws UsageError.
void check_command(const CLI::App& app, std::string_view word) {
    std::vector<std::string> known;
    for (const CLI::App* command : app.get_subcommands({})) known.push_back(command->get_name());
    if (std::find(known.begin(), known.end(), word) == known.end())
        throw UsageError(
            fmt::format("there is no command \"{}\"; there is: {}", word, fmt::join(known, ", ")));
}

Exit run(int argc, char** argv) {
    CLI::App app("Play and study tabletop wargames about the fall of Rome.", "occasus");
    app.footer(std::string(kExamples));
    app.set_version_flag("--version", version_text(), "Print the version and exit");
    app.require_subcommand(1);
    add_commands(app);
    try {
        if (argc > 1 && argv[1][0] != '-') check_command(app, argv[1]);
        app.parse(argc, argv);
        return finish();
    } catch (const CLI::ParseError& error) {
        // Asking for help or the version ends here too, and is no error.
        std::ostringstream told;
        std::ostringstream complaint;
        const int code = app.exit(error, told, complaint);
        fmt::print("{}", told.str());
        fmt::print(stderr, "{}", complaint.str());
        return code == 0 ? finish() : Exit::Usage;
    } catch (const UsageError& error) {
        return complain(Exit::Usage, error.what());
    } catch (const Refused& error) {
        return complain(Exit::Refused, error.what());
    } catch (const FileTaken& error) {
        return complain(Exit::Refused, error.what() + std::string("; --force replaces it"));
    } catch (const FileError& error) {
        return complain(Exit::Refused, error.what());
    } catch (const std::exception& error) {
        return complain(Exit::Fault, error.what());
    }
}

}  // namespace

}  // namespace occasus::cli

int main(int argc, char** argv) {
    occasus::cli::clean_standard_streams();
    return static_cast<int>(occasus::cli::run(argc, argv));
}
