// The visitors of the server, by address: how many connections each has, and how often each asks.
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

// Limits of one address. The wider network of one of version 6 may do four times as much.
struct VisitorLimits {
    std::size_t connections = 256;                                // At once.
    table::Pace questions{1'000, std::chrono::milliseconds(10)};  // Requests and messages.
    table::Pace work{60, std::chrono::seconds(10)};  // Tables set up and records verified.
    // Memory for requests that are not answered yet and answers that are not sent yet: in all, of
    // which one address has an eighth at most.
    std::size_t bytes = std::size_t{128} * 1024 * 1024;
};

// The limits from what is allowed in a second and in an hour; both are 1 or more.
VisitorLimits visitor_limits(int connections, int questions_each_second, int work_each_hour);

// The name of one visitor: an address of version 4, or the network (64 bits) of one of version 6,
// since one household has as many of those as it likes. Other text stands for itself.
std::string visitor_of_address(std::string_view address);
// The wider network (48 bits) of a visitor of version 6, for any other the visitor itself. One
// customer of a provider has up to 48 bits, which are 65,536 visitors.
std::string wider_network(const std::string& visitor);
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
        // Whether they have twice as many: they were refused, and get no more answers.
        bool is_flood() const { return is_flood_; }

      private:
        Visitors& visitors_;
        const std::string visitor_;
        const std::string network_;
        bool allowed_ = false;
        bool is_flood_ = false;
    };

    // Memory that is held for a visitor.
    class Held {
      public:
        Held(Visitors& visitors, const std::string& visitor);
        ~Held();
        Held(const Held&) = delete;
        Held& operator=(const Held&) = delete;
        // Holds so many bytes from now on; 64 KiB of them are not counted. False, and as before,
        // when that is more than the visitor may hold, or all visitors.
        bool set(std::size_t bytes);

      private:
        Visitors& visitors_;
        const std::string network_;
        std::size_t bytes_ = 0;
    };

    // Whether a visitor may ask now; then it counts as so many questions. A dear question may be
    // asked for with less left than it counts; the next waits the longer.
    bool may_ask(const std::string& visitor, int questions = 1);
    // The last question of a visitor, or of a wider network, counts as so many more.
    void charge(const std::string& visitor, int questions);
    // The same for what is much work: setting up a table, verifying a record.
    bool may_give_work(const std::string& visitor);
    // Forgets those who have gone and may do everything again. To be called now and then.
    void sweep();
    std::size_t known() const;
    // The connections of all visitors.
    std::size_t connections() const;

  private:
    struct Visitor {
        std::size_t connections = 0;
        std::size_t bytes = 0;
        table::Allowance questions;
        table::Allowance work;
    };
    // Whether both the visitor and its network may do something; then it counts for both.
    bool take(table::Allowance Visitor::* of_what, const table::Pace& pace,
              const std::string& visitor, int count);

    const VisitorLimits limits_;
    const std::function<table::Moment()> now_;
    mutable std::mutex mutex_;
    std::map<std::string, Visitor> visitors_;
    std::size_t bytes_ = 0;  // All visitors'.
};

}  // namespace occasus::server
