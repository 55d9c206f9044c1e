// The Fall of the Roman Empire: players of the Roman side, by a handful of thresholds.
//
// Rome is held first. Spare Forces garrison areas that pay, each brought by a Legion and then
// fortified, so that the Legion can go on; hordes too small to be a danger are struck.
#pragma once

#include <array>

#include "ai/heuristics/empire_policy.h"

namespace occasus::empire {

struct RomanStrategy {
    int least_value = 4;    // Areas of a smaller Resource Value are not worth a garrison;
    int reach = kMaxAreas;  // nor are those more borders away from Rome. 0: nothing is.
    int legions = 3;        // As many are bought.
    int load = 4;           // Forces bought for each Legion that stands in Rome.
};

inline constexpr RomanStrategy kExpand{};
// Garrisons what barely pays: over-extends.
inline constexpr RomanStrategy kGreedy{.least_value = 3};
// Stays near Rome with one Legion, and saves.
inline constexpr RomanStrategy kTurtle{.least_value = 3, .reach = 2, .legions = 1};
// Settles nowhere; leaves Rome only to strike.
inline constexpr RomanStrategy kPassive{.reach = 0};

class RomanPolicy {
  public:
    // `rules` must outlive this.
    RomanPolicy(const Rules& rules, const RomanStrategy& strategy);

    Action choose(const State& state, Rng& rng);

  private:
    // Where a Legion goes, with how many Forces.
    struct Expedition {
        int to = kNowhere;
        int forces = 0;
    };
    static constexpr int kNowhere = -1;

    // How much Rome had when phase 3 began. The load depends on it and a position does not show it,
    // so it is kept as long as the game follows the last answer. A position that does not follow
    // begins a phase.
    struct Purse {
        State expected;   // After the last answer.
        int forces = 0;   // In Rome, once it is held.
        int legions = 0;  // On the map, when the phase began.
    };

    int loss_of_force(const State&, int area) const;
    Action remove_least(const State&) const;
    Action buy(const State&);
    void open_purse(const State&);
    Action next_purchase(const State&) const;
    Action march_next(const State&) const;

    AreaSet prizes(const State&) const;
    int fort_site(const State&, int reserve) const;
    bool wants_legion(const State&, int reserve) const;
    bool wants_load(const State&, int reserve) const;

    int garrison_against(int horde) const;
    int garrison_needed(const State&, int borders) const;
    bool rome_needs_help(const State&) const;
    int horde_near(const State&, int area) const;
    float risk(const State&, int area, int forces, int horde) const;
    float risk(const State&, int area, int forces) const;
    int spare_forces(const State&, int area) const;
    Expedition expedition_from(const State&, int area) const;
    int destination(const State&, int from, int forces) const;
    int horde_to_strike(const State&, int from, int forces) const;
    int step_to_prize(const State&, int from, int forces) const;
    int step_toward(const State&, int from, int to, int forces) const;
    int safest_neighbour(const State&, int from, int forces) const;

    Ground ground_;
    RomanStrategy strategy_;
    AreaSet worthy_ = 0;  // Areas the strategy would garrison.
    std::array<std::uint8_t, kMaxHorde + 1> garrisons_{};
    Purse purse_;
};

}  // namespace occasus::empire
