"""A computer player of your own: a program that `occasus sim` or a table speaks to. docs/programs.md says what
is said; this module says it.

    from occasus import engine

    def choose(turn):
        return turn.legal[0]

    engine.serve(choose)
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TextIO

from ._occasus import Game, Random, State


@dataclass
class Turn:
    """What a player is asked.

    game: the game with its options and board.
    seat: the id of the seat that is to move.
    view: what the seat sees, as a document.
    legal: its legal actions in notation, ascending.
    position: the position as a document, without sealed orders of others; None where units are hidden.
    milliseconds: how long the answer may take.
    random: for players that draw: the same game asks with the same generator.
    """

    game: Game
    seat: str
    view: dict[str, Any]
    legal: list[str]
    position: dict[str, Any] | None = None
    milliseconds: int = 10_000
    random: Random = field(default_factory=lambda: Random(0))

    @cached_property
    def state(self) -> State:
        """The position as a State; seats before this one that have sealed orders send none. Raises ValueError
        where units are hidden."""
        if self.position is None:
            raise ValueError("this position hides units: use view and legal")
        return self.game.state_at(self.position)


def serve(choose: Callable[[Turn], str], lines: TextIO | None = None,
          answers: TextIO | None = None) -> None:
    """Answers turns until the other side says quit. choose() gives an action in notation."""
    game = None
    out = answers or sys.stdout
    for line in lines or sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            return
        try:
            if word == "occasus":
                answer = "ready"
            elif word == "game":
                told = json.loads(rest)
                game = Game(told["game"], told.get("options", {}), told.get("board", ""))
                answer = "ready"
            elif word == "turn" and game is not None:
                answer = "action " + choose(_turn(game, json.loads(rest)))
            else:
                answer = f"error there is no {word} here"
        except Exception as error:  # pylint: disable=broad-except
            answer = f"error {type(error).__name__}: {error}".replace("\n", " ")
        print(answer, file=out, flush=True)


def _turn(game: Game, told: dict[str, Any]) -> Turn:
    return Turn(game=game, seat=told["seat"], view=told["view"], legal=told["legal"],
                position=told.get("position"), milliseconds=told.get("milliseconds", 10_000),
                random=Random(told.get("random", 0)))
