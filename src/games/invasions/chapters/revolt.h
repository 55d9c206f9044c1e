// Chapter 17 and 10.3: revolts grow and begin.
#pragma once

#include <algorithm>

#include "games/invasions/chapters/chapters.h"
#include "games/invasions/chapters/militia.h"
#include "games/invasions/rulebook.gen.h"

namespace occasus::invasions {

// 17.2, 17.33. READING: R16. The figure of a Province on this line, in this Period.
int revolt_figure(const Rules& rules, const State& state, int province, int line);

// 17.31, 17.32. READING: R17. Why a Province does not revolt; None: it may.
Unmoved unmoved_by(const Rules& rules, const State& state, int province);

// 17.0, 17.1.
void roll_revolution(const Turn& turn, int face);

void roll_revolution_line(const Turn& turn, int face);

void roll_revolt_area(const Turn& turn, int face);

// One step of phase A. Returns whether the phase is over.
bool revolt_on(const Turn& turn);

}  // namespace occasus::invasions
