"""The judge of the fault test finds what it is there to find."""

import copy
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from ledger import UNDO, Secrets, Step, faults_of_letters, faults_of_log, faults_of_orders, faults_of_steps, steps_of  # noqa: E402

HASH = "0123456789abcdef"
RECORD = f"""occasus-record 1
game rome_must_fall
= {HASH}
1 dice roll 3 @0 = {HASH}
2 rome levy = {HASH}
undo 1 = {HASH}
2 rome reroll 0 = {HASH}
3 dice roll 4 @1 = {HASH}
4 rome resolve = {HASH}
"""
ACKNOWLEDGED = [Step("rome", 1, "levy"), Step(None, 1, UNDO), Step("rome", 1, "reroll 0"), Step("rome", 3, "resolve")]


def entry(n, text, kind="levied", ply=1, args=None):
    return {"n": n, "rule": "T1", "kind": kind, "text": text, "args": args or {}, "ply": ply, "undone": False}


LOG = [entry(1, "one"), entry(2, "two"), entry(3, "three")]


def test_all_is_well():
    assert steps_of(RECORD) == ACKNOWLEDGED
    assert faults_of_steps(ACKNOWLEDGED, steps_of(RECORD)) == []
    assert faults_of_log({1: LOG[0], 2: {**LOG[1], "undone": True}}, LOG) == []
    assert faults_of_log({}, LOG) == []


def test_a_lost_action_is_found():
    without = RECORD.replace(f"4 rome resolve = {HASH}\n", "")
    assert faults_of_steps(ACKNOWLEDGED, steps_of(without)) == [f"acknowledged and lost: {ACKNOWLEDGED[3]}"]


def test_an_action_that_nobody_was_answered_is_found():
    assert len(faults_of_steps(ACKNOWLEDGED[:-1], steps_of(RECORD))) == 1


def test_an_action_carried_out_twice_is_found():
    twice = RECORD + f"5 rome resolve = {HASH}\n"
    assert faults_of_steps(ACKNOWLEDGED, steps_of(twice)) != []
    again = RECORD.replace(f"2 rome levy = {HASH}\n", f"2 rome levy = {HASH}\n2 rome levy = {HASH}\n")
    assert faults_of_steps(ACKNOWLEDGED, steps_of(again)) != []


def test_two_acknowledged_for_one_place_are_found():
    assert faults_of_steps([*ACKNOWLEDGED, Step("rome", 3, "resolve")], steps_of(RECORD)) != []


def test_a_lost_undo_is_found():
    without = RECORD.replace(f"undo 1 = {HASH}\n", "")
    assert faults_of_steps(ACKNOWLEDGED, steps_of(without)) != []


def test_a_log_that_is_no_beginning_is_found():
    assert faults_of_log({1: LOG[0], 3: LOG[2]}, LOG) != [], "one was left out"
    assert faults_of_log({4: entry(4, "four")}, LOG) != [], "one was taken back"
    assert faults_of_log({2: entry(2, "another")}, LOG) != []
    changed = copy.deepcopy(LOG)
    changed[0]["args"] = {"cubes": 2}
    assert faults_of_log({1: LOG[0]}, changed) != []


def test_a_secret_sent_to_another_is_found():
    secrets = Secrets(["TOKEN"])
    letter = "secret-" + "a1" * 12
    secrets.keep(letter, ["gaul", "huns"])
    assert secrets.faults_of_frame(f"Between us: {letter}", "gaul") == []
    assert secrets.faults_of_frame("nothing", "vandals") == []
    assert secrets.faults_of_frame(f"Between us: {letter}", "vandals") != []
    assert secrets.faults_of_frame(f"Between us: {letter}", None) != []
    assert secrets.faults_of_frame("… TOKEN …", "gaul") != []
    assert secrets.faults_of_frame("secret-" + "b2" * 12, "gaul") != [], "nobody may know it who is not named"


def test_orders_that_were_not_those_written_last_are_found():
    def order(text):
        return entry(1, "…", "order_resolved", 5, {"power": "GAUL", "order": text})

    log = [order("A PAR H"), order("F BRE H")]
    assert faults_of_orders({(4, "GAUL"): ["F BRE H", "A PAR H"]}, log) == []
    assert faults_of_orders({(5, "GAUL"): ["F BRE H"]}, log) == [], "not opened yet"
    assert faults_of_orders({(4, "GAUL"): ["F BRE H", "A PAR - BUR"]}, log) != []
    assert faults_of_orders({(4, "GAUL"): ["F BRE H"]}, log) != [], "carried out twice, or added"


def test_letters_lost_doubled_or_invented_are_found():
    letters = [{"text": "one"}, {"text": "two"}]
    assert faults_of_letters(["one", "two"], letters) == []
    assert faults_of_letters(["one", "two", "three"], letters) != []
    assert faults_of_letters(["one", "two"], [*letters, {"text": "two"}]) != []
    assert faults_of_letters(["one"], letters) != []
