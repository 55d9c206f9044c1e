// A small number for every Area, such as the legions there, and the sets of Areas that follow from
// such numbers at once.
#pragma once

#include <array>
#include <cstdint>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "games/invasions/board/board.h"

namespace occasus::invasions {

using AreaCounts = std::array<std::uint8_t, kMaxAreas>;

// OPTIMIZATION: sixteen Areas at a time where the machine can; a loop over the Areas was a third of
// the time of random play.
#ifdef __SSE2__

// The Areas where one number is larger than another.
inline AreaSet areas_above(const AreaCounts& counts, const AreaCounts& others) {
    constexpr std::size_t kAtOnce = sizeof(__m128i);
    AreaSet equal_or_less = 0;
    for (std::size_t first = 0; first < kMaxAreas; first += kAtOnce) {
        const auto load = [first](const AreaCounts& from) {
            return _mm_loadu_si128(reinterpret_cast<const __m128i*>(from.data() + first));
        };
        const __m128i excess = _mm_subs_epu8(load(counts), load(others));
        const int none = _mm_movemask_epi8(_mm_cmpeq_epi8(excess, _mm_setzero_si128()));
        equal_or_less |= AreaSet{static_cast<std::uint32_t>(none)} << first;
    }
    return ~equal_or_less;
}

#else

inline AreaSet areas_above(const AreaCounts& counts, const AreaCounts& others) {
    AreaSet areas = 0;
    for (int area = 0; area < kMaxAreas; ++area)
        areas |= AreaSet{counts[at(area)] > others[at(area)]} << static_cast<unsigned>(area);
    return areas;
}

#endif

// The Areas where there are so many.
inline AreaSet areas_with_at_least(const AreaCounts& counts, int least) {
    AreaCounts fewer;
    fewer.fill(static_cast<std::uint8_t>(least - 1));
    return areas_above(counts, fewer);
}

// The Areas where there is any.
inline AreaSet areas_with_any(const AreaCounts& counts) {
    return areas_above(counts, {});
}

}  // namespace occasus::invasions
