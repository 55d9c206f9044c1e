// The Areas of a board as drawn: land, and on some boards water, shared out among cells, and the
// lines between them.
#pragma once

#include <utility>
#include <vector>

#include "cells.h"
#include "faces.h"
#include "point.h"
#include "shapes.h"

namespace occasus::board {

struct DrawnArea {
    Point place;  // Its roomiest spot on the plate, far from every border and coast.
    Shape shape;  // All its land, or water.
};

// What two Areas share, or an Area and what is no Area.
struct DrawnBorder {
    int a = kNoArea;
    int b = 0;  // a < b.
    double length = 0;
    std::vector<Line> lines;  // Without the coast.
    std::vector<Point> ends;  // Of all lines, the coast included.
};

// The shortest way over the water between two Areas, its ends a little inland.
struct DrawnSeaLink {
    int a = 0;
    int b = 0;
    Point from;
    Point to;
};

struct DrawnAreas {
    std::vector<DrawnArea> areas;
    Shape outside;  // Land that is no Area.
    Shape land;     // All land; its coast is the very coast of the Areas.
    std::vector<DrawnBorder> borders;
    std::vector<DrawnSeaLink> sea_links;
};

struct AreaRules {
    double metric_latitude = 0;      // Degrees: a seed is near as the map is flat at this latitude.
    double tolerance = 0;            // Plate units: a simplified line strays no further.
    double smallest_island = 0;      // Square units.
    double largest_scrap = 0;        // Square units: a cut-off piece no larger may change hands.
    double least_border = 0;         // Plate units: shorter than this, Areas do not border.
    double least_touch = 0;          // Plate units: no eye sees a contact shorter than this.
    double least_linked_island = 0;  // Square units: sea links end on no smaller one.
    std::vector<std::pair<int, int>> touching;  // Pairs that may touch without bordering.
    Box frame{};                                // Plate units: the water that is shared out.
    Box plate{};                                // Plate units: what is seen of all this.
};

// Shares `land` (plate units) out, and where the board has seas, the water around it. A piece that
// the coast cuts off from its Area's seeds and that touches an Area it must not border goes to that
// Area. Throws std::runtime_error when an Area has no land, or when the Areas that share a border
// are not those of the board.
DrawnAreas draw_areas(const CellsOfBoard& cells, const Shape& land, const AreaRules& rules,
                      const Projector& forward);

}  // namespace occasus::board
