// The board: provinces and their coasts, where armies and fleets go, centres and powers, read from
// a board file (data/board.csv is the standard map with what Fall of Rome changes).
//
// A place is a province (its own number) or one of several coasts of a province (numbered after all
// provinces). Armies, and fleets where there is one coast or none, stand in the province itself.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/figure_file.h"
#include "core/map_point.h"
#include "core/refusal.h"

#include "games/diplomacy/board/options.h"
#include "games/diplomacy/board/place_set.h"

namespace occasus::diplomacy {

inline constexpr int kMaxProvinces = 80;
inline constexpr int kMaxPlaces = 96;
inline constexpr int kMaxSeas = 32;
inline constexpr int kPowers = 7;
inline constexpr int kNowhere = 0xFF;
inline constexpr int kNobody = -1;

// A set of sea provinces, one bit each: the seas are numbered on their own.
using SeaSet = std::uint32_t;

enum class Terrain : std::uint8_t { Sea, Coast, Inland };
inline constexpr auto kTerrains = std::to_array<Named<Terrain>>({
    {Terrain::Sea, "sea"},
    {Terrain::Coast, "coast"},
    {Terrain::Inland, "inland"},
});
static_assert(are_in_order(kTerrains));

enum class UnitKind : std::uint8_t { Army, Fleet };

struct Power {
    std::string id;     // As files name it in this game.
    std::string title;  // For people.
    std::string leader;
    std::string standard_id;  // As the standard game names it.
};

struct Place {
    std::string label;  // PAR, SPA/NC.
    std::string name;   // Paris, Spain (north coast).
    MapPoint anchor;    // Where a unit stands.
};

struct StartUnit {
    int power = 0;
    UnitKind kind = UnitKind::Army;
    int place = 0;
};

// SD-5. The reach of units of one kind without convoys.
struct Roads {
    std::array<PlaceSet, kMaxPlaces> places{};     // From each place.
    std::array<PlaceSet, kMaxPlaces> provinces{};  // Those of these places.
    // Where a unit may stand that is sent there: for a fleet one coast, or any of a province.
    std::array<PlaceSet, kMaxPlaces> ends{};
};

// Provinces by names of three capital letters, which nearly every name that is looked up is.
class ShortNames {
  public:
    // Room for so many names, and none of them there.
    void reset(std::size_t names);
    // Precondition: three letters, and room.
    void insert(std::string_view name, std::uint8_t province);
    // kNowhere when there is none. Precondition: three characters.
    std::uint8_t find(std::string_view name) const {
        const std::uint32_t wanted = letters(name);
        for (std::size_t at = slot_of(wanted);; at = (at + 1) & (slots_.size() - 1)) {
            if (slots_[at].letters == wanted) return slots_[at].province;
            if (slots_[at].letters == 0) return kNowhere;
        }
    }

  private:
    struct Slot {
        std::uint32_t letters = 0;  // 0: a free slot; there is one after every name.
        std::uint8_t province = kNowhere;
    };

    static std::uint32_t letters(std::string_view name) {
        const auto byte = [&](std::size_t at) {
            return std::uint32_t{static_cast<unsigned char>(name[at])};
        };
        return byte(0) | byte(1) << 8U | byte(2) << 16U;
    }
    std::size_t slot_of(std::uint32_t letters) const {
        return (letters * 0x9E3779B1U >> 16U) & (slots_.size() - 1);
    }

    std::vector<Slot> slots_ = std::vector<Slot>(1);
};

struct Board {
    Game game = Game::Standard;
    std::string name;
    std::array<Power, kPowers> powers;
    std::vector<Place> places;  // Provinces in the order of their names, then coasts.
    int provinces = 0;
    std::vector<StartUnit> start;
    std::vector<Figure> figures;  // Every line of the file, with its provenance.
    // Ids, names and aliases in capital letters only, sorted; those of three letters once more,
    // by their letters, since they are what is looked up.
    std::vector<std::pair<std::string, std::uint8_t>> names;
    ShortNames short_names;

    std::array<Terrain, kMaxProvinces> terrain{};
    std::array<std::uint8_t, kMaxPlaces> province_of{};
    std::array<PlaceSet, kMaxProvinces> coasts_of{};  // Empty unless there are several.
    PlaceSet seas;
    PlaceSet centres;
    std::array<PlaceSet, kPowers> homes{};

    // SD-5. The reach of a unit without convoys.
    std::array<PlaceSet, kMaxProvinces> army_reach{};
    std::array<PlaceSet, kMaxPlaces> fleet_reach{};      // Places.
    std::array<PlaceSet, kMaxPlaces> fleet_provinces{};  // The provinces of these places.

    // The same by kind of unit.
    std::array<Roads, 2> roads{};
    // Provinces that touch each for an army or a fleet, coasts ignored.
    std::array<PlaceSet, kMaxProvinces> provinces_around{};

    // For convoys: the seas that touch a province, and the number of a sea; kNowhere elsewhere.
    std::array<SeaSet, kMaxProvinces> seas_around{};
    std::array<std::uint8_t, kMaxProvinces> sea_number{};
    std::array<std::uint8_t, kMaxSeas> sea_province{};

    // Reads a board file for one of the games. Every figure must be there, once and in range;
    // borders go both ways. The refusal names the line.
    static Result<std::shared_ptr<const Board>> parse(std::string_view csv, Game game);

    const Place& place(int index) const { return places[at(index)]; }
    bool is_sea(int province) const { return terrain_at(province) == Terrain::Sea; }
    bool is_coastal(int province) const { return terrain_at(province) == Terrain::Coast; }
    bool is_inland(int province) const { return terrain_at(province) == Terrain::Inland; }
    bool has_coasts(int province) const { return !coasts(province).empty(); }
    const PlaceSet& coasts(int province) const { return coasts_of[at(province)]; }
    int province(int place) const { return province_of[at(place)]; }
    const Roads& roads_of(UnitKind kind) const { return roads[at(kind)]; }
    // Where a fleet in that province may stand.
    PlaceSet fleet_places(int province) const;
    const PlaceSet& touching(int province) const { return provinces_around[at(province)]; }

    // kNowhere when no place has that label.
    int find_place(std::string_view label) const;
    // A province by its id, name or alias in capital letters only; kNowhere when there is none.
    int find_name(std::string_view wanted) const;
    // A power by either of its ids; kNobody when there is none.
    int find_power(std::string_view id) const;

  private:
    Terrain terrain_at(int province) const { return terrain[at(province)]; }
};

// The board built into the program.
std::string_view built_in_board();

}  // namespace occasus::diplomacy
