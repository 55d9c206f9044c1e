// The mark that some programs write before a text in UTF-8.
#pragma once

#include <string_view>

namespace occasus {

inline std::string_view without_byte_order_mark(std::string_view text) {
    constexpr std::string_view kMark = "\xef\xbb\xbf";
    if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
    return text;
}

}  // namespace occasus
