// The changes from one document to another, computed on the trees themselves.
#include <algorithm>
#include <string>
#include <utility>

#include "record/json.h"

namespace occasus {

namespace {

// Where in a document one is: the way there, from the innermost step outwards.
struct Place {
    const Place* above = nullptr;
    const std::string* name = nullptr;  // A field's; nullptr: an item of a list.
    std::size_t index = 0;
};

// A JSON Pointer (RFC 6901).
void append_pointer(const Place& place, std::string& text) {
    if (place.above == nullptr) return;
    append_pointer(*place.above, text);
    text += '/';
    if (place.name == nullptr) {
        text += std::to_string(place.index);
        return;
    }
    for (const char letter : *place.name) {
        if (letter == '~')
            text += "~0";
        else if (letter == '/')
            text += "~1";
        else
            text += letter;
    }
}

class Difference {
  public:
    Value::List take() { return std::move(operations_); }

    void compare(const Value& from, const Value& to, const Place& place) {
        if (from.members() != nullptr && to.members() != nullptr)
            compare_fields(*from.members(), *to.members(), place);
        else if (from.items() != nullptr && to.items() != nullptr)
            compare_lists(*from.items(), *to.items(), place);
        else if (from != to)
            add("replace", place).set("value", to);
    }

  private:
    void compare_fields(const Value::Fields& from, const Value::Fields& to, const Place& place) {
        for (std::size_t i = 0; i < from.size(); ++i) {
            const Place field{&place, &from[i].first, 0};
            if (const Value* other = find(to, from[i].first, i))
                compare(from[i].second, *other, field);
            else
                add("remove", field);
        }
        for (std::size_t i = 0; i < to.size(); ++i)
            if (find(from, to[i].first, i) == nullptr)
                add("add", {&place, &to[i].first, 0}).set("value", to[i].second);
    }

    // Items keep their places; what is too many goes from the end, what is new comes there.
    void compare_lists(const Value::List& from, const Value::List& to, const Place& place) {
        const std::size_t both = std::min(from.size(), to.size());
        for (std::size_t i = 0; i < both; ++i) compare(from[i], to[i], {&place, nullptr, i});
        for (std::size_t i = from.size(); i > both; --i) add("remove", {&place, nullptr, i - 1});
        const std::string end = "-";
        for (std::size_t i = both; i < to.size(); ++i)
            add("add", {&place, &end, 0}).set("value", to[i]);
    }

    // Views of one game name their fields in one order, so the first guess is nearly always right.
    static const Value* find(const Value::Fields& fields, const std::string& name,
                             std::size_t guess) {
        if (guess < fields.size() && fields[guess].first == name) return &fields[guess].second;
        for (const auto& [key, value] : fields)
            if (key == name) return &value;
        return nullptr;
    }

    Value& add(const char* operation, const Place& place) {
        std::string path;
        append_pointer(place, path);
        operations_.push_back(Value::fields().set("op", operation).set("path", std::move(path)));
        return operations_.back();
    }

    Value::List operations_;
};

}  // namespace

Value json_patch(const Value& from, const Value& to) {
    Difference difference;
    difference.compare(from, to, {});
    return difference.take();
}

}  // namespace occasus
