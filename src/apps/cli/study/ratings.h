// How strong players are, from games between them: ratings of the model of Bradley and Terry by
// maximum likelihood.
#pragma once

#include <cstddef>
#include <vector>

#include "apps/statistics.h"

namespace occasus::cli {

using Matrix = std::vector<std::vector<double>>;

// All games between two players, two and two: with the same dice, and the seats the other way
// round.
struct Meeting {
    std::size_t first = 0;
    std::size_t second = 0;
    std::vector<double> pairs;  // The points of the first in each two games, 0 .. 2.
};

// The ratings have the mean 0. To every meeting one drawn game is added, so that who has won or
// lost every game has a rating as well. The intervals take games for independent of each other.
class Ratings {
  public:
    // Precondition: the meetings join all players.
    Ratings(std::size_t players, const std::vector<Meeting>& meetings);

    // In Elo.
    Measure of(std::size_t player) const;
    // How much stronger one is than the other.
    Measure difference(std::size_t player, std::size_t other) const;

  private:
    double chance(const Meeting& meeting) const;
    double fit(const std::vector<Meeting>& meetings);
    void find_errors(const std::vector<Meeting>& meetings);

    std::size_t players_;
    std::vector<double> strength_;  // Logarithms of odds.
    Matrix curvature_;              // The likelihood's, there.
    Matrix covariance_;
};

}  // namespace occasus::cli
