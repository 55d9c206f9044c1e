// occasus tables, backup and restore: for people who run a server.
#include <filesystem>
#include <fmt/chrono.h>
#include <fmt/core.h>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/list_of.h"

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/option_values.h"
#include "apps/cli/output_arguments.h"
#include "apps/cli/terminal.h"
#include "apps/server/stores.h"
#include "apps/server/table_files.h"

namespace occasus::cli {

namespace {

struct TablesArguments {
    std::string data = "data";
    std::string file;
    std::vector<std::string> ids;
    bool json = false;
    bool without_checksum = false;
};

using Arguments = std::shared_ptr<TablesArguments>;

// Where somebody gives a database in place of a folder.
void refuse_database(const TablesArguments& arguments) {
    if (!server::is_database(arguments.data)) return;
    throw Refused(fmt::format(
        "This command works on a folder. To copy the tables of a database, run pg_dump "
        "--format=custom --file=FILE \"{0}\", even while servers run, and later pg_restore. Or "
        "stop the servers and copy the tables into a folder: occasus store copy \"{0}\" FOLDER.",
        arguments.data));
}

void add_data(CLI::App& command, const Arguments& arguments) {
    add_text(command, "--data", arguments->data, "DIR", "The folder that keeps the tables")
        ->capture_default_str();
}

// An error of a folder or a file is a refusal, not a fault of the program.
template <class Work>
void work_on(const TablesArguments& arguments, Work work) {
    refuse_database(arguments);
    try {
        work();
    } catch (const std::filesystem::filesystem_error& error) {
        throw Refused(fmt::format("{}: {}", error.path1().string(), error.code().message()));
    } catch (const std::runtime_error& error) {
        throw Refused(error.what());
    }
}

void print_list(const std::vector<server::ListedTable>& tables) {
    for (const server::ListedTable& table : tables)
        fmt::print("{}  {:%Y-%m-%d %H:%M}  {:16} {:6} lines {:9} bytes\n", table.id,
                   fmt::gmtime(table.begun), table.game, table.lines, table.bytes);
    fmt::print("{}; the times are UTC\n", so_many(tables.size(), "table"));
}

void print_json(const std::vector<server::ListedTable>& tables) {
    const auto document_of = [](const server::ListedTable& table) {
        return Value::fields()
            .set("table", table.id)
            .set("game", table.game)
            .set("begun", table.begun)
            .set("lines", static_cast<std::int64_t>(table.lines))
            .set("bytes", static_cast<std::int64_t>(table.bytes));
    };
    print_document_line(Value::fields().set("tables", list_of(tables, document_of)));
}

void add_list(CLI::App& tables) {
    CLI::App* command = tables.add_subcommand("list", "List the tables, the oldest first");
    const auto arguments = std::make_shared<TablesArguments>();
    add_data(*command, arguments);
    command->add_flag("--json", arguments->json, "Print JSON");
    command->callback([arguments] {
        work_on(*arguments, [&] {
            const auto found = server::list_tables(arguments->data);
            arguments->json ? print_json(found) : print_list(found);
        });
    });
}

void add_export_record(CLI::App& tables) {
    CLI::App* command = tables.add_subcommand("export", "Write the record of a table");
    const auto arguments = std::make_shared<TablesArguments>();
    command->add_option("TABLE", arguments->ids, "Its id, as in its address")
        ->required()
        ->expected(1);
    add_data(*command, arguments);
    const auto output = std::make_shared<OutputArguments>();
    add_output_arguments(*command, *output, "The file to write", "FILE")->capture_default_str();
    command->callback([arguments, output] {
        std::string record;
        work_on(*arguments,
                [&] { record = server::record_of_table(arguments->data, arguments->ids.front()); });
        write_output(*output, record);
    });
}

void add_delete(CLI::App& tables) {
    CLI::App* command =
        tables.add_subcommand("delete", "Delete tables permanently (stop the server first)");
    const auto arguments = std::make_shared<TablesArguments>();
    command->add_option("TABLE", arguments->ids, "Their ids")->required();
    add_data(*command, arguments);
    command->callback([arguments] {
        work_on(*arguments, [&] { server::delete_tables(arguments->data, arguments->ids); });
    });
}

}  // namespace

void add_tables(CLI::App& app) {
    CLI::App* command = app.add_subcommand("tables", "Manage the tables of a server");
    command->require_subcommand(1);
    add_list(*command);
    add_export_record(*command);
    add_delete(*command);
    command->footer(
        "Example:\n  occasus tables list --data ~/occasus\n"
        "  occasus tables export kz3wq0 --data ~/occasus -o game.save");
}

void add_backup(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("backup", "Copy all tables of a server, which may be running");
    const auto arguments = std::make_shared<TablesArguments>();
    add_text(*command, "FILE", arguments->file, "FILE", "The file to write; it must not exist yet")
        ->required();
    add_data(*command, arguments);
    command->footer("Example:\n  occasus backup tables-monday.sqlite --data ~/occasus");
    command->callback([arguments] {
        work_on(*arguments, [&] { server::back_up_tables(arguments->data, arguments->file); });
    });
}

void add_restore(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("restore", "Put a copy into an empty folder of a server");
    const auto arguments = std::make_shared<TablesArguments>();
    command->add_option("FILE", arguments->file, "The copy")->required()->type_name("FILE");
    add_data(*command, arguments);
    command->add_flag("--without-checksum", arguments->without_checksum,
                      "Accept a copy from an earlier version, which has no checksum");
    command->footer(
        "Before it writes anything, the command checks the checksum, the file and every "
        "record.\n\nExample:\n  occasus restore tables-monday.sqlite --data ~/occasus");
    command->callback([arguments] {
        work_on(*arguments, [&] {
            const server::CheckedTables restored = server::restore_tables(
                arguments->file, arguments->data, arguments->without_checksum);
            for (const std::string& hindrance : restored.unopened)
                fmt::print(stderr, "{}\n", hindrance);
        });
    });
}

}  // namespace occasus::cli
