#!/usr/bin/python3
"""Writes the table of docs/puzzles.md: the puzzles of each grade, and how often each level finds the right answer.

    tools/puzzles/table.py
"""

import json
import sys
from collections import Counter

sys.dont_write_bytecode = True

from collection import FOLDER  # pylint: disable=wrong-import-position
from program import LEVELS, ROOT  # pylint: disable=wrong-import-position

HEAD = "| game | puzzles | in grades 1 to 5 |"


def row(game, puzzles):
    grades = Counter(puzzle["grade"] for puzzle in puzzles)
    counts = ", ".join(str(grades[grade]) for grade in range(1, 6))
    shares = [100 * sum(puzzle["found"][level] for puzzle in puzzles) / len(puzzles) for level in LEVELS]
    return f"| `{game}` | {len(puzzles)} | {counts} | " + " | ".join(f"{share:.0f}" for share in shares) + " |"


def main():
    page = ROOT / "docs/puzzles.md"
    before = page.read_text(encoding="utf-8").split(HEAD)[0]
    lines = [HEAD + " " + " | ".join(level.title() for level in LEVELS) + " |", "|---|---:|---" + "|---:" * 5 + "|"]
    for file in sorted(FOLDER.glob("*.json")):
        lines.append(row(file.stem, json.loads(file.read_text(encoding="utf-8"))["puzzles"]))
    page.write_text(before + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
