#include "apps/cli/terminal.h"

#include <cstdlib>
#include <fmt/core.h>
#include <sstream>
#include <sys/ioctl.h>
#include <unistd.h>

#include "record/json.h"

namespace occasus::cli {

namespace {

constexpr int kDefaultWidth = 80;
constexpr int kBarWidth = 30;
constexpr int kReadableWidth = 100;
constexpr std::size_t kNameWidth = 24;
constexpr auto kRedraw = std::chrono::milliseconds(100);

// The cleaned streams have descriptors too.
int descriptor_of(std::FILE* stream) {
    if (stream == stdout) return STDOUT_FILENO;
    return stream == stderr ? STDERR_FILENO : ::fileno(stream);
}

// A line of stderr that is drawn again and again: it is ours alone, and steers the terminal.
void redraw(const std::string& line) {
    const std::string bytes = "\r\x1b[2K" + line;
    static_cast<void>(!::write(STDERR_FILENO, bytes.data(), bytes.size()));
}

// "5/6  0.8333" when the document is a probability, otherwise empty.
std::string probability_text(const Value& document) {
    const Value* fraction = document.find("fraction");
    const Value* decimal = document.find("decimal");
    if (fraction == nullptr || decimal == nullptr) return {};
    const double* real = std::get_if<double>(&decimal->content());
    const double value = real != nullptr ? *real : static_cast<double>(*decimal->number());
    if (const std::string* text = fraction->text()) return fmt::format("{}  {:.4f}", *text, value);
    return fmt::format("{:.4f}", value);
}

bool is_plain(const Value& value) {
    return value.members() == nullptr && value.items() == nullptr;
}

std::string plain_text(const Value& value) {
    if (const std::string* text = value.text()) return *text;
    if (const double* real = std::get_if<double>(&value.content()))
        return fmt::format("{:.4f}", *real);
    return value.is_null() ? "-" : to_json(value);
}

void append_readable(std::string& out, const Value& value, std::string_view name, int depth);

void append_items(std::string& out, const Value::List& items, int depth) {
    for (std::size_t i = 0; i < items.size(); ++i)
        append_readable(out, items[i], std::to_string(i), depth);
}

void append_fields(std::string& out, const Value::Fields& fields, int depth) {
    for (const auto& [name, value] : fields) append_readable(out, value, name, depth);
}

void append_readable(std::string& out, const Value& value, std::string_view name, int depth) {
    const std::string indent(static_cast<std::size_t>(depth) * 2, ' ');
    if (const std::string odds = probability_text(value); !odds.empty()) {
        out += fmt::format("{}{:<{}}{}\n", indent, name, kNameWidth, odds);
    } else if (is_plain(value)) {
        const std::size_t column = indent.size() + kNameWidth;
        out += fmt::format(
            "{}{:<{}}{}", indent, name, kNameWidth,
            wrapped(plain_text(value), kReadableWidth - static_cast<int>(column), column));
    } else if (const Value::List* items = value.items()) {
        bool all_plain = true;
        for (const Value& item : *items) all_plain = all_plain && is_plain(item);
        if (all_plain) {
            out += fmt::format("{}{:<{}}{}\n", indent, name, kNameWidth, to_json(value));
            return;
        }
        out += fmt::format("{}{}\n", indent, name);
        append_items(out, *items, depth + 1);
    } else {
        out += fmt::format("{}{}\n", indent, name);
        append_fields(out, *value.members(), depth + 1);
    }
}

}  // namespace

bool is_terminal(std::FILE* stream) {
    return ::isatty(descriptor_of(stream)) == 1;
}

int terminal_width(std::FILE* stream) {
    winsize size{};
    if (::ioctl(descriptor_of(stream), TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return size.ws_col;
    return kDefaultWidth;
}

Paint::Paint(std::FILE* stream) {
    const char* no_colour = std::getenv("NO_COLOR");
    const char* term = std::getenv("TERM");
    const bool refused = (no_colour != nullptr && *no_colour != '\0') ||
                         (term != nullptr && std::string_view(term) == "dumb");
    colour_ = !refused && is_terminal(stream);
}

std::string Paint::wrap(std::string_view code, std::string_view text) const {
    return colour_ ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string(text);
}

ProgressBar::ProgressBar(std::string title, std::uint64_t total, std::string_view winner)
    : title_(std::move(title)),
      total_(total),
      visible_(is_terminal(stderr) && total > 0),
      winner_(winner) {}

void ProgressBar::finish() {
    if (visible_ && drawn_ != Clock::time_point{}) redraw({});
    visible_ = false;
}

void ProgressBar::advance(std::uint64_t count, std::uint64_t wins) {
    if (!visible_) return;
    const std::lock_guard lock(mutex_);
    done_ += count;
    wins_ += wins;
    const auto now = Clock::now();
    if (now - drawn_ < kRedraw) return;
    drawn_ = now;
    draw();
}

void ProgressBar::note(std::string text) {
    const std::lock_guard lock(mutex_);
    note_ = std::move(text);
}

void ProgressBar::draw() {
    if (!winner_.empty()) note_ = rate_text(winner_, wilson_rate(wins_, done_));
    const double share = static_cast<double>(done_) / static_cast<double>(total_);
    const double seconds = std::chrono::duration<double>(Clock::now() - begun_).count();
    const int width = note_.empty() ? kBarWidth : kBarWidth / 2;
    const int filled = static_cast<int>(share * width);
    const double left = share > 0 ? seconds / share - seconds : 0;
    std::string line = fmt::format("{} [{:#<{}}{:.<{}}] {:3.0f} %  {:.0f} s left", title_, "",
                                   filled, "", width - filled, share * 100, left);
    if (!note_.empty()) line += "; " + note_;
    // A line that is too long would not be wiped whole.
    redraw(fmt::format("{:.{}}", line, terminal_width(stderr) - 1));
}

std::string rate_text(std::string_view winner, const Measure& rate) {
    return fmt::format("{} wins {:.1f} % ({:.1f} to {:.1f})", winner, rate.value * 100,
                       rate.low * 100, rate.high * 100);
}

std::string so_many(std::uint64_t count, std::string_view one) {
    return fmt::format("{} {}{}", count, one, count == 1 ? "" : "s");
}

std::string wrapped(const std::string& text, int width, std::size_t indent) {
    std::istringstream words(text);
    const std::string margin(indent, ' ');
    std::string lines;
    std::string line;
    for (std::string word; words >> word;) {
        if (!line.empty() && line.size() + 1 + word.size() > static_cast<std::size_t>(width)) {
            lines.append(line).append("\n").append(margin);
            line = word;
        } else {
            line += (line.empty() ? "" : " ") + word;
        }
    }
    return lines + line + '\n';
}

void print_document(const Value& document) {
    fmt::print("{}\n", to_json_lines(document));
}

void print_document_line(const Value& document) {
    fmt::print("{}\n", to_json(document));
}

std::string readable(const Value& document) {
    std::string out;
    if (const Value::Fields* fields = document.members()) {
        append_fields(out, *fields, 0);
    } else if (const Value::List* items = document.items()) {
        append_items(out, *items, 0);
    } else {
        out = plain_text(document) + "\n";
    }
    return out;
}

}  // namespace occasus::cli
