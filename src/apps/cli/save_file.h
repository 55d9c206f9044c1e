// Files the command line reads and writes, saved games among them. "-" is standard input or output.
#pragma once

#include <string>
#include <string_view>

#include "core/value.h"

#include "record/match.h"

namespace occasus::cli {

// The whole file. Throws Refused when it cannot be read or is over 64 MiB.
std::string read_text(const std::string& path);
// Replaces a file whole or not at all: a reader sees the old or the new text. Throws Refused if
// it cannot be written.
void write_text(const std::string& path, std::string_view text);

// Throws Refused when the file is not one JSON document.
Value read_document(const std::string& path);
// A position: the document itself, or its field "position" as `show --json` prints it.
Value read_position(const std::string& path);

// The saved game, replayed and checked. Throws Refused when it is not one or was changed.
Match load_save(const std::string& path);
// The same, to be continued. If only the table where the game was saved knows the seed of its dice,
// further dice come from a new seed in the file itself.
Match resume_save(const std::string& path);
void store_save(const std::string& path, const Match& match);

}  // namespace occasus::cli
