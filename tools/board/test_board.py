"""Tests of the board tool: of its parts, and that the committed geometry is what it makes."""

import itertools
import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from areas import DrawnAreas, draw_areas, require_agreement
from cells import Area, Cells, read_cells
from frontier import NOBODY, freehand, frontiers, owners_at, scatter
from projection import DEGREE, Projection
from shapely.geometry import LineString, MultiPolygon, Polygon, box
from shapes import Fault, Json, Line, line_of, line_text, parts_of, path_text

ROOT = Path(__file__).resolve().parents[2]
BOARDS = ("diplomacy", "empire", "invasions", "pomerium", "rome_must_fall")


def projection(**fields: object) -> Projection:
    usual = {"parallels": [33, 50], "central_meridian": 7, "units_a_degree": 40}
    return Projection({**usual, "center": [6, 43], "plate": [1000, 800], **fields})


def places(longitudes: list[float], latitudes: list[float]) -> Line:
    return line_of(list(itertools.product(longitudes, latitudes)))


def test_projection_goes_there_and_back() -> None:
    there = places([-20, -7.5, 0, 7, 22.5, 40], [25, 33, 41.5, 50, 60])
    back = projection().inverse(projection().forward(there))
    assert np.abs(back - there).max() < 1e-9


def test_projection_is_true_to_scale_on_its_parallels_and_smaller_between() -> None:
    plain = projection(central_meridian=0, units_a_degree=1)

    def degree_at(latitude: float) -> float:
        south, north = plain.forward(places([0], [latitude - 0.5, latitude + 0.5])).imag
        return float(south - north)

    assert degree_at(33) == pytest.approx(1, abs=1e-3)
    assert degree_at(50) == pytest.approx(1, abs=1e-3)
    assert degree_at(42) < 1


def test_projection_puts_a_place_in_the_middle_of_the_plate() -> None:
    spot = projection(center=[12.48, 41.89], plate=[600, 400]).forward(line_of([[12.48, 41.89]]))[0]
    assert spot == pytest.approx(300 + 200j, abs=1e-9)


def test_projection_swells_and_comes_back() -> None:
    fields = {"central_meridian": 16.5, "units_a_degree": 24, "center": [18, 44], "plate": [1060, 800]}
    swollen = projection(**fields, swell={"middle": [545, 425], "gain": 0.32, "reach": 285})
    there = places([-10, 5, 16, 45], [30, 42, 58])
    assert np.abs(swollen.inverse(swollen.forward(there)) - there).max() < 1e-9
    middle = line_of([[545, 425]])
    assert swollen.forward(projection(**fields).inverse(middle))[0] == pytest.approx(545 + 425j, abs=1e-6)
    # Ten units from the middle a spot comes to stand 13.2 from it, less what the reach takes.
    nearby = swollen.forward(projection(**fields).inverse(line_of([[555, 425]])))[0]
    assert nearby.real == pytest.approx(545 + 13.2, abs=0.01)


def test_path_text_writes_steps_in_tenths() -> None:
    assert path_text(Polygon([(1.04, 2), (11, 2), (11, -0.46)])) == "M1 2l10 0 0-2.5Z"


def test_path_text_writes_steps_in_whole_units() -> None:
    assert path_text(Polygon([(1.04, 2), (11.4, 2), (11, -0.46), (11.3, -0.4)]), grain=10) == "M1 2l10 0 0-2Z"


def test_path_text_does_not_carry_rounding_on() -> None:
    text = line_text(line_of([(i * 0.14, 0) for i in range(101)]))
    steps = re.findall(r"-?\d*\.?\d+", text.split("l")[1])
    assert sum(map(float, steps)) == pytest.approx(14, abs=1e-6)


def test_shapes_cut_and_measure() -> None:
    land = Polygon([(0, 0), (10, 0), (10, 10), (0, 10)], [[(2, 2), (2, 4), (4, 4), (4, 2)]])
    assert land.area == 96
    cut = land.intersection(box(0, 0, 5, 5))
    assert cut.area == 21
    assert sum(polygon.area for polygon in parts_of(cut, "Polygon")) == 21


CELLS = """# Two provinces.
province,west,1,Occidens,RECONSTRUCTED
province,east,2,Oriens,RECONSTRUCTED
border,west,1,east,RECONSTRUCTED
border,east,1,west,RECONSTRUCTED
cell,east,1,30 41.5,RECONSTRUCTED
void,board,1,50 50,RECONSTRUCTED
water,board,1,20 35,RECONSTRUCTED
"""


def test_cells_are_named_by_the_fact_of_their_board(tmp_path: Path) -> None:
    file = tmp_path / "cells.csv"
    file.write_text(CELLS)
    cells = read_cells({"board": str(file), "fact": "province"})
    assert [area.id for area in cells.areas] == ["west", "east"]
    assert [area.seeds for area in cells.areas] == [[], [30 + 41.5j]]
    assert (cells.borders, cells.links, cells.outside) == ({(0, 1): False}, {}, [50 + 50j])
    with pytest.raises(Fault, match=r"cells\.csv:4: there is no Area “west”"):
        read_cells({"board": str(file), "fact": "area"})


# Owner 0 has the left half of a square, but for a corner of owner 2; owner 1 has the right half.
SEEDS = [(2 + 3j, 0), (8 + 3j, 1), (8 + 7j, 1), (2 + 7j, 2)]
SQUARE = (0, 0, 10, 10)


def test_frontier_runs_where_two_seeds_are_equally_near() -> None:
    between = 0.0
    for left, right, line in frontiers(SEEDS, SQUARE):
        if NOBODY not in (left, right):
            assert (line.real == 5).all() or (line.imag == 5).all()
            between += np.abs(np.diff(line)).sum()
    # Ten up the middle, five between the two on the left; none between the cells of one owner.
    assert between == pytest.approx(15)


def test_frontier_tells_whose_a_spot_is() -> None:
    spots = line_of([(1, 1), (9, 1), (9, 9), (1, 9), (11, 5)])
    assert owners_at(spots, list(frontiers(SEEDS, SQUARE))) == [0, 1, 1, 2, NOBODY]


def test_frontier_is_bent_by_hand_but_not_at_its_ends() -> None:
    line = freehand(np.array([0, 5, 5 + 5j]), scatter())
    assert (line[0], line[-1]) == (0, 5 + 5j)
    assert 0.02 < np.minimum(np.abs(line.imag), np.abs(line.real - 5)).max() < 0.3


PANEL = {"plate": [170, 100], "margin": 0, "tolerance": 0.01}
PLAN = {"metric_latitude": 0, "smallest_island": 1, "largest_scrap": 1500, "least_border": 6, "least_touch": 1,
        "least_linked_island": 10, "touching": []}
TWO_ISLANDS = MultiPolygon([box(0, 0, 95, 100), box(105, 0, 180, 100)])


def three_areas() -> Cells:
    """Two Areas side by side on an island, and a third beyond a strait: the strip of the second's cell on the far shore
    falls to the third."""
    areas = [Area("west", seeds=[2 + 45j]), Area("middle", seeds=[8 + 45j]), Area("east", seeds=[15 + 45j])]
    return Cells(areas, borders={(0, 1): False}, links={(1, 2): None})


def draw(cells: Cells, plan: Json) -> DrawnAreas:
    """Ten plate units a degree, upside down as a plate is."""
    return draw_areas(cells, TWO_ISLANDS, plan, PANEL, lambda line: 500j + 10 * line.conj())


def test_areas_share_the_land_and_give_scraps_away() -> None:
    drawn = draw(three_areas(), PLAN)
    assert drawn.land.area == pytest.approx(9500 + 7500, abs=1)
    west, middle, east = (shape.area for shape in drawn.shapes)
    assert west + middle == pytest.approx(9500, abs=1)
    assert east == pytest.approx(7500, abs=1)
    assert list(drawn.lines) == [(0, 1)]
    start, end = drawn.links[1, 2]
    assert start.real < 95 and end.real > 105


def test_areas_have_their_place_farthest_from_every_edge() -> None:
    # The east is 75 wide and 100 high, of which the plate shows 65: the largest circle in that has a radius of 32.5.
    place = draw(three_areas(), PLAN).places[2]
    assert place.real == pytest.approx(105 + 32.5, abs=1)
    assert 32 <= place.imag <= 68


def test_areas_are_refused_when_their_borders_are_not_the_boards() -> None:
    cells = three_areas()
    cells.borders = {}
    with pytest.raises(Fault, match=r"touch but do not border, .*: west\|middle"):
        draw(cells, PLAN)
    cells = three_areas()
    cells.borders[0, 2] = False
    with pytest.raises(Fault, match=r"border but do not touch: west\|east"):
        draw(cells, PLAN)


@pytest.mark.parametrize("ships", [True, False])
def test_ships_go_along_where_the_border_of_two_coasts_meets_a_sea(ships: bool) -> None:
    # Two coasts, a land behind them and a sea before them: the first border meets the sea, the second does not.
    cells = Cells([Area("west"), Area("east"), Area("inland"), Area("sea", sea=True)])
    cells.borders = {(0, 1): ships, (1, 2): not ships, (0, 3): False, (1, 3): False}
    drawn = {
        (0, 1): LineString([(5, 5), (5, 15)]), (1, 2): LineString([(5, 15), (15, 15)]),
        (0, 3): LineString([(-5, 5), (5, 5)]), (1, 3): LineString([(5, 5), (15, 5)]),
    }
    if ships:
        require_agreement(cells, drawn, PLAN)
        return
    with pytest.raises(Fault) as fault:
        require_agreement(cells, drawn, PLAN)
    assert str(fault.value).splitlines()[1:] == [
        "  no ships go along, but the border meets the sea: west|east",
        "  ships go along, but the border meets no sea: east|inland",
    ]


@pytest.mark.parametrize("board", BOARDS)
def test_the_committed_geometry_is_what_the_tool_makes(board: str) -> None:
    command = [sys.executable, "tools/board/draw.py", "--check", f"tools/board/{board}.json"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")


def test_a_description_without_a_field_is_refused(tmp_path: Path) -> None:
    description = json.loads((ROOT / "tools/board/pomerium.json").read_text())
    del description["panels"][0]["margin"]
    file = tmp_path / "board.json"
    file.write_text(json.dumps(description))
    command = [sys.executable, "tools/board/draw.py", "--check", str(file)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (1, f"{file}: the field 'margin' is missing\n")
