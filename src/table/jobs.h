// Work that takes long: computer players, odds, loading of tables. The program says where it is
// done: on threads of its own, or between two other things it does.
#pragma once

#include <chrono>
#include <functional>
#include <string>

namespace occasus::table {

class Jobs {
  public:
    virtual ~Jobs() = default;

    // Runs `job`, not before `delay` has passed. Jobs of one table that are due run in the order of
    // their times; those that name no table count as of one. Whether tables take turns is for the
    // program to say. May be called from any thread. A job may not throw.
    virtual void run(std::function<void()> job, std::chrono::steady_clock::duration delay = {},
                     const std::string& table = {}) = 0;
};

}  // namespace occasus::table
