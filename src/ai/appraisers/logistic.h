// A chance as a logistic function of what is counted in a position.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <span>

namespace occasus {

inline double logistic(double odds) {
    return 1 / (1 + std::exp(-odds));
}

template <std::size_t Count>
double weighed(const std::array<float, Count>& inputs, const std::array<float, Count>& weights) {
    float odds = 0;
    for (std::size_t i = 0; i < Count; ++i) odds += inputs[i] * weights[i];
    return static_cast<double>(odds);
}

// Fills an array of inputs one after another.
template <std::size_t Count>
class InputRow {
  public:
    void add(double input) { row_[next_++] = static_cast<float>(input); }
    // Twice: as it is, and by the share of the game that is left.
    void add_both(double input, double left) {
        add(input);
        add(input * left);
    }
    const std::array<float, Count>& row() const { return row_; }
    std::size_t filled() const { return next_; }

  private:
    std::array<float, Count> row_{};
    std::size_t next_ = 0;
};

}  // namespace occasus
