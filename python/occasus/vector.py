"""Many games stepped at once, in C++, with numpy views of what is there: nothing is copied."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from . import spaces
from ._occasus import Batch, Game, State
from .observation import Layout
from .table import (RENDER_MODES, Kind, Seats, StandIn, keep_seed, loaded, plies_limit,
                    require_actions, require_illegal, require_render_mode, seed_number)

try:
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as _VectorEnv
except ImportError:
    from enum import Enum

    class AutoresetMode(Enum):
        """When a game that has ended begins again: in the step after, in the same step, or only with
        reset(options={"reset_mask": mask})."""

        NEXT_STEP = "NextStep"
        SAME_STEP = "SameStep"
        DISABLED = "Disabled"

    _VectorEnv = StandIn


def vector(game: str | Game, n: int, **more) -> VectorEnv:
    """n games of a kind that are stepped together, with the parameters of VectorEnv.

    Raises KeyError or Refused as load() does, ValueError if a player or a number is wrong.
    """
    return VectorEnv(game, n, **more)


def for_gymnasium(game: str | Game, num_envs: int = 1, **more) -> VectorEnv:
    """As gymnasium.make_vec() makes it: like gym.Environment, and every array is a copy."""
    return VectorEnv(game, num_envs, **{"actions": "id", "masked": True, "copy": True, **more})


class VectorEnv(_VectorEnv):
    """A vector environment of Gymnasium, where that is installed, and elsewhere one with its interface.
    Dice are rolled, and the seats of computer players are answered, inside a step. The arrays are
    views, overwritten by the next step: copy what you keep, or say copy=True. `legal` and
    `legal_count` cannot be written.

    seat, players, max_plies: as gym.Environment has them; several seats may be left to learn.
    observation: "bytes" (uint8), or "tensor" or "compact" (float32, made in every step).
    actions: "choice": an action is a place in the game's row of `legal`. "id": it is an id, as in
        State, and masks are kept.
    masked: the observation is a dictionary of "observation" and "action_mask".
    illegal: "raise" IndexError for an action that is not legal, or "fold" it onto `legal`.
    autoreset_mode: a game that has ended begins in the next step, whatever is chosen in it; in the
        same step, with infos["final_obs"] and ["final_info"]; or with reset().

    All arrays have a row for each game:
    observations  uint8: the bytes of what the seat to move may know (layout has their meaning); with
                  observation="compact" a byte for each of layout.compact.names
    to_move       int8: that seat; -4 when the game is over
    legal         uint32: the legal actions as packed words, ascending
    legal_count   int32: how many of them there are
    masks         uint8: 1 where the action of that id is legal; no columns unless actions="id"
    rewards       float32, a column for each seat: State.returns() when a game ends; else 0
    over          uint8: 1 when the game has ended
    cut           uint8: 1 when it was cut by max_plies
    lengths       int32: the decisions of the game up to here
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": RENDER_MODES}

    def __init__(self, game: str | Game, num_envs: int = 1, *, seat: int | str | None = None,
                 players: dict[int | str, str] | str | None = None,
                 options: dict[str, object] | None = None, board: str = "", threads: int = 1,
                 observation: str = "bytes", actions: str = "choice", masked: bool = False,
                 illegal: str = "raise", autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
                 max_plies: int | None = None, render_mode: str | None = None, copy: bool = False):
        require_actions(actions)
        require_illegal(illegal)
        require_render_mode(render_mode)
        self.game = game = loaded(game, options, board)
        seats = Seats(game, players, seat)
        if seat is not None:
            seats.the_learner(seat)
        by_id = actions == "id"
        if by_id and game.num_distinct_actions() * num_envs > 2**32:
            raise ValueError(f"masks of {game.num_distinct_actions()} ids for {num_envs} games take more "
                             'than 4 GB: use actions="choice"')
        mode = AutoresetMode(autoreset_mode)
        self._made_of = {"game": game, "num_envs": num_envs, "players": seats.players, "threads": threads,
                         "observation": observation, "actions": actions, "masked": masked,
                         "illegal": illegal, "autoreset_mode": mode, "max_plies": max_plies,
                         "render_mode": render_mode, "copy": copy}
        self.num_envs = num_envs
        self.layout: Layout = game.layout
        self.render_mode = render_mode
        self.metadata = {**VectorEnv.metadata, "autoreset_mode": mode}
        self._batch = batch = Batch(game, num_envs, threads, seats.players, by_id)
        batch.folds, batch.max_plies = illegal == "fold", plies_limit(max_plies)
        batch.autoreset = mode is AutoresetMode.NEXT_STEP
        self._same_step, self._copies = mode is AutoresetMode.SAME_STEP, copy
        self._seeded = False
        self._everyone = np.ones(num_envs, np.bool_)
        self._set_spaces(Kind(game, observation), by_id, masked)
        self._set_arrays(seats.learners)

    def _set_spaces(self, kind: Kind, by_id: bool, masked: bool) -> None:
        n = self.num_envs
        many = self.game.num_distinct_actions() if by_id else self._batch.most_legal
        self._kind, self._by_id, self._masked = kind, by_id, masked
        self.single_action_space = spaces.Discrete(many)
        self.action_space = spaces.MultiDiscrete([many] * n)
        self.single_observation_space, self.observation_space = kind.space(), kind.space(n)
        if masked:
            self.single_observation_space, self.observation_space = (
                spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (*rows, many), np.int8)})
                for seen, rows in ((kind.space(), ()), (kind.space(n), (n,))))

    def _set_arrays(self, learners: list[int]) -> None:
        batch = self._batch
        self.observations = self._kind.rows(batch)
        self.to_move = batch.to_move
        self.legal = batch.legal
        self.legal_count = batch.legal_count
        self.masks = batch.masks
        self.rewards = batch.rewards
        self.over = batch.over
        self.cut = batch.cut
        self.lengths = batch.lengths
        self._rewards = self.rewards[:, learners[0]] if len(learners) == 1 else self.rewards
        self._ended = self.over.view(np.bool_)
        self._cut = self.cut.view(np.bool_)
        self._places = np.arange(batch.most_legal, dtype=np.int32)
        self._arrays = {"observation": self.observations, "to_move": self.to_move,
                        "legal_count": self.legal_count}
        self._arrays |= {"action_mask": self.masks} if self._by_id else {"legal": self.legal}
        self._known = {name: array for name, array in self._arrays.items() if name != "observation"}
        self._as_they_are = self._kind.is_bytes and not self._masked and not self._copies
        self._final = {name: np.zeros(array.shape, array.dtype) for name, array in self._arrays.items()} \
            if self._same_step else {}

    def __reduce__(self):
        own = {name: self.__dict__[name] for name in ("_seeded", "_np_random", "_np_random_seed", "closed", "spec")
               if name in self.__dict__}
        return _restored, (self._made_of, self.save_games(), own)

    def reset(self, *, seed: int | list[int | None] | None = None, options: dict | None = None):
        """Begins the games again: all, or those of options={"reset_mask": booleans}.

        seed: the same number and n give the same games, whatever the threads: row n has game n of
            `occasus sim`. A list has one for each game, which is then that of gym.Environment. None:
            the next games of the seed before, or of one from the system.
        """
        marked = self._everyone
        if options and "reset_mask" in options:
            marked = np.ascontiguousarray(options["reset_mask"])
            if marked.dtype != np.bool_ or marked.shape != (self.num_envs,):
                raise ValueError(f"reset_mask is a boolean for each of {self.num_envs} games")
        if isinstance(seed, (list, tuple, np.ndarray)) and np.ndim(seed) == 1:
            if len(seed) != self.num_envs:
                raise ValueError(f"seed is one number, or one for each of {self.num_envs} games")
            seeds = [seed_number(each) for each in seed]
            keep_seed(self, tuple(seeds))
        elif seed is None:
            seeds = [] if self._seeded else [seed_number(None)]
        else:
            seeds = [seed_number(seed)]
            keep_seed(self, seeds[0])
        self._batch.reset(seeds, marked.view(np.uint8))
        self._seeded = True
        return self._told(self._arrays)

    def step(self, actions: ArrayLike):
        """One decision in each game. actions: n integers of any type. Returns observations, rewards
        (n,) of the only seat without a computer player, or (n, seats) where there are more,
        terminations, truncations and infos. When games end, infos["episode"] has their rewards "r"
        and lengths "l", and infos["_episode"] says which they are.

        Raises IndexError, naming the game, if an action is not legal; TypeError or ValueError if the
        actions are of another type or number; RuntimeError if a game has ended and waits for
        reset(). Then no game was stepped.
        """
        many = self._batch.step(actions)
        if self._as_they_are and not many:
            return self.observations, self._rewards, self._ended, self._cut, self._known.copy()
        rewards, ended, cut, ends = self._rewards, self._ended, self._cut, {}
        if self._copies or many and self._same_step:
            rewards, ended, cut = rewards.copy(), ended.copy(), cut.copy()
        if many:
            ends = self._ends(ended | cut, rewards)
        seen, infos = self._told(self._arrays)
        return seen, rewards, ended, cut, infos | ends

    def sample(self, random: np.random.Generator) -> np.ndarray:
        """A legal action in each game, each equally likely; 0 in games that are over."""
        places = self._batch.sample(random)
        if not self._by_id:
            return places
        words = self.legal[np.arange(self.num_envs), places]
        return np.where(self.legal_count > 0, self.game.ids_of(words), 0)

    def tensor(self) -> np.ndarray:
        """The observations as float32: (n, layout.size) or (n, layout.compact.size)."""
        return self._kind.tensor(self.observations)

    def state(self, index: int) -> State:
        """A copy of the whole position of a game, whatever a seat may know, without its history."""
        return self._batch.state(self.game, index)

    def render(self) -> tuple[str, ...] | None:
        """The tables as text, one for each game, with render_mode="ansi"."""
        if self.render_mode != "ansi":
            return None
        return tuple(str(self.state(index)) for index in range(self.num_envs))

    def save_games(self, games: ArrayLike | None = None) -> np.ndarray:
        """The games of these places (all) with their dice, as uint8 (games, bytes), for load_games() of
        an environment that was made with the same game, players and build."""
        return self._batch.save_games(np.arange(self.num_envs) if games is None else games)

    def load_games(self, saved: np.ndarray, games: ArrayLike | None = None) -> None:
        """Goes on in these places (all) where the saved games were. The arrays show it at once.
        Raises IndexError if there is no such place, ValueError if the bytes are of another game.
        Nothing is changed then."""
        self._batch.load_games(np.arange(self.num_envs) if games is None else games, saved)

    def _told(self, arrays: dict[str, np.ndarray]) -> tuple:
        """Observations and infos."""
        if self._as_they_are:
            return arrays["observation"], self._known.copy()
        if self._copies:
            arrays = {name: array.copy() for name, array in arrays.items()}
        seen = self._kind.of(arrays["observation"])
        if self._masked:
            mask = arrays["action_mask"] if self._by_id else self._places < arrays["legal_count"][:, None]
            seen = {"observation": seen, "action_mask": mask.view(np.int8)}
        return seen, {name: arrays[name] for name in self._known}

    def _ends(self, done: np.ndarray, rewards: np.ndarray) -> dict:
        """What infos has of games that ended; with SAME_STEP their next ones begin here."""
        which = done if rewards.ndim == 1 else done[:, None]
        told = {"episode": {"r": np.where(which, rewards, 0), "l": np.where(done, self.lengths, 0)},
                "_episode": done}
        if not self._same_step:
            return told
        for name, array in self._arrays.items():
            self._final[name][done] = array[done]
        seen, infos = self._told(self._final)
        self._batch.reset([], done.view(np.uint8))
        return told | {"final_obs": seen, "_final_obs": done, "final_info": infos | told, "_final_info": done}


def _restored(made_of: dict, saved: np.ndarray, own: dict) -> VectorEnv:
    """The environment that was pickled or copied: it goes on with the same games and dice."""
    env = VectorEnv(**made_of)
    env.load_games(saved)
    env.__dict__.update(own)
    return env
