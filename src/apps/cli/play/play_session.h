// A game at the terminal: the board, numbered choices, and a line of input for each decision.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>

#include "apps/cli/records/save_file.h"
#include "record/match.h"

namespace occasus::cli {

// Plays until the game is over, the player quits, or the input ends. `computers` names the player
// of each seat that is not played by hand. After every action the game goes to `kept`, if there is
// one; otherwise it goes to `brought`, the file it comes from, when the player says so. Throws
// UsageError for an unknown player.
void play_session(Match match, const std::map<Seat, std::string>& computers,
                  std::unique_ptr<SaveFile> kept, std::unique_ptr<SaveFile> brought,
                  std::uint64_t seed);

}  // namespace occasus::cli
