// Lines between the cells of different owners: every spot belongs to the owner of the nearest seed.
#pragma once

#include <vector>

#include "point.h"
#include "scatter.h"

namespace occasus::board {

struct Seed {
    Point at;
    int owner = 0;  // From 0.
};

inline constexpr int kNobody = -1;  // Beyond the frame.

// From one junction to the next, or around.
struct Frontier {
    int left = kNobody;
    int right = kNobody;
    Line line;
};

// All lines between owners inside `frame`, and the frame itself. x to the right, y upwards, all in
// the same unit; lines that meet share the very point. Requires: no two seeds at one spot.
std::vector<Frontier> frontiers(const std::vector<Seed>& seeds, const Box& frame);

// The line as a hand would draw it: bent a little, its ends where they were.
Line freehand(const Line& line, Scatter& scatter);

// The owner of the side of the lines that `spot` is on, or kNobody.
int owner_at(Point spot, const std::vector<Frontier>& lines);

}  // namespace occasus::board
