// Phase 7: conflicts, and what dies with them.
#include <algorithm>
#include <bit>

#include "games/empire/chapters.h"
#include "games/empire/counters.h"

namespace occasus::empire {

namespace {

// 7.7. READING: R27, R34. Once, for every area.
void bury_the_abandoned(const Turn& turn) {
    State& state = turn.state;
    for (int legion = 0; legion < kMaxLegions; ++legion) {
        auto& place = state.legions[at(legion)];
        if (place >= kMaxAreas || contains(state.roman_areas, place)) continue;
        turn.tell<EventKind::Died>(Piece::Legion, AreaId{place}, legion_id(legion));
        place = kDead;
    }
    const auto bury = [&](AreaSet& areas, Piece piece) {
        for (AreaSet rest = areas & ~state.roman_areas; rest != 0; rest &= rest - 1)
            turn.tell<EventKind::Died>(piece, area_id(std::countr_zero(rest)), LegionId::None);
        areas &= state.roman_areas;
    };
    bury(state.walls, Piece::Wall);
    bury(state.forts, Piece::Fort);
}

// 7.2. READING: R15. The ratio of a round is announced before its roll.
void tell_ratio(const Turn& turn) {
    const Rules& rules = turn.rules;
    const State& state = turn.state;
    const AreaId area = state.from;
    const bool without_riders = state.cavalry[area] > 0 && !rules.options().cavalry_in_ratio;
    turn.tell_by<EventKind::ConflictRatio>(without_riders ? cite("R15") : cite("7.2"), area,
                                           rules.horde(state, area), state.romans[area],
                                           AdjustmentsId(rules.adjustments(state, area)));
}

// 7.6. After a round: another one, or the next conflict. When Rome has fallen nothing follows.
void end_round(const Turn& turn) {
    State& state = turn.state;
    const AreaId area = state.from;
    state.count = 0;
    if (is_contested(state, area)) {
        // READING: R21. No limit; the number of rounds is only told, and stays where it cannot
        // grow.
        if (state.round < 0xFF) ++state.round;
        state.step = Step::ConflictRoll;
        turn.tell<EventKind::NextRound>(area, state.round);
        return tell_ratio(turn);
    }
    turn.tell<EventKind::ConflictOver>(area, state.romans[area], state.barbarians[area],
                                       state.cavalry[area]);
    if (rome_has_fallen(turn.rules, state)) return end_game(turn, cite("WIN.1"), Winner::Barbarian);
    next_conflict(turn);
}

void lose_barbarians(const Turn& turn, Cite rule, int forces, int cavalry) {
    State& state = turn.state;
    const AreaId area = state.from;
    deploy_barbarians(state, area, -forces);
    deploy_cavalry(state, area, -cavalry);
    turn.tell_by<EventKind::BarbarianLosses>(rule, area, forces, cavalry,
                                             state.barbarians[area] + state.cavalry[area]);
}

// 7.5, R18. An h takes nothing from a single counter.
Cite rule_of_half(int lost) {
    return lost == 0 ? cite("R18") : cite("7.5");
}

// 7.5. READING: R19. An x takes Cavalry too, unless the option spares it.
void lose_all_barbarians(const Turn& turn) {
    const State& state = turn.state;
    const int forces = state.barbarians[state.from];
    const int cavalry = state.cavalry[state.from];
    if (cavalry == 0 || turn.rules.options().x_kills_cavalry)
        return lose_barbarians(turn, cite("7.5"), forces, cavalry);
    lose_barbarians(turn, cite("R19"), forces, 0);
}

// 7.5. READING: R20. Sets `count` and asks when the owner has a choice; otherwise applies.
// Returns whether the round is settled.
bool apply_barbarian_loss(const Turn& turn, Loss loss) {
    State& state = turn.state;
    const int cavalry = state.cavalry[state.from];
    const int counters = state.barbarians[state.from] + cavalry;
    if (loss == Loss::All) lose_all_barbarians(turn);
    if (loss != Loss::Half) return true;
    const int lost = lost_to_half(counters);
    if (lost > 0 && cavalry > 0) {
        state.count = static_cast<std::uint8_t>(lost);
        state.step = Step::Losses;
        turn.tell<EventKind::LossesDue>(state.from, counters, lost);
        return false;
    }
    lose_barbarians(turn, rule_of_half(lost), lost, 0);
    return true;
}

void apply_roman_loss(const Turn& turn, Loss loss) {
    if (loss == Loss::None) return;
    State& state = turn.state;
    const int forces = state.romans[state.from];
    const int lost = loss == Loss::All ? forces : lost_to_half(forces);
    deploy_romans(state, state.from, -lost);
    turn.tell_by<EventKind::RomanLosses>(rule_of_half(lost), state.from, lost, forces - lost);
}

struct ConflictRoll {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Roll for the conflict in {from}.",
                .detail =
                    "{romans:Roman Force} against {barbarians:Barbarian Force} and {cavalry} "
                    "Cavalry. {ratio}.",
                .waiting = "First roll the die of this conflict.",
                .meaning = [](const Rules& rules, const State& state, int face) {
                    const int column = rules.conflict_column(state, state.from);
                    return fate_of(conflict_result(face, column, rules.options().crt33_is_x));
                }};
    }

    template <class May>
    static void choices(const Rules&, const State&, May& may) {
        may.choose(Verb::Roll, "The die shows {face}", kFaces);
    }

    // 7.4, 7.5. One round. READING: R13. Both results apply to the counters before the roll.
    static void apply(const Turn& turn, Action action) {
        const Rules& rules = turn.rules;
        const AreaId area = turn.state.from;
        const int face = face_of(action);
        const int column = rules.conflict_column(turn.state, area);
        const ConflictResult result = conflict_result(face, column, rules.options().crt33_is_x);
        turn.tell_by<EventKind::ConflictRound>(
            is_damaged_box(face, column) ? cite("R16") : cite("7.4"), area, face,
            static_cast<ColumnId>(column), result_id(result));
        apply_roman_loss(turn, result.roman);
        if (apply_barbarian_loss(turn, result.barbarian)) end_round(turn);
    }
};

struct Losses {
    static Asked prompt(const Rules&, const State& state) {
        if (state.count == 1)
            return {.text = "Which counter is lost in {from}?",
                    .detail = "The usual choice: Lose {usual}."};
        return {.text = "Which {count} counters are lost in {from}?",
                .detail = "The usual choice: Lose {usual}."};
    }

    // 7.5. READING: R20. The owner picks which counters an h takes.
    template <class May>
    static void choices(const Rules&, const State& state, May& may) {
        const int forces = state.barbarians[state.from];
        const int cavalry = state.cavalry[state.from];
        may.choose(Verb::Lose, "Lose {losses}", kCounts)
            .usual(forces_lost_by_default(forces, state.count))
            .only(operands_between(std::max(0, state.count - cavalry),
                                   std::min<int>(state.count, forces)),
                  cite("R20"),
                  "You must lose {count} counters, and you cannot take that many of them from the "
                  "Forces.");
    }

    static void apply(const Turn& turn, Action action) {
        const int forces = operand_of(action);
        lose_barbarians(turn, cite("7.5"), forces, turn.state.count - forces);
        end_round(turn);
    }
};

}  // namespace

// 7.1. READING: R13. In board order.
void next_conflict(const Turn& turn) {
    State& state = turn.state;
    close_question(state);
    state.round = 0;
    const AreaSet contested = state.roman_areas & state.barbarian_areas;
    if (contested == 0) {
        bury_the_abandoned(turn);
        return begin_cavalry_move(turn);
    }
    state.from = area_id(std::countr_zero(contested));
    state.round = 1;
    state.step = Step::ConflictRoll;
    turn.tell<EventKind::ConflictBegan>(state.from, state.romans[state.from],
                                        state.barbarians[state.from], state.cavalry[state.from]);
    tell_ratio(turn);
}

constexpr Question kConflictRoll{Question::of<ConflictRoll>()};
constexpr Question kLosses{Question::of<Losses>()};

}  // namespace occasus::empire
