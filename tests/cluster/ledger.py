"""What people at tables were told, and what has to be true of it afterwards.

Every function answers with a list of faults in words, empty when all is well. None of them asks a server.
"""

import collections
import re

# What only some may know; whoever finds one in what he was sent finds it by this.
SECRET = re.compile(r"secret-[0-9a-f]{24}")

# Of a line of a record: “17 rome levy = HASH”, “undo 4 = HASH”.
_STEP = re.compile(r"^(?:(\d+) (\S+) (.*)|undo (\d+)) = [0-9a-f]{16}$")

# One command that was carried out: `ply` is that before it, for an undo that to which it led.
Step = collections.namedtuple("Step", "seat ply text")
UNDO = "undo"


def steps_of(record):
    """The commands that a record says were carried out; dice are none."""
    steps = []
    for line in record.split("\n"):
        match = _STEP.match(line)
        if not match:
            continue
        ply, seat, text, back_to = match.groups()
        if back_to is not None:
            steps.append(Step(None, int(back_to), UNDO))
        elif seat != "dice":
            # A die that was foretold is written behind some actions of a seat; that is none of its own.
            steps.append(Step(seat, int(ply) - 1, text))
    return steps


def faults_of_steps(acknowledged, steps):
    """Whether exactly what was acknowledged was carried out, once."""
    told = collections.Counter(acknowledged)
    kept = collections.Counter(steps)
    return [f"acknowledged and lost: {step}" for step in (told - kept).elements()] + [
        f"carried out twice, or without an answer: {step}" for step in (kept - told).elements()]


# What of an entry of a log never changes.
def _lasting(entry):
    return {name: entry[name] for name in ("n", "rule", "kind", "text", "args")}


def faults_of_log(heard, whole):
    """Whether what somebody heard, by its numbers, is the beginning of the whole log."""
    if not heard:
        return []
    faults = [f"entry {n} was never heard" for n in range(min(heard), max(heard)) if n not in heard]
    for n, entry in sorted(heard.items()):
        if n > len(whole):
            faults.append(f"entry {n} was heard, and the log ends with {len(whole)}")
        elif _lasting(whole[n - 1]) != _lasting(entry):
            faults.append(f"entry {n} was heard as {_lasting(entry)} and is {_lasting(whole[n - 1])}")
    return faults


class Secrets:
    """Who may know what. Whoever is not at a seat, is at None."""

    def __init__(self, tokens):
        self.tokens = list(tokens)  # For nobody.
        self.known_to = {}

    def keep(self, secret, seats):
        self.known_to[secret] = frozenset(seats)

    def faults_of_frame(self, frame, reader):
        """Whether `reader` was sent what is not for him."""
        found = {*SECRET.findall(frame), *(token for token in self.tokens if token in frame)}
        return [f"{reader} was sent the secret of {sorted(map(str, self.known_to.get(secret, [])))}: {frame[:400]}"
                for secret in sorted(found) if reader not in self.known_to.get(secret, [])]


def opened_sets(log):
    """The orders that a log tells of, by the ply before they were opened and by power."""
    opened = collections.defaultdict(list)
    for entry in log:
        if entry["kind"] == "order_resolved":
            opened[entry["ply"] - 1, entry["args"]["power"]].append(entry["args"]["order"])
    return opened


def faults_of_orders(written, log):
    """Whether the sets that were opened are those that were acknowledged last, which are `written`."""
    opened = opened_sets(log)
    return [f"of {power} at ply {ply} was opened {sorted(opened[ply, power])}, and it had written {sorted(orders)}"
            for (ply, power), orders in sorted(written.items())
            if (ply, power) in opened and sorted(opened[ply, power]) != sorted(orders)]


def faults_of_letters(sent, messages):
    """Whether every letter that was acknowledged is there, once."""
    there = collections.Counter(message["text"] for message in messages)
    return [f"a letter is there {there[text]} times: {text}" for text in sent if there[text] != 1] + [
        f"a letter was never acknowledged: {text}" for text in there if text not in sent]
