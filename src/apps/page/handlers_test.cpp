#include "apps/page/handlers.h"

#include <array>
#include <gtest/gtest.h>
#include <vector>

namespace occasus::page {
namespace {

// A table as LLVM writes one, piece by piece as the Itanium C++ ABI lays it out. Three landing
// pads: one with two handlers, one with a cleanup and a handler, one with a cleanup alone.
constexpr std::array<std::uint8_t, 21> kTable = {
    0xff,              // No beginning of landing pads.
    0x00, 18,          // Types are addresses; they end 18 bytes after this number.
    0x01, 6,           // Call sites in LEB128; six bytes of them.
    0,    3,           // Landing pad 0: action at byte 2.
    1,    5,           // Landing pad 1: action at byte 4.
    2,    0,           // Landing pad 2: no action.
    1,    0,           // Byte 0: type 1; no further action.
    2,    0x7d,        // Byte 2: type 2; then 3 bytes before this number: byte 0.
    0,    0x7d,        // Byte 4: a cleanup; then byte 2.
    0,    0,    0, 0,  // Types would follow.
};

std::vector<std::size_t> types(const std::uint8_t* table, std::size_t pad) {
    Handlers handlers(table, pad);
    std::vector<std::size_t> all;
    while (const std::size_t type = handlers.next()) all.push_back(type);
    return all;
}

TEST(Handlers, AreThoseOfTheirLandingPadTheInnermostFirst) {
    EXPECT_EQ(types(kTable.data(), 0), (std::vector<std::size_t>{2, 1}));
}

TEST(Handlers, ACleanupCatchesNothing) {
    EXPECT_EQ(types(kTable.data(), 1), (std::vector<std::size_t>{2, 1}));
    EXPECT_TRUE(types(kTable.data(), 2).empty());
}

TEST(Handlers, AFunctionWithoutATableHasNone) {
    EXPECT_TRUE(types(nullptr, 0).empty());
}

TEST(Handlers, TypesEndWhereTheTableSays) {
    EXPECT_EQ(Handlers(kTable.data(), 0).end_of_types(), kTable.data() + 3 + 18);
}

// Numbers of more than seven bits: call sites of 130 bytes, of which the last is asked for.
TEST(Handlers, LargeNumbersGoOnInFurtherBytes) {
    std::vector<std::uint8_t> table = {0xff, 0xff, 0x01, 0x82, 0x01};
    for (std::uint8_t pad = 0; pad < 64; ++pad) table.insert(table.end(), {pad, 0});
    table.insert(table.end(), {64, 1});
    table.insert(table.end(), {0xac, 0x02, 0});  // Type 300.
    EXPECT_EQ(types(table.data(), 64), (std::vector<std::size_t>{300}));
    EXPECT_TRUE(types(table.data(), 63).empty());
}

}  // namespace
}  // namespace occasus::page
