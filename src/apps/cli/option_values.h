// The values of options. CLI11 alone reads 010 as eight, 0x1 as one, and a number that is too
// large as the largest there is; here every number is written in decimal digits.
#pragma once

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <fmt/ranges.h>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/near_name.h"
#include "core/number.h"

namespace occasus::cli {

// Reads the number of an option: whole for a whole type, from `least` to `most`, with as many
// zeros before it as you like. Every option that is a number needs this reader.
template <class Number>
CLI::Validator from_to(Number least, Number most) {
    const auto read = [least, most](std::string& text) -> std::string {
        const auto number = parse_number<Number>(text);
        // NaN fails too: it lies in no range.
        if (!number || !(*number >= least) || !(*number <= most))
            return fmt::format("\"{}\" is not a {}number from {} to {}", text,
                               std::is_integral_v<Number> ? "whole " : "", least, most);
        text = fmt::format("{}", *number);
        return {};
    };
    return {read, fmt::format("NUMBER in [{} - {}]", least, most)};
}

// Reads one of these words.
inline CLI::Validator one_of(const std::vector<std::string_view>& words) {
    const auto read = [words](const std::string& text) {
        const bool is_one = std::find(words.begin(), words.end(), text) != words.end();
        return is_one ? std::string() : no_such("choice", text, words);
    };
    return {read, fmt::format("{{{}}}", fmt::join(words, ","))};
}

// Adds an option or an argument whose value the help calls `word`. `value` must outlive the
// command, here and below.
template <class Text>
CLI::Option* add_text(CLI::App& command, const std::string& name, Text& value,
                      const std::string& word, const std::string& about) {
    return command.add_option(name, value, about)->type_name(word);
}

template <class Number>
struct Limits {
    Number least;
    Number most;
};

// Adds an option that is a number; its help tells the default.
template <class Number>
void add_number(CLI::App& command, const std::string& name, Number& number,
                const std::string& about, std::type_identity_t<Limits<Number>> limits) {
    command.add_option(name, number, about)
        ->transform(from_to(limits.least, limits.most))
        ->capture_default_str();
}

// The seed of a generator: any number of 64 bits.
template <class Seed>
CLI::Option* add_seed(CLI::App& command, Seed& seed, const std::string& about) {
    return command.add_option("--seed", seed, about)
        ->transform(from_to(std::uint64_t{0}, std::uint64_t{UINT64_MAX}));
}

inline void add_threads(
    CLI::App& command, int& threads,
    const std::string& about = "How many threads to use; 0: one for each core") {
    add_number(command, "--threads", threads, about, {0, 1024});
}

}  // namespace occasus::cli
