// The Fall of the Roman Empire: players of the Barbarian side, by a handful of thresholds.
//
// Hordes gather, raid garrisons that will probably fall, and march on Rome once they are large
// enough; there they wait until all that stand around the city are likely to take it together.
#pragma once

#include <array>

#include "ai/heuristics/empire_policy.h"

namespace occasus::empire {

struct BarbarianStrategy {
    int launch = 12;      // Counters with which a horde sets out for Rome.
    float raid = 0.7F;    // The chance that a raid must have.
    int final_turn = 14;  // From here on every horde sets out.
};

inline constexpr BarbarianStrategy kMass{};
// Sets out at once with small hordes.
inline constexpr BarbarianStrategy kRaider{.launch = 6};
// One huge horde, late.
inline constexpr BarbarianStrategy kHoard{.launch = 24, .final_turn = 15};

class BarbarianPolicy {
  public:
    // `rules` must outlive this.
    BarbarianPolicy(const Rules& rules, const BarbarianStrategy& strategy)
        : ground_(rules), strategy_(strategy) {}

    Action choose(const State& state, Rng& rng);

  private:
    // The position as the phase found it, as far as the state still shows it.
    struct Muster;
    struct Order {
        int from = kNowhere;
        int to = kNowhere;
    };
    static constexpr int kNowhere = -1;

    Action set_up(Rng& rng) const;
    int landing(const State&) const;
    Action order_next(const State&) const;
    Action target(const State&) const;
    Action ride_on(const State&) const;

    Order order_of_a_horde(const State&, int asked) const;
    AreaSet besiegers(const State&, const Muster&) const;
    int order_of(const State&, const Muster&, int from) const;
    int raid_target(const State&, const Muster&, int from) const;
    bool sets_out(const State&, const Muster&, int from) const;
    int march_target(const State&, const Muster&, int from) const;
    int merge_target(const State&, const Muster&, int from) const;
    int retreat_target(const State&, const Muster&, int from) const;
    int ride_target(const State&, int from) const;
    int refuge(const State&, int from) const;

    int legions_reach(const State&, int area) const;
    float conquest(const State&, int area, int horde, bool riders) const;
    bool may_ride_into(const State&, int area) const;

    Ground ground_;
    BarbarianStrategy strategy_;
};

}  // namespace occasus::empire
