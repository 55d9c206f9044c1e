// Files: everything that a program of ours reads or writes as one text goes through here, so that
// nothing is lost. A text is written next to its place and moved there, so a reader sees the old or
// the new one, whole; rights and owner stay; a symbolic link stays a link.
#pragma once

#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace occasus {

// Names the file and what is in the way; nothing was changed.
struct FileError : std::runtime_error {
    using std::runtime_error::runtime_error;
};
// A file is there that must not be replaced.
struct FileTaken : FileError {
    using FileError::FileError;
};

// The fate of a file that is there already.
enum class Existing { Refuse, Replace };
// The people who may read a new file.
enum class Rights { Usual, Private };

// The whole file, or standard input for "-", without a byte order mark. Throws FileError when it
// cannot be read, is over 64 MiB or is not UTF-8, as is_storable() says.
std::string read_text(const std::string& path);

// Writes a file; standard output, which is "-", a pipe and a device are written to as they are.
// Throws FileTaken when a file is there and must not be replaced, and FileError when it is
// write-protected, when its owner could not keep it, or when `path` is a link that leads nowhere.
void write_text(const std::string& path, std::string_view text, Existing existing,
                Rights rights = Rights::Usual);
// Makes a folder and those above it, unless they are there. Throws FileError.
void make_folder(const std::string& path);

// Throws what write_text() would throw because of what is at that place now.
void check_place(const std::string& path, Existing existing);

// A file that no other lock can be had of while this exists, in this program or another.
class LockedFile {
  public:
    // Waits for the file, and calls `waiting` once when that takes more than a moment. Throws
    // FileError when it cannot be opened.
    LockedFile(const std::string& path, const std::function<void()>& waiting);
    ~LockedFile();
    LockedFile(const LockedFile&) = delete;
    LockedFile& operator=(const LockedFile&) = delete;

    // Writes it like write_text; the new file is locked as the old one was.
    void replace(std::string_view text);

  private:
    std::string path_;
    int number_ = -1;
};

}  // namespace occasus
