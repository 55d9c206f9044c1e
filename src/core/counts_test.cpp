#include "core/counts.h"

#include <gtest/gtest.h>

#include "core/rng.h"

namespace occasus {
namespace {

using Counts = std::array<std::uint8_t, 48>;

// Counts of all sizes, often equal.
Counts drawn_counts(Rng& rng) {
    Counts counts{};
    for (auto& count : counts)
        count = static_cast<std::uint8_t>(rng.below(2) == 0 ? rng.below(3) : rng.below(256));
    return counts;
}

TEST(Counts, SetsHaveThePlacesThatALoopFinds) {
    Rng rng(1);
    for (int round = 0; round < 1000; ++round) {
        const Counts counts = drawn_counts(rng);
        const Counts others = drawn_counts(rng);
        const int least = 1 + static_cast<int>(rng.below(255));
        std::uint64_t above = 0;
        std::uint64_t any = 0;
        std::uint64_t enough = 0;
        for (std::size_t place = 0; place < counts.size(); ++place) {
            above |= std::uint64_t{counts[place] > others[place]} << place;
            any |= std::uint64_t{counts[place] > 0} << place;
            enough |= std::uint64_t{counts[place] >= least} << place;
        }
        EXPECT_EQ(places_above(counts, others), above);
        EXPECT_EQ(places_with_any(counts), any);
        EXPECT_EQ(places_with_at_least(counts, least), enough);
    }
}

}  // namespace
}  // namespace occasus
