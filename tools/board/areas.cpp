#include "areas.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <numbers>
#include <stdexcept>

#include "agreement.h"
#include "faces.h"
#include "frontier.h"

namespace occasus::board {
namespace {

// ---- Lines between the cells ----

enum class Element : std::uint8_t { Land, Water };

// Where the cells that share out the land, or the water, meet.
std::vector<Frontier> drawn_frontiers(const CellsOfBoard& cells, Element element,
                                      double metric_latitude, const Projector& forward) {
    const double squeeze = std::cos(metric_latitude * std::numbers::pi / 180);
    const auto outside = static_cast<int>(cells.areas.size());
    std::vector<Seed> seeds;
    const auto add = [&](const std::vector<Point>& spots, int owner) {
        for (const Point& spot : spots) seeds.push_back({{spot.x * squeeze, spot.y}, owner});
    };
    for (std::size_t i = 0; i < cells.areas.size(); ++i) {
        const AreaCells& each = cells.areas[i];
        if (each.sea == (element == Element::Water)) add(each.seeds, static_cast<int>(i));
        if (element == Element::Water) add(each.straits, static_cast<int>(i));
    }
    if (element == Element::Land) add(cells.outside, outside);
    if (seeds.empty()) return {};
    const Box world{-60 * squeeze, 80, 100 * squeeze, 5};
    Scatter scatter;
    std::vector<Frontier> lines = frontiers(seeds, world);
    for (Frontier& frontier : lines) {
        frontier.line = freehand(frontier.line, scatter);
        for (Point& point : frontier.line) point = forward({point.x / squeeze, point.y});
    }
    return lines;
}

Shape lines_of(const std::vector<Frontier>& frontier) {
    std::vector<Line> lines;
    lines.reserve(frontier.size());
    for (const Frontier& each : frontier) lines.push_back(each.line);
    return make_lines(lines);
}

// Line by line, from junction to junction, so that all still meet. Rings are halved: simplifying
// may take from a ring the one point where another line meets it.
Shape simplified_lines(const Shape& lines, double tolerance) {
    std::vector<Shape> parts;
    for (Line& line : lines_of(lines)) {
        const bool is_ring = line.front().x == line.back().x && line.front().y == line.back().y;
        if (is_ring && line.size() > 4) {
            const auto middle = line.begin() + static_cast<long>(line.size() / 2);
            parts.push_back(simplified(make_lines({Line(middle, line.end())}), tolerance));
            line.erase(middle + 1, line.end());
        }
        parts.push_back(simplified(make_lines({line}), tolerance));
    }
    return merged_lines(united(parts));
}

// All lines, simplified together, so that what two Areas share stays shared.
Shape all_lines(const Shape& land, const AreaRules& rules, const std::vector<Frontier>& shores,
                const std::vector<Frontier>& waters) {
    if (waters.empty()) {
        return simplified(merged_lines(united(boundary(land), lines_of(shores))), rules.tolerance);
    }
    // Each kind of line keeps to its element; it overshoots the coast a little, so that they meet.
    constexpr double kOvershoot = .01;
    const Shape frame = make_box(rules.frame);
    const Shape on_land = intersection(lines_of(shores), grown(land, kOvershoot));
    const Shape on_water =
        intersection(lines_of(waters), grown(difference(frame, land), kOvershoot));
    std::vector<Shape> all;
    all.push_back(boundary(land));
    all.push_back(boundary(frame));
    all.push_back(united(on_land, on_water));
    return simplified_lines(merged_lines(united(all)), rules.tolerance);
}

// ---- What is drawn ----

double length_of(const Line& line) {
    double length = 0;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        length += std::hypot(line[i + 1].x - line[i].x, line[i + 1].y - line[i].y);
    }
    return length;
}

// Along the coast only the length is of interest: its line is that of the land.
std::vector<DrawnBorder> borders_between(const std::vector<Face>& faces, const Sides& sides,
                                         const Shape& lines) {
    std::map<std::pair<int, int>, DrawnBorder> borders;
    for (const Line& line : lines_of(lines)) {
        const std::vector<std::size_t>& beside = sides.of(line[0], line[1]);
        if (beside.size() != 2) continue;
        const Face& one = faces[beside[0]];
        const Face& other = faces[beside[1]];
        const auto [a, b] = std::minmax(one.owner, other.owner);
        if (a == b) continue;
        DrawnBorder& border = borders[{a, b}];
        border.a = a;
        border.b = b;
        border.length += length_of(line);
        border.ends.push_back(line.front());
        border.ends.push_back(line.back());
        if (one.water == other.water) border.lines.push_back(line);
    }
    std::vector<DrawnBorder> list;
    list.reserve(borders.size());
    for (auto& [pair, border] : borders) list.push_back(std::move(border));
    return list;
}

template <typename Wanted>
Shape together(const std::vector<Face>& faces, Wanted wanted) {
    std::vector<Shape> pieces;
    pieces.reserve(faces.size());
    for (const Face& face : faces) {
        if (wanted(face)) pieces.push_back(make_polygons({face.rings}));
    }
    return united(pieces);
}

DrawnSeaLink sea_link(const AreaBorder& border, const std::vector<Face>& faces, double least) {
    const auto shores = [&](int owner) {
        return together(faces, [&](const Face& face) {
            return face.owner == owner && !face.water && face.size >= least;
        });
    };
    const auto [from, to] = nearest_points(shores(border.a), shores(border.b));
    const double length = std::max(.1, std::hypot(to.x - from.x, to.y - from.y));
    // Short crossings reach farther inland, or they would not be seen.
    const double inland = length < 10 ? 7 : 4;
    const Point step{(to.x - from.x) / length * inland, (to.y - from.y) / length * inland};
    return {border.a, border.b, {from.x - step.x, from.y - step.y}, {to.x + step.x, to.y + step.y}};
}

}  // namespace

DrawnAreas draw_areas(const CellsOfBoard& cells, const Shape& land, const AreaRules& rules,
                      const Projector& forward) {
    const auto frontiers_of = [&](Element element) {
        return drawn_frontiers(cells, element, rules.metric_latitude, forward);
    };
    const std::vector<Frontier> shores = frontiers_of(Element::Land);
    const std::vector<Frontier> waters = frontiers_of(Element::Water);
    const Shape lines = all_lines(land, rules, shores, waters);

    std::vector<Face> faces = faces_of({cells, land, shores, waters}, lines, forward);
    settle_islands(cells, rules.smallest_island, faces);
    const Sides sides(faces);
    // A strait may leave a strip of one Area's cell on the other shore, and that strip another.
    constexpr int kRounds = 5;
    for (int i = 0; i < kRounds; ++i) {
        if (!give_scraps_away(cells, rules.largest_scrap, sides, faces)) break;
    }

    DrawnAreas result;
    const Shape plate = make_box(rules.plate);
    for (std::size_t i = 0; i < cells.areas.size(); ++i) {
        const auto owner = static_cast<int>(i);
        Shape mine = together(faces, [&](const Face& face) { return face.owner == owner; });
        if (area(mine) == 0) throw std::runtime_error(cells.areas[i].id + " has no land");
        for (const Point& seed : cells.areas[i].seeds) {
            const bool is_on_land = !cells.areas[i].sea && contains(land, forward(seed));
            if (is_on_land && !contains(mine, forward(seed))) {
                throw std::runtime_error("land of " + cells.areas[i].id + " was lost");
            }
        }
        const Shape seen = intersection(mine, plate);
        if (area(seen) == 0) throw std::runtime_error(cells.areas[i].id + " is off the plate");
        result.areas.push_back({roomiest_point(seen), std::move(mine)});
    }
    result.land = together(faces, [](const Face& face) { return !face.water; });
    result.outside =
        together(faces, [](const Face& face) { return !face.water && face.owner == kNoArea; });
    result.borders = borders_between(faces, sides, lines);
    require_agreement(cells, result.borders, rules);
    for (const AreaBorder& border : cells.borders) {
        if (border.kind == BorderKind::Link) {
            result.sea_links.push_back(sea_link(border, faces, rules.least_linked_island));
        }
    }
    return result;
}

}  // namespace occasus::board
