#include "apps/cli/output_arguments.h"

#include "apps/cli/records/save_file.h"

namespace occasus::cli {

CLI::Option* add_output_arguments(CLI::App& command, OutputArguments& arguments,
                                  const std::string& about, const std::string& word) {
    CLI::Option* option = command.add_option("-o,--output", arguments.file, about)->type_name(word);
    add_force_argument(command, arguments.force);
    return option;
}

void add_force_argument(CLI::App& command, bool& force) {
    command.add_flag("--force", force, "Replace an existing file");
}

void write_output(const OutputArguments& arguments, std::string_view text) {
    if (arguments.file == "-") return print_whole(text);
    write_text(arguments.file, text, arguments.force ? Existing::Replace : Existing::Refuse);
}

}  // namespace occasus::cli
