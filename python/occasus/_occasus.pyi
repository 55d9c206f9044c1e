"""The engine. Numbers of players are seats from 0; -1 is a die (or, where something is shown, a
spectator), -4 a game that is over, as in OpenSpiel."""

from collections.abc import Sequence
from typing import Any, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .observation import Layout

__version__: str

def games() -> list[str]:
    """The ids of all games."""

class Random:
    """The generator of `occasus sim`: game n of a run has its dice from stream 2n, and its players
    their thoughts from stream 2n + 1."""

    def __init__(self, seed: int, stream: int = 0) -> None: ...
    def below(self, n: int) -> int:
        """0 .. n - 1, each equally likely. Needs n >= 1."""
    def __copy__(self) -> Random: ...
    def __deepcopy__(self, memo: dict[Any, Any], /) -> Random: ...
    def __eq__(self, other: object) -> bool: ...

class Game:
    """A game with its options and board chosen. It does not change; threads may share it."""

    def __init__(self, id: str, options: dict[str, str], board: str) -> None:
        """See occasus.load()."""
    @property
    def id(self) -> str:
        """One of occasus.games()."""
    @property
    def layout(self) -> Layout:
        """What an observation has where."""
    def facts(self) -> dict[str, Any]:
        """Its title, seats, options and grades."""
    def board(self) -> dict[str, Any]:
        """What is printed on the board, every figure with its provenance."""
    def seats(self) -> list[str]:
        """The ids of the seats, in order."""
    def players(self) -> list[str]:
        """The ids of the computer players, the weakest first."""
    def player(self, id: str) -> Player:
        """Raises KeyError if there is none."""
    def new_initial_state(self) -> State:
        """The beginning, before any die is rolled."""
    def state_at(self, position: dict[str, Any]) -> State:
        """A position as State.position() has it. Raises Refused, with the field, if it is impossible."""
    def deserialize_state(self, text: str) -> State:
        """What State.serialize() wrote."""
    def num_players(self) -> int:
        """The number of seats."""
    def num_distinct_actions(self) -> int:
        """All ids of actions are below this."""
    def most_legal_actions(self) -> int:
        """No position has more."""
    def max_game_length(self) -> int:
        """In plies, dice included."""
    def max_chance_outcomes(self) -> int:
        """The faces of the largest die."""
    def min_utility(self) -> float:
        """The lowest return: 0."""
    def max_utility(self) -> float:
        """The highest return: 1."""
    def observation_size(self) -> int:
        """The bytes of an observation."""
    def observation_tensor_shape(self) -> tuple[int]:
        """One axis: its size."""
    def observation_tensor_size(self) -> int:
        """The numbers of an observation as a tensor."""
    def features(self) -> tuple[list[str], list[int]]:
        """The names and the shifts of a compact observation; Layout.compact makes it readable."""
    def fields(self) -> list[dict[str, Any]]:
        """Where everything stands in an observation; Layout makes it readable."""
    def ids_of(self, words: ArrayLike) -> NDArray[np.uint32]:
        """The ids of legal actions that are given as packed words, as batches list them."""
    def words_of(self, ids: ArrayLike) -> NDArray[np.uint32]:
        """The other way round. Raises IndexError if an id is too high."""
    def __eq__(self, other: object) -> bool:
        """Loaded with the same id, options and board: states of one are states of the other."""
    def __hash__(self) -> int: ...

class State:
    """A position, and the actions that led to it."""

    def current_player(self) -> int:
        """A seat; -1 when a die is due; -4 when the game is over."""
    def is_terminal(self) -> bool:
        """Whether the game is over."""
    def is_chance_node(self) -> bool:
        """Whether a die is due."""
    def is_simultaneous_node(self) -> bool:
        """Never: sealed orders are given seat by seat, and no observation tells of another's."""
    def get_game(self) -> Game:
        """The game that it belongs to."""
    def legal_actions(self, player: int = ...) -> list[int]:
        """Ascending. Of another than the current player: none. At a chance node: the faces less one."""
    def legal_actions_mask(self) -> NDArray[np.uint8]:
        """A 1 for each legal id among all, or for each side of the die."""
    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The faces of the die less one, with their probabilities. Empty unless one is due."""
    def apply_action(self, action: int) -> None:
        """Raises Refused, with the rule, or IndexError if there is no such id. Nothing is changed then."""
    def act(self, action: int | str) -> list[dict[str, Any]]:
        """The same by id or notation, and tells what happened: kind, rule, text and args of each event."""
    @overload
    def action_to_string(self, action: int) -> str:
        """The notation of an action, as records have it. The player may stand first, as in OpenSpiel."""
    @overload
    def action_to_string(self, player: int, action: int) -> str: ...
    def string_to_action(self, text: str) -> int:
        """The id of an action in notation, legal or not. Raises Refused if it cannot be read."""
    def why_not(self, action: int | str) -> dict[str, Any] | None:
        """Why it may not be taken now: kind, text and rule. None if it may."""
    def sample_action(self, random: Random) -> int:
        """A legal action, or a face of the die less one, each equally likely. Raises ValueError when
        the game is over."""
    def child(self, action: int) -> State:
        """The position after an action. This state does not change."""
    def returns(self) -> list[float]:
        """The result of each seat, from 0 to 1; 0 while the game goes on. Alone at the table, the part
        of the best result that was reached. Among several the results add up to 1: a draw is divided
        equally among the seats that share it."""
    def rewards(self) -> list[float]:
        """The same as returns()."""
    def player_return(self, player: int) -> float:
        """returns() of one seat."""
    def observation(self, player: int) -> NDArray[np.uint8]:
        """What a seat may know, as the bytes that Layout describes."""
    def compact(self, player: int) -> NDArray[np.uint8]:
        """What a seat may know in short, for networks: Layout.compact has its names."""
    def truth(self) -> NDArray[np.uint8]:
        """The whole position in the same form, whoever may know it."""
    def observation_tensor(self, player: int) -> NDArray[np.float32]:
        """What a seat may know, with a number for each of Layout.names."""
    def observation_string(self, player: int) -> str:
        """The table as text."""
    def information_state_string(self, player: int) -> str:
        """What a seat sees, as a document in JSON; in a hidden game, all that it has seen since the
        start, a document a line."""
    def view(self, player: int) -> dict[str, Any]:
        """The same, as a dictionary."""
    def position(self) -> dict[str, Any]:
        """The whole position, as Game.state_at() reads it and `occasus show --json` prints it."""
    def odds(self, question: dict[str, Any]) -> dict[str, Any]:
        """Exact probabilities about a question of the game's own. Raises Refused if it does not fit."""
    def picture(self, player: int = -1) -> str:
        """The table as text."""
    def history(self) -> list[int]:
        """The ids of all actions so far, dice included."""
    def move_number(self) -> int:
        """How many actions there were, dice included."""
    def serialize(self) -> str:
        """The actions as text, for Game.deserialize_state()."""
    def prompt(self) -> dict[str, Any] | None:
        """The question to the current player, with its rule."""
    def result(self) -> dict[str, Any] | None:
        """How the game ended, with the rule."""
    def clone(self) -> State:
        """A copy."""
    def __copy__(self) -> State: ...
    def __deepcopy__(self, memo: dict[Any, Any], /) -> State: ...
    def _repr_svg_(self) -> str | None:
        """How a notebook shows it: occasus.render(state), or None without node."""
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

class Player:
    """A computer player. Players that think for a given time count playouts here, so that a seed gives
    the same choice on any machine."""

    def choose(self, state: State, random: Random) -> int:
        """The id of what it does, knowing what its seat may know. Raises ValueError if no seat is to
        move, or the state is of another game."""
    def advise(self, state: State, random: Random) -> dict[str, Any]:
        """The same with its reasons: action, text, points, and value, its chance to win."""

class Record:
    """A game that is kept: readable, hash-chained text that replays without a random generator."""

    @staticmethod
    def begin(game: Game, position: dict[str, Any] | None = None, seed: int | None = None,
              typed: bool = False) -> Record:
        """With a seed the dice are those of `occasus new --seed`; typed: they are told by act("roll 4")."""
    @staticmethod
    def read(text: str) -> Record:
        """Plays a record again. Raises Refused if it was changed or breaks a rule."""
    def act(self, action: str) -> None:
        """The seat to move acts, in notation; dice that are due fall after it. Raises Refused."""
    def draw(self) -> None:
        """Rolls the dice that are due."""
    def state(self, ply: int = ...) -> State:
        """The position after so many plies; the last one without a number. Raises IndexError."""
    @property
    def game(self) -> Game:
        """The game that it is of."""
    @property
    def ply(self) -> int:
        """How many actions it has, dice included."""
    @property
    def text(self) -> str:
        """The record, as `occasus verify` reads it."""
    @property
    def log(self) -> list[dict[str, str]]:
        """All that happened: text and rule."""
    def __eq__(self, other: object) -> bool:
        """The same text."""

class Batch:
    """What VectorEnv steps; its arrays are described there."""

    def __init__(self, game: Game, size: int, threads: int, players: dict[int, str],
                 by_id: bool) -> None: ...
    folds: bool
    autoreset: bool
    max_plies: int
    def keep_compact(self) -> None:
        """Writes compact observations as well, from now on."""
    def reset(self, seeds: Sequence[int], marked: NDArray[np.uint8]) -> None:
        """Begins the marked games again, with one seed, one for each game, or the next dice of each."""
    def step(self, chosen: ArrayLike) -> int:
        """An action for each game: its place among the legal ones, or its id. Returns how many ended."""
    def sample(self, random: np.random.Generator) -> NDArray[np.int64]:
        """For each game the place of a legal action, each equally likely."""
    def save_games(self, games: ArrayLike) -> NDArray[np.uint8]:
        """Everything that their next steps depend on, for a program of the same build."""
    def load_games(self, games: ArrayLike, saved: NDArray[np.uint8]) -> None:
        """Raises ValueError if the bytes are of another game. Nothing is changed then."""
    def state(self, game: Game, index: int) -> State:
        """A copy of the position of a game, without its history."""
    @property
    def size(self) -> int:
        """The number of games."""
    @property
    def seats(self) -> int:
        """The number of seats of each."""
    @property
    def most_legal(self) -> int:
        """No game has more legal actions."""
    @property
    def ids(self) -> int:
        """The columns of masks: all ids of actions, or 0."""
    @property
    def observations(self) -> NDArray[np.uint8]:
        """Of each game, what the seat to move may know."""
    @property
    def compact(self) -> NDArray[np.uint8]:
        """Compact observations of the seats to move, once keep_compact() was called."""
    @property
    def legal(self) -> NDArray[np.uint32]:
        """The legal actions as packed words; only the first legal_count hold."""
    @property
    def legal_count(self) -> NDArray[np.int32]:
        """How many actions are legal."""
    @property
    def masks(self) -> NDArray[np.uint8]:
        """A 1 for each legal id."""
    @property
    def to_move(self) -> NDArray[np.int8]:
        """The seat to move; -4 when the game is over."""
    @property
    def rewards(self) -> NDArray[np.float32]:
        """The returns of each seat where the game has ended; 0 elsewhere."""
    @property
    def over(self) -> NDArray[np.uint8]:
        """A 1 where the last step ended the game; the next one begins it anew."""
    @property
    def cut(self) -> NDArray[np.uint8]:
        """A 1 where the last step cut the game, after max_plies."""
    @property
    def lengths(self) -> NDArray[np.int32]:
        """The decisions of the game up to here."""

class Tree:
    """What Search grows: the nodes and edges of one position."""

    def __init__(self, state: State, whole: bool, luck: Random) -> None:
        """From what the seat to move may know, or from the whole truth."""
    def simulate(self, simulations: int, exploration: float) -> None:
        """Goes down to leaves so many times; a leaf that ends the game is counted at once."""
    def grow(self, parents: list[int], merged: bool, most: int) -> None:
        """Raises ValueError when there are more edges than `most`."""
    @property
    def nodes(self) -> NDArray[Any]:
        """A record for each position: its parent, its edges (from `first` on), visits, and the seat to move."""
    @property
    def edges(self) -> NDArray[Any]:
        """A record for each action or face: its packed word, its prior, and its child (0: none yet)."""
    @property
    def totals(self) -> NDArray[np.float64]:
        """The summed values of each node, a number for each seat."""
    leaves: list[int]
    """The nodes that wait to be judged."""
    def __copy__(self) -> Tree: ...

def leaves_of(
    trees: list[Tree], features: int,
) -> tuple[NDArray[np.int32], NDArray[np.uint8], NDArray[np.uint32], NDArray[np.uint32]]:
    """Of all leaves: seats to move, observations (the bytes, or compact ones of so many features), numbers
    of legal actions, and these as packed words."""
def judge(trees: list[Tree], priors: ArrayLike, values: ArrayLike) -> None:
    """Gives the waiting leaves a prior for each legal action, and a value for each seat."""

class Library:
    """The games as questions and answers in JSON, as docs/programs.md lists them."""

    def __init__(self) -> None: ...
    def ask(self, question: str) -> str:
        """The answer to a question; both are JSON."""
