// The Fall of the Roman Empire: how likely Rome is to win from the beginning of a turn, estimated.
//
// A position is described by numbers that mean the same on every board (what stands how far from
// Rome, what hordes nearby would probably take, what comes in and what is due) and a small network
// with one hidden layer turns them into a chance. Its weights were fitted by playing;
// empire_prospects_weights.gen.cpp holds them and says with which command.
#pragma once

#include <array>
#include <cstddef>

#include "ai/heuristics/empire_odds.h"
#include "games/empire/rules.h"

namespace occasus::empire {

inline constexpr std::size_t kProspectInputs = 75;
inline constexpr std::size_t kProspectUnits = 16;
using ProspectInputs = std::array<float, kProspectInputs>;

// The first input is always 1, so that no layer needs a bias.
struct ProspectWeights {
    ProspectInputs direct{};  // From the inputs to the odds, past the hidden layer.
    std::array<std::array<float, kProspectUnits>, kProspectInputs> hidden{};
    std::array<float, kProspectUnits> output{};
};

// The weights the program is built with.
const ProspectWeights& built_in_prospect_weights();

class Prospects {
  public:
    // `rules` and `weights` must outlive this.
    Prospects(const Rules& rules, const ProspectWeights& weights)
        : rules_(rules), weights_(weights), odds_(ConquestOdds::with(rules.options().crt33_is_x)) {}

    // The chance, 0 .. 1, that Rome wins. Precondition: a turn begins.
    double of_rome(const State& state) const;
    // The network's inputs for a position.
    ProspectInputs inputs(const State& state) const;

  private:
    struct Survey;

    Survey survey(const State&) const;
    double chance_to_lose(const State&, int area) const;

    const Rules& rules_;
    const ProspectWeights& weights_;
    const ConquestOdds& odds_;
};

}  // namespace occasus::empire
