// Changes of tables as documents, for stores that keep text. A table as a whole is one such
// document too: the change that makes it.
#pragma once

#include "core/value.h"

#include "table/store.h"

namespace occasus::table {

// Fields without a change are left out.
Value change_document(const Change&);
// Throws Refused when it is not one, and names the field.
Change read_change(const Value&);

}  // namespace occasus::table
