#include "apps/files.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>

#include "core/unicode.h"

namespace occasus {

namespace {

constexpr std::size_t kMaxFileBytes = std::size_t{64} << 20U;
constexpr auto kNap = std::chrono::milliseconds(20);
constexpr int kNapsInAMoment = 25;

[[noreturn]] void refuse(const std::string& path, std::string_view verb, std::string_view why) {
    throw FileError("cannot " + std::string(verb) + " " + path + ": " + std::string(why));
}
[[noreturn]] void refuse(const std::string& path, std::string_view verb) {
    refuse(path, verb, std::strerror(errno));
}

// A file descriptor that closes itself, unless it is a standard stream.
class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ > STDERR_FILENO) ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int number() const { return number_; }
    bool open() const { return number_ >= 0; }
    int release() { return std::exchange(number_, -1); }

  private:
    int number_;
};

void write_all(int descriptor, std::string_view text, const std::string& path) {
    while (!text.empty()) {
        const ssize_t count = ::write(descriptor, text.data(), text.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) refuse(path, "write");
        text.remove_prefix(static_cast<std::size_t>(count));
    }
}

// The file that a chain of symbolic links leads to.
std::string target_of(const std::string& path) {
    std::error_code none;
    if (!std::filesystem::is_symlink(path, none)) return path;
    const std::filesystem::path target = std::filesystem::canonical(path, none);
    if (none) refuse(path, "write", "it is a link to a missing file");
    return target.string();
}

std::string folder_of(const std::string& path) {
    const std::string folder = std::filesystem::path(path).parent_path().string();
    return folder.empty() ? "." : folder;
}

// The state of a place before something is written there.
struct Place {
    struct stat old{};
    bool taken = false;  // Set after `old`, which stat() fills.

    explicit Place(const std::string& path) : taken(::stat(path.c_str(), &old) == 0) {}
    bool is_plain() const { return !taken || S_ISREG(old.st_mode); }
};

[[noreturn]] void refuse_taken(const std::string& path) {
    throw FileTaken(path + " is there already");
}

// Root may write everything, but what is protected was protected for a reason.
void check_protection(const std::string& path, const Place& place) {
    constexpr mode_t kAnyMayWrite = S_IWUSR | S_IWGRP | S_IWOTH;
    if (!place.taken) return;
    if ((place.old.st_mode & kAnyMayWrite) == 0 || ::access(path.c_str(), W_OK) != 0)
        refuse(path, "write", "it is write-protected");
}

mode_t usual_rights() {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666U & ~mask;
}

// A file next to the place of another; removed unless it was moved there.
class TemporaryFile {
  public:
    explicit TemporaryFile(std::string target)
        : target_(std::move(target)),
          name_(folder_of(target_) + "/.occasus-XXXXXX"),
          file_(::mkostemp(name_.data(), O_CLOEXEC)) {
        if (!file_.open()) refuse(target_, "write");
    }
    ~TemporaryFile() {
        if (!name_.empty()) ::unlink(name_.c_str());
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    void fill(std::string_view text, const Place& place, Rights rights) {
        write_all(file_.number(), text, target_);
        const mode_t mode = place.taken                 ? place.old.st_mode & 07777U
                            : rights == Rights::Private ? 0600U
                                                        : usual_rights();
        if (place.taken && ::fchown(file_.number(), place.old.st_uid, place.old.st_gid) != 0 &&
            place.old.st_uid != ::geteuid())
            refuse(target_, "write", "it belongs to another user");
        if (::fchmod(file_.number(), mode) != 0 || ::fsync(file_.number()) != 0)
            refuse(target_, "write");
    }

    void move(Existing existing) {
        if (existing == Existing::Refuse) {
            move_to_free_place();
        } else if (::rename(name_.c_str(), target_.c_str()) != 0) {
            refuse(target_, "write");
        } else {
            name_.clear();
        }
        // The new name is on disk only when its folder is.
        const Descriptor parent(
            ::open(folder_of(target_).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
        if (parent.open()) ::fsync(parent.number());
    }

    int number() const { return file_.number(); }
    int release() { return file_.release(); }

  private:
    // Another program may have taken the place a moment ago: no move replaces what it wrote. Some
    // file systems can give a file a second name, and some can move without replacing.
    void move_to_free_place() {
        if (::link(name_.c_str(), target_.c_str()) == 0) return;  // The first name goes below.
        if (errno != EEXIST &&
            ::renameat2(AT_FDCWD, name_.c_str(), AT_FDCWD, target_.c_str(), RENAME_NOREPLACE) == 0)
            return name_.clear();
        if (errno == EEXIST) refuse_taken(target_);
        refuse(target_, "write");
    }

    std::string target_;
    std::string name_;  // Empty once it has been moved.
    Descriptor file_;
};

}  // namespace

std::string read_text(const std::string& path) {
    const Descriptor file(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.open()) refuse(path, "read");
    std::string text;
    std::array<char, std::size_t{1} << 16U> block{};
    for (;;) {
        const ssize_t count = ::read(file.number(), block.data(), block.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) refuse(path, "read");
        if (count == 0) break;
        text.append(block.data(), static_cast<std::size_t>(count));
        if (text.size() > kMaxFileBytes) refuse(path, "read", "it is larger than 64 MiB");
    }
    if (!is_storable(text)) refuse(path, "read", "it is not a text in UTF-8; save it as UTF-8");
    return std::string(without_byte_order_mark(text));
}

void make_folder(const std::string& path) {
    std::error_code why;
    std::filesystem::create_directories(path, why);
    if (why) refuse(path, "use", why.message());
}

void check_place(const std::string& path, Existing existing) {
    const Place place(path);
    if (!place.is_plain()) return;
    target_of(path);
    if (place.taken && existing == Existing::Refuse) refuse_taken(path);
    check_protection(path, place);
}

void write_text(const std::string& path, std::string_view text, Existing existing, Rights rights) {
    if (path == "-") return write_all(STDOUT_FILENO, text, "standard output");
    const Place place(path);
    if (!place.is_plain()) {
        const Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
        if (!file.open()) refuse(path, "write");
        return write_all(file.number(), text, path);
    }
    check_place(path, existing);
    TemporaryFile file(target_of(path));
    file.fill(text, place, rights);
    file.move(existing);
}

LockedFile::LockedFile(const std::string& path, const std::function<void()>& waiting)
    : path_(target_of(path)) {
    for (int naps = 0;;) {
        Descriptor file(::open(path_.c_str(), O_RDONLY | O_CLOEXEC));
        if (!file.open()) refuse(path_, "read");
        if (::flock(file.number(), LOCK_EX | LOCK_NB) == 0) {
            // The program that had the lock may have put another file in its place.
            struct stat locked{};
            struct stat there{};
            if (::fstat(file.number(), &locked) == 0 && ::stat(path_.c_str(), &there) == 0 &&
                locked.st_dev == there.st_dev && locked.st_ino == there.st_ino) {
                number_ = file.release();
                return;
            }
            continue;
        }
        if (errno != EWOULDBLOCK && errno != EINTR) refuse(path_, "lock");
        if (++naps == kNapsInAMoment) waiting();
        std::this_thread::sleep_for(kNap);
    }
}

LockedFile::~LockedFile() {
    ::close(number_);
}

void LockedFile::replace(std::string_view text) {
    const Place place(path_);
    if (!place.is_plain()) return write_text(path_, text, Existing::Replace);
    check_protection(path_, place);
    TemporaryFile file(path_);
    file.fill(text, place, Rights::Usual);
    // Locked before it has the name, so that no other program is quicker.
    if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0) refuse(path_, "lock");
    file.move(Existing::Replace);
    ::close(std::exchange(number_, file.release()));
}

}  // namespace occasus
