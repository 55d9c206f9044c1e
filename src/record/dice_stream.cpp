#include "record/dice_stream.h"

#include <string>
#include <string_view>

namespace occasus {

namespace {

void append_little_endian(std::string& text, std::uint64_t number, int bytes) {
    for (int i = 0; i < bytes; ++i)
        text += static_cast<char>(number >> (8U * static_cast<unsigned>(i)) & 0xFFU);
}

std::string_view text_of(const Digest& digest) {
    return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

}  // namespace

int draw_die(const Digest& key, std::uint64_t counter, int sides) {
    const auto n = static_cast<std::uint64_t>(sides);
    const std::uint64_t limit = (std::uint64_t{1} << 32U) / n * n;
    for (std::uint32_t attempt = 0;; ++attempt) {
        std::string message;
        append_little_endian(message, counter, 8);
        append_little_endian(message, attempt, 4);
        const Digest digest = hmac_sha256(key, message);
        std::uint64_t x = 0;
        for (unsigned i = 0; i < 4; ++i) x |= std::uint64_t{digest[i]} << (8U * i);
        if (x < limit) return static_cast<int>(x % n);
    }
}

Digest mixed_key(const Digest& key, const Digest& number) {
    return hmac_sha256(key, text_of(number));
}

Digest commitment_to(const Digest& seed) {
    return sha256(text_of(seed));
}

Digest seed_from_number(std::uint64_t number) {
    return sha256("occasus seed " + std::to_string(number));
}

}  // namespace occasus
