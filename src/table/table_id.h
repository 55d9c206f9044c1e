// The id by which a table is found, in addresses and in stores.
#pragma once

#include <string_view>

namespace occasus::table {

// Whether a text has the form of an id: letters and digits of ASCII, "-" and "_", 64 at most. No
// store is asked for another.
bool is_table_id(std::string_view id);

}  // namespace occasus::table
