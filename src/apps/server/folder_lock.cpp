#include "apps/server/folder_lock.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <stdexcept>
#include <sys/file.h>
#include <unistd.h>

namespace occasus::server {

namespace {

int open_private(const std::filesystem::path& file) {
    const int descriptor = open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    if (descriptor >= 0) return descriptor;
    throw std::runtime_error(fmt::format("{}: {}", file.string(), std::strerror(errno)));
}

}  // namespace

std::filesystem::path tables_file(const std::filesystem::path& folder) {
    return folder / "tables.sqlite";
}

void make_private_file(const std::filesystem::path& file) {
    close(open_private(file));
}

FolderLock::FolderLock(const std::filesystem::path& folder)
    : descriptor_(open_private(folder / "lock")) {
    if (flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return;
    close(descriptor_);
    throw std::runtime_error(fmt::format("{} is in use by another server.", folder.string()));
}

FolderLock::~FolderLock() {
    close(descriptor_);
}

}  // namespace occasus::server
