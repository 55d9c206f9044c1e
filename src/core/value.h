// A document tree (null, truth, number, text, list, fields in order): what positions, views and
// boards are made of before someone writes them as JSON. Core itself reads and writes no JSON.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace occasus {

class Value {
  public:
    using List = std::vector<Value>;
    using Fields = std::vector<std::pair<std::string, Value>>;
    using Content =
        std::variant<std::monostate, bool, std::int64_t, double, std::string, List, Fields>;

    Value() = default;
    Value(std::nullptr_t) {}
    Value(bool truth) : content_(truth) {}
    Value(int number) : content_(std::int64_t{number}) {}
    Value(std::int64_t number) : content_(number) {}
    Value(double number) : content_(number) {}
    Value(const char* text) : content_(std::string(text)) {}
    Value(std::string_view text) : content_(std::string(text)) {}
    Value(std::string text) : content_(std::move(text)) {}
    Value(List list) : content_(std::move(list)) {}
    Value(Fields fields) : content_(std::move(fields)) {}

    static Value list() { return Value(List{}); }
    static Value fields() { return Value(Fields{}); }

    const Content& content() const { return content_; }
    bool is_null() const { return std::holds_alternative<std::monostate>(content_); }
    // The content when it is of that kind, otherwise nullptr.
    const bool* truth() const { return std::get_if<bool>(&content_); }
    const std::int64_t* number() const { return std::get_if<std::int64_t>(&content_); }
    const std::string* text() const { return std::get_if<std::string>(&content_); }
    const List* items() const { return std::get_if<List>(&content_); }
    const Fields* members() const { return std::get_if<Fields>(&content_); }

    // The field of that name, or nullptr; also when this has no fields.
    const Value* find(std::string_view name) const {
        if (const Fields* all = members())
            for (const auto& [key, value] : *all)
                if (key == name) return &value;
        return nullptr;
    }
    // Adds or replaces a field. Precondition: this is null or has fields.
    Value& set(std::string_view name, Value value) & {
        if (is_null()) content_ = Fields{};
        auto& all = *std::get_if<Fields>(&content_);
        for (auto& [key, old] : all)
            if (key == name) {
                old = std::move(value);
                return *this;
            }
        all.emplace_back(std::string(name), std::move(value));
        return *this;
    }
    // OPTIMIZATION: a document that is put together in one expression is moved to where it goes.
    // It would be copied with all that is in it, at every level of the tree.
    Value&& set(std::string_view name, Value value) && {
        return std::move(set(name, std::move(value)));
    }
    // Appends to a list. Precondition: this is null or a list.
    Value& push(Value value) & {
        if (is_null()) content_ = List{};
        std::get_if<List>(&content_)->push_back(std::move(value));
        return *this;
    }
    Value&& push(Value value) && { return std::move(push(std::move(value))); }

    friend bool operator==(const Value&, const Value&) = default;

  private:
    Content content_;
};

}  // namespace occasus
