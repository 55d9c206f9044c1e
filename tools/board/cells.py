"""The Areas of a board as its own file of facts tells them: seeds of cells, and borders."""

import csv
from dataclasses import dataclass, field
from pathlib import Path

from shapes import Fault, Json

Pair = tuple[int, int]  # Numbers of two Areas, the smaller first.


@dataclass
class Area:
    """An Area, and the places (degrees) that tell its land or water: each spot belongs to the nearest of all places."""

    id: str
    sea: bool = False
    seeds: list[complex] = field(default_factory=list)
    straits: list[complex] = field(default_factory=list)  # Water that an Area of land has.


@dataclass
class Cells:
    """The Areas of a board, and which of them border."""

    areas: list[Area] = field(default_factory=list)
    outside: list[complex] = field(default_factory=list)  # Degrees: land nearest to one of these is no Area.
    borders: dict[Pair, bool] = field(default_factory=dict)  # Areas that touch: true where ships go along the coast.
    links: dict[Pair, None] = field(default_factory=dict)  # Ways over the water, in the order of the board.

    def number_of(self, name: str) -> int:
        """The number of the Area with this id. Its coast (`STP/nc`) and the price of a way there may follow the id."""
        wanted = name.split(" ")[0].split("/")[0]
        if wanted not in (ids := [area.id for area in self.areas]):
            raise Fault(f"there is no Area “{wanted}”")
        return ids.index(wanted)

    def pair_of(self, one: str, other: str) -> Pair:
        a, b = sorted((self.number_of(one), self.number_of(other)))
        return a, b

    def may_border(self, a: int, b: int) -> bool:
        return (min(a, b), max(a, b)) in self.borders


def place_of(text: str) -> complex:
    longitude, latitude = map(float, text.split())
    return complex(longitude, latitude)


def read_fact(cells: Cells, area_fact: str, fact: str, name: str, _: str, value: str, *_provenance: str) -> None:
    if fact == area_fact:
        cells.areas.append(Area(name))
    elif fact == "kind":
        cells.areas[cells.number_of(name)].sea = value == "sea"
    elif fact == "cell":
        cells.areas[cells.number_of(name)].seeds.append(place_of(value))
    elif fact == "void":
        cells.outside.append(place_of(value))
    elif name != "board" and fact in ("border", "land", "army", "fleet"):
        # Each side tells its border, and where ships go it tells it twice.
        pair = cells.pair_of(name, value)
        cells.borders[pair] = cells.borders.get(pair, False) or fact == "fleet"
    elif name != "board" and fact in ("sea", "water"):
        cells.links[cells.pair_of(name, value)] = None


def read_cells(plan: Json) -> Cells:
    """Reads the lines `kind`, `cell` and `void` of the plan's board file, its borders (`border`, `land` or `army`,
    `fleet`, `sea` or `water`), and those that name its Areas, which begin with the plan's `fact`; no others. A fault
    names the file and the line that is wrong. The straits are those of the plan."""
    cells, path = Cells(), plan["board"]
    for number, line in enumerate(Path(path).read_text(encoding="utf-8").splitlines(), start=1):
        try:
            if line and not line.startswith("#"):
                read_fact(cells, plan["fact"], *next(csv.reader([line])))
        except (Fault, TypeError, ValueError) as error:
            raise Fault(f"{path}:{number}: {error}") from None
    for name, places in plan.get("straits", {}).items():
        cells.areas[cells.number_of(name)].straits += [complex(*place) for place in places]
    return cells
