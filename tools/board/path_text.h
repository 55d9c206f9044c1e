// Lines as the text of an SVG path.
#pragma once

#include <string>

#include "point.h"

namespace occasus::board {

// Coordinates are written to a tenth of a plate unit, as steps from point to point; what a step is
// rounded by is never carried on to the next.
void append_line(std::string& text, const Line& line);

// As append_line, and closed.
void append_ring(std::string& text, const Line& ring);

// The number to a tenth, without an idle zero: 12.5, 3, -.4.
std::string tenths(double number);

}  // namespace occasus::board
