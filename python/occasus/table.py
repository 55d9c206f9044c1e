"""What the environments share: one game, its dice and its computer players."""

import operator

import numpy as np

from . import spaces
from ._occasus import Game, Random, State

RENDER_MODES = ["ansi"]


class StandIn:
    """The base of an environment where Gymnasium is not installed."""

    spec = None

    @property
    def unwrapped(self):
        return self

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def seed_number(seed: int | None) -> int:
    """The seed of dice, of 64 bits: a number below 2**64 is itself, a greater one is mixed down, and
    None is drawn from the system. Raises ValueError if it is below 0, TypeError if it is no integer."""
    if seed is None:
        return int(np.random.default_rng().integers(2**63))
    number = operator.index(seed)
    if number < 0:
        raise ValueError(f"a seed is 0 or more, not {number}")
    return number if number < 2**64 else int(np.random.SeedSequence(number).generate_state(1, np.uint64)[0])


class Table:
    """A game that goes on by itself wherever a die falls or a computer player is to move.

    Game number n after a seed has the dice of game n of ``occasus sim --seed``.
    """

    def __init__(self, game: str | Game, options, board, players: dict[int | str, str] | None):
        from . import load

        self.game = load(game, options, board) if isinstance(game, str) else game
        self.seats: list[str] = self.game.seats()
        self._players = {self.number_of(seat): self.game.player(player)
                         for seat, player in (players or {}).items()}
        self._state: State | None = None
        self.seed(None)

    @property
    def state(self) -> State:
        """The position. Raises RuntimeError before the first game."""
        if self._state is None:
            raise RuntimeError("reset() begins the first game")
        return self._state

    def number_of(self, seat: int | str) -> int:
        """A seat by its number or its id. Raises ValueError if there is none."""
        if seat in self.seats:
            return self.seats.index(seat)
        if isinstance(seat, int) and 0 <= seat < len(self.seats):
            return seat
        raise ValueError(f"{self.game.id} has no seat {seat!r}: there are {', '.join(self.seats)}")

    @property
    def learners(self) -> list[int]:
        """The seats without a computer player."""
        return [seat for seat in range(len(self.seats)) if seat not in self._players]

    def seed(self, seed: int | None) -> None:
        """Raises what seed_number() does; then the dice stay as they were."""
        self._seed, self._games = seed_number(seed), 0

    def begin(self) -> None:
        self._dice = Random(self._seed, 2 * self._games)
        self._thoughts = Random(self._seed, 2 * self._games + 1)
        self._games += 1
        self._state = self.game.new_initial_state()
        self._go_on()

    def act(self, action: int) -> None:
        """Raises Refused, with the rule, if the action is not legal; IndexError if there is none."""
        self.state.apply_action(action)
        self._go_on()

    def _go_on(self) -> None:
        while not self.state.is_terminal():
            seat = self.state.current_player()
            if self.state.is_chance_node():
                self.state.apply_action(self.state.sample_action(self._dice))
            elif seat in self._players:
                self.state.apply_action(self._players[seat].choose(self.state, self._thoughts))
            else:
                return


class View:
    """What a seat is shown: its observation, and which actions it may take.

    observation: "bytes" (uint8, as the engine has them), "tensor" (float32, Layout.names) or
        "compact" (float32, Layout.compact.names), the short form for networks.
    actions: "id", or "choice": a place in the ascending list of legal ids.
    """

    def __init__(self, game: Game, observation: str, actions: str):
        if observation not in ("bytes", "tensor", "compact"):
            raise ValueError(f'observation is "bytes", "tensor" or "compact", not {observation!r}')
        if actions not in ("id", "choice"):
            raise ValueError(f'actions is "id" or "choice", not {actions!r}')
        self._by_id = actions == "id"
        self._kind = observation
        self._compact = game.layout.compact
        self._many = game.num_distinct_actions() if self._by_id else game.most_legal_actions()
        self.action_space = spaces.Discrete(self._many)
        limits = {"bytes": (0, 255, (game.observation_size(),), np.uint8),
                  "tensor": (-np.inf, np.inf, (game.layout.size,), np.float32),
                  "compact": (0, 255, (game.layout.compact.size,), np.float32)}[observation]
        self.observation_space = spaces.Dict({
            "observation": spaces.Box(*limits),
            "action_mask": spaces.Box(0, 1, (self._many,), np.int8),
        })

    def of(self, state: State, seat: int) -> dict[str, np.ndarray]:
        if self._kind == "compact":
            seen = self._compact.tensor(state.compact(seat))
        else:
            seen = state.observation_tensor(seat) if self._kind == "tensor" else state.observation(seat)
        return {"observation": seen, "action_mask": self.mask_of(state, seat)}

    def mask_of(self, state: State, seat: int) -> np.ndarray:
        if state.current_player() != seat:
            return np.zeros(self._many, np.int8)
        if self._by_id:
            return state.legal_actions_mask().view(np.int8)
        mask = np.zeros(self._many, np.int8)
        mask[:len(state.legal_actions())] = 1
        return mask

    def id_of(self, state: State, action) -> int:
        """The id of an action, any integer or array of one without dimensions. Raises IndexError if
        it is out of range, TypeError if it is no integer."""
        number = operator.index(action)
        if not 0 <= number < self._many:
            raise IndexError(f"{number} is not in {self.action_space}")
        if self._by_id:
            return number
        legal = state.legal_actions()
        if number >= len(legal):
            raise IndexError(f"{number} is not below {len(legal)}, the number of legal actions")
        return legal[number]
