"""Records from Python are the records of the command line."""

import subprocess

import occasus
import pytest


def test_a_seed_gives_the_game_of_the_command_line(program):
    record = occasus.Record.begin(occasus.load("empire"), seed=7)
    record.act("set_up gaetulia")
    new = subprocess.run([program, "new", "empire", "--seed", "7"], check=True, capture_output=True,
                         text=True)
    played = subprocess.run([program, "do", "-", "set_up gaetulia"], input=new.stdout,
                            capture_output=True, text=True)
    assert played.returncode == 0, played.stderr
    assert record.text == played.stdout


def test_what_python_keeps_the_command_line_verifies(program, tmp_path):
    record = occasus.Record.begin(occasus.load("rome_must_fall"), seed=3)
    player = record.game.player("greedy")
    random = occasus.Random(3)
    while not record.state().is_terminal():
        state = record.state()
        record.act(state.action_to_string(player.choose(state, random)))
    path = tmp_path / "rome.save"
    path.write_text(record.text)
    told = subprocess.run([program, "verify", path], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    again = occasus.Record.read(record.text)
    assert again.text == record.text and again.ply == record.ply
    assert again.state() == again.game.deserialize_state(record.state().serialize())
    assert [line for line in again.log if line["rule"]]


def test_players_of_the_game_play_in_a_record_of_it():
    game = occasus.load("rome_must_fall")
    record = occasus.Record.begin(game, seed=3)
    player = game.player("greedy")
    record.act(record.state().action_to_string(player.choose(record.state(), occasus.Random(3))))
    assert record.game is game and record.ply > 1


def test_a_changed_record_is_refused():
    record = occasus.Record.begin(occasus.load("empire"), seed=7)
    record.act("set_up gaetulia")
    with pytest.raises(occasus.Refused):
        occasus.Record.read(record.text.replace("set_up gaetulia", "set_up libya"))


def test_an_illegal_action_says_the_rule_and_changes_nothing():
    record = occasus.Record.begin(occasus.load("empire"), seed=7)
    text = record.text
    with pytest.raises(occasus.Refused) as refused:
        record.act("set_up roma")
    assert refused.value.kind == "illegal" and refused.value.rule == "SETUP.2"
    assert record.text == text


def test_typed_dice_wait_to_be_told():
    record = occasus.Record.begin(occasus.load("rome_must_fall"), typed=True)
    assert record.state().is_chance_node()
    record.act("roll 5")
    assert record.ply == 1


def test_positions_of_the_past():
    record = occasus.Record.begin(occasus.load("empire"), seed=7)
    record.act("set_up gaetulia")
    assert record.state(0) == record.game.new_initial_state()
    with pytest.raises(IndexError, match="plies"):
        record.state(record.ply + 1)
