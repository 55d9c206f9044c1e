#include "panel.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <stdexcept>

#include "path_text.h"
#include "scatter.h"

namespace occasus::board {
namespace {

constexpr double kDegreesARadian = 180 / std::numbers::pi;

PlateProjection make_projection(const Panel& panel) {
    ConicConformal projection(panel.south_parallel, panel.north_parallel, panel.central_meridian,
                              panel.units_a_degree * kDegreesARadian);
    projection.put(panel.center, {panel.width / 2, panel.height / 2});
    return {projection, panel.swell};
}

Box drawn_box(const Panel& panel) {
    return {-panel.side_margin, -panel.margin, panel.width + panel.side_margin,
            panel.height + panel.margin};
}

// A window narrower than the plate would show its own edge as a coast.
void require_wide_window(const Panel& panel, const PlateProjection& projection) {
    const Box box = drawn_box(panel);
    constexpr int kSteps = 200;
    for (int i = 0; i <= kSteps; ++i) {
        const double share = static_cast<double>(i) / kSteps;
        const double x = std::lerp(box.left, box.right, share);
        const double y = std::lerp(box.top, box.bottom, share);
        for (const Point spot :
             {Point{x, box.top}, Point{x, box.bottom}, Point{box.left, y}, Point{box.right, y}}) {
            const Point place = projection.inverse(spot);
            if (place.x <= panel.window.left || place.x >= panel.window.right ||
                place.y <= panel.window.bottom || place.y >= panel.window.top) {
                throw std::runtime_error(panel.id + ": the window is too small for the plate");
            }
        }
    }
}

void require_equal(double a, double b, double tolerance, const std::string& what) {
    if (std::abs(a - b) > tolerance) {
        throw std::runtime_error(what + ": " + std::to_string(a) + " against " + std::to_string(b));
    }
}

// What is cut out and what is left must together be the window: a cut that loses a polygon, or
// turns one inside out, does not pass.
Shape cut_to_window(const Panel& panel, const std::vector<Rings>& land) {
    const Shape whole = make_polygons(land);
    const Shape window = make_box(panel.window);
    Shape inside = intersection(whole, window);
    const double outside = area(difference(window, whole));
    require_equal(area(inside) + outside, area(window), 1e-6, panel.id + ": area of the window");
    return inside;
}

std::vector<Rings> project(const std::vector<Rings>& polygons, const PlateProjection& projection) {
    std::vector<Rings> result = polygons;
    for (Rings& rings : result) {
        for (Line& ring : rings) {
            for (Point& point : ring) point = projection.forward(point);
        }
    }
    return result;
}

double total_area(const std::vector<Rings>& polygons) {
    double sum = 0;
    for (const Rings& rings : polygons) sum += area(rings);
    return sum;
}

// Largest first, so that the text does not depend on the order in which cuts return their parts.
std::vector<Rings> sorted_polygons(const Shape& shape) {
    std::vector<Rings> polygons = polygons_of(shape);
    std::stable_sort(polygons.begin(), polygons.end(),
                     [](const Rings& a, const Rings& b) { return area(a) > area(b); });
    return polygons;
}

std::string text_of(const std::vector<Rings>& polygons, Grain grain) {
    std::string text;
    for (const Rings& rings : polygons) {
        for (const Line& ring : rings) append_ring(text, ring, grain);
    }
    return text;
}

std::string text_of(const std::vector<Line>& lines, Grain grain) {
    std::string text;
    for (const Line& line : lines) append_line(text, line, grain);
    return text;
}

Shape lining_of(const Panel& panel, const Shape& land) {
    std::vector<Rings> coasts = sorted_polygons(simplified(land, panel.lining_tolerance));
    std::erase_if(coasts,
                  [&](const Rings& rings) { return area(rings) < panel.smallest_lined_island; });
    // Lakes are land to the lining: it belongs to the sea.
    for (Rings& rings : coasts) rings.resize(1);
    return make_polygons(coasts);
}

// ---- Is the drawn area the area there is? ----

bool inside_ring(Point place, const Line& ring) {
    bool inside = false;
    for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
        const Point& a = ring[i];
        const Point& b = ring[j];
        if ((a.y > place.y) != (b.y > place.y) &&
            place.x < (b.x - a.x) * (place.y - a.y) / (b.y - a.y) + a.x) {
            inside = !inside;
        }
    }
    return inside;
}

bool on_land(Point place, const std::vector<Rings>& land) {
    return std::any_of(land.begin(), land.end(), [&](const Rings& rings) {
        const auto count = std::count_if(
            rings.begin(), rings.end(), [&](const Line& ring) { return inside_ring(place, ring); });
        return count % 2 == 1;
    });
}

bool may_reach(const Rings& rings, const Box& window) {
    const auto [west, east] =
        std::minmax_element(rings.front().begin(), rings.front().end(),
                            [](const Point& a, const Point& b) { return a.x < b.x; });
    const auto [south, north] =
        std::minmax_element(rings.front().begin(), rings.front().end(),
                            [](const Point& a, const Point& b) { return a.y < b.y; });
    return west->x < window.right && east->x > window.left && south->y < window.top &&
           north->y > window.bottom;
}

double sampled_share(const Panel& panel, const PlateProjection& projection,
                     const std::vector<Rings>& land) {
    std::vector<Rings> near;
    std::copy_if(land.begin(), land.end(), std::back_inserter(near),
                 [&](const Rings& rings) { return may_reach(rings, panel.window); });
    const Box box = drawn_box(panel);
    constexpr int kSteps = 120;
    int hits = 0;
    for (int row = 0; row < kSteps; ++row) {
        for (int column = 0; column < kSteps; ++column) {
            const Point spot{std::lerp(box.left, box.right, (column + .5) / kSteps),
                             std::lerp(box.top, box.bottom, (row + .5) / kSteps)};
            if (on_land(projection.inverse(spot), near)) ++hits;
        }
    }
    return static_cast<double>(hits) / (kSteps * kSteps);
}

// ---- Lines ----

// Multiples of `step` from `least` to `most`.
std::vector<double> multiples(double step, double least, double most) {
    std::vector<double> numbers;
    const auto last = static_cast<int>(std::floor(most / step));
    for (auto i = static_cast<int>(std::ceil(least / step)); i <= last; ++i) {
        numbers.push_back(i * step);
    }
    return numbers;
}

Shape graticule_of(const Panel& panel, const PlateProjection& projection, const Shape& frame) {
    constexpr double kStride = .25;  // Degrees between the points of a line.
    constexpr double kTolerance = .15;
    const Box& window = panel.window;
    std::vector<Line> lines;
    for (const double lon : multiples(panel.graticule_step, window.left, window.right)) {
        Line& line = lines.emplace_back();
        for (const double lat : multiples(kStride, window.bottom, window.top)) {
            line.push_back(projection.forward({lon, lat}));
        }
    }
    for (const double lat : multiples(panel.graticule_step, window.bottom, window.top)) {
        Line& line = lines.emplace_back();
        for (const double lon : multiples(kStride, window.left, window.right)) {
            line.push_back(projection.forward({lon, lat}));
        }
    }
    return simplified(intersection(make_lines(lines), frame), kTolerance);
}

// A smooth line through all points (Catmull and Rom).
Line smoothed(const Line& line) {
    constexpr int kParts = 8;
    Line result;
    const auto at = [&](std::size_t i, int shift) {
        const long n = static_cast<long>(i) + shift;
        return line[static_cast<std::size_t>(
            std::clamp(n, 0L, static_cast<long>(line.size()) - 1))];
    };
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const Point a = at(i, -1);
        const Point b = at(i, 0);
        const Point c = at(i, 1);
        const Point d = at(i, 2);
        for (int part = 0; part < kParts; ++part) {
            const double t = static_cast<double>(part) / kParts;
            const auto blend = [t](double p, double q, double r, double s) {
                return .5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t +
                             (3 * q - p - 3 * r + s) * t * t * t);
            };
            result.push_back({blend(a.x, b.x, c.x, d.x), blend(a.y, b.y, c.y, d.y)});
        }
    }
    result.push_back(line.back());
    return result;
}

Shape river_lines(const std::vector<River>& rivers, bool great, const PlateProjection& projection,
                  const Shape& land) {
    std::vector<Line> courses;
    for (const River& river : rivers) {
        if (river.great != great) continue;
        Line course;
        for (const Point& place : river.course) course.push_back(projection.forward(place));
        courses.push_back(smoothed(course));
    }
    constexpr double kTolerance = .2;
    return simplified(intersection(make_lines(courses), land), kTolerance);
}

// ---- Hills ----

double distance_to(Point spot, const Line& line) {
    double nearest = 1e9;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const Point a = line[i];
        const Point step{line[i + 1].x - a.x, line[i + 1].y - a.y};
        const double length = step.x * step.x + step.y * step.y;
        const double along = ((spot.x - a.x) * step.x + (spot.y - a.y) * step.y) / length;
        const double t = std::clamp(along, 0., 1.);
        nearest =
            std::min(nearest, std::hypot(spot.x - a.x - t * step.x, spot.y - a.y - t * step.y));
    }
    return nearest;
}

// On a loose grid along the ridges, a few left out, none at the shore; the northern ones first, so
// that the nearer stand before the farther.
std::vector<Hill> scatter_hills(const Panel& panel, const std::vector<Range>& ranges,
                                const PlateProjection& projection, const Shape& land) {
    constexpr double kColumn = 21;
    constexpr double kRow = 13.5;
    constexpr double kShore = 9;
    constexpr double kLeftOut = .12;
    std::vector<Line> ridges;
    for (const Range& range : ranges) {
        Line& ridge = ridges.emplace_back();
        for (const Point& place : range.ridge) ridge.push_back(projection.forward(place));
    }
    const Shape inland = grown(land, -kShore);
    Scatter scatter;
    std::vector<Hill> hills;
    const auto rows = static_cast<int>(panel.height / kRow);
    const auto columns = static_cast<int>(panel.width / kColumn);
    for (int row = 0; row <= rows; ++row) {
        for (int column = 0; column <= columns; ++column) {
            const double x = (column + (row % 2 == 0 ? 0 : .5)) * kColumn;
            const Point foot{x + (scatter.next() - .5) * kColumn * .5,
                             (row + (scatter.next() - .5) * .5) * kRow};
            const double size = .78 + scatter.next() * .4;
            const bool left_out = scatter.next() < kLeftOut;
            bool on_range = false;
            for (std::size_t i = 0; i < ranges.size(); ++i) {
                on_range = on_range || distance_to(foot, ridges[i]) < ranges[i].reach;
            }
            if (on_range && !left_out && contains(inland, foot)) hills.push_back({foot, size});
        }
    }
    std::stable_sort(hills.begin(), hills.end(),
                     [](const Hill& a, const Hill& b) { return a.foot.y < b.foot.y; });
    return hills;
}

// ---- Neatline ----

enum class Degrees : std::uint8_t { Longitude, Latitude };

// Whole degrees met on the way from `from` to `to`, at plate units from `from`.
std::vector<Tick> ticks_between(const PlateProjection& projection, Point from, Point to,
                                Degrees kind) {
    const double length = std::hypot(to.x - from.x, to.y - from.y);
    const auto degrees_at = [&](double at) {
        const Point place = projection.inverse(
            {std::lerp(from.x, to.x, at / length), std::lerp(from.y, to.y, at / length)});
        return kind == Degrees::Longitude ? place.x : place.y;
    };
    constexpr double kStride = .05;
    const auto strides = static_cast<int>(length / kStride);
    std::vector<Tick> ticks;
    double before = degrees_at(0);
    for (int i = 1; i <= strides; ++i) {
        const double at = i * kStride;
        const double now = degrees_at(at);
        if (std::floor(now) != std::floor(before)) {
            ticks.push_back({at, static_cast<int>(std::floor(std::max(now, before)))});
        }
        before = now;
    }
    return ticks;
}

Neatline neatline_of(const PlateProjection& projection, const Box& box) {
    const Point top_left{box.left, box.top};
    const Point top_right{box.right, box.top};
    const Point bottom_left{box.left, box.bottom};
    const Point bottom_right{box.right, box.bottom};
    return {ticks_between(projection, top_left, top_right, Degrees::Longitude),
            ticks_between(projection, bottom_left, bottom_right, Degrees::Longitude),
            ticks_between(projection, top_left, bottom_left, Degrees::Latitude),
            ticks_between(projection, top_right, bottom_right, Degrees::Latitude)};
}

}  // namespace

namespace {

std::optional<DrawnAreas> areas_of(const std::optional<AreaPlan>& plan, const Panel& panel,
                                   const Shape& land, const PlateProjection& projection) {
    if (!plan) return std::nullopt;
    CellsOfBoard cells = read_cells(plan->board, plan->fact);
    const auto number_of = [&](const std::string& id) {
        const auto found = std::find_if(cells.areas.begin(), cells.areas.end(),
                                        [&](const AreaCells& each) { return each.id == id; });
        if (found == cells.areas.end()) throw std::runtime_error("no Area “" + id + "”");
        return static_cast<int>(found - cells.areas.begin());
    };
    AreaRules rules{.metric_latitude = plan->metric_latitude,
                    .tolerance = panel.tolerance,
                    .smallest_island = plan->smallest_island,
                    .largest_scrap = plan->largest_scrap,
                    .least_border = plan->least_border,
                    .least_touch = plan->least_touch,
                    .least_linked_island = plan->least_linked_island,
                    .touching = {},
                    .frame = drawn_box(panel),
                    .plate = {0, 0, panel.width, panel.height}};
    for (const auto& [a, b] : plan->touching) {
        rules.touching.push_back(std::minmax(number_of(a), number_of(b)));
    }
    for (const auto& [id, place] : plan->straits) {
        cells.areas[static_cast<std::size_t>(number_of(id))].straits.push_back(place);
    }
    return draw_areas(cells, land, rules, [&](Point place) { return projection.forward(place); });
}

}  // namespace

std::string path_of(const Shape& shape, Grain grain) {
    return text_of(sorted_polygons(shape), grain);
}

std::string path_of_lines(const Shape& lines, Grain grain) {
    return text_of(lines_of(lines), grain);
}

DrawnPanel draw_panel(const Panel& panel, const std::vector<Rings>& land,
                      const Description& description) {
    const PlateProjection projection = make_projection(panel);
    require_wide_window(panel, projection);

    const Box box = drawn_box(panel);
    const Shape frame = make_box(box);
    const Shape projected =
        make_polygons(project(polygons_of(cut_to_window(panel, land)), projection));
    const Shape exact = intersection(projected, frame);
    std::optional<DrawnAreas> areas = areas_of(description.areas, panel, exact, projection);
    Shape drawn = areas ? united(areas->land, areas->land) : simplified(exact, panel.tolerance);
    const std::vector<Rings> polygons = sorted_polygons(drawn);

    const double plate = (box.right - box.left) * (box.bottom - box.top);
    const LandShare share{total_area(polygons) / plate, sampled_share(panel, projection, land)};
    constexpr double kRounding = .002;  // Simplifying may move this share of the plate.
    constexpr double kSampling = .006;  // Counting spots is no more exact than this.
    require_equal(share.drawn, area(exact) / plate, kRounding, panel.id + ": simplified land");
    require_equal(share.drawn, share.sampled, kSampling, panel.id + ": sampled land");

    Shape great_rivers = river_lines(description.rivers, true, projection, drawn);
    Shape rivers = river_lines(description.rivers, false, projection, drawn);
    std::vector<Hill> hills = scatter_hills(panel, description.ranges, projection, drawn);
    DrawnPanel result{projection,
                      std::move(drawn),
                      lining_of(panel, exact),
                      graticule_of(panel, projection, frame),
                      std::move(great_rivers),
                      std::move(rivers),
                      std::move(hills),
                      {},
                      share,
                      std::move(areas)};
    for (const Frame& part : panel.frames) {
        result.neatlines.push_back(neatline_of(projection, part.box));
    }
    return result;
}

}  // namespace occasus::board
