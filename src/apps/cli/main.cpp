// occasus: play and study wargames at the command line.
#include <algorithm>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fmt/core.h>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "core/near_name.h"

#include "apps/cli/clean_output.h"
#include "apps/cli/command_tree.h"
#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
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
    add_completion(app);
#endif
}

std::string_view kind_of(Exit exit) {
    return exit == Exit::Usage ? "usage" : exit == Exit::Refused ? "refused" : "fault";
}

// An error as the protocol writes it. A complaint about an option begins with its name.
Value error_document(Exit exit, const std::string& text) {
    const std::string option = text.substr(0, text.find_first_of(": "));
    return refusal_document(nullptr, unreadable(text, option.starts_with('-') ? option : ""))
        .set("kind", kind_of(exit));
}

// Prints errors: as JSON for a program that asked for JSON.
class Complainer {
  public:
    explicit Complainer(const std::vector<std::string>& words)
        : json_(std::find(words.begin(), words.end(), "--json") != words.end()) {}

    // `document`: the error, if it is more than this text.
    Exit complain(Exit exit, const std::string& text, const Value& document = {}) const {
        std::fflush(stdout);
        const Value error = document.is_null() ? error_document(exit, text) : document;
        const std::string line =
            json_ ? to_json(Value::fields().set("error", error)) : fmt::format("occasus: {}", text);
        // Where it cannot be written, the exit code still tells.
        std::fputs((line + "\n").c_str(), stderr);
        return exit;
    }
    // A full disk or a closed pipe must not pass for success.
    Exit finish() const {
        if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
            return complain(Exit::Fault, "cannot write the output");
        return Exit::Done;
    }

  private:
    bool json_;
};

// CLI11 would only say that a command is needed, or take a misspelt one for a file. Throws
// UsageError.
void check_commands(const CLI::App& app, std::span<const std::string> words) {
    if (words.empty() || words.front().starts_with('-')) return;
    const CommandHelp here = command_tree(app);
    std::vector<std::string_view> known;
    known.reserve(here.commands.size());
    for (const CommandHelp& command : here.commands) known.push_back(command.path.back());
    const std::string& word = words.front();
    if (std::find(known.begin(), known.end(), word) != known.end())
        return check_commands(*app.get_subcommand(word), words.subspan(1));
    const bool may_be_file = !here.arguments.empty() && std::filesystem::exists(word);
    if (here.arguments.empty() ? !known.empty() : !near_name(word, known).empty() && !may_be_file)
        throw UsageError(no_such("command", word, known));
}

const CLI::App& command_asked(const CLI::App& app) {
    const auto commands = app.get_subcommands();
    return commands.empty() ? app : command_asked(*commands.front());
}

// The complaint about a command line. A misspelt option is often the one that CLI11 misses.
std::string complaint(const CLI::App& app, const CLI::ParseError& error) {
    const CommandHelp command = command_tree(command_asked(app));
    std::vector<std::string_view> known;
    for (const ArgumentHelp& option : command.options)
        known.insert(known.end(), option.names.begin(), option.names.end());
    for (const std::string& extra : app.remaining(true)) {
        if (extra.size() < 2 || !extra.starts_with('-') || command.path.back() == "odds") continue;
        const std::string name = extra.substr(0, extra.find('='));
        const std::string_view nearest = near_name(name, known);
        return fmt::format(
            "{} is not an option of {}; {}", name, joined(command.path),
            nearest.empty() ? "--help lists them" : fmt::format("did you mean {}?", nearest));
    }
    return error.what();
}

Exit run(const std::vector<std::string>& words) {
    CLI::App app("Play and study tabletop wargames about the fall of Rome.", "occasus");
    app.footer(std::string(kExamples));
    app.set_version_flag("--version", version_text(), "Print the version and exit");
    app.require_subcommand(1);
    app.formatter(help_text());
    add_commands(app);
    const Complainer complainer(words);
    try {
        // For the scripts of `occasus completion` alone.
        if (!words.empty() && words.front() == "complete") {
            for (const std::string& offer : offers(app, {words.begin() + 1, words.end()}))
                fmt::print("{}\n", offer);
            return complainer.finish();
        }
        check_commands(app, words);
        app.parse(std::vector<std::string>(words.rbegin(), words.rend()));
        return complainer.finish();
    } catch (const CLI::ParseError& error) {
        // Asking for help or the version ends here too, and is no error.
        if (error.get_exit_code() != 0)
            return complainer.complain(Exit::Usage, complaint(app, error));
        std::ostringstream told;
        app.exit(error, told);
        fmt::print("{}", told.str());
        return complainer.finish();
    } catch (const UsageError& error) {
        return complainer.complain(Exit::Usage, error.what());
    } catch (const Refused& error) {
        return complainer.complain(Exit::Refused, error.what(), error.document);
    } catch (const FileTaken& error) {
        return complainer.complain(Exit::Refused,
                                   error.what() + std::string("; --force replaces it"));
    } catch (const FileError& error) {
        return complainer.complain(Exit::Refused, error.what());
    } catch (const std::exception& error) {
        return complainer.complain(Exit::Fault, error.what());
    }
}

}  // namespace

}  // namespace occasus::cli

int main(int argc, char** argv) {
    occasus::cli::clean_standard_streams();
    return static_cast<int>(occasus::cli::run({argv + 1, argv + argc}));
}
