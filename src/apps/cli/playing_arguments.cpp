#include "apps/cli/playing_arguments.h"

#include "apps/cli/option_values.h"

namespace occasus::cli {

void add_playing_arguments(CLI::App& command, PlayingArguments& arguments) {
    command.add_flag("--no-clock", arguments.no_clock,
                     "Players that think for a given time make a fixed number of playouts "
                     "instead, about as many as they would make in that time");
    command
        .add_option("--threads", arguments.threads, "How many threads to use; 0: one for each core")
        ->transform(from_to(0, 1024))
        ->capture_default_str();
    command
        .add_option("--patience", arguments.patience,
                    "How many milliseconds a program has for each decision")
        ->transform(from_to(1, 3'600'000))
        ->capture_default_str();
}

}  // namespace occasus::cli
