"""The rulebooks in our own words."""

from __future__ import annotations

import json

from ._occasus import Game, Library
from .errors import Refused

_library = Library()


def ask(question: dict):
    """What docs/programs.md lists, answered by one library for the whole program."""
    answered = json.loads(_library.ask(json.dumps(question)))
    if "error" in answered:
        raise Refused(answered["error"])
    return answered.get("answer")


def rulebook(game: Game | str) -> dict:
    """The rulebook of a game as a document: its chapters and sections, each with id, title and text."""
    loaded = ask({"ask": "load", "game": game if isinstance(game, str) else game.id})
    return ask({"ask": "rulebook", "game": loaded["game"]})
