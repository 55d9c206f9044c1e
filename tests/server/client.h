// A small client over loopback: HTTP requests and WebSockets, each with a time limit.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/value.h"

namespace occasus::table::testing {

using Headers = std::vector<std::pair<std::string, std::string>>;

struct Reply {
    int status = 0;
    std::map<std::string, std::string> headers;  // By name in lower case.
    std::string body;

    // The body as JSON; null when it is none.
    Value json() const;
    // "kind" and "text" of an error; empty when there is none.
    std::string kind() const;
    std::string text() const;
    std::string field() const;
};

// One request on a connection of its own. Throws std::runtime_error when there is no answer.
Reply request(int port, const std::string& method, const std::string& path,
              const std::string& body = {}, const Headers& headers = {});
// Sends bytes as they are and reads one response.
Reply raw_request(int port, const std::string& bytes);

class WebSocket {
  public:
    // Connects to the socket of a table. Throws std::runtime_error, with the status, if refused.
    WebSocket(int port, const std::string& table, const Headers& headers = {});
    ~WebSocket();

    WebSocket(const WebSocket&) = delete;
    WebSocket& operator=(const WebSocket&) = delete;

    void say(const std::string& message);
    void say_binary(const std::string& message);
    // A ping without content, so many times.
    void ping(int times);
    // The next message. Throws std::runtime_error when the connection ends or nothing comes.
    Value hear();
    // The next message of a type; others are passed over.
    Value hear(const std::string& type);
    // Reads to the end of the connection: the close code, 0 when it just broke off.
    int hear_close();
    // Ends the connection without a word.
    void drop();

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

std::string hello(const std::string& token, std::optional<int> since = std::nullopt);
std::string act(const std::string& id, int ply, const std::string& action);

}  // namespace occasus::table::testing
