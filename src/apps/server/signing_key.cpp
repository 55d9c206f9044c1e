#include "apps/server/signing_key.h"

#include <fmt/format.h>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <string>

#include "apps/files.h"

namespace occasus::server {

SigningKey signing_key_in(const std::filesystem::path& file) {
    if (!std::filesystem::exists(file))
        write_text(file.string(), to_hex(random_secret()) + "\n", Existing::Refuse,
                   Rights::Private);
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
