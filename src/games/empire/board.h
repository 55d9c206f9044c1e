// The board: areas, their borders and figures, and the counter mix, read from a board file
// (data/board.csv is ours).
//
// The published map and counter sheet are lost. The last column of each line of the file says
// whose the figure is, and the player is shown it.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/figure_file.h"
#include "core/fixed_vector.h"
#include "core/map_point.h"
#include "core/refusal.h"

namespace occasus::empire {

inline constexpr int kMaxAreas = 48;
inline constexpr int kMaxNeighbours = 12;
inline constexpr int kMaxLegions = 8;
inline constexpr int kMaxForces = 60;  // One kind's, in a counter mix.

// R2. RRP have no limit. So that none is ever reached, a board may not bring in more than the first
// in all its turns, and a position not begin with more than the second.
inline constexpr int kMaxIncome = 50'000;
inline constexpr int kMaxGivenResources = 9'999;

// A set of areas, one bit each.
using AreaSet = std::uint64_t;

constexpr AreaSet bit_of(int area) {
    return AreaSet{1} << static_cast<unsigned>(area);
}
constexpr bool contains(AreaSet set, int area) {
    return (set >> static_cast<unsigned>(area) & 1U) != 0;
}

// T4.
enum class Terrain : std::uint8_t { Clear, Forest, Mountain };
inline constexpr std::array<std::string_view, 3> kTerrainIds = {"clear", "forest", "mountain"};

struct Border {
    std::uint8_t to = 0;
    bool sea = false;
};

struct Area {
    std::string id;
    std::string title;  // Latin.
    std::string gloss;  // The land there, in English.
    int value = 0;      // RV, in RRP.
    Terrain terrain = Terrain::Clear;
    bool invasion = false;  // A Barbarian Invasion Reinforcement Area.
    MapPoint place;         // The label's.
    FixedVector<Border, kMaxNeighbours> borders;
};

// SETUP.4. How many counters of each kind there are.
struct CounterMix {
    int roman_force = 0;
    int legion = 0;
    int fort = 0;
    int wall = 0;
    int barbarian_force = 0;
    int cavalry = 0;
};

struct Board {
    std::string name;
    std::vector<Area> areas;  // In board order.
    int rome = -1;
    int turns = 0;
    int start_resources = 0;
    CounterMix mix;
    std::vector<Figure> figures;  // Every line of the file, with its provenance.

    // Derived from the areas, for speed.
    std::array<AreaSet, kMaxAreas> neighbours{};
    std::array<std::uint8_t, kMaxAreas> values{};
    std::array<std::array<std::uint8_t, kMaxAreas>, kMaxAreas> distance{};  // In borders.
    AreaSet all = 0;
    AreaSet invasion = 0;
    AreaSet rough = 0;  // Forest or mountain.
    AreaSet mountain = 0;

    // Reads a board file. Every figure must be there, once, and in range; borders are symmetric and
    // connect all areas; at least one area is open to invasion. The refusal names the line.
    static Result<std::shared_ptr<const Board>> parse(std::string_view csv);

    int size() const { return static_cast<int>(areas.size()); }
    const Area& area(int index) const { return areas[at(index)]; }
    // -1 when no area has that id.
    int find_area(std::string_view id) const;
};

// The board built into the program.
std::string_view built_in_board();

}  // namespace occasus::empire
