#include "projection.h"

#include <cmath>
#include <numbers>

namespace occasus::board {
namespace {

constexpr double kRadian = std::numbers::pi / 180;

// Tangent of half the distance from the south pole.
double half_tangent(double latitude) {
    return std::tan((std::numbers::pi / 2 + latitude) / 2);
}

// How far a spot at this distance from the middle of a swell comes to stand.
double swollen(double distance, const Swell& swell) {
    const double share = distance / swell.reach;
    return distance * (1 + swell.gain * std::exp(-share * share));
}

}  // namespace

ConicConformal::ConicConformal(double south_parallel, double north_parallel,
                               double central_meridian, double scale)
    : central_meridian_(central_meridian), scale_(scale), translate_{0, 0} {
    const double south = south_parallel * kRadian;
    const double north = north_parallel * kRadian;
    cone_ = std::log(std::cos(south) / std::cos(north)) /
            std::log(half_tangent(north) / half_tangent(south));
    radius_ = std::cos(south) * std::pow(half_tangent(south), cone_) / cone_;
}

void ConicConformal::put(Point place, Point spot) {
    const Point now = forward(place);
    translate_.x += spot.x - now.x;
    translate_.y += spot.y - now.y;
}

Point ConicConformal::forward(Point place) const {
    const double angle = cone_ * (place.x - central_meridian_) * kRadian;
    const double distance = radius_ / std::pow(half_tangent(place.y * kRadian), cone_);
    return {translate_.x + scale_ * distance * std::sin(angle),
            translate_.y - scale_ * (radius_ - distance * std::cos(angle))};
}

Point ConicConformal::inverse(Point spot) const {
    const double right = (spot.x - translate_.x) / scale_;
    const double down = radius_ + (spot.y - translate_.y) / scale_;
    const double distance = std::hypot(right, down);
    const double latitude =
        2 * std::atan(std::pow(radius_ / distance, 1 / cone_)) - std::numbers::pi / 2;
    return {central_meridian_ + std::atan2(right, down) / cone_ / kRadian, latitude / kRadian};
}

Point PlateProjection::forward(Point place) const {
    const Point spot = conic_.forward(place);
    if (swell_.gain == 0) return spot;
    const Point& middle = swell_.middle;
    const double distance = std::hypot(spot.x - middle.x, spot.y - middle.y);
    if (distance == 0) return spot;
    const double times = swollen(distance, swell_) / distance;
    return {middle.x + (spot.x - middle.x) * times, middle.y + (spot.y - middle.y) * times};
}

Point PlateProjection::inverse(Point spot) const {
    const Point& middle = swell_.middle;
    const double wanted = std::hypot(spot.x - middle.x, spot.y - middle.y);
    if (swell_.gain == 0 || wanted == 0) return conic_.inverse(spot);
    double low = 0;
    double high = wanted;
    for (int i = 0; i < 60; ++i) {
        const double between = (low + high) / 2;
        (swollen(between, swell_) < wanted ? low : high) = between;
    }
    const double times = low / wanted;
    return conic_.inverse(
        {middle.x + (spot.x - middle.x) * times, middle.y + (spot.y - middle.y) * times});
}

}  // namespace occasus::board
