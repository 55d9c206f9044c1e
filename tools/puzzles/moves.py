"""Puzzles of The Barbarian Invasions: one more stack may move in the last year, and one march wins clearly more often.

A year has many moves, and most make good for one that was left out. So an answer is the march of one stack, or of none,
with the end of the movement.
"""

import json
import random
from collections import Counter

import occasus
from chances import GAMES, LEAST_GAP, MOST_WRONG, SEATS, Answers, compare, state_after
from program import Setting, shares

GOAL = ("It is the last year, and Rome wins with {} Victory Points. Only one more stack may move: move it, or none, and end "
        "the movement.")
GAME = "invasions"
SEAT = SEATS[GAME][0]
END = "end"
RULE = "5.3"
MOST_COMPARED = 30
MOST_RIGHT = 12
LEAST_WORTH = 0.15
COMPARED = 60  # Games.


def state_of(options, position):
    return occasus.Game(GAME, options, "").state_at(position)


def offers(state):
    if state.is_terminal() or state.is_chance_node():
        return []
    return [state.action_to_string(action) for action in state.legal_actions()]


def is_onward(action):
    return action.split()[0] in ("to", "stay")


def marches_from(state):
    """The marches of one stack or none, with the end of the movement if no die comes first."""
    waiting = [(action,) for action in offers(state) if action.split()[0] in ("legions", "militia", END)]
    while waiting:
        march = waiting.pop()
        then = state_after(state, *march)
        onward = list(filter(is_onward, offers(then)))
        waiting += [(*march, action) for action in onward]
        if not onward and not then.is_terminal():
            ends = march[-1] != END and END in offers(then)
            yield (*march, END) if ends else march


def ways_from(state):
    """The same, gathered: those that lead to the same position are one answer."""
    ways = {}
    for march in marches_from(state):
        ways.setdefault(json.dumps(state_after(state, *march).position()), []).append(march)
    return list(ways.values())


def played(setting, state, marches):
    answers = Answers(setting, SEAT, GAMES[GAME].judges)
    answers.add_states(marches, [state_after(state, *march) for march in marches])
    return answers


def marches_of(game, player, dice):
    """The states before and after each march in a game's last year; after a die the second is not the end of the march."""
    state, judge, found = game.new_initial_state(), game.player(player), []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.sample_action(dice))
            continue
        action = state.action_to_string(judge.choose(state, dice))
        if action.split()[0] in ("legions", "militia"):
            found.append([state.clone(), None])
        state.act(action)
        if is_onward(action) and not state.is_chance_node():
            found[-1][1] = state.clone()
    last = state.position()["turn"]
    return [(before, after) for before, after in found if after and before.position()["turn"] == last]


def decisive(marches, setting):
    """The positions before a march without which the game would be won less often, the largest difference first."""
    found = []
    for number, (before, after) in enumerate(marches):
        if END not in offers(after):
            continue
        answers = Answers(setting, SEAT, GAMES[GAME].judges)
        answers.add_states(["none", "march"], [state_after(state, END) for state in (before, after)])
        for answer in (0, 1):
            answers.play(answer, COMPARED, 1)
        if answers.gap(1, 0) >= 2 * LEAST_GAP:
            found.append((answers.gap(1, 0), number, before.position()))
    return [position for _, _, position in sorted(found, reverse=True)]


def puzzles_of_game(game, seed, collection, folder, count):
    """At most one puzzle of a game."""
    luck = random.Random(f"{game} {seed}")
    options, player = luck.choice(GAMES[game].options), luck.choice(GAMES[game].players[0])
    marches = marches_of(occasus.Game(game, options, ""), player, occasus.Random(seed))
    for position in decisive(marches, Setting(game, options, {}, folder)):
        turn = f"Turn {position['turn']}"
        if not collection.wants(count, turn=json.dumps(options) + turn):
            return
        puzzle = puzzle_of(Setting(game, options, position, folder), turn, collection)
        if puzzle and collection.is_new(puzzle):
            yield puzzle
            return


def stands_out(answers):
    """Whether a few answers seem better than the others, after the first games."""
    worths = [answers.worth(answer) for answer in answers.order()[:MOST_RIGHT + 1]]
    return max(better - worse for better, worse in zip(worths, worths[1:])) >= 2 * LEAST_GAP


def puzzle_of(setting, turn, collection):
    state = state_of(setting.options, setting.position)
    ways = {min(same, key=len): same for same in ways_from(state)}
    if len(ways) < 4 * MOST_RIGHT:
        return None
    quick = played(setting, state, list(ways))
    first = quick.first(MOST_COMPARED)
    # A die before the end of the movement would be another question.
    if first[0][-1] != END or not stands_out(quick):
        return None
    answers = played(setting, state, first)
    right = compare(answers, MOST_RIGHT, GAMES[GAME])
    if not right:
        return None
    order = answers.order()
    rights = [(march, answer) for answer in order[:right] for march in ways[answers.actions[answer]]]
    if any(march[-1] != END for march, _ in rights) or answers.worth(order[0]) < LEAST_WORTH:
        return None
    levels = found_by(setting, state, [march for march, _ in rights])
    if min(levels.values()) == 1:
        return None
    told = [answer_of(setting, answers, *right) for right in rights]
    wrong = wrong_answers(setting, answers, order[right:], {answer["label"] for answer in told})
    if not wrong:
        return None
    tempting = next(iter(wrong))
    why = why_of(answers, (order[0], told[0]["label"]), (tempting, wrong[tempting]["label"]))
    if not why:
        return None
    collection.playouts = max(collection.playouts, max(answers.played))
    return {"seat": SEAT, "options": setting.options, "position": setting.position, "turn": turn,
            "goal": GOAL.format(answers.game.board()["victory"]), "until": END,
            "answers": [*told, *wrong.values()], "right": len(told),
            "error": round(answers.error(order[right - 1], tempting), 4),
            "why": why, "rule": RULE, "found": levels}


def arrival(game, march):
    """The Area where a march ends; None if no stack moves."""
    areas = [action.split()[1] for action in march if action.startswith("to ")]
    return next((area for area in game.board()["areas"] if area["id"] in areas[-1:]), None)


def answer_of(setting, answers, march, answer):
    """As the table calls its actions: the stack, and where it arrives."""
    label, to = setting.offers()[march[0]], arrival(answers.game, march)
    if to:
        label += f" to {to['id']} ({to['label']})"
    return {"actions": list(march), "label": label, "worth": round(answers.worth(answer), 3)}


def wrong_answers(setting, answers, order, known):
    """The best of the others, each with words of its own; not those after which a die is rolled."""
    found = {}
    for answer in order:
        told = answer_of(setting, answers, answers.actions[answer], answer)
        if answers.actions[answer][-1] == END and told["label"] not in known and len(found) < MOST_WRONG:
            known.add(told["label"])
            found[answer] = told
    return found


def found_by(setting, state, rights):
    """For each level how often a right march is among its moves."""
    def is_right(engine, luck):
        now, march = state.clone(), ()
        while now.position()["phase"] == "roman_movement" and not now.is_chance_node():
            if (*march, END) in rights and END in offers(now):
                return True
            if march and END in offers(now):
                march = ()
            march = (*march, engine.action(SEAT, now.position(), luck))
            now.act(march[-1])
        return march in rights
    return shares(GAME, setting.options, setting.position, is_right)


def why_of(answers, better, worse):
    """A Province that Rome controls at the end more often after the one march than after the other: that of the march first."""
    (best, best_label), (worst, worst_label) = better, worse
    good, bad = (controlled(answers, answer) for answer in (best, worst))
    provinces = [name for name in good if good[name] - bad[name] >= COMPARED / 10]
    if not provinces:
        return ""
    entered = arrival(answers.game, answers.actions[best])
    province = max(provinces, key=lambda name: (entered and name == entered["province"], good[name] - bad[name], name))
    return (f"In {COMPARED} games played on to the end, Rome controls {province} {times(good[province])} after "
            f"“{best_label}”, and {times(bad[province])} after “{worst_label}”.")


def times(number):
    return "never" if number == 0 else "once" if number == 1 else f"{number} times"


def controlled(answers, answer):
    """In how many games Rome controls each Province at the end."""
    return Counter(province for state in answers.ends(answer, COMPARED, 1)
                   for province, owner in state.position()["owners"].items() if owner == SEAT)
