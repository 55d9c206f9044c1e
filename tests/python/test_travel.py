"""Everything that has a state goes to another process and back, and a copy goes on as the original."""

import copy
import multiprocessing
import pickle

import numpy as np
import occasus
import pytest
from conftest import choose
from occasus import aec, gym

COPIES = {"pickle": lambda kept: pickle.loads(pickle.dumps(kept)), "deepcopy": copy.deepcopy}


@pytest.fixture(params=COPIES)
def copied(request):
    return COPIES[request.param]


def refuse(_):
    env = gym.Environment("rome_must_fall")
    seen, _ = env.reset(seed=1)
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))


def test_a_refusal_is_the_same_in_another_process():
    with multiprocessing.get_context("fork").Pool(1) as pool:
        with pytest.raises(occasus.Refused) as far:
            pool.apply_async(refuse, (0,)).get(timeout=60)
    with pytest.raises(occasus.Refused) as near:
        refuse(0)
    for name in ("kind", "text", "rule", "field"):
        assert getattr(far.value, name) == getattr(near.value, name)
    assert str(far.value) == str(near.value) and near.value.rule


def test_a_state_is_equal_to_its_copy(game, copied):
    state = game.new_initial_state()
    assert copied(state) == state and copied(game) == game and hash(copied(game)) == hash(game)
    other = occasus.load("pomerium" if game.id != "pomerium" else "empire")
    assert game != other and state != other.new_initial_state()


def test_a_game_of_other_options_is_another():
    assert occasus.load("empire", {"crt33": "h"}) != occasus.load("empire")


def test_a_player_plays_on_in_a_copied_game(copied):
    game = occasus.load("empire")
    player, state = copied(game.player("greedy")), copied(game).new_initial_state()
    assert player.choose(state, occasus.Random(1)) in state.legal_actions()
    with pytest.raises(ValueError, match="another game"):
        player.choose(occasus.load("empire", {"crt33": "h"}).new_initial_state(), occasus.Random(1))


def test_a_generator_goes_on(copied):
    random = occasus.Random(7)
    random.below(6)
    twin = copied(random)
    assert twin == random
    assert [twin.below(100) for _ in range(20)] == [random.below(100) for _ in range(20)]
    assert twin != occasus.Random(7)


def test_a_record_goes_on_with_the_same_dice(copied):
    record = occasus.Record.begin(occasus.load("rome_must_fall"), seed=3)
    twin = copied(record)
    for each in (record, twin):
        while not each.state().is_terminal() and each.ply < 60:
            state = each.state()
            each.act(state.action_to_string(state.legal_actions()[0]))
    assert twin == record and twin.text == record.text


ENVIRONMENTS = {
    "gym": lambda: gym.Environment("rome_must_fall"),
    "gym against a player": lambda: gym.Environment("empire", players={"barbarian": "greedy"}),
    "gym by places": lambda: gym.Environment("pomerium", actions="choice", illegal="fold", max_plies=5000),
    "aec": lambda: aec.Environment("empire", max_plies=90),
    "parallel": lambda: aec.ParallelEnvironment("empire"),
}


def one_step(env):
    """Any legal action; the whole position after it, the last reward and what is shown."""
    random = np.random.default_rng(5)
    if isinstance(env, gym.Environment):
        seen, reward, *_ = env.step(choose(env.action_masks(), random))
        return env.state.truth().tobytes(), seen["observation"].tobytes(), reward
    mover = env._mover()  # pylint: disable=protected-access
    action = choose(env.observe(mover)["action_mask"], random)
    env.step({agent: action for agent in env.agents} if isinstance(env, aec.ParallelEnvironment) else action)
    return env.state().tobytes(), mover


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_an_environment_goes_on(name, copied):
    env = ENVIRONMENTS[name]()
    copied(env)  # Before the first game too.
    env.reset(seed=1)
    one_step(env)
    twin = copied(env)
    for _ in range(8):
        assert one_step(twin) == one_step(env)
    env.reset(), twin.reset()
    assert one_step(twin) == one_step(env), "the next game has the same dice too"


def six_steps(env):
    if isinstance(env, occasus.VectorEnv):
        random = np.random.default_rng(2)
        return [(env.step(env.sample(random))[0].tobytes(), env.lengths.tolist()) for _ in range(6)]
    return [one_step(env) for _ in range(6)]


EVERYTHING = {
    **ENVIRONMENTS,
    "vector": lambda: occasus.vector("pomerium", 3, threads=2, autoreset_mode="SameStep"),
    "vector by ids": lambda: occasus.vector("empire", 3, players={"barbarian": "greedy"}, actions="id", max_plies=90),
}


@pytest.mark.parametrize("start", ["fork", "spawn"])
def test_an_environment_goes_on_in_another_process(start):
    envs = [make() for make in EVERYTHING.values()]
    for env in envs:
        env.reset(seed=1)
        six_steps(env)
    with multiprocessing.get_context(start).Pool(1) as pool:
        far = pool.map_async(six_steps, envs).get(timeout=120)
    assert far == [six_steps(env) for env in envs]


def six_inherited_steps(queue):
    queue.put(six_steps(INHERITED[0]))


INHERITED: list = []


@pytest.mark.parametrize("name", EVERYTHING)
def test_a_forked_process_steps_what_it_inherited(name):
    INHERITED[:] = [EVERYTHING[name]()]
    INHERITED[0].reset(seed=1)
    six_steps(INHERITED[0])
    context = multiprocessing.get_context("fork")
    queue = context.Queue()
    child = context.Process(target=six_inherited_steps, args=(queue,))
    child.start()
    assert queue.get(timeout=60) == six_steps(INHERITED[0])
    child.join()


@pytest.mark.parametrize("actions", ["choice", "id"])
def test_a_batch_goes_on(game, copied, actions):
    env = occasus.vector(game, 5, actions=actions)
    random = np.random.default_rng(1)

    def choices():
        if actions == "choice":
            return env.sample(random)
        return [random.choice(np.flatnonzero(row)) if row.any() else 0 for row in env.masks]

    env.reset(seed=9)
    for _ in range(60):
        env.step(choices())
    twin = copied(env)
    for _ in range(60):
        for name in ("observations", "to_move", "legal_count", "masks", "rewards", "over"):
            assert np.array_equal(getattr(twin, name), getattr(env, name)), name
        chosen = choices()
        env.step(chosen), twin.step(chosen)


def test_a_batch_loads_nothing_that_is_not_its_own():
    env = occasus.vector("empire", 2)
    env.reset(seed=1)
    before, saved = env.observations.copy(), env.save_games()
    for wrong, words in ((saved[:, :-1], "shape"), (saved[:1], "shape"), (saved[0], "shape"),
                         (np.full_like(saved, 255), "game 0")):
        with pytest.raises(ValueError, match=words):
            env.load_games(wrong)
    for games in ([0, 2], [-1, 0]):
        with pytest.raises(IndexError, match="there is no game"):
            env.load_games(saved, games)
        with pytest.raises(IndexError, match="there is no game"):
            env.save_games(games)
    assert np.array_equal(env.observations, before)


@pytest.mark.parametrize("make", [*ENVIRONMENTS.values(), lambda: occasus.vector("pomerium", 2)])
def test_a_bad_seed_spoils_nothing(make):
    env = make()
    env.reset(seed=1)
    for wrong, error in ((-1, ValueError), (1.5, TypeError), ("one", TypeError)):
        with pytest.raises(error):
            env.reset(seed=wrong)
    env.reset()
    for seed in (2**63, 2**64 - 1, 2**64, 2**100, np.int64(7), np.array(7)):
        env.reset(seed=seed)


def test_great_seeds_are_mixed_down():
    def first(seed):
        return occasus.vector("pomerium", 4).reset(seed=seed)[0]

    assert np.array_equal(first(2**100), first(2**100))
    assert not np.array_equal(first(2**100), first(2**100 + 1))


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_reset_comes_first(name):
    env = ENVIRONMENTS[name]()
    asks = [lambda: env.observe(env.possible_agents[0]), env.last, env.state, lambda: env.step(0)] \
        if name == "aec" else [lambda: env.step({})] if name == "parallel" else [lambda: env.step(0)]
    for ask in asks:
        with pytest.raises(RuntimeError, match="reset"):
            ask()


@pytest.mark.parametrize("name", ["gym", "gym against a player"])
def test_an_action_may_be_an_array_without_dimensions(name):
    env = ENVIRONMENTS[name]()
    seen, _ = env.reset(seed=1)
    action = np.array(choose(seen["action_mask"], np.random.default_rng(0)))
    assert action in env.action_space
    env.step(action)
    with pytest.raises(TypeError):
        env.step(np.array(1.5))


def test_everything_says_what_it_is():
    game = occasus.load("empire")
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    assert repr(state).startswith("<occasus.State of empire, move 1: ")
    assert repr(occasus.Random(1)).startswith("<occasus.Random at ")
    assert repr(game.player("greedy")) == "<occasus.Player greedy of empire>"
    assert repr(occasus.Record.begin(game, seed=1)) == "<occasus.Record of empire, ply 0>"
    assert occasus.__version__


def test_a_notebook_without_node_shows_text(monkeypatch):
    monkeypatch.delenv("OCCASUS_NODE", raising=False)
    monkeypatch.setenv("PATH", "")
    assert occasus.load("pomerium").new_initial_state()._repr_svg_() is None


def test_results_of_several_add_up_to_one():
    """A draw of seven is a seventh for each; a victory is 1 for the winner."""
    drawn = 0
    for seed in range(5):
        game = occasus.load("diplomacy", {"last_year": 402})
        random, state = occasus.Random(seed), game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(state.sample_action(random))
        returns = state.returns()
        assert sum(returns) == pytest.approx(1)
        sharing = [each for each in returns if each > 0]
        assert sharing == pytest.approx([1 / len(sharing)] * len(sharing))
        drawn += len(sharing) > 1
    assert drawn == 5


def test_rewards_of_a_batch_are_the_returns():
    env = occasus.vector(occasus.load("diplomacy", {"last_year": 402}), 3)
    random = np.random.default_rng(1)
    env.reset(seed=1)
    ended = 0
    while ended < 5:
        _, rewards, over, _, _ = env.step(env.sample(random))
        ended += over.sum()
        assert rewards[over].sum(axis=1) == pytest.approx(1)
        assert not rewards[~over].any()
