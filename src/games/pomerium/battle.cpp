// Chapter B: the battle for a province.
#include "games/pomerium/battle.h"

#include "games/pomerium/chapters.h"
#include "games/pomerium/tables.h"

namespace occasus::pomerium {

namespace {

// B11, E8. The attacker has the province: it is his, or lost to a host.
void take_province(const Turn& turn) {
    State& state = turn.state;
    const Side attacker = state.encounter.attacker;
    const Side loser = defender_of(state);
    const ProvinceId province = state.encounter.province;
    if (attacker == kHost) {
        give_province(state, province, kLost);
        turn.tell<EventKind::ProvinceLost>(province);
        check_general(turn, loser, Cause::Invaded);
    } else {
        give_province(state, province, attacker);
        turn.tell<EventKind::ProvinceTaken>(party_of(state, attacker), province);
        check_general(turn, loser, Cause::Conquered);
    }
    end_encounter(state);
}

// B3. A nation is 2 + 1d6 strong this year; then it fights, or joins whom it has accepted.
struct Strength : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "How strong is the nation?", .waiting = kDieFirst};
    }
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        const ProvinceId province = state.encounter.province;
        const int strength = fresh_legions(face_of(action));
        state.strengths[province] = static_cast<std::uint16_t>(strength);
        turn.tell<EventKind::StrengthRolled>(province, strength);
        if (state.encounter.offer == 2)
            join(turn);
        else
            meet(turn);
    }
};

// ---- B5 to B7. Who takes part. ----

void ask_devotion(const Turn& turn);

void devote(const Turn& turn, int legions) {
    State& state = turn.state;
    const bool attacks = attacker_devotes(state);
    Encounter& encounter = state.encounter;
    (attacks ? encounter.attacking : encounter.defending) = static_cast<std::uint16_t>(legions);
    (attacks ? encounter.attacker_devoted : encounter.defender_devoted) =
        static_cast<std::uint16_t>(legions);
    turn.tell<EventKind::Devoted>(party_of(state, devoting_side(state)), legions);
    // B6a, D5. READING: R15. You may concede.
    if (legions == 0) {
        turn.tell_by<EventKind::WalkedIn>(cite("B6a"), party_of(state, encounter.attacker),
                                          encounter.province);
        return take_province(turn);
    }
    ++encounter.devoted;
    if (encounter.devoted < 2) return ask_devotion(turn);
    encounter.losses =
        static_cast<std::uint16_t>(losses_per_hit(encounter.attacking + encounter.defending));
    state.step = Step::Segments;
}

// B5. READING: R9. Procurators, nations and hosts devote everything.
void ask_devotion(const Turn& turn) {
    State& state = turn.state;
    const Side side = devoting_side(state);
    if (!is_general(side)) return devote(turn, total_of(state, side));
    if (side != kYou) {
        state.step = Step::Devotion;
    } else if (attacker_devotes(state) && state.legions[kYou] == 1) {
        devote(turn, 1);  // There is nothing to choose.
    } else {
        state.step = Step::Devote;
    }
}

// B4. The attacker rolls first.
struct Initiative : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Who has the initiative?", .waiting = kDieFirst};
    }
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        Encounter& battle = state.encounter;
        const int face = face_of(action);
        if (state.step == Step::AttackerInitiative) {
            battle.die = static_cast<std::uint8_t>(face);
            state.step = Step::DefenderInitiative;
            return;
        }
        const int attackers = battle.die;
        battle.die = 0;
        turn.tell<EventKind::InitiativeRolled>(attackers, face);
        if (attackers == face) {
            state.step = Step::AttackerInitiative;
            return;
        }
        battle.attacker_leads = attackers > face ? 1 : 0;
        ask_devotion(turn);
    }
};

// B5, B6.
struct Devotion : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "How much does the rival devote?", .waiting = kDieFirst};
    }
    static void apply(const Turn& turn, Action action) {
        const State& state = turn.state;
        const int own = total_of(state, devoting_side(state));
        const int other = total_of(state, facing_side(state));
        const bool leads = state.encounter.devoted == 1;
        devote(turn, rival_devotes(own, other, leads, face_of(action)));
    }
};

// B5.
struct Devote {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "How many legions do you devote to {at}?",
                .detail = "The other side has {enemy:legion}."};
    }

    // READING: R15. None only when you defend. What gives most away comes last.
    template <class May>
    static void choices(const Rules&, const State& state, May& may) {
        const Rules::Range range = Rules::devotion(state);
        may.choose_number(Verb::Devote, "Devote {number:legion}", kMaxLegions)
            .called(0, "Concede")
            .highest_first()
            .at_most(range.high, cite("B5"), "You have {legions:legion}.")
            .at_least(range.low, cite("R15"), "An attacker devotes one legion at least.");
    }

    static void apply(const Turn& turn, Action action) { devote(turn, operand_of(action)); }
};

// ---- B8 to B12. The battle. ----

void begin_volley(State& state, std::uint8_t second) {
    state.encounter.second = second;
    state.encounter.dice = kVolleyDice;
    state.step = Step::Hit;
}

// B8.
struct Segments : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "How long is the battle?", .waiting = kDieFirst};
    }
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        const int face = face_of(action);
        state.encounter.segments = static_cast<std::uint8_t>(face);
        turn.tell<EventKind::SegmentsRolled>(face, int{state.encounter.losses});
        begin_volley(state, 0);
    }
};

// B9, B10. READING: R13, R14. Losses count at once; a side that has none left does not roll.
struct Hit : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Does it hit?", .waiting = kDieFirst};
    }
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        Encounter& battle = state.encounter;
        const bool attacker_rolls = (battle.second == 0) == (battle.attacker_leads != 0);
        std::uint16_t& enemy = attacker_rolls ? battle.defending : battle.attacking;
        if (face_of(action) == 1)
            enemy = static_cast<std::uint16_t>(std::max(0, enemy - battle.losses));
        if (--battle.dice > 0) return;
        turn.tell<EventKind::Volley>(
            party_of(state, attacker_rolls ? battle.attacker : defender_of(state)), int{enemy},
            int{battle.segments});
        if (enemy == 0) return end_battle(turn);
        if (battle.second == 0) return begin_volley(state, 1);
        if (battle.segments > 1) {
            --battle.segments;
            return begin_volley(state, 0);
        }
        if (battle.attacking == battle.defending) return begin_volley(state, 0);
        end_battle(turn);
    }
};

// B12. READING: R5. What was devoted and did not survive is gone; the rest was never at risk.
void bury(State& state, Side side, int devoted, int left) {
    if (is_general(side)) add_legions(state.legions[side], left - devoted);
}

}  // namespace

// D4. A nation's strength is rolled first, whoever comes.
void attack(const Turn& turn, Side attacker, ProvinceId province) {
    State& state = turn.state;
    state.encounter.attacker = attacker;
    state.encounter.province = province;
    state.encounter.offer = 0;
    state.encounter.attacker_leads = 0;
    turn.tell_by<EventKind::AttackBegan>(attacker == kHost ? cite("E8") : cite("B1"),
                                         party_of(state, attacker), province,
                                         party_of(state, defender_of(state)));
    if (defender_of(state) == kLost && state.strengths[province] == 0)
        state.step = Step::Strength;
    else
        meet(turn);
}

// Without legions there is no attack; against none there is no battle.
void meet(const Turn& turn) {
    State& state = turn.state;
    const Side attacker = state.encounter.attacker;
    if (total_of(state, attacker) == 0) {
        turn.tell_by<EventKind::Idle>(cite("R10"), party_of(state, attacker));
        return end_encounter(state);
    }
    if (total_of(state, defender_of(state)) == 0) {
        turn.tell<EventKind::WalkedIn>(party_of(state, attacker), state.encounter.province);
        return take_province(turn);
    }
    state.step = Step::AttackerInitiative;
}

Rules::Range Rules::devotion(const State& state) {
    return {attacker_devotes(state) ? 1 : 0, state.legions[kYou]};
}

// After the last segment, or when nobody is left of a side.
void end_battle(const Turn& turn) {
    State& state = turn.state;
    const Encounter battle = state.encounter;
    const Side defender = defender_of(state);
    const bool attacker_wins = battle.attacking > battle.defending;
    turn.tell<EventKind::BattleEnded>(party_of(state, attacker_wins ? battle.attacker : defender),
                                      battle.province, int{battle.attacking},
                                      int{battle.defending});
    bury(state, battle.attacker, battle.attacker_devoted, battle.attacking);
    if (attacker_wins) {
        // E9. A host spares nobody who met it.
        const int left = battle.attacker == kHost ? 0 : battle.defending;
        bury(state, defender, battle.defender_devoted, left);
        return take_province(turn);
    }
    bury(state, defender, battle.defender_devoted, battle.defending);
    // READING: R6. The defender wins nothing; a garrison or a nation is what is left of it.
    if (defender == kSenatorial) state.garrisons[battle.province] = battle.defending;
    if (defender == kLost) state.strengths[battle.province] = battle.defending;
    end_encounter(state);
}

void end_encounter(State& state) {
    state.encounter = {};
    state.invader = {};
    if (state.step != Step::Over) state.step = Step::Next;
}

constexpr Question kStrength{Question::of<Strength>()};
constexpr Question kInitiative{Question::of<Initiative>()};
constexpr Question kDevotion{Question::of<Devotion>()};
constexpr Question kDevote{Question::of<Devote>()};
constexpr Question kSegments{Question::of<Segments>()};
constexpr Question kHit{Question::of<Hit>()};

}  // namespace occasus::pomerium
