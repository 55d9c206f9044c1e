#include "record/digest.h"

#include <cstdlib>
#include <sodium.h>

namespace occasus {

namespace {

constexpr int kUrlSafe = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

// libsodium asks to be started once; after that every call is safe from any thread.
void start_sodium() {
    static const int started = sodium_init();
    if (started < 0) std::abort();
}

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace

Digest sha256(std::string_view bytes) {
    Digest digest{};
    crypto_hash_sha256(digest.data(), bytes_of(bytes), bytes.size());
    return digest;
}

Digest sha256_link(const Digest& previous, std::string_view text) {
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    crypto_hash_sha256_update(&state, previous.data(), previous.size());
    crypto_hash_sha256_update(&state, bytes_of(text), text.size());
    Digest digest{};
    crypto_hash_sha256_final(&state, digest.data());
    return digest;
}

Digest hmac_sha256(const Digest& key, std::string_view message) {
    Digest digest{};
    crypto_auth_hmacsha256(digest.data(), bytes_of(message), message.size(), key.data());
    return digest;
}

bool same_digest(const Digest& a, const Digest& b) {
    return sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string to_hex(const std::uint8_t* bytes, std::size_t count) {
    std::string hex(count * 2 + 1, '\0');
    sodium_bin2hex(hex.data(), hex.size(), bytes, count);
    hex.pop_back();
    return hex;
}

std::string to_hex(const Digest& digest) {
    return to_hex(digest.data(), digest.size());
}

bool read_hex(std::string_view hex, std::uint8_t* bytes, std::size_t count) {
    std::size_t length = 0;
    return hex.size() == 2 * count &&
           sodium_hex2bin(bytes, count, hex.data(), hex.size(), nullptr, &length, nullptr) == 0 &&
           length == count && to_hex(bytes, count) == hex;
}

Digest random_secret() {
    start_sodium();
    Digest secret{};
    randombytes_buf(secret.data(), secret.size());
    return secret;
}

std::string random_token(std::size_t count) {
    start_sodium();
    std::string bytes(count, '\0');
    randombytes_buf(bytes.data(), bytes.size());
    return base64url(bytes);
}

std::string base64url(std::string_view bytes) {
    std::string text(sodium_base64_encoded_len(bytes.size(), kUrlSafe), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes_of(bytes), bytes.size(), kUrlSafe);
    text.pop_back();
    return text;
}

std::string bytes_from_base64url(std::string_view text) {
    std::string bytes(text.size(), '\0');
    std::size_t size = 0;
    const bool is_read =
        sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(),
                          text.size(), nullptr, &size, nullptr, kUrlSafe) == 0;
    bytes.resize(is_read ? size : 0);
    return bytes;
}

}  // namespace occasus
