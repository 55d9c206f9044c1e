// occasus serve: the server and the page in one process.
#include "apps/server/serve.h"

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"

namespace occasus::cli {

void add_serve(CLI::App& app) {
    CLI::App* command = app.add_subcommand("serve", "Serve the page: play in the browser");
    auto options = std::make_shared<ServeOptions>();
    command->add_option("--host", options->host, "The address to listen on")
        ->type_name("ADDRESS")
        ->capture_default_str();
    command->add_option("--port", options->port, "The port to listen on; 0: any free one")
        ->check(CLI::Range(0, 65535))
        ->capture_default_str();
    command->add_option("--data", options->data, "The folder that keeps the tables")
        ->type_name("DIR")
        ->capture_default_str();
    command
        ->add_option("--public-url", options->public_url,
                     "Where the world finds the server, if by a name: https://play.example.org")
        ->type_name("URL");
    command->footer(
        "Runs until it is interrupted (Ctrl-C); every table is kept.\n\n"
        "Example:\n  occasus serve --port 4760 --data ~/occasus");
    command->callback([options] {
        if (serve(*options) != 0) throw Fault("the server could not begin");
    });
}

}  // namespace occasus::cli
