// The Barbarian Invasions: what follows from map and tables, worked out once.
#pragma once

#include <array>

#include "games/invasions/chapters/fights.h"
#include "games/invasions/chapters/rebellion.h"

namespace occasus::invasions {

class Ground {
  public:
    explicit Ground(const Rules& rules);

    // 17.34. How probably a Province revolts in the next turn and is not won back at once, in spite
    // of so many legions.
    double revolt(int province, int period, int legions) const {
        return revolts_[at(province)][at(period)][at(std::min(legions, kMostCounted))];
    }

    // 18.0, 19.1. A stack of legions in the phase G of this die.
    struct Rebellion {
        double chance = 0;
        double rebels = 0;  // Expected.
    };
    Rebellion rebellion(RebellionDie die, int legions) const {
        return rebellions_[at(die.rule)][at(die.period)][at(std::min(legions, kMostCounted))];
    }

    // How many turns of marching a Province is away from an Area: 0 is inside.
    int turns(int area, int province) const { return turns_[at(area)][at(province)]; }
    static constexpr int kFarTurns = 4;

  private:
    static constexpr int kMostCounted = 31;
    static constexpr std::size_t kRebellionRules =
        static_cast<std::size_t>(RebellionDie::Rule::Fallen) + 1;
    template <class Item>
    using ByCount = std::array<Item, kMostCounted + 1>;

    std::array<std::array<ByCount<float>, kPeriods>, kProvinces> revolts_{};
    std::array<std::array<ByCount<Rebellion>, kPeriods>, kRebellionRules> rebellions_{};
    std::array<std::array<std::uint8_t, kProvinces>, kMaxAreas> turns_{};
};

}  // namespace occasus::invasions
