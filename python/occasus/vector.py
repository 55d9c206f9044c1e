"""Many games stepped at once, in C++, with numpy views of what is there: nothing is copied."""

import numpy as np

from . import spaces
from ._occasus import Batch, Game
from .observation import Layout


def vector(game: str | Game, n: int, *, options: dict[str, object] | None = None, board: str = "",
           threads: int = 1, players: dict[int | str, str] | None = None,
           actions: str = "choice") -> "VectorEnv":
    """n games of a kind that are stepped together.

    players: the computer player of a seat, by number or id: {"barbarian": "greedy"}. It answers
        inside a step.
    actions: "choice": an action is a place in the game's list of legal actions. "id": it is an id,
        as in State, and masks are kept.
    Raises KeyError or Refused as load() does, ValueError if a player or a number is wrong.
    """
    from . import load

    return VectorEnv(load(game, options, board) if isinstance(game, str) else game, n, threads,
                     players or {}, actions)


class VectorEnv:
    """The interface of Gymnasium's vector environments. Dice are rolled, and the seats of computer
    players are answered, inside a step; a game that is over begins anew in the next step, whatever
    is chosen in it. The arrays are views, overwritten by the next step: copy what you keep.

    All arrays have a row for each game:
    observations  uint8: the bytes of what the seat to move may know (layout has their meaning)
    to_move       int8: that seat; -2 when the game is over
    legal         uint32: the legal actions as packed words, ascending
    legal_count   int32: how many of them there are
    masks         uint8: 1 where the action of that id is legal; no columns unless actions="id"
    rewards       float32, a column for each seat: the result, from 0 to 1, when a game ends; else 0
    over          uint8: 1 when the game has ended
    """

    metadata = {"autoreset_mode": "NextStep", "render_modes": ["ansi"]}
    render_mode = None

    def __init__(self, game: Game, n: int, threads: int, players: dict, actions: str):
        if actions not in ("choice", "id"):
            raise ValueError(f'actions is "choice" or "id", not "{actions}"')
        by_id = actions == "id"
        if by_id and game.num_distinct_actions() * n > 2**32:
            raise ValueError(f"masks of {game.num_distinct_actions()} ids for {n} games take more than "
                             '4 GB: use actions="choice"')
        seats = game.seats()
        sitting = {seats.index(seat) if seat in seats else int(seat): player
                   for seat, player in players.items()}
        self.game = game
        self.num_envs = n
        self.layout: Layout = game.layout
        self._batch = Batch(game, n, threads, sitting, by_id)
        self.single_action_space = spaces.Discrete(
            game.num_distinct_actions() if by_id else self._batch.most_legal)
        self.single_observation_space = spaces.Box(0, 255, (game.observation_size(),), np.uint8)
        self.observations = self._batch.observations
        self.to_move = self._batch.to_move
        self.legal = self._batch.legal
        self.legal_count = self._batch.legal_count
        self.masks = self._batch.masks
        self.rewards = self._batch.rewards
        self.over = self._batch.over
        self._ended = self.over.view(np.bool_)
        self._never = np.zeros(n, np.bool_)
        self._never.setflags(write=False)

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        """Begins every game anew. The same seed and n give the same games, whatever the threads."""
        self._batch.reset(int(np.random.SeedSequence(seed).generate_state(1, np.uint64)[0])
                          if seed is None else seed)
        return self.observations, self._infos()

    def step(self, actions: np.ndarray):
        """One decision in each game. actions: int32 (n,). Returns observations, rewards (n,) of the
        only seat or (n, seats), terminations, truncations (never) and infos.

        Raises IndexError, naming the game, if an action is not legal; TypeError or ValueError if the
        array is of another type or shape. Then no game was stepped.
        """
        self._batch.step(actions)
        rewards = self.rewards[:, 0] if self._batch.seats == 1 else self.rewards
        return self.observations, rewards, self._ended, self._never, self._infos()

    def sample(self, random: np.random.Generator) -> np.ndarray:
        """A legal choice in each game, each equally likely. Needs actions="choice"."""
        return (random.random(self.num_envs) * np.maximum(self.legal_count, 1)).astype(np.int32)

    def tensor(self) -> np.ndarray:
        """The observations as float32 (n, layout.size)."""
        return self.layout.tensor(self.observations)

    def close(self):
        """Nothing is held that Python does not free."""

    def _infos(self) -> dict:
        infos = {"to_move": self.to_move, "legal_count": self.legal_count, "legal": self.legal}
        if self.masks.shape[1]:
            infos["action_mask"] = self.masks
        return infos
