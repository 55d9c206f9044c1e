#include "ai/spread.h"

#include <algorithm>
#include <cmath>

namespace occasus {

Spread::Spread(std::size_t faces, std::size_t seats)
    : sums_(faces, Worths(seats)),
      differences_(faces, Worths(seats)),
      squares_(faces, Worths(seats)) {}

void Spread::add(const std::vector<Worths>& round) {
    ++rounds_;
    Worths mean(round.front().size());
    for (const Worths& worths : round) add_to(mean, worths, 1 / static_cast<double>(round.size()));
    for (std::size_t face = 0; face < round.size(); ++face)
        for (std::size_t seat = 0; seat < mean.size(); ++seat) {
            const double difference = round[face][seat] - mean[seat];
            sums_[face][seat] += round[face][seat];
            differences_[face][seat] += difference;
            squares_[face][seat] += difference * difference;
        }
}

double Spread::error() const {
    double most = 0;
    for (std::size_t face = 0; face < differences_.size(); ++face)
        for (std::size_t seat = 0; seat < differences_[face].size(); ++seat) {
            const double mean = differences_[face][seat] / rounds_;
            most = std::max(most, squares_[face][seat] / rounds_ - mean * mean);
        }
    return std::sqrt(most / rounds_);
}

std::vector<Worths> Spread::means() const {
    std::vector<Worths> means = sums_;
    for (Worths& worths : means)
        for (double& worth : worths) worth /= rounds_;
    return means;
}

}  // namespace occasus
