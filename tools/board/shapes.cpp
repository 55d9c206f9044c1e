#include "shapes.h"

#include <cmath>
#include <stdexcept>
#include <string>

namespace occasus::board {
namespace {

Shape checked(GEOSGeometry* geometry, const char* what) {
    if (geometry == nullptr) throw std::runtime_error(std::string("GEOS: ") + what + " failed");
    return Shape(geometry);
}

GEOSCoordSequence* sequence_of(const Line& line, bool close) {
    const auto size = static_cast<unsigned>(line.size() + (close ? 1 : 0));
    GEOSCoordSequence* sequence = GEOSCoordSeq_create(size, 2);
    for (unsigned i = 0; i < size; ++i) {
        const Point& point = line[i % line.size()];
        GEOSCoordSeq_setXY(sequence, i, point.x, point.y);
    }
    return sequence;
}

GEOSGeometry* ring_of(const Line& line) {
    return checked(GEOSGeom_createLinearRing(sequence_of(line, true)), "a ring").release();
}

GEOSGeometry* polygon_of(const Rings& rings) {
    std::vector<GEOSGeometry*> holes;
    for (std::size_t i = 1; i < rings.size(); ++i) holes.push_back(ring_of(rings[i]));
    return checked(GEOSGeom_createPolygon(ring_of(rings.front()), holes.data(),
                                          static_cast<unsigned>(holes.size())),
                   "a polygon")
        .release();
}

Line points_of(const GEOSGeometry* geometry) {
    const GEOSCoordSequence* sequence = GEOSGeom_getCoordSeq(geometry);
    unsigned size = 0;
    GEOSCoordSeq_getSize(sequence, &size);
    Line line(size);
    for (unsigned i = 0; i < size; ++i) {
        GEOSCoordSeq_getXY(sequence, i, &line[i].x, &line[i].y);
    }
    return line;
}

Line open_ring_of(const GEOSGeometry* ring) {
    Line line = points_of(ring);
    line.pop_back();
    return line;
}

// Calls `take` for each part that is of `type`; cuts may also leave touching points and lines.
template <typename Take>
void for_each_part(const GEOSGeometry* geometry, int type, Take take) {
    if (GEOSGeomTypeId(geometry) == type) {
        if (GEOSisEmpty(geometry) == 0) take(geometry);
        return;
    }
    if (GEOSGeomTypeId(geometry) < GEOS_MULTIPOINT) return;
    for (int i = 0; i < GEOSGetNumGeometries(geometry); ++i) {
        for_each_part(GEOSGetGeometryN(geometry, i), type, take);
    }
}

double ring_area(const Line& ring) {
    double twice = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point& a = ring[i];
        const Point& b = ring[(i + 1) % ring.size()];
        twice += a.x * b.y - b.x * a.y;
    }
    return std::abs(twice) / 2;
}

}  // namespace

Geos::Geos() {
    initGEOS(nullptr, nullptr);
}
Geos::~Geos() {
    finishGEOS();
}

Shape make_polygons(const std::vector<Rings>& polygons) {
    std::vector<GEOSGeometry*> parts;
    parts.reserve(polygons.size());
    for (const Rings& rings : polygons) parts.push_back(polygon_of(rings));
    const Shape raw = checked(GEOSGeom_createCollection(GEOS_MULTIPOLYGON, parts.data(),
                                                        static_cast<unsigned>(parts.size())),
                              "polygons");
    return checked(GEOSMakeValid(raw.get()), "mending");
}

Shape make_lines(const std::vector<Line>& lines) {
    std::vector<GEOSGeometry*> parts;
    parts.reserve(lines.size());
    for (const Line& line : lines) {
        parts.push_back(GEOSGeom_createLineString(sequence_of(line, false)));
    }
    return checked(GEOSGeom_createCollection(GEOS_MULTILINESTRING, parts.data(),
                                             static_cast<unsigned>(parts.size())),
                   "lines");
}

Shape make_box(const Box& box) {
    return make_polygons({{{{box.left, box.top},
                            {box.right, box.top},
                            {box.right, box.bottom},
                            {box.left, box.bottom}}}});
}

Shape intersection(const Shape& a, const Shape& b) {
    return checked(GEOSIntersection(a.get(), b.get()), "intersection");
}

Shape difference(const Shape& a, const Shape& b) {
    return checked(GEOSDifference(a.get(), b.get()), "difference");
}

Shape united(const Shape& a, const Shape& b) {
    return checked(GEOSUnion(a.get(), b.get()), "union");
}

Shape united(const std::vector<Shape>& parts) {
    std::vector<GEOSGeometry*> copies;
    copies.reserve(parts.size());
    for (const Shape& part : parts) copies.push_back(GEOSGeom_clone(part.get()));
    const Shape all = checked(GEOSGeom_createCollection(GEOS_GEOMETRYCOLLECTION, copies.data(),
                                                        static_cast<unsigned>(copies.size())),
                              "a collection");
    return checked(GEOSUnaryUnion(all.get()), "union");
}

Shape boundary(const Shape& shape) {
    return checked(GEOSBoundary(shape.get()), "boundary");
}

Shape merged_lines(const Shape& lines) {
    return checked(GEOSLineMerge(lines.get()), "merging");
}

Shape polygonized(const Shape& lines) {
    const GEOSGeometry* const all = lines.get();
    return checked(GEOSPolygonize(&all, 1), "polygons of lines");
}

Shape simplified(const Shape& shape, double tolerance) {
    return checked(GEOSTopologyPreserveSimplify(shape.get(), tolerance), "simplification");
}

Shape grown(const Shape& shape, double distance) {
    constexpr int kSegmentsInQuarter = 8;
    return checked(GEOSBuffer(shape.get(), distance, kSegmentsInQuarter), "growing");
}

double area(const Shape& shape) {
    double result = 0;
    GEOSArea(shape.get(), &result);
    return result;
}

bool contains(const Shape& shape, Point point) {
    const Shape dot = checked(GEOSGeom_createPointFromXY(point.x, point.y), "a point");
    return GEOSContains(shape.get(), dot.get()) == 1;
}

Point point_inside(const Shape& shape) {
    const Shape dot = checked(GEOSPointOnSurface(shape.get()), "a point inside");
    Point point;
    GEOSGeomGetX(dot.get(), &point.x);
    GEOSGeomGetY(dot.get(), &point.y);
    return point;
}

Point roomiest_point(const Shape& shape) {
    constexpr double kTolerance = .1;
    // A line from the middle of the largest circle inside to where it touches the edge.
    const Shape radius =
        checked(GEOSMaximumInscribedCircle(shape.get(), kTolerance), "the largest circle");
    return points_of(radius.get()).front();
}

std::pair<Point, Point> nearest_points(const Shape& a, const Shape& b) {
    GEOSCoordSequence* sequence = GEOSNearestPoints(a.get(), b.get());
    if (sequence == nullptr) throw std::runtime_error("GEOS: nearest points failed");
    std::pair<Point, Point> points;
    GEOSCoordSeq_getXY(sequence, 0, &points.first.x, &points.first.y);
    GEOSCoordSeq_getXY(sequence, 1, &points.second.x, &points.second.y);
    GEOSCoordSeq_destroy(sequence);
    return points;
}

std::vector<Rings> polygons_of(const Shape& shape) {
    std::vector<Rings> polygons;
    for_each_part(shape.get(), GEOS_POLYGON, [&](const GEOSGeometry* polygon) {
        Rings& rings = polygons.emplace_back();
        rings.push_back(open_ring_of(GEOSGetExteriorRing(polygon)));
        for (int i = 0; i < GEOSGetNumInteriorRings(polygon); ++i) {
            rings.push_back(open_ring_of(GEOSGetInteriorRingN(polygon, i)));
        }
    });
    return polygons;
}

std::vector<Line> lines_of(const Shape& shape) {
    std::vector<Line> lines;
    for_each_part(shape.get(), GEOS_LINESTRING,
                  [&](const GEOSGeometry* line) { lines.push_back(points_of(line)); });
    return lines;
}

double area(const Rings& polygon) {
    double result = ring_area(polygon.front());
    for (std::size_t i = 1; i < polygon.size(); ++i) result -= ring_area(polygon[i]);
    return result;
}

}  // namespace occasus::board
