#include "apps/cli/clean_output.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <fmt/format.h>
#include <optional>
#include <unistd.h>

#include "apps/cli/terminal.h"

namespace occasus::cli {

namespace {

// As Paint begins and ends it.
constexpr std::array<std::string_view, 7> kPaint = {"\x1b[0m",  "\x1b[1m",  "\x1b[2m", "\x1b[31m",
                                                    "\x1b[32m", "\x1b[33m", "\x1b[36m"};

unsigned char byte_at(std::string_view text, std::size_t at) {
    return static_cast<unsigned char>(text[at]);
}

// How many bytes at the beginning of a text are one thing to be judged: nothing when that is more
// than there is.
std::optional<std::size_t> length_of_first(std::string_view text, bool keeps_paint) {
    const unsigned char first = byte_at(text, 0);
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1;
    for (const std::string_view paint : kPaint) {
        if (first != 0x1B || !keeps_paint) break;
        if (text.starts_with(paint)) return paint.size();
        if (paint.starts_with(text)) return std::nullopt;
    }
    return length <= text.size() ? std::optional(length) : std::nullopt;
}

char32_t point_of(std::string_view bytes) {
    if (bytes.size() == 1) return byte_at(bytes, 0);
    char32_t point = byte_at(bytes, 0) & (0x7FU >> bytes.size());
    for (std::size_t at = 1; at < bytes.size(); ++at)
        point = point << 6U | (byte_at(bytes, at) & 0x3FU);
    return point;
}

bool steers(char32_t point) {
    const bool is_control =
        (point < 0x20 && point != '\n' && point != '\t') || (point >= 0x7F && point <= 0x9F);
    const bool is_turn =
        (point >= 0x202A && point <= 0x202E) || (point >= 0x2066 && point <= 0x2069);
    return is_control || is_turn;
}

ssize_t write_clean(void* cookie, const char* bytes, std::size_t size);

// One of the two streams: what of it is cleaned, and where it goes.
struct CleanStream {
    int descriptor = -1;
    Cleaner cleaner;
};

void replace(std::FILE*& stream, int descriptor, int buffering) {
    // They are there to the end of the program, as the streams are: what is written last is
    // written after the destructors of static objects.
    static std::array<CleanStream*, STDERR_FILENO + 1> kept{};
    auto* const clean = new CleanStream{descriptor, Cleaner(is_terminal(stream))};
    kept[static_cast<std::size_t>(descriptor)] = clean;
    std::FILE* const made = fopencookie(
        clean, "w", {.read = nullptr, .write = write_clean, .seek = nullptr, .close = nullptr});
    if (made == nullptr) return;
    std::setvbuf(made, nullptr, buffering, BUFSIZ);
    stream = made;
}

ssize_t write_clean(void* cookie, const char* bytes, std::size_t size) {
    auto& stream = *static_cast<CleanStream*>(cookie);
    const std::string text = stream.cleaner.clean({bytes, size});
    for (std::string_view left = text; !left.empty();) {
        const ssize_t count = ::write(stream.descriptor, left.data(), left.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return 0;
        left.remove_prefix(static_cast<std::size_t>(count));
    }
    return static_cast<ssize_t>(size);
}

}  // namespace

std::string Cleaner::clean(std::string_view piece) {
    const std::string all = rest_.empty() ? std::string() : rest_ + std::string(piece);
    std::string_view left = rest_.empty() ? piece : std::string_view(all);
    std::string text;
    text.reserve(left.size());
    rest_.clear();
    while (!left.empty()) {
        const std::optional<std::size_t> length = length_of_first(left, keeps_paint_);
        if (!length) {
            rest_ = left;
            break;
        }
        const std::string_view first = left.substr(0, *length);
        const bool is_paint = *length > 1 && first[0] == '\x1b';
        if (!is_paint && steers(point_of(first)))
            text += fmt::format("\\u{:04x}", static_cast<std::uint32_t>(point_of(first)));
        else
            text += first;
        left.remove_prefix(*length);
    }
    return text;
}

void clean_standard_streams() {
    const bool is_seen = is_terminal(stdout);
    replace(stdout, STDOUT_FILENO, is_seen ? _IOLBF : _IOFBF);
    replace(stderr, STDERR_FILENO, _IONBF);
}

}  // namespace occasus::cli
