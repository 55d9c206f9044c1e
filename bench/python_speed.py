#!/usr/bin/python3
"""Decision steps a second of the Python package, and its memory.

    PYTHONPATH=build/python bench/python_speed.py [--program build/release/occasus] [--memory]

A step fills legal lists and observations; dice are rolled inside, and what is chosen is drawn by numpy.
Figures are per second of processor time. Beside them: one state in a loop of Python, a step of
occasus.gym (mask of ids, copies) and of occasus.aec (places), games that a batch of 1,024 saves and loads,
and `occasus bench`, which counts transitions (dice too) and fills nothing.
"""

import argparse
import json
import resource
import subprocess
import time

import numpy as np
import occasus
from occasus import aec, gym

SIZES = [1, 64, 1024, 4096]
SECONDS = 1.0


def rate(work) -> float:
    """Units of work a second: work() does some and says how many."""
    begun, done = time.process_time(), 0
    while (passed := time.process_time() - begun) < SECONDS:
        done += work()
    return done / passed


def batch(game, n, observation="bytes"):
    env, random = occasus.vector(game, n, observation=observation), np.random.default_rng(1)
    env.reset(seed=1)

    def work():
        for _ in range(max(1, 4096 // n)):
            env.step(env.sample(random))
        return max(1, 4096 // n) * n

    return work


def plain(game):
    random = occasus.Random(1)
    state = game.new_initial_state()

    def work():
        nonlocal state
        decisions = 0
        while decisions < 200:
            if state.is_terminal():
                state = game.new_initial_state()
            if not state.is_chance_node():
                state.legal_actions()
                state.observation(state.current_player())
                decisions += 1
            state.apply_action(state.sample_action(random))
        return decisions

    return work


def gym_steps(game):
    """Against the players that Gymnasium's ids have."""
    arguments, = (each for each in gym.REGISTERED.values() if each["game"] == game.id)
    env = gym.Environment(**arguments, illegal="fold")
    env.reset(seed=1)

    def work():
        for number in range(500):
            if env.step(7919 * number % 1009)[2]:
                env.reset()
        return 500

    return work


def aec_steps(game):
    env = aec.Environment(game, actions="choice")
    env.reset(seed=1)

    def work():
        for number in range(500):
            seen, _, ended, _, _ = env.last()
            if ended:
                env.reset()
                seen = env.last()[0]
            env.step(7919 * number % np.count_nonzero(seen["action_mask"]))
        return 500

    return work


def begun(game):
    """Games that have gone on for some decisions."""
    env, random = occasus.vector(game, 1024), np.random.default_rng(1)
    for _ in range(20):
        env.step(env.sample(random))
    return env


def saves(game):
    env = begun(game)

    def work():
        env.save_games()
        return 1024

    return work


def loads(game):
    env = begun(game)
    saved = env.save_games()

    def work():
        env.load_games(saved)
        return 1024

    return work


# What can be measured of one game, by the head of its column.
COLUMNS = {"tensor": lambda game: batch(game, 1024, "tensor"), "compact": lambda game: batch(game, 1024, "compact"),
           "plain": plain, "gym step": gym_steps, "aec step": aec_steps, "save": saves, "load": loads}


def show_speed(program: str | None) -> None:
    heads = [f"n = {n}" for n in SIZES] + [*COLUMNS, "occasus bench"]
    print(f"{'':16}" + "".join(f"{head:>15}" for head in heads))
    for name in occasus.games():
        game = occasus.load(name)
        figures = [rate(batch(game, n)) for n in SIZES] + [rate(make(game)) for make in COLUMNS.values()]
        if program:
            told = subprocess.run([program, "bench", name, "--json"], check=True,
                                  capture_output=True, text=True)
            figures.append(json.loads(told.stdout)["transitions_per_second"])
        print(f"{name:16}" + "".join(f"{figure / 1e6:13.3f} M" for figure in figures))


def kilobytes() -> int:
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * resource.getpagesize() // 1024


def show_memory(steps: int) -> None:
    for name in occasus.games():
        game = occasus.load(name)
        before = kilobytes()
        env = occasus.vector(game, 4096)
        random = np.random.default_rng(1)
        for _ in range(100):
            env.step(env.sample(random))
        settled = kilobytes()
        for _ in range(steps // 4096):
            env.step(env.sample(random))
        print(f"{name:16} {(settled - before) / 4096:6.2f} KB a game, grown by "
              f"{kilobytes() - settled} KB over {steps / 1e6:.0f} million steps")
        del env


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", help="an occasus whose bench is run beside it")
    parser.add_argument("--memory", action="store_true", help="memory instead of speed")
    parser.add_argument("--steps", type=int, default=10_000_000)
    arguments = parser.parse_args()
    if arguments.memory:
        show_memory(arguments.steps)
    else:
        show_speed(arguments.program)


if __name__ == "__main__":
    main()
