// Polygons and lines on the plane, over GEOS: build, cut, simplify, measure, read back.
#pragma once

#include <geos_c.h>
#include <memory>
#include <utility>
#include <vector>

#include "point.h"

namespace occasus::board {

// GEOS must be running while any Shape lives.
class Geos {
  public:
    Geos();
    ~Geos();
    Geos(const Geos&) = delete;
    Geos& operator=(const Geos&) = delete;
};

struct ShapeDeleter {
    void operator()(GEOSGeometry* geometry) const { GEOSGeom_destroy(geometry); }
};

// One geometry of any kind. All functions below throw std::runtime_error when GEOS refuses.
using Shape = std::unique_ptr<GEOSGeometry, ShapeDeleter>;

Shape make_polygons(const std::vector<Rings>& polygons);
Shape make_lines(const std::vector<Line>& lines);
Shape make_box(const Box& box);

Shape intersection(const Shape& a, const Shape& b);
Shape difference(const Shape& a, const Shape& b);
Shape united(const Shape& a, const Shape& b);
Shape united(const std::vector<Shape>& parts);
Shape boundary(const Shape& shape);

// Lines joined wherever just two of them meet.
Shape merged_lines(const Shape& lines);

// The polygons that lines which meet only at their ends enclose.
Shape polygonized(const Shape& lines);

// Polygons may be dropped only by being smaller than the tolerance; none will cross another.
Shape simplified(const Shape& shape, double tolerance);

// Grown outwards by `distance`, or shrunk if it is negative.
Shape grown(const Shape& shape, double distance);

double area(const Shape& shape);
bool contains(const Shape& shape, Point point);
Point point_inside(const Shape& shape);

// The point inside that is farthest from every edge (the pole of inaccessibility).
Point roomiest_point(const Shape& shape);
std::pair<Point, Point> nearest_points(const Shape& a, const Shape& b);

std::vector<Rings> polygons_of(const Shape& shape);
std::vector<Line> lines_of(const Shape& shape);

// Area inside the outer ring without its holes, by the coordinates alone.
double area(const Rings& polygon);

}  // namespace occasus::board
