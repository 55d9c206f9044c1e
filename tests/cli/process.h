// Runs the command line as a user would, in a folder of its own, and looks at what it printed.
#pragma once

#include <filesystem>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

#include "core/value.h"

#include "files.h"

namespace occasus::test {

struct Finished {
    int exit = -1;    // The exit code; -1 when a signal ended it.
    std::string out;  // Everything on stdout.
    std::string err;  // Everything on stderr.
};

void write_file(const std::filesystem::path& path, std::string_view text);

// A test with an empty folder that is removed after it; programs run in it.
class CommandLine : public testing::Test {
  protected:
    CommandLine();
    ~CommandLine() override;

    // Runs `occasus` with these arguments and this input.
    Finished run(const std::vector<std::string>& arguments, std::string_view input = {}) const;
    // Runs another program; its exit code is 127 when it is not there.
    Finished run_other(const std::vector<std::string>& words, std::string_view input = {}) const;
    // Runs `occasus` with an input that never comes, and interrupts it (Ctrl-C) once it has printed
    // `awaited` and takes interrupts for itself, or after twenty seconds.
    Finished interrupt(const std::vector<std::string>& arguments, std::string_view awaited) const;
    // As run(), expecting exit code 0: what it printed, as JSON or text.
    std::string text(const std::vector<std::string>& arguments, std::string_view input = {}) const;
    Value json(const std::vector<std::string>& arguments, std::string_view input = {}) const;

    std::filesystem::path path(std::string_view name) const { return folder_ / name; }
    // Begins a game of Rome Must Fall in the file of that name, always with the same dice.
    void begin(const std::string& name, const std::vector<std::string>& more = {}) const;

  private:
    pid_t start(std::vector<std::string> words) const;
    Finished finish(pid_t child) const;

    std::filesystem::path folder_;
};

// The value at "a.b.0", a part of `document`; a test failure and null when there is none.
const Value& at(const Value& document, std::string_view path);
std::int64_t number_at(const Value& document, std::string_view path);
double real_at(const Value& document, std::string_view path);
std::string text_at(const Value& document, std::string_view path);

// One line on stderr that contains all these words.
testing::AssertionResult is_one_line_with(const std::string& text,
                                          const std::vector<std::string>& words);

}  // namespace occasus::test
