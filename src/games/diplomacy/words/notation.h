// Orders as players write them. Forgiving when read, one form when written.
//
//   order   = unit action | WAIVE
//   unit    = [A | F] place                 place = province [/ NC | SC | EC | WC]
//   action  = H | - place [VIA] | S unit [H | C | - place] | C unit - province
//           | C [coast] | R place | D | B
//
// Upper and lower case, full and other names of provinces, words for letters (HOLDS, TO, SUPPORTS),
// sentences (The army at Paris move to Burgundy), DAIDE, ways over named seas, German, French,
// Spanish and Italian, powers in front, numbers of a list, any blanks and dashes: order_words.h has
// the words, the board the names, tests/data/orders.txt examples.
#pragma once

#include <string>
#include <string_view>

#include "games/diplomacy/board/units.h"

namespace occasus::diplomacy {

// The order that a power wrote; of kind Unreadable when it is not understood. No heap.
Order read_order(const Board&, int power, std::string_view text);

// Why a text is unreadable, in one sentence. Empty when it is not.
std::string why_unreadable(const Board&, std::string_view text);

// The power whose orders follow a line: "FRANCE", "Orders of the French:". kNobody when the line is
// no such heading.
int heading_of(const Board&, std::string_view text);

// A unit as it is written: A PAR, F STP/SC. Unreadable as nothing.
struct WrittenUnit {
    UnitKind kind = UnitKind::Army;
    std::uint8_t place = kNowhere;  // kNowhere when it is not understood.
};
WrittenUnit read_unit(const Board&, std::string_view text);
std::string unit_text(const Board&, const Unit&);

// A unit as people speak of it: Army Paris. For an unknown unit only its place.
std::string named_unit(const Board&, const Units& known, int province);

// The one form of an order. `known` are the units whose kind and coast are known.
std::string order_words(const Board&, const Units& known, const Order&);
// The same. `ordered` and `of` are the units it names; nullptr when there is none.
std::string order_text(const Board&, const Order&, const Unit* ordered, const Unit* of);

}  // namespace occasus::diplomacy
