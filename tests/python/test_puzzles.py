"""The puzzles of the page: every position can be played, every answer is legal, and the right ones are right."""

import json
import random
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools/puzzles"))

import chances  # noqa: E402  pylint: disable=wrong-import-position
import moves  # noqa: E402  pylint: disable=wrong-import-position
import orders  # noqa: E402  pylint: disable=wrong-import-position
from program import LEVELS, Setting  # noqa: E402  pylint: disable=wrong-import-position

FILES = sorted((ROOT / "web/src/practice/puzzles").glob("*.json"))
GAMES = {file.stem: json.loads(file.read_text(encoding="utf-8"))["puzzles"] for file in FILES}
ALL = [pytest.param(game, puzzle, id=puzzle["id"]) for game, puzzles in GAMES.items() for puzzle in puzzles]
# Playouts are slow: these are measured again.
AGAIN = [pytest.param(game, puzzle, id=puzzle["id"]) for game, puzzles in GAMES.items() if game != "diplomacy"
         for puzzle in puzzles[::max(1, len(puzzles) // 3)][:3]]


@pytest.mark.parametrize("game", GAMES)
def test_the_file_is_in_order(game):
    puzzles = GAMES[game]
    assert len(puzzles) >= 60
    assert [puzzle["id"] for puzzle in puzzles] == [f"{game}-{number}" for number in range(1, len(puzzles) + 1)]
    assert [puzzle["grade"] for puzzle in puzzles] == sorted(puzzle["grade"] for puzzle in puzzles)
    assert len({json.dumps([puzzle["position"], puzzle["goal"]]) for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("game, puzzle", ALL)
def test_a_puzzle_is_whole(game, puzzle):
    right, wrong = puzzle["answers"][:puzzle["right"]], puzzle["answers"][puzzle["right"]:]
    assert right and 1 <= len(wrong) <= 12
    assert puzzle["why"] and puzzle["rule"] and 1 <= puzzle["grade"] <= 5
    assert set(puzzle["found"]) == set(LEVELS) and min(puzzle["found"].values()) < 1
    if game == "diplomacy":
        assert puzzle["goal"]
        assert not any(set(good["actions"]) <= set(bad["actions"]) for good in right for bad in wrong)
    else:
        assert right[-1]["worth"] - wrong[0]["worth"] >= max(0.0295, 3.9 * puzzle["error"])


@pytest.mark.parametrize("game, puzzle", ALL)
def test_the_answers_are_legal_for_the_seat(game, puzzle, tmp_path):
    if game == "diplomacy":
        field = orders.read_field(puzzle["position"], tmp_path)
        own = puzzle["position"]["acting"]
        assert own.lower() == puzzle["seat"]
        for answer in puzzle["answers"]:
            for order in answer["actions"]:
                unit = " ".join(order.split()[:2])
                assert field.units[unit] == own and order in field.legal[unit]
        return
    if game == "invasions":
        marches = list(moves.marches_from(moves.state_of(puzzle["options"], puzzle["position"])))
        answers = [tuple(answer["actions"]) for answer in puzzle["answers"]]
        assert set(answers) <= set(marches) and 4 * puzzle["right"] <= len(marches)
        assert len(set(answers)) == len(answers) and {answer[-1] for answer in answers} == {puzzle["until"]}
        # The page compares actions, so every way to a right position must be listed.
        right = set(answers[:puzzle["right"]])
        ways = moves.ways_from(moves.state_of(puzzle["options"], puzzle["position"]))
        assert all(right >= set(same) for same in ways if right & set(same))
        return
    setting = Setting(game, puzzle.get("options", {}), puzzle["position"], tmp_path)
    meant = chances.answers_of(setting)
    legal = {action for actions in meant.values() for action in actions}
    actions = {action for answer in puzzle["answers"] for action in answer["actions"]}
    assert actions <= legal and 4 * puzzle["right"] <= len(legal)


@pytest.mark.parametrize("puzzle", GAMES.get("diplomacy", [])[::10], ids=lambda puzzle: puzzle["id"])
def test_right_orders_hold_against_every_reply(puzzle, tmp_path):
    position = puzzle["position"]
    field = orders.read_field(position, tmp_path)
    goal = orders.goal_of(puzzle)
    duel = orders.Duel(field, goal)
    plans = duel.plans()
    for number, answer in enumerate(puzzle["answers"]):
        plan = next(plan for plan in plans if set(answer["actions"]) <= set(plan))
        assert (duel.refutation(plan) == ()) == (number < puzzle["right"])


@pytest.mark.parametrize("puzzle", GAMES.get("diplomacy", [])[::5], ids=lambda puzzle: puzzle["id"])
def test_no_random_orders_of_all_enemies_stop_the_right_ones(puzzle, tmp_path):
    field = orders.read_field(puzzle["position"], tmp_path)
    duel = orders.Duel(field, orders.goal_of(puzzle))
    luck = random.Random(puzzle["id"])
    for answer in puzzle["answers"][:puzzle["right"]]:
        right = answer["actions"]
        matters = duel.field_of(right)
        given = {" ".join(order.split()[:2]) for order in right}
        near = {unit: [order for order in legal if matters & {orders.target(order), *(orders.supported(order) or ())}] or legal
                for unit, legal in field.legal.items()
                if unit not in given and field.units[unit] != puzzle["position"]["acting"]}
        replies = [[luck.choice(choice) for choice in near.values()] for _ in range(300)]
        assert all(duel.outcomes([(right, reply) for reply in replies]))


@pytest.mark.parametrize("game, puzzle", AGAIN)
def test_other_dice_agree(game, puzzle, tmp_path):
    miner = chances.GAMES[game]
    setting = Setting(game, puzzle.get("options", {}), puzzle["position"], tmp_path)
    compared = [puzzle["answers"][0]["actions"], puzzle["answers"][puzzle["right"]]["actions"]]
    if game == "invasions":
        answers = moves.played(setting, moves.state_of(puzzle["options"], puzzle["position"]), compared)
    else:
        answers = chances.Answers(setting, puzzle["seat"], miner.judges)
        answers.add([actions[0] for actions in compared])
    for answer in (0, 1):
        answers.play(answer, 400, 12345)
    assert answers.gap(0, 1) > -2 * answers.error(0, 1)
