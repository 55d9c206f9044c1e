// What a person may be called at a table. Others read it beside the name of the seat.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace occasus::table {

constexpr std::size_t kLongestPersonName = 40;  // Code points.

// The name that a text gives, without the blanks at its ends. Nothing when that is not one short
// line of UTF-8 which changes nothing about the text around it: it has no control characters and no
// marks that turn the direction of writing. An empty name is one.
std::optional<std::string> person_name(std::string_view text);

}  // namespace occasus::table
