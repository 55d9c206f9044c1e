#include "apps/server/signing_key.h"

#include <fmt/format.h>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <string>

#include "apps/server/table_files.h"

namespace occasus::server {

SigningKey signing_key_in(const std::filesystem::path& file) {
    if (!std::filesystem::exists(file)) keep_file(file, to_hex(random_secret()) + "\n");
    std::ifstream given(file);
    std::string line;
    std::getline(given, line);
    const std::optional<Digest> secret = digest_from_hex(line);
    if (!secret)
        throw std::runtime_error(fmt::format(
            "{}: the key that signs records must be 64 lower-case hex digits.", file.string()));
    return signing_key_from(*secret);
}

}  // namespace occasus::server
