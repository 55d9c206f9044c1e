// The conflict table (7.3, 7.4) and the halving of counters (7.5).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "core/id.h"

namespace occasus::empire {

// 7.4. The losses of one side.
enum class Loss : std::uint8_t { None, Half, All };

struct ConflictResult {
    Loss barbarian = Loss::None;
    Loss roman = Loss::None;
};

inline constexpr int kColumns = 6;  // "<1", 1, 2, 3, 4, "5".
inline constexpr std::array<std::string_view, kColumns> kColumnTitles = {"<1", "1", "2",
                                                                         "3",  "4", "5"};

// 7.2. The constant part of every round: the ratio, rounded down, and the Fort. READING: R14, R32.
constexpr int lasting_number(int horde, int romans, bool fort) {
    return horde / romans - (fort ? 1 : 0);
}

// 7.2. The addition of the first round. READING: R33.
constexpr int first_round_bonus(bool rough, bool riders) {
    return (rough ? 1 : 0) + (riders ? 1 : 0);
}

// 7.2. The adjustments of the ratio, one bit each.
enum class Adjustment : std::uint8_t { Fort = 1, Forest = 2, Mountain = 4, Cavalry = 8 };
using AdjustmentSet = unsigned;
constexpr bool contains(AdjustmentSet set, Adjustment adjustment) {
    return (set & static_cast<unsigned>(adjustment)) != 0;
}

// 7.2. The Conflict Ratio Number.
constexpr int ratio_number(int horde, int romans, AdjustmentSet adjustments) {
    const bool rough =
        contains(adjustments, Adjustment::Forest) || contains(adjustments, Adjustment::Mountain);
    return lasting_number(horde, romans, contains(adjustments, Adjustment::Fort)) +
           first_round_bonus(rough, contains(adjustments, Adjustment::Cavalry));
}

// 7.3. READING: R17. The column of a combat result number.
constexpr int column_of(int number) {
    return std::clamp(number, 0, kColumns - 1);
}

namespace table {
inline constexpr ConflictResult kClear = {Loss::All, Loss::None};    // x/-
inline constexpr ConflictResult kCostly = {Loss::All, Loss::Half};   // x/h
inline constexpr ConflictResult kEven = {Loss::Half, Loss::Half};    // h/h
inline constexpr ConflictResult kBroken = {Loss::Half, Loss::All};   // h/x
inline constexpr ConflictResult kWorn = {Loss::None, Loss::Half};    // -/h
inline constexpr ConflictResult kOverrun = {Loss::None, Loss::All};  // -/x
inline constexpr std::array<std::array<ConflictResult, kColumns>, 6> kRows = {{
    {kClear, kClear, kClear, kClear, kCostly, kWorn},
    {kClear, kClear, kClear, kCostly, kEven, kWorn},
    // READING: R16. The third cell is printed as "/h".
    {kClear, kClear, kCostly, kCostly, kEven, kWorn},
    {kClear, kCostly, kCostly, kEven, kWorn, kOverrun},
    {kClear, kCostly, kEven, kEven, kWorn, kOverrun},
    {kCostly, kCostly, kEven, kBroken, kOverrun, kOverrun},
}};
}  // namespace table

// R16. The half-empty box.
constexpr bool is_damaged_box(int face, int column) {
    return face == 3 && column == 3;
}

// 7.4. READING: R16. `crt33_is_x`.
constexpr ConflictResult conflict_result(int face, int column, bool crt33_is_x) {
    if (is_damaged_box(face, column) && !crt33_is_x) return table::kEven;
    return table::kRows[at(face - 1)][at(column)];
}

// 7.5. READING: R18. Survivors round up: 3 leave 2.
constexpr int lost_to_half(int counters) {
    return counters / 2;
}

// R20. How many of `lost` counters are Forces when nobody chooses: these first, never the last one.
constexpr int forces_lost_by_default(int forces, int lost) {
    return std::min(lost, forces - 1);
}

}  // namespace occasus::empire
