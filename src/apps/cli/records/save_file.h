// Saved games and other documents that the command line reads and writes. "-" is standard input or
// output.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/value.h"

#include "apps/files.h"
#include "record/match.h"

namespace occasus::cli {

// Throws Refused when the file is not one JSON document.
Value read_document(const std::string& path);
// A position: the document itself, or its field "position" as `show --json` prints it.
Value read_position(const std::string& path);

// The saved game, replayed and checked. Throws Refused when it is not one or was changed.
Match load_save(const std::string& path);
// The same, to be continued. If only the table where the game was saved knows the seed of its dice,
// further dice come from a new seed in the file itself.
Match resume_save(const std::string& path);

// Writes a document to standard output: to a terminal without what could steer it, and to a program
// byte for byte.
void print_whole(std::string_view text);

// Where a game is kept while it is played. No other program continues it meanwhile: one that wants
// to waits, and says so.
class SaveFile {
  public:
    // Replace: a game that is there is locked from here on, so load it after this. Refuse: the
    // first store() throws FileTaken when a file is there.
    SaveFile(std::string path, Existing existing);

    void store(const Match& match);
    const std::string& path() const { return path_; }

  private:
    void lock();

    std::string path_;
    Existing existing_;
    std::unique_ptr<LockedFile> lock_;
};

}  // namespace occasus::cli
