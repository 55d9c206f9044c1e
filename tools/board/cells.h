// The Areas of a board as its own file of facts tells them: seeds of cells, places and borders.
#pragma once

#include <string>
#include <vector>

#include "point.h"

namespace occasus::board {

struct AreaCells {
    std::string id;
    Point place;               // Degrees: where its counters stand.
    std::vector<Point> seeds;  // Degrees: land nearest to one of these is the Area.
};

struct AreaBorder {
    int a = 0;  // Numbers of the Areas, the smaller first.
    int b = 0;
    bool sea = false;
};

struct CellsOfBoard {
    std::vector<AreaCells> areas;
    std::vector<Point> outside;  // Degrees: land nearest to one of these is no Area.
    std::vector<AreaBorder> borders;
};

// Reads the lines `place`, `cell` and `void` of a board file, its borders (`border` or `land`,
// `sea` or `water`), and those that name its Areas, which begin with `area_fact`; no others. Throws
// std::runtime_error naming the file and the line that is wrong.
CellsOfBoard read_cells(const std::string& path, const std::string& area_fact);

}  // namespace occasus::board
