// The Areas of a board as its own file of facts tells them: seeds of cells, and borders.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "point.h"

namespace occasus::board {

struct AreaCells {
    std::string id;
    bool sea = false;
    std::vector<Point> seeds;    // Degrees: land (or water) nearest to one of these is the Area.
    std::vector<Point> straits;  // Degrees: water that a land Area has.
};

// Land: Areas touch, on land or at the coast. Coast: so they do, and the border meets the sea, so
// that ships go along. Link: a way over the water.
enum class BorderKind : std::uint8_t { Land, Coast, Link };

struct AreaBorder {
    int a = 0;  // Numbers of the Areas, the smaller first.
    int b = 0;
    BorderKind kind = BorderKind::Land;
};

struct CellsOfBoard {
    std::vector<AreaCells> areas;
    std::vector<Point> outside;  // Degrees: land nearest to one of these is no Area.
    std::vector<AreaBorder> borders;

    // Where they touch; null when they do not.
    const AreaBorder* find_border(int a, int b) const;
};

// Reads the lines `kind`, `cell` and `void` of a board file, its borders (`border`, `land` or
// `army`, `fleet`, `sea` or `water`), and those that name its Areas, which begin with `area_fact`;
// no others. Throws std::runtime_error naming the file and the line that is wrong.
CellsOfBoard read_cells(const std::string& path, const std::string& area_fact);

}  // namespace occasus::board
