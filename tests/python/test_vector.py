"""Batches: the same games whatever the threads, bad input refused, nothing lost at the end."""

import json
import subprocess

import numpy as np
import occasus
import pytest
from conftest import load


def play(env, steps, seed=1):
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    seen = []
    for _ in range(steps):
        observations, rewards, ended, _, infos = env.step(env.sample(random))
        seen.append((observations.copy(), rewards.copy(), ended.copy(), infos["to_move"].copy(),
                     infos["legal"].copy() * (np.arange(infos["legal"].shape[1])
                                              < infos["legal_count"][:, None])))
    return seen


def test_threads_change_nothing(game):
    one = play(occasus.vector(game, 13), 40)
    for threads in (2, 5):
        other = play(occasus.vector(game, 13, threads=threads), 40)
        for a, b in zip(one, other):
            assert all(np.array_equal(x, y) for x, y in zip(a, b))


def test_a_seed_gives_the_same_games(game):
    env = occasus.vector(game, 4)
    first, second = play(env, 30), play(env, 30)
    assert all(np.array_equal(x, y) for a, b in zip(first, second) for x, y in zip(a, b))
    if game.id != "diplomacy":
        other = play(env, 30, seed=2)
        assert any(not np.array_equal(a[0], b[0]) for a, b in zip(first, other))


def test_a_game_that_is_over_begins_anew(game):
    env = occasus.vector(game, 2, players={})
    random = np.random.default_rng(3)
    env.reset(seed=3)
    ended = 0
    for _ in range(30_000):
        was_over = env.over.copy()
        choices = env.sample(random)
        choices[was_over == 1] = 12345  # Whatever is chosen then.
        env.step(choices)
        for row in range(2):
            if was_over[row]:
                assert env.over[row] == 0 and env.legal_count[row] > 0
                assert not env.rewards[row].any()
            if env.over[row]:
                ended += 1
                assert env.to_move[row] == -4 and env.legal_count[row] == 0
        if ended >= 3:
            break
    assert ended >= 3


def test_a_wrong_choice_is_refused_and_nothing_moves(game):
    env = occasus.vector(game, 3)
    env.reset(seed=1)
    before = env.observations.copy()
    for choices, error, words in [
        (np.array([0, 0, env.legal_count[2]], np.int32), IndexError, "game 2"),
        (np.array([-1, 0, 0], np.int32), IndexError, "game 0: -1"),
        (np.array([0, 2**40, 0]), IndexError, "game 1: 1099511627776 is not a place"),
        (np.zeros(3, np.float32), TypeError, "integers, not float32"),
        (np.zeros(3, bool), TypeError, "integers, not bool"),
        ([0, 0], ValueError, r"shape \(3,\)"),
        (np.zeros(4, np.int32), ValueError, r"shape \(3,\)"),
        (np.zeros((3, 1), np.int32), ValueError, r"not \(3, 1\)"),
    ]:
        with pytest.raises(error, match=words):
            env.step(choices)
        assert np.array_equal(env.observations, before)


@pytest.mark.parametrize("choices", [
    np.zeros(2, np.int64), np.zeros(2, np.uint8), [0, 0], (0, np.int64(0)), np.zeros((2, 3), int)[:, 0]])
def test_choices_are_integers_of_any_type(choices):
    env, other = occasus.vector("empire", 2), occasus.vector("empire", 2)
    env.reset(seed=1), other.reset(seed=1)
    env.step(choices)
    other.step(np.zeros(2, np.int32))
    assert np.array_equal(env.observations, other.observations)


def test_views_are_views_and_what_steps_are_checked_against_cannot_be_written():
    env = occasus.vector("empire", 2)
    observations, infos = env.reset(seed=1)
    before = observations.copy()
    env.step(np.zeros(2, np.int32))
    assert observations is env.observations and not np.array_equal(observations, before)
    for array in (infos["legal"], infos["legal_count"]):
        with pytest.raises(ValueError):
            array[:] = 1


def test_other_libraries_take_the_arrays():
    """DLPack hands out what may be written, and nothing that is written there reaches a game."""
    env, other = occasus.vector("pomerium", 3, actions="id"), occasus.vector("pomerium", 3, actions="id")
    random = np.random.default_rng(1)
    env.reset(seed=2), other.reset(seed=2)
    for _ in range(400):
        choices = [random.choice(np.flatnonzero(row)) if row.any() else 0 for row in other.masks]
        _, rewards, ended, _, _ = env.step(choices)
        other.step(choices)
        for mine, untouched in ((env.observations, other.observations), (rewards, other.rewards[:, 0]),
                                (env.to_move, other.to_move), (env.over, other.over)):
            assert np.array_equal(np.from_dlpack(mine), untouched)
            mine[:] = 1


def test_rewards_are_those_of_the_seat_that_learns():
    env = occasus.vector("empire", 8, players={"roman": "random"})
    random = np.random.default_rng(1)
    env.reset(seed=1)
    seen = 0
    for _ in range(4000):
        _, rewards, ended, _, _ = env.step(env.sample(random))
        assert rewards.shape == (8,) and not rewards[~ended].any()
        assert np.array_equal(rewards[ended], env.rewards[ended, 1])
        seen += ended.sum()
    assert seen > 8


def test_spaces_are_those_of_many():
    env = occasus.vector("empire", 3)
    observations, _ = env.reset(seed=1)
    assert observations in env.observation_space
    assert env.action_space.shape == (3,) and env.action_space.sample() in env.action_space


def test_a_batch_outlives_its_name():
    observations = occasus.vector("empire", 2).observations
    assert observations.sum() > 0


@pytest.mark.parametrize("arguments, words", [
    ({"n": 0}, "at least one game"),
    ({"n": 1, "threads": 0}, "at least one thread"),
    ({"n": 1, "players": {"roman": "nobody"}}, 'no player "nobody"'),
    ({"n": 1, "players": {7: "greedy"}}, "no seat 7"),
    ({"n": 1, "players": {"roman": "greedy", "barbarian": "greedy"}}, "no seat is left"),
    ({"n": 1, "actions": "word"}, '"choice" or "id"'),
])
def test_what_cannot_be_set_up_says_why(arguments, words):
    with pytest.raises(ValueError, match=words):
        occasus.vector("empire", **arguments)


def test_masks_that_fill_the_memory_are_refused():
    with pytest.raises(ValueError, match="choice"):
        occasus.vector("diplomacy", 1_000_000, actions="id")


def test_games_of_a_batch_are_those_of_sim(program):
    """A player in each seat but one, that one played by the same player from outside: the results
    are those of `occasus sim` with that seed."""
    games, seed = 40, 9
    told = subprocess.run([program, "sim", "empire", "--games", str(games), "--seed", str(seed),
                           "--players", "greedy,greedy", "--json"],
                          check=True, capture_output=True, text=True)
    game = load("empire")
    wins = 0
    player = game.player("greedy")
    for number in range(games):
        dice, thought = occasus.Random(seed, 2 * number), occasus.Random(seed, 2 * number + 1)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(state.sample_action(dice))
            else:
                state.apply_action(player.choose(state, thought))
        wins += state.returns()[0] == 1
    assert json.loads(told.stdout)["results"][0]["wins"] == wins
    assert 0 < wins < games
