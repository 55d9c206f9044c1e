// The messages about sealed orders, the clock and press, as docs/protocol.md has them. A set of
// orders is shown to who holds its seat, and to nobody else.
#pragma once

#include <cstddef>

#include "core/value.h"

#include "table/table.h"

namespace occasus::table {

// "sealed" and "clock" of a table; null when there are none.
Value sealed_document(const Table&, const Reader&);
Value table_clock_document(const Table&);

// "sealed": something about the orders has changed that this reader may know.
Value sealed_message(const Table&, const Reader&);
// "clock", for everyone.
Value clock_message(const Table&);
// "press": everything; the switches alone; one message that is new or was removed.
Value press_message(const Table&, const Reader&);
Value switches_message(const Table&, const Reader&);
Value press_message(const Table&, const Reader&, std::size_t message);

}  // namespace occasus::table
