// The interface of every game: a plain State, and Rules that act on it.
//
// A game is a tree of three kinds of node. A seat's node offers legal actions. A chance node asks
// for one die face. A terminal node has a score. apply() is deterministic: all luck enters through
// chance nodes, so a list of actions replays a game exactly, whatever the random generator.
//
// Rules are a small immutable object: it holds the options and the board numbers in force, which
// users may replace by their own. Everything that changes during play is in State.
#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/fixed_vector.h"
#include "core/id.h"
#include "core/rng.h"

namespace occasus {

// One decision or one die face, packed as the game sees fit. Meaningless without its State. At a
// chance node it is the outcome, 0 .. sides-1.
struct Action {
    std::uint32_t bits = 0;
    friend constexpr auto operator<=>(Action, Action) = default;
};

enum class Seat : std::int8_t { Nobody = -2, Chance = -1, First = 0 };

constexpr int seat_index(Seat seat) {
    return static_cast<int>(seat);
}
constexpr Seat seat_at(int index) {
    return static_cast<Seat>(index);
}

// Points to a section of a game's rulebook. Only cite("…") makes one, and an id that the rulebook
// does not have does not compile.
struct Cite {
    std::uint16_t index = 0;
    friend constexpr bool operator==(Cite, Cite) = default;
};

// Something the table should hear about, and the rule that made it happen. Numbers only; words are
// made later, for the seat that asks.
struct Event {
    Cite rule;
    std::uint8_t kind = 0;         // The game's own enumeration.
    Seat audience = Seat::Nobody;  // Seat::Nobody: everyone may hear it; otherwise that seat alone.
    std::int16_t args[4] = {};
    friend constexpr bool operator==(const Event&, const Event&) = default;
};

template <class T>
concept EventSink = requires(T sink, const Event& event) { sink.emit(event); };

// Drops every event; playouts use it and pay nothing.
struct NullSink {
    void emit(const Event&) {}
};

// Keeps every event, in order. If there is a `witness`, it is called after each event, when the
// state is as the event leaves it.
struct EventLog {
    std::vector<Event> events;
    std::function<void()> witness;
    void emit(const Event& event) {
        events.push_back(event);
        if (witness) witness();
    }
};

// The concept of a game. `State` is a plain value without padding, so that it can be compared and
// hashed as bytes. `ActionList` is a FixedVector large enough for any node.
template <class R>
concept GameRules = std::is_trivially_copyable_v<typename R::State> &&
                    std::has_unique_object_representations_v<typename R::State> &&
                    std::equality_comparable<typename R::State> &&
                    requires(const R& rules, typename R::State& state,
                             const typename R::State& seen, typename R::ActionList& list,
                             Action action, Seat seat, Rng& rng, NullSink& sink, EventLog& log) {
                        { R::kId } -> std::convertible_to<std::string_view>;
                        { R::kSeats } -> std::convertible_to<int>;
                        { R::kMaxPlies } -> std::convertible_to<int>;  // No game is longer.
                        {
                            R::kMaxScore
                        } -> std::convertible_to<int>;  // score() is in 0 .. kMaxScore.
                        { rules.start() } -> std::same_as<typename R::State>;
                        { rules.to_move(seen) } -> std::same_as<Seat>;  // No seat at the end.
                        {
                            rules.chance_sides(seen)
                        } -> std::same_as<int>;  // 0 unless to_move() is Chance.
                        // Appends every legal action, ascending and once each. Chance nodes list
                        // their outcomes.
                        { rules.legal_actions(seen, list) } -> std::same_as<void>;
                        // Uniform over legal_actions(). Precondition: not over.
                        { rules.random_action(seen, rng) } -> std::same_as<Action>;
                        {
                            rules.apply(state, action, sink)
                        } -> std::same_as<void>;  // Precondition: legal.
                        { rules.apply(state, action, log) } -> std::same_as<void>;
                        // The state as this seat may know it; hidden fields hold a marked "unknown"
                        // value.
                        { rules.observe(seen, seat) } -> std::same_as<typename R::State>;
                        { rules.score(seen, seat) } -> std::same_as<int>;  // Meaningful when over.
                        // The first broken invariant in words, or empty.
                        { rules.broken_invariant(seen) } -> std::convertible_to<std::string_view>;
                    };

}  // namespace occasus
