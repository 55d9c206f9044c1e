// Takes the events that rules report and keeps them in a list or drops them; no template. A game
// whose apply() takes a Log writes its chapters as ordinary sources.
#pragma once

#include <cstdint>

#include "core/game.h"

namespace occasus {

class Log {
  public:
    Log(NullSink&) {}                   // NOLINT(google-explicit-constructor)
    Log(EventLog& log) : log_(&log) {}  // NOLINT(google-explicit-constructor)

    // Playouts have no list; an event then costs one comparison.
    template <class... Args>
    void tell(Cite rule, std::uint8_t kind, Args... args) const {
        if (log_ != nullptr) [[unlikely]]
            write(*log_, {.rule = rule, .kind = kind, .args = {args...}});
    }

    // The same, to whom the event says.
    void tell(const Event& event) const {
        if (log_ != nullptr) [[unlikely]]
            write(*log_, event);
    }
    // Whether anybody listens. If not, details that only the log needs need not be computed.
    bool is_heard() const { return log_ != nullptr; }

  private:
    [[gnu::noinline, gnu::cold]] static void write(EventLog& log, const Event& event) {
        log.emit(event);
    }

    EventLog* log_ = nullptr;
};

}  // namespace occasus
