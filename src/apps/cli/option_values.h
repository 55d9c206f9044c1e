// What the values of options may be. CLI11 by itself reads 010 as eight, 0x1 as one, and what is
// too large as the largest number there is; here every number is written in decimal digits.
#pragma once

#include <CLI/CLI.hpp>
#include <fmt/core.h>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/number.h"

namespace occasus::cli {

// Reads the number of an option: whole for a whole type, from `least` to `most`, in digits, with
// as many zeros before them as you like. Every option that is a number needs this reader.
template <class Number>
CLI::Validator from_to(Number least, Number most) {
    const auto read = [least, most](std::string& text) -> std::string {
        const auto number = parse_number<Number>(text);
        // What is not a number lies in no range either.
        if (!number || !(*number >= least) || !(*number <= most))
            return fmt::format("\"{}\" is no {}number from {} to {}", text,
                               std::is_integral_v<Number> ? "whole " : "", least, most);
        text = fmt::format("{}", *number);
        return {};
    };
    return {read, fmt::format("NUMBER in [{} - {}]", least, most)};
}

// The seed of a generator: any number of 64 bits.
CLI::Validator any_seed();

// One of these words.
CLI::Validator one_of(const std::vector<std::string_view>& words);

// Throws Fault when an option of the program is a number and is not read by from_to.
void check_numbers(const CLI::App& app);

}  // namespace occasus::cli
