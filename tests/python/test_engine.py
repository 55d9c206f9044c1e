"""Programs in Python take a seat: in `occasus sim`, and at a table against the computer."""

import io
import json
import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

import occasus
import pytest
from occasus import engine, sit

BOT = Path(__file__).parent / "bot.py"


def sim(program, game, players, *more):
    return subprocess.run([program, "sim", game, "--seed", "3", "--players", players, "--threads", "1",
                           "--json", *more], capture_output=True, text=True)


def test_a_bot_plays_in_a_simulation(program):
    told = sim(program, "empire", f"roman=program:{sys.executable} {BOT},barbarian=random",
               "--games", "3")
    assert told.returncode == 0, told.stderr
    again = sim(program, "empire", f"roman=program:{sys.executable} {BOT},barbarian=random",
                "--games", "3")
    assert json.loads(told.stdout)["games"] == 3 and told.stdout == again.stdout


@pytest.mark.parametrize("game", ["rome_must_fall", "empire", "pomerium", "invasions"])
def test_our_players_play_as_programs_what_they_play_within(program, game):
    """A player that draws nothing plays the same games either way."""
    player = {"rome_must_fall": "greedy", "empire": "greedy", "pomerium": "simple",
              "invasions": "legate"}[game]
    inside = sim(program, game, player, "--games", "3", "--no-clock")
    outside = sim(program, game, f"program:{program} engine --no-clock --player {player}",
                  "--games", "3")
    assert outside.returncode == 0, outside.stderr
    results = [[seat["grade_counts"] for seat in json.loads(told.stdout)["results"]]
               for told in (inside, outside)]
    assert results[0] == results[1]
    turns = [json.loads(told.stdout)["turns"] for told in (inside, outside)]
    assert turns[0] == turns[1]


def test_the_bot_keeps_to_the_protocol(program):
    told = subprocess.run([program, "engine", "--test", f"{sys.executable} {BOT}", "empire", "--json"],
                          capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr
    points = json.loads(told.stdout)[0]["points"]
    assert len(points) == 10 and {point["result"] for point in points} == {"passed"}


def test_a_bot_sees_the_state_of_a_power(program, tmp_path):
    bot = tmp_path / "first.py"
    bot.write_text("from occasus import engine\n\n\ndef choose(turn):\n    state = turn.state\n"
                   "    return state.action_to_string(state.legal_actions()[0])\n\n\nengine.serve(choose)\n")
    told = sim(program, "diplomacy", f"huns=program:{sys.executable} {bot}", "--games", "1",
               "--option", "last_year=401")
    assert told.returncode == 0, told.stderr


@pytest.mark.parametrize("program_of, words", [
    ("true", "has ended"),
    ("sh -c 'echo ready; cat >/dev/null'", "in time"),
    ("sh -c 'echo ready; echo ready; read a; read b; read c; echo action fly; read d'", "“fly” is not an action"),
    ("sh -c 'echo ready; echo ready; read a; read b; read c; echo action end; read d'", "wants to do"),
    ("sh -c 'read a; echo error I have no board'", "I have no board"),
    ("/no/such/program", "has ended"),
])
def test_a_program_that_fails_is_named_with_what_it_did(program, program_of, words):
    told = sim(program, "empire", f"program:{program_of}", "--games", "1", "--patience", "400")
    assert told.returncode == 1 and words in told.stderr and program_of in told.stderr


def test_a_mistake_in_a_bot_is_told_in_one_line():
    game = json.dumps({"game": "empire", "options": {}, "board": ""})
    turn = json.dumps({"seat": "roman", "view": {}, "legal": ["a"]})
    answers = io.StringIO()
    engine.serve(lambda turn: turn.view["nothing"],
                 io.StringIO(f"occasus 1\ngame {game}\nturn {turn}\nfly\nquit\n"), answers)
    assert answers.getvalue().splitlines() == [
        "ready", "ready", "error KeyError: 'nothing'", "error there is no fly here"]


def test_a_misspelt_name_is_answered_with_what_may_be_meant():
    with pytest.raises(KeyError, match='did you mean "empire"'):
        occasus.load("empyre")
    with pytest.raises(KeyError, match='did you mean "greedy"'):
        occasus.load("empire").player("gredy")


@pytest.fixture
def server(program, tmp_path):
    """The address of a server with no tables."""
    process = subprocess.Popen([program, "serve", "--port", "0", "--data", tmp_path],
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        for line in process.stdout:
            if found := re.search(r"http://[\d.]+:\d+", line):
                yield found[0]
                break
    finally:
        process.terminate()
        process.wait()


def new_table(server, **table):
    request = urllib.request.Request(f"{server}/api/tables", json.dumps(table).encode(),
                                     {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def test_a_bot_plays_a_whole_game_at_a_table_against_the_computer(server):
    pytest.importorskip("websocket", reason="needs websocket-client")
    made = new_table(server, game="empire", delay=0, seats={
        "roman": {"kind": "human"}, "barbarian": {"kind": "computer", "player": "random"}})
    told = subprocess.run([sys.executable, "-m", "occasus.sit", server + made["links"]["roman"],
                           "--program", f"{sys.executable} {BOT}"],
                          capture_output=True, text=True, env=os.environ)
    assert told.returncode == 0, told.stderr
    with urllib.request.urlopen(f"{server}/api/tables/{made['table']}") as answer:
        table = json.load(answer)
    assert table["result"]["title"] in told.stdout


def test_a_player_of_ours_sits_at_a_table(server):
    pytest.importorskip("websocket", reason="needs websocket-client")
    made = new_table(server, game="rome_must_fall", seats={"rome": {"kind": "human"}})
    result = sit.play(server + made["links"]["rome"], sit.player("greedy"))
    assert result["rule"]


def test_a_program_gives_sealed_orders_at_a_table(server):
    pytest.importorskip("websocket", reason="needs websocket-client")
    seats = occasus.load("diplomacy").seats()
    others = {seat: {"kind": "computer", "player": "random"} for seat in seats if seat != "huns"}
    made = new_table(server, game="diplomacy", delay=0, options={"last_year": "402"},
                     seats={"huns": {"kind": "human"}, **others})
    asked = []
    result = sit.play(server + made["links"]["huns"],
                      orders=lambda view: asked.append(view["phase"]) or [])
    assert result["title"] and len(asked) >= 2


def test_a_token_that_opens_nothing_is_refused(server):
    pytest.importorskip("websocket", reason="needs websocket-client")
    made = new_table(server, game="rome_must_fall", seats={"rome": {"kind": "human"}})
    with pytest.raises(occasus.Refused) as refused:
        sit.Table(server + made["watch"] + "#nonsense")
    assert refused.value.kind == "not_yours"
