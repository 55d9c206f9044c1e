// Lambert's conformal conic projection on the sphere: the one projection of our plates.
#pragma once

#include "point.h"

namespace occasus::board {

// The formulas and constants are those of d3-geo's geoConicConformal().parallels([p, q])
// .rotate([-central_meridian, 0]).center([0, 0]).scale(scale).translate([x, y]), so that a page can
// place its own points on a plate made here.
class ConicConformal {
  public:
    // Requires: both parallels on the same side of the equator and different, in degrees;
    // `scale` is plate units a radian along the parallels.
    ConicConformal(double south_parallel, double north_parallel, double central_meridian,
                   double scale);

    // Moves the plate so that `place` (degrees) falls on `spot` (plate units).
    void put(Point place, Point spot);

    Point forward(Point place) const;
    Point inverse(Point spot) const;

    double scale() const { return scale_; }
    Point translate() const { return translate_; }

  private:
    double central_meridian_;
    double scale_;
    double cone_;    // How much of a full turn the cone covers.
    double radius_;  // Of the equator on the unrolled cone.
    Point translate_;
};

}  // namespace occasus::board
