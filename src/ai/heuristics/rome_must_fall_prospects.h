// Rome Must Fall: how likely a position at the start of a turn is to be won, estimated.
//
// A position is described by numbers that mean the same on every gamesheet (how likely this path is
// to reach its next fire, how many turns an ability will probably be missing, what the raids will
// add) and a small network with two hidden layers turns them into a chance. Its weights were fitted
// by playing; rome_must_fall_weights.gen.cpp holds them and says with which command.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "games/rome_must_fall/rules.h"

namespace occasus::rome_must_fall {

// The inputs of the network come in parts, each read from a few fields of the position, so that the
// sums of a part are worked out once for the many positions that share it.
struct InputRange {
    std::size_t first;
    std::size_t count;
};
inline constexpr std::size_t kTribeInputs = 31;
inline constexpr InputRange kCampaignInputs = {4 * kTribeInputs, 26};  // Turn and raids.
inline constexpr InputRange kEmpireInputs = {150, 12};                 // Fall and abilities.
inline constexpr InputRange kSupplyInputs = {162, 11};                 // Cubes and red dice.
inline constexpr InputRange kJointInputs = {173, 6};                   // All fires together.
inline constexpr std::size_t kInputs = 179;
inline constexpr std::size_t kFirstLayer = 32;
inline constexpr std::size_t kSecondLayer = 12;

struct Weights {
    std::array<std::array<float, kFirstLayer>, kInputs> input{};
    std::array<float, kFirstLayer> first_bias{};
    std::array<std::array<float, kSecondLayer>, kFirstLayer> first{};
    std::array<float, kSecondLayer> second_bias{};
    std::array<float, kSecondLayer> second{};
    std::array<float, 1> bias{};
};

// The aim of a player: to have fewer fires than this when the last turn is over.
enum class Goal : std::uint8_t { Victory = kFallBoxes, BrilliantVictory = kBrilliantFall + 1 };

// The weights the program is built with.
const Weights& victory_weights();
const Weights& brilliant_weights();
inline const Weights& built_in_weights(Goal goal = Goal::Victory) {
    return goal == Goal::Victory ? victory_weights() : brilliant_weights();
}

// Supplies as one number: cubes in reserve, or below zero the dice a turn has turned red for want
// of a cube to lose (T4.2). Level 0 is four such dice, the most a turn can bring.
inline constexpr int kNoCubeLevel = 4;
inline constexpr int kSupplyLevels = kNoCubeLevel + kMaxCubes + 1;

// Not shared between threads: it keeps sums it has worked out.
class Prospects {
  public:
    using Inputs = std::array<float, kInputs>;
    // By supply level; the last two are not used, so that sums over all of them are quick.
    using Chances = std::array<float, kSupplyLevels + 2>;

    // `rules` and `weights` must outlive this.
    Prospects(const Rules& rules, const Weights& weights, Goal goal = Goal::Victory);

    // The chance, 0 .. 1, to reach the goal from the start of turn `state.turn`: 0 when there are
    // too many fires, 1 after the last turn. Dice and whatever else belongs to a turn in progress
    // are not looked at.
    float chance(const State& state);
    // The same for every supply level from `lowest` up; the cubes of `state` are not looked at.
    void chances(const State& state, int lowest, Chances& chances);
    // The network's inputs for a position. Precondition: turn <= 12 and the goal is in reach.
    Inputs inputs(const State& state) const;

  private:
    using Layer = std::array<float, kFirstLayer>;
    using Fires = std::array<float, 12>;  // At least 1 .. 4 more fires, for three pressures.
    struct Part {
        std::uint64_t key = 0;
        Layer sum{};
        Fires fires{};  // Tribes only.
    };

    const Part& tribe_part(const State&, std::size_t tribe_number);
    const Part& campaign_part(const State&);
    Layer shared_sum(const State&);
    void add(std::span<const float> inputs, std::size_t first, Layer& sum) const;
    float output(const Layer& sum) const;

    const Rules& rules_;
    const Weights& weights_;
    int fires_too_many_;
    std::vector<Part> parts_;
};

}  // namespace occasus::rome_must_fall
