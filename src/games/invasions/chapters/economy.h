// Chapters 11 and 12: taxes, pay, replacements and bribes.
#pragma once

#include <algorithm>
#include <optional>

#include "games/invasions/chapters/chapters.h"
#include "games/invasions/chapters/combat.h"
#include "games/invasions/chapters/militia.h"
#include "games/invasions/chapters/rebellion.h"

namespace occasus::invasions {

// 11.0, 11.15. READING: R8, R89. The taxes of a Province to its owner. Unrest costs Rome all of
// it.
int tax_of(const Rules& rules, const State& state, int province);
int income_of(const Rules& rules, const State& state, Force owner);

// 11.11, 11.14. The change of Rome's treasury in the next phase K, as things stand.
struct Payday {
    int income = 0;
    int paid = 0;     // Legions.
    int unpaid = 0;   // Legions.
    int pay = 0;      // Credits, for those that are paid.
    int balance = 0;  // The treasury's, after both.
};
// Empty when the game ends before legions are paid again.
std::optional<Payday> next_payday(const Rules& rules, const State& state);

int total_legions(const Rules& rules, const State& state);
int total_persians(const State& state);

// READING: R90. How many of so many points a treasury can pay.
int payable(int treasury, int price, int sp);

// 11.13. The Areas with the most legions that have not been drawn.
AreaSet unpaid_areas(const Rules& rules, const State& state);

void draw_unpaid(const Turn& turn, int area);

// 11.13. A die for each, in the order drawn.
inline constexpr int kStaysLoyal = 4;
void roll_unpaid(const Turn& turn, int face);

void disband(const Turn& turn, int area);

// 12.13. The number due by now.
int available(const std::array<std::uint8_t, kPoolTurns>& pool, int turn);
// 12.12, 12.13. Legions that are due, where one of the Areas in which they arrive is open.
int legions_due(const Rules& rules, const State& state);

AreaSet open_arrivals(const Rules& rules, const State& state);

// 11.12, 12.11. How many legions may be bought now.
int legions_for_sale(const Rules& rules, const State& state);

void buy_legions(const Turn& turn, int sp);

// 11.32, 12.21, 12.23. READING: R83, R87. As many as can be paid.
int persian_price(const Rules& rules);

// The Areas with Persian regulars.
AreaSet persian_areas(const State& state);

// 11.13. Whether no more legions go unpaid, or rebel, than there are.
bool is_pay_sound(const Rules& rules, const State& state);

// One step of phase K. Returns whether the phase is over.
bool run_treasury(const Turn& turn);

// ---- phase L ----

// 12.12. READING: R88.
void place_legions(const Turn& turn, int sp, int area);

// 5.71, 12.22.
void roll_persian_area(const Turn& turn, int face);

// One step of phase L. Returns whether the phase is over.
bool place_replacements(const Turn& turn);

// ---- phase M ----

// 11.21, 11.24. READING: R95. The price of all levies, or all raiders, of a nation in an Area.
int bribable(const State& state, Force nation, int area, bool raiders);

// 11.22. READING: R95. A group of which only one kind is bribed becomes two with the same aim.
void bribe(const Turn& turn, Stack stack, bool raiders);

bool can_bribe(const Rules& rules, const State& state);

}  // namespace occasus::invasions
