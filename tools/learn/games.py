"""Many games at once as numpy arrays: what learn_games, a library in C++, shows of them."""

import ctypes
import os
from pathlib import Path

import numpy

ROOT = Path(__file__).resolve().parent.parent.parent
LIBRARY = Path(os.environ.get("OCCASUS_LEARN_GAMES", ROOT / "build/python/src/ai/liblearn_games.so"))


def load():
    library = ctypes.CDLL(str(LIBRARY))
    pointer, integer, text = ctypes.c_void_p, ctypes.c_int, ctypes.c_char_p
    for name, result, arguments in (
        ("open", pointer, (text, integer, integer)),
        ("close", None, (pointer,)),
        ("reset", None, (pointer, ctypes.c_uint64)),
        ("step", None, (pointer, pointer)),
        ("seat", integer, (pointer, integer, integer, integer, text)),
        ("features", integer, (pointer,)),
        ("actions", integer, (pointer,)),
        ("array", pointer, (pointer, integer)),
    ):
        function = getattr(library, f"games_{name}")
        function.restype, function.argtypes = result, arguments
    return library


class Games:
    """A batch of games; row i of each array is of game i, and step() writes them anew.

    features: bytes, each to be divided by two as often as `shifts` says. legal: bits, the lowest
    first. over: 1 where a game ended with this step. seat: to move. won: 1 where the first seat won
    the game that ended.
    """

    library = None

    def __init__(self, setups, size, threads):
        """`setups`: options such as "values=lower", one setup after each bar; game i has setup i modulo their number."""
        Games.library = Games.library or load()
        self.size = size
        self.handle = self.library.games_open(setups.encode(), size, threads)
        if not self.handle:
            raise ValueError(f"no such setup: {setups}")
        self.actions = self.library.games_actions(self.handle)
        count = self.library.games_features(self.handle)
        self.shifts = self.view(0, numpy.uint8, count).copy()
        self.features = self.view(1, numpy.uint8, size, count)
        self.legal = self.view(2, numpy.uint8, size, self.actions // 8)
        self.over = self.view(3, numpy.uint8, size)
        self.seat = self.view(4, numpy.int8, size)
        self.won = self.view(5, numpy.float32, size)

    def view(self, which, kind, *shape):
        size = int(numpy.prod(shape)) * numpy.dtype(kind).itemsize
        address = self.library.games_array(self.handle, which)
        return numpy.frombuffer((ctypes.c_uint8 * size).from_address(address), dtype=kind).reshape(shape)

    def reset(self, seed):
        self.library.games_reset(self.handle, seed)

    def step(self, numbers):
        numbers = numpy.ascontiguousarray(numbers, dtype=numpy.int32)
        self.library.games_step(self.handle, numbers.ctypes.data)

    def seat_player(self, first, end, seat, player):
        """From the next answer on; an empty name seats nobody."""
        if not self.library.games_seat(self.handle, first, end, seat, player.encode()):
            raise ValueError(f"no such player: {player}")

    def close(self):
        self.library.games_close(self.handle)
