#include "record/json.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace occasus {

namespace {

using Json = nlohmann::ordered_json;
inline constexpr std::size_t kMaxDepth = 64;
// Three times the provinces of the largest board: no object of ours has as many names.
inline constexpr std::size_t kMaxNames = 512;
constexpr const char* kNoZero = "The JSON has a text with the character U+0000.";

// The parser has seen that it is UTF-8.
bool has_zero(const std::string& text) {
    return text.find('\0') != std::string::npos;
}

// Builds the tree while it reads, and stops at the first thing that no document of ours has. It
// moves every part once, so the time grows in proportion to any text.
class Builder : public nlohmann::json_sax<Json> {
  public:
    std::optional<Refusal> complaint;
    Value document;

    bool null() override { return put({}); }
    bool boolean(bool truth) override { return put(truth); }
    bool number_integer(std::int64_t number) override { return put(number); }
    bool number_unsigned(std::uint64_t number) override {
        if (number <= INT64_MAX) return put(static_cast<std::int64_t>(number));
        return put(static_cast<double>(number));
    }
    bool number_float(double number, const std::string&) override { return put(number); }
    bool string(std::string& text) override {
        return has_zero(text) ? complain(kNoZero) : put(std::move(text));
    }
    bool binary(Json::binary_t&) override { return complain("There are no bytes in JSON."); }

    bool start_object(std::size_t) override { return open(Value::Fields{}); }
    bool start_array(std::size_t) override { return open(Value::List{}); }
    bool key(std::string& name) override {
        if (has_zero(name)) return complain(kNoZero);
        Part& object = open_.back();
        if (object.names.size() == kMaxNames)
            return complain("The JSON has an object with more than " + std::to_string(kMaxNames) +
                            " names.");
        if (!object.names.insert(name).second)
            return complain("The JSON has the field “" + name + "” twice in one object.");
        object.name = std::move(name);
        return true;
    }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool parse_error(std::size_t byte, const std::string&,
                     const nlohmann::detail::exception&) override {
        return complain("Not valid JSON near byte " + std::to_string(byte) + ".");
    }

  private:
    // A list or an object that is not yet closed.
    struct Part {
        std::variant<Value::List, Value::Fields> content;
        std::string name;             // The field whose value comes next.
        std::set<std::string> names;  // The names of all fields so far.
    };

    bool put(Value value) {
        if (open_.empty()) {
            document = std::move(value);
            return true;
        }
        Part& part = open_.back();
        if (auto* list = std::get_if<Value::List>(&part.content))
            list->push_back(std::move(value));
        else
            std::get<Value::Fields>(part.content)
                .emplace_back(std::move(part.name), std::move(value));
        return true;
    }

    bool open(std::variant<Value::List, Value::Fields> content) {
        if (open_.size() == kMaxDepth) return complain("The JSON is nested deeper than 64 levels.");
        open_.push_back({std::move(content), {}, {}});
        return true;
    }

    bool close() {
        Value value = std::visit([](auto& content) { return Value(std::move(content)); },
                                 open_.back().content);
        open_.pop_back();
        return put(std::move(value));
    }

    bool complain(std::string text) {
        complaint = unreadable(std::move(text), "json");
        return false;
    }

    std::vector<Part> open_;
};

// Text that is not UTF-8 is written with the replacement character rather than refused.
std::string dump(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

// OPTIMIZATION: writes a document as it is walked. To build the tree of the library in between took
// most of the time of a message of the server.
struct LineWriter {
    std::string& text;

    void operator()(std::monostate) { text += "null"; }
    void operator()(bool truth) { text += truth ? "true" : "false"; }
    void operator()(std::int64_t number) {
        std::array<char, 24> digits{};
        text.append(digits.data(),
                    std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
    }
    void operator()(double number) { text += dump(number, -1); }
    void operator()(const std::string& words) {
        const bool is_plain = std::all_of(words.begin(), words.end(), [](char letter) {
            const auto code = static_cast<unsigned char>(letter);
            return code >= 0x20 && code < 0x80 && letter != '"' && letter != '\\';
        });
        if (is_plain)
            text.append(1, '"').append(words).append(1, '"');
        else
            text += dump(words, -1);
    }
    void operator()(const Value::List& list) {
        text += '[';
        for (const Value& item : list) {
            if (&item != list.data()) text += ',';
            std::visit(*this, item.content());
        }
        text += ']';
    }
    void operator()(const Value::Fields& fields) {
        text += '{';
        for (const auto& field : fields) {
            if (&field != fields.data()) text += ',';
            (*this)(field.first);
            text += ':';
            std::visit(*this, field.second.content());
        }
        text += '}';
    }
};

}  // namespace

Result<Value> parse_json(std::string_view text) {
    Builder builder;
    if (!Json::sax_parse(text.begin(), text.end(), &builder)) return *builder.complaint;
    return std::move(builder.document);
}

std::string to_json(const Value& value) {
    std::string text;
    std::visit(LineWriter{text}, value.content());
    return text;
}

void JsonObject::begin(std::string_view name) {
    if (!text_.empty()) text_ += ',';
    text_.append(1, '"').append(name).append("\":");
}

JsonObject& JsonObject::set(std::string_view name, const Value& value) {
    begin(name);
    std::visit(LineWriter{text_}, value.content());
    return *this;
}

JsonObject& JsonObject::set_json(std::string_view name, std::string_view json) {
    begin(name);
    text_ += json;
    return *this;
}

JsonObject& JsonObject::add_fields(std::string_view json) {
    if (!text_.empty() && !json.empty()) text_ += ',';
    text_ += json;
    return *this;
}

std::string to_json_lines(const Value& value) {
    return dump(Json::parse(to_json(value)), 2);
}

}  // namespace occasus
