// Setting up a table from what POST /api/tables was sent.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
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

// A record that somebody brings. Throws Refused, with what is wrong where, also when `hung_up` says
// that nobody waits for it any more.
Match load_record(std::string_view text, const std::function<bool()>& hung_up = {});

// Whether the two seats of a game change sides.
enum class Sides : std::uint8_t { Kept, Swapped };

// The id of the table of a rematch: all offers at a table mean the same one.
std::string rematch_id(std::string_view table);
// The same game from its beginning, with the same people and tokens. Throws Refused.
Table rematch_of(const Table&, Sides);

// Throws Refused and names the field. `delay` is that of computer players unless the body says.
// `now` is when a table is listed; nothing where there is no list.
NewTable set_up_table(std::string_view body, std::chrono::milliseconds delay,
                      const std::function<bool()>& hung_up = {}, std::optional<Moment> now = {});

}  // namespace occasus::table
