"""One seat of a game as an environment after Gymnasium's interface, with or without that package."""

from __future__ import annotations

import numpy as np

from ._occasus import games
from .table import (RENDER_MODES, Seats, StandIn, Table, keep_seed, loaded, require_illegal,
                    require_render_mode, seed_number)

try:
    from gymnasium import Env as _Env
    from gymnasium import register as _register
except ImportError:
    _Env, _register = StandIn, None


class Environment(_Env):
    """One seat of a game; the other seats have computer players.

    game: an id, or a Game.
    seat: number or id; it may be left out where every other seat has a computer player.
    players: the computer players of the others: {"barbarian": "greedy"}, or "greedy" for all.
    observation, actions, max_plies: as table.Table has them. The observation is a dictionary of
        "observation" and "action_mask".
    illegal: what an action does that is not legal: "raise" it (Refused, with the rule), or "fold"
        it onto the legal ones by its remainder, for programs that sample without the mask.

    The reward is the result of the seat, from 0 to 1, at the end.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(self, game="rome_must_fall", *, seat=None, players=None, options=None, board="",
                 observation="bytes", actions="id", illegal="raise", max_plies=None,
                 render_mode=None):
        require_illegal(illegal)
        require_render_mode(render_mode)
        game = loaded(game, options, board)
        seats = Seats(game, players, seat)
        self._seat = seats.the_learner(seat)
        self._table = Table(game, seats, observation, actions, max_plies, illegal == "fold")
        self.render_mode = render_mode
        self.action_space = self._table.action_space
        self.observation_space = self._table.observation_space

    def reset(self, *, seed=None, options=None):
        """Begins a game. With the same seed the same games follow."""
        if seed is not None:
            self._table.seed(seed)
            keep_seed(self, seed_number(seed))
        self._table.begin()
        seen = self._table.seen(self._seat)
        return seen, {"action_mask": seen["action_mask"]}

    def step(self, action):
        """Observation, reward, terminated, truncated, info."""
        table = self._table
        table.act(action)
        seen, over = table.seen(self._seat), table.is_over
        reward = table.results()[self._seat] if over else 0.0
        return seen, reward, over, table.is_cut, {"action_mask": seen["action_mask"]}

    def render(self):
        return self._table.picture() if self.render_mode == "ansi" else None

    def close(self):
        """Nothing is held that Python does not free."""

    def action_masks(self) -> np.ndarray:
        """Which actions may be taken now, as booleans: the name that masking libraries ask for."""
        return self._table.seen(self._seat)["action_mask"].astype(bool)

    @property
    def state(self):
        """A copy of the whole position, whatever the seat may know, without its history."""
        return self._table.state


# The seat that learns where a game has several, and the players of the others.
_AGAINST = {"empire": {"seat": "roman", "players": "greedy"},
            "diplomacy": {"seat": "gaul", "players": "random"}}

# By the id that gymnasium.make() and make_vec() have: its keyword arguments.
REGISTERED = {f"occasus/{game.title().replace('_', '')}-v0": {"game": game, **_AGAINST.get(game, {})}
              for game in games()}

if _register is not None:
    for _id, _kwargs in REGISTERED.items():
        _register(id=_id, entry_point="occasus.gym:Environment",
                  vector_entry_point="occasus.vector:for_gymnasium", kwargs=_kwargs)
