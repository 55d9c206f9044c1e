// occasus serve: the server and the page in one process.
#include "apps/server/serve.h"

#include <algorithm>
#include <filesystem>
#include <fmt/core.h>
#include <memory>
#include <mutex>
#include <optional>
#include <spdlog/spdlog.h>
#include <vector>

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/option_values.h"
#include "apps/lab/store.h"
#include "apps/lab/summary.h"
#include "table/api.h"

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

// No line for another file of that ending, or for one that is just being begun.
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

// The stores of experiments in a folder, as the server shows them. They are only read. `folder`
// need not be there; what is put there later is found.
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

// Where the tables are.
void add_place(CLI::App& command, ServeOptions& options) {
    add_text(command, "--data", options.data, "DIR", "The folder that keeps the tables")
        ->capture_default_str();
    add_text(command, "--store", options.store, "URL",
             "A PostgreSQL database for the tables instead of a folder, shared by several "
             "processes: postgresql://HOST/NAME. The password comes from the file that PGPASSFILE "
             "names, or from a PostgreSQL service file");
    add_text(command, "--signing-key", options.signing_key, "FILE",
             "The key that signs records; made if it does not exist (default: signing.key in the "
             "folder of the tables). All processes of one server need the same key");
    add_text(command, "--node", options.node, "NAME",
             "The name of this process among those of a database; by default its machine and port");
}

// Notices to people whose page is closed.
void add_notices(CLI::App& command, ServeOptions& options) {
    add_text(command, "--push-contact", options.push_contact, "URL",
             "Tell people by Web Push when it is their turn; push services can reach you here: "
             "mailto:YOU@example.org");
    add_text(command, "--sendmail", options.sendmail, "FILE",
             "Tell them by mail, with this program; needs --public-url")
        ->check(CLI::ExistingFile);
    add_text(command, "--push-hosts", options.push_hosts, "HOSTS",
             "The push services; by default those of Chrome, Firefox, Safari and Edge")
        ->delimiter(',');
    add_text(command, "--hook-hosts", options.hook_hosts, "HOSTS",
             "The hosts whose webhooks a table may call, for example discord.com,ntfy.sh; needs "
             "--public-url")
        ->delimiter(',');
}

}  // namespace

void add_serve(CLI::App& app) {
    CLI::App* command = app.add_subcommand("serve", "Serve the page: play in the browser");
    auto options = std::make_shared<ServeOptions>();
    add_text(*command, "--host", options->host, "ADDRESS", "The address to listen on")
        ->capture_default_str();
    add_number(*command, "--port", options->port, "The port to listen on; 0: any free one",
               {0, 65535});
    add_place(*command, *options);
    auto laboratory = std::make_shared<std::string>();
    add_text(*command, "--laboratory", *laboratory, "DIR",
             "The folder of `occasus lab` stores that the page shows (default: laboratory in the "
             "folder of the tables)");
    add_text(*command, "--public-url", options->public_url, "URL",
             "The public address of the server, for example https://play.example.org");
    add_number(*command, "--connections-each", options->connections_each,
               "Connections allowed for one address", {1, 1'000'000});
    add_number(*command, "--questions-each", options->questions_each,
               "How many requests and messages of one address are answered each second",
               {1, 1'000'000});
    add_number(*command, "--tables-each", options->tables_each,
               "How many tables one address may set up, and records have verified, each hour",
               {1, 1'000'000});
    add_number(*command, "--thinking-each", options->thinking_each,
               "How many seconds of each minute computer players and advisers think for one "
               "table",
               {1, 60});
    add_number(*command, "--max-connections", options->max_connections,
               "How many connections there may be in all", {1, 1'000'000});
    add_number(*command, "--max-tables", options->max_tables, "How many tables are kept",
               {1, 1'000'000});
    add_number(*command, "--days-unfinished", options->days_unfinished,
               "Archive tables that nobody has opened for this many days; 0: never", {0, 36'500});
    add_number(*command, "--days-over", options->days_over, "The same for a finished game",
               {0, 36'500});
    add_number(*command, "--days-record", options->days_record,
               "For how many days the record of an archived table is kept; 0: forever",
               {0, 36'500});
    add_notices(*command, *options);
    command->add_flag(
        "--trust-proxy", options->trust_proxy,
        "Trust X-Forwarded-For for the addresses of visitors. Use only behind a proxy");
    command->add_flag("--open-tables", options->open_tables,
                      "Let makers of tables list them, for anybody on this server to join");
    command->add_flag(
        "--metrics", options->metrics,
        "Answer GET /metrics, for Prometheus; anyone who can reach the server can read it");
    command->footer(
        "Runs until you press Ctrl-C or close the terminal; every table is kept.\n\n"
        "Example:\n  occasus serve --port 4760 --data ~/occasus\n"
        "  occasus serve --port 4761 --store postgresql://db.example.org/occasus --node a");
    command->callback([options, laboratory] {
        options->laboratory =
            shelf(laboratory->empty() ? std::filesystem::path(options->data) / "laboratory"
                                      : std::filesystem::path(*laboratory));
        if (serve(*options) != 0) throw Fault("the server could not start");
    });
}

}  // namespace occasus::cli
