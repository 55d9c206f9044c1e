"""Draws one panel of a plate: land cut, projected and simplified."""

import json
import math
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from shapely.geometry import MultiPolygon, Point, Polygon, box
from shapely.ops import transform
from shapely.validation import make_valid

from areas import DrawnAreas, draw_areas
from cells import read_cells
from frontier import scatter
from projection import Projection
from shapes import Fault, Json, Line, Shape, frame_of, inside, line_of, line_shapes, parts_of


class DrawnPanel(NamedTuple):
    projection: Projection
    shapes: dict[str, Shape]  # By name; the lining is the coast that is water-lined, without small islands.
    hills: list[tuple[complex, float]]  # The middle of the foot, and the size against the usual.
    areas: DrawnAreas | None


def unwrapped(ring: Line) -> Line:
    """A ring that crosses the meridian of 180 degrees goes on beyond it, or its edge would run all round the globe."""
    ring = np.unwrap(ring.real, period=360) + 1j * ring.imag
    return ring if 2 * np.count_nonzero(ring.real < -180) < len(ring) else ring + 360


def polygon_of(rings: list[list[int]], arcs: list[Line]) -> Shape:
    """A ring is a list of arcs; ~n is arc n walked backwards. Each arc ends where the next one begins."""
    lines = [np.concatenate([(arcs[n] if n >= 0 else arcs[~n][::-1])[:-1] for n in ring]) for ring in rings]
    outline, *holes = (unwrapped(line).view(np.float64).reshape(-1, 2) for line in lines)
    return Polygon(outline, holes)


def read_land(path: str) -> list[Shape]:
    """Every polygon of the `land` in a TopoJSON file whose arcs are steps on a grid; in degrees, as it was read."""
    try:
        topology = json.loads(Path(path).read_text(encoding="utf-8"))
        scale, origin = (np.array(topology["transform"][name]) for name in ("scale", "translate"))
        arcs = [line_of(np.cumsum(steps, axis=0) * scale + origin) for steps in topology["arcs"]]
        many = [each["arcs"] if each["type"] == "MultiPolygon" else [each["arcs"]]
                for each in topology["objects"]["land"]["geometries"]]
        return [polygon_of(rings, arcs) for polygons in many for rings in polygons]
    except (OSError, LookupError, TypeError, ValueError) as error:
        raise Fault(f"{path} is not a TopoJSON of land: {error!r}") from None


def require_equal(one: float, other: float, tolerance: float, what: str) -> None:
    if abs(one - other) > tolerance:
        raise Fault(f"{what}: {one} against {other}")


def require_wide_window(panel: Json, projection: Projection) -> None:
    """A window narrower than the plate would show its own edge as a coast."""
    edge = frame_of(panel).exterior
    spots = line_of([edge.interpolate(share, normalized=True).coords[0] for share in np.linspace(0, 1, 801)])
    if not inside(box(*panel["window"]), projection.inverse(spots)).all():
        raise Fault(f"{panel['id']}: the window is too small for the plate")


def cut_to_window(panel: Json, land: list[Shape]) -> Shape:
    """The part that is cut out and the part that is left must together be the window: a cut that loses a polygon, or
    turns one inside out, does not pass."""
    whole, window = make_valid(MultiPolygon(land)), box(*panel["window"])
    kept, left = whole.intersection(window), window.difference(whole)
    require_equal(kept.area + left.area, window.area, 1e-6, f"{panel['id']}: area of the window")
    return MultiPolygon(list(parts_of(kept, "Polygon")))


def projected(shape: Shape, projection: Projection) -> Shape:
    def spots(x: Any, y: Any) -> tuple[Any, Any]:
        spot = projection.forward(np.array(x) + 1j * np.array(y))
        return spot.real, spot.imag

    return make_valid(transform(spots, shape))


def sampled_share(panel: Json, projection: Projection, land: list[Shape]) -> float:
    """The share of the plate that is land, by looking spot by spot whether the place there lies in the source."""
    window = box(*panel["window"])
    near = MultiPolygon([polygon for polygon in land if polygon.envelope.intersects(window)])
    left, top, right, bottom = frame_of(panel).bounds
    shares = (np.arange(120) + 0.5) / 120
    spots = (left + (right - left) * shares) + 1j * (top + (bottom - top) * shares)[:, None]
    return float(np.mean(inside(near, projection.inverse(spots))))


def lining_of(panel: Json, land: Shape) -> Shape:
    """Lakes are land to the lining: it belongs to the sea."""
    coasts = parts_of(land.simplify(panel["lining_tolerance"]), "Polygon")
    large = [Polygon(coast.exterior) for coast in coasts if coast.area >= panel["smallest_lined_island"]]
    return make_valid(MultiPolygon(large))


def multiples(step: float, least: float, most: float) -> Any:
    return np.arange(math.ceil(least / step), math.floor(most / step) + 1) * step


def graticule_of(panel: Json, projection: Projection) -> Shape:
    stride, tolerance = 0.25, 0.15  # Degrees between the points of a line; plate units.
    west, south, east, north = panel["window"]
    lines = [x + 1j * multiples(stride, south, north) for x in multiples(panel["graticule_step"], west, east)]
    lines += [multiples(stride, west, east) + 1j * y for y in multiples(panel["graticule_step"], south, north)]
    return line_shapes(map(projection.forward, lines)).intersection(frame_of(panel)).simplify(tolerance)


def smoothed(line: Line) -> Line:
    """A smooth line through all points (Catmull and Rom)."""
    a, b, c, d = (np.concatenate((line[:1], line, line[-1:]))[i : len(line) - 1 + i, None] for i in range(4))
    t = np.arange(8) / 8
    bent = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
    return np.append(bent.ravel(), line[-1])


def river_lines(rivers: list[Json], great: bool, projection: Projection, land: Shape) -> Shape:
    tolerance = 0.2  # Plate units.
    courses = [projection.forward(line_of(river["course"])) for river in rivers if river["great"] == great]
    return line_shapes(map(smoothed, courses)).intersection(land).simplify(tolerance)


def scatter_hills(panel: Json, ranges: list[Json], projection: Projection,
                  land: Shape) -> list[tuple[complex, float]]:
    """On a loose grid along the ridges, a few left out, none at the shore; the northern ones first, so that the
    nearer stand before the farther."""
    width, height, shore, left_out = 21, 13.5, 9, 0.12  # Plate units: the grid, no hill near the coast; a share.
    rows, columns = int(panel["plate"][1] / height) + 1, int(panel["plate"][0] / width) + 1
    numbers = np.array(list(islice(scatter(), rows * columns * 4))).reshape(rows, columns, 4)
    row, column = np.indices((rows, columns))
    across, down, size, kept = np.moveaxis(numbers, 2, 0)
    feet = (column + row % 2 / 2 + (across - 0.5) / 2) * width + 1j * (row + (down - 0.5) / 2) * height
    kept = (kept >= left_out) & inside(land.buffer(-shore, 8), feet)
    ridges = [(line_shapes([projection.forward(line_of(each["ridge"]))]), each["reach"]) for each in ranges]
    hills = [(foot, 0.78 + number * 0.4) for foot, number in zip(feet[kept], size[kept])
             if any(ridge.distance(Point(foot.real, foot.imag)) < reach for ridge, reach in ridges)]
    return sorted(hills, key=lambda hill: float(hill[0].imag))


def ticks_along(projection: Projection, start: complex, way: complex) -> list[tuple[float, int]]:
    """The whole degrees met on the way from `start`: longitudes on a level side, latitudes on an upright one. Each is
    the distance from `start`, to a tenth of a plate unit, and the degree."""
    stride = 0.05  # Plate units.
    at = np.arange(int(abs(way) / stride) + 1) * stride
    places = projection.inverse(start + way * at / abs(way))
    degrees = np.floor(places.imag if way.imag else places.real)
    met = np.flatnonzero(np.diff(degrees)) + 1
    return [(math.floor(at[i] * 10 + 0.5) / 10, int(max(degrees[i - 1], degrees[i]))) for i in met]


def neatline_of(projection: Projection, frame: list[float]) -> Json:
    """By side, from left to right and from top to bottom; `frame` is left, top, width, height."""
    corner, across, down = complex(*frame[:2]), complex(frame[2]), complex(0, frame[3])
    sides = {"top": (corner, across), "right": (corner + across, down),
             "bottom": (corner + down, across), "left": (corner, down)}
    return {side: ticks_along(projection, *way) for side, way in sides.items()}


def draw_panel(panel: Json, land: list[Shape], description: Json) -> DrawnPanel:
    """`land` in degrees. A fault: the window is too small for the plate, or the area drawn is not the area there is."""
    projection = Projection(panel)
    require_wide_window(panel, projection)
    frame, rivers = frame_of(panel), description["rivers"]
    exact = projected(cut_to_window(panel, land), projection).intersection(frame)
    plan = description.get("areas")
    areas = draw_areas(read_cells(plan), exact, plan, panel, projection.forward) if plan else None
    # The union begins each ring at the point where the committed files do.
    drawn = areas.land.union(areas.land) if areas else exact.simplify(panel["tolerance"])

    share, sampled = drawn.area / frame.area, sampled_share(panel, projection, land)
    # Simplifying may move a share of .002 of the plate; counting spots is no more exact than .006.
    require_equal(share, exact.area / frame.area, 0.002, f"{panel['id']}: simplified land")
    require_equal(share, sampled, 0.006, f"{panel['id']}: sampled land")
    shapes = {
        "land": drawn,
        "lining": lining_of(panel, exact),
        "graticule": graticule_of(panel, projection),
        "great_rivers": river_lines(rivers, True, projection, drawn),
        "rivers": river_lines(rivers, False, projection, drawn),
    }
    return DrawnPanel(projection, shapes, scatter_hills(panel, description["ranges"], projection, drawn), areas)
