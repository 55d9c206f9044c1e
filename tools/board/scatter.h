// A stream of even numbers from 0 up to 1; the same on every machine.
#pragma once

#include <cstdint>

namespace occasus::board {

class Scatter {
  public:
    double next() {
        state_ = state_ * 1664525U + 1013904223U;
        return static_cast<double>(state_) / 4294967296.0;
    }

  private:
    std::uint32_t state_ = 7;
};

}  // namespace occasus::board
