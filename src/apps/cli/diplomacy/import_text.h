// Games of Diplomacy as people copy them from elsewhere: the heading of a phase, the name of a
// power, and orders below it or behind it.
#pragma once

#include <string>
#include <vector>

#include "apps/cli/diplomacy/import_archive.h"

namespace occasus::cli {

// The games of a text, one after the other: another begins where the years go back.
std::vector<std::string> games_in(const std::string& text);
// "standard" or "fall_of_rome", by the first year.
std::string game_of_text(const std::string& text);
// The phases that it has headings for, without positions. Throws Refused when there is none.
std::vector<ArchivePhase> read_text_archive(const std::string& text, const diplomacy::Board& board);

}  // namespace occasus::cli
