"""What a seat may know, as arrays: one layout for single states and for batches."""

from functools import cached_property

import numpy as np


class Layout:
    """Where everything stands in an observation of a game, whose bytes are its C++ State's.

    dtype: a structured numpy dtype. ``observation.view(layout.dtype)["romans"]`` are the Roman
        Forces by area.
    size: the length of the float tensor.
    names: what each number of the tensor stands for, such as ``"romans[roma]"``.
    """

    def __init__(self, game):
        self._fields = game.fields()
        self._board = game.board()
        self.dtype = np.dtype(_as_dtype(self._fields, game.observation_size()))

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
