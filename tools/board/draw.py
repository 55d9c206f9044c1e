#!/usr/bin/python3
"""Draws the coast of a board, and its Areas. Run it from the repository's root.

    tools/board/draw.py DESCRIPTION            writes the geometry files that the description names
    tools/board/draw.py --check DESCRIPTION    writes nothing; fails if a committed file is another
"""

import argparse
import json
import math
import sys
from collections.abc import Callable
from pathlib import Path

from shapely.geometry import box

from areas import DrawnAreas
from cells import Pair
from panel import DrawnPanel, draw_panel, neatline_of, read_land
from shapes import Fault, Json, Shape, path_text

ATLAS = "web/node_modules/world-atlas/land-50m.json"


def tenths(*numbers: float) -> list[float]:
    return [math.floor(number * 10 + 0.5) / 10 for number in numbers]


def ids(drawn: DrawnAreas, pair: Pair) -> list[str | None]:
    """The Areas on both sides; `null` is land outside the game."""
    return [drawn.cells.areas[number].id if number >= 0 else None for number in pair]


def areas_json(drawn: DrawnAreas, path: Callable[[Shape], str]) -> Json:
    """`path` writes a shape as the text of a path."""
    each = zip(drawn.cells.areas, drawn.places, drawn.shapes)
    lines = {pair: path(line) for pair, line in drawn.lines.items()}
    return {
        "outside": path(drawn.outside),
        "areas": [{"id": area.id, "at": tenths(at.real, at.imag), "path": path(shape)} for area, at, shape in each],
        "borders": [{"between": ids(drawn, pair), "path": text} for pair, text in lines.items() if text],
    }


def links_json(drawn: DrawnAreas) -> list[Json]:
    return [{"between": ids(drawn, pair), "from": tenths(start.real, start.imag), "to": tenths(end.real, end.imag)}
            for pair, (start, end) in drawn.links.items()]


def projection_json(panel: Json, drawn: DrawnPanel) -> Json:
    """Six decimals place a point far below a screen's dot, and read the same on every machine."""
    translate = drawn.projection.translate
    return {
        "kind": "conic conformal",
        "parallels": panel["parallels"],
        "central_meridian": panel["central_meridian"],
        "scale": round(drawn.projection.scale, 6),
        "translate": (round(translate.real, 6), round(translate.imag, 6)),
        **({"swell": panel["swell"]} if "swell" in panel else {}),
    }


def panel_json(panel: Json, drawn: DrawnPanel) -> Json:
    return {
        "plate": panel["plate"],
        "projection": projection_json(panel, drawn),
        "frames": {frame["id"]: {"box": frame["box"], "ticks": neatline_of(drawn.projection, frame["box"])}
                   for frame in panel["frames"]},
        **{name: path_text(shape) for name, shape in drawn.shapes.items()},
        "hills": [tenths(foot.real, foot.imag, size) for foot, size in drawn.hills],
        **({**areas_json(drawn.areas, path_text), "sea_links": links_json(drawn.areas)} if drawn.areas else {}),
    }


def vignette_json(vignette: Json, panel: Json, drawn: DrawnPanel) -> Json:
    """The part in the box, and a little more, so that cut edges stay out of sight."""
    left, top, width, height = vignette["box"]
    frame = box(left, top, left + width, top + height).buffer(8, 8)

    def path(shape: Shape) -> str:
        part = shape.intersection(frame).simplify(vignette["tolerance"])
        return path_text(part, grain=10) if part.area or not shape.area else ""  # A polygon may leave but a line.

    shapes = {name: path(shape) for name, shape in drawn.shapes.items()}
    return {"plate": panel["plate"], **shapes, **(areas_json(drawn.areas, path) if drawn.areas else {})}


def source_of(description: Json) -> str:
    text = "Coast: Natural Earth 1:50m land, through the npm package world-atlas."
    if "areas" in description:
        text += f" Areas: cells of {description['areas']['board']}"
    if description["rivers"] or description["ranges"]:
        text += ("." if "areas" in description else "") + " Rivers and hills: drawn by hand."
    return text


def draw(path: str, land: list[Shape]) -> dict[str, str]:
    """The text of each file that a description names, by its path. README.md gives the meaning and the unit of each
    field of a description; a fault names a missing one."""
    try:
        description = json.loads(Path(path).read_text(encoding="utf-8"), parse_int=float)
        head = {"generated": f"Do not edit. Made by: tools/board/draw.py {path}", "source": source_of(description)}
        panels, vignette = {}, {}
        for panel in description["panels"]:
            drawn = draw_panel(panel, land, description)
            panels[panel["id"]] = panel_json(panel, drawn)
            if panel["id"] == description["vignette"]["panel"]:
                vignette = vignette_json(description["vignette"], panel, drawn)
        files: Json = {description["output"]: {"panels": panels}, description["vignette"]["output"]: vignette}
    except KeyError as error:
        raise Fault(f"{path}: the field {error} is missing") from None
    except json.JSONDecodeError as error:
        raise Fault(f"{path}: {error}") from None
    return {name: json.dumps({**head, **root}, ensure_ascii=False, separators=(",", ":")) + "\n"
            for name, root in files.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description="Draws the coast of a board, and its Areas.")
    parser.add_argument("description", metavar="DESCRIPTION", help="what the plates show (JSON)")
    parser.add_argument("--atlas", default=ATLAS, help="TopoJSON of land (default: %(default)s)")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the committed geometry is another")
    given = parser.parse_args()
    try:
        for path, text in draw(given.description, read_land(given.atlas)).items():
            if not given.check:
                Path(path).write_text(text, encoding="utf-8")
            elif Path(path).read_text(encoding="utf-8") != text:
                raise Fault(f"{path} is not what the description makes")
    except (Fault, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
