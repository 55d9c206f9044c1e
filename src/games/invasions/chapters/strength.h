// The strengths of forces and their places: the counting that every chapter shares.
#pragma once

#include <algorithm>
#include <array>

#include "games/invasions/rules.h"

namespace occasus::invasions {

inline int province_of(const Rules& rules, int area) {
    return rules.board().province_of[at(area)];
}
inline AreaSet areas_of(const Rules& rules, int province) {
    return rules.board().province(province).areas;
}

// READING: R18. The force that has the militia on the map of this Province.
inline Force militia_force(const State& state, int province) {
    return has_province(state.revolts, province) ? kRevolt : state.militia_owner[at(province)];
}

inline int militia_in(const State& state, AreaSet areas) {
    int militia = 0;
    for_each_bit(areas, [&](int area) { militia += state.militia[at(area)]; });
    return militia;
}

// READING: R3. The units of one force in one Area.
struct Stack {
    Force force = kNobody;
    int area = 0;
};

// The Strength Points of every force in some Areas.
struct Strengths {
    ForceSet present = 0;
    std::array<std::uint16_t, kForces> sp{};

    void add(Force force, int points) {
        if (points == 0) return;
        present |= force_bit(force);
        sp[force] = static_cast<std::uint16_t>(sp[force] + points);
    }
    // Precondition: the force has as many.
    void remove(Force force, int points) {
        sp[force] = static_cast<std::uint16_t>(sp[force] - points);
        if (sp[force] == 0) present &= ~force_bit(force);
    }
    int of(int force) const { return sp[at(force)]; }
};

// READING: R3, R6, R77. Militia and regulars of one force count together.
inline Strengths strengths_in(const Rules& rules, const State& state, AreaSet areas) {
    Strengths found;
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        if (contains(areas, group.area)) found.add(group.force, group.sp());
    }
    for_each_bit(areas, [&](int area) {
        found.add(kRome, state.legions[at(area)]);
        if (state.militia[at(area)] > 0)
            found.add(militia_force(state, province_of(rules, area)), state.militia[at(area)]);
    });
    return found;
}

// The same of every Province, counted in one pass.
inline std::array<Strengths, kProvinces> strengths_by_province(const Rules& rules,
                                                               const State& state) {
    std::array<Strengths, kProvinces> found;
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        found[at(province_of(rules, group.area))].add(group.force, group.sp());
    }
    for_each_bit(places_with_any(state.legions), [&](int area) {
        found[at(province_of(rules, area))].add(kRome, state.legions[at(area)]);
    });
    for_each_bit(places_with_any(state.militia), [&](int area) {
        const int province = province_of(rules, area);
        found[at(province)].add(militia_force(state, province), state.militia[at(area)]);
    });
    return found;
}
inline Strengths strengths_at(const Rules& rules, const State& state, int area) {
    return strengths_in(rules, state, area_bit(area));
}

// The Areas with militia of any force in `forces`.
inline AreaSet militia_areas_of(const Rules& rules, const State& state, ForceSet forces) {
    AreaSet areas = 0;
    for_each_bit(places_with_any(state.militia), [&](int area) {
        if (has_force(forces, militia_force(state, province_of(rules, area))))
            areas |= area_bit(area);
    });
    return areas;
}

// Legions and loyal militia in an Area.
inline int loyal_at(const Rules& rules, const State& state, int area) {
    const bool loyal_militia = militia_force(state, province_of(rules, area)) == kRome;
    return state.legions[at(area)] + (loyal_militia ? state.militia[at(area)] : 0);
}
inline int loyal_in(const Rules& rules, const State& state, int province) {
    int loyal = 0;
    for_each_bit(areas_of(rules, province),
                 [&](int area) { loyal += loyal_at(rules, state, area); });
    return loyal;
}
inline int legions_in(const State& state, AreaSet areas) {
    int legions = 0;
    for_each_bit(areas & places_with_any(state.legions),
                 [&](int area) { legions += state.legions[at(area)]; });
    return legions;
}

// The Areas with Strength Points of any force in `forces`.
inline AreaSet areas_with(const Rules& rules, const State& state, ForceSet forces) {
    AreaSet areas = 0;
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        if (has_force(forces, group.force)) areas |= area_bit(group.area);
    }
    if (has_force(forces, kRome)) areas |= places_with_any(state.legions);
    return areas | militia_areas_of(rules, state, forces);
}

// Every Area with two forces, and perhaps some where one has two groups: what is asked of Areas
// that several share need not be asked elsewhere.
inline AreaSet areas_of_several(const State& state) {
    const AreaSet legions = places_with_any(state.legions);
    const AreaSet militia = places_with_any(state.militia);
    AreaSet one = legions | militia;
    AreaSet several = legions & militia;
    for (int index = 0; index < state.group_count; ++index) {
        const AreaSet here = area_bit(state.groups[at(index)].area);
        several |= one & here;
        one |= here;
    }
    return several;
}

// The forces in each Province when this was made; counted in one pass.
class Presence {
  public:
    Presence(const Rules& rules, const State& state)
        : rules_(rules),
          state_(state),
          legions_(places_with_any(state.legions)),
          militia_(places_with_any(state.militia)) {
        for (int index = 0; index < state.group_count; ++index) {
            const Group& group = state.groups[at(index)];
            groups_[at(province_of(rules, group.area))] |= force_bit(group.force);
        }
    }

    bool has_militia(int province) const { return (militia_ & areas_of(rules_, province)) != 0; }
    ForceSet forces(int province) const {
        ForceSet forces = groups_[at(province)];
        if ((legions_ & areas_of(rules_, province)) != 0) forces |= force_bit(kRome);
        if (has_militia(province)) forces |= force_bit(militia_force(state_, province));
        return forces;
    }

  private:
    const Rules& rules_;
    const State& state_;
    AreaSet legions_;
    AreaSet militia_;
    std::array<ForceSet, kProvinces> groups_{};
};

// The forces that have groups on the map.
inline ForceSet forces_of_groups(const State& state) {
    ForceSet forces = 0;
    for (int index = 0; index < state.group_count; ++index)
        forces |= force_bit(state.groups[at(index)].force);
    return forces;
}

// 9.0. The states that live.
inline ForceSet living_states(const State& state) {
    ForceSet living = 0;
    // OPTIMIZATION: this is asked after every phase.
#pragma GCC unroll 32
    for (int index = 0; index < kMaxStates; ++index)
        living |= ForceSet{state.states[at(index)].lives != 0} << static_cast<unsigned>(index);
    return living << kFirstState;
}

// 3.4. Everything but legions, loyal or rebellious, and loyal militia.
inline constexpr ForceSet kNonRoman = ~(force_bit(kRome) | force_bit(kRebels));
// 3.4. Everything but loyal legions and loyal militia.
inline constexpr ForceSet kNonLoyal = ~force_bit(kRome);

// 3.22, 6.36. All forces but one's own are enemies.
inline ForceSet enemies_of(Force force) {
    return ~force_bit(force);
}

// The largest of some forces; 0 when none is there.
inline int largest_of(const Strengths& strengths, ForceSet forces) {
    int largest = 0;
    for_each_bit(strengths.present & forces,
                 [&](int force) { largest = std::max(largest, strengths.of(force)); });
    return largest;
}

enum class Extreme : std::uint8_t { Smallest, Largest };

// The forces of that size among `forces`: several when they are equal.
inline ForceSet extreme_of(const Strengths& strengths, ForceSet forces, Extreme which) {
    ForceSet found = 0;
    int best = 0;
    for_each_bit(strengths.present & forces, [&](int force) {
        const int sp = strengths.of(force);
        const bool better = which == Extreme::Largest ? sp > best : sp < best;
        if (found == 0 || better) {
            found = force_bit(force_of(force));
            best = sp;
        } else if (sp == best) {
            found |= force_bit(force_of(force));
        }
    });
    return found;
}

// 6.33. READING: R35. The enemy that a force fights where it meets several.
inline Extreme prey_of(const Rules& rules, Force force) {
    const bool largest = !rules.options().smallest_prey && (force == kPersians || is_state(force));
    return largest ? Extreme::Largest : Extreme::Smallest;
}

// 9.0. The living state at home in a Province, or nobody.
inline Force state_at_home(const State& state, int province) {
    for (int number = 1; number <= kMaxStates; ++number) {
        const IndependentState& one = state.states[at(number - 1)];
        if (one.lives != 0 && one.home == province) return state_force(number);
    }
    return kNobody;
}

// 8.12, 17.31. READING: R54. The Independent State whose Province this is, or nobody.
inline Force state_of_province(const State& state, int province) {
    if (is_state(state.owner[at(province)])) return state.owner[at(province)];
    return state_at_home(state, province);
}

// READING: R76. The home of a nation needs no garrison.
inline bool is_home(const Rules& rules, Force force, int province) {
    return is_nation(force) && rules.board().homes[force] == province;
}

inline ProvinceSet provinces_of(const State& state, Force owner) {
    ProvinceSet provinces = 0;
    for (int province = 0; province < kProvinces; ++province)
        if (state.owner[at(province)] == owner) provinces |= province_bit(province);
    return provinces;
}

inline bool is_last_turn(const Rules& rules, const State& state) {
    return state.turn == rules.scenario().turns;
}

// 10.6, 5.83. READING: R98. The militia of this Province that appears: 0 where it is not active.
inline int allowance(const Rules& rules, const State& state, int province) {
    const Force owner = state.militia_owner[at(province)];
    const int printed = rules.board().province(province).militia;
    if (owner == kPersians || is_state(owner)) return printed;
    if (!has_province(rules.scenario().active, province)) return 0;
    return owner == kRome && rules.scenario().half_militia ? printed / 2 : printed;
}

}  // namespace occasus::invasions
