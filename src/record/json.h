// Document trees as JSON text, through nlohmann-json.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "core/refusal.h"
#include "core/value.h"

namespace occasus {

// Unreadable when it is not one JSON document, is nested deeper than 64 levels, or has an object
// with a field twice or with more than 512; the text says where. Numbers with a fraction become
// doubles. Takes time in proportion to the length of the text.
Result<Value> parse_json(std::string_view text);

// The changes from one document to another, as a JSON Patch (RFC 6902).
Value json_patch(const Value& from, const Value& to);

// On one line, or indented by two spaces.
std::string to_json(const Value& value);
std::string to_json_lines(const Value& value);

// An object on one line, written as its fields come: of documents, or of texts that are JSON
// already. Names are plain and differ.
class JsonObject {
  public:
    JsonObject& set(std::string_view name, const Value& value);
    JsonObject& set_json(std::string_view name, std::string_view json);
    // All fields of an object without its braces; none if it is empty.
    JsonObject& add_fields(std::string_view json);
    // The fields so far without braces.
    std::string take_fields() { return std::move(text_); }
    std::string take() { return '{' + std::move(text_) + '}'; }

  private:
    void begin(std::string_view name);

    std::string text_;
};

}  // namespace occasus
