// The Barbarian Invasions: what follows from map and tables.
#include "ai/heuristics/invasions_ground.h"

#include <algorithm>

namespace occasus::invasions {

namespace {

constexpr double kFoughtAtOnce = 0.8;  // How far an attack in the same turn makes a revolt good.

// 17.2, 17.34. After a yes of 17.0.
double revolt_chance(const Tables& tables, int province, int period, int legions) {
    double lost = 0;
    for (int face = 1; face <= kFaces; ++face) {
        const RevoltFigure& cell = tables.revolt[at(province)][at(face)];
        const int figure = cell.always + (period == kPeriodG ? cell.only_g : 0);
        const int revolt = figure - std::max(0, legions - figure);
        if (figure == 0 || revolt <= 0) continue;
        const int crushed =
            legions >= revolt ? sums_of(tables, {legions, revolt, 0}).eliminated : 0;
        lost += 1 - kFoughtAtOnce * crushed / kFaces;
    }
    return lost / kFaces;
}

Ground::Rebellion rebellion_of(const Rules& rules, RebellionDie die, int legions) {
    Ground::Rebellion found;
    for (int face = 1; face <= kFaces; ++face) {
        const int rebels = rebels_on(rules, die, face, legions);
        found.rebels += 1.0 * rebels / kFaces;
        if (rebels > 0) found.chance += 1.0 / kFaces;
    }
    return found;
}

}  // namespace

Ground::Ground(const Rules& rules) {
    const Tables& tables = rules.tables();
    for (int period = 0; period < kPeriods; ++period) {
        const double yes = (kFaces + 1.0 - tables.revolution[at(period)]) / kFaces;
        for (int legions = 0; legions <= kMostCounted; ++legions) {
            for (std::size_t rule = 0; rule < kRebellionRules; ++rule)
                rebellions_[rule][at(period)][at(legions)] = rebellion_of(
                    rules, {.period = period, .rule = static_cast<RebellionDie::Rule>(rule)},
                    legions);
            for (int province = 0; province < kProvinces; ++province)
                revolts_[at(province)][at(period)][at(legions)] =
                    static_cast<float>(yes * revolt_chance(tables, province, period, legions));
        }
    }
    for (int area = 0; area < rules.board().size(); ++area)
        for (int province = 0; province < kProvinces; ++province)
            turns_[at(area)][at(province)] = static_cast<std::uint8_t>(std::min(
                kFarTurns,
                (rules.board().nearest[at(area)][at(province)] + kMovement - 1) / kMovement));
}

}  // namespace occasus::invasions
