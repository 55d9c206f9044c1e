"""What a seat may know, as arrays: one layout for single states and for batches."""

import json
from functools import cached_property

import numpy as np


class Compact:
    """What stands in a compact observation: the features that learned players read.

    names: what each number stands for, such as ``"romans[roma]"``.
    shifts: each feature is a byte; divided by two so often, it is the number.
    """

    def __init__(self, game):
        self.names: list[str]
        self.names, shifts = game.features()
        self.shifts = np.array(shifts, np.uint8)
        self._scales = np.float32(0.5) ** self.shifts

    @property
    def size(self) -> int:
        return len(self.names)

    def tensor(self, features: np.ndarray) -> np.ndarray:
        """Bytes (..., size) as float32 (..., size)."""
        return features * self._scales


class Layout:
    """Where everything stands in an observation of a game, whose bytes are its C++ State's.

    dtype: a structured numpy dtype. ``observation.view(layout.dtype)["romans"]`` are the Roman
        Forces by area.
    size: the length of the float tensor.
    names: what each number of the tensor stands for, such as ``"romans[roma]"``.
    compact: the short form, for networks.
    """

    def __init__(self, game):
        self._fields = game.fields()
        self._board = game.board()
        self.dtype = np.dtype(_as_dtype(self._fields, game.observation_size()))
        self.compact = Compact(game)

    @cached_property
    def names(self) -> list[str]:
        return [name for field in self._fields for name in self._names_of(field)]

    @property
    def size(self) -> int:
        return len(self.names)

    def tensor(self, observations: np.ndarray) -> np.ndarray:
        """Bytes (..., state size) as float32 (..., size).

        Counts are themselves. A set is one number for each member, 0 or 1. What is one of several
        kinds is one number for each kind.
        """
        bytes_ = np.ascontiguousarray(observations, dtype=np.uint8)
        columns = [_spread(field, bytes_) for field in self._fields]
        return np.concatenate(columns, axis=-1, dtype=np.float32)

    def _names_of(self, field: dict, prefix: str = "") -> list[str]:
        whole = prefix + field["name"]
        if field["members"]:
            sets = field["numbers"] * field["bytes"] * 8 // field["members"]
            one_set = [""] if sets == 1 and not field["of"] else self._labels(field["of"], sets)
            members = self._labels(field["set_of"], field["members"])
            return [whole + a + b for a in one_set for b in members]
        is_array = field["numbers"] > 1 or field["of"]
        items = self._labels(field["of"], field["numbers"]) if is_array else [""]
        if field["parts"]:
            return [name for item in items for part in field["parts"]
                    for name in self._names_of(part, whole + item + ".")]
        kinds = [f"={kind}" for kind in range(field["kinds"])] or [""]
        return [whole + item + kind for item in items for kind in kinds]

    def _labels(self, kind: str, count: int) -> list[str]:
        known = [each["id"] for each in self._board.get(kind, [])]
        return [f"[{known[n] if n < len(known) else n}]" for n in range(count)]


def known(state, player: int) -> str:
    """State.information_state_string(): what a seat sees; in a hidden game also what it has seen since
    the start, a line each time that something changed."""
    now = json.dumps(state.view(player))
    game = state.get_game()
    if not game.board().get("hidden"):
        return now
    past = game.new_initial_state()
    lines = [json.dumps(past.view(player))]
    for action in state.history():
        past.apply_action(action)
        line = json.dumps(past.view(player))
        if line != lines[-1]:
            lines.append(line)
    # A game that began with a position of its own is remembered from now on.
    return "\n".join(lines) if lines[-1] == now else now


def _as_dtype(fields: list[dict], size: int) -> dict:
    return {
        "names": [field["name"] for field in fields],
        "formats": [_format_of(field) for field in fields],
        "offsets": [field["offset"] for field in fields],
        "itemsize": size,
    }


def _format_of(field: dict):
    item = np.dtype(_as_dtype(field["parts"], field["bytes"])) if field["parts"] else field["type"]
    return (item, (field["numbers"],)) if field["numbers"] > 1 else item


def _spread(field: dict, whole: np.ndarray) -> np.ndarray:
    begin, rows = field["offset"], whole.shape[:-1]
    part = np.ascontiguousarray(whole[..., begin:begin + field["numbers"] * field["bytes"]])
    if field["parts"]:
        records = part.reshape(*rows, field["numbers"], field["bytes"])
        columns = [_spread(each, records) for each in field["parts"]]
        return np.concatenate(columns, axis=-1).reshape(*rows, -1)
    if field["members"]:
        return np.unpackbits(part, axis=-1, bitorder="little")
    numbers = part.view(field["type"])
    if not field["kinds"]:
        return numbers
    return (numbers[..., None] == np.arange(field["kinds"])).reshape(*rows, -1)
