// Reading actions as players write them: words and numbers.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/number.h"

namespace occasus {

// The words of a line, without the blanks between them.
inline std::vector<std::string_view> split_words(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t start = std::min(text.find_first_not_of(" \t"), text.size());
        text.remove_prefix(start);
        const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
        if (end > 0) words.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return words;
}

// A whole number low .. high, or nothing.
inline std::optional<int> number_in(std::string_view word, int low, int high) {
    const std::optional<int> number = parse_number<int>(word);
    return number && *number >= low && *number <= high ? number : std::nullopt;
}

// A written word, as a refusal shows it.
inline std::string quoted(std::string_view word) {
    return "“" + std::string(word) + "”";
}

}  // namespace occasus
