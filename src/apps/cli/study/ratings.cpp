#include "apps/cli/study/ratings.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace occasus::cli {

namespace {

constexpr double kEloPerStrength = 173.7177927613007;  // 400 / ln 10
constexpr double kDrawn = 1;                           // Games that are added to each meeting.
constexpr int kMostSteps = 200;
constexpr double kSmallStep = 1e-10;

// Adds a weight to each of the two of a meeting, and takes it from what joins them.
void join(Matrix& matrix, const Meeting& meeting, double weight) {
    matrix[meeting.first][meeting.first] += weight;
    matrix[meeting.second][meeting.second] += weight;
    matrix[meeting.first][meeting.second] -= weight;
    matrix[meeting.second][meeting.first] -= weight;
}

Measure with_error(double strength, double variance) {
    return normal_interval(strength * kEloPerStrength,
                           std::sqrt(std::max(0.0, variance)) * kEloPerStrength);
}

}  // namespace

Ratings::Ratings(std::size_t players, const std::vector<Meeting>& meetings)
    : players_(players), strength_(players) {
    for (int step = 0; step < kMostSteps && fit(meetings) > kSmallStep; ++step) continue;
    find_errors(meetings);
}

// That the first of the two wins.
double Ratings::chance(const Meeting& meeting) const {
    return 1 / (1 + std::exp(strength_[meeting.second] - strength_[meeting.first]));
}

// One step of Newton's; returns how far it went. The likelihood does not change when all strengths
// grow alike; that direction gets a curvature of its own, and stays where it is.
double Ratings::fit(const std::vector<Meeting>& meetings) {
    std::vector<double> slope(players_);
    curvature_.assign(players_, std::vector<double>(players_, 1.0));
    for (const Meeting& meeting : meetings) {
        const auto& [first, second, pairs] = meeting;
        const double games = 2 * static_cast<double>(pairs.size()) + kDrawn;
        const double expected = chance(meeting);
        const double points = std::accumulate(pairs.begin(), pairs.end(), kDrawn / 2);
        const double surplus = points - games * expected;
        slope[first] += surplus;
        slope[second] -= surplus;
        join(curvature_, meeting, games * expected * (1 - expected));
    }
    const std::vector<double> steps = solve(curvature_, slope);
    double longest = 0;
    for (std::size_t player = 0; player < players_; ++player) {
        const double step = std::clamp(steps[player], -1.0, 1.0);
        strength_[player] += step;
        longest = std::max(longest, std::abs(step));
    }
    return longest;
}

// Each pair of games pulls the ratings of its two by what it brought beyond what was expected. The
// covariance is that of the pulls, between two inverses of the curvature; all are symmetric.
void Ratings::find_errors(const std::vector<Meeting>& meetings) {
    Matrix pulls(players_, std::vector<double>(players_));
    for (const Meeting& meeting : meetings) {
        const double expected = chance(meeting);
        double squares = (kDrawn / 2 - kDrawn * expected) * (kDrawn / 2 - kDrawn * expected);
        for (const double points : meeting.pairs)
            squares += (points - 2 * expected) * (points - 2 * expected);
        join(pulls, meeting, squares);
    }
    for (std::vector<double>& row : pulls) row = solve(curvature_, std::move(row));
    for (std::size_t place = 0; place < players_; ++place) {
        std::vector<double> column;
        for (const std::vector<double>& row : pulls) column.push_back(row[place]);
        covariance_.push_back(solve(curvature_, std::move(column)));
    }
}

Measure Ratings::of(std::size_t player) const {
    double mean = 0;
    for (const double strength : strength_) mean += strength / static_cast<double>(players_);
    return with_error(strength_[player] - mean, covariance_[player][player]);
}

Measure Ratings::difference(std::size_t player, std::size_t other) const {
    return with_error(
        strength_[player] - strength_[other],
        covariance_[player][player] + covariance_[other][other] - 2 * covariance_[player][other]);
}

}  // namespace occasus::cli
