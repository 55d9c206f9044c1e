#include "apps/server/client_message.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "apps/server/input.h"
#include "apps/server/problem.h"

namespace occasus::server {
namespace {

constexpr std::size_t kLongestId = 64;
constexpr std::size_t kLongestType = 32;
constexpr std::size_t kLongestToken = 64;
constexpr std::size_t kLongestAction = 4096;

using Content = decltype(ClientMessage::content);

Content read_hello(const Input& input) {
    return Hello{input.optional_text("token", kLongestToken), input.optional_number("since")};
}
Content read_act(const Input& input) {
    return Act{input.number("ply"), input.text("action", kLongestAction)};
}
Content read_undo(const Input& input) {
    return Undo{input.number("ply")};
}
Content read_why(const Input& input) {
    return Why{input.text("action", kLongestAction)};
}
Content read_advise(const Input&) {
    return Advise{};
}
Content read_odds(const Input& input) {
    // What is asked is the game's own.
    Value query = Value::fields();
    for (const auto& [name, value] : input.members())
        if (name != "type" && name != "id") query.set(name, value);
    return Odds{std::move(query)};
}
Content read_look(const Input& input) {
    return Look{input.number("ply")};
}
Content read_ping(const Input&) {
    return Ping{};
}

struct Reader {
    std::string_view type;
    bool needs_id;
    Content (*read)(const Input&);
};
constexpr std::array<Reader, 8> kReaders{{
    {"hello", false, read_hello},
    {"act", true, read_act},
    {"undo", true, read_undo},
    {"why", true, read_why},
    {"advise", true, read_advise},
    {"odds", true, read_odds},
    {"view", true, read_look},
    {"ping", false, read_ping},
}};

}  // namespace

ClientMessage read_client_message(std::string_view json, std::string& id) {
    const Input input(json);
    if (const auto given = input.optional_text("id", kLongestId)) id = *given;
    const std::string type = input.text("type", kLongestType);
    const auto reader = std::find_if(kReaders.begin(), kReaders.end(),
                                     [&](const Reader& known) { return known.type == type; });
    if (reader == kReaders.end())
        throw Refused(ProblemKind::Unreadable,
                      fmt::format("There is no message of type “{}”.", type), "type");
    if (reader->needs_id && id.empty())
        throw Refused(ProblemKind::Unreadable, "id must be there, as text.", "id");
    return {id, reader->read(input)};
}

}  // namespace occasus::server
