// How much the faces of a die differ, when the game is played on after each of them again and
// again.
#pragma once

#include <cstddef>
#include <vector>

#include "ai/worths.h"

namespace occasus {

class Spread {
  public:
    // Preconditions: one face or more, one seat or more.
    Spread(std::size_t faces, std::size_t seats);

    // The worth after each face, all of them with the same luck.
    void add(const std::vector<Worths>& round);
    // The largest standard error of what a face is worth more or less than the mean of all.
    // Precondition, also of means(): something was added.
    double error() const;
    std::vector<Worths> means() const;

  private:
    int rounds_ = 0;
    // By face.
    std::vector<Worths> sums_;
    std::vector<Worths> differences_;  // From the mean of all faces.
    std::vector<Worths> squares_;      // The squared differences.
};

}  // namespace occasus
