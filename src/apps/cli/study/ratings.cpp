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

// The inverse of a symmetric positive definite matrix, by Gauss and Jordan.
std::vector<double> inverse(std::vector<double> matrix, std::size_t size) {
    std::vector<double> result(size * size);
    for (std::size_t i = 0; i < size; ++i) result[i * size + i] = 1;
    for (std::size_t pivot = 0; pivot < size; ++pivot) {
        const double divisor = matrix[pivot * size + pivot];
        for (std::size_t column = 0; column < size; ++column) {
            matrix[pivot * size + column] /= divisor;
            result[pivot * size + column] /= divisor;
        }
        for (std::size_t row = 0; row < size; ++row) {
            if (row == pivot) continue;
            const double factor = matrix[row * size + pivot];
            for (std::size_t column = 0; column < size; ++column) {
                matrix[row * size + column] -= factor * matrix[pivot * size + column];
                result[row * size + column] -= factor * result[pivot * size + column];
            }
        }
    }
    return result;
}

std::vector<double> product(const std::vector<double>& one, const std::vector<double>& other,
                            std::size_t size) {
    std::vector<double> result(size * size);
    for (std::size_t row = 0; row < size; ++row)
        for (std::size_t middle = 0; middle < size; ++middle)
            for (std::size_t column = 0; column < size; ++column)
                result[row * size + column] +=
                    one[row * size + middle] * other[middle * size + column];
    return result;
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
    std::vector<double> curvature(players_ * players_, 1.0);
    for (const Meeting& meeting : meetings) {
        const auto& [first, second, pairs] = meeting;
        const double games = 2 * static_cast<double>(pairs.size()) + kDrawn;
        const double expected = chance(meeting);
        const double points = std::accumulate(pairs.begin(), pairs.end(), kDrawn / 2);
        const double surplus = points - games * expected;
        const double weight = games * expected * (1 - expected);
        slope[first] += surplus;
        slope[second] -= surplus;
        curvature[first * players_ + first] += weight;
        curvature[second * players_ + second] += weight;
        curvature[first * players_ + second] -= weight;
        curvature[second * players_ + first] -= weight;
    }
    covariance_ = inverse(std::move(curvature), players_);
    double longest = 0;
    for (std::size_t row = 0; row < players_; ++row) {
        double step = 0;
        for (std::size_t column = 0; column < players_; ++column)
            step += covariance(row, column) * slope[column];
        step = std::clamp(step, -1.0, 1.0);
        strength_[row] += step;
        longest = std::max(longest, std::abs(step));
    }
    return longest;
}

// Each pair of games pulls the ratings of its two by what it brought beyond what was expected.
void Ratings::find_errors(const std::vector<Meeting>& meetings) {
    std::vector<double> pulls(players_ * players_);
    for (const Meeting& meeting : meetings) {
        const auto& [first, second, pairs] = meeting;
        const double expected = chance(meeting);
        double squares = (kDrawn / 2 - kDrawn * expected) * (kDrawn / 2 - kDrawn * expected);
        for (const double points : pairs)
            squares += (points - 2 * expected) * (points - 2 * expected);
        pulls[first * players_ + first] += squares;
        pulls[second * players_ + second] += squares;
        pulls[first * players_ + second] -= squares;
        pulls[second * players_ + first] -= squares;
    }
    covariance_ = product(product(covariance_, pulls, players_), covariance_, players_);
}

Measure Ratings::of(std::size_t player) const {
    double mean = 0;
    for (const double strength : strength_) mean += strength / static_cast<double>(players_);
    return with_error(strength_[player] - mean, covariance(player, player));
}

Measure Ratings::difference(std::size_t player, std::size_t other) const {
    return with_error(
        strength_[player] - strength_[other],
        covariance(player, player) + covariance(other, other) - 2 * covariance(player, other));
}

}  // namespace occasus::cli
