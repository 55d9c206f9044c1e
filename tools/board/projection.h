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

// A crowded part of a plate drawn larger: spots move straight away from the middle, the less the
// farther they are.
struct Swell {
    Point middle;     // Plate units.
    double gain = 0;  // Growth at the middle: .3 is 30 % larger. At most 1, so that none overtakes.
    double reach = 1;  // Plate units; at this distance a third of the gain is left.
};

// From the globe to the finished plate.
class PlateProjection {
  public:
    PlateProjection(const ConicConformal& conic, const Swell& swell)
        : conic_(conic), swell_(swell) {}

    Point forward(Point place) const;
    Point inverse(Point spot) const;

    const ConicConformal& conic() const { return conic_; }
    const Swell& swell() const { return swell_; }

  private:
    ConicConformal conic_;
    Swell swell_;
};

}  // namespace occasus::board
