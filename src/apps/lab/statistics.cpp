#include "apps/lab/statistics.h"

#include <cmath>

namespace occasus::lab {

namespace {

constexpr double kError = 0.05;
constexpr int kHalvings = 60;

// Of x^a (1-x)^b over 0 .. 1: the probability of a certain order of a + b games when every rate is
// as likely as any other.
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

cli::Rate sequence(std::uint64_t count, std::uint64_t total, double error) {
    if (total == 0) return {0, 0, 1};
    const auto won = static_cast<double>(count);
    const auto lost = static_cast<double>(total - count);
    const double rate = won / (won + lost);
    const double threshold = log_mixture(won, lost) + std::log(error);
    return {rate, count == 0 ? 0 : edge(rate, 0, won, lost, threshold),
            count == total ? 1 : edge(rate, 1, won, lost, threshold)};
}

}  // namespace

cli::Rate rate_at_any_time(std::uint64_t count, std::uint64_t total) {
    return sequence(count, total, kError);
}

cli::Rate difference_at_any_time(std::uint64_t gained, std::uint64_t lost, std::uint64_t total) {
    const cli::Rate more = sequence(gained, total, kError / 2);
    const cli::Rate less = sequence(lost, total, kError / 2);
    return {more.value - less.value, more.low - less.high, more.high - less.low};
}

bool is_decided(std::uint64_t gained, std::uint64_t lost) {
    const auto more = static_cast<double>(gained);
    const auto less = static_cast<double>(lost);
    return log_mixture(more, less) - (more + less) * std::log(0.5) >= -std::log(kError);
}

}  // namespace occasus::lab
