"""The Areas of a board as drawn: land, and on some boards water, shared out among cells, and the lines between them."""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import NamedTuple

import numpy as np
from shapely.algorithms.polylabel import polylabel
from shapely.geometry import LineString, MultiLineString, box
from shapely.ops import linemerge, nearest_points, polygonize, unary_union
from shapely.prepared import prep

from cells import Area, Cells, Pair
from frontier import NOBODY, Frontier, freehand, frontiers, owners_at, scatter
from projection import DEGREE
from shapes import Fault, Json, Line, Shape, frame_of, inside, line_of, line_shapes, parts_of

Projector = Callable[[Line], Line]  # From degrees to plate units.
WEST, SOUTH, EAST, NORTH = -60, 5, 100, 80  # Degrees: the part of the globe in which cells are cut.


@dataclass
class Face:
    """A piece of land or of water that no line crosses."""

    owner: int
    shape: Shape
    water: bool
    has_seed: bool
    beside: dict[int, float] = field(default_factory=dict)  # The length it shares with each other face.


class DrawnAreas(NamedTuple):
    cells: Cells
    places: list[complex]  # The roomiest spot on the plate of each Area, its pole of inaccessibility.
    shapes: list[Shape]  # All that belongs to each Area.
    outside: Shape  # Land that is no Area.
    land: Shape  # All land; its coast is the very coast of the Areas.
    lines: dict[Pair, Shape]  # Between two Areas, or no Area and an Area; without the coast.
    links: dict[Pair, tuple[complex, complex]]  # The shortest way over the water, its ends a little inland.


def drawn_frontiers(cells: Cells, plan: Json, forward: Projector, water: bool) -> list[Frontier]:
    """Where the cells that share out the land, or the water, meet on the plate."""
    places = [(area.seeds if area.sea == water else []) + (area.straits if water else []) for area in cells.areas]
    places += [] if water else [cells.outside]
    squeeze = math.cos(plan["metric_latitude"] * DEGREE)
    seeds = [(complex(spot.real * squeeze, spot.imag), owner) for owner, spots in enumerate(places) for spot in spots]
    numbers, drawn = scatter(), []
    for left, right, line in frontiers(seeds, (WEST * squeeze, SOUTH, EAST * squeeze, NORTH)):
        bent = freehand(line, numbers)
        drawn.append((left, right, forward(bent.real / squeeze + 1j * bent.imag)))
    return drawn


def simplified_lines(lines: Shape, tolerance: float) -> Shape:
    """Line by line, from junction to junction, so that all still meet. Rings are halved: simplifying may take from a
    ring the one point where another line meets it."""
    parts = []
    for line in parts_of(lines, "LineString"):
        points, middle = line.coords[:], len(line.coords) // 2
        halves = [points[middle:], points[: middle + 1]] if line.is_ring and len(points) > 4 else [points]
        parts += [LineString(half).simplify(tolerance) for half in halves]
    return linemerge(unary_union(parts))


def all_lines(land: Shape, panel: Json, shores: list[Frontier], waters: list[Frontier]) -> Shape:
    """Coasts and lines between Areas, simplified together, so that what two Areas share stays shared."""
    on_land, on_water = (line_shapes(line for _, _, line in lines) for lines in (shores, waters))
    if not waters:
        return linemerge(land.boundary.union(on_land)).simplify(panel["tolerance"])
    # Each kind of line keeps to its element; it overshoots the coast a little, so that they meet.
    overshoot, frame = 0.01, frame_of(panel)
    on_land = on_land.intersection(land.buffer(overshoot, 8))
    on_water = on_water.intersection(frame.difference(land).buffer(overshoot, 8))
    lines = unary_union([land.boundary, frame.boundary, on_land.union(on_water)])
    return simplified_lines(linemerge(list(parts_of(lines, "LineString"))), panel["tolerance"])


def faces_of(cells: Cells, land: Shape, lines: Shape, shores: list[Frontier], waters: list[Frontier],
             forward: Projector) -> list[Face]:
    """All that the lines enclose: the land, and where there are waters to share out, the water."""
    pieces = list(polygonize(lines))
    spots = line_of([piece.representative_point().coords[0] for piece in pieces])
    told = [owners_at(spots, each) if each else [] for each in (shores, waters)]
    faces = []
    for i, (piece, dry) in enumerate(zip(pieces, inside(land, spots))):
        if not dry and not waters:
            continue
        face = Face(NOBODY, piece, not dry, has_seed=False)
        if told[not dry][i] in range(len(cells.areas)):
            face.owner = told[not dry][i]
            area = cells.areas[face.owner]
            places = area.straits if face.water and not area.sea else area.seeds
            face.has_seed = bool(inside(piece, forward(np.array(places, dtype=complex))).any())
        faces.append(face)
    return faces


def beside_lines(lines: Shape, faces: list[Face]) -> list[tuple[Shape, list[int]]]:
    """Each line, and the faces on its sides: two, or one at the edge. Tells the faces what they are beside."""
    along: dict[frozenset[tuple[float, float]], list[int]] = {}
    for number, face in enumerate(faces):
        for ring in (face.shape.exterior, *face.shape.interiors):
            for segment in zip(ring.coords[:], ring.coords[1:]):
                along.setdefault(frozenset(segment), []).append(number)
    result = [(line, along.get(frozenset(line.coords[:2]), [])) for line in parts_of(lines, "LineString")]
    for line, beside in result:
        for one, other in (beside, beside[::-1]) if len(beside) == 2 else ():
            faces[one].beside[other] = faces[one].beside.get(other, 0) + line.length
    return result


def settled(cells: Cells, smallest: float, face: Face, faces: list[Face]) -> tuple[int, bool]:
    """The owner of a face, and whether it is water, when islets are taken away and what lies in waters that its Area
    does not reach is left alone: lakes, and islands off other coasts. `smallest` in square units."""
    beside = [faces[number] for number in sorted(face.beside)]
    if face.has_seed or any(other.water == face.water for other in beside):
        return face.owner, face.water
    if not face.water and face.shape.area < smallest:
        return beside[-1].owner if beside else NOBODY, True
    around = {other.owner for other in beside} - {NOBODY, face.owner}
    is_reached = face.owner == NOBODY or all(cells.may_border(face.owner, owner) for owner in around)
    return face.owner if is_reached and not face.water else NOBODY, face.water


def give_scraps_away(cells: Cells, largest: float, faces: list[Face]) -> None:
    """Gives cut-off pieces no larger than `largest` to the neighbour they touch and must not border."""
    # A strait may leave a strip of one Area's cell on the other shore, and that strip another: hence several rounds.
    for scrap in faces * 5:
        if scrap.owner == NOBODY or scrap.has_seed or scrap.shape.area > largest:
            continue
        most = 0.0
        for number, length in sorted(scrap.beside.items()):
            owner = faces[number].owner
            if faces[number].water != scrap.water or owner in (NOBODY, scrap.owner) or length <= most:
                continue
            if not cells.may_border(owner, scrap.owner):
                most, scrap.owner = length, owner


def borders_between(lines: list[tuple[Shape, list[int]]], faces: list[Face], coast: bool) -> dict[Pair, Shape]:
    """The lines between each two Areas, or no Area, which comes first, and an Area; with the coast or without."""
    borders: dict[Pair, list[Shape]] = {}
    for line, numbers in lines:
        owners = sorted({faces[number].owner for number in numbers})
        if len(owners) == 2 and (coast or len({faces[number].water for number in numbers}) == 1):
            borders.setdefault((owners[0], owners[1]), []).append(line)
    return {pair: MultiLineString(parts) for pair, parts in sorted(borders.items())}


def require_agreement(cells: Cells, drawn: dict[Pair, Shape], plan: Json) -> None:
    """A fault names every pair of Areas that touch and must not, or must and do not; and on a board with seas, where
    ships go along a coast and the border does not meet the sea."""
    may_touch = {cells.pair_of(*pair) for pair in plan["touching"]}
    sea = {number for number, area in enumerate(cells.areas) if area.sea}
    shores = unary_union([border for (a, b), border in drawn.items() if (a in sea) != (b in sea)])
    wrong = []
    for pair, border in drawn.items():
        least = plan["least_border"] if pair in may_touch else plan["least_touch"]
        if NOBODY not in pair and pair not in cells.borders and border.length >= least:
            wrong.append((f"touch but do not border, {border.length:.2f} plate units", pair))
    for pair, ships in cells.borders.items():
        if pair not in drawn or drawn[pair].length < plan["least_border"]:
            wrong.append(("border but do not touch", pair))
        elif sea and sea.isdisjoint(pair) and ships != drawn[pair].intersects(shores):
            wrong.append(("ships go along, but the border meets no sea" if ships
                          else "no ships go along, but the border meets the sea", pair))
    if wrong:
        names = (f"\n  {what}: {cells.areas[a].id}|{cells.areas[b].id}" for what, (a, b) in wrong)
        raise Fault("the drawn Areas are not the board's:" + "".join(names))


def together(faces: Iterable[Face]) -> Shape:
    return unary_union([face.shape for face in faces])


def sea_link(pair: Pair, faces: list[Face], least: float) -> tuple[complex, complex]:
    """`least` in square units: no end is on a smaller island."""
    large = [face for face in faces if not face.water and face.shape.area >= least]
    start, end = line_of([point.coords[0] for point in nearest_points(
        *(together(face for face in large if face.owner == owner) for owner in pair))])
    length = max(0.1, abs(end - start))
    # Short crossings reach farther inland, or they would not be seen.
    step = (end - start) / length * (7 if length < 10 else 4)
    return start - step, end + step


def place_of(area: Area, shape: Shape, land: Shape, panel: Json, forward: Projector) -> complex:
    """The place of an Area, to a tenth of a plate unit. A fault: it has no land, or not all of its land, or none of it
    is on the plate."""
    if shape.is_empty:
        raise Fault(f"{area.id} has no land")
    seeds = forward(np.array(area.seeds, dtype=complex))
    if not area.sea and (inside(land, seeds) & ~inside(shape, seeds)).any():
        raise Fault(f"land of {area.id} was lost")
    seen = shape.intersection(box(0, 0, *panel["plate"]))
    if seen.is_empty:
        raise Fault(f"{area.id} is off the plate")
    # polylabel takes one polygon; here the edges of all parts are one boundary.
    whole = SimpleNamespace(is_valid=True, bounds=seen.bounds, centroid=seen.centroid, contains=prep(seen).contains,
                            exterior=seen.boundary, interiors=())
    return complex(*polylabel(whole, 0.1).coords[0])


def draw_areas(cells: Cells, land: Shape, plan: Json, panel: Json, forward: Projector) -> DrawnAreas:
    """Shares `land` (plate units) out, and where the board has seas, the water around it. A piece that the coast cuts
    off from its Area's seeds and that touches an Area it must not border goes to that Area. A fault names an Area
    without land, or the Areas that share a border but not on the board."""
    shores, waters = (drawn_frontiers(cells, plan, forward, water) for water in (False, True))
    lines = all_lines(land, panel, shores, waters)
    faces = faces_of(cells, land, lines, shores, waters, forward)
    beside = beside_lines(lines, faces)
    for face, answer in zip(faces, [settled(cells, plan["smallest_island"], face, faces) for face in faces]):
        face.owner, face.water = answer
    give_scraps_away(cells, plan["largest_scrap"], faces)
    shapes = [together(face for face in faces if face.owner == owner) for owner in range(len(cells.areas))]
    places = [place_of(area, shape, land, panel, forward) for area, shape in zip(cells.areas, shapes)]
    require_agreement(cells, borders_between(beside, faces, coast=True), plan)
    dry = [face for face in faces if not face.water]
    outside = together(face for face in dry if face.owner == NOBODY)
    links = {pair: sea_link(pair, faces, plan["least_linked_island"]) for pair in cells.links}
    return DrawnAreas(cells, places, shapes, outside, together(dry), borders_between(beside, faces, coast=False), links)
