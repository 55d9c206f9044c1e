#include "forge.h"

#include <gtest/gtest.h>

namespace occasus::table::testing {
namespace {

TEST(Forge, NoForgeryIsAccepted) {
    const ForgeResult result = forge(20'000, 1);
    EXPECT_EQ(result.fault, "");
    EXPECT_EQ(result.tried, 20'000U);
    EXPECT_GT(result.accepted, 100U) << "some of them happen to be legal";
    EXPECT_GT(result.unreadable, 1000U);
    EXPECT_GT(result.illegal, 1000U);
    EXPECT_GT(result.elsewhere, 1000U);
}

TEST(Forge, NoForgeryOfSealedOrdersIsAccepted) {
    const ForgeResult result = forge_sealed(3'000, 1);
    EXPECT_EQ(result.fault, "");
    EXPECT_EQ(result.tried, 3'000U);
    EXPECT_GT(result.accepted, 300U);
    EXPECT_GT(result.elsewhere, 300U);
}

}  // namespace
}  // namespace occasus::table::testing
