// Hashes and secrets without libsodium, for programs it is not built for.
#include <algorithm>
#include <bit>
#include <cstdlib>
#include <span>
#include <unistd.h>
#include <vector>

#include "record/digest.h"

namespace occasus {

namespace {

constexpr std::size_t kBlock = 64;

// FIPS 180-4, 4.2.2: of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> kRounds = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

// FIPS 180-4, 5.3.3: of the square roots of the first eight.
constexpr std::array<std::uint32_t, 8> kBegin = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

// FIPS 180-4, 6.2. Takes text in pieces.
class Sha256 {
  public:
    void add(std::string_view text) {
        length_ += text.size();
        for (const char byte : text) {
            block_[filled_++] = static_cast<std::uint8_t>(byte);
            if (filled_ == kBlock) mix();
        }
    }
    void add(const Digest& digest) {
        add({reinterpret_cast<const char*>(digest.data()), digest.size()});
    }
    // Nothing may be added afterwards.
    Digest finish() {
        constexpr std::size_t kLength = 8;
        const std::uint64_t bits = length_ * 8;
        block_[filled_++] = 0x80;
        if (filled_ > kBlock - kLength) {
            std::fill(block_.begin() + static_cast<std::ptrdiff_t>(filled_), block_.end(), 0);
            mix();
        }
        std::fill(block_.begin() + static_cast<std::ptrdiff_t>(filled_), block_.end(), 0);
        for (std::size_t i = 0; i < kLength; ++i)
            block_[kBlock - 1 - i] = static_cast<std::uint8_t>(bits >> (8 * i));
        mix();
        Digest digest{};
        for (std::size_t i = 0; i < digest.size(); ++i)
            digest[i] = static_cast<std::uint8_t>(state_[i / 4] >> (24 - 8 * (i % 4)));
        return digest;
    }

  private:
    // FIPS 180-4, 6.2.2, of a full block.
    void mix() {
        std::array<std::uint32_t, 64> words{};
        for (std::size_t t = 0; t < 16; ++t)
            for (std::size_t i = 0; i < 4; ++i) words[t] = words[t] << 8U | block_[4 * t + i];
        for (std::size_t t = 16; t < words.size(); ++t) {
            const std::uint32_t late = words[t - 2];
            const std::uint32_t early = words[t - 15];
            words[t] = (std::rotr(late, 17) ^ std::rotr(late, 19) ^ late >> 10U) + words[t - 7] +
                       (std::rotr(early, 7) ^ std::rotr(early, 18) ^ early >> 3U) + words[t - 16];
        }
        auto [a, b, c, d, e, f, g, h] = state_;
        for (std::size_t t = 0; t < words.size(); ++t) {
            const std::uint32_t first = h +
                                        (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) +
                                        ((e & f) ^ (~e & g)) + kRounds[t] + words[t];
            const std::uint32_t second = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) +
                                         ((a & b) ^ (a & c) ^ (b & c));
            h = g;
            g = f;
            f = e;
            e = d + first;
            d = c;
            c = b;
            b = a;
            a = first + second;
        }
        const std::array<std::uint32_t, 8> mixed = {a, b, c, d, e, f, g, h};
        for (std::size_t i = 0; i < mixed.size(); ++i) state_[i] += mixed[i];
        filled_ = 0;
    }

    std::array<std::uint32_t, 8> state_ = kBegin;
    std::array<std::uint8_t, kBlock> block_{};
    std::size_t filled_ = 0;
    std::uint64_t length_ = 0;  // In bytes.
};

void fill_at_random(std::span<std::uint8_t> bytes) {
    // No program goes on with secrets that can be guessed.
    if (getentropy(bytes.data(), bytes.size()) != 0) std::abort();
}

}  // namespace

Digest sha256(std::string_view bytes) {
    Sha256 hash;
    hash.add(bytes);
    return hash.finish();
}

Digest sha256_link(const Digest& previous, std::string_view text) {
    Sha256 hash;
    hash.add(previous);
    hash.add(text);
    return hash.finish();
}

// RFC 2104.
Digest hmac_sha256(const Digest& key, std::string_view message) {
    std::string inner(kBlock, '\x36');
    std::string outer(kBlock, '\x5c');
    for (std::size_t i = 0; i < key.size(); ++i) {
        inner[i] = static_cast<char>(inner[i] ^ key[i]);
        outer[i] = static_cast<char>(outer[i] ^ key[i]);
    }
    Sha256 first;
    first.add(inner);
    first.add(message);
    Sha256 second;
    second.add(outer);
    second.add(first.finish());
    return second.finish();
}

bool same_digest(const Digest& a, const Digest& b) {
    unsigned differences = 0;
    for (std::size_t i = 0; i < a.size(); ++i) differences |= unsigned{a[i]} ^ unsigned { b[i] };
    return differences == 0;
}

std::string to_hex(const std::uint8_t* bytes, std::size_t count) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string hex;
    for (const std::uint8_t byte : std::span(bytes, count)) {
        hex += kDigits[byte >> 4U];
        hex += kDigits[byte & 15U];
    }
    return hex;
}

std::string to_hex(const Digest& digest) {
    return to_hex(digest.data(), digest.size());
}

bool read_hex(std::string_view hex, std::uint8_t* bytes, std::size_t count) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    if (hex.size() != 2 * count) return false;
    for (std::size_t i = 0; i < hex.size(); ++i) {
        const std::size_t digit = kDigits.find(hex[i]);
        if (digit == std::string_view::npos) return false;
        bytes[i / 2] = static_cast<std::uint8_t>(unsigned{bytes[i / 2]} << 4U | digit);
    }
    return true;
}

Digest random_secret() {
    Digest secret{};
    fill_at_random(secret);
    return secret;
}

// RFC 4648, 5.
std::string random_token(std::size_t count) {
    constexpr std::string_view kLetters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::vector<std::uint8_t> bytes(count);
    fill_at_random(bytes);
    std::string token;
    std::uint32_t bits = 0;
    unsigned left = 0;  // How many of the bits no letter stands for yet.
    for (const std::uint8_t byte : bytes) {
        bits = bits << 8U | byte;
        for (left += 8; left >= 6; left -= 6) token += kLetters[bits >> (left - 6) & 63U];
    }
    if (left > 0) token += kLetters[bits << (6 - left) & 63U];
    return token;
}

}  // namespace occasus
