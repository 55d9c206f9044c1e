// Manual pages, in the language of man.
#pragma once

#include <string>
#include <string_view>

#include "apps/cli/command_tree.h"

namespace occasus::cli {

// "occasus-serve": the name of the page, and its file without the ".1".
std::string page_name(const CommandHelp& command);
// The page of the program tells its commands in a line each; the page of a command tells all of it.
std::string manual_page(const CommandHelp& command, std::string_view version);

}  // namespace occasus::cli
