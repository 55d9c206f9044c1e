"""Puzzles of the games with dice: one answer wins clearly more often than the others."""

import json
import math
import random
from dataclasses import dataclass, field

import occasus
from program import Setting, document, engine_of, option_arguments, position_of, run, shares


LEAST_GAP = 0.03
SURE = 4  # Standard errors.
LEAST_ERROR = 0.008  # Of an appraisal.
MOST_WRONG = 12
MOST_ANSWERS = 40
QUICK = 30  # Games.


@dataclass(frozen=True)
class Miner:
    """How a game is mined."""

    players: list[list[str]]  # For each seat those whose games are mined.
    judges: list[str]  # Who plays on from an answer.
    options: list[dict] = field(default_factory=lambda: [{}])
    strongest: str = ""  # Its answer must be among the right ones.
    first_round: int = 400
    most_playouts: int = 3200
    is_appraised: bool = False  # The report weighs every answer, and games confirm the order of the nearest two.


GAMES = {
    "rome_must_fall": Miner([["recruit", "soldier", "veteran", "centurion"]], ["planner"], strongest="strategos",
                            first_round=200),
    "pomerium": Miner([["recruit", "soldier", "veteran", "centurion"]], ["simple"], strongest="princeps",
                      is_appraised=True),
    "empire": Miner([["recruit", "soldier", "veteran"], ["recruit", "soldier", "veteran"]], ["expand", "mass"],
                    strongest="stilicho"),
    "invasions": Miner([["soldier", "veteran", "centurion", "legate"]], ["legate"],
                       [{"scenario": str(number)} for number in (1, 2, 3, 4, 5)], first_round=100, most_playouts=1200),
}
SEATS = {"empire": ["roman", "barbarian"], "invasions": ["rome"], "rome_must_fall": ["rome"], "pomerium": ["general"]}
TRACKERS = ["Vandals", "Visigoths", "Franks", "War at Sea", "Huns", "Ostrogoths"]


class Answers:
    """The answers to a question, and how often each wins. Games are played on inside this program: that is fastest."""

    def __init__(self, setting, seat, players):
        self.setting = setting
        self.game = occasus.Game(setting.game, setting.options, "")
        self.seat = self.game.seats().index(seat)
        self.players = [self.game.player(player) for player in players]
        self.actions, self.records, self.states = [], [], []
        self.played, self.won = [], []

    def add(self, actions):
        """False if one of them ends the game."""
        self.records += self.setting.records_after(actions)
        if not all(record.exists() for record in self.records):
            return False
        self.add_states(actions, [self.game.state_at(position_of(record)) for record in self.records[len(self.states):]])
        return True

    def add_states(self, actions, states):
        self.actions += actions
        self.states += states
        self.played += [0] * len(actions)
        self.won += [0] * len(actions)

    def ends(self, answer, games, luck):
        """The ends of games that begin with an answer. The same luck is the same dice."""
        for number in range(games):
            state, dice = self.states[answer].clone(), occasus.Random(number, luck)
            while not state.is_terminal():
                state.apply_action(state.sample_action(dice) if state.is_chance_node()
                                   else self.players[state.current_player()].choose(state, dice))
            yield state

    def play(self, answer, games, luck):
        self.played[answer] += games
        self.won[answer] += sum(state.returns()[self.seat] > 0 for state in self.ends(answer, games, luck))

    def first(self, count):
        """The answers that come first after a few games each."""
        for answer in range(len(self.actions)):
            self.play(answer, QUICK, 1)
        return [self.actions[answer] for answer in self.order()[:count]]

    def worth(self, answer):
        return self.won[answer] / self.played[answer]

    def gap(self, better, worse):
        return self.worth(better) - self.worth(worse)

    def error(self, one, other):
        """Of the gap, as if the luck were not common: common luck makes the true one smaller."""
        def variance(answer):
            rate = (self.won[answer] + 1) / (self.played[answer] + 2)
            return rate * (1 - rate) / self.played[answer]
        return math.sqrt(variance(one) + variance(other))

    def is_clear(self, better, worse):
        return self.gap(better, worse) >= max(LEAST_GAP, SURE * self.error(better, worse))

    def as_good(self, played):
        """How many of the first answers come near the best of them."""
        worths = [self.worth(answer) for answer in range(played)]
        return sum(worth > max(worths) - LEAST_GAP for worth in worths)

    def order(self):
        return sorted(range(len(self.actions)), key=self.worth, reverse=True)


class Weighed(Answers):
    """The answers as a report weighs each of them."""

    def __init__(self, *of):
        super().__init__(*of)
        self.weighed = []

    def weigh(self):
        for record in self.records:
            entries = document("report", record)["entries"]
            entry = next(entry for entry in entries if entry["who"] == self.seat)
            self.weighed.append((entry["worth"], entry.get("error", 0.0)))

    def worth(self, answer):
        return self.weighed[answer][0]

    def error(self, one, other):
        return max(LEAST_ERROR, self.weighed[one][1], self.weighed[other][1])

    def games_agree(self, better, worse, games):
        """Whether the better of two wins more often when they are played on with the same dice."""
        for answer in (better, worse):
            self.play(answer, games, 1)
        return self.won[better] > self.won[worse]


def split(answers, most_right):
    """How many of the best answers are equal and clearly better than all others; 0 if there is no such number."""
    order = answers.order()
    for right in range(1, most_right + 1):
        good, bad = order[:right], order[right:]
        spread = answers.gap(good[0], good[-1])
        if spread > max(0.015, answers.gap(good[-1], bad[0]) / 3):
            break
        if all(answers.is_clear(better, worse) for better in good for worse in bad):
            return right
    return 0


def is_hopeless(answers, most_right):
    """The game is decided, or no few answers stand out."""
    order = answers.order()
    if answers.worth(order[0]) < 0.03 or answers.worth(order[1]) > 0.97:
        return True
    steps = [answers.gap(order[place], order[place + 1]) for place in range(most_right)]
    return max(steps) < LEAST_GAP


def compare(answers, most_right, miner):
    """How many answers are right; 0 if none stand out. Plays until they do, unless reports weigh them."""
    if miner.is_appraised:
        answers.weigh()
        right = split(answers, most_right)
        order = answers.order()
        near = right and not is_hopeless(answers, most_right)
        return right if near and answers.games_agree(order[right - 1], order[right], miner.first_round) else 0
    games, luck = miner.first_round, 1
    still = range(len(answers.actions))
    while True:
        for place, answer in enumerate(still):
            answers.play(answer, games, luck)
            if luck == 1 and answers.as_good(place + 1) > most_right:
                return 0
        right = split(answers, most_right)
        if right or is_hopeless(answers, most_right) or answers.played[answers.order()[0]] >= miner.most_playouts:
            return right
        order = answers.order()
        best = order[0]
        still = [answer for answer in order if not answers.is_clear(best, answer)]
        still += [answer for answer in order[:most_right + 1] if answer not in still]
        games = answers.played[best]
        luck += 1


# ---- Rome Must Fall: the placements of six dice ----


def placements(dice):
    """For each way to fill the trackers with values, the actions that do it."""
    ways = {(): [()]}
    for _ in TRACKERS:
        longer = {}
        for values, hands in ways.items():
            for hand in hands:
                for die, value in enumerate(dice):
                    if die not in hand:
                        longer.setdefault((*values, value), []).append((*hand, die))
        ways = longer
    return {values: ["assign " + " ".join(map(str, hand)) for hand in hands] for values, hands in ways.items()}


def placement_label(values):
    return ", ".join(f"{tracker} {value}" for tracker, value in zip(TRACKERS, values))


def state_after(state, *actions):
    then = state.clone()
    for action in actions:
        then.act(action)
    return then


def answers_of(setting):
    """The different answers: for each its label and the actions that mean it."""
    offers = setting.offers()
    meant = {}
    for action, label in offers.items():
        if action == "assign":
            for values, actions in placements(setting.position["dice"]).items():
                meant[placement_label(values)] = actions
        elif setting.game == "rome_must_fall" and action.split()[0] in ("reroll", "plus_one"):
            # Dice that show the same are the same die.
            meant.setdefault(label, []).append(action)
        else:
            meant.setdefault(label, []).append(action)
    return meant


# ---- From a game to its puzzles ----


def records_of_game(game, miner, seed, folder):
    """A game of middling players, and its options."""
    luck = random.Random(f"{game} {seed}")
    options = luck.choice(miner.options)
    record = folder / "game.record"
    seated = [part for seat, players in zip(SEATS[game], miner.players)
              for part in ("--ai", f"{seat}={luck.choice(players)}")]
    run("play", game, *option_arguments(options), *seated, "--seed", seed, "--save", record)
    return record, options


def mistakes(record):
    """What the report calls mistakes, the costliest first."""
    entries = [entry for entry in document("report", record)["entries"] if entry.get("mark") in ("mistake", "blunder")]
    return sorted(entries, key=lambda entry: entry["worth"] - entry["better_worth"])


def puzzles_of_game(game, seed, collection, folder, count):
    """At most two puzzles of a game, of different turns."""
    miner = GAMES[game]
    record, options = records_of_game(game, miner, seed, folder)
    found = []
    for entry in mistakes(record):
        if entry["turn"] in [puzzle["turn"] for puzzle in found]:
            continue
        seat = {"seat": entry["who"]} if len(SEATS[game]) > 1 else {}
        if not collection.wants(count, **seat, turn=json.dumps(options) + entry["turn"]):
            continue
        puzzle = puzzle_of(game, miner, options, entry, collection, count, folder)
        if puzzle and collection.is_new(puzzle):
            found.append(puzzle)
            yield puzzle
        if len(found) == 2:
            return


def puzzle_of(game, miner, options, entry, collection, count, folder):
    setting = Setting(game, options, entry["position"], folder)
    seat = entry["who"]
    meant = answers_of(setting)
    actions = sum(len(same) for same in meant.values())
    if actions < 4:
        return None
    best = engine_of(game, options, miner.strongest).action(seat, setting.position, 1)
    best_label = next((label for label, same in meant.items() if best in same), "")
    rule = setting.rule()
    if best_label in ("", entry.get("text")) or best_label != entry.get("better", best_label) and "better_filled" not in entry:
        return None
    if not collection.wants(count, kind=f"{rule} {best.split()[0]}"):
        return None
    if len(meant) > MOST_ANSWERS:
        if game != "rome_must_fall":
            return None
        meant = first_placements(setting, meant, seat, miner.judges)
    answers = (Weighed if miner.is_appraised else Answers)(setting, seat, miner.judges)
    # The right answer first, then the one given: most candidates end with these.
    labels = sorted(meant,
                    key=lambda label: (label != best_label, label != entry.get("text")))
    if not answers.add([meant[label][0] for label in labels]):
        return None
    right = compare(answers, max(1, min(len(labels) - 1, actions // 4)), miner)
    if not right:
        return None
    order = answers.order()
    if best_label not in [labels[answer] for answer in order[:right]]:
        return None
    rights = [labels[answer] for answer in order[:right]]
    if 4 * sum(len(meant[label]) for label in rights) > actions or answers.worth(order[right]) > 0.97:
        return None
    told = [(action, label, answers.worth(answer)) for answer, label in ((answer, labels[answer]) for answer in order[:right])
            for action in meant[label]]
    right_actions = [action for action, _, _ in told]
    levels = found_by(setting, seat, right_actions)
    if min(levels.values()) == 1:
        return None
    why = why_of(answers, labels, order, right, entry)
    if not why:
        return None
    wrong = [(meant[labels[answer]][0], labels[answer], answers.worth(answer)) for answer in order[right:]]
    collection.playouts = max(collection.playouts, max(answers.played))
    return {"seat": seat, "options": options, "position": entry["position"], "turn": entry["turn"], "goal": "",
            "answers": [{"actions": [action], "label": label, "worth": round(worth, 3)}
                        for action, label, worth in told + wrong[:MOST_WRONG]],
            "right": len(told), "error": round(answers.error(order[right - 1], order[right]), 4), "why": why,
            "rule": rule, "found": levels}


def first_placements(setting, meant, seat, players):
    """The placements that are not out of the question."""
    quick = Answers(setting, seat, players)
    state = quick.game.state_at(setting.position)
    labels = list(meant)
    quick.add_states(labels, [state_after(state, meant[label][0]) for label in labels])
    return {label: meant[label] for label in quick.first(MOST_ANSWERS // 2)}


def found_by(setting, seat, right_actions):
    """For each level how often it gives a right answer."""
    return shares(setting.game, setting.options, setting.position,
                  lambda engine, luck: engine.action(seat, setting.position, luck) in right_actions)


def why_of(answers, labels, order, right, entry):
    """How the events after a wrong answer differ from those after the right one, as the report says it."""
    best = labels[order[0]]
    for wrong in [None, *order[right:right + 2]]:
        for found in [entry] if wrong is None else document("report", answers.records[wrong])["entries"]:
            given = found.get("text") if wrong is None else labels[wrong]
            if found.get("why") and found.get("better") == best and given in labels:
                said = found["why"].replace("the choice made", f"“{given}”")
                return said.replace("the better one", f"“{best}”")
    return ""
