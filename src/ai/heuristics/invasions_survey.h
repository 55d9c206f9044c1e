// The Barbarian Invasions: what Rome sees when it looks at the map, Province by Province.
#pragma once

#include <array>
#include <cstdint>

#include "games/invasions/chapters/automata.h"
#include "games/invasions/chapters/strength.h"

namespace occasus::invasions {

// The forces in a Province, or soon there.
struct Scene {
    Strengths strengths;
    int victory_points = 0;
    double prize = 0;  // The value of these to the player.
    int loyal_militia = 0;
    int legions = 0;
    int largest = 0;   // 7.0. One force that is not loyal.
    int hostile = 0;   // All of them together.
    int unrest = 0;    // 7.2. Rebels and revolt.
    int taker = 0;     // 7.11. The largest force that can gain control here.
    int garrison = 0;  // 7.0 (3). The owner's, unless it is Rome.
    int dormant = 0;   // 10.0. Hostile militia that would rise against the first Roman.
    int regulars = 0;  // 9.21. Those of the state at home here.
    int coming = 0;    // Strength that makes for the Province and is near enough.
    bool original = false;
    bool lost = false;
    bool militia = false;    // 10.5. Hostile militia on the map.
    bool sheltered = false;  // 7.11a. Militia on the map keeps takers from control.
    bool withers = false;    // 4.2J. The largest loses half each turn without control.
    Force owner = kNobody;
};

struct Survey {
    std::array<Scene, kProvinces> provinces;
    AreaSet hostile_areas = 0;  // 5.34. Where moving Romans stop.
};

Survey survey_of(const Rules&, const State&);

}  // namespace occasus::invasions
