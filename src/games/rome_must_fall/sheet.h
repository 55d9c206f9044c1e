// The gamesheet: every figure that is printed, read from a sheet file (data/sheet.csv is ours).
//
// The original sheet is lost. Which figures the rule text states and which we reconstructed is said
// in the last column of each line of the file, and shown to the player.
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

namespace occasus::rome_must_fall {

inline constexpr int kTurns = 12;
inline constexpr int kTrackers = 6;
inline constexpr int kMaxBoxes = 12;  // The longest path or raid track a sheet may have.
inline constexpr int kMaxCircles = 32;
inline constexpr int kFirstYear = 420;
inline constexpr int kYearsATurn = 5;

// READING: R23. The timeline's years govern: turn 1 is 420.
constexpr int year_of(int turn) {
    return kFirstYear + kYearsATurn * (turn - 1);
}

// P3. READING: R22. In the order the Barbarian phase resolves them.
enum class Tracker : std::uint8_t { Vandals, Visigoths, Franks, Sea, Huns, Ostrogoths };
inline constexpr std::array<std::string_view, kTrackers> kTrackerIds = {
    "vandals", "visigoths", "franks", "sea", "huns", "ostrogoths"};
inline constexpr std::array<std::string_view, kTrackers> kTrackerTitles = {
    "Vandals", "Visigoths", "Franks", "War at Sea", "Huns", "Ostrogoths"};

constexpr Tracker tracker_at(int index) {
    return static_cast<Tracker>(index);
}
constexpr int index_of(Tracker tracker) {
    return static_cast<int>(tracker);
}
constexpr bool is_raid(Tracker tracker) {
    return tracker == Tracker::Sea || tracker == Tracker::Huns;
}

// READING: R1. The four Roman abilities, in the order the rules name them.
enum class Ability : std::uint8_t { Reroll, PlusOne, Offensive, Levy };
inline constexpr int kAbilities = 4;
inline constexpr std::array<std::string_view, kAbilities> kAbilityIds = {"reroll", "plus_one",
                                                                         "offensive", "levy"};
constexpr std::uint8_t bit_of(Ability ability) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(ability));
}

// P4, P5. The print in a circle of a path or a box of a raid track. The abilities are in the order
// of Ability.
enum class Icon : std::uint8_t {
    None,
    Cube,
    RedDie,
    Fire,
    Roma,
    LoseReroll,
    LosePlusOne,
    LoseOffensive,
    LoseLevy,
    PlusOneTribe
};
// The words for icons in sheet files and views; PlusOneTribe is followed by the tribe's id there.
inline constexpr std::array<std::string_view, 10> kIconIds = {
    "none",   "cube",     "red_die",   "fire", "roma",
    "reroll", "plus_one", "offensive", "levy", "plus_one"};

constexpr bool is_ability(Icon icon) {
    return icon >= Icon::LoseReroll && icon <= Icon::LoseLevy;
}
// Precondition: is_ability(icon).
constexpr Ability ability_of(Icon icon) {
    return static_cast<Ability>(static_cast<int>(icon) - static_cast<int>(Icon::LoseReroll));
}

// A circle's place in Sheet::circles. It reads as a number; a number becomes one by circle_id()
// only.
using CircleId = Id<struct CircleKind>;
constexpr CircleId circle_id(int index) {
    return {static_cast<std::uint8_t>(index)};
}

// One circle of a path or one box of a raid track.
struct Box {
    Icon icon = Icon::None;
    CircleId circle;                   // Tribes only.
    Tracker tribe = Tracker::Vandals;  // The tribe whose bonus grows; PlusOneTribe only.
};

struct Circle {
    std::string id;
    std::string title;
    Icon icon = Icon::None;
    MapPoint place;
};

// The same circle at the end of two paths (R20): marked by `other`, it is no longer on offer here.
struct SharedCircle {
    Tracker other = Tracker::Vandals;
    std::uint16_t other_bit = 0;
    std::uint16_t own_bit = 0;
};

// Boxes of the two raid tracks, one bit each.
constexpr std::uint32_t raid_boxes(unsigned sea, unsigned huns) {
    return sea | huns << 16U;
}

struct Sheet {
    std::string name;
    std::array<std::array<std::uint8_t, kTurns>, kTrackers> timeline{};
    std::array<FixedVector<Box, kMaxBoxes>, kTrackers> boxes{};
    std::array<FixedVector<SharedCircle, std::size_t{3} * kMaxBoxes>, kTrackers> shared{};
    // R15. The raid boxes that add 1 to a tribe's total, as raid_boxes() packs them; 0 for a raid.
    std::array<std::uint32_t, kTrackers> strengthened_by{};
    std::vector<Circle> circles;
    std::vector<Figure> figures;  // Every line of the file, with its provenance.

    // Reads a sheet file. Every figure must be there, once, and in range; the refusal names the
    // line and what is wrong with it.
    static Result<std::shared_ptr<const Sheet>> parse(std::string_view csv);

    int length(Tracker tracker) const { return static_cast<int>(boxes[at(tracker)].size()); }
    const Box& box(Tracker tracker, int number) const { return boxes[at(tracker)][at(number)]; }
    // -1 when no circle has that id.
    int find_circle(std::string_view id) const;
    // Empty when the file says nothing.
    std::string_view provenance_of(std::string_view fact, std::string_view of, int number) const;
};

// The sheet built into the program.
std::string_view built_in_sheet();

}  // namespace occasus::rome_must_fall
