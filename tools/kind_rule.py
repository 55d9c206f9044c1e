#!/usr/bin/env python3
"""Prints, for every game, which rules its events and refusals cite, beside the titles of the rules.

Events: the rule of each row of events.txt, the rules of every call that tells the kind by
another, and those of the logs of kept games. Refusals and reasons: each text with the rule it
cites, as they stand in the sources. Read it beside the rulebooks: nothing here says what is right.

Usage: tools/kind_rule.py [--program build/asan/occasus] [GAME ...]
       tools/kind_rule.py --check    only say which kinds cite no rule, or cite what is no rule of
                                     the rulebook; exit 1 if any
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
GAMES = ("pomerium", "rome_must_fall", "invasions", "empire", "diplomacy")

ROW = re.compile(r"^(\w+) \| (\S+) \| (.*?)(?: \| |$)", re.M)
TOLD_BY = re.compile(r"tell_by<EventKind::(\w+)>\(")
CITE = re.compile(r'cite\("([^"]+)"\)')
CALL = re.compile(r"(\w+)\([^()]*\)$")
STRINGS = r'((?:"(?:[^"\\]|\\.)*"\s*)+)'
REFUSAL = re.compile(r'cite\("([^"]+)"\)\s*[,)]\s*(?:[\w.()]*\s*\+\s*)?' + STRINGS)


def titles(game):
    """The title of each rule of the rulebook, by number, and whether it is printed or ours."""
    text = (ROOT / "src/games" / game / "rulebook.md").read_text()
    return dict(re.findall(r"^### (\S+) (.*\})$", text, re.M))


def sources(game):
    for path in sorted((ROOT / "src/games" / game).rglob("*")):
        is_code = path.suffix in (".cpp", ".h")
        if is_code and not path.name.endswith(("_test.cpp", ".gen.h")) and "tests" not in path.parts:
            yield path.relative_to(ROOT), path.read_text()


def first_argument(code, start):
    """The text of the first argument of the call whose bracket has just been opened."""
    depth, end = 0, start
    while depth > 0 or code[end] not in ",)":
        depth += {"(": 1, "{": 1, ")": -1, "}": -1}.get(code[end], 0)
        end += 1
    return " ".join(code[start:end].split())


def body(code, function):
    """The text between the braces of a function that gives a rule; empty if it is not here."""
    head = re.search(r"\bCite " + function + r"\([^;{]*\{", code)
    if not head:
        return ""
    depth, end = 1, head.end()
    while depth > 0:
        depth += {"{": 1, "}": -1}.get(code[end], 0)
        end += 1
    return code[head.end() : end]


def worked_out(argument, path, codes):
    """The rules an expression may give: those of the function it calls, else where to look."""
    call = CALL.search(argument.strip("{} "))
    rules = [rule for code in codes for rule in CITE.findall(body(code, call.group(1)))] if call else []
    return rules or [f"(worked out in {path.name})"]


def events(game):
    """By kind: its sentence, and its rules."""
    rows, told = {}, {}
    code_of = dict(sources(game))
    for kind, rule, sentence in ROW.findall((ROOT / "src/games" / game / "events.txt").read_text()):
        name = "".join(word.capitalize() for word in kind.split("_"))
        rows[name] = (kind, sentence)
        told.setdefault(name, []).append(rule)
    for path, code in code_of.items():
        for call in TOLD_BY.finditer(code):
            argument = first_argument(code, call.end())
            rules = CITE.findall(argument) or worked_out(argument, path, code_of.values())
            told.setdefault(call.group(1), []).extend(rules)
    return {rows[name]: list(dict.fromkeys(rules)) for name, rules in told.items() if name in rows}


def heard(game, program):
    """By kind: the rules under which kept games told it, and how often."""
    counts = {}
    for folder in (f"src/games/{game}/golden", f"tests/records/{game}"):
        for record in sorted((ROOT / folder).glob("*.record")):
            log = subprocess.run(
                [program, "log", "--json", record], capture_output=True, text=True, check=True
            ).stdout
            for line in log.splitlines():
                entry = json.loads(line)
                rules = counts.setdefault(entry["kind"], {})
                rules[entry["rule"]] = rules.get(entry["rule"], 0) + 1
    return counts


def refusals(game):
    for path, code in sources(game):
        for rule, text in REFUSAL.findall(code):
            words = "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', text))
            if " " in words:
                yield rule, words, path.name


def report(game, program):
    title = titles(game)
    counts = heard(game, program) if program else {}
    print(f"# {game}\n\n## Events\n\n| kind | rules | in kept games | sentence |\n|---|---|---|---|")
    for (kind, sentence), rules in sorted(events(game).items()):
        told = ", ".join(f"{rule}: {n}" for rule, n in sorted(counts.get(kind, {}).items()))
        cited = "; ".join(f"{rule} {title.get(rule, '')}".strip() for rule in rules)
        print(f"| {kind} | {cited} | {told} | {sentence} |")
    print("\n## Refusals, reasons and prompts\n\n| rule | title | text | file |\n|---|---|---|---|")
    for rule, words, name in sorted(set(refusals(game))):
        print(f"| {rule} | {title.get(rule, '')} | {words} | {name} |")
    print()


def check(game):
    """What is wrong with the rules of the kinds of a game, a line each."""
    rulebook = titles(game)
    kinds = events(game)
    faults = [] if kinds else [f"{game}: no kinds of event were found"]
    for (kind, _), rules in sorted(kinds.items()):
        cited = [rule for rule in rules if not rule.startswith("(")]
        faults += [] if rules else [f"{game}: {kind} cites no rule"]
        faults += [f"{game}: {kind} cites {rule}" for rule in cited if rule not in rulebook]
    for rule, words, name in refusals(game):
        faults += [] if rule in rulebook else [f"{game}: {name} cites {rule}: {words}"]
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", help="also count in the logs of kept games, with this program")
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--check", action="store_true", help="only say what is wrong")
    arguments = parser.parse_args()
    if arguments.check:
        faults = [fault for game in arguments.games for fault in check(game)]
        print(*faults, sep="\n", end="\n" if faults else "")
        sys.exit(1 if faults else 0)
    for game in arguments.games:
        report(game, arguments.program)


if __name__ == "__main__":
    main()
