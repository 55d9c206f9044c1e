// HTTP and WebSocket over TCP. Everything the network library is used for is behind this.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>

#include "apps/server/visitors.h"
#include "table/api.h"
#include "table/jobs.h"
#include "table/tables.h"

namespace occasus::server {

struct HttpSettings {
    std::string host;
    int port = 0;            // 0: any free one.
    std::string public_url;  // Where the world finds it; may be empty.
    std::size_t max_connections = 0;
    std::chrono::milliseconds hello_within{};  // A socket that has not said hello then is closed.
    bool trust_proxy = false;                  // "X-Forwarded-For" says where a request comes from.
};

// The threads of the network, and what they run.
class Network {
  public:
    explicit Network(int threads);
    // As stop().
    ~Network();

    Network(const Network&) = delete;
    Network& operator=(const Network&) = delete;

    // Ends all work. Work under way ends first.
    void stop();

  private:
    friend class HttpServer;
    struct Threads;
    std::unique_ptr<Threads> threads_;
};

// Serves the page, the API and the sockets of tables.
class HttpServer {
  public:
    // Listens. Throws std::runtime_error when the address cannot be had.
    HttpServer(Network& network, const HttpSettings& settings, Visitors& visitors, table::Api& api,
               table::Tables& tables, table::Jobs& clerks);
    ~HttpServer();

    HttpServer(const HttpServer&) = delete;
    HttpServer& operator=(const HttpServer&) = delete;

    int port() const;

  private:
    struct Parts;
    std::shared_ptr<Parts> parts_;
};

}  // namespace occasus::server
