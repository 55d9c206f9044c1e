// SD-5: chains of fleets, over which an army can be carried.
#pragma once

#include "games/diplomacy/board/board.h"
#include "games/diplomacy/board/units.h"

namespace occasus::diplomacy {

// The seas in which a fleet stands.
SeaSet fleets_at_sea(const Board&, const Units&);

// Whether fleets in these seas make a chain between the two coastal provinces.
bool has_chain(const Board&, SeaSet fleets, int from, int to);

// Those of these seas that lie on some tight chain between the two coastal provinces.
SeaSet on_tight_chains(const Board&, SeaSet fleets, int from, int to);

inline SeaSet sea_bit(const Board& board, int province) {
    return SeaSet{1} << board.sea_number[at(province)];
}

}  // namespace occasus::diplomacy
