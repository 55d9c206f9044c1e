"""Many games stepped at once, in C++, with numpy views of what is there: nothing is copied."""

import numpy as np

from . import spaces
from ._occasus import Batch, Game
from .observation import Layout
from .table import StandIn, seed_number

try:
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as _VectorEnv
except ImportError:
    from types import SimpleNamespace

    AutoresetMode = SimpleNamespace(NEXT_STEP="NextStep")
    _VectorEnv = StandIn


def vector(game: str | Game, n: int, *, options: dict[str, object] | None = None, board: str = "",
           threads: int = 1, players: dict[int | str, str] | None = None,
           actions: str = "choice", observation: str = "bytes") -> "VectorEnv":
    """n games of a kind that are stepped together.

    players: the computer player of a seat, by number or id: {"barbarian": "greedy"}. It answers
        inside a step.
    actions: "choice": an action is a place in the game's list of legal actions. "id": it is an id,
        as in State, and masks are kept.
    observation: "bytes", all that a seat may know, or "compact", a short form for networks.
    Raises KeyError or Refused as load() does, ValueError if a player or a number is wrong.
    """
    from . import load

    return VectorEnv(load(game, options, board) if isinstance(game, str) else game, n, threads,
                     players or {}, actions, observation)


class VectorEnv(_VectorEnv):
    """A vector environment of Gymnasium, where that is installed, and elsewhere one with its interface.
    Dice are rolled, and the seats of computer players are answered, inside a step; a game that is
    over begins anew in the next step, whatever is chosen in it. The arrays are views, overwritten by
    the next step: copy what you keep. `legal` and `legal_count` cannot be written.

    All arrays have a row for each game:
    observations  uint8: the bytes of what the seat to move may know (layout has their meaning), or,
                  with observation="compact", a byte for each of layout.compact.names
    to_move       int8: that seat; -4 when the game is over
    legal         uint32: the legal actions as packed words, ascending
    legal_count   int32: how many of them there are
    masks         uint8: 1 where the action of that id is legal; no columns unless actions="id"
    rewards       float32, a column for each seat: State.returns() when a game ends; else 0
    over          uint8: 1 when the game has ended
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": ["ansi"]}
    render_mode = None

    def __init__(self, game: Game, n: int, threads: int, players: dict, actions: str, observation: str):
        if actions not in ("choice", "id"):
            raise ValueError(f'actions is "choice" or "id", not "{actions}"')
        if observation not in ("bytes", "compact"):
            raise ValueError(f'observation is "bytes" or "compact", not "{observation}"')
        by_id, is_compact = actions == "id", observation == "compact"
        if by_id and game.num_distinct_actions() * n > 2**32:
            raise ValueError(f"masks of {game.num_distinct_actions()} ids for {n} games take more than "
                             '4 GB: use actions="choice"')
        seats = game.seats()
        sitting = {seats.index(seat) if seat in seats else int(seat): player
                   for seat, player in players.items()}
        self.game = game
        self.num_envs = n
        self.layout: Layout = game.layout
        self._made_of = (game, n, threads, players, actions, observation)
        self._batch = Batch(game, n, threads, sitting, by_id)
        if is_compact:
            self._batch.keep_compact()
        many = game.num_distinct_actions() if by_id else self._batch.most_legal
        self.single_action_space = spaces.Discrete(many)
        self.action_space = spaces.MultiDiscrete([many] * n)
        self.observations = self._batch.compact if is_compact else self._batch.observations
        self._as_tensor = self.layout.compact.tensor if is_compact else self.layout.tensor
        shape = self.observations.shape
        self.single_observation_space = spaces.Box(0, 255, shape[1:], np.uint8)
        self.observation_space = spaces.Box(0, 255, shape, np.uint8)
        self.to_move = self._batch.to_move
        self.legal = self._batch.legal
        self.legal_count = self._batch.legal_count
        self.masks = self._batch.masks
        self.rewards = self._batch.rewards
        self.over = self._batch.over
        learners = [seat for seat in range(len(seats)) if seat not in sitting]
        self._rewards = self.rewards[:, learners[0]] if len(learners) == 1 else self.rewards
        self._ended = self.over.view(np.bool_)
        self._never = np.zeros(n, np.bool_)

    def __reduce__(self):
        return _restored, (self._made_of, self._batch.saved())

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        """Begins every game anew. The same seed and n give the same games, whatever the threads."""
        self._batch.reset(seed_number(seed))
        return self.observations, self._infos()

    def step(self, actions: np.ndarray):
        """One decision in each game. actions: n integers of any type. Returns observations, rewards
        (n,) of the only seat without a computer player, or (n, seats) where there are more,
        terminations, truncations (never) and infos.

        Raises IndexError, naming the game, if an action is not legal; TypeError or ValueError if the
        actions are of another type or number. Then no game was stepped.
        """
        self._batch.step(actions)
        return self.observations, self._rewards, self._ended, self._never, self._infos()

    def sample(self, random: np.random.Generator) -> np.ndarray:
        """A legal choice in each game, each equally likely. Needs actions="choice"."""
        return (random.random(self.num_envs) * np.maximum(self.legal_count, 1)).astype(np.int32)

    def tensor(self) -> np.ndarray:
        """The observations as float32: (n, layout.size) or (n, layout.compact.size)."""
        return self._as_tensor(self.observations)

    def close(self, **_):
        """Nothing is held that Python does not free."""

    def _infos(self) -> dict:
        infos = {"to_move": self.to_move, "legal_count": self.legal_count, "legal": self.legal}
        if self.masks.shape[1]:
            infos["action_mask"] = self.masks
        return infos


def _restored(made_of: tuple, saved: bytes) -> VectorEnv:
    """The environment that was pickled or copied: it goes on with the same games and dice."""
    env = VectorEnv(*made_of)
    env._batch.restore(saved)  # pylint: disable=protected-access
    return env
