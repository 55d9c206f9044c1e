"""States keep the promises that OpenSpiel's make to programs written for them."""

import copy
import pickle

import numpy as np
import occasus
import pytest
from conftest import positions


def test_a_random_game_keeps_the_contract(game):
    last = None
    for state in positions(game, seed=7):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert state.current_player() == -1
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert [face for face, _ in outcomes] == state.legal_actions()
        elif not state.is_terminal():
            mover = state.current_player()
            legal = state.legal_actions()
            assert 0 <= mover < game.num_players()
            assert legal and legal == sorted(set(legal))
            assert legal[-1] < game.num_distinct_actions()
            assert state.legal_actions(mover) == legal
            others = [seat for seat in range(game.num_players()) if seat != mover]
            assert all(state.legal_actions(seat) == [] for seat in others)
            assert np.flatnonzero(state.legal_actions_mask()).tolist() == legal
            assert len(legal) <= game.most_legal_actions()
            assert state.returns() == [0.0] * game.num_players()
        last = state
    assert last.is_terminal() and last.current_player() == -4
    assert last.legal_actions() == [] and last.result()["rule"]
    assert all(0 <= result <= 1 for result in last.returns())
    assert last.move_number() == len(last.history()) <= game.max_game_length()


def test_a_history_replays_to_the_same_state(game):
    *_, last = positions(game, seed=3)
    again = game.new_initial_state()
    for action in last.history():
        again.apply_action(action)
    assert again == last and hash(again) == hash(last)


def test_copies_stand_alone(game):
    state = game.new_initial_state()
    kept = state.serialize()
    for twin in (state.clone(), copy.copy(state), copy.deepcopy(state)):
        assert twin == state
        twin.apply_action(twin.legal_actions()[0])
        assert state.serialize() == kept and twin.serialize() != kept


def test_a_state_is_kept_as_text_and_by_pickle(game):
    for state in positions(game, seed=11, every=97):
        text = state.serialize()
        assert game.deserialize_state(text) == state
        twin = pickle.loads(pickle.dumps(state))
        assert twin.serialize() == text and twin.history() == state.history()
        assert np.array_equal(twin.truth(), state.truth())


def test_a_child_is_what_the_action_makes(game):
    state = game.new_initial_state()
    action = state.legal_actions()[-1]
    child = state.child(action)
    state.apply_action(action)
    assert child == state


def test_notation_and_ids_name_the_same_actions(game):
    for state in positions(game, seed=5, every=23):
        if state.is_terminal() or state.is_chance_node():
            continue
        for action in state.legal_actions()[:40]:
            assert state.string_to_action(state.action_to_string(action)) == action
            assert state.action_to_string(state.current_player(), action)


def test_act_tells_what_happened_and_the_rule():
    state = occasus.load("empire").new_initial_state()
    events = state.act("set_up gaetulia")
    assert events[0]["rule"] == "SETUP.2"
    assert "Gaetulia" in events[0]["text"]
    assert events[0]["args"] == {"area": "gaetulia", "forces": 3}


def test_odds_are_exact():
    """In turn 1 the Vandals have 2 and a black die of 1 to 3: a 6 always beats that, a 5 two times in
    three, a 4 once, a 1 never."""
    state = occasus.load("rome_must_fall").new_initial_state()
    random = occasus.Random(1)
    while state.is_chance_node():
        state.apply_action(state.sample_action(random))
    values = [die["value"] for die in state.view(0)["dice"]]
    held = {6: "1", 5: "2/3", 4: "1/3", 1: "0"}
    assert set(values) == set(held), "the dice of this seed show all four"
    for die, value in enumerate(values):
        odds = state.odds({"draft": {"vandals": die}})
        assert odds["each"]["vandals"]["fraction"] == held[value]
    with pytest.raises(occasus.Refused):
        state.odds({"question": "who is the best emperor"})


def test_a_player_plays_and_says_why():
    game = occasus.load("rome_must_fall")
    state = game.new_initial_state()
    random = occasus.Random(1)
    while state.is_chance_node():
        state.apply_action(state.sample_action(random))
    player = game.player("greedy")
    assert player.choose(state, random) in state.legal_actions()
    advice = player.advise(state, random)
    assert advice["action"] in state.legal_actions()
    assert set(advice) == {"action", "text", "points", "value"}


def test_the_rulebook_has_the_rule_of_an_event():
    sections = occasus.rulebook("empire")
    assert "SETUP.2" in str(sections)
