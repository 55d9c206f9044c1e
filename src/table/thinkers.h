// Where computer players think, and what they are asked.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/any_game.h"
#include "core/value.h"

#include "ai/any_player.h"
#include "ai/search/budget.h"
#include "table/jobs.h"

namespace occasus::table {

// Tells whoever runs the program of something that should not have happened. May be called from
// any thread.
using Report = std::function<void(std::string_view)>;

enum class Wanted : std::uint8_t { Decision, Advice };

// A computer player of one game. Keeps what it has thought so far; asked by one at a time.
struct Thinker {
    std::shared_ptr<const AnyGame> game;
    std::string id;  // The player's.
    std::unique_ptr<AnyPlayer> player = nullptr;

    // Whether the player needs weights.
    bool is_learned() const;

    // A Decision: a list of actions in notation, what the seat does at a position as it knows it.
    // An Advice: the fields of the "advice" message that come of the position. Throws
    // std::runtime_error when the game has no such player, or its weights are not here.
    Value think(Wanted, Seat, const AnyState& seen, Nanoseconds stopwatch);
};

struct ThinkingTask {
    Wanted wanted = Wanted::Decision;
    std::string table;  // Where it is wanted, by id.
    // The name of the mind: of two tasks with the same name, the second may use what was thought at
    // the first. Empty: no task follows.
    std::string name;
    std::shared_ptr<Thinker> thinker;
    Setup setup;  // The thinker's game.
    Seat seat = Seat::Nobody;
    AnyState seen{};
    bool is_awaited = true;  // Whether a person sits at the table.
    // The client that waits, by address; empty: nobody does.
    std::optional<std::string> asker;
    // Whether it is still wanted; may be empty: it is.
    std::function<bool()> is_wanted = nullptr;
    std::chrono::steady_clock::duration delay{};
};

class Thinkers {
  public:
    // The result, as Thinker::think() returns it; nothing when that failed.
    using Thought = std::function<void(std::optional<Value>)>;

    virtual ~Thinkers() = default;

    // Thinks, not before the task's delay has passed, and calls `thought` once, from any thread.
    virtual void think(ThinkingTask task, Thought thought) = 0;
    // Somebody waits now for what is thought at a table where nobody was.
    virtual void hurry(const std::string& table, const std::string& asker) {
        static_cast<void>(table);
        static_cast<void>(asker);
    }
};

// They think in this program, as jobs.
class ThinkersHere : public Thinkers {
  public:
    // `jobs` must outlive this.
    ThinkersHere(Jobs& jobs, Nanoseconds stopwatch, Report report)
        : jobs_(jobs), stopwatch_(stopwatch), report_(std::move(report)) {}

    void think(ThinkingTask task, Thought thought) override;
    void hurry(const std::string& table, const std::string& asker) override {
        jobs_.hurry(table, asker);
    }

  private:
    Jobs& jobs_;
    const Nanoseconds stopwatch_;
    const Report report_;
};

}  // namespace occasus::table
