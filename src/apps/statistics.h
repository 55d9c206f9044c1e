// Rates and means of many games, each with an interval that holds the true one in 95 of 100 cases.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

namespace occasus {

// A number with its 95 % interval.
struct Measure {
    double value = 0;
    double low = 0;
    double high = 0;
};

// The interval of a value whose error is normally distributed.
Measure normal_interval(double value, double standard_error);

// A proportion between 0 and 1 with Wilson's interval. Precondition: 0 <= count <= total, total >
// 0.
Measure wilson_rate(std::uint64_t count, std::uint64_t total);

// How much larger one proportion is than another, of the same games: -1 .. 1, with the interval of
// Agresti and Min (2005), which adds half a game to each kind. `gained` games count for the first
// alone, `lost` for the second alone. Precondition: gained + lost <= total, total > 0.
Measure paired_difference(std::uint64_t gained, std::uint64_t lost, std::uint64_t total);

// The next three stay true however often one looks, and so may decide when to stop.

// A rate with its 95 % confidence sequence: with probability 95 % the intervals after 1, 2, 3 …
// games all hold the true rate. From the mixture of all rates with equal weight (Robbins 1970).
// Precondition: 0 <= count <= total.
Measure rate_at_any_time(std::uint64_t count, std::uint64_t total);
// The paired difference at any time, by two sequences of 97.5 %.
Measure difference_at_any_time(std::uint64_t gained, std::uint64_t lost, std::uint64_t total);
// Whether `gained` and `lost` are too different to come from equals: a sequential test which,
// however often it is asked, is wrong about equals with a probability of at most 5 % (Ville's
// inequality).
bool is_decided(std::uint64_t gained, std::uint64_t lost);

// Numbers, for their mean.
class Sample {
  public:
    void add(double value, std::uint64_t times = 1);
    std::uint64_t count() const { return count_; }
    // All nothing without numbers.
    Measure mean() const;

  private:
    std::uint64_t count_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

// How many games had each value.
using Histogram = std::map<int, std::uint64_t>;

Sample sample_of(const Histogram& histogram);
// Halfway between the two middle values when their number is even.
double median_of(const Histogram& histogram);

// Solves matrix * x = right by Cholesky's method. Precondition: symmetric, positive definite; the
// part above the diagonal is not read.
std::vector<double> solve(std::vector<std::vector<double>> matrix, std::vector<double> right);

}  // namespace occasus
