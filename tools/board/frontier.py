"""Lines between the cells of different owners: every spot belongs to the owner of the nearest seed."""

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from shapes import Line, lengths

NOBODY = -1  # The owner beyond the frame, and of what is outside the game.

Frontier = tuple[int, int, Line]  # The owners to the left and to the right of a line, between junctions or around.
Frame = tuple[float, float, float, float]  # Left, bottom, right, top; y upwards.
Seed = tuple[complex, int]  # A place, and its owner, from 0.
Side = tuple[complex, int]  # Its start, where the one before it ends, and the number of the seed beyond it.


def scatter() -> Iterator[float]:
    """Even numbers from 0 up to 1, the same on every machine."""
    state = 7
    while True:
        state = (state * 1664525 + 1013904223) % 2**32
        yield state / 2**32


def nearer(cell: list[Side], mine: complex, other: complex, number: int) -> list[Side]:
    """The part of a cell that is nearer to `mine` than to `other`, the seed of this number."""
    towards, middle = (other - mine).conjugate(), (mine + other) / 2
    beyond = [((start - middle) * towards).real for start, _ in cell]
    if max(beyond) <= 0:
        return cell
    rest = []
    for i, (start, neighbour) in enumerate(cell):
        a, b, end = beyond[i], beyond[(i + 1) % len(cell)], cell[(i + 1) % len(cell)][0]
        if a <= 0:
            rest.append((start, neighbour))
        if (a <= 0) != (b <= 0):
            rest.append((start + a / (a - b) * (end - start), number if a <= 0 else neighbour))
    return rest


def edges_of(seeds: Sequence[Seed], frame: Frame) -> Iterator[tuple[complex, complex, int, int]]:
    """The sides of cells between two owners: start, end, and the owners to the left and to the right. shapely's
    Voronoi cells are the same but begin anywhere, and the order of the sides decides how the lines are bent."""
    left, bottom, right, top = frame
    for i, (mine, owner) in enumerate(seeds):
        cell = [(complex(x, y), NOBODY) for x, y in ((left, bottom), (right, bottom), (right, top), (left, top))]
        for k, (other, _) in enumerate(seeds):
            if k != i:
                cell = nearer(cell, mine, other, k)
        for (start, neighbour), (end, _) in zip(cell, cell[1:] + cell[:1]):
            beyond = NOBODY if neighbour == NOBODY else seeds[neighbour][1]
            if beyond != owner and not 0 <= neighbour < i:  # Each side between cells is met twice.
                yield start, end, owner, beyond


def frontiers(seeds: Sequence[Seed], frame: Frame) -> Iterator[Frontier]:
    """All lines between owners inside `frame`, and the frame itself, those between junctions first; lines that meet
    share the very point. Requires: x to the right, y upwards, all in the same unit; no two seeds at one spot."""
    nodes: dict[tuple[int, int], complex] = {}
    edges: list[tuple[complex, complex, int, int]] = []
    edges_at: dict[complex, list[int]] = {}
    for *ends, left, right in edges_of(seeds, frame):
        start, end = (nodes.setdefault((round(p.real * 1e7), round(p.imag * 1e7)), p) for p in ends)
        for node in (start, end) if start != end else ():
            edges_at.setdefault(node, []).append(len(edges))
        if start != end:
            edges.append((start, end, left, right))
    used: set[int] = set()

    def walk(number: int, here: complex) -> Frontier:
        start, _, left, right = edges[number]
        owners, line = (left, right) if here == start else (right, left), [here]
        while number not in used:
            used.add(number)
            start, end, _, _ = edges[number]
            line.append(end if line[-1] == start else start)
            if len(edges_at[line[-1]]) == 2:
                number = sum(edges_at[line[-1]]) - number
        return *owners, np.array(line)

    junctions = [(edge, node) for node, beside in edges_at.items() if len(beside) != 2 for edge in beside]
    for edge, node in junctions + [(number, start) for number, (start, *_) in enumerate(edges)]:
        if edge not in used:
            yield walk(edge, node)


def waves(points: int, period: float, height: float, numbers: Iterator[float]) -> NDArray[np.float64]:
    """Smooth waves, by point: `period` points long and at most half of `height` high."""
    knots = np.array([next(numbers) - 0.5 for _ in range(int(points / period) + 2)])
    knot, t = np.divmod(np.arange(points) / period, 1)
    before, after = knots[knot.astype(int)], knots[knot.astype(int) + 1]
    return np.asarray(height * (before + t * t * (3 - 2 * t) * (after - before)))


def freehand(line: Line, numbers: Iterator[float]) -> Line:
    """The line as a hand would draw it: bent a little, its ends where they were."""
    step, fade = 0.16, 4  # In the unit of the line; points from an end to the full height of the waves.
    places = np.append(0, np.cumsum(lengths(np.diff(line))))
    last = max(2, round(places[-1] / step))
    drawn = np.interp(np.linspace(0, places[-1], last + 1), places, line)
    here = np.arange(last + 1)
    shift = sum(waves(last + 1, *wave, numbers) for wave in ((9, 0.34), (3, 0.17), (1, 0.05)))
    along = drawn[np.minimum(here + 2, last)] - drawn[np.maximum(here - 2, 0)]
    length = lengths(along)
    across = 1j * np.divide(along, length, out=np.zeros_like(along), where=length > 0)
    drawn = drawn + across * shift * np.minimum(1, np.minimum(here, last - here) / fade)
    for _ in range(3):
        drawn[1:-1] = (drawn[:-2] + 2 * drawn[1:-1] + drawn[2:]) / 4
    return drawn


def owners_at(spots: Line, lines: Sequence[Frontier]) -> list[int]:
    """The owner of the side of the lines that each spot is on, or NOBODY. A ray to the right leaves an owner as often
    as it enters the same owner, and once more if it starts there."""
    owners = 1 + max(max(left, right) for left, right, _ in lines)
    inside = np.zeros((len(spots), owners + 1), dtype=bool)  # The last column is NOBODY's.
    x, y = spots.real[:, None], spots.imag[:, None]
    for left, right, line in lines:
        a, b = line[:-1], line[1:]
        share = (y - a.imag) / np.where(a.imag == b.imag, 1, b.imag - a.imag)
        met = ((a.imag > y) != (b.imag > y)) & (x < (b.real - a.real) * share + a.real)
        inside[:, [left, right]] ^= np.count_nonzero(met, axis=1)[:, None] % 2 == 1
    return [int(row.argmax()) if row[:NOBODY].any() else NOBODY for row in inside]
