#include "apps/cli/save_file.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#include <vector>

#include "apps/cli/exit.h"
#include "apps/cli/terminal.h"
#include "games/registry.h"
#include "record/json.h"

namespace occasus::cli {

namespace {

constexpr std::size_t kMaxFileBytes = std::size_t{64} << 20U;

// A file descriptor that closes itself.
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

  private:
    int number_;
};

[[noreturn]] void refuse_file(const std::string& path, std::string_view verb) {
    throw Refused(fmt::format("cannot {} {}: {}", verb, path, std::strerror(errno)));
}

void write_all(int descriptor, std::string_view text, const std::string& path) {
    while (!text.empty()) {
        const ssize_t count = ::write(descriptor, text.data(), text.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) refuse_file(path, "write");
        text.remove_prefix(static_cast<std::size_t>(count));
    }
}

void flush_to_disk(int descriptor, const std::string& path) {
    if (::fsync(descriptor) != 0) refuse_file(path, "write");
}

// The rights the new file shall have: those of the one it replaces, or the usual ones.
mode_t rights_for(const std::string& target) {
    struct stat old{};
    if (::stat(target.c_str(), &old) == 0) return old.st_mode & 07777U;
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666U & ~mask;
}

// Removes a temporary file unless it was moved to its place.
class TemporaryFile {
  public:
    explicit TemporaryFile(const std::string& target)
        : name_(target + ".XXXXXX"), file_(::mkstemp(name_.data())) {
        if (!file_.open()) refuse_file(target, "write");
    }
    ~TemporaryFile() {
        if (!moved_) ::unlink(name_.c_str());
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    int number() const { return file_.number(); }
    void move_to(const std::string& target) {
        if (::rename(name_.c_str(), target.c_str()) != 0) refuse_file(target, "write");
        moved_ = true;
    }

  private:
    std::string name_;
    Descriptor file_;
    bool moved_ = false;
};

void replace_file(const std::string& target, std::string_view text) {
    const mode_t rights = rights_for(target);
    TemporaryFile file(target);
    write_all(file.number(), text, target);
    if (::fchmod(file.number(), rights) != 0) refuse_file(target, "write");
    flush_to_disk(file.number(), target);
    file.move_to(target);
    // The new name is on disk only when its folder is.
    const std::string folder = std::filesystem::path(target).parent_path().string();
    const Descriptor parent(
        ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (parent.open()) ::fsync(parent.number());
}

// A pipe or a device cannot be replaced, only written to.
bool is_replaceable(const std::string& path) {
    struct stat old{};
    return ::stat(path.c_str(), &old) != 0 || S_ISREG(old.st_mode);
}

// Where a chain of symbolic links leads, so that a link stays a link.
std::string target_of(const std::string& path) {
    std::error_code error;
    const std::filesystem::path real = std::filesystem::weakly_canonical(path, error);
    return error ? path : real.string();
}

}  // namespace

std::string read_text(const std::string& path) {
    const Descriptor file(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.open()) refuse_file(path, "read");
    std::string text;
    std::vector<char> block(std::size_t{1} << 16U);
    for (;;) {
        const ssize_t count = ::read(file.number(), block.data(), block.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) refuse_file(path, "read");
        if (count == 0) return text;
        text.append(block.data(), static_cast<std::size_t>(count));
        if (text.size() > kMaxFileBytes)
            throw Refused(fmt::format("cannot read {}: it is larger than 64 MiB", path));
    }
}

void write_text(const std::string& path, std::string_view text) {
    if (path == "-") {
        if (is_terminal(stdout)) return fmt::print("{}", text);
        // A program that reads it gets each byte: what people see is cleaned, and this is not.
        std::fflush(stdout);
        return write_all(STDOUT_FILENO, text, "standard output");
    }
    if (is_replaceable(path)) return replace_file(target_of(path), text);
    const Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (!file.open()) refuse_file(path, "write");
    write_all(file.number(), text, path);
}

Value read_document(const std::string& path) {
    Result<Value> document = parse_json(read_text(path));
    if (!document) throw Refused(fmt::format("{}: {}", path, document.refusal().text));
    return std::move(*document);
}

Value read_position(const std::string& path) {
    Value document = read_document(path);
    if (const Value* position = document.find("position")) return *position;
    return document;
}

Match load_save(const std::string& path) {
    const std::string text = read_text(path);
    Result<Match> match = Match::load(find_game, text);
    if (match) return std::move(*match);
    // The rule of the refusal has a name only in the rulebook of the record's game.
    const Result<RecordText> record = read_record(text);
    const GameKind* kind = record ? find_game(record->header.game) : nullptr;
    throw Refused(path + ": " +
                  refusal_line(kind != nullptr ? &kind->facts : nullptr, match.refusal()));
}

Match resume_save(const std::string& path) {
    Match match = load_save(path);
    if (match.commitment() && !match.seed() && !match.over()) {
        match.begin_stream(random_secret());
        match.reveal_seed();
    }
    return match;
}

void store_save(const std::string& path, const Match& match) {
    write_text(path, match.saved());
}

}  // namespace occasus::cli
