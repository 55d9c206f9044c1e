#include "table/input.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>

#include "record/json.h"
#include "table/problem.h"

namespace occasus::table {
namespace {

Value read_object(std::string_view json) {
    Result<Value> value = parse_json(json);
    if (!value) throw Refused(ProblemKind::Unreadable, value.refusal().text);
    if (!value->members())
        throw Refused(ProblemKind::Unreadable, "A JSON object is expected: { … }.");
    return std::move(*value);
}

[[noreturn]] void wrong_type(const std::string& field, std::string_view expected) {
    throw Refused(ProblemKind::Unreadable, fmt::format("{} must be {}.", field, expected), field);
}

}  // namespace

Input::Input(std::string_view json) : value_(read_object(json)) {}

Input::Input(const Value& value, std::string_view field) : value_(value), field_(field) {
    if (!value_.members()) wrong_type(field_, "an object");
}

std::string Input::path(std::string_view name) const {
    return field_.empty() ? std::string(name) : fmt::format("{}.{}", field_, name);
}

void Input::allow_only(std::initializer_list<std::string_view> names) const {
    for (const auto& [name, value] : members())
        if (std::find(names.begin(), names.end(), name) == names.end())
            throw Refused(ProblemKind::Unreadable,
                          fmt::format("There is no field {} here; the fields are {}.", path(name),
                                      fmt::join(names, ", ")),
                          path(name));
}

const Value* Input::find(std::string_view name) const {
    const Value* value = value_.find(name);
    return value && !value->is_null() ? value : nullptr;
}

std::string Input::text(std::string_view name, std::size_t longest) const {
    std::optional<std::string> text = optional_text(name, longest);
    if (!text) wrong_type(path(name), "there, as text");
    return std::move(*text);
}

std::optional<std::string> Input::optional_text(std::string_view name, std::size_t longest) const {
    const Value* value = find(name);
    if (!value) return std::nullopt;
    if (!value->text()) wrong_type(path(name), "text");
    if (value->text()->size() > longest)
        wrong_type(path(name), fmt::format("at most {} bytes long", longest));
    return *value->text();
}

int Input::number(std::string_view name) const {
    const std::optional<int> number = optional_number(name);
    if (!number) wrong_type(path(name), "there, as a whole number");
    return *number;
}

std::optional<int> Input::optional_number(std::string_view name) const {
    const Value* value = find(name);
    if (!value) return std::nullopt;
    const std::int64_t* number = value->number();
    if (!number || *number < 0 || *number > std::numeric_limits<int>::max())
        wrong_type(path(name), "a whole number, not negative");
    return static_cast<int>(*number);
}

std::optional<bool> Input::optional_truth(std::string_view name) const {
    const Value* value = find(name);
    if (!value) return std::nullopt;
    if (!value->truth()) wrong_type(path(name), "true or false");
    return *value->truth();
}

std::optional<std::int64_t> Input::optional_time(std::string_view name) const {
    // The year 9999: nothing that is added to it overflows.
    constexpr std::int64_t kLatest = 253'402'300'799'000;
    const Value* value = find(name);
    if (!value) return std::nullopt;
    const std::int64_t* time = value->number();
    if (!time || *time < 0 || *time > kLatest)
        wrong_type(path(name), "a time in milliseconds since 1970");
    return *time;
}

std::vector<std::string> Input::texts(std::string_view name, std::size_t most,
                                      std::size_t longest) const {
    std::vector<std::string> texts;
    const Value* value = find(name);
    if (!value) return texts;
    if (!value->items() || value->items()->size() > most)
        wrong_type(path(name), fmt::format("a list of at most {} texts", most));
    for (const Value& item : *value->items()) {
        if (!item.text() || item.text()->size() > longest)
            wrong_type(path(name), fmt::format("a list of texts of at most {} bytes", longest));
        texts.push_back(*item.text());
    }
    return texts;
}

std::optional<Input> Input::optional_object(std::string_view name) const {
    const Value* value = find(name);
    if (!value) return std::nullopt;
    return Input(*value, path(name));
}

}  // namespace occasus::table
