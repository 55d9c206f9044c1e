// A State with a hole between its fields is no State: its bytes could not be compared or hashed.
#include <cstdint>
#include <string_view>

#include "core/game.h"

namespace {

struct State {
    std::uint8_t turn = 0;
#ifndef WRONG
    std::uint8_t hole_filled = 0;
#endif
    std::uint16_t score = 0;
    friend bool operator==(const State&, const State&) = default;
};

struct Rules {
    using State = ::State;
    using ActionList = occasus::FixedVector<occasus::Action, 4>;
    static constexpr std::string_view kId = "smallest";
    static constexpr int kSeats = 1;
    static constexpr int kMaxPlies = 1;
    static constexpr int kMaxScore = 1;

    static State start() { return {}; }
    static occasus::Seat to_move(const State&) { return occasus::Seat::Nobody; }
    static int chance_sides(const State&) { return 0; }
    static void legal_actions(const State&, ActionList&) {}
    static occasus::Action random_action(const State&, occasus::Rng&) { return {}; }
    template <occasus::EventSink Sink>
    static void apply(State&, occasus::Action, Sink&) {}
    static State observe(const State& state, occasus::Seat) { return state; }
    static int score(const State&, occasus::Seat) { return 0; }
    static std::string_view broken_invariant(const State&) { return {}; }
};

static_assert(occasus::GameRules<Rules>, "a State has no padding");

}  // namespace
