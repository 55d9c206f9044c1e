// What a client says over its WebSocket.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/value.h"

namespace occasus::server {

struct Hello {
    std::optional<std::string> token;
    std::optional<int> since;
};
struct Act {
    int ply = 0;
    std::string action;
};
struct Undo {
    int ply = 0;
};
struct Why {
    std::string action;
};
struct Advise {};
struct Odds {
    Value query;
};
struct Look {
    int ply = 0;
};
struct Ping {};

struct ClientMessage {
    std::string id;  // Made by the client; empty for hello and ping.
    std::variant<Hello, Act, Undo, Why, Advise, Odds, Look, Ping> content;
};

// Throws Refused and names the field. `id` is set as soon as it could be read, so that the error
// can carry it.
ClientMessage read_client_message(std::string_view json, std::string& id);

}  // namespace occasus::server
