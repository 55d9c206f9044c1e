"""tools/learn: the slopes that a network learns by, its form in whole numbers, and a network that learns."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy
import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools/learn"
sys.path.insert(0, str(TOOLS))

import network  # noqa: E402


def small(actions=20, hidden=16, blocks=2):
    random = numpy.random.default_rng(3)
    weights = network.start(30, actions, hidden, blocks, seed=1)
    return {name: weight + 0.1 * random.standard_normal(weight.shape) for name, weight in weights.items()}


def test_slopes_are_those_of_small_steps():
    random = numpy.random.default_rng(0)
    weights, inputs = small(), random.standard_normal((7, 30))
    by_odds, by_value = random.standard_normal((7, 20)), random.standard_normal(7)

    def loss(given):
        odds, value = network.forward(given, inputs)
        return (odds * by_odds).sum() + (value * by_value).sum()

    kept: list = []
    network.forward(weights, inputs, kept)
    slopes = network.backward(weights, inputs, kept, by_odds, by_value)
    assert slopes.keys() == weights.keys()
    for name, weight in weights.items():
        place = tuple(int(random.integers(size)) for size in weight.shape)
        step = numpy.zeros_like(weight)
        step[place] = 1e-6
        rise = loss({**weights, name: weight + step}) - loss({**weights, name: weight - step})
        assert slopes[name][place] == pytest.approx(rise / 2e-6, rel=1e-4, abs=1e-6), name


def test_whole_numbers_answer_as_the_fractions_do():
    random = numpy.random.default_rng(5)
    matrix, bias, given = random.standard_normal((9, 40)), random.standard_normal(9), random.random(40)
    weights, biases, multipliers = network.integers(matrix, bias, 7, 8)
    whole = numpy.rint(given * 2**7).astype(int)
    sums = weights.astype(int) @ whole + biases
    answers = (sums * multipliers.astype(int) + (1 << 19)) >> 20
    assert answers / 2**8 == pytest.approx(matrix @ given + bias, abs=0.2)
    assert numpy.abs(weights).max() == 127


def trained(folder, lessons, **others):
    """The last line of the log of a training in this folder, as Rome against chance."""
    options = {"games": 128, "plies": 16, "threads": 2, "hidden": 32, "blocks": 1, "batch": 1024, "rate": 0.002,
               "past": 0, "opponents": 1, "against": "barbarian=uniform", "measured": 16, "lessons": lessons, **others}
    arguments = [part for name, value in options.items() for part in (f"--{name}", str(value))]
    subprocess.run([sys.executable, TOOLS / "train", "--out", folder, *arguments],
                   check=True, stdout=subprocess.DEVNULL, env={**os.environ, "OMP_NUM_THREADS": "1"})
    return json.loads((folder / "log.jsonl").read_text(encoding="utf-8").splitlines()[-1])


def test_a_small_network_learns_to_beat_chance(tmp_path):
    """Chance wins 65 % of such games, by `occasus sim empire --players uniform,uniform`."""
    log = trained(tmp_path, 40)
    assert log["games"] > 500
    assert log["won"] / log["games"] > 0.85
    assert (tmp_path / "empire.net").read_bytes().startswith(b"OCCNET1\n")


def test_a_run_by_lessons_can_be_repeated(tmp_path):
    with_past = {"past": 0.5, "opponents": 0.25, "games": 64}
    for name, threads in (("one", 1), ("other", 2)):
        (tmp_path / name).mkdir()
        trained(tmp_path / name, 4, threads=threads, **with_past)
    assert (tmp_path / "one/empire.net").read_bytes() == (tmp_path / "other/empire.net").read_bytes()
