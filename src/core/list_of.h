// Lists in documents.
#pragma once

#include <functional>

#include "core/value.h"

namespace occasus {

// A value for each of the rows, in their order: the row itself, or the result of make(row).
template <class Rows, class Make = std::identity>
Value list_of(Rows&& rows, const Make& make = {}) {
    Value list = Value::list();
    for (auto&& row : rows) list.push(std::invoke(make, row));
    return list;
}

}  // namespace occasus
