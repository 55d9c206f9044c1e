#!/usr/bin/python3
"""Simulations of tree searches a second of processor time, and their memory.

    PYTHONPATH=build/python bench/search_speed.py
"""

import time

import numpy as np
import occasus
from occasus.search import Search


def main() -> None:
    """100 rounds of 256 trees whose roots are positions of random games, judged without thought."""
    for name in occasus.games():
        game, roots = occasus.load(name), []
        for seed in range(256):
            random, state = occasus.Random(seed), game.new_initial_state()
            for _ in range(14):
                state.apply_action(state.sample_action(random))
            roots.append(state)
        begun = time.process_time()
        search = Search(roots)
        even = 1 / game.num_players()
        found = search.run(lambda leaves: (None, np.full((len(leaves), game.num_players()), even)), 100)
        passed, done = time.process_time() - begun, found.visits.sum()
        size = sum(tree.edges.nbytes + tree.totals.nbytes + len(tree.nodes) * (tree.nodes.itemsize + game.observation_size())
                   for tree in search._trees)
        print(f"{name:16} {done / passed:10,.0f} simulations, {size / done / 1024:5.1f} KB each")


if __name__ == "__main__":
    main()
