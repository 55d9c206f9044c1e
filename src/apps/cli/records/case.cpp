// occasus case: plays case files and says which pass.
#include <algorithm>
#include <filesystem>
#include <fmt/core.h>

#include "core/list_of.h"

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/option_values.h"
#include "apps/cli/records/case_run.h"
#include "apps/cli/records/save_file.h"
#include "apps/cli/terminal.h"
#include "record/case_file.h"

namespace occasus::cli {

namespace {

struct CaseArguments {
    std::vector<std::string> files;
    bool json = false;
};

// Files as they are; of folders every file that ends in .case, by name.
std::vector<std::string> find_cases(const std::vector<std::string>& arguments) {
    std::vector<std::string> paths;
    for (const std::string& argument : arguments) {
        if (!std::filesystem::is_directory(argument)) {
            paths.push_back(argument);
            continue;
        }
        std::vector<std::string> found;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(argument))
            if (entry.path().extension() == ".case") found.push_back(entry.path().string());
        std::sort(found.begin(), found.end());
        paths.insert(paths.end(), found.begin(), found.end());
    }
    if (paths.empty()) throw Refused("there is no case file there");
    return paths;
}

struct Verdict {
    std::string path;
    CaseFile file;
    std::vector<std::string> differences;

    bool passed() const { return differences.empty(); }
};

Verdict judge(const std::string& path) {
    Verdict verdict{.path = path, .file = {}, .differences = {}};
    Result<CaseFile> file = parse_case(read_text(path));
    if (!file) {
        verdict.differences.push_back(file.refusal().text);
        return verdict;
    }
    verdict.file = std::move(*file);
    verdict.differences = run_case(verdict.file);
    return verdict;
}

void print(const Verdict& verdict, const Paint& paint) {
    const std::string name = verdict.file.id.empty() ? verdict.path : verdict.file.id;
    fmt::print("{}  {}  {}\n", verdict.passed() ? paint.green("pass") : paint.red("FAIL"), name,
               verdict.file.title);
    for (const std::string& difference : verdict.differences)
        fmt::print("      {}: {}\n", verdict.path, difference);
}

Value document_of(const Verdict& verdict) {
    return Value::fields()
        .set("file", verdict.path)
        .set("id", verdict.file.id)
        .set("game", verdict.file.game)
        .set("rules", list_of(verdict.file.rules))
        .set("passed", verdict.passed())
        .set("differences", list_of(verdict.differences));
}

void run_cases(const CaseArguments& arguments) {
    const Paint paint(stdout);
    const std::vector<std::string> paths = find_cases(arguments.files);
    std::size_t passed = 0;
    for (const std::string& path : paths) {
        const Verdict verdict = judge(path);
        if (verdict.passed()) ++passed;
        if (arguments.json)
            print_document_line(document_of(verdict));
        else
            print(verdict, paint);
    }
    if (!arguments.json) fmt::print("{} of {} cases passed\n", passed, paths.size());
    if (passed != paths.size())
        throw Refused(fmt::format("{} of {} cases failed", paths.size() - passed, paths.size()));
}

}  // namespace

void add_case(CLI::App& app) {
    const auto [command, arguments] =
        add_command(app, run_cases, "case",
                    "Play case files: tests that give a situation, actions and what must follow");
    add_text(*command, "files", arguments->files, "FILE", "Case files, or folders of them")
        ->required();
    command->get_option("--json")->description("Print JSON lines, one per case");
    command->footer(
        "Exit code 3 when a case fails. The format is described in docs/cases-and-lessons.md.\n\n"
        "Example:\n  occasus case src/games/rome_must_fall/cases");
}

}  // namespace occasus::cli
