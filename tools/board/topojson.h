// Reads land out of a TopoJSON file.
#pragma once

#include <string>
#include <vector>

#include "point.h"

namespace occasus::board {

// Every polygon of the object `land`, in degrees.
// Throws std::runtime_error when the file cannot be read or is not a quantized TopoJSON of land.
std::vector<Rings> read_land(const std::string& path);

}  // namespace occasus::board
