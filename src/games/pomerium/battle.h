// Chapter B: the battle for a province.
#pragma once

#include "games/pomerium/generals.h"

namespace occasus::pomerium {

// B1. Whoever controls the province defends it.
inline std::uint8_t defender_of(const State& state) {
    return state.owner[state.encounter.province];
}

// C1, C2, B3, E8. All a side has for this battle.
inline int total_of(const State& state, std::uint8_t side) {
    if (side == kHost) return state.encounter.host;
    if (side == kSenatorial) return state.garrisons[state.encounter.province];
    if (side == kLost) return state.strengths[state.encounter.province];
    return state.legions[side];
}

inline void end_encounter(State& state) {
    state.encounter = {};
    state.invader = 0;
    if (state.step != Step::Over) state.step = Step::Next;
}

// B11, E8. The attacker has the province: it is his, or lost to a host.
template <EventSink Sink>
void take_province(State& state, Sink& sink) {
    const std::uint8_t attacker = state.encounter.attacker;
    const std::uint8_t loser = defender_of(state);
    const int province = state.encounter.province;
    if (attacker == kHost) {
        give_province(state, province, kLost);
        emit(sink, cite("E9"), EventKind::ProvinceLost, province);
        check_general(state, loser, Cause::Invaded, sink);
    } else {
        give_province(state, province, attacker);
        emit(sink, cite("B11"), EventKind::ProvinceTaken, state.numbers[attacker], province);
        check_general(state, loser, Cause::Conquered, sink);
    }
    end_encounter(state);
}

// B2. READING: R8, R10. Without legions there is no attack; against none there is no battle.
template <EventSink Sink>
void meet(State& state, Sink& sink) {
    if (total_of(state, state.encounter.attacker) == 0) {
        emit(sink, cite("R10"), EventKind::Idle, side_number(state, state.encounter.attacker));
        return end_encounter(state);
    }
    if (total_of(state, defender_of(state)) == 0) {
        emit(sink, cite("B2"), EventKind::WalkedIn, side_number(state, state.encounter.attacker),
             state.encounter.province);
        return take_province(state, sink);
    }
    state.step = Step::AttackerInitiative;
}

// B1, B3, D4. READING: R7. A nation's strength is rolled first, whoever comes.
template <EventSink Sink>
void attack(State& state, std::uint8_t attacker, int province, Sink& sink) {
    state.encounter.attacker = attacker;
    state.encounter.province = static_cast<std::uint8_t>(province);
    state.encounter.offer = 0;
    state.encounter.attacker_leads = 0;
    emit(sink, attacker == kHost ? cite("E8") : cite("B1"), EventKind::AttackBegan,
         side_number(state, attacker), province, side_number(state, defender_of(state)));
    if (defender_of(state) == kLost && state.strengths[at(province)] == 0)
        state.step = Step::Strength;
    else
        meet(state, sink);
}

// B5. Per cent of his legions that a rival devotes, by his die: against more, as many, fewer.
inline constexpr std::array<std::array<int, 3>, 6> kDevotion = {
    {{40, 30, 20}, {50, 40, 30}, {70, 50, 40}, {70, 50, 40}, {85, 75, 70}, {100, 100, 90}}};

// B5, B6. A rival's legions for the battle. READING: R11. Only generals have any to add.
constexpr int rival_devotes(int own, int other, bool leads, int face) {
    const std::size_t column = other > own ? 0 : other == own ? 1 : 2;
    const int share = kDevotion[static_cast<std::size_t>(face - 1)][column];
    const int devoted = (share * own + 99) / 100;
    return leads ? std::min(own, devoted + 2) : devoted;
}

// B7. READING: R12. By the legions both sides devote.
constexpr int losses_per_hit(int devoted) {
    return (devoted + 12) / 13;
}

// B5. Who devotes next: first the side without initiative.
inline bool attacker_devotes(const State& state) {
    return (state.encounter.devoted == 1) == (state.encounter.attacker_leads != 0);
}
inline std::uint8_t devoting_side(const State& state) {
    return attacker_devotes(state) ? state.encounter.attacker : defender_of(state);
}

template <EventSink Sink>
void ask_devotion(State& state, Sink& sink);

template <EventSink Sink>
void devote(State& state, int legions, Sink& sink) {
    const bool attacks = attacker_devotes(state);
    Encounter& encounter = state.encounter;
    (attacks ? encounter.attacking : encounter.defending) = static_cast<std::uint16_t>(legions);
    (attacks ? encounter.attacker_devoted : encounter.defender_devoted) =
        static_cast<std::uint16_t>(legions);
    emit(sink, cite("B5"), EventKind::Devoted, side_number(state, devoting_side(state)), legions);
    // B6a, D5. READING: R15. You may concede.
    if (legions == 0) {
        emit(sink, cite("B6a"), EventKind::WalkedIn, side_number(state, encounter.attacker),
             encounter.province);
        return take_province(state, sink);
    }
    ++encounter.devoted;
    if (encounter.devoted < 2) return ask_devotion(state, sink);
    encounter.losses =
        static_cast<std::uint16_t>(losses_per_hit(encounter.attacking + encounter.defending));
    state.step = Step::Segments;
}

// B5. READING: R9. Procurators, nations and hosts devote everything.
template <EventSink Sink>
void ask_devotion(State& state, Sink& sink) {
    const std::uint8_t side = devoting_side(state);
    if (!is_general(side)) return devote(state, total_of(state, side), sink);
    if (side != kYou) {
        state.step = Step::Devotion;
    } else if (attacker_devotes(state) && state.legions[kYou] == 1) {
        devote(state, 1, sink);  // There is nothing to choose.
    } else {
        state.step = Step::Devote;
    }
}

template <EventSink Sink>
void roll_devotion(State& state, int face, Sink& sink) {
    const std::uint8_t side = devoting_side(state);
    const std::uint8_t other =
        attacker_devotes(state) ? defender_of(state) : state.encounter.attacker;
    const bool leads = state.encounter.devoted == 1;
    devote(state, rival_devotes(total_of(state, side), total_of(state, other), leads, face), sink);
}

// B4.
template <EventSink Sink>
void roll_initiative(State& state, int face, Sink& sink) {
    if (state.step == Step::AttackerInitiative) {
        state.encounter.die = static_cast<std::uint8_t>(face);
        state.step = Step::DefenderInitiative;
        return;
    }
    const int attackers = state.encounter.die;
    state.encounter.die = 0;
    emit(sink, cite("B4"), EventKind::InitiativeRolled, attackers, face);
    if (attackers == face) {
        state.step = Step::AttackerInitiative;
        return;
    }
    state.encounter.attacker_leads = attackers > face ? 1 : 0;
    ask_devotion(state, sink);
}

// B9. Three dice for each side, however strong it is.
inline constexpr std::uint8_t kVolleyDice = 3;

inline void begin_volley(State& state, bool second) {
    state.encounter.second = second ? 1 : 0;
    state.encounter.dice = kVolleyDice;
    state.step = Step::Hit;
}

// B8.
template <EventSink Sink>
void roll_segments(State& state, int face, Sink& sink) {
    state.encounter.segments = static_cast<std::uint8_t>(face);
    emit(sink, cite("B8"), EventKind::SegmentsRolled, face, state.encounter.losses);
    begin_volley(state, false);
}

// B12. READING: R5. What was devoted and did not survive is gone; the rest was never at risk.
inline void bury(State& state, std::uint8_t side, int devoted, int left) {
    if (is_general(side)) add_legions(state.legions[side], left - devoted);
}

// B11, E9. After the last segment.
template <EventSink Sink>
void end_battle(State& state, Sink& sink) {
    const Encounter battle = state.encounter;
    const std::uint8_t defender = defender_of(state);
    const bool attacker_wins = battle.attacking > battle.defending;
    emit(sink, cite("B10"), EventKind::BattleEnded,
         side_number(state, attacker_wins ? battle.attacker : defender), battle.province,
         battle.attacking, battle.defending);
    bury(state, battle.attacker, battle.attacker_devoted, battle.attacking);
    if (attacker_wins) {
        // E9. A host spares nobody who met it.
        const int left = battle.attacker == kHost ? 0 : battle.defending;
        bury(state, defender, battle.defender_devoted, left);
        return take_province(state, sink);
    }
    bury(state, defender, battle.defender_devoted, battle.defending);
    // READING: R6. The defender wins nothing; a garrison or a nation is what is left of it.
    if (defender == kSenatorial) state.garrisons[battle.province] = battle.defending;
    if (defender == kLost) state.strengths[battle.province] = battle.defending;
    end_encounter(state);
}

// B9, B10. READING: R13, R14. Losses count at once; a side that has none left does not roll.
template <EventSink Sink>
void roll_hit(State& state, int face, Sink& sink) {
    Encounter& battle = state.encounter;
    const bool attacker_rolls = (battle.second == 0) == (battle.attacker_leads != 0);
    std::uint16_t& enemy = attacker_rolls ? battle.defending : battle.attacking;
    if (face == 1) enemy = static_cast<std::uint16_t>(std::max(0, enemy - battle.losses));
    if (--battle.dice > 0) return;
    emit(sink, cite("B9"), EventKind::Volley,
         side_number(state, attacker_rolls ? battle.attacker : defender_of(state)), enemy,
         battle.segments);
    if (enemy == 0) return end_battle(state, sink);
    if (battle.second == 0) return begin_volley(state, true);
    if (battle.segments > 1) {
        --battle.segments;
        return begin_volley(state, false);
    }
    if (battle.attacking == battle.defending) return begin_volley(state, false);
    end_battle(state, sink);
}

}  // namespace occasus::pomerium
