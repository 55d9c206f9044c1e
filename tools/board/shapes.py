"""Points, lines and shapes, and the text of an SVG path.

A point is a complex number, x + y i, and a line is an array of them. On the globe x is the longitude and y the
latitude, in degrees, east and north positive. On a plate x runs to the right and y downwards, in plate units.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray
from shapely.geometry import MultiLineString, box
from shapely.vectorized import contains

Line = NDArray[np.complex128]
Shape = Any  # A geometry of shapely, which tells no types.
Json = dict[str, Any]


class Fault(Exception):
    """A fault of the input, or of the drawing; its text names the file or the panel, and the reason."""


def frame_of(panel: Json) -> Shape:
    """The plate and its margins, so that cut edges stay out of sight; plate units."""
    (width, height), margin = panel["plate"], panel["margin"]
    side = panel.get("side_margin", margin)
    return box(-side, -margin, width + side, height + margin)


def line_of(pairs: Any) -> Line:
    """The line through pairs of numbers, as JSON files and shapely have them."""
    return np.array(pairs, dtype=np.float64).reshape(-1, 2).view(np.complex128)[:, 0]


def line_shapes(lines: Iterable[Line]) -> Shape:
    return MultiLineString([np.column_stack((line.real, line.imag)) for line in lines])


def lengths(steps: Line) -> NDArray[np.float64]:
    return np.asarray(np.hypot(steps.real, steps.imag))


def inside(shape: Shape, spots: Line) -> NDArray[np.bool_]:
    return np.asarray(contains(shape, spots.real, spots.imag))


def parts_of(shape: Shape, kind: str) -> Iterator[Shape]:
    """The parts that are a `Polygon`, or a `LineString`. A cut may also leave points and lines where shapes touch."""
    for part in getattr(shape, "geoms", [shape]):
        if hasattr(part, "geoms"):
            yield from parts_of(part, kind)
        elif part.geom_type == kind and not part.is_empty:
            yield part


def numbers_text(tenths: Any) -> str:
    """The numbers without an idle zero, 12.5 3-.4: a minus sign separates too."""
    texts = (f"{number / 10:g}" for number in tenths.ravel())
    return " ".join(text[1:] if text[:2] == "0." else text.replace("-0.", "-.") for text in texts).replace(" -", "-")


def line_text(line: Line, grain: int = 1) -> str:
    """The line as a place and the steps from there; the rounding of one step is never carried on to the next.
    Coordinates are rounded to so many tenths of a plate unit."""
    spots = np.rint(np.column_stack((line.real, line.imag)) * 10 / grain).astype(int) * grain
    steps = np.diff(spots, axis=0)
    steps = steps[steps.any(axis=1)]
    return "M" + numbers_text(spots[0]) + ("l" + numbers_text(steps) if len(steps) else "")


def path_text(shape: Shape, grain: int = 1) -> str:
    """All polygons of the shape as one path, a hole after its outline; or if it has none, all its lines. The largest
    polygon comes first, so that the order does not depend on how a cut returns them."""
    polygons = sorted(parts_of(shape, "Polygon"), key=lambda polygon: float(-polygon.area))
    rings = (ring for polygon in polygons for ring in (polygon.exterior, *polygon.interiors))
    closed = [line_text(line_of(ring.coords)[:-1], grain) + "Z" for ring in rings]
    return "".join(closed or (line_text(line_of(line.coords), grain) for line in parts_of(shape, "LineString")))
