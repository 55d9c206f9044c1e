// The stores of experiments in a folder, as the server shows them. They are only read.
#pragma once

#include <filesystem>

#include "table/api.h"

namespace occasus::cli {

// `folder` need not be there; what is put there later is found.
table::Laboratory shelf(const std::filesystem::path& folder);

}  // namespace occasus::cli
