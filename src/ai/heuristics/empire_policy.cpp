// The Fall of the Roman Empire: what follows from a board, worked out once.
#include "ai/heuristics/empire_policy.h"

namespace occasus::empire {

Ground::Ground(const Rules& rules)
    : rules_(rules), odds_(ConquestOdds::with(rules.options().crt33_is_x)) {
    for (int from = 0; from < board().size(); ++from) {
        for (const Border& border : board().area(from).borders)
            neighbours_[at(from)].push_back(border.to);
        for (int to = 0; to < board().size(); ++to)
            for (const int next : neighbours(from))
                if (distance(next, to) < distance(from, to))
                    toward_[at(from)][at(to)] |= bit_of(next);
        for (std::size_t borders = 0; borders < around_rome_.size(); ++borders)
            if (distance_to_rome(from) <= static_cast<int>(borders))
                around_rome_[borders] |= bit_of(from);
    }
}

}  // namespace occasus::empire
