// The results of an offer or an attack, on average over all its dice, exactly.
#pragma once

#include <functional>

#include "games/pomerium/battle_odds.h"
#include "games/pomerium/chapters.h"
#include "games/pomerium/rules.h"

namespace occasus::pomerium {

// Worth is a number, or whatever can be added up in shares: worth * share, worth += worth.
template <class Worth>
class Prospect {
  public:
    // `worth_of` is asked where no encounter goes on, `choose` where you have to answer in one.
    struct Judge {
        std::function<Worth(const State&)> worth_of;
        std::function<Action(const State&)> choose;
    };

    // Both must outlive this.
    Prospect(const Rules& rules, BattleBook& book, Judge judge)
        : rules_(rules), book_(book), judge_(std::move(judge)) {}

    // The worth of an action, all dice of its encounter rolled. Precondition: it is legal.
    Worth after(const State& state, Action action) const {
        State next = state;
        NullSink sink;
        rules_.apply(next, action, sink);
        return of(next);
    }

    // The worth of a position within an encounter, or where none goes on. Precondition: no die of a
    // segment has fallen.
    Worth of(const State& state) const {
        if (!is_encounter(state.step)) return judge_.worth_of(state);
        switch (state.step) {
            case Step::Proposer:            // L3.
            case Step::AttackerInitiative:  // B4.
                return roll_off(state);
            case Step::Consent:
            case Step::Devote:
                return after(state, judge_.choose(state));
            case Step::Segments:
                return fight(state);
            default:
                return every_face(state);
        }
    }

  private:
    Worth every_face(const State& state) const {
        const int sides = rules_.chance_sides(state);
        Worth sum{};
        for (int face = 0; face < sides; ++face)
            sum += after(state, {static_cast<std::uint32_t>(face)}) * (1.0 / sides);
        return sum;
    }

    // Ties are rolled again, so each side is as likely to win.
    Worth roll_off(const State& state) const {
        Worth sum{};
        for (const std::uint32_t first : {0U, 1U}) {
            State next = state;
            NullSink sink;
            rules_.apply(next, {first}, sink);
            sum += after(next, {1 - first}) * 0.5;
        }
        return sum;
    }

    // B8 to B12.
    Worth fight(const State& state) const {
        const Encounter& battle = state.encounter;
        Worth sum{};
        for (const BattleEnding& ending :
             book_.endings({battle.attacking, battle.defending}, battle.attacker_leads != 0)) {
            State next = state;
            NullSink sink;
            next.encounter.attacking = static_cast<std::uint16_t>(ending.attackers);
            next.encounter.defending = static_cast<std::uint16_t>(ending.defenders);
            end_battle({rules_, next, sink}, ending_rule(next.encounter));
            sum += judge_.worth_of(next) * ending.chance;
        }
        return sum;
    }

    const Rules& rules_;
    BattleBook& book_;
    Judge judge_;
};

}  // namespace occasus::pomerium
