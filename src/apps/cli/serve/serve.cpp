// occasus serve: the server and the page in one process.
#include "apps/server/serve.h"

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/option_values.h"
#include "apps/cli/serve/shelf.h"

namespace occasus::cli {

namespace {

// Where the tables are.
void add_place(CLI::App& command, ServeOptions& options) {
    command.add_option("--data", options.data, "The folder that keeps the tables")
        ->type_name("DIR")
        ->capture_default_str();
    command
        .add_option("--store", options.store,
                    "A PostgreSQL database for the tables instead of a folder, shared by several "
                    "processes: postgresql://HOST/NAME. The password comes from the file that "
                    "PGPASSFILE names, or from a PostgreSQL service file")
        ->type_name("URL");
    command
        .add_option("--signing-key", options.signing_key,
                    "The key that signs records; made if it does not exist (default: signing.key "
                    "in the folder of the tables). All processes of one server need the same key")
        ->type_name("FILE");
    command
        .add_option("--node", options.node,
                    "The name of this process among those of a database; by default its machine "
                    "and port")
        ->type_name("NAME");
}

}  // namespace

void add_serve(CLI::App& app) {
    const CLI::Validator from_one = from_to(1, 1'000'000);
    CLI::App* command = app.add_subcommand("serve", "Serve the page: play in the browser");
    auto options = std::make_shared<ServeOptions>();
    command->add_option("--host", options->host, "The address to listen on")
        ->type_name("ADDRESS")
        ->capture_default_str();
    add_number(*command, "--port", options->port, "The port to listen on; 0: any free one",
               {0, 65535});
    add_place(*command, *options);
    auto laboratory = std::make_shared<std::string>();
    command
        ->add_option("--laboratory", *laboratory,
                     "The folder of `occasus lab` stores that the page shows (default: laboratory "
                     "in the folder of the tables)")
        ->type_name("DIR");
    command
        ->add_option("--public-url", options->public_url,
                     "The public address of the server, for example https://play.example.org")
        ->type_name("URL");
    command
        ->add_option("--connections-each", options->connections_each,
                     "Connections allowed for one address")
        ->transform(from_one)
        ->capture_default_str();
    command
        ->add_option("--questions-each", options->questions_each,
                     "How many requests and messages of one address are answered each second")
        ->transform(from_one)
        ->capture_default_str();
    command
        ->add_option("--tables-each", options->tables_each,
                     "How many tables one address may set up, and records have verified, each hour")
        ->transform(from_one)
        ->capture_default_str();
    add_number(*command, "--thinking-each", options->thinking_each,
               "How many seconds of each minute computer players and advisers think for one "
               "table",
               {1, 60});
    command
        ->add_option("--max-connections", options->max_connections,
                     "How many connections there may be in all")
        ->transform(from_one)
        ->capture_default_str();
    command->add_option("--max-tables", options->max_tables, "How many tables are kept")
        ->transform(from_one)
        ->capture_default_str();
    const CLI::Validator days = from_to(0, 36'500);
    command
        ->add_option("--days-unfinished", options->days_unfinished,
                     "Archive tables that nobody has opened for this many days; 0: never")
        ->transform(days)
        ->capture_default_str();
    command->add_option("--days-over", options->days_over, "The same for a finished game")
        ->transform(days)
        ->capture_default_str();
    command
        ->add_option("--days-record", options->days_record,
                     "For how many days the record of an archived table is kept; 0: forever")
        ->transform(days)
        ->capture_default_str();
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
