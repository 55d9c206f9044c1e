// The board: how many legions, days and crossings, read from a board file (data/board.csv is ours).
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/figure_file.h"
#include "core/refusal.h"

namespace occasus::ford {

inline constexpr int kMaxLegions = 30;
inline constexpr int kMaxDays = 30;

struct Board {
    std::string name;
    int legions = 0;
    int days = 0;
    int needed = 0;               // F4. Legions that must be across.
    std::vector<Figure> figures;  // Every line of the file, with its provenance.

    // Reads a board file. Every figure must be there and in range; the refusal names the line.
    static Result<std::shared_ptr<const Board>> parse(std::string_view csv);
};

// The board built into the program.
std::string_view built_in_board();

}  // namespace occasus::ford
