#include "apps/cli/study/speed_rounds.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace occasus::cli {

namespace {

// The mean of logarithms, and the variance of that mean.
struct LogMean {
    double mean = 0;
    double variance = 0;
    double freedom = 0;
};

LogMean log_mean(const SpeedRounds& rounds) {
    const auto count = static_cast<double>(rounds.size());
    LogMean result{.freedom = count - 1};
    for (const double speed : rounds) result.mean += std::log(speed) / count;
    for (const double speed : rounds) {
        const double off = std::log(speed) - result.mean;
        result.variance += off * off / (count - 1) / count;
    }
    return result;
}

// The degrees of freedom when the two variances may differ.
double welch_freedom(const LogMean& a, const LogMean& b) {
    const double both = a.variance + b.variance;
    const double parts = a.variance * a.variance / a.freedom + b.variance * b.variance / b.freedom;
    return parts == 0 ? std::min(a.freedom, b.freedom) : both * both / parts;
}

// Student's two-sided quantile of 95 %; that of 30 degrees of freedom for more.
double student(double freedom) {
    static constexpr std::array<double, 30> kQuantiles = {
        12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
        2.201,  2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
        2.080,  2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042};
    const double index = std::clamp(std::floor(freedom), 1.0, double{kQuantiles.size()}) - 1;
    return kQuantiles[static_cast<std::size_t>(index)];
}

bool is_comparable(const SpeedRounds& rounds) {
    return rounds.size() >= 2 &&
           std::all_of(rounds.begin(), rounds.end(), [](double speed) { return speed > 0; });
}

}  // namespace

double best_of(const SpeedRounds& rounds) {
    return *std::max_element(rounds.begin(), rounds.end());
}

std::optional<SpeedRatio> ratio_of(const SpeedRounds& now, const SpeedRounds& kept) {
    if (!is_comparable(now) || !is_comparable(kept)) return std::nullopt;
    const LogMean a = log_mean(now);
    const LogMean b = log_mean(kept);
    const double reach = student(welch_freedom(a, b)) * std::sqrt(a.variance + b.variance);
    const double apart = a.mean - b.mean;
    return SpeedRatio{
        .times = std::exp(apart), .low = std::exp(apart - reach), .high = std::exp(apart + reach)};
}

SpeedRounds rounds_in(const Value* document) {
    SpeedRounds rounds;
    if (document == nullptr || document->items() == nullptr) return rounds;
    for (const Value& item : *document->items()) {
        const double* real = std::get_if<double>(&item.content());
        if (real == nullptr && item.number() == nullptr) return {};
        rounds.push_back(real != nullptr ? *real : static_cast<double>(*item.number()));
    }
    return rounds;
}

}  // namespace occasus::cli
