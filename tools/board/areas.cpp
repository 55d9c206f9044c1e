#include "areas.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <stdexcept>

#include "frontier.h"

namespace occasus::board {
namespace {

// ---- Lines between the cells ----

std::vector<Frontier> drawn_frontiers(const CellsOfBoard& cells, double metric_latitude,
                                      const Projector& forward) {
    const double squeeze = std::cos(metric_latitude * std::numbers::pi / 180);
    const auto outside = static_cast<int>(cells.areas.size());
    std::vector<Seed> seeds;
    for (std::size_t i = 0; i < cells.areas.size(); ++i) {
        for (const Point& seed : cells.areas[i].seeds) {
            seeds.push_back({{seed.x * squeeze, seed.y}, static_cast<int>(i)});
        }
    }
    for (const Point& seed : cells.outside) seeds.push_back({{seed.x * squeeze, seed.y}, outside});
    const Box world{-60 * squeeze, 80, 100 * squeeze, 5};
    Scatter scatter;
    std::vector<Frontier> lines = frontiers(seeds, world);
    for (Frontier& frontier : lines) {
        frontier.line = freehand(frontier.line, scatter);
        for (Point& point : frontier.line) point = forward({point.x / squeeze, point.y});
    }
    return lines;
}

// ---- Faces: pieces of land that no line crosses ----

struct Face {
    int owner = kNoArea;  // An Area, or kNoArea where the land is outside the game.
    Rings rings;
    double size = 0;
    bool has_seed = false;
};

using Segment = std::pair<std::pair<long long, long long>, std::pair<long long, long long>>;

Segment segment_of(const Point& a, const Point& b) {
    constexpr double kGrid = 1e6;
    const auto grid = [&](const Point& p) {
        return std::pair(std::llround(p.x * kGrid), std::llround(p.y * kGrid));
    };
    return {std::min(grid(a), grid(b)), std::max(grid(a), grid(b))};
}

template <typename Take>
void for_each_segment(const Rings& rings, Take take) {
    for (const Line& ring : rings) {
        for (std::size_t i = 0; i < ring.size(); ++i) take(ring[i], ring[(i + 1) % ring.size()]);
    }
}

// Which faces lie along a piece of line: two, or one at the coast.
class Sides {
  public:
    explicit Sides(const std::vector<Face>& faces) {
        for (std::size_t i = 0; i < faces.size(); ++i) {
            for_each_segment(faces[i].rings, [&](const Point& a, const Point& b) {
                along_[segment_of(a, b)].push_back(i);
            });
        }
    }
    const std::vector<std::size_t>& of(const Point& a, const Point& b) const {
        static const std::vector<std::size_t> kNone;
        const auto found = along_.find(segment_of(a, b));
        return found == along_.end() ? kNone : found->second;
    }
    // The length each other face shares with this one.
    std::map<std::size_t, double> neighbours(const std::vector<Face>& faces,
                                             std::size_t index) const {
        std::map<std::size_t, double> lengths;
        for_each_segment(faces[index].rings, [&](const Point& a, const Point& b) {
            for (const std::size_t other : of(a, b)) {
                if (other != index) lengths[other] += std::hypot(b.x - a.x, b.y - a.y);
            }
        });
        return lengths;
    }

  private:
    std::map<Segment, std::vector<std::size_t>> along_;
};

std::vector<Face> faces_of(const CellsOfBoard& cells, const Shape& lines, const Shape& land,
                           const std::vector<Frontier>& borders, const Projector& forward) {
    const auto outside = static_cast<int>(cells.areas.size());
    std::vector<Face> faces;
    for (const Rings& rings : polygons_of(polygonized(lines))) {
        const Shape piece = make_polygons({rings});
        const Point inside = point_inside(piece);
        if (!contains(land, inside)) continue;
        const int owner = owner_at(inside, borders);
        Face face{owner == outside || owner == kNobody ? kNoArea : owner, rings, area(rings),
                  false};
        if (face.owner != kNoArea) {
            const AreaCells& mine = cells.areas[static_cast<std::size_t>(face.owner)];
            face.has_seed =
                std::any_of(mine.seeds.begin(), mine.seeds.end(),
                            [&](const Point& seed) { return contains(piece, forward(seed)); });
        }
        faces.push_back(face);
    }
    return faces;
}

bool is_land_border(const CellsOfBoard& cells, int a, int b) {
    return std::any_of(cells.borders.begin(), cells.borders.end(), [&](const AreaBorder& border) {
        return !border.sea && border.a == std::min(a, b) && border.b == std::max(a, b);
    });
}

// Gives scraps to the neighbour they touch; true if any changed hands.
bool give_scraps_away(const CellsOfBoard& cells, double largest, const Sides& sides,
                      std::vector<Face>& faces) {
    bool changed = false;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        Face& scrap = faces[i];
        if (scrap.owner == kNoArea || scrap.has_seed || scrap.size > largest) continue;
        double most = 0;
        for (const auto& [other, length] : sides.neighbours(faces, i)) {
            const int owner = faces[other].owner;
            if (owner == kNoArea || owner == scrap.owner || length <= most) continue;
            if (is_land_border(cells, owner, scrap.owner)) continue;
            most = length;
            scrap.owner = owner;
            changed = true;
        }
    }
    return changed;
}

// ---- What is drawn ----

std::vector<DrawnBorder> borders_between(const std::vector<Face>& faces, const Sides& sides,
                                         const Shape& lines) {
    std::map<std::pair<int, int>, DrawnBorder> borders;
    for (const Line& line : lines_of(lines)) {
        const std::vector<std::size_t>& beside = sides.of(line[0], line[1]);
        if (beside.size() != 2) continue;
        const auto [a, b] = std::minmax(faces[beside[0]].owner, faces[beside[1]].owner);
        if (a == b) continue;
        DrawnBorder& border = borders[{a, b}];
        border.a = a;
        border.b = b;
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            border.length += std::hypot(line[i + 1].x - line[i].x, line[i + 1].y - line[i].y);
        }
        border.lines.push_back(line);
    }
    std::vector<DrawnBorder> list;
    list.reserve(borders.size());
    for (auto& [pair, border] : borders) list.push_back(std::move(border));
    return list;
}

Shape land_of(const std::vector<Face>& faces, int owner) {
    std::vector<Shape> pieces;
    pieces.reserve(faces.size());
    for (const Face& face : faces) {
        if (face.owner == owner) pieces.push_back(make_polygons({face.rings}));
    }
    return united(pieces);
}

DrawnSeaLink sea_link(const AreaBorder& border, const std::vector<Face>& faces, double least) {
    const auto shores = [&](int owner) {
        std::vector<Shape> pieces;
        for (const Face& face : faces) {
            if (face.owner == owner && face.size >= least) {
                pieces.push_back(make_polygons({face.rings}));
            }
        }
        return united(pieces);
    };
    const auto [from, to] = nearest_points(shores(border.a), shores(border.b));
    const double length = std::max(.1, std::hypot(to.x - from.x, to.y - from.y));
    // Short crossings reach farther inland, or they would not be seen.
    const double inland = length < 10 ? 7 : 4;
    const Point step{(to.x - from.x) / length * inland, (to.y - from.y) / length * inland};
    return {border.a, border.b, {from.x - step.x, from.y - step.y}, {to.x + step.x, to.y + step.y}};
}

// ---- Does the picture say what the board says? ----

void require_borders(const CellsOfBoard& cells, const std::vector<DrawnBorder>& drawn,
                     const AreaRules& rules) {
    const auto name = [&](int a, int b) {
        return cells.areas[static_cast<std::size_t>(a)].id + "|" +
               cells.areas[static_cast<std::size_t>(b)].id;
    };
    std::string wrong;
    std::set<std::pair<int, int>> seen;
    for (const DrawnBorder& border : drawn) {
        if (border.a == kNoArea) continue;
        const std::pair pair(border.a, border.b);
        const bool may_touch =
            std::find(rules.touching.begin(), rules.touching.end(), pair) != rules.touching.end();
        const bool is_border = is_land_border(cells, border.a, border.b);
        if (is_border && border.length >= rules.least_border) seen.insert(pair);
        if (is_border || (may_touch && border.length < rules.least_border)) continue;
        if (border.length < rules.least_touch) continue;
        wrong += "\n  touch but do not border: " + name(border.a, border.b) + " " +
                 std::to_string(border.length);
    }
    for (const AreaBorder& border : cells.borders) {
        if (border.sea || seen.contains({border.a, border.b})) continue;
        wrong += "\n  border but do not touch: " + name(border.a, border.b);
    }
    if (!wrong.empty()) throw std::runtime_error("the drawn Areas are not the board's:" + wrong);
}

}  // namespace

DrawnAreas draw_areas(const CellsOfBoard& cells, const Shape& land, const AreaRules& rules,
                      const Projector& forward) {
    const std::vector<Frontier> frontier = drawn_frontiers(cells, rules.metric_latitude, forward);
    std::vector<Line> crossing;
    crossing.reserve(frontier.size());
    for (const Frontier& each : frontier) crossing.push_back(each.line);
    // All lines are simplified together, so that what two Areas share stays shared.
    const Shape lines =
        simplified(merged_lines(united(boundary(land), make_lines(crossing))), rules.tolerance);

    std::vector<Face> faces = faces_of(cells, lines, land, frontier, forward);
    {
        const Sides all(faces);
        std::vector<Face> kept;
        for (std::size_t i = 0; i < faces.size(); ++i) {
            const bool is_islet =
                faces[i].size < rules.smallest_island && all.neighbours(faces, i).empty();
            if (!is_islet) kept.push_back(faces[i]);
        }
        faces = std::move(kept);
    }
    const Sides sides(faces);
    // A strait may leave a strip of one Area's cell on the other shore, and that strip another.
    constexpr int kRounds = 5;
    for (int i = 0; i < kRounds; ++i) {
        if (!give_scraps_away(cells, rules.largest_scrap, sides, faces)) break;
    }

    DrawnAreas result;
    std::vector<Shape> all;
    all.reserve(faces.size());
    for (std::size_t i = 0; i < cells.areas.size(); ++i) {
        Shape mine = land_of(faces, static_cast<int>(i));
        if (area(mine) == 0) throw std::runtime_error(cells.areas[i].id + " has no land");
        for (const Point& seed : cells.areas[i].seeds) {
            if (contains(land, forward(seed)) && !contains(mine, forward(seed))) {
                throw std::runtime_error("land of " + cells.areas[i].id + " was lost");
            }
        }
        result.areas.push_back({forward(cells.areas[i].place), std::move(mine)});
    }
    for (const Face& face : faces) all.push_back(make_polygons({face.rings}));
    result.land = united(all);
    result.outside = land_of(faces, kNoArea);
    result.borders = borders_between(faces, sides, lines);
    require_borders(cells, result.borders, rules);
    for (const AreaBorder& border : cells.borders) {
        if (border.sea) {
            result.sea_links.push_back(sea_link(border, faces, rules.least_linked_island));
        }
    }
    return result;
}

}  // namespace occasus::board
