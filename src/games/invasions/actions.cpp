// Which actions are legal: as sets, and from these the list and the random draw.
#include <algorithm>

#include "games/invasions/attack.h"
#include "games/invasions/economy.h"
#include "games/invasions/roman_movement.h"
#include "games/invasions/setup.h"

namespace occasus::invasions {

namespace {

// 5.31, 5.32. So many legions, or militia, of an Area.
void move_choices(const Rules& rules, const State& state, Choices& may) {
    for (const bool militia : {false, true}) {
        AreaSet able = 0;
        std::array<std::uint8_t, kMaxAreas> free;  // NOLINT(*-member-init): of `able` only.
        for (int area = 0; area < rules.board().size(); ++area) {
            const int points = movable(rules, state, area, militia);
            if (points == 0) continue;
            able |= area_bit(area);
            free[at(area)] = static_cast<std::uint8_t>(points);
        }
        for (int count = 1; able != 0; ++count) {
            may.add(militia ? Verb::Militia : Verb::Legions, able, count);
            for_each_bit(able, [&](int area) {
                if (free[at(area)] == count) able &= ~area_bit(area);
            });
        }
    }
    may.add_one(Verb::End, true);
}

void onward_choices(const Rules& rules, const State& state, Choices& may) {
    const March& march = state.march;
    may.add(Verb::To, roman_steps(rules, march.area, march.movement, march.militia != 0));
    may.add_one(Verb::Stay, march.movement < kMovement);
}

// 19.0, 12.12. So many legions to an Area.
void place_choices(AreaSet areas, int most, Choices& may) {
    for (int count = 1; count <= most; ++count) may.add(Verb::Place, areas, count);
}

void bribe_choices(const Rules& rules, const State& state, Choices& may) {
    for (const bool raiders : {false, true})
        for (const Force nation : kNations)
            may.add(Verb::Bribe, bribe_areas(rules, state, nation, raiders), nation, raiders);
    may.add_one(Verb::End, true);
}

}  // namespace

Choices Rules::choices(const State& state) const {
    Choices may;
    switch (state.step) {
        case Step::Deploy:
            place_choices(deployment_areas(*this, state), state.pending, may);
            break;
        case Step::PlaceMilitia:
            may.add(Verb::Raise, areas_of(*this, std::countr_zero(state.militia_due)));
            break;
        case Step::Move:
            move_choices(*this, state, may);
            break;
        case Step::Onward:
            onward_choices(*this, state, may);
            break;
        case Step::Attack:
            may.add(Verb::Attack, attack_areas(*this, state));
            may.add_one(Verb::End, true);
            break;
        case Step::Defenders:
            may.add(Verb::Against, attackable(*this, state, state.battle_area, state.defenders));
            may.add_one(Verb::Fight, state.defenders != 0);
            break;
        case Step::Remainder:
            may.add(Verb::Lose, state.remainder);
            break;
        case Step::Unpaid:
            may.add(Verb::Unpaid, unpaid_areas(*this, state));
            break;
        case Step::Disband:
            may.add(Verb::Disband, persian_areas(state));
            break;
        case Step::Buy:
            for (int count = 0; count <= legions_for_sale(*this, state); ++count)
                may.add_from(make_action(Verb::Buy, count), 1);
            break;
        case Step::Arrive:
            place_choices(open_arrivals(*this, state), state.bought, may);
            break;
        case Step::Bribe:
            bribe_choices(*this, state, may);
            break;
        default:
            break;
    }
    return may;
}

void Rules::legal_actions(const State& state, ActionList& list) const {
    for (int face = 0; face < chance_sides(state); ++face)
        list.push_back({static_cast<std::uint32_t>(face)});
    for (const Choices::Set& set : choices(state))
        for_each_bit(set.operands, [&](int operand) {
            list.push_back({set.base + static_cast<std::uint32_t>(operand)});
        });
}

Action Rules::random_action(const State& state, Rng& rng) const {
    if (to_move(state) == Seat::Chance) return {rng.below(6)};
    const Choices may = choices(state);
    std::uint32_t count = 0;
    for (const Choices::Set& set : may)
        count += static_cast<std::uint32_t>(std::popcount(set.operands));
    std::uint32_t drawn = rng.below(count);
    for (const Choices::Set& set : may) {
        const auto here = static_cast<std::uint32_t>(std::popcount(set.operands));
        if (drawn >= here) {
            drawn -= here;
            continue;
        }
        std::uint64_t operands = set.operands;
        for (; drawn > 0; --drawn) operands &= operands - 1;
        return {set.base + static_cast<std::uint32_t>(std::countr_zero(operands))};
    }
    return {};
}

}  // namespace occasus::invasions
