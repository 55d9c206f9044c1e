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


def test_a_small_network_learns_to_beat_chance(tmp_path):
    """As Rome: chance wins 65 % of such games, by `occasus sim empire --players uniform,uniform`."""
    options = {"games": 128, "plies": 16, "threads": 2, "hidden": 32, "blocks": 1, "batch": 1024, "rate": 0.002,
               "past": 0, "opponents": 1, "against": "barbarian=uniform", "measured": 16, "lessons": 40, "minutes": 20}
    arguments = [part for name, value in options.items() for part in (f"--{name}", str(value))]
    subprocess.run([sys.executable, TOOLS / "train", "--out", tmp_path, *arguments],
                   check=True, stdout=subprocess.DEVNULL, env={**os.environ, "OMP_NUM_THREADS": "1"})
    log = json.loads((tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()[-1])
    assert log["games"] > 500
    assert log["won"] / log["games"] > 0.85
    assert (tmp_path / "empire.net").read_bytes().startswith(b"OCCNET1\n")
