// Draws one panel of a plate: land cut, projected and simplified.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "areas.h"
#include "description.h"
#include "path_text.h"
#include "point.h"
#include "projection.h"
#include "shapes.h"

namespace occasus::board {

// Where a whole degree meets the neatline: plate units along the side, and the degree.
struct Tick {
    double at = 0;
    int degree = 0;
};

struct Neatline {
    std::vector<Tick> top;     // Longitudes, from left to right.
    std::vector<Tick> bottom;  // Longitudes, from left to right.
    std::vector<Tick> left;    // Latitudes, from top to bottom.
    std::vector<Tick> right;   // Latitudes, from top to bottom.
};

// A hill: the middle of its foot, and its size against the usual.
struct Hill {
    Point foot;
    double size = 1;
};

// Shares of the plate that is land, found in two ways that have nothing in common.
struct LandShare {
    double drawn = 0;    // From the coordinates of the finished rings.
    double sampled = 0;  // By asking, spot for spot, whether the place there lies in the source.
};

struct DrawnPanel {
    PlateProjection projection;
    Shape land;
    Shape lining;  // The coast that is water-lined: coarser, without small islands.
    Shape graticule;
    Shape great_rivers;
    Shape rivers;
    std::vector<Hill> hills;
    std::vector<Neatline> neatlines;  // In the order of the panel's frames.
    LandShare share;
    std::optional<DrawnAreas> areas;
};

// Polygons as the text of one path, the largest first.
std::string path_of(const Shape& shape, Grain grain = Grain::Tenth);

// Lines as the text of one path.
std::string path_of_lines(const Shape& lines, Grain grain = Grain::Tenth);

// Requires: GEOS is running; `land` is in degrees.
// Throws std::runtime_error when the window is too small for the plate, or when the area drawn is
// not the area there is.
DrawnPanel draw_panel(const Panel& panel, const std::vector<Rings>& land,
                      const Description& description);

}  // namespace occasus::board
