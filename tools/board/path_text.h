// Lines as the text of an SVG path.
#pragma once

#include <cstdint>
#include <string>

#include "point.h"

namespace occasus::board {

// What coordinates are rounded to: tenths of a plate unit.
enum class Grain : std::uint8_t { Tenth = 1, Unit = 10 };

// Coordinates are written as steps from point to point; what a step is rounded by is never carried
// on to the next.
void append_line(std::string& text, const Line& line, Grain grain = Grain::Tenth);

// As append_line, and closed.
void append_ring(std::string& text, const Line& ring, Grain grain = Grain::Tenth);

// The number to a tenth, without an idle zero: 12.5, 3, -.4.
std::string tenths(double number);

}  // namespace occasus::board
