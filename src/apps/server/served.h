// The requests of a server, by kind of message, and how long they took. May be used from any
// thread.
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "apps/server/time_figures.h"

namespace occasus::server {

class Served {
  public:
    // Counts from now until what is returned is let go of. This must outlive it. There are few
    // kinds: names that clients make up are not kinds.
    std::shared_ptr<void> begin(std::string_view kind);
    std::map<std::string, TimeFigures, std::less<>> figures() const;

  private:
    void end(const std::string& kind, std::chrono::nanoseconds took);

    mutable std::mutex mutex_;
    std::map<std::string, TimeFigures, std::less<>> figures_;
};

}  // namespace occasus::server
