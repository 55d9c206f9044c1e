#!/usr/bin/python3
"""Holds the source tree to its layers and to a few habits a compiler cannot see.

    tools/check_layers.py               print each finding as file:line: reason; exit 1 if any
    tools/check_layers.py --self-test   prove that every check fires

What is checked:
    includes    core <- record, games <- learn <- ai <- table, arrays <- apps; games never include each other
    headers     core, games and ai use no third-party, thread, clock, stream or exception header;
                table uses no thread, file or stream, but for its one lock
    imports     in web/src, no game imports another, and no file itself by way of others
    page        in web/src/games nothing is decided by a rule's number, a face or a label, and no
                figure of a game is written down, nor the type of what the engine sends
    marks       a comment is marked only READING:, RECONSTRUCTED: or OPTIMIZATION:, a reading names
                a ruling of the game's rulebook, and no mark of unfinished work is left
    openings    every header has #pragma once and begins with a comment
    words       no path of one machine, and nothing about how the work was organised
"""

import os
import re
import sys
from pathlib import Path, PurePosixPath

import strict_check

THIS_FILE = "tools/check_layers.py"  # Names the words it looks for.

FOLDERS = (".ci", "bench", "cmake", "docs", "examples", "notebooks", "packaging", "python", "script", "src", "tests", "tools", "web")
PASSED_OVER = {".git", "build", "dist", "node_modules", "__pycache__", "test-results"}
CPP = {".h", ".cpp"}
SCRIPT = {".ts", ".js", ".mjs", ".svelte"}
HASH_COMMENTS = {".py", ".sh", ".cmake", ".csv", ".yml", ""}
TEXT = CPP | SCRIPT | HASH_COMMENTS | {".md", ".css", ".html", ".json", ".txt", ".case", ".game"}
LOCK_FILES = {"package-lock.json", "LICENSE"}

INCLUDE = re.compile(r'\s*#\s*include\s*([<"])([^>"]+)[>"]')
IMPORT = re.compile(r"""(?:\bfrom\s*|\bimport\s*\(?\s*)["']([^"']+)["']""")
MARK = re.compile(r"^[\s/*#!<-]*([A-Z]{4,}):")
MARKS = {"READING", "RECONSTRUCTED", "OPTIMIZATION"}
ABBREVIATIONS = {"HTTP", "JSON"}
READING = re.compile(r"\bREADING:\s*((?:R\d+(?:,\s*|\s+and\s+)?)*)")
RULING = re.compile(r"^### (R\d+) ", re.MULTILINE)
UNFINISHED = re.compile(r"\b(TO[D]O|FIX[M]E|X[X]X|HA[C]K)\b")
MACHINE_PATH = re.compile(r"""(?:^|[\s"'`=(<:])(/(?:home|root|work|farm|tmp|Users)/[\w.-]+)""")
OUTSIDE_FOLDER = re.compile(r"\bshared/(?:seeds|rules|boards|vectors|odds|reference|visual|skeleton)")
WORK_WORD = re.compile(
    r"\b(anthropic|claude|chatgpt|copilot|gpt-\d|llms?|openai|subagents?|language model"
    r"|milestones?|sprints?|story points?|issue tracker|issue #\d+|pull request #\d+|ticket #?\d+)\b",
    re.IGNORECASE,
)

# What a drawing of a game would need the rules for.
PAGE_RULES = (
    (
        re.compile(r"""[=!]==?\s*['"](?:\w+ )?(?:[1-9]\d?\.\d{1,2}|[RT]\d+)['"]|['"](?:\w+ )(?:[1-9]\d?\.\d{1,2}|[RT]\d+)['"]"""),
        "the page decides by the number of a rule",
    ),
    (re.compile(r"\b(?:face|die|pips)\b\)?\s*(?:[<>]=?|===?)\s*\d"), "the page judges a face"),
    (
        re.compile(r"^export (?:interface|type) (?:Board|View|Odds)\b"),
        "the page writes down a type that tests/wasm/types.test.mjs makes from what the engine sends",
    ),
    (re.compile(r"\bconst (?:phases|parts)\b[^=]*=\s*\["), "the page lists the phases of a game"),
    (
        re.compile(r"\bexec\([\w.]*label\b|\blabel\.(?:match|matchAll|search)\("),
        "the page reads a label for what it means",
    ),
    (
        re.compile(
            r"\bconst k?\w*(?:[Pp]ay|[Pp]rice|[Tt]ax|[Uu]pkeep|[Nn]eeded|ToWin)\s*=\s*\d"
            r"|\b(?:two|three|four|five|six|seven|eight|nine|ten|[1-9]\d*) "
            r"(?:an? (?:legion|force|turn)|credits?|RRP|Strength Points?|Movement Points?|legions?|cubes?)\b"
        ),
        "the page holds a figure of the game",
    ),
)

# Standard headers that bring in threads, clocks, streams or exceptions.
BARRED_HEADERS = set(
    "atomic barrier chrono condition_variable csetjmp csignal cstdio ctime exception filesystem "
    "fstream future iomanip iostream istream latch mutex ostream random semaphore shared_mutex "
    "sstream stdexcept stop_token syncstream system_error thread".split()
)

# What needs threads, files or streams: the tables run without, in the page for one.
OUTSIDE_HEADERS = set(
    "atomic barrier condition_variable csignal cstdio ctime filesystem fstream future iomanip "
    "iostream istream latch mutex ostream semaphore shared_mutex sstream stop_token syncstream "
    "thread".split()
)
LOCK = "table/lock.h"  # The one place where a lock comes from.

# What the files of each layer may include from src, beside their own layer.
BELOW = {
    "core": {"wasm_simd128.h"},  # What its compiler offers in place of <emmintrin.h>.
    "record": {"core"},
    "games": {"core"},
    "learn": {"core"},
    "ai": {"core", "learn"},
    "arrays": {"core", "ai", "learn"},
    "table": {"core", "record", "ai"},
    "apps": {"core", "record", "ai", "arrays", "table"},
}
THIRD_PARTY_OF = {
    "core": {"wasm_simd128.h"},  # Vectors in a browser.
    "games": {"boost/multiprecision/cpp_int.hpp"},  # Odds as fractions.
    "ai": set(),
    "learn": set(),
    "record": {"sodium.h", "unistd.h", "nlohmann/json.hpp"},  # Secrets; JSON.
    "table": {"fmt/format.h", "fmt/ranges.h"},
}
REGISTRY = re.compile(r"games/(?:has_game\.h|registry\.(?:h|cpp))")
LISTS = ("games/registry.cpp", "ai/registry.cpp")  # Of all games, and of all their players.
# Commands that are about one game: the beginning of their files, and the game.
COMMANDS = {"adjudicate": "diplomacy", "import": "diplomacy"}


class Checker:
    """Collects findings about one tree. Paths are relative to its root, with forward slashes."""

    def __init__(self, root):
        self.root = root
        self.findings = []
        self.imports = {}
        self.games = {folder.name for folder in root.glob("src/games/*/")}
        self.rulings = {
            book.parent.name: set(RULING.findall(book.read_text(encoding="utf-8")))
            for book in root.glob("src/games/*/rulebook.md")
        }

    def report(self, path, line, reason):
        self.findings.append((path, line, reason))

    def run(self):
        for path in text_files(self.root):
            text = (self.root / path).read_text(encoding="utf-8")
            suffix = PurePosixPath(path).suffix
            if suffix in CPP:
                self.check_opening(path, text)
                self.check_includes(path, text)
            if suffix in SCRIPT:
                self.check_imports(path, text)
                self.note_imports(path, text)
                self.check_page(path, text)
            if suffix in CPP | SCRIPT | HASH_COMMENTS:
                self.check_marks(path, text)
            if path != THIS_FILE:
                self.check_words(path, text)
        self.check_circles()
        return sorted(self.findings)

    def check_opening(self, path, text):
        if not path.endswith(".h"):
            return
        if not text.startswith("// "):
            self.report(path, 1, "a header begins with a comment that says what it promises")
        if not re.search(r"^#pragma once$", text, re.MULTILINE):
            self.report(path, 1, "a header needs #pragma once")

    def check_includes(self, path, text):
        parts = PurePosixPath(path).parts
        if parts[0] != "src" or len(parts) < 3 or parts[1] not in BELOW:
            return
        is_test = path.endswith("_test.cpp")
        for number, line in enumerate(text.splitlines(), start=1):
            include = INCLUDE.match(line)
            if not include:
                continue
            bracket, name = include.groups()
            if bracket == "<":
                reason = None if is_test else refused_library(path, name)
            else:
                reason = refused_include(path, own_path(self.root, path, name), is_test)
            if reason:
                self.report(path, number, reason)

    def check_imports(self, path, text):
        own = re.match(r"web/src/games/([^/]+)/", path)
        if not own:
            return
        for number, line in enumerate(text.splitlines(), start=1):
            for name in IMPORT.findall(line):
                if name.startswith("."):
                    name = os.path.normpath(PurePosixPath(path).parent / name)
                other = re.search(r"(?:^|/)games/([^/]+)(?:/|$)", name)
                if other and other.group(1) in self.games - {own.group(1)}:
                    self.report(path, number, f"{own.group(1)} imports the game {other.group(1)}")

    def note_imports(self, path, text):
        if path.startswith("web/src/") and ".test." not in path:
            folder = PurePosixPath(path).parent
            names = (os.path.normpath(folder / name) for name in IMPORT.findall(text) if name.startswith("."))
            self.imports[path] = {name + ending for name in names for ending in ("", ".ts", ".svelte", "/index.ts")}

    def check_circles(self):
        # A component may draw itself.
        left = {path: names & self.imports.keys() - {path} for path, names in self.imports.items()}
        while True:
            imported = set().union(*left.values())
            outside = {path for path, names in left.items() if not names or path not in imported}
            if not outside:
                break
            left = {path: names - outside for path, names in left.items() if path not in outside}
        for path in sorted(left)[:1]:
            self.report(path, 1, f"it imports itself by way of others: {', '.join(sorted(left))}")

    def check_page(self, path, text):
        if not path.startswith("web/src/games/") or ".test." in path or ".gen." in path:
            return
        for number, line in enumerate(text.splitlines(), start=1):
            if line.lstrip().startswith(("//", "*", "/*")):
                continue
            for pattern, reason in PAGE_RULES:
                if pattern.search(line):
                    self.report(path, number, reason)

    def check_marks(self, path, text):
        for number, comment in comments(path, text):
            mark = MARK.match(comment)
            if mark and mark.group(1) not in MARKS | ABBREVIATIONS:
                known = ", ".join(f"{name}:" for name in sorted(MARKS))
                self.report(path, number, f"the mark {mark.group(1)}: is none of {known}")
            if path == THIS_FILE:
                continue
            for reading in READING.finditer(comment):
                self.check_reading(path, number, reading.group(1))

    def check_reading(self, path, number, named):
        game = game_of(path)
        known = self.rulings.get(game) or set().union(*self.rulings.values())
        rulings = re.findall(r"R\d+", named)
        if not rulings:
            self.report(path, number, "READING: is followed by the ruling, such as R3")
        for ruling in rulings:
            if ruling not in known:
                self.report(path, number, f"no rulebook has the ruling {ruling}")

    def check_words(self, path, text):
        is_test = path.startswith("tests/") or path.endswith("_test.cpp")
        for number, line in enumerate(text.splitlines(), start=1):
            for pattern, reason in (
                (UNFINISHED, "unfinished work is left marked"),
                (MACHINE_PATH, "a path of one machine"),
                (WORK_WORD, "a word about how the work was organised"),
                (None if is_test else OUTSIDE_FOLDER, "a folder outside the project"),
            ):
                found = pattern and pattern.search(line)
                if found:
                    self.report(path, number, f"{reason}: {found.group(0).strip()}")


def text_files(root):
    """Every text file of the project, in order; what was built or installed is passed over."""
    own = (path for path in root.iterdir() if path.is_file() and path.name not in PASSED_OVER)
    yield from sorted(path.name for path in own if is_text(path))
    for folder in FOLDERS:
        for where, folders, names in os.walk(root / folder):
            folders[:] = sorted(set(folders) - PASSED_OVER)
            for name in sorted(names):
                path = Path(where) / name
                if is_text(path):
                    yield path.relative_to(root).as_posix()


def is_text(path):
    return path.suffix in TEXT and path.name not in LOCK_FILES and not path.is_symlink()


def own_path(root, path, name):
    """An include in quotes as a path below src: beside the file, or from src."""
    beside = PurePosixPath(path).parent / name
    if "/" not in name or (root / beside).is_file():
        return PurePosixPath(os.path.normpath(beside)).relative_to("src").as_posix()
    return name


def refused_library(path, name):
    layer = PurePosixPath(path).parts[1]
    if layer == "apps":
        return None
    if "." in name or "/" in name:
        return None if name in THIRD_PARTY_OF[layer] else f"{layer} may not use the library <{name}>"
    if layer == "table":
        is_lock = path == "src/" + LOCK and name == "mutex"
        outside = name in OUTSIDE_HEADERS and not is_lock
        return f"table uses no threads, files or streams of its own: <{name}>" if outside else None
    if layer not in ("record", "arrays") and name in BARRED_HEADERS:
        return f"{layer} uses no threads, clocks, streams or exceptions: <{name}>"
    return None


def refused_include(path, name, is_test):
    """Why the file at `path` may not include `name` (relative to src), or None."""
    source = PurePosixPath(path).parts[1:]
    target = PurePosixPath(name).parts
    layer, other = source[0], target[0]
    if other not in BELOW:
        return None
    if other == "games" and len(target) > 2:
        return refused_game(source, target[1], is_test)
    if other == layer or other in BELOW[layer]:
        return None
    if REGISTRY.fullmatch(name) and (is_test or layer in ("ai", "table", "apps")):
        return None
    if is_test and layer == "games" and other == "record":
        return None
    return f"{layer} may not include {other}: {name}"


def refused_game(source, game, is_test):
    """Only a game itself, the lists, the game's own encoder, players and commands, and the arrays made
    of its State include its headers."""
    layer = source[0]
    if "/".join(source) in LISTS:
        return None
    if layer == "games":
        if source[1] == game:
            return None
        return f"the game {source[1]} may not include the game {game}"
    if layer == "ai" and len(source) > 2:
        if source[1] in ("instances", "heuristics", "appraisers", "learned") and source[2].startswith(game):
            return None
    if layer == "learn" and source[1].startswith(game):
        return None
    if layer == "arrays":
        return None
    if layer == "apps" and COMMANDS.get(re.split(r"[_.]", source[-1])[0]) == game:
        return None
    if is_test:
        return None
    return f"{layer} may not include the game {game}"


def game_of(path):
    """The game a file belongs to by its path, or None."""
    found = re.search(r"(?:games|instances|heuristics|appraisers|cases|golden)/([a-z_]+?)(?:_test)?[./]", path)
    return found.group(1) if found else None


def comments(path, text):
    """(line number, text) of each line of comment."""
    if PurePosixPath(path).suffix in HASH_COMMENTS:
        for number, line in enumerate(text.splitlines(), start=1):
            if line.lstrip().startswith("#"):
                yield number, line.strip()
        return
    for number, comment in slash_comments(text):
        for offset, line in enumerate(comment.splitlines()):
            yield number + offset, line.strip()


TOKEN = re.compile(
    r'R"(?P<fence>[^()\s"]*)\(.*?\)(?P=fence)"'  # A raw string.
    r'|"(?:\\.|[^"\\\n])*"|(?<![0-9A-Fa-f])\'(?:\\.|[^\'\\\n])*\''
    r"|(?P<comment>//[^\n]*|/\*.*?\*/|<!--.*?-->)",
    re.DOTALL,
)


def slash_comments(text):
    """(line number, text) of each comment of C++, TypeScript or a page, but not inside strings."""
    for token in TOKEN.finditer(text):
        if token.group("comment"):
            yield text.count("\n", 0, token.start()) + 1, token.group("comment")


# --- self-test ------------------------------------------------------------------------------------

OPENING = "// A header.\n#pragma once\n"
CLEAN = {
    "src/core/game.h": OPENING + "#include <array>\n",
    "src/record/record.cpp": (
        '#include <sodium.h>\n#include <chrono>\n#include "core/game.h"\n'
    ),
    "src/games/registry.cpp": '#include "games/alpha/rules.h"\n#include "games/beta/rules.h"\n',
    "src/games/registry.h": OPENING,
    "src/games/alpha/rulebook.md": "# Alpha\n## R Readings\n### R1 One {ruling}\nA rule.\n",
    "src/games/alpha/rules.h": OPENING + '#include "core/game.h"\n',
    "src/games/alpha/rules.cpp": (
        '#include "rules.h"\n// READING: R1\nauto text = "// NOTICE: a text";\n'
        "int n = 1'000;  // OPTIMIZATION: none.\n"
    ),
    "src/games/alpha/rules_test.cpp": '#include <gtest/gtest.h>\n#include "record/record.h"\n',
    "src/games/beta/rules.h": OPENING,
    "src/ai/search.h": OPENING + '#include "core/game.h"\n#include "games/registry.h"\n',
    "src/ai/registry.cpp": '#include "games/alpha/rules.h"\n',
    "src/ai/instances/alpha.cpp": '#include "games/alpha/rules.h"\n#include "ai/search.h"\n',
    "src/ai/heuristics/alpha_plan.cpp": '#include "games/alpha/rules.h"\n',
    "src/table/table.cpp": (
        '#include <chrono>\n#include <stdexcept>\n#include <fmt/format.h>\n'
        '#include "ai/search.h"\n#include "games/registry.h"\n#include "record/record.cpp"\n'
    ),
    "src/table/lock.h": OPENING + "#include <mutex>\n",
    "src/apps/server/serve.cpp": '#include "table/lock.h"\n',
    "src/games/diplomacy/board.h": OPENING,
    "src/apps/cli/diplomacy/adjudicate_line.cpp": '#include "games/diplomacy/board.h"\n',
    "src/arrays/fields.cpp": '#include <thread>\n#include "games/alpha/rules.h"\n#include "ai/search.h"\n',
    "src/apps/cli/main.cpp": '#include <thread>\n#include <CLI/CLI.hpp>\n#include "ai/search.h"\n',
    "web/src/games/alpha/sums.ts": "// Two credits a legion.\nimport './bad';\nconst sum = { rule: '11.0' };\n",
    "web/src/games/alpha/board.ts": 'import { a } from "../../shell/a";\nimport "../sheet";\n',
    "tests/vectors_test.cpp": "// Reads ../shared/vectors when it is there.\n",
    "README.md": "See https://example.org/work/of/others and /usr/bin/python3.\n",
}
# (file, text, what the finding must say)
FAULTS = [
    ("src/core/bad.cpp", '#include "games/alpha/rules.h"\n', "core may not include the game alpha"),
    ("src/core/bad.cpp", '#include "record/record.h"\n', "core may not include record"),
    ("src/core/bad.cpp", "#include <sodium.h>\n", "core may not use the library"),
    ("src/core/bad.cpp", "#include <thread>\n", "core uses no threads"),
    ("src/record/bad.cpp", '#include "games/registry.h"\n', "record may not include games"),
    ("src/record/bad.cpp", '#include "ai/search.h"\n', "record may not include ai"),
    ("src/record/bad.cpp", "#include <fmt/core.h>\n", "record may not use the library"),
    ("src/games/alpha/bad.cpp", '#include "games/beta/rules.h"\n', "alpha may not include the game beta"),
    ("src/games/alpha/bad.cpp", '#include "../beta/rules.h"\n', "alpha may not include the game beta"),
    ("src/games/alpha/bad.cpp", '#include "ai/search.h"\n', "games may not include ai"),
    ("src/games/alpha/bad.cpp", '#include "record/record.h"\n', "games may not include record"),
    ("src/games/alpha/bad.cpp", "#include <iostream>\n", "games uses no threads"),
    ("src/ai/bad.cpp", '#include "games/alpha/rules.h"\n', "ai may not include the game alpha"),
    ("src/ai/instances/beta.cpp", '#include "games/alpha/rules.h"\n', "ai may not include the game"),
    ("src/ai/bad.cpp", '#include "apps/cli/main.h"\n', "ai may not include apps"),
    ("src/table/bad.cpp", '#include "apps/server/serve.h"\n', "table may not include apps"),
    ("src/table/bad.cpp", '#include "games/alpha/rules.h"\n', "table may not include the game"),
    ("src/arrays/bad.cpp", '#include "record/record.h"\n', "arrays may not include record"),
    ("src/table/bad.cpp", "#include <mutex>\n", "table uses no threads"),
    ("src/table/bad.cpp", "#include <fstream>\n", "table uses no threads, files"),
    ("src/table/bad.cpp", "#include <spdlog/spdlog.h>\n", "table may not use the library"),
    ("src/table/lock.h", OPENING + "#include <thread>\n", "table uses no threads"),
    ("src/record/bad.cpp", '#include "table/lock.h"\n', "record may not include table"),
    ("src/ai/bad.cpp", '#include "table/lock.h"\n', "ai may not include table"),
    ("src/apps/server/bad.cpp", '#include "games/alpha/rules.h"\n', "apps may not include the game"),
    ("src/apps/cli/diplomacy/adjudicate.cpp", '#include "games/alpha/rules.h"\n', "apps may not include the game"),
    ("src/apps/cli/bad.cpp", '#include "games/diplomacy/board.h"\n', "apps may not include the game"),
    ("web/src/games/alpha/bad.ts", 'import { b } from "../beta/b";\n', "imports the game beta"),
    ("web/src/games/alpha/bad.svelte", 'await import("$lib/games/beta/b");\n', "imports the game beta"),
    ("web/src/games/alpha/bad.ts", 'import { a } from "./sums";\n', "imports itself by way of others"),
    ("web/src/games/alpha/bad.ts", "export interface View {\n", "writes down a type"),
    ("web/src/games/alpha/bad.ts", "if (rule === '5.63') return;\n", "decides by the number of a rule"),
    ("web/src/games/alpha/bad.ts", "const ends = ['end 5.31'];\n", "decides by the number of a rule"),
    ("web/src/games/alpha/bad.ts", "return Number(entry.args.face) > 2;\n", "judges a face"),
    ("web/src/games/alpha/bad.ts", "return entry.args.face === 1;\n", "judges a face"),
    ("web/src/games/alpha/bad.ts", "const needed = 3;\n", "a figure of the game"),
    ("web/src/games/alpha/bad.ts", "const phases = ['Resources'];\n", "lists the phases"),
    ("web/src/games/alpha/bad.ts", "/(\\d+) RRP/.exec(label)\n", "reads a label"),
    ("web/src/games/alpha/bad.ts", "const kPay = 2;\n", "holds a figure"),
    ("web/src/games/alpha/bad.svelte", "<th>Pay, two a legion</th>\n", "holds a figure"),
    ("src/core/bad.h", "#pragma once\n", "begins with a comment"),
    ("src/core/bad.h", "// A header.\n", "#pragma once"),
    ("src/core/bad.cpp", "int n;  // NOTICE: this\n", "the mark NOTICE:"),
    ("src/core/bad.cpp", "/* One.\n * WARNING: two */\n", "the mark WARNING:"),
    ("tools/bad.py", "# NOTICE: this\n", "the mark NOTICE:"),
    ("src/games/alpha/bad.cpp", "// READING: R9\n", "no rulebook has the ruling R9"),
    ("src/games/alpha/bad.cpp", "// READING: as we like it\n", "followed by the ruling"),
    ("src/core/bad.cpp", "// TO" "DO later\n", "unfinished work"),
    ("docs/bad.md", "A FIX" "ME here.\n", "unfinished work"),
    ("script/bad", "cd /" "home/someone\n", "a path of one machine"),
    ("docs/bad.md", "Planned for the next sprint.\n", "how the work was organised"),
    ("docs/bad.md", "See pull request #12.\n", "how the work was organised"),
    ("docs/bad.md", "From shared/seeds.\n", "a folder outside the project"),
]


if __name__ == "__main__":
    sys.exit(strict_check.main(__doc__, Checker, CLEAN, FAULTS))
