// The desk of an experiment: hands out chunks of games, keeps what comes back, and knows when a
// cell has had enough.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "apps/lab/chunk.h"
#include "apps/lab/store.h"

namespace occasus::lab {

// The data of a stop rule, from games 0, 1, 2 … of a setup without gap.
struct Standing {
    std::uint64_t games = 0;
    std::uint64_t wins = 0;  // Those of the rule's seat, or of the first.
    std::uint64_t gained = 0;
    std::uint64_t lost = 0;

    // The games of a chunk, which begin where these end.
    void add(const ChunkResult& result, std::size_t seat, int winning_score);
};

struct StopTest {
    std::size_t seat = 0;
    int winning_score = 1;
    double width = 0;
    std::uint64_t most = 0;
    bool exists = false;  // Without a rule every cell has `most` games.

    bool is_over(const Standing& standing) const;
};
// As a store remembers it.
StopTest stop_test(const KeptExperiment& experiment);

// The chunks of a cell that count: those that make up its games from 0 on without overlap, up to
// the one with which the rule says stop. Without a rule chunks after a gap count as well: they come
// from another shard.
void each_counted(Store& store, const std::string& cell, const StopTest& test,
                  const std::function<void(std::uint64_t first, const ChunkResult&)>& tell);

struct Shard {
    std::uint64_t number = 1;  // From 1.
    std::uint64_t of = 1;
};

struct Progress {
    std::uint64_t games = 0;  // Just done, or no longer needed.
    std::size_t cell = 0;
    Standing standing;
};

class Desk {
  public:
    Desk(const Layout& layout, Store& store, Shard shard, std::uint64_t chunk,
         std::function<void(const Progress&)> tell);

    // The next chunk to play; nothing when all are handed out, after stop() or an Interruption.
    // From any thread.
    std::optional<Task> next();
    // Takes the result of a chunk and stores it at once. From any thread.
    void give(const Task& task, ChunkResult result);
    void stop() { stopped_ = true; }

    // Games that this shard still has to play, at most.
    std::uint64_t left() const { return left_; }

  private:
    struct CellState {
        std::map<std::uint64_t, std::uint64_t> done;   // Games by the first of a chunk.
        std::map<std::uint64_t, ChunkResult> waiting;  // After a gap.
        Standing standing;
        std::uint64_t handed_out = 0;  // Games before this one are done or being played.
        bool over = false;
    };

    void take_in(CellState& state, std::uint64_t first, ChunkResult result);
    std::optional<Task> next_of(std::size_t cell);
    bool is_mine(std::size_t cell, std::uint64_t first) const;
    std::uint64_t games_of_shard(std::size_t cell) const;

    const Layout& layout_;
    Store& store_;
    Shard shard_;
    std::uint64_t chunk_;
    std::function<void(const Progress&)> tell_;
    StopTest test_;
    std::mutex mutex_;
    std::vector<CellState> cells_;
    std::uint64_t left_ = 0;
    std::atomic<bool> stopped_ = false;
};

}  // namespace occasus::lab
