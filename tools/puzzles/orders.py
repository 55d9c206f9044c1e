"""Puzzles of Diplomacy: orders that reach a goal whatever the others order, proved by carrying out every combination.

The game is Fall of Rome, which has no convoys. All other powers together are the enemy. Only the units near the goal
matter: those that reach it, or that reach a unit or a destination of these.
"""

import functools
import itertools
import json
import random
import re
from dataclasses import dataclass

from program import Process, Setting, document, run, shares

POWERS = ["visigoths", "romano-british", "gaul", "vandals", "western", "huns", "eastern"]
PLAYERS = ["recruit", "soldier", "veteran", "dumbbot"]
OPTIONS = {"last_year": "406"}
MOST_OWN, MOST_ENEMIES = 4, 6
MOST_PLANS, MOST_REPLIES = 600, 6000
MOST_RIGHT, MOST_WRONG = 6, 12


def place(unit):
    """The province of "F KIE/WC"."""
    return unit.split()[1].split("/")[0]


def target(order):
    """Where an order moves to; nothing if it does not."""
    words = order.split()
    return words[3].split("/")[0] if len(words) > 3 and words[2] == "-" else ""


def supported(order):
    """The province of the unit that an order supports, and where that unit goes: nowhere if it holds."""
    words = order.split()
    if len(words) < 5 or words[2] != "S":
        return None
    return words[4].split("/")[0], words[6].split("/")[0] if len(words) > 6 else ""


@dataclass
class Field:
    """A movement phase: the units, and each unit's legal orders."""

    position: dict
    units: dict[str, str]  # The power of each unit.
    legal: dict[str, list[str]]

    def reaches(self, unit):
        return {target(order) for order in self.legal[unit]} - {""}


def read_field(position, folder):
    """Asks the table for the orders of each unit in turn."""
    units = {unit: power for power, own in position["units"].items() for unit in own}
    first = next(power for power, own in position["units"].items() if own)
    setting = Setting("diplomacy", OPTIONS, {**position, "acting": first, "orders": {}}, folder)
    shown = setting.terminal(*[f"{unit} H" for unit in units])
    return Field(position, units, {
        unit: sorted(set(re.findall(rf"(?:^|  )({re.escape(unit)} [-SCH].*?)(?=  |$)", shown, re.M))) for unit in units})


@dataclass
class Goal:
    """What a power wants: to stand in all these provinces, or to keep the others out of them."""

    power: str
    kind: str
    provinces: list[str]

    def is_reached(self, final):
        """By the units that are left, as adjudication prints them."""
        own = {place(unit) for unit in final.get(self.power, [])}
        others = {place(unit) for power, units in final.items() if power != self.power for unit in units}
        if self.kind == "guard":
            return not others & set(self.provinces)
        return own >= set(self.provinces)

    def sentence(self, names):
        where = " and ".join(names[province] for province in self.provinces)
        return SENTENCES[self.kind].format(("a unit of yours" if len(self.provinces) == 1 else "units of yours"), where)


SENTENCES = {"hold": "Keep {} in {}, whatever the others order.", "take": "Get a unit of yours into {1}, whatever the others order.",
             "guard": "Keep the others out of {1}, whatever they order."}


def goal_of(puzzle):
    """The goal that the sentence of a puzzle tells."""
    titles, _ = names()
    provinces = {title: province for province, title in titles.items()}
    for kind, sentence in SENTENCES.items():
        before, after = sentence.split("{1}" if "{1}" in sentence else "{} in {}")
        told = re.fullmatch(re.escape(before) + r"(?:units? of yours in |a unit of yours in )?(.*)" + re.escape(after),
                            puzzle["goal"])
        if told and all(title in provinces for title in told[1].split(" and ")):
            return Goal(puzzle["position"]["acting"], kind, [provinces[title] for title in told[1].split(" and ")])
    raise ValueError(puzzle["goal"])


def goals(field, power, centres):
    """Goals that are worth a thought: some enemy is near."""
    own = [unit for unit, owner in field.units.items() if owner == power]
    others = [unit for unit, owner in field.units.items() if owner != power]
    stands = {place(unit) for unit in own}
    threats = {province: sum(province in field.reaches(unit) for unit in others)
               for province in centres | {target(order) for unit in own for order in field.legal[unit]}}
    held = sorted(province for province in stands & centres if threats[province] > 1)
    found = [Goal(power, "hold", [province]) for province in held]
    found += [Goal(power, "hold", list(pair)) for pair in itertools.combinations(held, 2)]
    for province in sorted(set(threats) - stands - {""}):
        near = sum(province in field.reaches(unit) for unit in own)
        occupied = province in {place(unit) for unit in others}
        if near > 1 and (occupied or threats[province]):
            found.append(Goal(power, "take", [province]))
        if province in field.position["centers"].get(power, []) and not occupied and near and threats[province] > 1:
            found.append(Goal(power, "guard", [province]))
    return found


@functools.cache
def adjudicator():
    return Process("adjudicate", "--game", "fall_of_rome", "--threads", "1")


class Duel:
    """A power’s plans for the units near its goal, and the replies of all others to each."""

    def __init__(self, field, goal):
        self.field, self.goal = field, goal
        aims = set(goal.provinces)
        owns = [unit for unit, power in field.units.items() if power == goal.power]
        self.enemies = [unit for unit, power in field.units.items() if power != goal.power]
        threats = {place(unit) for unit in self.enemies if place(unit) in aims or field.reaches(unit) & aims}
        self.own = [unit for unit in owns if place(unit) in aims or field.reaches(unit) & (aims | threats)]
        self.targets = aims | threats
        self.refuted = {}  # The reply that stops a plan.

    def choices(self, unit):
        """Hold, the moves and supports that matter, and one move away."""
        own = {place(other) for other in self.own}
        chosen, away = [f"{unit} H"], []
        for order in self.field.legal[unit]:
            if target(order) in self.targets:
                chosen.append(order)
            elif target(order) and target(order) not in {place(other) for other in self.field.units}:
                away.append(order)
            elif supported(order):
                of, to = supported(order)
                if of in own and (to in self.targets or not to and of in self.goal.provinces):
                    chosen.append(order)
        return chosen + away[:1]

    def plans(self):
        """Every combination in which no support is void."""
        choices = [self.choices(unit) for unit in self.own]
        count = 1
        for choice in choices:
            count *= len(choice)
        if count > 20 * MOST_PLANS:
            return []
        found = []
        for plan in itertools.product(*choices):
            goes = {place(order): target(order) for order in plan}
            if all(goes[supported(order)[0]] == supported(order)[1] for order in plan if supported(order)):
                found.append(plan)
        return found if len(found) <= MOST_PLANS else []

    def field_of(self, plan):
        """The provinces where something matters to this plan."""
        return set(self.goal.provinces) | {place(order) for order in plan} | ({target(order) for order in plan} - {""})

    def replies(self, plan):
        """Every combination of enemies’ orders that can matter to the plan; None if there are too many."""
        matters = self.field_of(plan)
        near = [unit for unit in self.enemies if place(unit) in matters or self.field.reaches(unit) & matters]
        if len(near) > MOST_ENEMIES:
            return None
        stands = {place(unit) for unit in self.field.units}
        moves = []
        for unit in near:
            orders = [order for order in self.field.legal[unit] if target(order) in matters]
            if place(unit) in matters:
                orders += [order for order in self.field.legal[unit]
                           if target(order) and target(order) not in matters | stands][:1]
            moves.append([None, *orders])
        replies = []
        goes_own = {place(order): target(order) for order in plan}
        for base in itertools.product(*moves):
            goes = {**goes_own, **{place(unit): target(order) if order else "" for unit, order in zip(near, base)}}
            fillers = [[order] if order else [f"{unit} H", *self.supports(unit, goes, matters)]
                       for unit, order in zip(near, base)]
            replies += itertools.product(*fillers)
            if len(replies) > MOST_REPLIES:
                return None
        return replies

    def supports(self, unit, goes, matters):
        """The supports of an enemy that match and can matter."""
        attacked = {to for to in goes.values() if to}
        found = []
        for order in self.field.legal[unit]:
            if supported(order):
                of, to = supported(order)
                if of in goes and goes[of] == to and (to in matters if to else of in matters & attacked):
                    found.append(order)
        return found

    def outcomes(self, pairs):
        """For each pair of a plan and a reply whether the goal is reached. All other units hold."""
        head = json.dumps({"phase": self.field.position["phase"], "units": self.field.position["units"]})[:-1]
        lines = []
        for plan, reply in pairs:
            orders = {}
            for order in (*plan, *reply):
                orders.setdefault(self.field.units[" ".join(order.split()[:2])], []).append(order)
            lines.append(f'{head}, "orders": {json.dumps(orders)}}}')
        return [self.goal.is_reached(json.loads(line)["final"]) for line in adjudicator().ask(*lines)]

    def refutation(self, plan):
        """A reply that stops the plan; nothing if there is none, None if there are too many to try."""
        replies = self.replies(plan)
        if replies is None:
            return None
        replies.sort(key=lambda reply: -sum(" S " in order for order in reply))
        for start in range(0, len(replies), 96):
            some = replies[start:start + 96]
            for reply, reached in zip(some, self.outcomes([(plan, reply) for reply in some])):
                if not reached:
                    return reply
        return ()

    def least(self, plan, reply):
        """The part of a reply that is enough to stop the plan."""
        for order in reply:
            rest = tuple(other for other in reply if other != order)
            if not self.outcomes([(plan, rest)])[0]:
                reply = rest
        return reply

    def solve(self):
        """The right plans; nothing if the goal is not instructive or cannot be proved."""
        plans = self.plans()
        if len(plans) < 8 or not 2 <= len(self.own) <= MOST_OWN:
            return []
        open_plans = list(plans)
        right = []
        while open_plans:
            plan = open_plans.pop()
            reply = self.refutation(plan)
            if reply is None:
                return []
            if not reply:
                right.append(plan)
                if 4 * len(right) > len(plans):
                    return []
                continue
            self.refuted[plan] = reply
            # The same reply stops others.
            outcomes = self.outcomes([(other, reply) for other in open_plans])
            self.refuted.update({other: reply for other, reached in zip(open_plans, outcomes) if not reached})
            open_plans = [other for other, reached in zip(open_plans, outcomes) if reached]
        return right


def least_sets(plans, right):
    """The smallest sets of orders of which every plan is right. A support needs the order that it supports."""
    rights = set(right)
    found = []
    for size in range(1, len(plans[0]) + 1):
        for plan in right:
            for part in itertools.combinations(plan, size):
                named = {place(order) for order in part}
                if part in found or any(set(known) <= set(part) for known in found):
                    continue
                if any(supported(order) and supported(order)[0] not in named for order in part):
                    continue
                if all(other in rights for other in plans if set(part) <= set(other)):
                    found.append(part)
    return found


# ---- From a game to its puzzles ----


def puzzles_of_game(game, seed, collection, folder, count):
    """At most two puzzles of a game, of different phases."""
    luck = random.Random(f"{game} {seed}")
    record = folder / "game.record"
    seated = [part for power in POWERS for part in ("--ai", f"{power}={luck.choice(PLAYERS)}")]
    run("play", game, "--option", f"last_year={OPTIONS['last_year']}", *seated, "--seed", seed, "--save", record)
    plies = document("show", record)["plies"]
    board = names()
    found = 0
    for ply in luck.sample(range(7, plies), 5):
        shown = document("show", record, "--ply", ply)
        if not shown["position"]["phase"].endswith("M"):
            continue
        puzzle = puzzle_of(shown, collection, count, folder, luck, board)
        if puzzle and collection.is_new(puzzle):
            found += 1
            yield puzzle
        if found == 2:
            return


def names():
    """The names of the provinces, and which are centres."""
    provinces = document("board", "diplomacy")["provinces"]
    titles = {each["id"]: ("the " if each["kind"] == "sea" else "") + each["title"] for each in provinces}
    return titles, {each["id"] for each in provinces if each["centre"]}


def puzzle_of(shown, collection, count, folder, luck, board):
    names_of, centres = board
    field = read_field(shown["position"], folder)
    tasks = [goal for power in shown["position"]["units"] for goal in goals(field, power, centres)]
    luck.shuffle(tasks)
    duels = [Duel(field, goal) for goal in tasks]
    # Goals that need more than one unit and its supporter teach more.
    duels.sort(key=lambda duel: not 3 <= len(duel.own) <= MOST_OWN)
    for duel in duels[:40]:
        goal = duel.goal
        seat = goal.power.lower()
        if not collection.wants(count, seat=seat, kind=goal.sentence(names_of)[:9],
                                turn=json.dumps(OPTIONS) + shown["turn_title"]):
            continue
        right = duel.solve()
        if not right:
            continue
        plans = duel.plans()
        sets = least_sets(plans, right)
        if min(map(len, sets)) < 2 or len(sets) > MOST_RIGHT:
            continue
        position = {**shown["position"], "acting": goal.power, "orders": {}, "silent": [],
                    "last": {"before": {}, "movement": [], "retreats": [], "adjustments": []}}
        levels = found_by(seat, position, sets)
        if min(levels.values()) == 1:
            continue
        wrong = sorted(duel.refuted, key=lambda plan: plausibility(plan, sets), reverse=True)[:MOST_WRONG]
        return {"seat": seat, "options": OPTIONS, "position": position, "turn": shown["turn_title"],
                "goal": goal.sentence(names_of), "answers": [answer(orders) for orders in [*sets, *wrong]],
                "right": len(sets), "error": 0, "why": why_of(duel, wrong[0], sets[0]), "rule": RULES[goal.kind],
                "found": levels}
    return None


# Where the rulebook says what decides.
RULES = {"hold": "SD-14", "take": "SD-12", "guard": "SD-12"}


def answer(orders):
    return {"actions": list(orders), "label": "; ".join(orders), "worth": None}


def plausibility(plan, sets):
    """How much of a right set a plan has, and how little it does otherwise."""
    return max(len(set(plan) & set(right)) for right in sets), -sum(bool(target(order)) for order in plan)


def why_of(duel, wrong, right):
    reply = duel.least(wrong, duel.refuted.get(wrong) or duel.refutation(wrong))
    against = f"against {', '.join(reply)}" if reply else "even if the others only hold"
    return (f"“{'; '.join(wrong)}” fails {against}. "
            f"No orders of the others can stop “{'; '.join(right)}”.")


def found_by(seat, position, sets):
    """For each level how often its orders contain a right set."""
    power = position["acting"]

    def is_right(engine, luck):
        given, possible = [], [set(right) for right in sets]
        for unit in position["units"][power]:
            given.append(engine.action(seat, {**position, "orders": {power: given}}, luck))
            possible = [right for right in possible if given[-1] in right or
                        not any(order.startswith(unit + " ") for order in right)]
            if not possible or any(right <= set(given) for right in possible):
                break
        return bool(possible)
    return shares("diplomacy", OPTIONS, position, is_right)
