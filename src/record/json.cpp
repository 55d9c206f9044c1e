#include "record/json.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace occasus {

namespace {

using Json = nlohmann::ordered_json;
inline constexpr int kMaxDepth = 64;

Value from_json(const Json& json) {
    switch (json.type()) {
        case Json::value_t::boolean:
            return json.get<bool>();
        case Json::value_t::number_integer:
            return json.get<std::int64_t>();
        case Json::value_t::number_unsigned: {
            const auto number = json.get<std::uint64_t>();
            if (number <= INT64_MAX) return static_cast<std::int64_t>(number);
            return static_cast<double>(number);
        }
        case Json::value_t::number_float:
            return json.get<double>();
        case Json::value_t::string:
            return json.get<std::string>();
        case Json::value_t::array: {
            Value list = Value::list();
            for (const Json& item : json) list.push(from_json(item));
            return list;
        }
        case Json::value_t::object: {
            Value fields = Value::fields();
            for (const auto& [name, item] : json.items()) fields.set(name, from_json(item));
            return fields;
        }
        default:
            return {};
    }
}

// What the parser itself lets pass: any depth, and the last of several fields of one name.
struct Inspection {
    std::optional<Refusal> complaint;
    std::vector<std::set<std::string>> open;  // The names so far of each object not yet closed.

    bool accepts(int depth, Json::parse_event_t event, const Json& part) {
        if (complaint) return false;
        if (depth > kMaxDepth) complain("The JSON is nested deeper than 64 levels.");
        if (event == Json::parse_event_t::object_start) open.emplace_back();
        if (event == Json::parse_event_t::object_end) open.pop_back();
        if (event == Json::parse_event_t::key &&
            !open.back().insert(part.get<std::string>()).second)
            complain("The JSON has the field “" + part.get<std::string>() +
                     "” twice in one object.");
        return !complaint;
    }
    void complain(std::string text) { complaint = unreadable(std::move(text), "json"); }
};

struct Writer {
    Json operator()(std::monostate) const { return nullptr; }
    Json operator()(bool truth) const { return truth; }
    Json operator()(std::int64_t number) const { return number; }
    Json operator()(double number) const { return number; }
    Json operator()(const std::string& text) const { return text; }
    Json operator()(const Value::List& list) const {
        Json array = Json::array();
        for (const Value& item : list) array.push_back(std::visit(*this, item.content()));
        return array;
    }
    Json operator()(const Value::Fields& fields) const {
        Json object = Json::object();
        for (const auto& [name, item] : fields) object[name] = std::visit(*this, item.content());
        return object;
    }
};

// Text that is not UTF-8 is written with the replacement character rather than refused.
std::string dump(const Value& value, int indent) {
    return std::visit(Writer{}, value.content())
        .dump(indent, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

Result<Value> parse_json(std::string_view text) {
    Inspection inspection;
    const auto inspect = [&](int depth, Json::parse_event_t event, Json& part) {
        return inspection.accepts(depth, event, part);
    };
    try {
        const Json json = Json::parse(text.begin(), text.end(), inspect);
        if (inspection.complaint) return *inspection.complaint;
        return from_json(json);
    } catch (const Json::parse_error& error) {
        return unreadable("Not valid JSON near byte " + std::to_string(error.byte) + ".", "json");
    } catch (const Json::exception&) {
        return unreadable("Not valid JSON.", "json");
    }
}

std::string to_json(const Value& value) {
    return dump(value, -1);
}
std::string to_json_lines(const Value& value) {
    return dump(value, 2);
}

}  // namespace occasus
