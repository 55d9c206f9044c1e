// How the chapters tell the table what happened.
#pragma once

#include <cstdint>

#include "core/game.h"

#include "games/invasions/rulebook.gen.h"
#include "games/invasions/rules.h"

namespace occasus::invasions {

// 2.0. Nothing in this game is hidden: every event is for everyone.
template <EventSink Sink>
// NOLINTNEXTLINE(readability-function-size): an event has four arguments beside rule and kind.
void emit(Sink& sink, Cite rule, EventKind kind, int a = 0, int b = 0, int c = 0, int d = 0) {
    sink.emit({.rule = rule,
               .kind = static_cast<std::uint8_t>(kind),
               .audience = Seat::Nobody,
               .args = {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b),
                        static_cast<std::int16_t>(c), static_cast<std::int16_t>(d)}});
}

}  // namespace occasus::invasions
