#include "files.h"

namespace occasus::test {

// The only source that knows where this repository lies, so that clones share the compiler's cache.
std::filesystem::path source_path(std::string_view name) {
    return std::filesystem::path(OCCASUS_SOURCE_DIR) / name;
}

}  // namespace occasus::test
