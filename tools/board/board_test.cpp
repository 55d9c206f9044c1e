#include <gtest/gtest.h>
#include <string>

#include "path_text.h"
#include "projection.h"
#include "shapes.h"

namespace occasus::board {
namespace {

TEST(Projection, GoesThereAndBack) {
    ConicConformal projection(33, 50, 7, 2400);
    projection.put({6, 43}, {500, 400});
    for (const double lon : {-20., -7.5, 0., 7., 22.5, 40.}) {
        for (const double lat : {25., 33., 41.5, 50., 60.}) {
            const Point place = projection.inverse(projection.forward({lon, lat}));
            EXPECT_NEAR(place.x, lon, 1e-9);
            EXPECT_NEAR(place.y, lat, 1e-9);
        }
    }
}

TEST(Projection, IsTrueToScaleOnItsParallelsAndSmallerBetween) {
    const ConicConformal projection(33, 50, 0, 1);
    const auto degree_at = [&](double latitude) {
        return projection.forward({0, latitude - .5}).y - projection.forward({0, latitude + .5}).y;
    };
    constexpr double kRadian = 3.14159265358979 / 180;
    EXPECT_NEAR(degree_at(33), kRadian, 1e-5);
    EXPECT_NEAR(degree_at(50), kRadian, 1e-5);
    EXPECT_LT(degree_at(42), kRadian);
}

TEST(Projection, PutsAPlaceOnASpot) {
    ConicConformal projection(33, 50, 7, 2400);
    projection.put({12.48, 41.89}, {300, 200});
    const Point spot = projection.forward({12.48, 41.89});
    EXPECT_NEAR(spot.x, 300, 1e-9);
    EXPECT_NEAR(spot.y, 200, 1e-9);
}

TEST(PathText, WritesStepsInTenths) {
    std::string text;
    append_ring(text, {{1.04, 2}, {11, 2}, {11, -0.46}});
    EXPECT_EQ(text, "M1 2l10 0 0-2.5Z");
}

TEST(PathText, DoesNotCarryRoundingOn) {
    Line line;
    for (int i = 0; i <= 100; ++i) line.push_back({i * .14, 0});
    std::string text;
    append_line(text, line);
    double sum = 0;
    for (std::size_t i = text.find('l') + 1; i < text.size();) {
        std::size_t used = 0;
        sum += std::stod(text.substr(i), &used);
        i += used;
    }
    EXPECT_NEAR(sum, 14, 1e-6);
}

TEST(Shapes, CutsAndMeasures) {
    const Geos geos;
    const Shape land =
        make_polygons({{{{0, 0}, {10, 0}, {10, 10}, {0, 10}}, {{2, 2}, {2, 4}, {4, 4}, {4, 2}}}});
    EXPECT_DOUBLE_EQ(area(land), 96);
    const Shape cut = intersection(land, make_box({0, 0, 5, 5}));
    EXPECT_DOUBLE_EQ(area(cut), 21);
    double summed = 0;
    for (const Rings& rings : polygons_of(cut)) summed += area(rings);
    EXPECT_DOUBLE_EQ(summed, 21);
}

}  // namespace
}  // namespace occasus::board
