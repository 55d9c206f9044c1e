// Names and letters that people write for others: in every script, and with nothing in them that
// hides, or changes the text next to it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/refusal.h"

namespace occasus::table {

constexpr std::size_t kLongestPersonName = 40;  // Code points.

// The name that a text gives: blanks of every kind become single spaces, none at its ends. It is of
// letters, signs and marks that can be seen; joiners stand where a script or an emoji needs them.
// Follows RFC 8266 (Nicknames) except for emoji, and compares no names. An empty text is one, and
// says that there is none. Refused (unreadable): why, in a sentence.
Result<std::string> person_name(std::string_view text);

// Why a text cannot be a letter: nothing in it can be seen, it has control characters, or marks
// that turn the direction of writing or pile up.
std::optional<Refusal> why_no_letter(std::string_view text);

}  // namespace occasus::table
