"""Ids of actions: one for each action, the same in every game."""

import numpy as np
import occasus
from conftest import load, positions


def test_every_legal_action_has_an_id_of_its_own(game):
    """The words of a batch are the engine's own actions: as many ids as words."""
    env = occasus.vector(game, 16)
    env.reset(seed=5)
    random = np.random.default_rng(5)
    word_of_id = {}
    for _ in range(1500):
        for row, count in enumerate(env.legal_count):
            words = env.legal[row, :count]
            ids = game.ids_of(words)
            assert len(set(ids.tolist())) == count
            assert np.array_equal(game.words_of(ids), words)
            assert ids.max(initial=0) < game.num_distinct_actions()
            for word, number in zip(words.tolist(), ids.tolist()):
                assert word_of_id.setdefault(number, word) == word
        env.step(env.sample(random))
    assert len(word_of_id) > 20


def test_ids_of_states_and_of_batches_agree(game):
    env = occasus.vector(game, 1, actions="id")
    env.reset(seed=0)
    state = game.new_initial_state()
    dice = occasus.Random(0, 0)
    for _ in range(300):
        while state.is_chance_node():
            state.apply_action(state.sample_action(dice))
        if state.is_terminal():
            assert env.over[0] == 1
            break
        legal = state.legal_actions()
        assert np.flatnonzero(env.masks[0]).tolist() == legal
        assert sorted(game.ids_of(env.legal[0, :env.legal_count[0]]).tolist()) == legal
        assert np.array_equal(env.observations[0], state.observation(state.current_player()))
        action = legal[len(legal) // 2]
        env.step(np.array([action], np.int32))
        state.apply_action(action)


def test_the_assignments_of_six_dice_are_the_last_to_be_counted():
    """1,240 of the fixed verbs less … : counted by hand from the vocabulary of the game."""
    game = load("rome_must_fall")
    # reroll, plus_one, glory_cube: a die each; levy; restore 6 x 6; erase 6 x 6 x circles; assign 6!;
    # resolve 8.
    circles = (game.num_distinct_actions() - (3 * 6 + 1 + 36 + 720 + 8)) / 36
    assert circles == int(circles) == 32


def test_boards_of_diplomacy_have_ids_of_their_own():
    fall, standard = load("diplomacy"), load("diplomacy standard")
    assert 10_000 < fall.num_distinct_actions() < 100_000
    assert 10_000 < standard.num_distinct_actions() < 100_000
    for game in (fall, standard):
        seen = set()
        for state in positions(game, seed=2, every=5):
            if not state.is_terminal():
                seen.update(state.legal_actions())
        assert len(seen) > 300
