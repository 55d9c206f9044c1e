// Does the picture say what the board says?
#pragma once

#include <vector>

#include "areas.h"
#include "cells.h"

namespace occasus::board {

// Throws std::runtime_error that names every pair of Areas that touch and must not, or must and do
// not; and on a board with seas, where ships go along a coast and the border does not meet the sea.
void require_agreement(const CellsOfBoard& cells, const std::vector<DrawnBorder>& drawn,
                       const AreaRules& rules);

}  // namespace occasus::board
