// Small numbers, one for each place on a board, and the sets of places that follow from them.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

namespace occasus {

// The places, one bit each, where one number is larger than the other.
template <std::size_t kPlaces>
std::uint64_t places_above(const std::array<std::uint8_t, kPlaces>& counts,
                           const std::array<std::uint8_t, kPlaces>& others) {
    static_assert(kPlaces <= 64 && kPlaces % 16 == 0);
    std::uint64_t not_above = 0;
#ifdef __SSE2__
    // OPTIMIZATION: sixteen places at a time. A loop over all was a third of the time of random
    // play.
    using Sixteen [[gnu::vector_size(16)]] = std::uint8_t;
    using SixteenSigns [[gnu::vector_size(16)]] = char;
    for (std::size_t first = 0; first < kPlaces; first += sizeof(Sixteen)) {
        Sixteen some;
        Sixteen other;
        std::memcpy(&some, counts.data() + first, sizeof some);
        std::memcpy(&other, others.data() + first, sizeof other);
        const int signs = __builtin_ia32_pmovmskb128(std::bit_cast<SixteenSigns>(some <= other));
        not_above |= std::uint64_t{static_cast<std::uint32_t>(signs)} << first;
    }
#elif defined(__wasm_simd128__)
    for (std::size_t first = 0; first < kPlaces; first += sizeof(v128_t)) {
        const v128_t some = wasm_v128_load(counts.data() + first);
        const v128_t other = wasm_v128_load(others.data() + first);
        not_above |= std::uint64_t{wasm_i8x16_bitmask(wasm_u8x16_le(some, other))} << first;
    }
#else
    for (std::size_t place = 0; place < kPlaces; ++place)
        not_above |= std::uint64_t{counts[place] <= others[place]} << place;
#endif
    return ~not_above & (~std::uint64_t{0} >> (64 - kPlaces));
}

// Those where there is any.
template <std::size_t kPlaces>
std::uint64_t places_with_any(const std::array<std::uint8_t, kPlaces>& counts) {
    return places_above(counts, {});
}

// Those where there are so many. Precondition: 1 <= least <= 256.
template <std::size_t kPlaces>
std::uint64_t places_with_at_least(const std::array<std::uint8_t, kPlaces>& counts, int least) {
    std::array<std::uint8_t, kPlaces> fewer{};
    fewer.fill(static_cast<std::uint8_t>(least - 1));
    return places_above(counts, fewer);
}

}  // namespace occasus
