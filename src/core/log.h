// Where rules tell what happens, as one type instead of a template: a list, or nowhere. A game
// whose apply() takes a Log writes its chapters as ordinary sources.
#pragma once

#include <cstdint>

#include "core/game.h"

namespace occasus {

class Log {
  public:
    Log(NullSink&) {}                   // NOLINT(google-explicit-constructor)
    Log(EventLog& log) : log_(&log) {}  // NOLINT(google-explicit-constructor)

    // Playouts have no list, and pay one comparison.
    template <class... Args>
    void tell(Cite rule, std::uint8_t kind, Args... args) const {
        if (log_ != nullptr) [[unlikely]]
            write(*log_, {.rule = rule, .kind = kind, .args = {args...}});
    }

    // Whether anybody listens: what takes time to find out only to be told need not be found out.
    bool is_heard() const { return log_ != nullptr; }

  private:
    [[gnu::noinline, gnu::cold]] static void write(EventLog& log, const Event& event) {
        log.emit(event);
    }

    EventLog* log_ = nullptr;
};

}  // namespace occasus
