"""The puzzles of a game: which are wanted, how hard they are, and their file."""

import json

from program import ROOT

FOLDER = ROOT / "web/src/practice/puzzles"
# Of every hundred puzzles, so many may be of one kind, of one turn, of one seat.
MOST_OF = {"kind": 45, "turn": 20, "seat": 65}


def traits(puzzle):
    """What a puzzle shares with others that teach the same."""
    return {"kind": puzzle["goal"][:9] or puzzle["rule"] + " " + puzzle["answers"][0]["actions"][0].split()[0],
            "turn": json.dumps(puzzle["options"]) + puzzle["turn"], "seat": puzzle["seat"]}


def ease(puzzle):
    """How often the levels find the right answer; among equals, how much of the answer is asked, and how far it stands out."""
    best, *_, last = (answer["worth"] for answer in puzzle["answers"][puzzle["right"] - 1:puzzle["right"] + 1])
    gap = best - last if best is not None else 0
    return sum(puzzle["found"].values()), -len(puzzle["answers"][0]["actions"]), gap


class Collection:
    def __init__(self, game, command, more):
        self.file = FOLDER / f"{game}.json"
        self.game = game
        self.command = command
        self.playouts = 0
        self.puzzles = []
        if more and self.file.exists():
            kept = json.loads(self.file.read_text(encoding="utf-8"))
            self.command = kept["made"] + "; " + command
            self.playouts = kept["sure"]
            self.puzzles = [{"options": {}, **puzzle} for puzzle in kept["puzzles"]]

    def wants(self, count, **trait):
        """Whether a puzzle with these traits would not be one of too many."""
        for name, value in trait.items():
            if sum(traits(puzzle)[name] == value for puzzle in self.puzzles) >= max(2, MOST_OF[name] * count / 100):
                return False
        return True

    def is_new(self, puzzle):
        """Not nearly the same as another: the same seat, goal or turn, answer, and answer that tempts."""
        def gist(of):
            tempting = "" if of["goal"] else of["answers"][of["right"]]["label"]
            return of["seat"], of["goal"] or of["turn"], of["rule"], of["answers"][0]["label"], tempting
        return gist(puzzle) not in map(gist, self.puzzles)

    def add(self, puzzle):
        self.puzzles.append(puzzle)

    def write(self):
        if not self.puzzles:
            return
        # The grades are fifths of the file, the hardest last.
        self.puzzles.sort(key=ease, reverse=True)
        for place, puzzle in enumerate(self.puzzles):
            puzzle["grade"] = 1 + 5 * place // len(self.puzzles)
        lines = []
        for number, puzzle in enumerate(self.puzzles, 1):
            whole = {"id": f"{self.game}-{number}", **{name: value for name, value in puzzle.items() if name != "id"}}
            if not whole["options"]:
                del whole["options"]
            lines.append(json.dumps(whole, ensure_ascii=False, separators=(",", ":")))
        head = json.dumps({"game": self.game, "made": self.command, "sure": self.playouts}, ensure_ascii=False)
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.file.write_text(head[:-1] + ', "puzzles": [\n' + ",\n".join(lines) + "\n]}\n", encoding="utf-8")
