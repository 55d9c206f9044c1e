// Hashes and secrets, through libsodium in programs that are built with it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace occasus {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::string_view bytes);
// SHA-256 over a digest followed by text: one link of a chain.
Digest sha256_link(const Digest& previous, std::string_view text);
Digest hmac_sha256(const Digest& key, std::string_view message);

// Takes the same time wherever they differ.
bool same_digest(const Digest&, const Digest&);

std::string to_hex(const std::uint8_t* bytes, std::size_t count);
std::string to_hex(const Digest& digest);
// Reads two lower-case digits for each of `count` bytes. Whether `hex` is exactly that.
bool read_hex(std::string_view hex, std::uint8_t* bytes, std::size_t count);
// Nothing unless `hex` is exactly two lower-case digits for each byte of an array.
template <class Bytes>
std::optional<Bytes> bytes_from_hex(std::string_view hex) {
    Bytes bytes{};
    if (!read_hex(hex, bytes.data(), bytes.size())) return std::nullopt;
    return bytes;
}
inline std::optional<Digest> digest_from_hex(std::string_view hex) {
    return bytes_from_hex<Digest>(hex);
}

// 256 bits from the operating system.
Digest random_secret();
// `count` random bytes as URL-safe base64 without padding: 16 bytes make a capability of 22
// letters.
std::string random_token(std::size_t count = 16);
std::string base64url(std::string_view bytes);
// Empty unless the text is exactly that.
std::string bytes_from_base64url(std::string_view text);

}  // namespace occasus
