"""Lambert's conformal conic projection on the sphere, the one projection of our plates."""

import math
from typing import Any

import numpy as np

from shapes import Json, Line, lengths, line_of

DEGREE = math.pi / 180

# The last bit decides which of two points a simplified line keeps, where both are as far from it. For some processors
# numpy has other functions, which differ in that bit; so these are the ones of the C library.
C_FUNCTIONS: Any = (math.sin, math.cos, math.tan, math.atan, math.atan2, math.exp, math.pow)
sin, cos, tan, atan, atan2, exp, power = (np.vectorize(function, otypes=[float]) for function in C_FUNCTIONS)


def half_tangent(latitude: Any) -> Any:
    """The tangent of half the distance from the south pole; `latitude` in degrees."""
    return tan((math.pi / 2 + latitude * DEGREE) / 2)


class Projection:
    """From the globe, in degrees, to the plate of a panel.

    The formulas and constants are those of d3-geo's geoConicConformal().parallels([p, q])
    .rotate([-central_meridian, 0]).center([0, 0]).scale(scale).translate([x, y]), so that a page can place its own
    points on a plate made here; `scale` is plate units a radian along the parallels. After it comes the swell, a
    crowded part drawn larger: spots move straight away from its middle, the less the farther they are.
    Requires: both parallels on the same side of the equator and different; a gain of at most 1, so that no spot
    overtakes another.
    """

    def __init__(self, panel: Json) -> None:
        swell = panel.get("swell", {"middle": [0, 0], "gain": 0, "reach": 1})
        self.middle, self.gain, self.reach = complex(*swell["middle"]), swell["gain"], swell["reach"]
        self.central_meridian, self.scale = panel["central_meridian"], panel["units_a_degree"] / DEGREE
        width_south, width_north = (math.cos(parallel * DEGREE) for parallel in panel["parallels"])
        south, north = (float(half_tangent(parallel)) for parallel in panel["parallels"])
        self.cone = math.log(width_south / width_north) / math.log(north / south)  # Its share of a full turn.
        self.radius = width_south * south**self.cone / self.cone  # The equator's, on the unrolled cone.
        self.translate = 0j
        self.translate = complex(*panel["plate"]) / 2 - complex(self.conic(line_of(panel["center"]))[0])

    def conic(self, places: Line) -> Line:
        angle = self.cone * (places.real - self.central_meridian) * DEGREE
        distance = self.radius / power(half_tangent(places.imag), self.cone)
        right = self.translate.real + self.scale * distance * sin(angle)
        down = self.translate.imag - self.scale * (self.radius - distance * cos(angle))
        return np.asarray(right + 1j * down)

    def growth(self, distance: Any) -> Any:
        """How much farther from the middle of the swell a spot at this distance comes to stand: .3 is 30 %."""
        return self.gain * exp(-((distance / self.reach) ** 2))

    def forward(self, places: Line) -> Line:
        away = self.conic(places) - self.middle
        return np.asarray(self.middle + away * (1 + self.growth(lengths(away))))

    def inverse(self, spots: Line) -> Line:
        away = spots - self.middle
        wanted = distance = lengths(away)
        for _ in range(10 if self.gain else 0):  # Newton's method: each step doubles the correct digits.
            growth = self.growth(distance)
            slope = 1 + growth * (1 - 2 * (distance / self.reach) ** 2)
            distance = distance - (distance * (1 + growth) - wanted) / slope
        away = self.middle + away / (1 + self.growth(distance)) - self.translate
        right, down = away.real / self.scale, self.radius + away.imag / self.scale
        latitude = 2 * atan(power(self.radius / np.hypot(right, down), 1 / self.cone)) - math.pi / 2
        return np.asarray(self.central_meridian + atan2(right, down) / self.cone / DEGREE + 1j * latitude / DEGREE)
