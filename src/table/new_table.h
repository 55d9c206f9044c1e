// Setting up a table from what POST /api/tables was sent.
#pragma once

#include <chrono>
#include <string_view>

#include "core/value.h"

#include "table/input.h"
#include "table/table.h"

namespace occasus::table {

struct NewTable {
    Table table;
    Value answer;  // With the tokens; they are not kept anywhere else.
};

// The options and the board of a message. Throws Refused and names the field.
Setup read_setup(const Input&, const GameFacts&);
// A game that begins with "game", "options", "board", "position", "dice" and "seed". Throws as
// above.
Match start_match(const Input&);

// A record that somebody brings. Throws Refused, with what is wrong where.
Match load_record(std::string_view text);

// Throws Refused and names the field. `delay` is that of computer players unless the body says.
NewTable set_up_table(std::string_view body, std::chrono::milliseconds delay);

}  // namespace occasus::table
