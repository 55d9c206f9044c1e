// Chapter L: an offer of alliance, and what comes of it.
#include <algorithm>
#include <string>

#include "games/pomerium/battle.h"
#include "games/pomerium/chapters.h"
#include "games/pomerium/tables.h"

namespace occasus::pomerium {

namespace {

// L6. READING: R24. The dominant general takes everything the other has.
void merge(const Turn& turn, Side dominant, Side other) {
    State& state = turn.state;
    add_legions(state.legions[dominant], state.legions[other]);
    for (Side& owner : state.owner)
        if (owner == other) owner = dominant;
    turn.tell<EventKind::Merged>(party_of(state, dominant), party_of(state, other),
                                 state.legions[dominant]);
    check_general(turn, other, Cause::Merged);
    end_encounter(state);
}

// L6, L7. READING: R23. After a no, the general who offered attacks the province named in the
// offer.
void answer(const Turn& turn, Cite rule, bool yes) {
    State& state = turn.state;
    const Side proposer = state.encounter.attacker;
    const Side approached = defender_of(state);
    turn.tell_by<EventKind::Answered>(rule, party_of(state, approached), state.encounter.province,
                                      yes ? 1 : 0);
    if (!yes) return attack(turn, cite("L7"), proposer, state.encounter.province);
    if (is_general(approached)) {
        const bool proposer_leads = state.encounter.attacker_leads != 0;
        return merge(turn, proposer_leads ? proposer : approached,
                     proposer_leads ? approached : proposer);
    }
    if (approached == kLost && state.strengths[state.encounter.province] == 0) {
        state.encounter.offer = 2;
        state.step = Step::Strength;
        return;
    }
    join(turn);
}

// L4, L4a. Asks for the answer, once it is known who would be dominant.
void ask_answer(const Turn& turn) {
    State& state = turn.state;
    if (defender_of(state) != kYou) {
        state.step = Step::Answer;
    } else if (state.encounter.attacker_leads == 0) {
        answer(turn, cite("R22"), true);
    } else {
        state.step = Step::Consent;
    }
}

// L3. The proposer rolls first.
struct Dominance : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Who would be dominant?",
                .detail = "The higher roll wins; equal rolls are repeated.",
                .waiting = kDieFirst};
    }
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        Encounter& offer = state.encounter;
        const int face = face_of(action);
        if (state.step == Step::Proposer) {
            offer.die = static_cast<std::uint8_t>(face);
            state.step = Step::Approached;
            return;
        }
        const int proposers = offer.die;
        offer.die = 0;
        turn.tell<EventKind::RolledOff>(party_of(state, offer.attacker), proposers,
                                        party_of(state, defender_of(state)), face);
        if (proposers == face) {
            turn.tell_by<EventKind::RolledAgain>(cite("R19"), Again::Equal);
            state.step = Step::Proposer;
            return;
        }
        offer.attacker_leads = proposers > face ? 1 : 0;
        ask_answer(turn);
    }
};

// L4, L5. READING: R20, R21.
struct Answer : Die {
    static Asked prompt(const Rules&, const State& state) {
        return {.text = "What is the answer to the offer?",
                .detail = "{faces}",
                .rule = is_general(defender_of(state)) ? cite("L4") : cite("L5"),
                .waiting = kDieFirst};
    }
    static Thrown thrown(const State& state) {
        return {.who = roller(party_of(state, defender_of(state))),
                .where = place(state.encounter.province)};
    }
    static std::string meaning(const Rules& rules, const State& state, int face) {
        return agrees(rules, state, face) ? "yes" : "no";
    }
    static void apply(const Turn& turn, Action action) {
        const State& state = turn.state;
        answer(turn, is_general(defender_of(state)) ? cite("L4") : cite("L5"),
               agrees(turn.rules, state, face_of(action)));
    }

    static bool agrees(const Rules& rules, const State& state, int face) {
        const Side approached = defender_of(state);
        if (!is_general(approached)) return minor_agrees(approached == kSenatorial, face);
        const bool dominant = state.encounter.attacker_leads == 0;
        return general_agrees(rules.options().response, face, dominant);
    }
};

// L4a. You would not be dominant.
struct Consent {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "{proposer} offers you an alliance.",
                .detail = "You would not be dominant: accepting ends your game."};
    }
    template <class May>
    static void choices(const Rules&, const State&, May& may) {
        may.choose(Verb::Accept, "Accept: your game ends");
        may.choose(Verb::Refuse, "Refuse and fight").usual();
    }
    static void apply(const Turn& turn, Action action) {
        answer(turn, cite("L4a"), verb_of(action) == Verb::Accept);
    }
};

}  // namespace

// L2, L3, D6. Equal generals roll for it.
void offer_alliance(const Turn& turn, Side proposer, ProvinceId province) {
    State& state = turn.state;
    state.encounter.attacker = proposer;
    state.encounter.province = province;
    state.encounter.offer = 1;
    const Side approached = defender_of(state);
    turn.tell<EventKind::Offered>(party_of(state, proposer), province, party_of(state, approached));
    if (!is_general(approached)) {
        state.step = Step::Answer;
        return;
    }
    const int own = state.legions[proposer];
    const int other = state.legions[approached];
    if (own == other) {
        state.step = Step::Proposer;
        return;
    }
    const Side dominant = own > other ? proposer : approached;
    state.encounter.attacker_leads = own > other ? 1 : 0;
    turn.tell<EventKind::Dominance>(party_of(state, dominant), std::max(own, other),
                                    party_of(state, own > other ? approached : proposer),
                                    std::min(own, other));
    ask_answer(turn);
}

// With its garrison, or with the strength of its nation.
void join(const Turn& turn) {
    State& state = turn.state;
    const Side general = state.encounter.attacker;
    const ProvinceId province = state.encounter.province;
    const int legions = total_of(state, defender_of(state));
    add_legions(state.legions[general], legions);
    give_province(state, province, general);
    turn.tell<EventKind::Joined>(party_of(state, general), province, legions);
    end_encounter(state);
}

constexpr Question kDominance = question_of<Dominance>();
constexpr Question kAnswer = question_of<Answer>();
constexpr Question kConsent = question_of<Consent>();

}  // namespace occasus::pomerium
