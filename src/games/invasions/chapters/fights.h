// 6.13, 14.1: what each face of the die does to both sides of a fight, by its figures.
#pragma once

#include <algorithm>

#include "games/invasions/chapters/combat.h"

namespace occasus::invasions {

inline constexpr int kFaces = 6;

// Some loyal defenders are legions, which a ½De spares.
struct Fight {
    int attack = 0;
    int defence = 0;
    int loyal_legions = 0;

    friend bool operator==(const Fight&, const Fight&) = default;
};
struct Toll {
    int attacker = 0;
    int defender = 0;
};
inline Toll toll_of(const Fight& fight, CombatResult result) {
    switch (result) {
        case CombatResult::None:
            return {};
        case CombatResult::HalfDefender:
            return {0, half_up(fight.defence - fight.loyal_legions)};
        case CombatResult::Defender:
            return {0, fight.defence};
        case CombatResult::HalfExchange:
            return {std::min(fight.attack, half_up(fight.defence)), fight.defence};
        case CombatResult::Exchange:
            return {std::min(fight.attack, fight.defence), fight.defence};
    }
    return {};
}

inline CombatResult result_of(const Tables& tables, const Fight& fight, int face) {
    return tables.combat[at(odds_of(fight.attack, fight.defence) - 1)][at(face)];
}

// The sums over the six faces.
struct FightSums {
    int attackers_lost = 0;
    int defenders_lost = 0;
    int eliminated = 0;  // Faces on which no defender is left.
    int untouched = 0;   // Faces on which nobody falls.
};
inline FightSums sums_of(const Tables& tables, const Fight& fight) {
    FightSums sums;
    for (int face = 1; face <= kFaces; ++face) {
        const Toll toll = toll_of(fight, result_of(tables, fight, face));
        sums.attackers_lost += toll.attacker;
        sums.defenders_lost += toll.defender;
        if (toll.defender == fight.defence) ++sums.eliminated;
        if (toll.attacker + toll.defender == 0) ++sums.untouched;
    }
    return sums;
}

}  // namespace occasus::invasions
