"""What the environments share: how a seat is shown, and one game with its dice and computer players."""

from __future__ import annotations

import operator

import numpy as np

from . import spaces
from ._occasus import Batch, Game, State

RENDER_MODES = ["ansi"]


class StandIn:
    """The base of an environment where Gymnasium is not installed."""

    spec = None
    render_mode = None
    closed = False
    _np_random = None
    _np_random_seed = None

    @property
    def unwrapped(self):
        return self

    @property
    def np_random(self) -> np.random.Generator:
        if self._np_random is None:
            keep_seed(self, seed_number(None))
        return self._np_random

    @np_random.setter
    def np_random(self, random: np.random.Generator):
        self._np_random, self._np_random_seed = random, -1

    @property
    def np_random_seed(self) -> int:
        """-1 if the generator was set."""
        return self._np_random_seed if self.np_random is not None else -1

    def close(self, **_):
        self.closed = True

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def keep_seed(env, seed) -> None:
    """Gymnasium's generator of an environment; the dice of a game are others."""
    if seed is not None:
        env._np_random = np.random.default_rng(seed)  # pylint: disable=protected-access
        env._np_random_seed = seed  # pylint: disable=protected-access


def seed_number(seed: int | None) -> int:
    """The seed of dice, of 64 bits: a number below 2**64 is itself, a greater one is mixed down, and
    None is drawn from the system. Raises ValueError if it is below 0, TypeError if it is no integer."""
    if seed is None:
        return int(np.random.default_rng().integers(2**63))
    number = operator.index(seed)
    if number < 0:
        raise ValueError(f"a seed is 0 or more, not {number}")
    return number if number < 2**64 else int(np.random.SeedSequence(number).generate_state(1, np.uint64)[0])


def require_render_mode(mode: str | None) -> None:
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"render_mode is None or one of {RENDER_MODES}, not {mode!r}")


def require_illegal(illegal: str) -> None:
    if illegal not in ("raise", "fold"):
        raise ValueError(f'illegal is "raise" or "fold", not {illegal!r}')


def require_actions(actions: str) -> None:
    if actions not in ("id", "choice"):
        raise ValueError(f'actions is "choice" or "id", not {actions!r}')


def loaded(game: str | Game, options, board: str) -> Game:
    from . import load

    return load(game, options, board) if isinstance(game, str) else game


class Seats:
    """The seats of a game.

    players: the computer players of some, {"barbarian": "greedy"}; or one, such as "greedy", for
        every seat but the one that learns.
    """

    def __init__(self, game: Game, players: dict[int | str, str] | str | None,
                 learner: int | str | None = None):
        self._game = game
        self.ids: list[str] = game.seats()
        if isinstance(players, str):
            if learner is None:
                raise ValueError(f"say which `seat` learns: {', '.join(self.ids)}")
            players = {seat: players for seat in self.ids if seat != self.ids[self.number_of(learner)]}
        self.players = {self.number_of(seat): player for seat, player in (players or {}).items()}

    def number_of(self, seat: int | str) -> int:
        """A seat by its number or its id. Raises ValueError if there is none."""
        if seat in self.ids:
            return self.ids.index(seat)
        if isinstance(seat, (int, np.integer)) and 0 <= seat < len(self.ids):
            return int(seat)
        raise ValueError(f"{self._game.id} has no seat {seat!r}: there are {', '.join(self.ids)}")

    @property
    def learners(self) -> list[int]:
        """The seats without a computer player."""
        return [seat for seat in range(len(self.ids)) if seat not in self.players]

    def the_learner(self, seat: int | str | None) -> int:
        """Raises ValueError unless it is the only seat without a computer player."""
        learners = self.learners
        if len(learners) != 1 or seat is not None and self.number_of(seat) != learners[0]:
            raise ValueError("every seat but one needs a computer player in `players`")
        return learners[0]


class Kind:
    """One form of observations: "bytes" (uint8, as the engine has them), "tensor" (float32,
    Layout.names) or "compact" (float32, Layout.compact.names), the short form for networks.
    space(): of one, or of many. rows(): what a batch keeps of them. of(): many, or one, made from that.
    """

    def __init__(self, game: Game, observation: str):
        if observation not in ("bytes", "tensor", "compact"):
            raise ValueError(f'observation is "bytes", "tensor" or "compact", not {observation!r}')
        self.is_bytes, self._is_compact = observation == "bytes", observation == "compact"
        self._layout = game.layout.compact if self._is_compact else game.layout
        self._limits = (0, 255, (game.observation_size(),), np.uint8) if self.is_bytes \
            else (-np.inf, np.inf, (self._layout.size,), np.float32)

    def space(self, *many: int) -> spaces.Box:
        low, high, shape, dtype = self._limits
        return spaces.Box(low, high, (*many, *shape), dtype)

    def rows(self, batch: Batch) -> np.ndarray:
        if not self._is_compact:
            return batch.observations
        batch.keep_compact()
        return batch.compact

    def of(self, seen: np.ndarray) -> np.ndarray:
        return seen if self.is_bytes else self.tensor(seen)

    def tensor(self, seen: np.ndarray) -> np.ndarray:
        return self._layout.tensor(seen)

    def of_state(self, state: State, seat: int) -> np.ndarray:
        return self.of(state.compact(seat) if self._is_compact else state.observation(seat))


class Table:
    """A game that goes on by itself wherever a die falls or a computer player is to move: a batch of
    one. Game number n after a seed has the dice of game n of ``occasus sim --seed``.

    observation: as Kind has them.
    actions: "id", or "choice": a place in the ascending list of legal ids.
    max_plies: the game is cut at the first decision after so many plies, dice included; None: never.
    """

    def __init__(self, game: Game, seats: Seats, observation: str, actions: str,
                 max_plies: int | None, folds: bool = False):
        require_actions(actions)
        self.game, self.seats = game, seats
        self._made_of = (game, seats, observation, actions, max_plies, folds)
        self._by_id = actions == "id"
        self._batch = batch = Batch(self.game, 1, 1, self.seats.players, self._by_id)
        batch.autoreset, batch.folds, batch.max_plies = False, folds, plies_limit(max_plies)
        self._many = self.game.num_distinct_actions() if self._by_id else batch.most_legal
        self._kind = Kind(self.game, observation)
        self.action_space = spaces.Discrete(self._many)
        self.observation_space = spaces.Dict({
            "observation": self._kind.space(),
            "action_mask": spaces.Box(0, 1, (self._many,), np.int8),
        })
        self._seen, self._over, self._cut = self._kind.rows(batch)[0], batch.over, batch.cut
        self._legal, self._count, self._mover = batch.legal[0], batch.legal_count, batch.to_move
        self._mask = batch.masks[0].view(np.int8) if self._by_id \
            else np.repeat(np.array([1, 0], np.int8), self._many)
        self._chosen = np.zeros(1, np.int64)
        self._marked = np.ones(1, np.uint8)
        self._begun = False
        self.seed(None)

    def __reduce__(self):
        return _table_again, (self._made_of, self._batch.save_games([0]), self._begun, self._seeds)

    @property
    def state(self) -> State:
        """The position. Raises RuntimeError before the first game."""
        self.require_game()
        return self._batch.state(self.game, 0)

    @property
    def mover(self) -> int:
        """The seat that is to move. Raises RuntimeError before the first game."""
        self.require_game()
        return int(self._mover[0])

    @property
    def is_over(self) -> bool:
        return bool(self._over[0])

    @property
    def is_cut(self) -> bool:
        return bool(self._cut[0])

    def seed(self, seed: int | None) -> None:
        """Raises what seed_number() does; then the dice stay as they were."""
        self._seeds = [seed_number(seed)]

    def begin(self) -> None:
        self._batch.reset(self._seeds, self._marked)
        self._seeds, self._begun = [], True

    def act(self, action) -> None:
        """action: any integer, or array of one without dimensions. Raises Refused, with the rule, if
        it is not legal, IndexError if it is out of range, TypeError if it is no integer, and
        RuntimeError if no game goes on. Nothing is changed then."""
        self.require_game()
        number = operator.index(action)
        if self._over[0] or self._cut[0]:
            raise RuntimeError("the game is over: reset() begins the next")
        if not self._batch.folds:
            self._require_legal(number)
        if not self._by_id:
            legal = self.game.ids_of(self._legal[:self._count[0]])
            number = legal.argsort()[number % len(legal)]
        self._chosen[0] = number
        self._batch.step(self._chosen)

    def seen(self, seat: int) -> dict[str, np.ndarray]:
        """What a seat may know, in arrays of its own, and its mask: empty unless it is to move."""
        if self.mover == seat:
            return {"observation": self._kind.of(self._seen.copy()), "action_mask": self.mask()}
        return {"observation": self._kind.of_state(self.state, seat),
                "action_mask": np.zeros(self._many, np.int8)}

    def mask(self) -> np.ndarray:
        """Which actions the seat to move may take."""
        if self._by_id:
            return self._mask.copy()
        first = self._many - int(self._count[0])
        return self._mask[first:first + self._many].copy()

    def results(self) -> list[float]:
        """By seat, from 0 to 1; all 0 unless the game is over."""
        return self.state.returns() if self._over[0] else [0.0] * len(self.seats.ids)

    def picture(self) -> str:
        return str(self.state)

    def require_game(self) -> None:
        if not self._begun:
            raise RuntimeError("reset() begins the first game")

    def _require_legal(self, number: int) -> None:
        if not 0 <= number < self._many:
            raise IndexError(f"{number} is not in {self.action_space}")
        if not self._by_id and number >= self._count[0]:
            raise IndexError(f"{number} is not below {self._count[0]}, the number of legal actions")
        if self._by_id and not self._mask[number]:
            self.state.apply_action(number)  # Raises Refused.


def _table_again(made_of: tuple, saved: np.ndarray, begun: bool, seeds: list[int]) -> Table:
    """The table that was pickled or copied: it goes on with the same game and dice."""
    table = Table(*made_of)
    table._batch.load_games([0], saved)  # pylint: disable=protected-access
    table._begun, table._seeds = begun, seeds  # pylint: disable=protected-access
    return table


def plies_limit(max_plies: int | None) -> int:
    """As a batch has it. Raises ValueError unless it is 1 or more, or None."""
    limit = 0 if max_plies is None else operator.index(max_plies)
    if max_plies is not None and not 1 <= limit < 2**31:
        raise ValueError(f"max_plies is 1 or more, not {max_plies}")
    return limit
