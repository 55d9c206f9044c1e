// Numbers in text.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace occasus {

// The number that the whole text spells; nothing if it is not a number or is out of range.
template <class Number>
std::optional<Number> parse_number(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace occasus
