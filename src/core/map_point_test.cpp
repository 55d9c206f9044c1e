#include "core/map_point.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <string>

namespace occasus {
namespace {

TEST(MapPoint, IsLongitudeAndLatitude) {
    const auto rome = parse_map_point("12.5 41.9");
    ASSERT_TRUE(rome);
    EXPECT_EQ(rome->longitude, 12.5);
    EXPECT_EQ(rome->latitude, 41.9);
}

// The number nearest to what is written, as the C library reads it.
TEST(MapPoint, IsReadToTheLastBit) {
    for (const char* const degrees :
         {"0", "-0", "7", "0.1", "-0.1", "12.34567", "-179.999999999999", "3.141592653589",
          "0.000000000000001", "00012.5", "5.", ".5", "-.25"}) {
        const auto point = parse_map_point(std::string(degrees) + " 0");
        ASSERT_TRUE(point) << degrees;
        EXPECT_EQ(point->longitude, std::strtod(degrees, nullptr)) << degrees;
    }
    for (int thousandths = -180'000; thousandths <= 180'000; thousandths += 7) {
        const std::string degrees = std::to_string(thousandths / 1000) + "." +
                                    std::to_string(1000 + std::abs(thousandths % 1000)).substr(1);
        EXPECT_EQ(parse_map_point(degrees + " 0")->longitude, std::strtod(degrees.c_str(), nullptr))
            << degrees;
    }
}

TEST(MapPoint, DigitsBeyondTheFifteenthAreNoughts) {
    EXPECT_EQ(parse_map_point("12.4963655012345678 0")->longitude, 12.4963655012345);
    EXPECT_EQ(parse_map_point("0.00000000000000012345678901234567 0")->longitude, 1.234567e-16);
}

TEST(MapPoint, WhatIsNoneIsRefused) {
    for (const char* const text :
         {"",         " ",      "12.5",  "12.5  41.9", "12.5 41.9 ",
          "+1 0",     "1e1 0",  "0x1 0", "nan 0",      "inf 0",
          "1..2 0",   "- 0",    ". 0",   "-. 0",       "181 0",
          "-180.1 0", "0 90.1", "0 -91", "--1 0",      "1000000000000000000000 0",
          "1,5 0"})
        EXPECT_FALSE(parse_map_point(text)) << text;
}

}  // namespace
}  // namespace occasus
