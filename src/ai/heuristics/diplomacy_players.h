// The players of Diplomacy that think of a whole set of orders.
#pragma once

#include <array>

#include "ai/heuristics/diplomacy_orders.h"

namespace occasus::diplomacy {

// A set of orders for the seat that is asked. Precondition: it is asked to move its units.
OrderList greedy_orders(const Rules&, const State&, Rng&);
// Weighs sets of its own against what the others may send, and improves the best, order by order.
OrderList tactician_orders(const Rules&, const State&, Rng&);
// Like greedy_orders, but misjudges what it wants, and forgets every second unit by lot.
OrderList wandering_orders(const Rules&, const State&, Rng&);
// The same, half as bad.
OrderList inattentive_orders(const Rules&, const State&, Rng&);
// The same as tactician_orders with few sets: against two guesses, and against five.
OrderList hasty_orders(const Rules&, const State&, Rng&);
OrderList brisk_orders(const Rules&, const State&, Rng&);

// The strongest player: looks for orders that are good against what the others would do well to
// send, and plays the seasons on before it decides.
OrderList magister_orders(const Rules&, const State&, Rng&);

// A player after the published description of DumbBot, which David Norman wrote for the DAIDE
// project in 2003 and against which programs that play the game have been measured since
// (daide.org.uk, "Summaries - DumbBot Algorithm"). The code and its weights are ours.
//
// The worth of every province to a power: the size of the power that owns a centre or, for its own
// centre, of the largest neighbour there; less with distance; more where the power could bring
// strength, less where one other power could.
Worth dumbbot_worth(const Rules&, const State&, int power);

// Every unit goes to the best place next to it or, now and then, to one nearly as good. A unit
// whose goal another unit already goes to supports it, if there is need.
OrderList dumbbot_orders(const Rules&, const State&, Rng&);

// Answers question after question from one set. It is made at the first question of a phase; a
// player that comes in later makes it from what it sees then.
template <OrderList (*Orders)(const Rules&, const State&, Rng&),
          Worth (*WorthOf)(const Rules&, const State&, int power) = worth_of_provinces>
class SetPlayer {
  public:
    explicit SetPlayer(const Rules& rules) : rules_(rules) {}

    Action choose(const State& state, Rng& rng) {
        if (state.step == Step::Start) return usual_first_unit(rules_, state);
        if (state.step != Step::Movement) {
            const Worth worth = WorthOf(rules_, state, state.acting);
            return state.step == Step::Retreats ? best_retreat(rules_, state, worth)
                                                : best_adjustment(rules_, state, worth);
        }
        const bool is_known = !is_first_answer(state) && planned_for_ == key_of(state);
        if (!is_known) {
            planned_for_ = key_of(state);
            plan_.fill({});
            for (const Order& order : Orders(rules_, state, rng))
                plan_[order.unit] = action_of(order);
        }
        return plan_[state.question];
    }

  private:
    struct Key {
        Units units;
        int turn = 0;
        int power = -1;
        friend bool operator==(const Key&, const Key&) = default;
    };
    static Key key_of(const State& state) {
        return {state.units, state.year * 2 + (state.season == Season::Autumn ? 1 : 0),
                state.acting};
    }

    const Rules& rules_;
    Key planned_for_;
    std::array<Action, kMaxProvinces> plan_{};  // By the province of the unit.
};

// Holds, gives up what is dislodged, builds nothing.
class HoldPlayer {
  public:
    explicit HoldPlayer(const Rules& rules) : rules_(rules) {}
    Action choose(const State& state, Rng& rng) const;

  private:
    const Rules& rules_;
};

}  // namespace occasus::diplomacy
