"""examples/python/ppo.py: a network of PyTorch learns from the arrays of a VectorEnv."""

import runpy
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="PyTorch is not installed (Debian: python3-torch)")

EXAMPLE = Path(__file__).resolve().parents[2] / "examples/python/ppo.py"


@pytest.mark.filterwarnings("ignore:scatter_reduce")
def test_a_network_learns_to_win_more_than_chance_does():
    """`occasus sim pomerium --players uniform` wins 19 % of its games."""
    assert runpy.run_path(str(EXAMPLE))["train"](400_000) > 0.3
