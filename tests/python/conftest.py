"""The tests of the package: the module comes from PYTHONPATH, the program from OCCASUS."""

import os

import numpy as np
import occasus
import pytest

GAMES = occasus.games()
# Short games of every kind, and what hides something.
SETUPS = {
    "rome_must_fall": {},
    "empire": {},
    "pomerium": {},
    "invasions": {"scenario": 2},
    "diplomacy": {"last_year": 404},
    "diplomacy hidden": {"last_year": 404, "hidden": True},
    "diplomacy standard": {"game": "standard", "last_year": 1904},
}


def load(setup: str) -> occasus.Game:
    return occasus.load(setup.split()[0], SETUPS[setup])


@pytest.fixture(params=SETUPS)
def game(request) -> occasus.Game:
    return load(request.param)


@pytest.fixture
def program() -> str:
    """The occasus of the same sources."""
    return os.environ["OCCASUS"]


def positions(game: occasus.Game, seed: int, every: int = 1):
    """The states of a random game, each `every` plies; the last one too."""
    random = occasus.Random(seed)
    state = game.new_initial_state()
    ply = 0
    while not state.is_terminal():
        if ply % every == 0:
            yield state.clone()
        state.apply_action(state.sample_action(random))
        ply += 1
    yield state


def choose(mask: np.ndarray, random: np.random.Generator) -> int:
    return int(random.choice(np.flatnonzero(mask)))
