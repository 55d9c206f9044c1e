#include <algorithm>
#include <cmath>
#include <fstream>
#include <gtest/gtest.h>
#include <stdexcept>
#include <string>

#include "areas.h"
#include "cells.h"
#include "frontier.h"
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

TEST(PathText, WritesStepsInWholeUnits) {
    std::string text;
    append_ring(text, {{1.04, 2}, {11.4, 2}, {11, -0.46}, {11.3, -.4}}, Grain::Unit);
    EXPECT_EQ(text, "M1 2l10 0 0-2Z");
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

TEST(Projection, SwellsAndComesBack) {
    ConicConformal conic(33, 50, 16.5, 1374);
    conic.put({18, 44}, {530, 400});
    const PlateProjection swollen(conic, {{545, 425}, .32, 285});
    for (const double lon : {-10., 5., 16., 45.}) {
        for (const double lat : {30., 42., 58.}) {
            const Point place = swollen.inverse(swollen.forward({lon, lat}));
            EXPECT_NEAR(place.x, lon, 1e-9);
            EXPECT_NEAR(place.y, lat, 1e-9);
        }
    }
    const Point middle = conic.inverse({545, 425});
    EXPECT_NEAR(swollen.forward(middle).x, 545, 1e-6);
}

TEST(Cells, AreNamedByTheFactOfTheirBoard) {
    const std::string path = testing::TempDir() + "cells.csv";
    std::ofstream(path) << "# Two provinces.\n"
                           "province,west,1,Occidens,RECONSTRUCTED\n"
                           "province,east,2,Oriens,RECONSTRUCTED\n"
                           "border,west,1,east,RECONSTRUCTED\n"
                           "border,east,1,west,RECONSTRUCTED\n"
                           "cell,east,1,30 41.5,RECONSTRUCTED\n"
                           "void,board,1,50 50,RECONSTRUCTED\n"
                           "water,board,1,20 35,RECONSTRUCTED\n";
    const CellsOfBoard cells = read_cells(path, "province");
    ASSERT_EQ(cells.areas.size(), 2U);
    EXPECT_EQ(cells.areas[0].id, "west");
    ASSERT_EQ(cells.areas[1].seeds.size(), 1U);
    EXPECT_EQ(cells.areas[1].seeds[0].y, 41.5);
    EXPECT_EQ(cells.borders.size(), 1U);
    EXPECT_EQ(cells.outside.size(), 1U);
    EXPECT_THROW(read_cells(path, "area"), std::runtime_error);
}

// Owner 0 has the left half of a square, but for a corner of owner 2; owner 1 has the right half.
const std::vector<Seed> kSeeds = {{{2, 3}, 0}, {{8, 3}, 1}, {{8, 7}, 1}, {{2, 7}, 2}};
const Box kSquare{0, 10, 10, 0};

TEST(Frontier, RunsWhereTwoSeedsAreEquallyNear) {
    double between = 0;
    for (const Frontier& frontier : frontiers(kSeeds, kSquare)) {
        if (frontier.left == kNobody || frontier.right == kNobody) continue;
        for (std::size_t i = 0; i + 1 < frontier.line.size(); ++i) {
            const Point& a = frontier.line[i];
            const Point& b = frontier.line[i + 1];
            EXPECT_TRUE((a.x == 5 && b.x == 5) || (a.y == 5 && b.y == 5));
            between += std::abs(a.x - b.x) + std::abs(a.y - b.y);
        }
    }
    // Ten up the middle, five between the two on the left; none between the cells of one owner.
    EXPECT_NEAR(between, 15, 1e-9);
}

TEST(Frontier, TellsWhoseASpotIs) {
    const std::vector<Frontier> lines = frontiers(kSeeds, kSquare);
    EXPECT_EQ(owner_at({1, 1}, lines), 0);
    EXPECT_EQ(owner_at({9, 1}, lines), 1);
    EXPECT_EQ(owner_at({9, 9}, lines), 1);
    EXPECT_EQ(owner_at({1, 9}, lines), 2);
    EXPECT_EQ(owner_at({11, 5}, lines), kNobody);
}

TEST(Frontier, IsBentByHandButNotAtItsEnds) {
    Scatter scatter;
    const Line line = freehand({{0, 0}, {5, 0}, {5, 5}}, scatter);
    EXPECT_EQ(line.front().x, 0);
    EXPECT_EQ(line.front().y, 0);
    EXPECT_EQ(line.back().x, 5);
    EXPECT_EQ(line.back().y, 5);
    double farthest = 0;
    for (const Point& point : line) {
        farthest = std::max(farthest, std::min(std::abs(point.y), std::abs(point.x - 5)));
    }
    EXPECT_GT(farthest, .02);
    EXPECT_LT(farthest, .3);
}

// Two Areas side by side on an island, and a third beyond a strait: the strip of the second's cell
// on the far shore falls to the third.
CellsOfBoard three_areas() {
    return {{{"west", false, {{2, 45}}, {}},
             {"middle", false, {{8, 45}}, {}},
             {"east", false, {{15, 45}}, {}}},
            {},
            {{0, 1, BorderKind::Land}, {1, 2, BorderKind::Link}}};
}

// Ten units a degree, upside down as a plate is.
Point enlarged(Point place) {
    return {place.x * 10, 500 - place.y * 10};
}

AreaRules usual_rules() {
    return {.metric_latitude = 0,
            .tolerance = .01,
            .smallest_island = 1,
            .largest_scrap = 1500,
            .least_border = 6,
            .least_touch = 1,
            .least_linked_island = 10,
            .touching = {},
            .plate = {0, 0, 170, 100}};
}

Shape two_islands() {
    return make_polygons(
        {{{{0, 0}, {95, 0}, {95, 100}, {0, 100}}}, {{{105, 0}, {180, 0}, {180, 100}, {105, 100}}}});
}

TEST(Areas, ShareTheLandAndGiveScrapsAway) {
    const Geos geos;
    const DrawnAreas drawn = draw_areas(three_areas(), two_islands(), usual_rules(), enlarged);
    ASSERT_EQ(drawn.areas.size(), 3U);
    EXPECT_NEAR(area(drawn.land), 9500 + 7500, 1);
    EXPECT_NEAR(area(drawn.areas[0].shape) + area(drawn.areas[1].shape), 9500, 1);
    EXPECT_NEAR(area(drawn.areas[2].shape), 7500, 1);
    ASSERT_EQ(drawn.borders.size(), 1U);
    EXPECT_EQ(drawn.borders[0].a, 0);
    EXPECT_EQ(drawn.borders[0].b, 1);
    ASSERT_EQ(drawn.sea_links.size(), 1U);
    EXPECT_LT(drawn.sea_links[0].from.x, 95);
    EXPECT_GT(drawn.sea_links[0].to.x, 105);
}

TEST(Areas, HaveTheirPlaceFarthestFromEveryEdge) {
    const Geos geos;
    const DrawnAreas drawn = draw_areas(three_areas(), two_islands(), usual_rules(), enlarged);
    // The east is 75 wide and 100 high, of which the plate shows 65: the largest circle in that has
    // a radius of 32.5.
    const Point place = drawn.areas[2].place;
    EXPECT_NEAR(place.x, 105 + 32.5, 1);
    EXPECT_GE(place.y, 32);
    EXPECT_LE(place.y, 68);
}

TEST(Areas, AreRefusedWhenTheirBordersAreNotTheBoards) {
    const Geos geos;
    CellsOfBoard cells = three_areas();
    cells.borders[0].kind = BorderKind::Link;
    EXPECT_THROW(draw_areas(cells, two_islands(), usual_rules(), enlarged), std::runtime_error);
    cells = three_areas();
    cells.borders.push_back({0, 2, BorderKind::Land});
    EXPECT_THROW(draw_areas(cells, two_islands(), usual_rules(), enlarged), std::runtime_error);
}

}  // namespace
}  // namespace occasus::board
