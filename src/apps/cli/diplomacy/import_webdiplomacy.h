// Games of Diplomacy as the interface for programs of webDiplomacy gives them.
#pragma once

#include "core/value.h"

namespace occasus::cli {

bool is_of_webdiplomacy(const Value& document);
// The same game as the Python package `diplomacy` writes it. Throws Refused, naming the field.
Value package_form_of(const Value& document);

}  // namespace occasus::cli
