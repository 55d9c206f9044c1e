// Chapter B: the battle for a province.
#include "games/pomerium/battle.h"

#include <algorithm>
#include <string>

#include "core/words.h"

#include "games/pomerium/chapters.h"
#include "games/pomerium/tables.h"

namespace occasus::pomerium {

namespace {

// B11, E8. The attacker takes the province, or a host makes it lost.
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
        return {.text = "How strong is the nation?",
                .detail = "2 plus the roll.",
                .waiting = kDieFirst};
    }
    static Thrown thrown(const State& state) { return {.where = place(state.encounter.province)}; }
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

// ---- B5 to B7. Devotion. ----

void ask_devotion(const Turn& turn);

// D5. READING: R15. You may concede (B6a), and then no further die falls.
void devote(const Turn& turn, int legions) {
    State& state = turn.state;
    const bool attacks = attacker_devotes(state);
    Encounter& encounter = state.encounter;
    (attacks ? encounter.attacking : encounter.defending) = static_cast<std::uint16_t>(legions);
    (attacks ? encounter.attacker_devoted : encounter.defender_devoted) =
        static_cast<std::uint16_t>(legions);
    turn.tell<EventKind::Devoted>(party_of(state, devoting_side(state)), legions);
    if (legions == 0) {
        turn.tell_by<EventKind::WalkedIn>(cite("B6a"), party_of(state, encounter.attacker),
                                          encounter.province);
        return take_province(turn);
    }
    ++encounter.devoted;
    if (encounter.devoted < 2) return ask_devotion(turn);
    const int devoted = encounter.attacking + encounter.defending;
    encounter.losses = static_cast<std::uint16_t>(losses_per_hit(devoted));
    turn.tell<EventKind::HitPriced>(devoted, int{encounter.losses});
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
        return {.text = "Who has the initiative?",
                .detail = "The higher roll wins; equal rolls are repeated.",
                .waiting = kDieFirst};
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
            turn.tell_by<EventKind::RolledAgain>(cite("B4"), Again::Equal);
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
        return {.text = "How many legions does the rival devote?",
                .detail = "{faces}",
                .waiting = kDieFirst};
    }
    static Thrown thrown(const State& state) {
        return {.who = roller(party_of(state, devoting_side(state)))};
    }
    static std::string meaning(const Rules&, const State& state, int face) {
        const int own = total_of(state, devoting_side(state));
        const int other = total_of(state, facing_side(state));
        return counted(rival_devotes(own, other, state.encounter.devoted == 1, face), "legion");
    }
    static void apply(const Turn& turn, Action action) {
        const State& state = turn.state;
        const int own = total_of(state, devoting_side(state));
        const int other = total_of(state, facing_side(state));
        const bool leads = state.encounter.devoted == 1;
        const int face = face_of(action);
        const Party party = party_of(state, devoting_side(state));
        const int share = rival_devotes(own, other, false, face);
        const int devoted = rival_devotes(own, other, leads, face);
        turn.tell<EventKind::DevotionShare>(party, devoted_share(own, other, face), own, share);
        if (leads) turn.tell<EventKind::Advantage>(party, devoted - share);
        devote(turn, devoted);
    }
};

// B5.
struct Devote {
    static Asked prompt(const Rules&, const State& state) {
        const int devoted = devoted_against(state);
        if (devoted > 0 && devoted == total_of(state, facing_side(state)))
            return {.text = "How many legions do you devote to {at}?",
                    .detail = "The other side has devoted all it has: {enemy:legion}."};
        if (devoted > 0)
            return {.text = "How many legions do you devote to {at}?",
                    .detail = "The other side has devoted {devoted} of its {enemy:legion}."};
        return {.text = "How many legions do you devote to {at}?",
                .detail = "The other side has {enemy:legion}."};
    }

    // READING: R15. Only a defender may devote none. The largest concession comes last.
    template <class May>
    static void choices(const Rules&, const State& state, May& may) {
        const Rules::Range range = Rules::devotion(state);
        may.choose_number(Verb::Devote, "Devote {number:legion}", kMaxLegions)
            .called(0, "Concede")
            .highest_first()
            .at_most(range.high, cite("B5"), "You have {legions:legion}.")
            .at_least(range.low, cite("R15"), "An attacker must devote at least one legion.");
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
        return {.text = "How long is the battle?",
                .detail =
                    "The roll is the number of segments; the battle ends earlier when a side has "
                    "no legions left.",
                .waiting = kDieFirst};
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
        return {.text = "Does it hit?", .detail = "{faces}", .waiting = kDieFirst};
    }
    static Thrown thrown(const State& state) {
        return {.who = roller(party_of(state, rolling_side(state)))};
    }
    static std::string meaning(const Rules&, const State& state, int face) {
        if (face > 1) return "no hit";
        return "a hit, which costs " + counted(state.encounter.losses, "legion");
    }
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        Encounter& battle = state.encounter;
        std::uint16_t& enemy = attacker_rolls(state) ? battle.defending : battle.attacking;
        if (face_of(action) == 1)
            enemy = static_cast<std::uint16_t>(std::max(0, enemy - battle.losses));
        if (--battle.dice > 0) return;
        turn.tell<EventKind::Volley>(party_of(state, rolling_side(state)), int{enemy},
                                     int{battle.segments});
        if (enemy == 0) return end_battle(turn, cite("R14"));
        if (battle.second == 0) return begin_volley(state, 1);
        if (battle.segments > 1) {
            --battle.segments;
            return begin_volley(state, 0);
        }
        if (battle.attacking != battle.defending) return end_battle(turn, cite("B10"));
        turn.tell<EventKind::Tied>(int{battle.attacking});
        begin_volley(state, 0);
    }
};

// B12. READING: R5. Devoted legions that did not survive are gone; the rest were never at risk.
void bury(State& state, Side side, int devoted, int left) {
    if (is_general(side)) add_legions(state.legions[side], left - devoted);
}

}  // namespace

// D4. A nation's strength is rolled first, whoever comes.
void attack(const Turn& turn, Cite rule, Side attacker, ProvinceId province) {
    State& state = turn.state;
    state.encounter.attacker = attacker;
    state.encounter.province = province;
    state.encounter.offer = 0;
    state.encounter.attacker_leads = 0;
    // READING: R10. A side without legions does not attack, though the nation is counted (B3).
    if (total_of(state, attacker) > 0)
        turn.tell_by<EventKind::AttackBegan>(rule, party_of(state, attacker), province,
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
        turn.tell<EventKind::Unarmed>(party_of(state, attacker));
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

// READING: R6. After the last segment, or when nobody is left of a side. The defender wins nothing;
// a garrison or a nation is what is left of it.
void end_battle(const Turn& turn, Cite rule) {
    State& state = turn.state;
    const Encounter battle = state.encounter;
    const Side defender = defender_of(state);
    const bool attacker_wins = battle.attacking > battle.defending;
    turn.tell_by<EventKind::BattleEnded>(
        rule, party_of(state, attacker_wins ? battle.attacker : defender), battle.province,
        int{battle.attacking}, int{battle.defending});
    bury(state, battle.attacker, battle.attacker_devoted, battle.attacking);
    if (attacker_wins) {
        // E9. A host spares nobody who met it.
        const bool spares = battle.attacker != kHost;
        bury(state, defender, battle.defender_devoted, spares ? battle.defending : 0);
        if (!spares && battle.defending > 0)
            turn.tell<EventKind::SurvivorsKilled>(party_of(state, defender), int{battle.defending});
        return take_province(turn);
    }
    bury(state, defender, battle.defender_devoted, battle.defending);
    if (defender == kSenatorial) state.garrisons[battle.province] = battle.defending;
    if (defender == kLost) state.strengths[battle.province] = battle.defending;
    end_encounter(state);
}

Cite ending_rule(const Encounter& battle) {
    return battle.attacking == 0 || battle.defending == 0 ? cite("R14") : cite("B10");
}

void end_encounter(State& state) {
    state.encounter = {};
    state.invader = {};
    if (state.step != Step::Over) state.step = Step::Next;
}

constexpr Question kStrength = question_of<Strength>();
constexpr Question kInitiative = question_of<Initiative>();
constexpr Question kDevotion = question_of<Devotion>();
constexpr Question kDevote = question_of<Devote>();
constexpr Question kSegments = question_of<Segments>();
constexpr Question kHit = question_of<Hit>();

}  // namespace occasus::pomerium
