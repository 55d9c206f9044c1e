#include "core/unicode.h"

#include <array>
#include <cstddef>

namespace occasus {

std::optional<char32_t> take_code_point(std::string_view& text) {
    const auto byte_at = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned char first = byte_at(0);
    std::size_t length = 1;
    if (first >= 0xF0)
        length = 4;
    else if (first >= 0xE0)
        length = 3;
    else if (first >= 0xC0)
        length = 2;
    else if (first >= 0x80)
        return std::nullopt;
    if (text.size() < length || first >= 0xF8) return std::nullopt;
    char32_t point = length == 1 ? first : first & (0x7FU >> length);
    for (std::size_t at = 1; at < length; ++at) {
        if ((byte_at(at) & 0xC0U) != 0x80) return std::nullopt;
        point = point << 6U | (byte_at(at) & 0x3FU);
    }
    constexpr std::array<char32_t, 5> kLeast = {0, 0, 0x80, 0x800, 0x10000};
    const bool is_surrogate = point >= 0xD800 && point <= 0xDFFF;
    if (point < kLeast[length] || is_surrogate || point > 0x10FFFF) return std::nullopt;
    text.remove_prefix(length);
    return point;
}

bool is_storable(std::string_view text) {
    while (!text.empty())
        if (take_code_point(text).value_or(0) == 0) return false;
    return true;
}

}  // namespace occasus
