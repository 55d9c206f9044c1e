// The results of games for programs that learn them: who is to move, and what each seat has
// reached.
#pragma once

#include <cstddef>
#include <numeric>
#include <span>
#include <vector>

#include "core/any_game.h"

namespace occasus::arrays {

// OpenSpiel's numbers for the player of a node that no seat decides.
inline constexpr int kChance = -1;
inline constexpr int kOver = -4;

// The result of each seat of a game that is over, from 0 to 1, by the scores of all seats. Alone at
// the table, the part of the highest score that was reached. Among several the results add up to 1:
// a victory is 1, and a draw is divided equally among the seats that share it.
template <class Number>
void write_results(std::span<const int> scores, int max_score, std::span<Number> results) {
    const int whole =
        scores.size() == 1 ? max_score : std::accumulate(scores.begin(), scores.end(), 0);
    for (std::size_t seat = 0; seat < scores.size(); ++seat)
        results[seat] =
            whole == 0 ? Number{0} : static_cast<Number>(scores[seat]) / static_cast<Number>(whole);
}

// The results of all seats of a game that is over.
inline std::vector<double> results_of(const AnyGame& game, const AnyState& end) {
    std::vector<int> scores(game.facts().seats.size());
    for (std::size_t seat = 0; seat < scores.size(); ++seat)
        scores[seat] = game.score(end, seat_at(static_cast<int>(seat)));
    std::vector<double> results(scores.size());
    write_results<double>(scores, game.facts().max_score, results);
    return results;
}

}  // namespace occasus::arrays
