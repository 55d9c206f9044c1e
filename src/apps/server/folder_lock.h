// The folder of a server's tables: its file, and who may write there.
#pragma once

#include <filesystem>

namespace occasus::server {

std::filesystem::path tables_file(const std::filesystem::path& folder);

// Makes the file if there is none. The dice of unfinished games are in it: it is for the eyes of
// this user alone. Throws std::runtime_error when it cannot be made.
void make_private_file(const std::filesystem::path& file);

// One writer per folder: two servers would each believe to be the only one.
class FolderLock {
  public:
    // Throws std::runtime_error when a server, or a command that changes tables, holds the folder.
    explicit FolderLock(const std::filesystem::path& folder);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

  private:
    int descriptor_ = -1;
};

}  // namespace occasus::server
