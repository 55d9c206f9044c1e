#include "table/person_name.h"

#include <algorithm>

namespace occasus::table {
namespace {

// Takes the first code point of a text; nothing when that is not UTF-8.
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
    text.remove_prefix(length);
    return point;
}

bool is_between(char32_t point, char32_t first, char32_t last) {
    return point >= first && point <= last;
}

// Shown as nothing, or as something else than where it stands.
bool is_unseen(char32_t point) {
    return point < 0x20 || is_between(point, 0x7F, 0x9F) || point == 0xAD ||
           is_between(point, 0x200B, 0x200F) || is_between(point, 0x2028, 0x202E) ||
           is_between(point, 0x2060, 0x206F) || is_between(point, 0xD800, 0xDFFF) ||
           point == 0xFEFF || point > 0x10FFFF;
}

}  // namespace

std::optional<std::string> person_name(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    text = text.substr(0, text.find_last_not_of(' ') + 1);
    std::size_t length = 0;
    for (std::string_view rest = text; !rest.empty();) {
        const std::optional<char32_t> point = take_code_point(rest);
        if (!point || is_unseen(*point) || ++length > kLongestPersonName) return std::nullopt;
    }
    return std::string(text);
}

}  // namespace occasus::table
