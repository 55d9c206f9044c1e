"""What the checkers of Gymnasium and PettingZoo ask of an environment, told again; and those checkers
themselves where they are installed."""

import copy
import inspect

import numpy as np
import occasus
import pytest
from conftest import choose
from occasus import aec, gym, spaces

SINGLE = {
    "rome_must_fall": {},
    "pomerium": {},
    "invasions": {},
    "empire": {"players": {"barbarian": "greedy"}},
    "diplomacy": {"seat": "huns", "options": {"last_year": 403},
                  "players": {seat: "random" for seat in occasus.load("diplomacy").seats()
                              if seat != "huns"}},
}
MANY = {
    "rome_must_fall": {},
    "empire": {},
    "pomerium": {},
    "invasions": {},
    "diplomacy": {"options": {"last_year": 403}},
}


def same(one, other) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[key], other[key]) for key in one)


# ---- Gymnasium ----


def gym_env(name, **more):
    return gym.Environment(name, **SINGLE[name], **more)


@pytest.mark.parametrize("name", SINGLE)
def test_gym_plays_a_game(name):
    env = gym_env(name, actions="choice")
    random = np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    assert isinstance(info, dict) and seen in env.observation_space
    rewards = []
    for _ in range(20_000):
        action = choose(seen["action_mask"], random)
        assert action in env.action_space
        seen, reward, ended, cut, info = env.step(action)
        assert seen in env.observation_space
        assert isinstance(reward, float) and isinstance(ended, bool) and cut is False
        rewards.append(reward)
        if ended:
            break
    assert ended and not seen["action_mask"].any()
    assert rewards[:-1] == [0.0] * (len(rewards) - 1) and 0 <= rewards[-1] <= 1
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)


@pytest.mark.parametrize("name", SINGLE)
def test_gym_repeats_itself_with_a_seed(name):
    def steps(env, seed):
        random = np.random.default_rng(4)
        seen, _ = env.reset(seed=seed)
        kept = [seen]
        for _ in range(25):
            seen, *_ = env.step(choose(seen["action_mask"], random))
            kept.append(seen)
            if not seen["action_mask"].any():
                break
        return kept

    one, other = gym_env(name), gym_env(name)
    for a, b, c in zip(steps(one, 5), steps(other, 5), steps(one, 5)):
        assert same(a, b) and same(a, c)
    without = gym_env(name)
    without.reset(seed=5)
    first = without.reset()[0]
    one.reset(seed=5)
    assert same(first, one.reset()[0]), "games after the first follow from the seed too"


def test_gym_needs_reset_first():
    with pytest.raises(RuntimeError, match="reset"):
        gym_env("pomerium").step(0)


def test_gym_returns_arrays_of_its_own():
    env = gym_env("rome_must_fall")
    seen, _ = env.reset(seed=1)
    kept = seen["observation"].copy()
    env.step(choose(seen["action_mask"], np.random.default_rng(0)))
    assert np.array_equal(seen["observation"], kept)


def test_gym_shows_tensors():
    env = gym_env("empire", observation="tensor")
    seen, _ = env.reset(seed=1)
    assert seen["observation"].dtype == np.float32 and seen in env.observation_space


def test_gym_refuses_or_folds_what_is_illegal():
    env = gym_env("rome_must_fall")
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    position = env.state.serialize()
    with pytest.raises(occasus.Refused) as refused:
        env.step(illegal)
    assert refused.value.rule and refused.value.kind == "illegal"
    with pytest.raises(IndexError):
        env.step(env.action_space.n)
    assert env.state.serialize() == position
    folding = gym_env("rome_must_fall", illegal="fold")
    folding.reset(seed=1)
    folding.step(illegal)


def test_gym_renders_text():
    env = gym_env("rome_must_fall", render_mode="ansi")
    env.reset(seed=1)
    assert "Turn" in env.render() or env.render().strip()
    assert gym_env("rome_must_fall").render() is None
    with pytest.raises(ValueError, match="ansi"):
        gym_env("rome_must_fall", render_mode="human")


def test_gym_says_which_seat_is_missing():
    with pytest.raises(ValueError, match="needs a computer player"):
        gym.Environment("empire")
    with pytest.raises(ValueError, match="has no seat"):
        gym.Environment("empire", players={"gaul": "greedy"})


# What check_env asks beyond that, point by point.


def test_gym_keeps_a_generator_by_its_seed():
    env = gym_env("pomerium")
    env.reset(seed=123)
    first = copy.deepcopy(env._np_random).bit_generator.state  # pylint: disable=protected-access
    assert env.np_random_seed == 123 and env.np_random.bit_generator.state == first
    env.reset(seed=123)
    assert env.np_random.bit_generator.state == first
    env.reset(seed=456)
    assert env.np_random.bit_generator.state != first
    env.np_random = np.random.default_rng(1)
    assert env.np_random_seed == -1
    assert isinstance(gym_env("pomerium").np_random_seed, int)


@pytest.mark.parametrize("name", SINGLE)
def test_gym_takes_any_action_of_its_space_and_repeats_it(name):
    env = gym_env(name, illegal="fold")
    env.action_space.seed(3)
    action = env.action_space.sample()
    told = []
    for _ in range(2):
        env.reset(seed=7, options={})
        told.append(env.step(action))
    (seen, *one, info), (seen_again, *other, info_again) = told
    assert same(seen, seen_again) and same(info, info_again) and one == other and len(told[0]) == 5


def test_gym_has_the_members_of_an_env():
    env = gym_env("rome_must_fall")
    parameters = inspect.signature(env.reset).parameters
    assert parameters["seed"].default is None and parameters["options"].default is None
    assert "return_info" not in parameters and not hasattr(env, "seed")
    assert env.unwrapped is env and env.spec is None and env.metadata["render_fps"] > 0
    assert isinstance(env.reset(), tuple) and len(env.reset()) == 2
    with env as entered:
        assert entered is env
    env.close()
    env.close()
    for name, space in env.observation_space.spaces.items():
        assert space.low.shape == space.high.shape == space.shape and (space.low < space.high).all(), name


@pytest.mark.parametrize("name", SINGLE)
def test_gym_is_cut_after_so_many_plies(name):
    env, whole = gym_env(name, max_plies=30), gym_env(name)
    env.reset(seed=3), whole.reset(seed=3)
    random = np.random.default_rng(1)
    for decisions in range(1, 32):
        action = choose(env.action_masks(), random)
        seen, reward, ended, cut, _ = env.step(action)
        going_on, _, _, never, _ = whole.step(action)
        assert reward == 0 and not ended and never is False and same(seen, going_on)
        if cut:
            break
    assert cut is True and decisions <= 30 and seen["action_mask"].any()
    with pytest.raises(RuntimeError, match="reset"):
        env.step(action)
    env.reset()
    assert env.step(choose(env.action_masks(), random))[3] is False


# ---- PettingZoo, one agent after the other ----


def aec_env(name, **more):
    return aec.Environment(name, **MANY[name], **more)


@pytest.mark.parametrize("name", MANY)
def test_aec_plays_a_game(name):
    env = aec_env(name)
    random = np.random.default_rng(2)
    env.reset(seed=2)
    assert env.agents == env.possible_agents and env.num_agents == env.max_num_agents
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter(60_000):
        assert agent == env.agent_selection and agent in env.agents
        for kept in (env.rewards, env.terminations, env.truncations, env.infos):
            assert list(kept) == env.agents
        assert env.action_space(agent) is env.action_space(agent)
        assert env.observation_space(agent) is env.observation_space(agent)
        seen, reward, ended, cut, info = env.last()
        totals[agent] += reward
        assert seen in env.observation_space(agent) and not cut and info == {}
        if ended:
            with pytest.raises(ValueError):
                env.step(0)
            assert env.step(None) is None
        else:
            assert seen["action_mask"].any()
            assert not any(env.observe(other)["action_mask"].any()
                           for other in env.agents if other != agent)
            assert env.step(choose(seen["action_mask"], random)) is None
    assert env.agents == [] and any(totals.values()) or name in ("rome_must_fall", "pomerium",
                                                                 "invasions")


@pytest.mark.parametrize("name", MANY)
def test_aec_repeats_itself_with_a_seed(name):
    one, other = aec_env(name), aec_env(name)
    for _ in range(2):
        random = np.random.default_rng(6)
        one.reset(seed=6)
        other.reset(seed=6)
        for _ in range(60):
            a, b = one.last(), other.last()
            assert one.agent_selection == other.agent_selection
            assert same(a[0], b[0]) and a[1:] == b[1:]
            if a[2]:
                break
            action = choose(a[0]["action_mask"], random)
            one.step(action)
            other.step(action)


def test_aec_refuses_what_is_illegal_and_changes_nothing():
    env = aec_env("empire")
    env.reset(seed=1)
    seen = env.last()[0]
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[3])
    with pytest.raises(occasus.Refused):
        env.step(illegal)
    assert same(env.last()[0], seen)


def test_aec_seats_computer_players():
    env = aec.Environment("empire", players={"roman": "greedy"})
    env.reset(seed=1)
    assert env.agents == ["barbarian"] and env.agent_selection == "barbarian"
    assert str(env) == "occasus_empire" and env.state().dtype == np.uint8


# What api_test, seed_test and state_test ask beyond that, point by point.


@pytest.mark.parametrize("actions", ["id", "choice"])
def test_aec_last_is_the_sum_of_rewards_and_agents_end_once(actions):
    env = aec_env("empire", actions=actions, max_plies=60)
    env.reset(seed=1)
    assert not any(env.terminations.values()) and not any(env.truncations.values())
    assert isinstance(env.num_agents, int) and env.num_agents == 2 and env.last(observe=False)[0] is None
    owed, gone = dict.fromkeys(env.agents, 0.0), []
    for agent in env.agent_iter(500):
        seen, reward, ended, cut, info = env.last()
        assert same(seen, env.observe(agent)) and info is env.infos[agent] and isinstance(info, dict)
        assert (ended, cut) == (env.terminations[agent], env.truncations[agent])
        assert isinstance(ended, bool) and isinstance(cut, bool) and reward == owed[agent]
        env.step(None if ended or cut else int(np.flatnonzero(seen["action_mask"])[0]))
        owed[agent] = 0.0
        for each, part in env.rewards.items():
            owed[each] += float(part)
        if ended or cut:
            assert agent not in gone
            gone.append(agent)
        assert env.agents == [each for each in env.possible_agents if each not in gone]
        for kept in (env.rewards, env.terminations, env.truncations, env.infos):
            assert isinstance(kept, dict) and list(kept) == env.agents
    assert sorted(gone) == sorted(env.possible_agents) and env.agents == []


def test_aec_is_cut_for_everybody_at_once():
    env = aec_env("empire", max_plies=30)
    env.reset(seed=1)
    while not any(env.truncations.values()):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert not any(env.rewards.values())
    with pytest.raises(ValueError):
        env.step(0)


@pytest.mark.parametrize("kind", [aec.Environment, aec.ParallelEnvironment])
def test_aec_has_a_name_spaces_and_a_state(kind):
    env = kind("empire", render_mode="ansi")
    env.reset(seed=1)
    assert isinstance(env.metadata["name"], str) and env.render_mode in env.metadata["render_modes"]
    assert isinstance(env.render(), str) and env.unwrapped is env and env.close() is None
    assert env.state() in env.state_space and env.state().ndim == 1
    for agent in env.possible_agents:
        assert env.observe(agent) in env.observation_space(agent)
        assert env.action_space(agent) is env.action_space(agent)


def test_aec_takes_numbers_of_numpy():
    env = aec_env("pomerium")
    env.reset(seed=1)
    legal = np.flatnonzero(env.last()[0]["action_mask"])
    env.step(np.int32(legal[0]))


# ---- PettingZoo, all at once ----


@pytest.mark.parametrize("name", MANY)
def test_parallel_plays_a_game(name):
    env = aec.ParallelEnvironment(name, **MANY[name])
    random = np.random.default_rng(2)
    seen, infos = env.reset(seed=2)
    assert env.agents == env.possible_agents and set(seen) == set(infos) == set(env.agents)
    for _ in range(60_000):
        actions = {agent: choose(each["action_mask"], random) if each["action_mask"].any() else 0
                   for agent, each in seen.items()}
        assert sum(each["action_mask"].any() for each in seen.values()) == 1
        seen, rewards, ended, cut, infos = env.step(actions)
        assert set(seen) == set(rewards) == set(ended) == set(cut) == set(infos)
        assert not any(cut.values())
        if all(ended.values()):
            break
    assert env.agents == []


def test_parallel_is_cut_for_everybody_at_once():
    env = aec.ParallelEnvironment("empire", max_plies=30)
    seen, _ = env.reset(seed=1)
    for _ in range(31):
        actions = {agent: int(each["action_mask"].argmax()) for agent, each in seen.items()}
        seen, rewards, ended, cut, infos = env.step(actions)
        if any(cut.values()):
            break
    assert all(cut.values()) and not any(ended.values()) and not any(rewards.values())
    assert set(seen) == set(infos) == set(env.possible_agents) and env.agents == []
    with pytest.raises(RuntimeError, match="reset"):
        env.step(actions)
    assert env.reset()[0].keys() == set(env.possible_agents)


# ---- Spaces of our own ----


def test_spaces_hold_what_they_sample():
    space = spaces.Dict({"a": spaces.Box(0, 255, (3,), np.uint8), "b": spaces.Discrete(5)})
    space.seed(1)
    first = [space.sample() for _ in range(20)]
    assert all(each in space for each in first)
    space.seed(1)
    assert all(same(a, space.sample()) for a in first)
    mask = np.array([0, 1, 0, 1, 0], np.int8)
    assert {int(space["b"].sample(mask)) for _ in range(50)} == {1, 3}
    assert 5 not in space["b"] and -1 not in space["b"] and 2.0 not in space["b"]
    assert np.zeros(3, np.float64) not in space["a"] and np.zeros(2, np.uint8) not in space["a"]


# ---- The checkers themselves ----


@pytest.mark.parametrize("name", ["rome_must_fall", "pomerium", "invasions"])
def test_gymnasiums_checker(name):
    checker = pytest.importorskip("gymnasium.utils.env_checker", reason="Debian has no gymnasium")
    checker.check_env(gym_env(name, illegal="fold"), skip_render_check=True)


@pytest.mark.parametrize("name", MANY)
def test_pettingzoos_checkers(name):
    test = pytest.importorskip("pettingzoo.test", reason="Debian has no pettingzoo")
    test.api_test(aec_env(name), num_cycles=200)
    test.seed_test(lambda: aec_env(name), num_cycles=100)
    test.parallel_api_test(aec.ParallelEnvironment(name, **MANY[name]), num_cycles=200)
