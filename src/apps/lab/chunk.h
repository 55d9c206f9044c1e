// A chunk: games of one cell, one after the other, and what came of each. It depends on the cell
// and the numbers of the games alone, so every worker's is the same.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/refusal.h"
#include "core/value.h"

#include "apps/lab/design.h"

namespace occasus::lab {

// Games `first` .. `first` + `count` - 1 of a cell.
struct Task {
    std::size_t cell = 0;
    std::uint64_t first = 0;
    std::uint64_t count = 0;
};

struct ChunkResult {
    std::vector<int> turns;                       // The last turn of each game.
    std::vector<std::vector<int>> scores;         // By seat, then by game.
    std::vector<std::vector<int>> rivals_scores;  // The same, without rivals empty.
    std::vector<std::string> rows;                // The record of each game, JSON; or none.
    double seconds = 0;                           // One processor's.

    std::uint64_t games() const { return turns.size(); }
};

ChunkResult play_chunk(const Cell& cell, std::uint64_t first, std::uint64_t count);

// All but the rows and the seconds, as one line of JSON; and back.
std::string scores_text(const ChunkResult& result);
Result<ChunkResult> read_scores(std::string_view text);

}  // namespace occasus::lab
