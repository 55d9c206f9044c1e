// 5.1 to 5.3, 10.12: the player moves the loyal Romans.
#pragma once

#include <vector>

#include "games/invasions/chapters/chapters.h"
#include "games/invasions/chapters/militia.h"
#include "games/invasions/chapters/movement.h"

namespace occasus::invasions {

// 5.11, 5.14, 10.11, 10.12. Where moving Romans may go from an Area with so many points left.
AreaSet roman_steps(const Rules& rules, int from, int movement, bool militia);

// 5.13, 5.21. Points in an Area that may still be moved in this phase.
int movable(const Rules& rules, const State& state, int area, bool militia);

void choose_romans(State& state, int area, int count, bool militia);

// An Area that the Romans on the move can come to.
struct Reached {
    int area = 0;
    int left = 0;          // Movement Points, on arrival.
    std::vector<int> way;  // The Areas they enter, this one last.
};

// 5.15, 5.34. Every one, by the cheapest way: on through friends only. Precondition: it is asked
// where they go.
std::vector<Reached> reach_of(const Rules& rules, const State& state);

// 5.13. They have moved and stay where they are.
void end_roman_march(State& state);

// 5.11, 5.32. Into the next Area; militia may rise against them first (5.82).
void move_romans(const Turn& turn, int to);

void end_roman_movement(State& state);

// Whether those on the move are where they are said to be.
bool are_movers_sound(const Rules& rules, const State& state);

// One step of phase E. Returns whether the phase is over.
bool move_romans_on(const Turn& turn);

}  // namespace occasus::invasions
