// Pieces of land and of water that no line crosses, and whose they are.
#pragma once

#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "cells.h"
#include "frontier.h"
#include "point.h"
#include "shapes.h"

namespace occasus::board {

inline constexpr int kNoArea = -1;

using Projector = std::function<Point(Point)>;

struct Face {
    int owner = kNoArea;  // An Area, or kNoArea where the land is outside the game.
    Rings rings;
    double size = 0;
    bool water = false;
    bool has_seed = false;
};

// Which faces lie along a piece of line: two, or one at the edge.
class Sides {
  public:
    explicit Sides(const std::vector<Face>& faces);
    const std::vector<std::size_t>& of(const Point& a, const Point& b) const;
    // The length each other face shares with this one.
    std::map<std::size_t, double> neighbours(const std::vector<Face>& faces,
                                             std::size_t index) const;

  private:
    using Spot = std::pair<long long, long long>;
    static Spot spot_of(const Point& point);
    static std::pair<Spot, Spot> segment_of(const Point& a, const Point& b);

    std::map<std::pair<Spot, Spot>, std::vector<std::size_t>> along_;
};

// What the lines enclose: all land, and where there are waters to share out, all water.
struct Plan {
    const CellsOfBoard& cells;
    const Shape& land;
    const std::vector<Frontier>& shores;  // Between the Areas that share the land.
    const std::vector<Frontier>& waters;  // Between those that share the water; may be empty.
};
std::vector<Face> faces_of(const Plan& plan, const Shape& lines, const Projector& forward);

// Takes islets away, and leaves alone what lies in waters that its Area does not reach: lakes, and
// islands off other coasts. `smallest` in square units.
void settle_islands(const CellsOfBoard& cells, double smallest, std::vector<Face>& faces);

// Gives cut-off pieces no larger than `largest` to the neighbour they touch and must not border;
// true if any changed hands.
bool give_scraps_away(const CellsOfBoard& cells, double largest, const Sides& sides,
                      std::vector<Face>& faces);

}  // namespace occasus::board
