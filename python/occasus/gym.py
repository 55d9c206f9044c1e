"""One seat of a game as an environment after Gymnasium's interface, with or without that package."""

import operator

import numpy as np

from .table import RENDER_MODES, StandIn, Table, View

try:
    from gymnasium import Env as _Env
except ImportError:
    _Env = StandIn


class Environment(_Env):
    """One seat of a game; the other seats have computer players.

    game: an id, or a Game.
    seat: number or id; needed where more than one seat has no player.
    players: the computer players of the others: {"barbarian": "greedy"}.
    observation, actions: as table.View has them. The observation is a dictionary of "observation"
        and "action_mask".
    illegal: what an action does that is not legal: "raise" it (Refused, with the rule), or "fold"
        it onto the legal ones by its remainder, for programs that sample without the mask.

    The reward is the result of the seat, from 0 to 1, at the end.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}
    spec = None

    def __init__(self, game="rome_must_fall", *, seat=None, players=None, options=None, board="",
                 observation="bytes", actions="id", illegal="raise", render_mode=None):
        if illegal not in ("raise", "fold"):
            raise ValueError(f'illegal is "raise" or "fold", not {illegal!r}')
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is None or one of {RENDER_MODES}, not {render_mode!r}")
        self._table = Table(game, options, board, players)
        learners = self._table.learners
        if seat is not None and self._table.number_of(seat) in learners:
            learners = [self._table.number_of(seat)]
        others = [each for each in self._table.learners if each not in learners]
        if len(learners) != 1 or others:
            raise ValueError("every seat but one needs a computer player in `players`")
        self._seat = learners[0]
        self._view = View(self._table.game, observation, actions)
        self._folds = illegal == "fold"
        self.render_mode = render_mode
        self.action_space = self._view.action_space
        self.observation_space = self._view.observation_space

    def reset(self, *, seed=None, options=None):
        """Begins a game. With the same seed the same games follow."""
        if seed is not None:
            self._table.seed(seed)
            self._np_random = np.random.default_rng(operator.index(seed))
        self._table.begin()
        return self._seen(), self._info()

    def step(self, action):
        """Observation, reward, terminated, truncated (never), info."""
        if self._table.state.is_terminal():
            raise RuntimeError("the game is over: reset() begins the next")
        self._table.act(self._chosen(action))
        state = self._table.state
        reward = float(state.returns()[self._seat])
        return self._seen(), reward, state.is_terminal(), False, self._info()

    def render(self):
        return str(self._table.state) if self.render_mode == "ansi" else None

    def close(self):
        """Nothing is held that Python does not free."""

    def action_masks(self) -> np.ndarray:
        """Which actions may be taken now, as booleans: the name that masking libraries ask for."""
        return self._view.mask_of(self._table.state, self._seat).astype(bool)

    @property
    def state(self):
        """The whole position, whatever the seat may know."""
        return self._table.state

    def _chosen(self, action) -> int:
        state = self._table.state
        if self._folds:
            chosen, mask = operator.index(action), self.action_masks()
            if not (0 <= chosen < len(mask) and mask[chosen]):
                legal = state.legal_actions()
                return legal[chosen % len(legal)]
        return self._view.id_of(state, action)

    def _seen(self):
        return self._view.of(self._table.state, self._seat)

    def _info(self) -> dict:
        return {"action_mask": self._view.mask_of(self._table.state, self._seat)}
