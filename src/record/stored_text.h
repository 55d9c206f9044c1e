// What may be kept as text. Everything that comes from outside is looked at before any store sees
// it: a database refuses other bytes, and which of them differs from one to the next.
#pragma once

#include <string_view>

namespace occasus {

// Whether this is UTF-8 (of the shortest form, without surrogates) and has no U+0000.
bool is_stored_text(std::string_view text);

}  // namespace occasus
