// Chapter 7: who controls each Province.
#pragma once

#include <array>

#include "games/invasions/chapters/aims.h"
#include "games/invasions/chapters/chapters.h"
#include "games/invasions/chapters/combat.h"
#include "games/invasions/chapters/militia.h"
#include "games/invasions/chapters/states.h"

namespace occasus::invasions {

// The facts that decide control of one Province. The strengths in it are the caller's.
struct Contest {
    int province = 0;
    const Strengths& strengths;
    int loyal = 0;         // READING: R12, R77. Legions and militia.
    int hostile = 0;       // The largest enemy of Rome.
    bool militia = false;  // Militia on the map hostile to Rome.
};
Contest contest_of(const Rules& rules, const State& state, int province,
                   const Strengths& strengths);

// 7.11. Nations, Persians and states; revolts, natives and rebels never gain control.
Force gainer_of(const Rules& rules, const State& state, const Contest& contest);

// 7.0. By which of its clauses Rome controls a Province; None: it does not.
enum class Clause : std::uint8_t { None, NobodyThere, Third, Regained, Conquered };

// The owner of a Province, and the rule.
struct Verdict {
    Force owner = kNobody;
    Cite rule = cite("7.13");
    Clause clause = Clause::None;
};

// One step of phase H. Returns whether the phase is over.
bool settle_control(const Turn& turn);

// READING: R59. Half of each nation in a Province it does not control.
void attrition(const Turn& turn);

}  // namespace occasus::invasions
