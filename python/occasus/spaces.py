"""Spaces of actions and observations: Gymnasium's where it is installed, else these, which have the
same names and do the same for what environments need."""

import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
except ImportError:

    class _Space:
        shape = None
        dtype = None

        def __init__(self):
            self._random = None

        @property
        def np_random(self) -> np.random.Generator:
            if self._random is None:
                self.seed()
            return self._random

        def seed(self, seed=None):
            self._random = np.random.default_rng(seed)
            return seed

        def __contains__(self, value) -> bool:
            return self.contains(value)

    class Discrete(_Space):
        """The numbers start .. start + n - 1."""

        def __init__(self, n: int, seed=None, start: int = 0):
            super().__init__()
            self.n, self.start = np.int64(n), np.int64(start)
            self.shape, self.dtype = (), np.dtype(np.int64)
            if seed is not None:
                self.seed(seed)

        def sample(self, mask=None) -> np.int64:
            """A number; with a mask, one whose mark is 1. All marks 0: the first number."""
            if mask is None:
                return self.start + self.np_random.integers(self.n)
            allowed = np.flatnonzero(mask)
            if len(allowed) == 0:
                return self.start
            return self.start + self.np_random.choice(allowed)

        def contains(self, value) -> bool:
            if isinstance(value, np.ndarray) and value.shape == ():
                value = value[()]
            is_number = isinstance(value, (int, np.integer)) and not isinstance(value, bool)
            return is_number and self.start <= value < self.start + self.n

        def __eq__(self, other) -> bool:
            return isinstance(other, Discrete) and (self.n, self.start) == (other.n, other.start)

        def __repr__(self) -> str:
            return f"Discrete({self.n})"

    class MultiDiscrete(_Space):
        """Arrays of numbers, each from 0 to its own of nvec less one."""

        def __init__(self, nvec, dtype=np.int64, seed=None):
            super().__init__()
            self.nvec = np.asarray(nvec, dtype)
            self.shape, self.dtype = self.nvec.shape, np.dtype(dtype)
            if seed is not None:
                self.seed(seed)

        def sample(self, mask=None) -> np.ndarray:
            return self.np_random.integers(self.nvec).astype(self.dtype)

        def contains(self, value) -> bool:
            return (isinstance(value, np.ndarray) and value.shape == self.shape
                    and value.dtype.kind in "iu" and bool(np.all((0 <= value) & (value < self.nvec))))

        def __eq__(self, other) -> bool:
            return isinstance(other, MultiDiscrete) and np.array_equal(self.nvec, other.nvec)

        def __repr__(self) -> str:
            return f"MultiDiscrete({self.nvec})"

    class Box(_Space):
        """Arrays of a shape, every number from low to high."""

        def __init__(self, low, high, shape, dtype=np.float32, seed=None):
            super().__init__()
            self.shape, self.dtype = tuple(shape), np.dtype(dtype)
            self.low = np.full(self.shape, low, self.dtype)
            self.high = np.full(self.shape, high, self.dtype)
            if seed is not None:
                self.seed(seed)

        def sample(self, mask=None) -> np.ndarray:
            if self.dtype.kind in "ui":
                high = self.high.astype(np.int64)
                return self.np_random.integers(self.low, high, endpoint=True).astype(self.dtype)
            return self.np_random.uniform(self.low, self.high).astype(self.dtype)

        def contains(self, value) -> bool:
            return (isinstance(value, np.ndarray) and value.shape == self.shape
                    and np.can_cast(value.dtype, self.dtype)
                    and bool(np.all(value >= self.low) and np.all(value <= self.high)))

        def __eq__(self, other) -> bool:
            return (isinstance(other, Box) and self.shape == other.shape
                    and self.dtype == other.dtype and np.array_equal(self.low, other.low)
                    and np.array_equal(self.high, other.high))

        def __repr__(self) -> str:
            return f"Box({self.low.min()}, {self.high.max()}, {self.shape}, {self.dtype})"

    class Dict(_Space):
        """A dictionary of spaces."""

        def __init__(self, spaces: dict, seed=None):
            super().__init__()
            self.spaces = dict(spaces)
            if seed is not None:
                self.seed(seed)

        def seed(self, seed=None):
            super().seed(seed)
            for each in self.spaces.values():
                each.seed(int(self.np_random.integers(2**31)))
            return seed

        def sample(self, mask=None) -> dict:
            masks = mask or {}
            return {key: each.sample(masks.get(key)) for key, each in self.spaces.items()}

        def contains(self, value) -> bool:
            return (isinstance(value, dict) and value.keys() == self.spaces.keys()
                    and all(each.contains(value[key]) for key, each in self.spaces.items()))

        def __getitem__(self, key):
            return self.spaces[key]

        def keys(self):
            return self.spaces.keys()

        def __eq__(self, other) -> bool:
            return isinstance(other, Dict) and self.spaces == other.spaces

        def __repr__(self) -> str:
            return f"Dict({self.spaces})"


__all__ = ["Box", "Dict", "Discrete", "MultiDiscrete"]
