// Work that takes long: what is asked, computer players, loading of tables. The program says where
// it is done: on threads of its own, or between two other things it does.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

namespace occasus::table {

// First: all at a table wait for it, and it was waited for already. InTurn: somebody waits for it.
// Last: nobody does.
enum class Urgency : std::uint8_t { First, InTurn, Last };

// Where a job stands among others.
struct Place {
    Urgency urgency = Urgency::InTurn;
    // The client that waits for it, by address; empty: the program itself. Then the table whose
    // time it takes; empty: of no table. Compilers and linter differ about what may be left out.
    std::string asker = {};  // NOLINT(readability-redundant-member-init)
    std::string table = {};  // NOLINT(readability-redundant-member-init)
};

class Jobs {
  public:
    virtual ~Jobs() = default;

    // Runs `job`, not before `delay` has passed. Jobs of one asker that are due run in the order of
    // their times. Whether askers take turns is for the program to say. May be called from any
    // thread. A job may not throw.
    virtual void run(std::function<void()> job, std::chrono::steady_clock::duration delay = {},
                     const Place& place = {}) = 0;
    // Somebody waits now for the jobs of a table that nobody waited for.
    virtual void hurry(const std::string& table, const std::string& asker) {
        static_cast<void>(table);
        static_cast<void>(asker);
    }
};

}  // namespace occasus::table
