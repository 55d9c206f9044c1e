// Terminal output beyond plain text: colour and a progress bar. Neither is ever written to a file
// or a pipe.
#pragma once

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <mutex>
#include <string>
#include <string_view>

#include "core/value.h"

#include "apps/statistics.h"

namespace occasus::cli {

bool is_terminal(std::FILE* stream);
// Columns of the terminal on `stream`; 80 if it is not a terminal or does not say.
int terminal_width(std::FILE* stream);

// Paints text for one stream: only when it is a terminal, NO_COLOR is unset or empty, and TERM is
// not "dumb".
class Paint {
  public:
    explicit Paint(std::FILE* stream);

    std::string bold(std::string_view text) const { return wrap("1", text); }
    std::string dim(std::string_view text) const { return wrap("2", text); }
    std::string red(std::string_view text) const { return wrap("31", text); }
    std::string green(std::string_view text) const { return wrap("32", text); }

  private:
    std::string wrap(std::string_view code, std::string_view text) const;

    bool colour_;
};

// A bar on stderr that grows from 0 to `total`; silent when stderr is not a terminal. May be
// advanced from several threads.
class ProgressBar {
  public:
    // `winner`: tells of games how often this seat has won so far, with its interval.
    ProgressBar(std::string title, std::uint64_t total, std::string_view winner = {});
    ~ProgressBar() { finish(); }
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    void advance(std::uint64_t count, std::uint64_t wins = 0);
    // Sets the text after the bar: how things are going.
    void note(std::string text);
    // Wipes the bar, leaving the line empty for what comes next.
    void finish();

  private:
    using Clock = std::chrono::steady_clock;

    void draw();

    std::string title_;
    std::uint64_t total_;
    bool visible_;
    std::mutex mutex_;
    std::string_view winner_;
    std::uint64_t done_ = 0;
    std::uint64_t wins_ = 0;
    Clock::time_point begun_ = Clock::now();
    Clock::time_point drawn_;
    std::string note_;
};

// "roman wins 52.3 % (48.1 to 56.4)".
std::string rate_text(std::string_view winner, const Measure& rate);
// "1 game", "200 games".
std::string so_many(std::uint64_t count, std::string_view one);

// Words in lines of at most `width` columns, each with a newline; all lines but the first begin
// with `indent` more spaces, which do not count.
std::string wrapped(const std::string& text, int width, std::size_t indent = 0);

// Prints one JSON document, indented.
void print_document(const Value& document);
// Prints one JSON document on a line of its own.
void print_document_line(const Value& document);
// A document as readable text: fields by name, probabilities as fraction and decimal.
std::string readable(const Value& document);

}  // namespace occasus::cli
