// Scripts with which a shell completes what is typed after `occasus`.
#pragma once

#include <string>

#include "apps/cli/command_tree.h"

namespace occasus::cli {

std::string bash_completion(const CommandHelp& program);
std::string zsh_completion(const CommandHelp& program);
std::string fish_completion(const CommandHelp& program);

}  // namespace occasus::cli
