// Texts in UTF-8 (RFC 3629).
#pragma once

#include <optional>
#include <string_view>

namespace occasus {

// Without the mark that some programs write before a text.
inline std::string_view without_byte_order_mark(std::string_view text) {
    constexpr std::string_view kMark = "\xef\xbb\xbf";
    if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
    return text;
}

// Takes the first code point of a text; nothing when that is not UTF-8 of the shortest form.
// Precondition: it is not empty.
std::optional<char32_t> take_code_point(std::string_view& text);

// Whether this is UTF-8 without U+0000. No store and no record is given any other text: some
// databases refuse it, others keep it, and no record with it can be read.
bool is_storable(std::string_view text);

}  // namespace occasus
