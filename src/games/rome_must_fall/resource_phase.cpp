// Chapter T1, the Resource phase: the roll, the Roman abilities and Roman Glory.
#include <bit>

#include "games/rome_must_fall/chapters.h"

namespace occasus::rome_must_fall {

void begin_turn(State& state) {
    state.dice.fill(0);
    state.assigned.fill(kNoDie);
    state.used = state.spent = state.cursor = 0;
    state.red_rolled = state.red;
    state.step = Step::RollPool;
}

void spend_six(State& state, int die) {
    state.spent = static_cast<std::uint8_t>(state.spent | (1U << static_cast<unsigned>(die)));
}

namespace {

// ---- T1.1: the roll ----

struct RollPool {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Roll the six Imperial dice.",
                .detail = "{pool_faces}",
                .waiting = "First roll the six Imperial dice."};
    }

    template <class May>
    static void choices(const Rules&, const State&, May& may) {
        may.choose(Verb::Roll, "The die shows {face}{counted}", kFaces);
    }

    // T1.1. One Imperial die falls; after the sixth the player may act.
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        const int face = face_of(action);
        const DieId die = die_id(state.cursor);
        if (die == 0) turn.tell<EventKind::TurnBegan>(state.turn, year_of(state.turn));
        const bool red = is_red(state, die);
        // READING: R8. A red die is read as a D3, so it never shows a 6.
        const int value = red ? d3(face) : face;
        state.dice[die] = static_cast<std::uint8_t>(value);
        turn.tell_by<EventKind::Rolled>(red ? cite("P0") : cite("T1.1"), die, face, value, red);
        if (++state.cursor < kDice) return;
        state.cursor = 0;
        state.step = Step::Resource;
    }
};

// ---- T1.2: abilities ----

// R9. The dice that may be raised.
OperandSet below_their_best(const State& state) {
    OperandSet dice = 0;
    for (int die = 0; die < kDice; ++die)
        if (state.dice[at(die)] < highest_value(state, die)) dice |= one_operand(die);
    return dice;
}

// READING: R5, R24. In any order, and nothing is compulsory.
template <class May>
void choose_ability(const State& state, May& may) {
    const OperandSet unpaid = ~OperandSet{state.spent};
    may.choose(Verb::Reroll, "Re-roll the {shows}", kAllDice)
        .last()
        .otherwise(0, "Re-roll a die")
        .when(has_ability(state, Ability::Reroll), cite("T4.2"),
              "The re-roll is lost for the rest of the game.")
        .when(is_ready(state, Ability::Reroll), cite("T1.2"),
              "The re-roll has been used this turn.")
        .only(unpaid, cite("R6"), "You spent {die} on Glory, so you cannot re-roll it.");
    may.choose(Verb::PlusOne, "+1 to the {shows}", kAllDice)
        .otherwise(0, "+1 to a die")
        .when(has_ability(state, Ability::PlusOne), cite("T4.2"),
              "The +1 is lost for the rest of the game.")
        .when(is_ready(state, Ability::PlusOne), cite("T1.2"), "The +1 has been used this turn.")
        .only(below_their_best(state), cite("R9"), "{die} shows its highest value.");
    may.choose(Verb::Levy, "Levy a cube")
        .even_refused()
        .when(has_ability(state, Ability::Levy), cite("T4.2"),
              "The levy is lost for the rest of the game.")
        .when(is_ready(state, Ability::Levy), cite("T1.2"), "The levy has been used this turn.")
        .when(state.cubes < kMaxCubes, cite("R18"), "The reserves are full: five cubes at most.");
}

// T1.2 reroll: the die is picked up; its new face is a chance node.
void pick_up_for_reroll(State& state, int die) {
    state.used |= bit_of(Ability::Reroll);
    state.cursor = static_cast<std::uint8_t>(die);
    state.step = Step::Reroll;
}

// T1.2 plus_one.
void raise_die(const Turn& turn, DieId die) {
    turn.state.used |= bit_of(Ability::PlusOne);
    const int value = ++turn.state.dice[die];
    turn.tell<EventKind::Raised>(die, value);
}

// T1.2 levy.
void levy_cube(const Turn& turn) {
    turn.state.used |= bit_of(Ability::Levy);
    ++turn.state.cubes;
    turn.tell<EventKind::Levied>(turn.state.cubes);
}

struct Reroll {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Roll the chosen die again.",
                .detail = "{new_faces}",
                .waiting = "First roll the die that you picked up."};
    }

    template <class May>
    static void choices(const Rules&, const State&, May& may) {
        may.choose(Verb::Roll, "The die shows {face}{counted}", kFaces);
    }

    // T1.2 reroll: the new face. READING: R9. The die keeps its colour.
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        const int face = face_of(action);
        const DieId die = die_id(state.cursor);
        const int before = state.dice[die];
        state.dice[die] = static_cast<std::uint8_t>(is_red(state, die) ? d3(face) : face);
        turn.tell<EventKind::Rerolled>(die, before, face, state.dice[die]);
        state.cursor = 0;
        state.step = Step::Resource;
    }
};

// ---- T1.2: Glory ----

// Sets of pairs, as pair_id() numbers them: those with such a first die, or such a second one.
constexpr OperandSet with_first(OperandSet dice) {
    OperandSet pairs = 0;
    for (int die = 0; die < kDice; ++die)
        if (has_operand(dice, die)) pairs |= OperandSet{0xFF} << static_cast<unsigned>(8 * die);
    return pairs;
}
constexpr OperandSet with_second(OperandSet dice) {
    return (dice & 0xFFU) * 0x0101010101010101U;
}
// Any two in ascending order; the same die twice may be said, and is refused.
constexpr OperandSet two_of(OperandSet dice, int least_apart) {
    OperandSet pairs = 0;
    for (int first = 0; first < kDice; ++first)
        for (int second = first + least_apart; second < kDice; ++second)
            if (has_operand(dice, first) && has_operand(dice, second))
                pairs |= one_operand(pair_id(first, second));
    return pairs;
}
constexpr OperandSet kPairs = two_of(kAllDice, 0);
constexpr OperandSet kDifferent = two_of(kAllDice, 1);

// Dice that show alike pay alike, so the lowest unspent 6s are offered; dice 0 and 1 when there are
// none, so that the refusal can say what is missing.
int paying_pair(OperandSet sixes) {
    if (sixes == 0) return pair_id(0, 1);
    const int first = std::countr_zero(sixes);
    const OperandSet rest = sixes & (sixes - 1);
    if (rest != 0) return pair_id(first, std::countr_zero(rest));
    return first == 0 ? pair_id(0, 1) : pair_id(0, first);
}

// The dice and cubes that may pay for Glory.
struct Purse {
    OperandSet shown;   // Dice that show a 6.
    OperandSet unpaid;  // Dice that have not paid.
    OperandSet sixes;   // Both.
    int count() const { return std::popcount(sixes); }
};
Purse purse_of(const State& state) {
    Purse purse{.shown = 0, .unpaid = ~OperandSet{state.spent}, .sixes = 0};
    for (int die = 0; die < kDice; ++die)
        if (state.dice[at(die)] == 6) purse.shown |= one_operand(die);
    purse.sixes = purse.shown & purse.unpaid;
    return purse;
}

Bar no_six(const Purse& purse) {
    if (purse.count() >= 1) return {};
    return {cite("T1.2"), "This needs an unspent 6."};
}
Bar no_two_sixes(const Purse& purse) {
    if (purse.count() >= 2) return {};
    return {cite("T1.2"), "This needs two unspent 6s."};
}

// READING: R6. Bars the pairs that cannot pay, or with a circle for operand all of them.
template <class Choice>
Choice& paid_by_two(Choice& choice, const Purse& purse) {
    return choice
        .only(with_first(purse.shown), cite("T1.2"), "Glory needs a 6. {first_die} is not a 6.")
        .only(with_first(purse.unpaid), cite("R6"),
              "{first_die} has paid already; each 6 pays once.")
        .only(with_second(purse.shown), cite("T1.2"), "Glory needs a 6. {second_die} is not a 6.")
        .only(with_second(purse.unpaid), cite("R6"),
              "{second_die} has paid already; each 6 pays once.")
        .only(kDifferent, cite("R6"), "Two different 6s are needed; each pays once.");
}
template <class Choice>
Choice& paid_by_two(Choice& choice, const Purse& purse, int pair) {
    const int first = first_of(pair);
    const int second = second_of(pair);
    return choice
        .when(has_operand(purse.shown, first), cite("T1.2"),
              "Glory needs a 6. {first_die} is not a 6.")
        .when(has_operand(purse.unpaid, first), cite("R6"),
              "{first_die} has paid already; each 6 pays once.")
        .when(has_operand(purse.shown, second), cite("T1.2"),
              "Glory needs a 6. {second_die} is not a 6.")
        .when(has_operand(purse.unpaid, second), cite("R6"),
              "{second_die} has paid already; each 6 pays once.")
        .when(first != second, cite("R6"), "Two different 6s are needed; each pays once.");
}

// T1.2. READING: R2, R11. Reasons that no later roll can change come before this roll's.
template <class May>
void choose_circle(const Rules& rules, const State& state, const Purse& purse, May& may) {
    const OperandSet marked = rules.marked_circles(state);
    const bool is_lost = !has_ability(state, Ability::Offensive);
    if (!May::kExplains && (marked == 0 || is_lost)) return;
    const OperandSet all = operands_between(0, static_cast<int>(rules.sheet().circles.size()) - 1);
    const int paying = paying_pair(purse.sixes);
    for (OperandSet rest = May::kExplains ? kPairs : two_of(purse.sixes, 1); rest != 0;
         rest &= rest - 1) {
        const int pair = std::countr_zero(rest);
        auto&& choice = may.choose(Verb::GloryErase, "Glory: two 6s win back {circle}", all, pair);
        choice.offered_only(pair == paying ? all : 0)
            .when(!is_lost, cite("R2"), "The offensive is lost, so you cannot win land back.");
        paid_by_two(choice, purse, pair)
            .only(marked, cite("R11"),
                  "{circle} is not marked; only a marked circle can be won back.");
        if (pair != paying) continue;
        constexpr Sentence<Vocabulary> kLabel = "Glory: two 6s win back a circle";
        if (is_lost)
            choice.otherwise(0, kLabel);
        else if (marked == 0)
            choice.otherwise(0, kLabel,
                             {cite("R11"), "No circle is marked; there is nothing to win back."});
        else
            choice.otherwise(std::countr_zero(marked), kLabel, no_two_sixes(purse));
    }
}

template <class May>
void choose_restoration(const State& state, const Purse& purse, May& may) {
    const int paying = paying_pair(purse.sixes);
    auto&& choice = may.choose(Verb::GloryRestore, "Glory: two 6s turn a red die white", kPairs);
    choice.offered_only(one_operand(paying))
        .otherwise(paying, "Glory: two 6s turn a red die white", no_two_sixes(purse));
    paid_by_two(choice, purse)
        .when(state.red > 0, cite("R10"), "There is no red die to turn white.");
}

// READING: R3. No limit a turn but the 6s themselves.
template <class May>
void choose_glory(const Rules& rules, const State& state, May& may) {
    const Purse purse = purse_of(state);
    if (!May::kExplains && purse.sixes == 0) return;
    const int payer = purse.sixes == 0 ? 0 : std::countr_zero(purse.sixes);
    may.choose(Verb::GloryCube, "Glory: one 6 for a cube", kAllDice)
        .offered_only(one_operand(payer))
        .otherwise(payer, "Glory: one 6 for a cube", no_six(purse))
        .only(purse.shown, cite("T1.2"), "Glory needs a 6. {die} is not a 6.")
        .only(purse.unpaid, cite("R6"), "{die} has paid already; each 6 pays once.")
        .when(state.cubes < kMaxCubes, cite("R18"), "The reserves are full: five cubes at most.");
    if (!May::kExplains && purse.count() < 2) return;
    choose_restoration(state, purse, may);
    choose_circle(rules, state, purse, may);
}

// T1.2 glory_cube.
void glory_cube(const Turn& turn, DieId die) {
    spend_six(turn.state, die);
    ++turn.state.cubes;
    turn.tell<EventKind::GloryCube>(die, turn.state.cubes);
}

// T1.2 glory_restore. READING: R10. The next roll has one red die fewer; those on the table stay.
void glory_restore(const Turn& turn, Action action) {
    spend_six(turn.state, first_die_of(action));
    spend_six(turn.state, second_die_of(action));
    --turn.state.red;
    turn.tell<EventKind::GloryRestore>(die_id(first_die_of(action)), die_id(second_die_of(action)),
                                       turn.state.red);
}

// T1.2 glory_erase. READING: R11. Any marked circle; what its icon did stays done.
void glory_erase(const Turn& turn, Action action) {
    State& state = turn.state;
    const Sheet& sheet = turn.rules.sheet();
    const CircleId circle = circle_id(circle_of(action));
    spend_six(state, first_die_of(action));
    spend_six(state, second_die_of(action));
    for (int at = 0; at < kTrackers; ++at) {
        const Tracker tribe = tracker_at(at);
        if (is_raid(tribe)) continue;
        auto& marked = state.marked[static_cast<std::size_t>(at)];
        for (int number = 0; number < sheet.length(tribe); ++number) {
            const unsigned bit = 1U << static_cast<unsigned>(number);
            if (!(marked & bit) || sheet.box(tribe, number).circle != circle) continue;
            marked = static_cast<std::uint16_t>(marked & ~bit);
            turn.tell<EventKind::GloryErase>(die_id(first_die_of(action)),
                                             die_id(second_die_of(action)), circle, tribe);
        }
    }
}

// ---- all that a player may do before the Barbarian phase ----

struct Resource {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Where do you place your six dice?",
                .detail =
                    "You may use abilities and Glory first. Each die must be higher than timeline "
                    "+ black die.",
                .untimely = {{{asked_at(Step::Resolve), cite("T2.1"), "Place the dice first."}}}};
    }

    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        choose_ability(state, may);
        choose_glory(rules, state, may);
        // The placing, which is filled in before it is sent, is offered first.
        may.fill(Verb::Assign, "Place the six dice", why_no_placing).usual().by(cite("T2.1"));
    }

    static void apply(const Turn& turn, Action action) {
        switch (verb_of(action)) {
            case Verb::Reroll:
                return pick_up_for_reroll(turn.state, die_of(action));
            case Verb::PlusOne:
                return raise_die(turn, die_id(die_of(action)));
            case Verb::Levy:
                return levy_cube(turn);
            case Verb::GloryCube:
                return glory_cube(turn, die_id(die_of(action)));
            case Verb::GloryRestore:
                return glory_restore(turn, action);
            case Verb::GloryErase:
                return glory_erase(turn, action);
            default:
                return place_dice(turn, action);
        }
    }
};

}  // namespace

constexpr Question kRollPool{Question::of<RollPool>()};
constexpr Question kResource{Question::of<Resource>()};
constexpr Question kReroll{Question::of<Reroll>()};

}  // namespace occasus::rome_must_fall
