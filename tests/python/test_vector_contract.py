"""What Gymnasium asks of a vector environment, point by point."""

import copy
import inspect

import numpy as np
import occasus
import pytest
from occasus import AutoresetMode, VectorEnv, gym, spaces

SOLO = {"rome_must_fall": {}, "pomerium": {}, "empire": {"seat": "roman", "players": "greedy"},
        "diplomacy": {"seat": "gaul", "players": "random", "options": {"last_year": 402}}}


def make(game="pomerium", n=4, **more):
    return VectorEnv(game, n, **{**SOLO[game], **more})


def until_some_end(env, random, steps=20_000):
    """What the first step returned in which a game ended."""
    for _ in range(steps):
        told = env.step(env.sample(random))
        if (told[2] | told[3]).any():
            return told
    raise AssertionError("no game ended")


def same(one, other):
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return np.array_equal(one, other)


@pytest.mark.parametrize("game", SOLO)
@pytest.mark.parametrize("masked", [False, True])
@pytest.mark.parametrize("observation", ["bytes", "tensor", "compact"])
def test_spaces_hold_what_is_returned(game, masked, observation):
    env = make(game, 3, masked=masked, observation=observation)
    seen, _ = env.reset(seed=1)
    for _ in range(5):
        assert seen in env.observation_space
        one = {key: each[1] for key, each in seen.items()} if masked else seen[1]
        assert one in env.single_observation_space
        seen, *_ = env.step(env.sample(np.random.default_rng(1)))
    assert env.num_envs == 3 and env.action_space == spaces.MultiDiscrete([env.single_action_space.n] * 3)
    kind = spaces.Dict if masked else spaces.Box
    assert isinstance(env.observation_space, kind) and isinstance(env.single_observation_space, kind)


def test_observations_are_those_of_the_single_environment():
    """Made as make_vec() makes it, and as make() does: the same spaces, and the same games by a list of seeds."""
    seeds = [5, 3, 2**64 - 1]
    many = occasus.vector("empire", 3, **SOLO["empire"], actions="id", masked=True, copy=True)
    singles = [gym.Environment("empire", **SOLO["empire"]) for _ in seeds]
    assert many.single_observation_space == singles[0].observation_space
    assert many.single_action_space == singles[0].action_space
    seen, _ = many.reset(seed=seeds)
    alone = [env.reset(seed=seed)[0] for env, seed in zip(singles, seeds)]
    random = np.random.default_rng(1)
    games = 0
    for _ in range(900):
        for row, one in enumerate(alone):
            assert same({key: each[row] for key, each in seen.items()}, one)
        actions = many.sample(random)
        was_over = many.over.copy()
        seen, rewards, ended, *_ = many.step(actions)
        for row, env in enumerate(singles):
            if was_over[row]:
                alone[row] = env.reset()[0]
                continue
            alone[row], reward, over, *_ = env.step(actions[row])
            assert rewards[row] == reward and ended[row] == over
            games += over
    assert games > 3


# ---- When games begin again ----


def test_the_mode_is_in_the_metadata():
    assert VectorEnv.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    for mode in AutoresetMode:
        assert make(autoreset_mode=mode).metadata["autoreset_mode"] is mode
        assert make(autoreset_mode=mode.value).metadata["autoreset_mode"] is mode
    with pytest.raises(ValueError, match="Never"):
        make(autoreset_mode="Never")


@pytest.mark.parametrize("actions", ["choice", "id"])
def test_in_the_same_step_the_last_observation_is_in_infos(actions):
    """Beside it the same games that begin again in the next step."""
    env = make(autoreset_mode="SameStep", actions=actions, masked=True)
    other = make(autoreset_mode="Disabled", actions=actions, masked=True)
    env.reset(seed=4), other.reset(seed=4)
    random = np.random.default_rng(1)
    ends = 0
    while ends < 12:
        chosen = env.sample(random)
        seen, rewards, ended, cut, infos = env.step(chosen)
        last, wanted, over, _, known = other.step(chosen)
        assert same(rewards, wanted) and same(ended, over) and not cut.any()
        if not ended.any():
            assert "final_obs" not in infos and "_final_obs" not in infos
            continue
        ends += ended.sum()
        assert same(infos["_final_obs"], ended) and same(infos["_final_info"], ended)
        for key, each in infos["final_obs"].items():
            assert np.array_equal(each[ended], last[key][ended])
        assert np.array_equal(infos["final_info"]["to_move"][ended], known["to_move"][ended])
        assert same(infos["final_info"]["episode"], infos["episode"])
        last, _ = other.reset(options={"reset_mask": over.copy()})
        assert same(seen, last) and (infos["to_move"] == 0).all()


def test_without_autoreset_a_game_waits_for_its_mark():
    env = make(autoreset_mode=AutoresetMode.DISABLED)
    random = np.random.default_rng(1)
    env.reset(seed=1)
    over = until_some_end(env, random)[2].copy()
    assert 0 < over.sum() < 4
    before = env.observations.copy()
    with pytest.raises(RuntimeError, match="has ended"):
        env.step(env.sample(random))
    assert np.array_equal(env.observations, before)
    seen, infos = env.reset(options={"reset_mask": over})
    assert np.array_equal(seen[~over], before[~over]) and not env.over.any() and not env.rewards.any()
    assert (infos["legal_count"] > 0).all() and (env.lengths[over] == 0).all() and (env.lengths[~over] > 0).all()
    env.step(env.sample(random))
    for wrong in (np.ones(4), np.ones(3, bool), [True]):
        with pytest.raises(ValueError, match="reset_mask"):
            env.reset(options={"reset_mask": wrong})


def test_marked_games_may_have_a_seed():
    env, other = make(), make()
    env.reset(seed=1), other.reset(seed=9)
    mark = np.array([True, False, True, False])
    seen = env.reset(seed=9, options={"reset_mask": mark})[0]
    assert np.array_equal(seen[mark], other.observations[mark])
    random = np.random.default_rng(1)
    for _ in range(50):
        choices = other.sample(random)
        env.step(np.where(mark, choices, env.sample(random))), other.step(choices)
        assert np.array_equal(env.observations[mark], other.observations[mark])


# ---- Seeds and generators ----


def test_reset_takes_one_seed_or_many_or_none():
    parameters = inspect.signature(VectorEnv.reset).parameters
    assert all(parameters[name].kind is inspect.Parameter.KEYWORD_ONLY for name in ("seed", "options"))
    env, other = make(), make()
    first = env.reset(seed=3)[0].copy()
    assert np.array_equal(other.reset(seed=[8, 8, 8, 8])[0][0], other.observations[3])
    assert np.array_equal(other.reset(seed=3, options={})[0], first)
    assert np.array_equal(env.reset()[0], other.reset()[0]), "the next games follow from the seed"
    for wrong, error in (([1, 2], ValueError), ([1, 2, 3, -1], ValueError), ([1, 2, 3, 0.5], TypeError)):
        with pytest.raises(error):
            env.reset(seed=wrong)
    assert np.array_equal(env.observations, other.observations)
    unseeded = [tuple(make().reset()[0].ravel()) for _ in range(8)]
    assert len(set(unseeded)) > 1


def test_a_generator_is_made_from_the_seed():
    env = make()
    assert isinstance(env.np_random_seed, int) and isinstance(env.np_random, np.random.Generator)
    env.reset(seed=123)
    assert env.np_random_seed == 123
    assert env.np_random.bit_generator.state == np.random.default_rng(123).bit_generator.state
    env.reset()
    assert env.np_random_seed == 123
    env.reset(seed=[1, 2, 3, 4])
    assert env.np_random_seed == (1, 2, 3, 4)
    env.np_random = np.random.default_rng(5)
    assert env.np_random_seed == -1


# ---- What a step returns ----


@pytest.mark.parametrize("n", [1, 5])
def test_a_step_returns_five_things_of_their_types(n):
    env = make(n=n)
    env.reset(seed=1)
    told = env.step(env.sample(np.random.default_rng(1)))
    assert len(told) == 5
    _, rewards, ended, cut, infos = told
    assert rewards.shape == ended.shape == cut.shape == (n,)
    assert rewards.dtype == np.float32 and ended.dtype == cut.dtype == np.bool_ and isinstance(infos, dict)


def test_argmax_chooses():
    env = make(actions="id")
    env.reset(seed=1)
    numbers = np.random.default_rng(1).random((4, env.single_action_space.n))
    chosen = np.where(env.masks, numbers, -1).argmax(axis=1)
    assert chosen.dtype == np.int64
    env.step(chosen)


def test_any_action_of_the_space_may_be_folded():
    for actions in ("choice", "id"):
        env = make("empire", illegal="fold", actions=actions)
        env.reset(seed=1)
        env.action_space.seed(1)
        for _ in range(200):
            env.step(env.action_space.sample())
    with pytest.raises(ValueError, match="fold"):
        make(illegal="ignore")


def test_what_is_returned_may_be_kept():
    env = make(copy=True, actions="id", masked=True)
    seen, infos = env.reset(seed=1)
    kept = copy.deepcopy((seen, infos))
    told = env.step(env.sample(np.random.default_rng(1)))
    assert same(seen, kept[0]) and same(infos, kept[1])
    kept = copy.deepcopy(told)
    for _ in range(400):
        env.step(env.sample(np.random.default_rng(1)))
    assert all(same(one, other) for one, other in zip(told, kept))


# ---- Episodes ----


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_infos_tell_of_episodes(mode):
    env = make("empire", 8, autoreset_mode=mode)
    random = np.random.default_rng(1)
    env.reset(seed=1)
    lengths, waits = np.zeros(8, int), np.zeros(8, bool)
    ends = 0
    while ends < 20:
        _, rewards, ended, _, infos = env.step(env.sample(random))
        lengths = np.where(waits, 0, lengths + 1)
        assert ("episode" in infos) == ("_episode" in infos) == ended.any()
        if not ended.any():
            waits[:] = False
            continue
        ends += ended.sum()
        assert same(infos["_episode"], ended)
        assert np.array_equal(infos["episode"]["l"], np.where(ended, lengths, 0))
        assert np.array_equal(infos["episode"]["r"], np.where(ended, rewards, 0))
        waits = ended.copy() if mode is AutoresetMode.NEXT_STEP else np.zeros(8, bool)
        if mode is not AutoresetMode.NEXT_STEP:
            lengths[ended] = 0
        if mode is AutoresetMode.DISABLED:
            env.reset(options={"reset_mask": ended.copy()})


@pytest.mark.parametrize("game", SOLO)
def test_a_limit_of_plies_cuts(game):
    """Cut, not over; the observation is that of the game that goes on, and no reward is given."""
    env, whole = make(game, max_plies=40), make(game)
    env.reset(seed=2), whole.reset(seed=2)
    random = np.random.default_rng(1)
    for _ in range(41):
        choices = env.sample(random)
        seen, rewards, ended, cut, infos = env.step(choices)
        going_on, _, _, never, _ = whole.step(choices)
        assert not never.any() and np.array_equal(seen[cut], going_on[cut])
        if ended.any():
            pytest.skip("a game ended before")
        if cut.any():
            break
    assert cut.any() and not rewards.any() and (infos["legal_count"][cut] > 0).all()
    assert np.array_equal(infos["_episode"], cut)
    lengths, cut = env.lengths.copy(), cut.copy()
    _, _, _, again, _ = env.step(np.where(cut, 99_999, env.sample(random)))
    assert (env.lengths[cut] == 0).all() and not again[cut].any()
    assert (env.lengths[~cut] == lengths[~cut] + 1).all()
    for wrong in (0, -1):
        with pytest.raises(ValueError, match="max_plies"):
            make(max_plies=wrong)


def test_with_several_learners_rewards_have_a_column_for_each_seat():
    env = occasus.vector("empire", 6)
    env.reset(seed=1)
    _, rewards, ended, _, infos = until_some_end(env, np.random.default_rng(1))
    assert rewards.shape == (6, 2) and (rewards[ended].sum(axis=1) == 1).all()
    assert np.array_equal(infos["episode"]["r"], rewards)


# ---- The rest of the interface ----


def test_render_is_a_text_for_each_game():
    env = make(n=3, render_mode="ansi")
    env.reset(seed=1)
    assert env.render_mode == "ansi" and "ansi" in env.metadata["render_modes"]
    texts = env.render()
    assert isinstance(texts, tuple) and len(texts) == 3 and texts[2] == str(env.state(2))
    assert make().render() is None
    with pytest.raises(ValueError, match="ansi"):
        make(render_mode="human")


def test_it_closes_and_has_no_wrapper():
    env = make()
    assert env.unwrapped is env and env.spec is None and not env.closed
    env.close()
    env.close()
    assert env.closed


def test_a_state_of_a_batch_is_the_position():
    env = occasus.vector("empire", 2)
    env.reset(seed=1)
    for _ in range(30):
        state = env.state(1)
        assert state.current_player() == env.to_move[1]
        assert np.array_equal(state.observation(state.current_player()), env.observations[1])
        env.step(env.sample(np.random.default_rng(2)))
    with pytest.raises(IndexError):
        env.state(2)


# ---- Other libraries ----


def test_torch_shares_the_memory():
    torch = pytest.importorskip("torch", reason="Debian's python3-torch is not installed")
    env = make(n=3)
    env.reset(seed=1)
    tensor = torch.from_dlpack(env.observations)
    assert tensor.data_ptr() == env.observations.ctypes.data
    for _ in range(3):
        env.step(torch.zeros(3, dtype=torch.int64).numpy())
        assert np.array_equal(tensor.numpy(), env.observations)
    assert np.from_dlpack(env.observations).ctypes.data == env.observations.ctypes.data


def test_jax_takes_the_arrays():
    jax = pytest.importorskip("jax", reason="Debian has no jax")
    env = make(n=3)
    assert np.array_equal(np.asarray(jax.dlpack.from_dlpack(env.observations)), env.observations)


# ---- Saved games ----


@pytest.mark.parametrize("game", SOLO)
@pytest.mark.parametrize("limit", [None, 150])
def test_saved_games_go_on_with_the_same_dice(game, limit):
    env, other = make(game, max_plies=limit), make(game, 7, max_plies=limit)
    random = np.random.default_rng(1)
    env.reset(seed=1), other.reset(seed=2)
    for _ in range(60):
        env.step(env.sample(random)), other.step(other.sample(random))
    saved = env.save_games([3, 1])
    assert saved.dtype == np.uint8 and saved.shape[0] == 2
    untouched = other.observations[[0, 1, 3, 4, 5]].copy()
    other.load_games(saved, [6, 2])
    assert np.array_equal(other.observations[[0, 1, 3, 4, 5]], untouched)
    for _ in range(200):
        for name in ("observations", "to_move", "legal_count", "rewards", "over", "cut", "lengths"):
            assert np.array_equal(getattr(env, name)[[3, 1]], getattr(other, name)[[6, 2]]), name
        choices = env.sample(random)
        others = other.sample(random)
        others[[6, 2]] = choices[[3, 1]]
        env.step(choices), other.step(others)
    env.load_games(saved, [0, 0])
    everything = env.save_games()
    env.step(env.sample(random))
    env.load_games(everything)
    assert np.array_equal(env.save_games(), everything)
