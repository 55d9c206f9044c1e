// Reads a position that somebody wrote, field by field. It keeps the first complaint, which names
// the field, and goes on with a value in range; so a caller need not check after every field.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/id.h"
#include "core/refusal.h"
#include "core/value.h"

namespace occasus {

class DocumentReader {
  public:
    // Complains if `document` is not an object. `document` must outlive the reader.
    explicit DocumentReader(const Value& document) : document_(document) {
        if (document.members() == nullptr)
            complaint_ = unreadable("A position is a JSON object.", "position");
    }

    const std::optional<Refusal>& complaint() const { return complaint_; }
    void complain(const std::string& field, const std::string& text) {
        if (!complaint_) complaint_ = unreadable(field + " " + text, field);
    }

    // Complains of every field that has none of these names.
    void check_names(std::span<const std::string_view> known);

    // A field; nullptr when it is absent or null.
    const Value* field(std::string_view name) const;
    bool has(std::string_view name) const { return field(name) != nullptr; }

    // A whole number low .. high; `fallback` when the field is absent.
    int number(const std::string& name, int low, int high, int fallback);
    // A text; empty when the field is absent.
    std::string word(const std::string& name);
    // The place of the field's text among these ids, or the ids of these rows; 0 when the field is
    // absent.
    template <class Rows>
    int choice(const std::string& name, const Rows& rows) {
        const Value* value = field(name);
        if (value == nullptr) return 0;
        const int found = value->text() == nullptr ? -1 : find_id(rows, *value->text());
        if (found < 0) complain(name, "has an unknown value.");
        return std::max(found, 0);
    }
    // The items of a list, and the fields of an object; none when the field is absent.
    const Value::List& list(const std::string& name);
    const Value::Fields& fields(const std::string& name);

    // The same for a value at any depth; `name` is what a complaint calls it. Absent: nullptr or
    // null.
    int number_of(const Value* value, const std::string& name, int low, int high, int fallback);
    int number_of(const Value& value, const std::string& name, int low, int high);
    bool truth_of(const Value* value, const std::string& name);
    const Value::List& items_of(const Value& value, const std::string& name);
    const Value::Fields& members_of(const Value& value, const std::string& name);

  private:
    const Value& document_;
    std::optional<Refusal> complaint_;
};

}  // namespace occasus
