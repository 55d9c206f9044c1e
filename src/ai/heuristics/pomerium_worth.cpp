#include "ai/heuristics/pomerium_worth.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "games/pomerium/generals.h"

namespace occasus::pomerium {

namespace {

// T3. Whether everybody still raises legions this year.
bool is_before_income(const State& state) {
    return state.phase == Phase::Player || state.phase == Phase::Rivals;
}

// A general's strength after income.
struct Strength {
    ProvinceSet provinces = 0;
    float land = 0;  // Provinces.
    float legions = 0;
};

Strength strength_of(const State& state, int general) {
    const ProvinceSet provinces = provinces_of(state, general_at(general));
    const auto land = static_cast<float>(std::popcount(provinces));
    return {provinces, land,
            static_cast<float>(state.legions[at(general)]) + (is_before_income(state) ? land : 0)};
}

// E0, E2. About the chance to be murdered before the year is out.
float murder_risk(const State& state) {
    constexpr float kMeanEvents = 3.5F;
    const bool counted = state.phase == Phase::Events && state.step != Step::Events;
    const float events = counted ? static_cast<float>(state.events_due) : kMeanEvents;
    return 1 - std::pow(1 - 0.05F / static_cast<float>(state.generals), events);
}

float share(float own, float other) {
    return own / (own + other + 1);
}

}  // namespace

WorthInputs Worth::inputs(const State& state) const {
    const Strength own = strength_of(state, kYou);
    const ProvinceSet around = rules_.targets(state);
    Strength strongest;
    Strength weakest{.legions = 1e4F};
    Strength all;
    float stronger = 0;
    float near = 0;
    float near_weaker = 0;
    for (int rival = 1; rival < state.generals; ++rival) {
        const Strength other = strength_of(state, rival);
        if (other.legions > strongest.legions) strongest = other;
        if (other.legions < weakest.legions) weakest = other;
        all.land += other.land;
        all.legions += other.legions;
        stronger += other.legions > own.legions ? 1.0F : 0.0F;
        if ((other.provinces & around) == 0) continue;
        near += 1;
        near_weaker += other.legions < own.legions ? 1.0F : 0.0F;
    }
    const ProvinceSet senate = provinces_of(state, kSenatorial);
    ProvinceSet open = 0;
    for_each_province(senate, [&](int province) {
        if (state.garrisons[at(province)] == 0) open |= bit_of(province);
    });
    const auto count = [](ProvinceSet set) { return static_cast<float>(std::popcount(set)); };
    const auto at_least = [&](float land) { return own.land >= land ? 1.0F : 0.0F; };
    return {1,
            own.legions / 10,
            std::sqrt(own.legions),
            std::log1p(own.legions),
            own.legions < 3 ? 1.0F : 0.0F,
            own.land / 5,
            at_least(2),
            at_least(3),
            at_least(4),
            at_least(6),
            share(own.legions, strongest.legions),
            share(own.legions, all.legions),
            share(own.legions, weakest.legions),
            share(own.land, all.land),
            all.land / 5,
            all.legions / 10,
            strongest.legions / 10,
            strongest.land / 5,
            stronger,
            near,
            near_weaker,
            count(open & around),
            (open & around) != 0 ? 1.0F : 0.0F,
            count(senate & around),
            count(senate) / 5,
            murder_risk(state),
            own.legions >= 2 * strongest.legions ? 1.0F : 0.0F,
            own.legions > strongest.legions ? 1.0F : 0.0F,
            weakest.land / 5,
            count(own.provinces & kCore) / 5};
}

double Worth::of(const State& state) const {
    if (state.step == Step::Over) return state.outcome == pomerium::Outcome::Win ? 1 : 0;
    const WorthInputs values = inputs(state);
    const WorthInputs& weights = weights_[at(state.generals - 1)];
    float odds = 0;
    for (std::size_t input = 0; input < kWorthInputs; ++input)
        odds += weights[input] * values[input];
    return 1 / (1 + std::exp(-static_cast<double>(odds)));
}

}  // namespace occasus::pomerium
