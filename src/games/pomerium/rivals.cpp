// Chapter N: the rivals act, in an order of their own.
#include "games/pomerium/rivals.h"

#include <bit>
#include <string>
#include <string_view>
#include <utility>

#include "games/pomerium/chapters.h"
#include "games/pomerium/tables.h"

namespace occasus::pomerium {

namespace {

// ---- N1. The order. ----

// READING: R16. The first group of rivals that are tied, in the places they share; false when none
// is.
bool begin_roll_of_a_tie(State& state) {
    Queue& queue = state.queue;
    if (queue.tied == 0) return false;
    queue.at = static_cast<std::uint8_t>(std::countr_zero(queue.tied));
    queue.end = static_cast<std::uint8_t>(queue.at + 1);
    while ((queue.tied >> (queue.end - 1U) & 1U) != 0) ++queue.end;
    state.step = Step::Order;
    return true;
}

// Sorts the group that has rolled; who shows the same is still tied.
void settle_group(Queue& queue, int begin) {
    const auto lower = [&](int place) { return queue.dice[at(place)] < queue.dice[at(place - 1)]; };
    for (int sorted = begin + 1; sorted < queue.end; ++sorted)
        for (int place = sorted; place > begin && lower(place); --place) {
            std::swap(queue.dice[at(place)], queue.dice[at(place - 1)]);
            std::swap(queue.numbers[at(place)], queue.numbers[at(place - 1)]);
        }
    for (int place = begin; place + 1 < queue.end; ++place) {
        const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(place));
        if (queue.dice[at(place)] != queue.dice[at(place + 1)])
            queue.tied = static_cast<std::uint8_t>(queue.tied & ~bit);
    }
    queue.dice.fill(0);
}

// D2.
struct Order : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "When does the rival act?",
                .detail = "The lowest roll acts first; equal rolls are repeated.",
                .waiting = kDieFirst};
    }
    static Thrown thrown(const State& state) {
        return {.who = roller(party_numbered(state.queue.numbers[state.queue.at]))};
    }
    static void apply(const Turn& turn, Action action) {
        Queue& queue = turn.state.queue;
        queue.dice[queue.at] = static_cast<std::uint8_t>(face_of(action));
        if (++queue.at < queue.end) return;
        settle_group(queue, std::countr_zero(queue.tied));
        queue.at = 0;
        queue.end = 0;
        if (begin_roll_of_a_tie(turn.state)) return;
        tell_order(turn);
        next_rival(turn);
    }

    static void tell_order(const Turn& turn) {
        const auto& numbers = turn.state.queue.numbers;
        const auto rank = [&](std::size_t at) { return static_cast<Rank>(numbers[at]); };
        turn.tell<EventKind::OrderSettled>(party_numbered(numbers[0]), rank(1), rank(2), rank(3));
    }
};

// ---- N2 to N5. An action. ----

void end_action(State& state) {
    state.pending = 0;
    state.base = {};
    state.step = Step::Next;
}

void act_from(const Turn& turn, Side general, ProvinceId base) {
    turn.state.base = base;
    turn.state.step = Step::Neighbour;
    turn.tell<EventKind::BaseChosen>(party_of(turn.state, general), base);
}

// Counted from 1, in the order of their numbers.
ProvinceId nth_province(ProvinceSet provinces, int n) {
    for (; n > 1; --n) provinces &= provinces - 1;
    return province_id(std::countr_zero(provinces));
}

constexpr std::string_view kRolledAgain = "rolled again";

// N3. No die for a single province.
void choose_base(const Turn& turn, Side general) {
    State& state = turn.state;
    const ProvinceSet own = provinces_of(state, general);
    if (std::popcount(own) > 1) {
        state.step = Step::Base;
        return;
    }
    act_from(turn, general, province_id(std::countr_zero(own)));
}

// D3.
struct RivalAction : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "What does the rival do?", .detail = "{faces}", .waiting = kDieFirst};
    }

    // N2. READING: R10. Without legions there is no attack. R18 needs no test: with you in the game
    // and every province in reach, some base has a foreign neighbour.
    static std::string meaning(const Rules&, const State&, int face) {
        return std::string(words_of(rival_act_by(face)));
    }
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        const Side general = general_at(acting_rival(state));
        const int face = face_of(action);
        const RivalAct act = rival_act_by(face);
        turn.tell<EventKind::ActionRolled>(party_of(state, general), face);
        if (act == RivalAct::Nothing) return end_action(state);
        if (act == RivalAct::Attack && state.legions[general] == 0) {
            turn.tell<EventKind::Unarmed>(party_of(state, general));
            return end_action(state);
        }
        state.pending = act == RivalAct::Attack ? kWillAttack : kWillOffer;
        choose_base(turn, general);
    }
};

// N3. Uniform among the rival's provinces, in the order of their numbers.
struct Base : Die {
    static int sides(const Rules&, const State& state) {
        return std::popcount(provinces_of(state, general_at(acting_rival(state))));
    }
    static Asked prompt(const Rules&, const State&) {
        return {.text = "From which province?", .detail = "{faces}", .waiting = kDieFirst};
    }
    static Thrown thrown(const State& state) {
        return {.who = roller(party_of(state, general_at(acting_rival(state))))};
    }
    static std::string meaning(const Rules& rules, const State& state, int face) {
        const Side general = general_at(acting_rival(state));
        const ProvinceId base = nth_province(provinces_of(state, general), face);
        return contains(useful_bases(rules, state, general), base)
                   ? rules.board().province(base).title
                   : std::string(kRolledAgain);
    }
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        const Side general = general_at(acting_rival(state));
        const ProvinceId base = nth_province(provinces_of(state, general), face_of(action));
        // N5. READING: R18. The base is drawn again.
        if (!contains(useful_bases(turn.rules, state, general), base))
            return turn.tell_by<EventKind::RolledAgain>(cite("R18"), Again::NoForeignNeighbour);
        act_from(turn, general, base);
    }
};

// N4, N5. READING: R17, R18.
struct Neighbour : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Toward which neighbour?", .detail = "{faces}", .waiting = kDieFirst};
    }
    static Thrown thrown(const State& state) {
        return {.who = roller(party_of(state, general_at(acting_rival(state)))),
                .where = place(state.base)};
    }
    static std::string meaning(const Rules& rules, const State& state, int face) {
        const auto& list = rules.board().clockwise[state.base];
        const Options& options = rules.options();
        if (face > static_cast<int>(list.size()) && !options.overflow_wraps)
            return std::string(kRolledAgain);
        const int target = list[at(face - 1) % list.size()];
        if (state.owner[at(target)] != general_at(acting_rival(state)))
            return rules.board().province(target).title;
        return options.own_target_rerolls ? std::string(kRolledAgain) : "nothing";
    }
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        const Options& options = turn.rules.options();
        const auto& list = turn.rules.board().clockwise[state.base];
        const int face = face_of(action);
        const bool overflows = face > static_cast<int>(list.size());
        if (overflows && !options.overflow_wraps)
            return turn.tell_by<EventKind::RolledAgain>(cite("R17"), Again::BeyondTheList);
        const ProvinceId target = province_id(list[at(face - 1) % list.size()]);
        const Side general = general_at(acting_rival(state));
        turn.tell_by<EventKind::TargetChosen>(overflows ? cite("R17") : cite("N4"),
                                              party_of(state, general), target);
        if (state.owner[target] == general) {
            if (options.own_target_rerolls)
                return turn.tell_by<EventKind::RolledAgain>(cite("R18"), Again::OwnLand);
            turn.tell<EventKind::Idle>(party_of(state, general));
            return end_action(state);
        }
        const bool attacks = state.pending == kWillAttack;
        end_action(state);
        if (attacks)
            attack(turn, cite("B1"), general, target);
        else
            offer_alliance(turn, general, target);
    }
};

}  // namespace

void begin_rivals(const Turn& turn) {
    State& state = turn.state;
    state.phase = Phase::Rivals;
    Queue& queue = state.queue;
    for (int general = 1; general < state.generals; ++general)
        queue.numbers[queue.size++] = state.numbers[at(general)];
    for (int place = 0; place + 1 < queue.size; ++place)
        queue.tied = static_cast<std::uint8_t>(queue.tied | 1U << static_cast<unsigned>(place));
    if (!begin_roll_of_a_tie(state)) next_rival(turn);
}

int acting_rival(const State& state) {
    return index_of(state, state.queue.numbers[state.queue.at]);
}

ProvinceSet useful_bases(const Rules& rules, const State& state, Side general) {
    const ProvinceSet own = provinces_of(state, general);
    ProvinceSet useful = 0;
    for_each_province(own, [&](ProvinceId province) {
        if ((rules.board().neighbours[province] & ~own) != 0) useful |= bit_of(province);
    });
    return useful;
}

constexpr Question kOrder = question_of<Order>();
constexpr Question kRivalAction = question_of<RivalAction>();
constexpr Question kBase = question_of<Base>();
constexpr Question kNeighbour = question_of<Neighbour>();

}  // namespace occasus::pomerium
