// occasus store: tables go from a folder to a database and back.
#include <fmt/core.h>
#include <memory>
#include <stdexcept>
#include <string>
#include <unistd.h>

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/terminal.h"
#include "apps/server/store_copy.h"

namespace occasus::cli {

void add_store(CLI::App& app) {
    CLI::App* store = app.add_subcommand("store", "Where the tables of a server are kept");
    store->require_subcommand(1);
    CLI::App* command = store->add_subcommand(
        "copy", "Copy all tables into an empty store, while no server uses either");
    const auto places = std::make_shared<std::pair<std::string, std::string>>();
    command->add_option("FROM", places->first, "A folder of tables, or postgresql://HOST/NAME")
        ->required();
    command
        ->add_option("TO", places->second,
                     "The destination: a folder of tables, or postgresql://HOST/NAME")
        ->required();
    command->footer("Example:\n  occasus store copy ~/occasus postgresql://db.example.org/occasus");
    command->callback([places] {
        // Two names, since both may be one database's.
        const std::string node = fmt::format("copy-{}", getpid());
        try {
            const server::StoreCopied copied =
                server::copy_store({places->first, node + "-from"}, {places->second, node + "-to"});
            fmt::print("Copied {} and {}.\n", so_many(copied.tables, "table"),
                       so_many(copied.records, "archived record"));
        } catch (const std::runtime_error& error) {
            throw Refused(error.what());
        }
    });
    store->footer("Example:\n  occasus store copy ~/occasus postgresql://db.example.org/occasus");
}

}  // namespace occasus::cli
