#include "core/document_reader.h"

namespace occasus {

void DocumentReader::check_names(std::span<const std::string_view> known) {
    for (const auto& [name, value] : *document_.members())
        if (std::find(known.begin(), known.end(), name) == known.end())
            complain(name, "is not a field of a position.");
}

const Value* DocumentReader::field(std::string_view name) const {
    const Value* value = document_.find(name);
    return value == nullptr || value->is_null() ? nullptr : value;
}

int DocumentReader::number(const std::string& name, int low, int high, int fallback) {
    return number_of(field(name), name, low, high, fallback);
}

std::string DocumentReader::word(const std::string& name) {
    const Value* value = field(name);
    if (value == nullptr) return {};
    if (value->text() == nullptr) complain(name, "must be a text.");
    return value->text() == nullptr ? std::string() : *value->text();
}

const Value::List& DocumentReader::list(const std::string& name) {
    static const Value::List kNone;
    const Value* value = field(name);
    return value == nullptr ? kNone : items_of(*value, name);
}

const Value::Fields& DocumentReader::fields(const std::string& name) {
    static const Value::Fields kNone;
    const Value* value = field(name);
    return value == nullptr ? kNone : members_of(*value, name);
}

int DocumentReader::number_of(const Value* value, const std::string& name, int low, int high,
                              int fallback) {
    const bool is_absent = value == nullptr || value->is_null();
    return is_absent ? fallback : number_of(*value, name, low, high);
}

int DocumentReader::number_of(const Value& value, const std::string& name, int low, int high) {
    const std::int64_t* number = value.number();
    if (number != nullptr && *number >= low && *number <= high) return static_cast<int>(*number);
    complain(name, "must be a whole number from " + std::to_string(low) + " to " +
                       std::to_string(high) + ".");
    return low;
}

bool DocumentReader::truth_of(const Value* value, const std::string& name) {
    if (value == nullptr || value->is_null()) return false;
    if (value->truth() == nullptr) complain(name, "must be true or false.");
    return value->truth() != nullptr && *value->truth();
}

const Value::List& DocumentReader::items_of(const Value& value, const std::string& name) {
    static const Value::List kNone;
    if (value.items() == nullptr) complain(name, "must be a list.");
    return value.items() == nullptr ? kNone : *value.items();
}

const Value::Fields& DocumentReader::members_of(const Value& value, const std::string& name) {
    static const Value::Fields kNone;
    if (value.members() == nullptr) complain(name, "must be an object.");
    return value.members() == nullptr ? kNone : *value.members();
}

}  // namespace occasus
