#!/usr/bin/python3
"""Reads the Markdown, the lessons and the strings of the project as a strict editor would.

    tools/check_words.py               print each finding as file:line: reason; exit 1 if any
    tools/check_words.py --self-test   prove that every check fires

What is checked:
    names      no name that docs/terms.md gives up for another (not in comments)
    openings   no sentence, title or comment begins with Who, What, Of, Nobody and the like, except a question
    links      every link between files leads to a file, and to a heading if it names one
    codes      no identifier, true or false in a sentence of the page, a lesson, a title or an option

Strings are those of the page and of C++ that have three words or more.
"""

import json
import re
import sys
from pathlib import Path

import strict_check
from check_layers import slash_comments

TERMS = "docs/terms.md"
PAGES = ("*.md", "docs/**/*.md", "src/games/*/*.md", "tests/*/*.md", "tools/*/*.md", "web/library/*.md")
LESSONS = "src/games/*/lessons/*.json"
PAGE_STRINGS = ("web/src/**/*.ts", "web/src/**/*.svelte")
ENGINE_STRINGS = ("src/**/*.cpp", "src/**/*.h")
COMMENTED = (*ENGINE_STRINGS, *PAGE_STRINGS, "web/src/**/*.css")
NOT_READ = re.compile(r"\.gen\.|_test\.|\.test\.|/tests/|test_board|order_words|/wasi\.|/keeper\.|/picture/")
FOR_PEOPLE = re.compile(r"web/src/|/lessons/|src/games/[a-z_]+/game\.cpp")
CODES = re.compile(r"\b[a-z]+_[a-z_]+\b|\b(?:true|false)\b")
ENGINE_STRING = re.compile(r'(?:"(?:\\.|[^"\\\n])*"\s*)+')
PAGE_STRING = re.compile(r"'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`|>([^<>{}]+)<")
LESSON_TEXTS = {"title", "teaches", "say", "otherwise", "end"}

HEADLESS = re.compile(r"[\s*_“\"(]*(Who|Whoever|Whose|Whom|What|Whatever|Of|Nobody|None)\b(?! course\b| to do\b)")
SENTENCE_END = re.compile(r"(?<=[.!?:])[”\")*_]*\s+(?=[*_“\"(]*[A-Z])")
LINK = re.compile(r"\[[^\]\[]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#{1,6} +(.+?) *$", re.MULTILINE)


def without_code(text):
    """The text without code and link targets; every line keeps its number."""
    text = re.sub(r"^ *```.*?^ *```", lambda code: "\n" * code[0].count("\n"), text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"`[^`\n]*`", "CODE", text)
    return re.sub(r"\]\([^)\s]*\)", "]", text)


def passages(text):
    """Each paragraph, list item, heading and cell of a table, with the number of its first line."""
    start, lines = 1, []
    for number, line in enumerate(text.split("\n") + [""], start=1):
        begins = re.match(r"\s*(?:[-*] |\d+\. |#+ |\||\*\*`|> )", line)
        if lines and (begins or not line.strip()):
            yield start, " ".join(" ".join(lines).split())
            lines = []
        if line.lstrip().startswith("|"):
            yield from ((number, cell.strip()) for cell in line.strip().strip("|").split("|"))
        elif line.strip():
            start = start if lines else number
            lines.append(re.sub(r"^\s*(?:[-*] |\d+\. |#+ |> )", "", line))
            if line.startswith("#"):
                yield start, re.sub(r"^[A-Z-]*\d[\w.-]* ", "", lines.pop())  # Without the number of a rule.


def only_comments(text):
    """The text of a source without its code; every line keeps its number."""
    lines = [""] * (text.count("\n") + 1)
    for number, comment in slash_comments(text):
        for offset, line in enumerate(comment.split("\n")):
            lines[number - 1 + offset] = re.sub(r"^<!--|-->$", "", line.strip()).strip("/* ")
    return "\n".join(lines)


def strings_of_engine(text):
    """The sentences in C++: literals that stand together are one. Without includes, comments and SQL."""
    for found in ENGINE_STRING.finditer(text):
        before = text[text.rfind("\n", 0, found.start()) + 1 : found.start()].strip()
        sentence = "".join(re.findall(r'"((?:\\.|[^"\\\n])*)"', found[0]))
        if not before.startswith(("#", "//", "static_assert")) and not re.match(r"[A-Z]{2,}\b", sentence):
            yield text.count("\n", 0, found.start()) + 1, re.sub(r"\{[^}]*\}", "X", sentence.replace("\\n", " "))


def strings_of_page(text):
    """The sentences in TypeScript and Svelte, without comments, styles and what is worked out in them."""
    text = re.sub(r"/\*.*?\*/|<!--.*?-->|<style.*?</style>", lambda part: "\n" * part[0].count("\n"), text, flags=re.DOTALL)
    text = re.sub(r"(?m)(^|\s)//[^\n]*", r"\1", text)
    for found in PAGE_STRING.finditer(text):
        sentence = re.sub(r"\$\{[^}]*\}", "X", found[1] or found[2] or found[3] or "")
        if not re.search(r"[{};]\s*$|=>|</|===|!==|&&|\?\.|\w\(|\?:|\bconst\b|\bprivate\b|^[a-z]+_[\w ]*$|[\w-]+: [^.;]*;|\w=\"|^[./@\[(]", sentence):
            yield text.count("\n", 0, found.start()) + 1, " ".join(sentence.split())


def is_sentence(text):
    return " " in text.strip(" ,;") and len(re.findall(r"[A-Za-z’']{2,}", text)) > 2


def anchors_of(text):
    """The anchors that a site gives the headings of a page: small letters, hyphens, no other signs."""
    text = re.sub(r"^ *```.*?^ *```", "", text, flags=re.DOTALL | re.MULTILINE)
    seen = {}
    for title in HEADING.findall(text):
        title = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", title).replace("`", "").lower()
        anchor = re.sub(r"[^\w\- ]", "", title).replace(" ", "-")
        seen[anchor] = seen.get(anchor, -1) + 1
        yield anchor if seen[anchor] == 0 else f"{anchor}-{seen[anchor]}"


def names_given_up(root):
    """From the table of terms: what to look for, the name to use, and where."""
    for row in re.findall(r"^\| (.+?) \| (.+?) \| (.+?) \|$", (root / TERMS).read_text(encoding="utf-8"), re.MULTILINE):
        better, losers, where = row
        if where in {"not searched", "searched"}:
            continue
        words = "|".join(re.escape(loser) for loser in losers.split("; "))
        yield re.compile(rf"\b(?:{words})\b", re.IGNORECASE), better, where


def texts_of_lesson(value, key=None):
    """The sentences of a lesson, wherever they stand in it."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from texts_of_lesson(part, name)
    elif isinstance(value, list):
        for part in value:
            yield from texts_of_lesson(part, key)
    elif isinstance(value, str) and key in LESSON_TEXTS:
        yield value


class Checker:
    """Collects findings about one tree. Paths are relative to its root."""

    def __init__(self, root):
        self.root = root
        self.findings = []
        self.names = list(names_given_up(root))

    def run(self):
        for pattern in PAGES:
            for file in sorted(self.root.glob(pattern)):
                self.check_page(file)
        self.check_strings(PAGE_STRINGS, strings_of_page)
        self.check_strings(ENGINE_STRINGS, strings_of_engine)
        for file in sorted(self.root.glob(LESSONS)):
            self.check_lesson(file)
        for pattern in COMMENTED:
            for file in sorted(self.root.glob(pattern)):
                if ".gen." not in file.name:
                    self.check_comments(file)
        return self.findings

    def report(self, file, line, reason):
        self.findings.append((str(file.relative_to(self.root)), line, reason))

    def check_page(self, file):
        text = file.read_text(encoding="utf-8")
        self.check_links(file, text)
        for line, passage in passages(without_code(text)):
            if file.relative_to(self.root) != Path(TERMS):
                self.check_passage(file, line, passage)

    def check_lesson(self, file):
        text = file.read_text(encoding="utf-8")
        for sentence in texts_of_lesson(json.loads(text)):
            at = text.find(json.dumps(sentence, ensure_ascii=False))
            self.check_passage(file, text.count("\n", 0, at) + 1, sentence)

    def check_comments(self, file):
        for line, passage in passages(only_comments(file.read_text(encoding="utf-8"))):
            self.check_openings(file, line, passage)

    def check_strings(self, patterns, strings):
        for pattern in patterns:
            for file in sorted(self.root.glob(pattern)):
                if NOT_READ.search(file.as_posix()):
                    continue
                for line, sentence in strings(file.read_text(encoding="utf-8")):
                    if is_sentence(sentence):
                        self.check_passage(file, line, sentence)

    def check_passage(self, file, line, passage):
        path = file.relative_to(self.root).as_posix()
        code = CODES.search(passage) if FOR_PEOPLE.search(path) else None
        if code:
            self.report(file, line, f"“{code[0]}”: say it in words")
        for pattern, better, where in self.names:
            here = where == "everywhere" or path.startswith("src/games/" if where == "games" else f"src/games/{where}/")
            found = pattern.search(passage) if here else None
            if found:
                self.report(file, line, f"“{found[0]}”: say “{better}” ({TERMS})")
        self.check_openings(file, line, passage)

    def check_openings(self, file, line, passage):
        for sentence in SENTENCE_END.split(passage):
            opening = HEADLESS.match(sentence)
            if opening and "?" not in sentence:
                self.report(file, line, f"begins with “{opening[1]}”: name the person or thing ({sentence[:60]} …)")

    def check_links(self, file, text):
        bare = re.sub(r"^ *```.*?^ *```", lambda code: "\n" * code[0].count("\n"), text, flags=re.DOTALL | re.MULTILINE)
        for link in LINK.finditer(re.sub(r"`[^`\n]*`", "", bare)):
            target, _, anchor = link[1].partition("#")
            if re.match(r"[a-z]+:", target):
                continue
            line = bare.count("\n", 0, link.start()) + 1
            goal = (file.parent / target).resolve() if target else file
            if not goal.exists():
                self.report(file, line, f"leads nowhere: {link[1]}")
            elif anchor and anchor not in anchors_of(goal.read_text(encoding="utf-8")):
                self.report(file, line, f"the page has no such heading: {link[1]}")


# --- self-test ------------------------------------------------------------------------------------

CLEAN = {
    TERMS: "# Terms\n\n| say | not | searched |\n|---|---|---|\n| next to | beside; besides | everywhere |\n"
    "| send back | disband | alpha |\n| choice | answer | not searched |\n",
    "README.md": "# What is it?\n\nA game. Who plays? [You](docs/a.md#the-two-parts), `beside` me.\n\n```sh\nNobody\n```\n",
    "docs/a.md": "# A\n\n## The `two` parts\n\nPlayers answer, and disband. Of course. [Up](../README.md)\n",
    "src/games/alpha/move.cpp": '// It stands beside her.\nf("{beside} goes.");\n',
    "src/games/alpha/lessons/1.json": '{"title": "Begin", "steps": [{"say": ["Go on."], "want": ["beside"]}]}',
}
FAULTS = [
    ("docs/bad.md", "It stands\nBeside it.\n", "“Beside”: say “next to”"),
    ("docs/bad.md", "| a | besides |\n", "“besides”: say “next to”"),
    ("src/games/alpha/rulebook.md", "You disband it.\n", "“disband”: say “send back”"),
    ("src/games/alpha/upkeep.cpp", 'f("Pay, or "\n  "disband {beside}?");\n', "“disband”: say “send back”"),
    ("src/ai/alpha/player.h", 'f("Whoever comes first.");\n', "begins with “Whoever”"),
    ("src/games/alpha/lessons/2.json", '{"steps": [{"but": {"x": {"say": "It is beside."}}}]}', "“beside”"),
    ("docs/bad.md", "It ends. Whoever comes\nis told.\n", "begins with “Whoever”"),
    ("docs/bad.md", "1. **Nobody** comes.\n", "begins with “Nobody”"),
    ("docs/bad.md", "# What it is\n", "begins with “What”"),
    ("docs/bad.md", "### R79 Whom it serves {ruling}\n", "begins with “Whom”"),
    ("docs/bad.md", "| a | Of two, one |\n", "begins with “Of”"),
    ("src/bad.h", "// What it is.\n", "begins with “What”"),
    ("src/bad.cpp", "int n;  // It ends.\n// Nobody\n// comes.\n", "begins with “Nobody”"),
    ("src/bad.cpp", "/* One.\n * Of two, one. */\n", "begins with “Of”"),
    ("web/src/bad.ts", "/**\n * What it is. */\n", "begins with “What”"),
    ("web/src/bad.svelte", "<script>\n  // It ends. Whoever comes.\n</script>\n", "begins with “Whoever”"),
    ("web/src/bad.svelte", "<p>\n  <!-- Nobody comes. -->\n</p>\n", "begins with “Nobody”"),
    ("web/src/bad.css", "/* Of two, one. */\n", "begins with “Of”"),
    ("web/src/a.ts", "const a = 'It is beside the map';\n", "“beside”: say"),
    ("web/src/a.svelte", "<p>Whoever comes first plays</p>", "begins with “Whoever”"),
    ("src/a.cpp", 'f("Whom do they "\n  "bribe now.");\n', "begins with “Whom”"),
    ("web/src/a.ts", "const a = `Set last_year to X`;\n", "“last_year”: say it in words"),
    ("src/games/alpha/lessons/2.json", '{"steps": [{"say": "This is true of them."}]}', "“true”: say it in words"),
    ("docs/bad.md", "[there](b.md)\n", "leads nowhere"),
    ("docs/bad.md", "[there](a.md#parts)\n", "no such heading"),
]


if __name__ == "__main__":
    sys.exit(strict_check.main(__doc__, Checker, CLEAN, FAULTS))
