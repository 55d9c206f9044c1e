// Who comes to the server, by address: how many connections each has, and how often each asks.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "table/allowance.h"

namespace occasus::server {

// What one address may do.
struct VisitorLimits {
    std::size_t connections = 256;                                // At once.
    table::Pace questions{1'000, std::chrono::milliseconds(10)};  // Requests and messages.
    table::Pace work{60, std::chrono::seconds(10)};  // Tables set up and records verified.
};

// The limits from what is allowed in a second and in an hour; both are 1 or more.
VisitorLimits visitor_limits(int connections, int questions_each_second, int work_each_hour);

// What counts as one visitor: an address of version 4, or the network (64 bits) of one of version
// 6, since one household has as many of those as it likes. Other text stands for itself.
std::string visitor_of_address(std::string_view address);
// The visitor whom a proxy speaks for: the last of "X-Forwarded-For", which the proxy itself has
// written, be it in a line of its own; `peer` where that is no address. `forwarded_for` has the
// lines of that header in the order in which they came.
std::string visitor_behind(std::string_view peer, const std::vector<std::string>& forwarded_for);

// Functions may be called from any thread.
class Visitors {
  public:
    Visitors(const VisitorLimits& limits, std::function<table::Moment()> now);

    // One connection, counted for as long as it lives.
    class Connection {
      public:
        Connection(Visitors& visitors, std::string visitor);
        ~Connection();
        Connection(const Connection&) = delete;
        Connection& operator=(const Connection&) = delete;
        // Whether the visitor may have so many.
        bool allowed() const { return allowed_; }
        // Whether he has twice as many: he was told, and is to be told no more.
        bool is_flood() const { return is_flood_; }

      private:
        Visitors& visitors_;
        const std::string visitor_;
        bool allowed_ = false;
        bool is_flood_ = false;
    };

    // Whether a visitor may ask now; then it counts as asked.
    bool may_ask(const std::string& visitor);
    // The same for what is much work: setting up a table, verifying a record.
    bool may_give_work(const std::string& visitor);
    // Forgets those who have gone and may do everything again. To be called now and then.
    void sweep();
    std::size_t known() const;
    // Of all visitors.
    std::size_t connections() const;

  private:
    struct Visitor {
        std::size_t connections = 0;
        table::Allowance questions;
        table::Allowance work;
    };

    const VisitorLimits limits_;
    const std::function<table::Moment()> now_;
    mutable std::mutex mutex_;
    std::map<std::string, Visitor> visitors_;
};

}  // namespace occasus::server
