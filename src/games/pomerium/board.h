// Pomerium: the board as its file describes it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/figure_file.h"
#include "core/fixed_vector.h"
#include "core/map_point.h"
#include "core/refusal.h"

namespace occasus::pomerium {

inline constexpr int kProvinces = 18;     // C1. As many as the d20 of M3 can name.
inline constexpr int kCoreDie = 8;        // S1. Core provinces are the first eight.
inline constexpr int kProvinceDie = 20;   // M3.
inline constexpr int kRoutes = 8;         // E7.
inline constexpr int kMaxNeighbours = 6;  // N4. As many as the die counts.
inline constexpr int kMaxRoute = 8;

// A set of provinces, one bit each; bit 0 is province number 1.
using ProvinceSet = std::uint32_t;

constexpr ProvinceSet bit_of(int province) {
    return ProvinceSet{1} << static_cast<unsigned>(province);
}
constexpr bool contains(ProvinceSet set, int province) {
    return (set >> static_cast<unsigned>(province) & 1U) != 0;
}
inline constexpr ProvinceSet kAllProvinces = (ProvinceSet{1} << kProvinces) - 1;
inline constexpr ProvinceSet kCore = (ProvinceSet{1} << kCoreDie) - 1;

// C4. A neighbour across a land border or along a dotted sea route.
struct Link {
    std::uint8_t to = 0;
    bool sea = false;
};

// Provinces are numbered from 0 in the code; people see them numbered from 1.
struct Province {
    std::string id;
    std::string title;
    std::string gloss;
    bool core = false;
    MapPoint place;
    std::vector<Link> links;  // N4. Clockwise from due north.
};

struct Invader {
    std::string id;
    std::string title;
    FixedVector<std::uint8_t, kMaxRoute> route;  // E7. In the order they come through.
};

struct Board {
    std::string name;
    std::vector<Province> provinces;
    std::vector<Invader> invaders;  // By the face of their die.
    std::vector<Figure> figures;    // The file itself, for provenance.
    std::array<ProvinceSet, kProvinces> neighbours{};
    std::array<FixedVector<std::uint8_t, kMaxNeighbours>, kProvinces> clockwise{};  // N4.

    // Reads a board file. Every figure must be there, once, and in range; links go both ways and
    // connect all provinces. The refusal names the line.
    static Result<std::shared_ptr<const Board>> parse(std::string_view csv);

    const Province& province(int index) const { return provinces[at(index)]; }
    // -1 when no province has that id, or no people of the die of invasions.
    int find_province(std::string_view id) const;
    int find_invader(std::string_view id) const;
};

// The board built into the program.
std::string_view built_in_board();

}  // namespace occasus::pomerium
