// A point of the plane or of the globe, and the lines made of them.
#pragma once

#include <vector>

namespace occasus::board {

// On the globe: x = longitude, y = latitude, both in degrees, east and north positive.
// On a plate: x = to the right, y = down, both in plate units.
struct Point {
    double x = 0;
    double y = 0;
};

using Line = std::vector<Point>;

// The outer ring first, then its holes; the closing point of a ring is not repeated.
using Rings = std::vector<Line>;

struct Box {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
};

}  // namespace occasus::board
