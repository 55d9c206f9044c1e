"""Positions as SVG, drawn by the page's own components."""

from __future__ import annotations

import json
import os
import pathlib
import shutil
import subprocess

from ._occasus import State

_SCRIPT = pathlib.Path(__file__).with_name("picture.mjs")


def as_shown(state: State) -> str | None:
    """The picture in a notebook. None where node or the drawing is missing: text is shown then."""
    return render(state) if _node() and _SCRIPT.exists() else None


def _node() -> str | None:
    return os.environ.get("OCCASUS_NODE") or shutil.which("node")


def render(state: State, player: int = -1, *, title: str | None = None, theme: str = "light",
           width: int = 1440) -> str:
    """The table as a seat sees it (-1: a spectator), as one SVG file with its fonts inside.

    title: stands above it; None: that of the game.
    theme: "light" or "dark".
    width: of the picture, 1000 to 10000 pixels; the height follows from it.
    Takes about a second. Needs node 18 or later, which draws it: raises RuntimeError without.
    """
    if theme not in ("light", "dark"):
        raise ValueError(f'theme is "light" or "dark", not {theme!r}')
    if not 1000 <= width <= 10_000:
        raise ValueError(f"a picture is 1000 to 10000 pixels wide, not {width}")
    node = _node()
    if node is None:
        raise RuntimeError("pictures need node: install Debian's package nodejs")
    if not _SCRIPT.exists():
        raise RuntimeError("this build of the package has no pictures: script/package-python makes one that has")
    game = state.get_game()
    question = {"game": game.id, "board": game.board(), "view": state.view(player), "theme": theme,
                "width": width, "title": game.facts()["title"] if title is None else title}
    drawn = subprocess.run([node, str(_SCRIPT)], input=json.dumps(question), capture_output=True, text=True,
                           check=False)
    if drawn.returncode != 0:
        raise RuntimeError(drawn.stderr.strip())
    return drawn.stdout
