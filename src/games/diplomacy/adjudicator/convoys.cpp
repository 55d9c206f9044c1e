#include "games/diplomacy/adjudicator/convoys.h"

#include <bit>

namespace occasus::diplomacy {

namespace {

SeaSet seas_around(const Board& board, int province) {
    return board.seas_around[at(province)];
}

SeaSet seas_next_to(const Board& board, int sea) {
    return seas_around(board, board.sea_province[at(sea)]);
}

// SD-5. Grows tight chains fleet by fleet, and keeps those that arrive.
struct ChainFinder {
    const Board& board;
    SeaSet goals = 0;  // Seas that touch the destination.
    SeaSet found = 0;  // Seas of all chains that arrived.

    // `chain` ends with `sea`; `open` are the fleets that touch none before it.
    void extend(int sea, SeaSet chain, SeaSet open) {
        chain |= SeaSet{1} << sea;
        // Only the last fleet touches the destination, so here the chain ends.
        if ((goals >> sea & 1U) != 0) {
            found |= chain;
            return;
        }
        const SeaSet next = open & seas_next_to(board, sea);
        for (SeaSet rest = next; rest != 0; rest &= rest - 1)
            extend(std::countr_zero(rest), chain, open & ~next);
    }
};

}  // namespace

SeaSet fleets_at_sea(const Board& board, const Units& units) {
    SeaSet fleets = 0;
    for (const int sea : units.occupied & board.seas) fleets |= sea_bit(board, sea);
    return fleets;
}

bool has_chain(const Board& board, SeaSet fleets, int from, int to) {
    const SeaSet goals = seas_around(board, to);
    SeaSet edge = fleets & seas_around(board, from);
    SeaSet unreached = fleets & ~edge;
    while (edge != 0) {
        if ((edge & goals) != 0) return true;
        SeaSet next = 0;
        for (; edge != 0; edge &= edge - 1) next |= seas_next_to(board, std::countr_zero(edge));
        edge = next & unreached;
        unreached &= ~edge;
    }
    return false;
}

SeaSet on_tight_chains(const Board& board, SeaSet fleets, int from, int to) {
    const SeaSet starts = fleets & seas_around(board, from);
    ChainFinder finder{board, fleets & seas_around(board, to)};
    for (SeaSet rest = starts; rest != 0; rest &= rest - 1)
        finder.extend(std::countr_zero(rest), 0, fleets & ~starts);
    return finder.found;
}

}  // namespace occasus::diplomacy
