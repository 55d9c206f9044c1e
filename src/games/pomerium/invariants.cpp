// The invariants of every position. Each function returns what is wrong, or nothing.
#include "games/pomerium/battle.h"
#include "games/pomerium/chapters.h"
#include "games/pomerium/events.h"
#include "games/pomerium/rivals.h"
#include "games/pomerium/tables.h"

namespace occasus::pomerium {

namespace {

bool is_set_up_die(Step step) {
    return step >= Step::Home && step <= Step::RivalHome;
}
bool is_rival_set_up(Step step) {
    return step == Step::RivalLegions || step == Step::RivalSecondDie || step == Step::RivalHome;
}

// C1, C2.
std::string_view broken_holdings(const State& state) {
    for (int province = 0; province < kProvinces; ++province) {
        const Side owner = state.owner[at(province)];
        if (is_general(owner) && owner >= state.generals) return "a province has no owner";
        if (state.garrisons[at(province)] > 0 && owner != kSenatorial)
            return "a garrison stands where the Senate does not rule";
        if (state.strengths[at(province)] > 0 && owner != kLost)
            return "a nation stands in the Empire";
    }
    return {};
}

// B13, V3. Generals in order, you first, and nobody among them who is out.
std::string_view broken_generals(const State& state) {
    if (state.generals > kMaxGenerals) return "there are too many generals";
    if (state.numbers[kYou] != 0) return "the first general is not you, who have number 0";
    for (int general = 0; general < kMaxGenerals; ++general) {
        const auto number = state.numbers[at(general)];
        const auto legions = state.legions[at(general)];
        if (general >= state.generals && (number != 0 || legions != 0))
            return "a general is listed who is out";
        if (legions > kMaxLegions) return "there are too many legions";
        if (general > 0 && general < state.generals && number <= state.numbers[at(general - 1)])
            return "generals are out of order";
        if (state.step != Step::Over && general < state.generals &&
            provinces_of(state, general_at(general)) == 0)
            return "a general without a province is not out";
    }
    return {};
}

// T1 to T4. Whether the question is one of this part of the year.
bool fits_phase(const State& state) {
    switch (state.step) {
        case Step::Over:
            return true;
        case Step::Act:
            return state.phase == Phase::Player;
        case Step::Order:
        case Step::RivalAction:
        case Step::Base:
        case Step::Neighbour:
            return state.phase == Phase::Rivals;
        case Step::Garrison:
            return state.phase == Phase::SetUp || state.phase == Phase::Events;
        default:
            if (is_encounter(state.step)) return state.phase != Phase::SetUp;
            return state.phase == (is_set_up_die(state.step) ? Phase::SetUp : Phase::Events);
    }
}

// Fields that belong to one question only are zero at every other.
std::string_view left_over(const State& state) {
    const Step step = state.step;
    const bool of_host = is_encounter(step) && state.encounter.attacker == kHost;
    const bool pending = step == Step::RivalSecondDie || step == Step::RivalHome ||
                         step == Step::Base || step == Step::Neighbour ||
                         step == Step::NewcomerHome;
    if (!is_encounter(step) && state.encounter != Encounter{})
        return "a battle or an offer is given where there is none";
    if (state.phase != Phase::Rivals && state.queue != Queue{}) return "queue is not due";
    if ((state.garrisons_due != 0) != (step == Step::Garrison)) return "garrisons_due do not fit";
    if ((state.pending != 0) != pending) return "pending does not fit";
    if (state.base != ProvinceId{} && step != Step::Neighbour) return "base is not due";
    if (state.invader != InvaderId{} && step != Step::Host && !of_host) return "invader is not due";
    if (state.events_due != 0 && (state.phase != Phase::Events || step == Step::Over))
        return "events_due is not due";
    if ((state.change != Change::None) != (step == Step::Province)) return "change does not fit";
    if ((state.rivals_due != 0) != is_rival_set_up(step) ||
        (state.rivals_at_start != 0) != is_rival_set_up(step))
        return "rivals_due and rivals_at_start do not fit";
    return {};
}

// S1 to S6.
std::string_view broken_set_up(const State& state) {
    const ProvinceSet free_core = kCore & ~held_by_generals(state);
    if ((state.step == Step::Home) != (state.generals == 0)) return "generals do not fit the step";
    if (state.garrisons_due & ~provinces_of(state, kSenatorial))
        return "garrisons_due names a province that is not senatorial";
    if (!is_rival_set_up(state.step)) return {};
    if (state.rivals_due > state.rivals_at_start ||
        state.generals + state.rivals_due > kMaxGenerals || free_core == 0)
        return "rivals_due and rivals_at_start do not fit";
    if (state.step == Step::RivalSecondDie && state.rivals_at_start != 1)
        return "only a single rival has a second die";
    return {};
}

// N1.
std::string_view broken_order(const Queue& queue) {
    if (queue.tied == 0 || queue.tied >> (queue.size - 1U) != 0) return "queue.tied does not fit";
    const int begin = std::countr_zero(queue.tied);
    const int end = begin + std::countr_one(static_cast<unsigned>(queue.tied >> begin)) + 1;
    return queue.at >= begin && queue.at < end && queue.end == end
               ? std::string_view{}
               : "queue.at and queue.end are not those of the first tie";
}

// N1 to N5.
std::string_view broken_queue(const Rules& rules, const State& state) {
    const Queue& queue = state.queue;
    if (state.step == Step::Order) return broken_order(queue);
    const int rival = queue.at < queue.size ? acting_rival(state) : -1;
    if (rival <= kYou) return "queue has no rival whose turn it is";
    if (queue.tied != 0 || queue.end != 0) return "queue is not in order";
    if (is_encounter(state.step) || state.step == Step::RivalAction) return {};
    if (state.pending > kWillAttack ||
        (state.pending == kWillAttack && state.legions[at(rival)] == 0))
        return "pending does not fit";
    if (state.step == Step::Base) return {};
    return contains(useful_bases(rules, state, general_at(rival)), state.base)
               ? std::string_view{}
               : "base is not a province of the rival with a foreign neighbour";
}

// E2 to E8.
std::string_view broken_event(const Rules& rules, const State& state) {
    switch (state.step) {
        case Step::Victim:
            return state.generals > 1 ? "" : "there is no choice of a victim";
        case Step::NewcomerLegions:
        case Step::NewcomerHome:
            return may_rise(state) ? "" : "no new general can rise";
        case Step::Host:
            return first_imperial(rules.board(), state, state.invader) >= 0
                       ? ""
                       : "invader finds no imperial province on the way";
        default:
            return {};
    }
}

// A1, N2, E8. Whether the attacker may attack or offer in this part of the year.
bool is_rightful(const State& state) {
    const Side attacker = state.encounter.attacker;
    switch (state.phase) {
        case Phase::Player:
            return attacker == kYou;
        case Phase::Rivals:
            return attacker == acting_rival(state);
        default:
            return attacker == kHost && state.encounter.host > 0;
    }
}

// L1 to L6.
std::string_view broken_offer(const State& state) {
    const Encounter& offer = state.encounter;
    const Side approached = defender_of(state);
    const bool rolls_off = state.step == Step::Proposer || state.step == Step::Approached;
    if (offer.offer != 1 || offer.attacker == kHost) return "offer does not fit the step";
    if (rolls_off && (!is_general(approached) || offer.attacker_leads != 0))
        return "only generals roll for dominance";
    if ((state.step == Step::Consent) != (approached == kYou && !rolls_off))
        return "step asks the wrong side";
    if (state.step == Step::Consent && offer.attacker_leads == 0)
        return "you are not asked where you would be dominant";
    return {};
}

// B5. The legions that one side has devoted, and those left of them.
bool is_sound_side(const State& state, bool attacks) {
    const Encounter& battle = state.encounter;
    const bool first = attacks == (battle.attacker_leads == 0);
    const int total = total_of(state, attacks ? battle.attacker : defender_of(state));
    const int devoted = attacks ? battle.attacker_devoted : battle.defender_devoted;
    const int left = attacks ? battle.attacking : battle.defending;
    if (battle.devoted < (first ? 1 : 2)) return devoted == 0 && left == 0;
    return devoted >= 1 && devoted <= total && left <= devoted &&
           (left == devoted || state.step == Step::Hit);
}

// B2 to B9.
std::string_view broken_battle(const State& state) {
    const Encounter& battle = state.encounter;
    const Side defender = defender_of(state);
    const bool is_devotion = state.step == Step::Devotion || state.step == Step::Devote;
    const bool is_fought = state.step == Step::Segments || state.step == Step::Hit;
    if (battle.offer != 0) return "offer does not fit the step";
    if (total_of(state, battle.attacker) == 0 || total_of(state, defender) == 0)
        return "a side has nothing to fight with";
    if (is_fought ? battle.devoted != 2 : battle.devoted > (is_devotion ? 1 : 0))
        return "devoted does not fit the step";
    if (is_devotion && (!is_general(devoting_side(state)) ||
                        (devoting_side(state) == kYou) != (state.step == Step::Devote)))
        return "step asks the wrong side";
    if (!is_sound_side(state, true) || !is_sound_side(state, false))
        return "attacking, attacker_devoted, defending and defender_devoted do not fit";
    if (battle.losses !=
        (is_fought ? losses_per_hit(battle.attacker_devoted + battle.defender_devoted) : 0))
        return "losses are not as B7 says";
    return {};
}

// B9. The dice of a segment; B4, L3: the first die of a roll-off.
std::string_view broken_dice(const State& state) {
    const Encounter& battle = state.encounter;
    const bool hits = state.step == Step::Hit;
    const bool second_roll =
        state.step == Step::DefenderInitiative || state.step == Step::Approached;
    if ((battle.die != 0) != second_roll) return "die does not fit the step";
    if ((battle.segments != 0) != hits || (battle.dice != 0) != hits ||
        (battle.second != 0 && !hits))
        return "segments, dice and second do not fit the step";
    if (battle.attacker_leads != 0 &&
        (state.step == Step::AttackerInitiative || state.step == Step::DefenderInitiative))
        return "attacker_leads is not known yet";
    return {};
}

std::string_view broken_encounter(const State& state) {
    const Encounter& encounter = state.encounter;
    if (!is_rightful(state)) return "attacker is not the side whose turn it is";
    if (defender_of(state) == encounter.attacker) return "attacker holds the province already";
    if (encounter.host != 0 && encounter.attacker != kHost) return "host_strength is not due";
    if (auto broken = broken_dice(state); !broken.empty()) return broken;
    if (state.step == Step::Strength)
        return defender_of(state) == kLost && state.strengths[encounter.province] == 0 &&
                       encounter.offer != 1 && encounter.devoted == 0 && encounter.attacker != kHost
                   ? ""
                   : "step rolls for a strength that is not due";
    return state.step <= Step::Consent ? broken_offer(state) : broken_battle(state);
}

}  // namespace

std::string_view Rules::broken_invariant(const State& state) const {
    const bool over = state.step == Step::Over;
    if (over != (state.outcome != Outcome::None)) return "the game is over without an outcome";
    if (state.step == Step::Next) return "a step is left open";
    if (auto broken = broken_generals(state); !broken.empty()) return broken;
    if (auto broken = broken_holdings(state); !broken.empty()) return broken;
    if (!fits_phase(state)) return "phase does not fit the step";
    if (auto broken = left_over(state); !broken.empty()) return broken;
    if (over) return {};
    if (auto broken = broken_set_up(state); !broken.empty()) return broken;
    if (state.phase == Phase::Rivals)
        if (auto broken = broken_queue(*this, state); !broken.empty()) return broken;
    if (is_encounter(state.step)) return broken_encounter(state);
    return broken_event(*this, state);
}

}  // namespace occasus::pomerium
