"""The program occasus, as the miner asks it."""

import functools
import json
import re
import subprocess
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = ROOT / "build/release/occasus"
LEVELS = ["recruit", "soldier", "veteran", "centurion", "commander"]
TRIES = 8
# So many tries with the same outcome stand for all.
ALIKE = 3


def run(*arguments, text=""):
    """What it prints. Raises CalledProcessError if it refuses."""
    return subprocess.run([PROGRAM, *map(str, arguments)], input=text, check=True, capture_output=True, text=True).stdout


def document(*arguments, text=""):
    return json.loads(run(*arguments, "--json", text=text))


def option_arguments(options):
    return [part for name, value in options.items() for part in ("--option", f"{name}={value}")]


class Setting:
    """A game with its options, and a position of it in a file."""

    def __init__(self, game, options, position, folder):
        self.game = game
        self.options = options
        self.position = position
        self.folder = folder
        self.file = folder / "position.json"
        self.file.write_text(json.dumps(position), encoding="utf-8")

    def begin(self):
        return [self.game, *option_arguments(self.options), "--position", self.file]

    def terminal(self, *lines):
        """What the terminal shows: the position with its choices, and more after each line."""
        return run("play", *self.begin(), "--dice", "typed", text="\n".join([*lines, "quit", ""]))

    def offers(self):
        """The legal actions, each with the label of the table."""
        return self.offers_in(self.first)

    @staticmethod
    def offers_in(shown):
        """The same from what the terminal shows."""
        offers = {}
        for line in shown.splitlines():
            if line.startswith("Not available now"):
                break
            words = re.split(" {2,}", line.strip())
            if words[0].isdigit() and len(words) % 3 == 0:
                offers.update(zip(words[2::3], words[1::3]))
        return offers

    @functools.cached_property
    def first(self):
        return self.terminal()

    def rule(self):
        """The number of the rule behind the question."""
        return re.search(r"\? ([A-Z0-9.-]+)$|\. ([A-Z]+-?[0-9.]+|[0-9]+\.[0-9]+)$", self.first, re.M).group(0).split()[-1]

    def records_after(self, actions):
        """A record for each action: it has nothing else. None where the game goes no further."""
        lines = []
        for number, action in enumerate(actions):
            record = self.folder / f"after-{number}.record"
            record.unlink(missing_ok=True)
            lines += [action, f"save {record}", "undo"]
        self.terminal(*lines)
        return [self.folder / f"after-{number}.record" for number in range(len(actions))]


def position_of(record):
    """The position at the end of a record."""
    line = [line for line in record.read_text(encoding="utf-8").splitlines() if line.startswith("position ")][-1]
    return json.JSONDecoder().raw_decode(line.removeprefix("position "))[0]


class Process:
    """A command that answers each line with a line. It ends when this program does."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen([PROGRAM, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, *lines):
        # A pipe holds the answers to so many.
        answers = []
        for start in range(0, len(lines), 32):
            some = lines[start:start + 32]
            self.process.stdin.write("\n".join([*some, ""]))
            self.process.stdin.flush()
            answers += [self.process.stdout.readline().strip() for _ in some]
        return answers


class Engine(Process):
    """A computer player that answers positions of one game."""

    def __init__(self, game, options, player):
        super().__init__("engine", "--player", player, "--no-clock")
        self.ask("occasus 1", "game " + json.dumps({"game": game, "options": options, "board": ""}))

    def action(self, seat, position, number):
        turn = {"seat": seat, "view": {}, "position": position, "legal": [], "milliseconds": 1000, "random": number}
        return self.ask("turn " + json.dumps(turn))[0].removeprefix("action ")


ENGINES = {}


def engine_of(game, options, player):
    """Each is started once."""
    key = json.dumps([game, options, player])
    if key not in ENGINES:
        ENGINES[key] = Engine(game, options, player)
    return ENGINES[key]


def shares(game, options, position, is_right):
    """For each level how often it is right, by is_right(engine, its luck)."""
    found = {}
    # With the same luck everywhere, a level would miss the same tries of every puzzle.
    luck = zlib.crc32(json.dumps(position).encode())
    for level in LEVELS:
        engine = engine_of(game, options, level)
        tries = []
        while len(tries) < TRIES and (len(tries) < ALIKE or 0 < sum(tries) < len(tries)):
            tries.append(is_right(engine, luck + len(tries)))
        found[level] = sum(tries) / len(tries)
    return found
