// Document trees as JSON text, through nlohmann-json.
#pragma once

#include <string>
#include <string_view>

#include "core/refusal.h"
#include "core/value.h"

namespace occasus {

// Unreadable when it is not one JSON document, is nested deeper than 64 levels, or has a field
// twice in one object; the text says where. Numbers with a fraction become doubles.
Result<Value> parse_json(std::string_view text);

// On one line, or indented by two spaces.
std::string to_json(const Value& value);
std::string to_json_lines(const Value& value);

}  // namespace occasus
