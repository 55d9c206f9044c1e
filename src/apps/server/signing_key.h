// The key with which a server signs the records that it hands out.
#pragma once

#include <filesystem>

#include "record/signature.h"

namespace occasus::server {

// Reads the key from a file of 64 hex digits and a newline; makes the file, for its owner alone, if
// it is not there. Throws std::runtime_error if it holds something else, or cannot be made.
SigningKey signing_key_in(const std::filesystem::path& file);

}  // namespace occasus::server
