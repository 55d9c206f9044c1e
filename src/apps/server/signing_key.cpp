#include "apps/server/signing_key.h"

#include <fmt/format.h>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <string>

#include "apps/server/folder_lock.h"

namespace occasus::server {

namespace {

void make_key(const std::filesystem::path& file) {
    make_private_file(file);
    std::ofstream written(file);
    written << to_hex(random_secret()) << '\n';
    if (!written.flush())
        throw std::runtime_error(fmt::format("{}: the key cannot be written.", file.string()));
}

}  // namespace

SigningKey signing_key_in(const std::filesystem::path& file) {
    if (!std::filesystem::exists(file)) make_key(file);
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
