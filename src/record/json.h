// Document trees as JSON text, through nlohmann-json.
#pragma once

#include <string>
#include <string_view>

#include "core/refusal.h"
#include "core/value.h"

namespace occasus {

// Unreadable when it is not one JSON document, is nested deeper than 64 levels, or has an object
// with a field twice or with more than 512; the text says where. Numbers with a fraction become
// doubles. Takes time in proportion to the length of the text.
Result<Value> parse_json(std::string_view text);

// What turns one document into another, as a JSON Patch (RFC 6902).
Value json_patch(const Value& from, const Value& to);

// On one line, or indented by two spaces.
std::string to_json(const Value& value);
std::string to_json_lines(const Value& value);

}  // namespace occasus
