// Tables that wait for anybody who wants to join, as the list of the server shows them.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

#include "core/value.h"

#include "table/stage_clock.h"

namespace occasus::table {

class Table;
struct Sitter;

// A table in the list.
struct Listing {
    Moment since;
    // So long it waits when everyone at it has gone.
    std::chrono::milliseconds stays{};
    std::string text;  // For visitors, in JSON. Empty: it is not in the list.

    friend bool operator==(const Listing&, const Listing&) = default;
};

// A table as it is to be listed since that moment. No token is in it, and no name at an anonymous
// table.
Listing listing_of(const Table&, Moment since);

// One of so many, by lot.
std::size_t draw_lot(std::size_t count);
// Puts the person into a seat by lot; the other seats that the computer does not play are open.
// Throws Refused when there are several people.
void draw_sides(std::vector<Sitter>&);

}  // namespace occasus::table
