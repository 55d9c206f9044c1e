// The cells of an experiment: each a game with its options and board chosen, and who plays it.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "apps/cli/study/simulation.h"
#include "apps/lab/experiment.h"
#include "apps/lab/quantity.h"

namespace occasus::lab {

struct Cell {
    std::string id;  // The hash of `document`: cells of one id have the same games.
    Value document;  // Everything its games depend on; files by their SHA-256.
    std::vector<std::string> levels;  // By variable.
    std::shared_ptr<const AnyGame> game;
    cli::SimulationPlan plan;
    std::vector<Quantity> at_end;
    std::vector<Quantity> each_turn;
};

// Something that varies, and the values it takes, in order. A figure that a pattern names stands by
// itself.
struct Variable {
    std::string name;
    std::vector<std::string> levels;
    bool is_figure = false;
};

struct Layout {
    std::vector<Variable> variables;
    std::vector<Cell> cells;
    std::map<std::string, std::string> files;  // Text by SHA-256: boards and other files in force.
};

// Every game is set up and every player is asked for, so that nothing can be refused later. Throws
// cli::Refused, which names the file, the line, the key and the reason.
Layout lay_out(const Experiment& experiment);

}  // namespace occasus::lab
