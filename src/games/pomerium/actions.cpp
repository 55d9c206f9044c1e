// Which actions are legal, and how many sides a die has.
#include "games/pomerium/generals.h"
#include "games/pomerium/rules.h"
#include "games/pomerium/setup.h"

namespace occasus::pomerium {

Seat Rules::to_move(const State& state) {
    switch (state.step) {
        case Step::Act:
        case Step::Consent:
        case Step::Devote:
            return kPlayer;
        case Step::Over:
            return Seat::Nobody;
        default:
            return Seat::Chance;
    }
}

int Rules::chance_sides(const State& state) const {
    switch (state.step) {
        case Step::Home:
        case Step::RivalHome:
        case Step::Route:
            return 8;
        case Step::Rivals:
            return 12;
        case Step::RivalLegions:
            return kRivalDie[state.rivals_at_start];
        case Step::Order:
        case Step::Event:
        case Step::Province:
            return 20;
        case Step::Base:
            return std::popcount(
                provinces_of(state, static_cast<std::uint8_t>(acting_rival(state))));
        case Step::Victim:
            return state.generals;
        case Step::NewcomerHome:
            return newcomer_home_sides(state);
        case Step::Act:
        case Step::Consent:
        case Step::Devote:
        case Step::Over:
            return 0;
        default:
            return 6;
    }
}

// A1. Lost, senatorial or a rival's, next to one of yours.
ProvinceSet Rules::targets(const State& state) const {
    const ProvinceSet own = provinces_of(state, kYou);
    ProvinceSet around = 0;
    for_each_province(own, [&](int province) { around |= board().neighbours[at(province)]; });
    return around & ~own;
}

// B5. READING: R15. None only when you defend.
Rules::Range Rules::devotion(const State& state) {
    return {attacker_devotes(state) ? 1 : 0, state.legions[kYou]};
}

void Rules::legal_actions(const State& state, ActionList& list) const {
    switch (state.step) {
        case Step::Act: {
            list.push_back(make_action(Verb::Wait));
            // A3. READING: R10. With a legion at least.
            if (state.legions[kYou] > 0)
                for_each_province(targets(state), [&](int province) {
                    list.push_back(make_action(Verb::Attack, province));
                });
            for_each_province(targets(state), [&](int province) {
                list.push_back(make_action(Verb::Ally, province));
            });
            return;
        }
        case Step::Devote: {
            const Range range = devotion(state);
            for (int count = range.low; count <= range.high; ++count)
                list.push_back(make_action(Verb::Devote, count));
            return;
        }
        case Step::Consent:
            list.push_back(make_action(Verb::Accept));
            list.push_back(make_action(Verb::Refuse));
            return;
        default:
            for (int face = 0; face < chance_sides(state); ++face)
                list.push_back({static_cast<std::uint32_t>(face)});
    }
}

Action Rules::random_action(const State& state, Rng& rng) const {
    const auto draw = [&](int count) {
        return static_cast<int>(rng.below(static_cast<std::uint32_t>(count)));
    };
    switch (state.step) {
        case Step::Act: {
            ProvinceSet around = targets(state);
            const int count = std::popcount(around);
            const int attacks = state.legions[kYou] > 0 ? count : 0;
            const int drawn = draw(1 + attacks + count);
            if (drawn == 0) return make_action(Verb::Wait);
            const bool attack = drawn <= attacks;
            for (int skipped = drawn - 1 - (attack ? 0 : attacks); skipped > 0; --skipped)
                around &= around - 1;
            return make_action(attack ? Verb::Attack : Verb::Ally, std::countr_zero(around));
        }
        case Step::Devote: {
            const Range range = devotion(state);
            return make_action(Verb::Devote, range.low + draw(range.high - range.low + 1));
        }
        case Step::Consent:
            return make_action(draw(2) == 0 ? Verb::Accept : Verb::Refuse);
        default:
            return {static_cast<std::uint32_t>(draw(chance_sides(state)))};
    }
}

}  // namespace occasus::pomerium
