#include "apps/statistics.h"

#include <algorithm>
#include <cmath>

namespace occasus {

namespace {

constexpr double kZ = 1.959963984540054;  // The two-sided 95 % quantile of the normal law.
constexpr double kError = 0.05;
constexpr int kHalvings = 60;

// The logarithm of the integral of x^a (1-x)^b over 0 .. 1: the probability of a certain order of a
// + b games when every rate is as likely as any other.
double log_mixture(double a, double b) {
    return std::lgamma(a + 1) + std::lgamma(b + 1) - std::lgamma(a + b + 2);
}

double log_likelihood(double rate, double won, double lost) {
    return (won > 0 ? won * std::log(rate) : 0) + (lost > 0 ? lost * std::log1p(-rate) : 0);
}

// Where the likelihood falls to `threshold` between `inside`, where it is higher, and `outside`.
double edge(double inside, double outside, double won, double lost, double threshold) {
    for (int n = 0; n < kHalvings; ++n) {
        const double middle = (inside + outside) / 2;
        (log_likelihood(middle, won, lost) >= threshold ? inside : outside) = middle;
    }
    return outside;
}

Measure sequence(std::uint64_t count, std::uint64_t total, double error) {
    if (total == 0) return {0, 0, 1};
    const auto won = static_cast<double>(count);
    const auto lost = static_cast<double>(total - count);
    const double rate = won / (won + lost);
    const double threshold = log_mixture(won, lost) + std::log(error);
    return {rate, count == 0 ? 0 : edge(rate, 0, won, lost, threshold),
            count == total ? 1 : edge(rate, 1, won, lost, threshold)};
}

}  // namespace

Measure normal_interval(double value, double standard_error) {
    return {value, value - kZ * standard_error, value + kZ * standard_error};
}

Measure wilson_rate(std::uint64_t count, std::uint64_t total) {
    const auto n = static_cast<double>(total);
    const double p = static_cast<double>(count) / n;
    const double centre = p + kZ * kZ / (2 * n);
    const double spread = kZ * std::sqrt(p * (1 - p) / n + kZ * kZ / (4 * n * n));
    const double scale = 1 + kZ * kZ / n;
    // At the ends the interval reaches 0 and 1 exactly; rounding must not push it past or short.
    return {p, count == 0 ? 0.0 : (centre - spread) / scale,
            count == total ? 1.0 : (centre + spread) / scale};
}

Measure paired_difference(std::uint64_t gained, std::uint64_t lost, std::uint64_t total) {
    const auto changed = static_cast<double>(gained + lost);
    const double more = static_cast<double>(gained) - static_cast<double>(lost);
    const double n = static_cast<double>(total) + 2;
    const double centre = more / n;
    const double spread = kZ * std::sqrt(((changed + 1) / n - centre * centre) / n);
    return {more / static_cast<double>(total), std::max(-1.0, centre - spread),
            std::min(1.0, centre + spread)};
}

Measure rate_at_any_time(std::uint64_t count, std::uint64_t total) {
    return sequence(count, total, kError);
}

Measure difference_at_any_time(std::uint64_t gained, std::uint64_t lost, std::uint64_t total) {
    const Measure more = sequence(gained, total, kError / 2);
    const Measure less = sequence(lost, total, kError / 2);
    return {more.value - less.value, more.low - less.high, more.high - less.low};
}

bool is_decided(std::uint64_t gained, std::uint64_t lost) {
    const auto more = static_cast<double>(gained);
    const auto less = static_cast<double>(lost);
    return log_mixture(more, less) - (more + less) * std::log(0.5) >= -std::log(kError);
}

void Sample::add(double value, std::uint64_t times) {
    const auto weight = static_cast<double>(times);
    count_ += times;
    sum_ += weight * value;
    squares_ += weight * value * value;
}

Measure Sample::mean() const {
    if (count_ == 0) return {};
    const auto n = static_cast<double>(count_);
    const double mean = sum_ / n;
    const double variance = count_ < 2 ? 0 : std::max(0.0, (squares_ - n * mean * mean) / (n - 1));
    return normal_interval(mean, std::sqrt(variance / n));
}

Sample sample_of(const Histogram& histogram) {
    Sample sample;
    for (const auto& [value, count] : histogram) sample.add(value, count);
    return sample;
}

double median_of(const Histogram& histogram) {
    const std::uint64_t total = sample_of(histogram).count();
    // Value number `rank` from 0 in ascending order.
    const auto at = [&](std::uint64_t rank) {
        for (const auto& [value, count] : histogram) {
            if (rank < count) return value;
            rank -= count;
        }
        return 0;
    };
    return total == 0 ? 0 : (at((total - 1) / 2) + at(total / 2)) / 2.0;
}

std::vector<double> solve(std::vector<std::vector<double>> matrix, std::vector<double> right) {
    const std::size_t size = right.size();
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t j = 0; j <= i; ++j) {
            double sum = matrix[i][j];
            for (std::size_t k = 0; k < j; ++k) sum -= matrix[i][k] * matrix[j][k];
            matrix[i][j] = i == j ? std::sqrt(sum) : sum / matrix[j][j];
            if (j < i) right[i] -= matrix[i][j] * right[j];
        }
        right[i] /= matrix[i][i];
    }
    for (std::size_t i = size; i-- > 0;) {
        for (std::size_t k = i + 1; k < size; ++k) right[i] -= matrix[k][i] * right[k];
        right[i] /= matrix[i][i];
    }
    return right;
}

}  // namespace occasus
