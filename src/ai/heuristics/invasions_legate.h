// The Barbarian Invasions: a player for Rome by rules of thumb.
//
// It answers every question again from the position. Legions go where they are worth most, also
// when they are deployed or arrive. Money first pays the legions of the next turn, then buys
// legions back, then bribes the enemies that could take most.
#pragma once

#include "core/fixed_vector.h"
#include "core/rng.h"

#include "ai/heuristics/invasions_worth.h"

namespace occasus::invasions {

class Legate {
  public:
    // `rules` must outlive this.
    Legate(const Rules& rules, std::shared_ptr<const Ground> ground, const Style& style);
    Legate(const Rules& rules, const Style& style)
        : Legate(rules, std::make_shared<const Ground>(rules), style) {}
    explicit Legate(const Rules& rules) : Legate(rules, fitted_style(rules.scenario().year)) {}

    // A legal action. Precondition: the player is to move.
    Action choose(const State& state, Rng& rng);

  private:
    struct Move {
        int from = kNone;
        int to = kNone;    // Where it leads in the end.
        int next = kNone;  // The first Area on the way.
        int count = 0;
        bool militia = false;
        double gain = 0;
    };
    // Areas that can be reached in this phase, and by which first step.
    struct Reach {
        AreaSet areas = 0;
        std::array<std::uint8_t, kMaxAreas> first{};
    };

    // Legions that can come to an Area in this phase.
    struct Helper {
        int from = 0;
        int next = 0;
        int count = 0;
        double cost = 0;  // When one of them leaves.
    };
    using Helpers = FixedVector<Helper, kMaxAreas>;

    Action place(const State&, AreaSet areas);
    Action raise_militia(const State&);
    Action move(const State&);
    Action go_onward(const State&);
    Action attack(const State&);
    Action name_defender(const State&);
    Action lose_odd_point(const State&);
    Action leave_unpaid(const State&);
    Action buy(const State&);
    Action bribe(const State&);

    Reach reach(int from, int movement, bool militia) const;
    Move best_move_from(int from, int count, bool militia, const Reach&) const;
    void muster(const State&);
    Move best_gathering(int to, const Move& first) const;
    ForceSet best_defenders(const State&, int area) const;
    double worth_of_bribe(const Group&) const;
    int expected_income(const State&) const;
    int spare_credits(const State&) const;
    bool is_late(const State&) const;

    const Rules& rules_;
    Worth worth_;
    std::array<Helpers, kMaxAreas> helpers_;  // By where they can come.
};

}  // namespace occasus::invasions
