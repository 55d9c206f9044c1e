// Reading the JSON that clients send. Every error names the field and what it should have been.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/value.h"

namespace occasus::table {

// The longest body of HTTP and the longest message of a WebSocket, in bytes. The longest message
// that makes sense is a set of 200 orders.
inline constexpr std::size_t kMaxMessage = std::size_t{1024} * 1024;
inline constexpr std::size_t kMaxSaid = std::size_t{128} * 1024;

// One JSON object. Every function throws Refused (unreadable) when the field is not as promised.
class Input {
  public:
    // Reads the object from its text.
    explicit Input(std::string_view json);
    // An object inside another; `field` is its name in errors.
    Input(const Value& value, std::string_view field);

    // Refuses a field that is none of these: a misspelt name is not silently ignored.
    void allow_only(std::initializer_list<std::string_view> names) const;

    // Whether the field is there, be it null.
    bool names(std::string_view name) const { return value_.find(name) != nullptr; }
    // Absent and null are the same; nullptr then.
    const Value* find(std::string_view name) const;
    // At most `longest` bytes.
    std::string text(std::string_view name, std::size_t longest) const;
    std::optional<std::string> optional_text(std::string_view name, std::size_t longest) const;
    int number(std::string_view name) const;
    std::optional<int> optional_number(std::string_view name) const;
    std::optional<bool> optional_truth(std::string_view name) const;
    // Milliseconds since 1970.
    std::optional<std::int64_t> optional_time(std::string_view name) const;
    // A list of at most `most` texts. Absent: an empty one.
    std::vector<std::string> texts(std::string_view name, std::size_t most,
                                   std::size_t longest) const;
    std::optional<Input> optional_object(std::string_view name) const;

    const Value::Fields& members() const { return *value_.members(); }
    // The name of one of its fields in errors: "seats.rome.kind".
    std::string path(std::string_view name) const;

  private:
    Value value_;
    std::string field_;
};

}  // namespace occasus::table
