// The map in force: Provinces, Areas, how they join and what is printed on them.
//
// It is read from a board file (figure_file.h says how one is written), so that someone who owns
// the printed map can play with its figures.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/figure_file.h"
#include "core/id.h"
#include "core/map_point.h"
#include "core/refusal.h"

#include "games/invasions/board/forces.h"

namespace occasus::invasions {

inline constexpr int kProvinces = 21;  // 16.0, 17.2: those that the text names.
inline constexpr int kMaxAreas = 64;
inline constexpr int kMaxAreasOfProvince = 6;  // 13.2: a die chooses among them.
inline constexpr int kMovement = 5;            // 3.2
inline constexpr int kMostVictoryPoints = 99;
inline constexpr int kMostMilitia = 60;
inline constexpr std::uint8_t kFar = 0xFF;  // No way leads there.

// An Area's and a Province's place on the board. They read as numbers; a number becomes one by
// area_id() and province_id() only.
using AreaId = Id<struct AreaKind>;  // NOLINT(bugprone-forward-declaration-namespace)
constexpr AreaId area_id(int index) {
    return {static_cast<std::uint8_t>(index)};
}
inline constexpr AreaId kNoArea{0xFF};
using ProvinceId = Id<struct ProvinceKind>;  // NOLINT(bugprone-forward-declaration-namespace)
constexpr ProvinceId province_id(int index) {
    return {static_cast<std::uint8_t>(index)};
}
inline constexpr ProvinceId kNoProvince{0xFF};

// Sets, one bit each.
using AreaSet = std::uint64_t;
using ProvinceSet = std::uint32_t;

constexpr AreaSet area_bit(int area) {
    return AreaSet{1} << static_cast<unsigned>(area);
}
constexpr ProvinceSet province_bit(int province) {
    return ProvinceSet{1} << static_cast<unsigned>(province);
}
// This Area and those after it.
constexpr AreaSet areas_from(int area) {
    return area < kMaxAreas ? ~(area_bit(area) - 1) : 0;
}
constexpr bool contains(AreaSet set, int area) {
    return (set >> static_cast<unsigned>(area) & 1U) != 0;
}
constexpr bool has_province(ProvinceSet set, int province) {
    return (set >> static_cast<unsigned>(province) & 1U) != 0;
}
template <class Visit>
void for_each_bit(std::uint64_t set, Visit visit) {
    for (; set != 0; set &= set - 1) visit(std::countr_zero(set));
}

struct Province {
    std::string id;
    std::string title;
    int vp = -1;
    int militia = -1;     // 3.1. Its Militia Allowance.
    bool empire = false;  // 5.63, 5.65, R10
    bool east = false;    // 8.3, R53
    AreaSet areas = 0;
    int first_area = -1;
    ProvinceSet adjacent = 0;  // By land or route (R41).
};

struct Area {
    std::string id;
    std::string label;
    int province = -1;
    int cost = 0;  // 5.11. To enter by land.
    MapPoint place;
};

// A step from one Area to another. 5.14: a water route has its own cost.
struct Link {
    std::uint8_t to = 0;
    std::uint8_t cost = 0;
    bool water = false;
};

struct Board {
    std::string name;
    std::vector<Province> provinces;
    std::vector<Area> areas;
    std::vector<std::vector<Link>> links;  // By Area, ascending.
    std::vector<int> arrivals;             // 12.12
    std::vector<int> priority;             // 5.72. The first is Persia.
    std::array<int, kForces> homes{};      // The nations'; -1 where there is none.
    int rome = -1;                         // 5.51. Italia A.
    int byzantium = -1;                    // 8.3. Thracia B.
    std::vector<Figure> figures;

    // Derived from the above.
    AreaSet all_areas = 0;
    std::array<std::uint8_t, kMaxAreas> province_of{};
    std::array<AreaSet, kMaxAreas> neighbours{};
    // 5.11, 5.15. The neighbours that so many Movement Points reach.
    std::array<std::array<AreaSet, kMovement + 1>, kMaxAreas> within{};
    // 5.32, 10.12. The Areas that legions, or militia, can leave at all.
    AreaSet exits = 0;
    AreaSet militia_exits = 0;
    std::array<std::array<std::uint8_t, kMaxAreas>, kMaxAreas> step{};      // 0: not adjacent.
    std::array<std::array<std::uint8_t, kMaxAreas>, kMaxAreas> distance{};  // From, to.
    // OPTIMIZATION: the same with the goal first, so that what all are from it lies side by side.
    std::array<std::array<std::uint8_t, kMaxAreas>, kMaxAreas> distance_to{};
    std::array<std::array<std::uint8_t, kProvinces>, kMaxAreas> nearest{};  // 5.65. Area, Province.

    static Result<std::shared_ptr<const Board>> parse(std::string_view csv);

    int size() const { return static_cast<int>(areas.size()); }
    const Area& area(int index) const { return areas[at(index)]; }
    const Province& province(int index) const { return provinces[at(index)]; }
    int persia() const { return priority.front(); }
    // -1 when there is none.
    int find_area(std::string_view id) const;
    int find_province(std::string_view id) const;
};

std::string_view built_in_board();

}  // namespace occasus::invasions
