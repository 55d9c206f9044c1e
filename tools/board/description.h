// What a set of plates shows: read from a small JSON file that stands beside the tool.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "point.h"
#include "projection.h"

namespace occasus::board {

struct River {
    std::string name;
    bool great = false;  // Drawn with the stronger line.
    Line course;         // Degrees, from source to mouth.
};

// Mountains along a ridge, drawn as small hills.
struct Range {
    std::string name;
    double reach = 0;  // Plate units from the ridge to the last hill on either side.
    Line ridge;        // Degrees.
};

// A part of a panel that is shown with a neatline of its own.
struct Frame {
    std::string id;
    Box box;  // Plate units of the panel.
};

struct Panel {
    std::string id;
    Box window;                   // Degrees: the land that is looked at; wider than the plate.
    double south_parallel = 0;    // Degrees.
    double north_parallel = 0;    // Degrees.
    double central_meridian = 0;  // Degrees.
    Point center;                 // Degrees: the place in the middle of the plate.
    double units_a_degree = 0;    // Plate units a degree of latitude at the parallels.
    double width = 0;             // Plate units, as all that follows.
    double height = 0;
    double margin = 0;       // Drawn beyond the plate, so that cut edges stay out of sight.
    double side_margin = 0;  // The same to the left and to the right, where frames are wider.
    double tolerance = 0;    // A simplified line strays no further.
    double smallest_lined_island = 0;  // Square units; smaller ones get no water-lining.
    double lining_tolerance = 0;
    double graticule_step = 0;  // Degrees.
    Swell swell;
    std::vector<Frame> frames;
};

// Areas shared out among cells, on a board of one panel.
struct AreaPlan {
    std::string board;           // Path of the board's facts, from the repository's root.
    std::string fact;            // What a line that names an Area begins with.
    double metric_latitude = 0;  // Degrees.
    double smallest_island = 0;  // Square units, as the next.
    double largest_scrap = 0;
    double least_linked_island = 0;
    double least_border = 0;  // Plate units, as the next.
    double least_touch = 0;
    std::vector<std::pair<std::string, std::string>> touching;
    std::vector<std::pair<std::string, Point>> straits;  // Water of a land Area, in degrees.
};

// A part of a panel, coarser, for a small picture in a list.
struct Vignette {
    std::string output;  // Path of its file, from the repository's root.
    std::string panel;   // Which one.
    Box box;             // Plate units of the panel.
    double tolerance = 0;
};

struct Description {
    std::string output;  // Path of the geometry file, from the repository's root.
    std::vector<Panel> panels;
    Vignette vignette;
    std::vector<River> rivers;
    std::vector<Range> ranges;
    std::optional<AreaPlan> areas;
};

// Throws std::runtime_error naming the file and what is wrong with it.
Description read_description(const std::string& path);

}  // namespace occasus::board
