// Chapter S: the dice decide who begins where.
#include <bit>
#include <string>

#include "core/words.h"

#include "games/pomerium/chapters.h"
#include "games/pomerium/tables.h"

namespace occasus::pomerium {

// C1. All is lost until the dice of S1 to S6 have fallen.
State Rules::start() {
    State state;
    state.owner.fill(kLost);
    return state;
}

namespace {

// S1, D1.
struct Home : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Where is your home?", .detail = "{faces}", .waiting = kDieFirst};
    }
    static Thrown thrown(const State&) { return {.who = roller(Party::You)}; }
    static std::string meaning(const Rules& rules, const State&, int face) {
        return rules.board().province(face - 1).title;
    }
    static void apply(const Turn& turn, Action action) {
        turn.state.generals = 1;
        give_province(turn.state, province_id(operand_of(action)), kYou);
        turn.state.step = Step::Legions;
    }
};

// S2.
struct Legions : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "How many legions do you have?",
                .detail = "2 legions plus the roll.",
                .waiting = kDieFirst};
    }
    static Thrown thrown(const State&) { return {.who = roller(Party::You)}; }
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        const int legions = fresh_legions(face_of(action));
        state.legions[kYou] = static_cast<std::uint16_t>(legions);
        turn.tell_by<EventKind::GeneralSetUp>(
            cite("S2"), Party::You, province_id(std::countr_zero(provinces_of(state, kYou))),
            legions);
        state.step = Step::Rivals;
    }
};

// S3.
struct Rivals : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "How many rivals are there?", .detail = "{faces}", .waiting = kDieFirst};
    }
    static std::string meaning(const Rules&, const State&, int face) {
        return counted(rivals_by(face), "rival");
    }
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        state.rivals_at_start = static_cast<std::uint8_t>(rivals_by(face_of(action)));
        state.rivals_due = state.rivals_at_start;
        state.step = Step::RivalLegions;
        turn.tell<EventKind::RivalsCame>(int{state.rivals_at_start});
    }
};

// S4.
struct RivalLegions : Die {
    static int sides(const Rules&, const State& state) { return kRivalDie[state.rivals_at_start]; }
    static Asked prompt(const Rules&, const State& state) {
        if (state.rivals_at_start == 1 && state.step == Step::RivalLegions)
            return {.text = "How many legions does the rival have?",
                    .detail = "{base:legion} plus the roll of two dice.",
                    .waiting = kDieFirst};
        return {.text = "How many legions does the rival have?",
                .detail = "{base:legion} plus the roll.",
                .waiting = kDieFirst};
    }
    static Thrown thrown(const State& state) {
        return {.who = roller(party_numbered(state.next_number))};
    }
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        const bool two_dice = state.rivals_at_start == 1 && state.step == Step::RivalLegions;
        const int before =
            state.step == Step::RivalSecondDie ? state.pending : kRivalBase[state.rivals_at_start];
        state.pending = static_cast<std::uint8_t>(before + face_of(action));
        state.step = two_dice ? Step::RivalSecondDie : Step::RivalHome;
    }
};

// S5. Rolled again where a general is.
struct RivalHome : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Where is the rival's home?", .detail = "{faces}", .waiting = kDieFirst};
    }
    static Thrown thrown(const State& state) {
        return {.who = roller(party_numbered(state.next_number))};
    }
    static std::string meaning(const Rules& rules, const State& state, int face) {
        return home_meaning(rules, state, face);
    }
    // S5, S6. READING: R1. Each rival in turn, the garrisons last.
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        const ProvinceId home = province_id(operand_of(action));
        if (is_general(state.owner[home]))
            return turn.tell_by<EventKind::RolledAgain>(cite("S5"), Again::HeldHome);
        const Side rival = general_at(state.generals++);
        state.numbers[rival] = state.next_number++;
        state.legions[rival] = state.pending;
        state.pending = 0;
        give_province(state, home, rival);
        turn.tell<EventKind::GeneralSetUp>(party_of(state, rival), home, int{state.legions[rival]});
        if (--state.rivals_due > 0) {
            state.step = Step::RivalLegions;
            return;
        }
        state.rivals_at_start = 0;
        // S6. The core that is left.
        const ProvinceSet rest = kCore & ~held_by_generals(state);
        for_each_province(
            rest, [&](ProvinceId province) { give_province(state, province, kSenatorial); });
        begin_garrisons(state, rest);
    }
};

void next_garrison(State& state) {
    state.step = state.garrisons_due != 0 ? Step::Garrison : Step::Next;
}

// S6, E2. No legion at 1 to 4, one at 5 or 6.
struct Garrison : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Is there a garrison?", .detail = "{faces}", .waiting = kDieFirst};
    }
    static std::string meaning(const Rules&, const State&, int face) {
        return counted(garrison_by(face), "legion");
    }
    static Thrown thrown(const State& state) {
        return {.where = place(province_id(std::countr_zero(state.garrisons_due)))};
    }
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        const ProvinceId province = province_id(std::countr_zero(state.garrisons_due));
        state.garrisons_due &= state.garrisons_due - 1;
        const int legions = garrison_by(face_of(action));
        state.garrisons[province] = static_cast<std::uint16_t>(legions);
        turn.tell<EventKind::Garrisoned>(province, legions);
        next_garrison(state);
    }
};

}  // namespace

std::string home_meaning(const Rules& rules, const State& state, int face) {
    const bool is_free = face <= kProvinces && !is_general(state.owner[at(face - 1)]);
    return is_free ? rules.board().province(face - 1).title : "rolled again";
}

// In the order of their numbers.
void begin_garrisons(State& state, ProvinceSet due) {
    state.garrisons_due = due;
    next_garrison(state);
}

constexpr Question kHome = question_of<Home>();
constexpr Question kLegions = question_of<Legions>();
constexpr Question kRivals = question_of<Rivals>();
constexpr Question kRivalLegions = question_of<RivalLegions>();
constexpr Question kRivalHome = question_of<RivalHome>();
constexpr Question kGarrison = question_of<Garrison>();

}  // namespace occasus::pomerium
