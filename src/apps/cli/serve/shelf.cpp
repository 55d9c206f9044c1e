#include "apps/cli/serve/shelf.h"

#include <algorithm>
#include <fmt/core.h>
#include <memory>
#include <mutex>
#include <optional>
#include <spdlog/spdlog.h>
#include <vector>

#include "apps/cli/exit.h"
#include "apps/lab/store.h"
#include "apps/lab/summary.h"

namespace occasus::cli {

namespace {

namespace fs = std::filesystem;
using table::ProblemKind;

constexpr std::string_view kEnding = ".sqlite";
constexpr std::uintmax_t kMegabyte = std::uintmax_t{1024} * 1024;
constexpr std::uintmax_t kLargest = 64 * kMegabyte;  // More takes too long to read.

// Names that are the same in an address.
bool is_plain(std::string_view name) {
    return std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '-' || c == '_' || c == '.';
    });
}

std::vector<fs::path> stores_in(const fs::path& folder) {
    std::vector<fs::path> stores;
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored))
        if (entry.path().extension() == kEnding && is_plain(entry.path().stem().string()) &&
            entry.is_regular_file(ignored))
            stores.push_back(entry.path());
    std::sort(stores.begin(), stores.end());
    return stores;
}

Value line_of(const fs::path& file) {
    lab::Store store = lab::Store::open(file, server::Access::Read);
    const lab::KeptExperiment experiment = store.experiment();
    return Value::fields()
        .set("name", file.stem().string())
        .set("title", *experiment.document.find("title"))
        .set("question", *experiment.document.find("question"))
        .set("game_title", *experiment.document.find("game_title"))
        .set("cells", static_cast<std::int64_t>(experiment.cells.size()));
}

// Nothing for another file of that ending, or one that is just being begun.
std::optional<Value> line_if_store(const fs::path& file) {
    try {
        return line_of(file);
    } catch (const std::runtime_error&) {
        return std::nullopt;
    }
}

Value list(const fs::path& folder) {
    Value lines = Value::list();
    for (const fs::path& file : stores_in(folder))
        if (std::optional<Value> line = line_if_store(file)) lines.push(*std::move(line));
    return lines;
}

Value results(const fs::path& folder, std::string_view name) {
    // Looked for among what is there: a name leads to no other folder.
    for (const fs::path& file : stores_in(folder)) {
        if (file.stem().string() != name) continue;
        if (fs::file_size(file) > kLargest)
            throw table::Refused(ProblemKind::TooLarge,
                                 fmt::format("This store has more than {} MB. The command line "
                                             "draws it: occasus lab report.",
                                             kLargest / kMegabyte));
        try {
            lab::Store store = lab::Store::open(file, server::Access::Read);
            Value summary = lab::summarise(store);
            summary.set("command", fmt::format("occasus lab report {} -o {}.html",
                                               file.filename().string(), name));
            return summary;
        } catch (const std::runtime_error& error) {
            // The error names the file: the log has it, and no visitor learns where it is.
            spdlog::error("The results {}: {}", name, error.what());
            throw table::Refused(
                ProblemKind::Internal,
                fmt::format("The results called “{}” cannot be read here; the log of the server "
                            "says why.",
                            name));
        }
    }
    throw table::Refused(ProblemKind::Unknown,
                         fmt::format("There are no results called “{}”.", name));
}

}  // namespace

table::Laboratory shelf(const fs::path& folder) {
    const auto reading = std::make_shared<std::mutex>();
    return {[folder] { return static_cast<int>(stores_in(folder).size()); },
            [folder] { return list(folder); },
            [folder, reading](std::string_view name) {
                // One at a time, so that the others who answer go on.
                const std::unique_lock lock(*reading, std::try_to_lock);
                if (!lock)
                    throw table::Refused(ProblemKind::Busy,
                                         "Other results are being read. Ask again in a moment.");
                return results(folder, name);
            }};
}

}  // namespace occasus::cli
