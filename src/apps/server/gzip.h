// Answers made smaller for the wire.
#pragma once

#include <string>
#include <string_view>

namespace occasus::server {

// `text` in the format of gzip. Throws std::runtime_error if there is no memory for it.
std::string gzip(std::string_view text);

}  // namespace occasus::server
