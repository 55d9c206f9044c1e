"""Occasus: five games about the fall of Rome, with every rule, for programs that study or play them.

    import occasus

    game = occasus.load("empire")
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            action, _ = state.chance_outcomes()[0]
        else:
            action = state.legal_actions()[0]
        events = state.apply_action(action)
    print(state.returns())

Names are OpenSpiel's where it has one. docs/programs.md has the rest.
"""

from __future__ import annotations

from . import gym
from ._occasus import Game, Player, Random, Record, State, __version__, games
from .errors import Refused
from .picture import render
from .rulebook import rulebook
from .vector import AutoresetMode, VectorEnv, vector


def load(game: str, options: dict[str, object] | None = None, board: str = "") -> Game:
    """A game by its id, one of games().

    options: as the game's facts list them: {"scenario": 3}, {"hidden": True}.
    board: the text of a board file; empty for the figures that are built in.
    Raises KeyError if there is no such game, Refused if an option or the board is wrong.
    """
    return Game(game, {name: _in_words(value) for name, value in (options or {}).items()}, board)


def _in_words(value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


load_game = load

__all__ = ["AutoresetMode", "Game", "Player", "Random", "Record", "Refused", "State", "VectorEnv", "__version__", "games", "gym", "load",
           "load_game", "render", "rulebook", "vector"]
