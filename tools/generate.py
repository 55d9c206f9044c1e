#!/usr/bin/python3
"""Makes the generated headers of every game from its text sources.

    tools/generate.py            write every header that is out of date
    tools/generate.py --check    write nothing; exit 1 and name each header that is out of date

For each folder src/games/GAME, and for tests/ford, the example of docs/adding-a-game.md:
    rulebook.md     -> rulebook.gen.h    the rules that code may cite, and their HTML
    data/NAME.csv   -> NAME.gen.h        the built-in board as text
    events.txt      -> events.gen.h      the kinds of event: their names, rules, sentences and operands
    order_words.txt -> order_words.gen.h the words of written orders by their meanings: `Meaning: WORD WORD`
And src/table/combining_marks.gen.h, from Unicode's own tables, and src/table/book_examples.gen.h, the
case files that rulebooks show as examples.

A rulebook is written in a small part of Markdown. `# Title` and a preamble open it; `## ID Title`
begins a chapter and `### ID Title {printed}` or `{ruling}` a rule; ` {heading}` behind that says that the
rule only opens those below it: there is nothing to do and nothing to cite. `{guide}` marks a section that
explains and is no rule. A rule consists of paragraphs, lists (`- `, or `1. ` for steps), tables and examples,
with **bold** text and references to other rules such as [T3.2]. The first sentence of a rule is its gist. An
example names a case file of the game and tells what happens in it:

    ::: example cases/NAME.case
    The caption: one paragraph.
    :::

A line of events.txt is an event: `id | rule | sentence`, with ` | operand: Type, …` and then ` | telling` where there
are any. A telling is `with next`, `omen` (the sentence), `omen: sentence` or `heading: words`, or several with commas.

A file cases/example-*.case that the rulebook does not name is refused, and so is anything else, with the line
named.
"""

import argparse
import csv
import html
import re
import sys
import unicodedata
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BANNER = "// Generated from {source} by tools/generate.py: do not edit. Run: tools/generate.py\n"

RULE_ID = r"(?:[A-Z]+(?:-?[0-9]+[a-z]?)?|[0-9]+)(?:\.[0-9]+)?"
CHAPTER = re.compile(rf"## ({RULE_ID}) (\S.*)")
SECTION = re.compile(rf"### ({RULE_ID}) (\S.*?) \{{(printed|ruling|guide)\}}(?: \{{heading\}})?")
REFERENCE = re.compile(rf"\[({RULE_ID})\]")
ASIDE = re.compile(rf" \(\[{RULE_ID}\](?:, \[{RULE_ID}\])*\)")
BOLD = re.compile(r"\*\*(.+?)\*\*")
FIRST_SENTENCE = re.compile(r"(.+?[.!?])(?:\s|$)", re.DOTALL)
EXAMPLE = re.compile(r"::: example cases/(\S+)\.case")
EXAMPLE_END = ":::"
TELLING = re.compile(r"with next|(?:omen|heading)(?:: .*)?(?=, with next|$)|omen(?=,)")
ITEM = re.compile(r"(-|[0-9]+\.) (.*)")
TABLE_RULE = re.compile(r"\|(?:\s*-{3,}\s*\|)+")

PROVENANCES = ("SEED ", "PUBLIC ", "RECONSTRUCTED ")
BOARD_HEADER = ["fact", "of", "number", "value", "provenance"]

# Compilers need accept no string literal longer than this many bytes.
LITERAL_LIMIT = 60_000

# That of Debian 12.
UNICODE = "14.0.0"


class SourceError(Exception):
    """A source file that cannot be read; the text names the file and the line."""


@dataclass
class Section:
    id: str
    chapter: str
    title: str
    source: str
    line: int
    blocks: list = field(default_factory=list)  # Each a list of (line number, text).


@dataclass
class Rulebook:
    chapters: list = field(default_factory=list)  # (id, title)
    sections: list = field(default_factory=list)


def read_rulebook(path):
    """The chapters and sections of a rulebook. Every id must be unique, every reference known."""
    book = Rulebook()
    block = None
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        where = f"{path.relative_to(ROOT)}:{number}"
        if text.startswith("### "):
            book.sections.append(read_section_heading(text, book, number, where))
            block = None
        elif text.startswith("## "):
            heading = CHAPTER.fullmatch(text)
            if not heading:
                raise SourceError(f"{where}: a chapter reads '## ID Title'")
            book.chapters.append(heading.groups())
            block = None
        elif not text.strip():
            if is_open_example(block):
                raise SourceError(f"{where}: the caption of an example is one paragraph and ends with '{EXAMPLE_END}'")
            block = None
        elif book.chapters:
            if not book.sections or book.sections[-1].chapter != book.chapters[-1][0]:
                raise SourceError(f"{where}: text of a chapter belongs in one of its rules")
            if block is None:
                block = []
                book.sections[-1].blocks.append(block)
            block.append((number, text))
            if text == EXAMPLE_END:
                block = None
    check_rulebook(book, path)
    check_examples(book, path)
    return book


def is_open_example(block):
    return block is not None and block[0][1].startswith(":::") and block[-1][1] != EXAMPLE_END


def examples_of(book):
    """(line number, name of the case) of every example, in the order of the book."""
    for section in book.sections:
        for block in section.blocks:
            number, first = block[0]
            if first.startswith(":::"):
                named = EXAMPLE.fullmatch(first)
                yield number, named.group(1) if named and len(block) > 2 and not is_open_example(block) else None


def check_examples(book, path):
    """Each example is well formed, is a case beside the book, and stands once; no file made for a book is left over."""
    where = path.relative_to(ROOT)
    cases = path.parent / "cases"
    seen = set()
    for number, name in examples_of(book):
        if name is None:
            raise SourceError(f"{where}:{number}: an example reads '::: example cases/NAME.case', a caption, ':::'")
        if not (cases / f"{name}.case").is_file():
            raise SourceError(f"{where}:{number}: there is no case {name}")
        if name in seen:
            raise SourceError(f"{where}:{number}: the example {name} stands twice")
        seen.add(name)
    for file in sorted(cases.glob("example-*.case")):
        if file.stem not in seen:
            raise SourceError(f"{file.relative_to(ROOT)}: the rulebook does not show this example")


def read_section_heading(text, book, number, where):
    heading = SECTION.fullmatch(text)
    if not heading:
        raise SourceError(f"{where}: a rule reads '### ID Title {{printed}}', '{{ruling}}' or '{{guide}}', and ' {{heading}}'")
    if not book.chapters:
        raise SourceError(f"{where}: a rule stands before the first chapter")
    rule, title, source = heading.groups()
    return Section(rule, book.chapters[-1][0], title, source, number)


def check_rulebook(book, path):
    name = path.relative_to(ROOT)
    for kind, ids in (
        ("chapter", [chapter for chapter, _ in book.chapters]),
        ("rule", [section.id for section in book.sections]),
    ):
        for twice in sorted({one for one in ids if ids.count(one) > 1}):
            raise SourceError(f"{name}: {kind} {twice} stands twice")
    known = {section.id for section in book.sections}
    for section in book.sections:
        if not section.blocks:
            raise SourceError(f"{name}:{section.line}: rule {section.id} is empty")
        for block in section.blocks:
            for number, text in block:
                for reference in REFERENCE.findall(text):
                    if reference not in known:
                        raise SourceError(f"{name}:{number}: there is no rule {reference}")


def inline_html(text):
    """Bold text and rule references; everything else is escaped."""
    escaped = html.escape(" ".join(text.split()), quote=False)
    bold = BOLD.sub(r"<strong>\1</strong>", escaped)
    return REFERENCE.sub(r'<a href="#\1">\1</a>', bold)


def block_html(block):
    lines = [text for _, text in block]
    if lines[0].startswith("|"):
        return table_html(lines)
    if ITEM.fullmatch(lines[0]):
        return list_html(lines)
    if named := EXAMPLE.fullmatch(lines[0]):
        caption = inline_html(" ".join(lines[1:-1]))
        return f'<figure data-example="{named.group(1)}"><figcaption><p>{caption}</p></figcaption></figure>'
    return f"<p>{inline_html(' '.join(lines))}</p>"


def list_html(lines):
    items = []
    for line in lines:
        if begun := ITEM.fullmatch(line):
            items.append(begun.group(2))
        else:
            items[-1] += " " + line.strip()
    mark = ITEM.fullmatch(lines[0]).group(1)
    begin, end = ("<ul>", "</ul>") if mark == "-" else (f'<ol start="{mark[:-1]}">', "</ol>")
    return begin + "".join(f"<li>{inline_html(item)}</li>" for item in items) + end


def table_html(lines):
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    if len(lines) < 3 or not TABLE_RULE.fullmatch(lines[1]):
        raise SourceError(f"a table needs a heading, a line of dashes and rows: {lines[0]}")
    if any(len(row) != len(rows[0]) for row in rows):
        raise SourceError(f"every row of a table needs as many cells as its heading: {lines[0]}")

    def row_html(cells, tag):
        return "<tr>" + "".join(f"<{tag}>{inline_html(cell)}</{tag}>" for cell in cells) + "</tr>"

    head = row_html(rows[0], 'th scope="col"').replace('</th scope="col">', "</th>")
    body = "".join(row_html(row, "td") for row in rows[2:])
    return f"<table><thead>{head}</thead><tbody>{body}</tbody></table>"


def gist(section):
    """The first sentence as plain text, without references to other rules."""
    text = " ".join(" ".join(line for _, line in section.blocks[0]).split())
    plain = ASIDE.sub("", BOLD.sub(r"\1", text))
    sentence = FIRST_SENTENCE.match(plain)
    if not sentence:
        raise SourceError(f"rule {section.id} does not begin with a sentence")
    return sentence.group(1)


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def rulebook_header(source, game):
    book = read_rulebook(source)
    parts = [
        BANNER.format(source=source.relative_to(ROOT)),
        f"// The rulebook of {game}: what its code may cite, and what the page shows.\n",
        "// clang-format off\n#pragma once\n\n",
        "#include <array>\n#include <cstddef>\n#include <cstdint>\n#include <string_view>\n\n",
        '#include "core/game.h"\n#include "core/rulebook.h"\n\n',
        f"namespace occasus::{game} {{\n\n",
        "inline constexpr auto kChapters = std::to_array<RuleChapter>({\n",
        *(f"    {{{quoted(id)}, {quoted(title)}}},\n" for id, title in book.chapters),
        "});\n\ninline constexpr auto kRulebook = std::to_array<RuleSection>({\n",
    ]
    for section in book.sections:
        names = (section.id, section.chapter, section.title, section.source, gist(section))
        body = "".join(block_html(block) for block in section.blocks)
        parts.append(f"    {{{', '.join(quoted(name) for name in names)},\n")
        parts.append(f'     R"html({body})html"}},\n')
    parts += [
        "});\n\n// The place of a rule in kRulebook. An id that is not there does not compile.\n",
        "consteval Cite cite(std::string_view id) {\n",
        "    for (std::size_t i = 0; i < kRulebook.size(); ++i)\n",
        "        if (kRulebook[i].id == id) return Cite{static_cast<std::uint16_t>(i)};\n",
        '    no_such_rule_section();\n    return {};\n}\n\n',
        f"}}  // namespace occasus::{game}\n",
    ]
    return "".join(parts)


def check_board(text, name):
    """Every fact has five fields, stands once, and says where it comes from."""
    lines = text.splitlines()
    if lines[0] != ",".join(BOARD_HEADER):
        raise SourceError(f"{name}:1: the first line must read {','.join(BOARD_HEADER)}")
    seen = set()
    for number, line in enumerate(lines[1:], start=2):
        if not line or line.startswith("#"):
            continue
        fields = next(csv.reader([line]))
        if len(fields) != len(BOARD_HEADER):
            raise SourceError(f"{name}:{number}: {len(fields)} fields instead of five")
        if not fields[4].startswith(PROVENANCES):
            raise SourceError(f"{name}:{number}: the provenance begins with SEED, PUBLIC or "
                              "RECONSTRUCTED and then says why")
        if tuple(fields[:3]) in seen:
            raise SourceError(f"{name}:{number}: this fact stands twice")
        seen.add(tuple(fields[:3]))


def literals(text):
    """The text cut at line ends into raw string literals short enough for any compiler."""
    pieces = [""]
    for line in text.splitlines(keepends=True):
        if len((pieces[-1] + line).encode()) > LITERAL_LIMIT:
            pieces.append("")
        pieces[-1] += line
    return "\n    ".join(f'R"csv({piece})csv"' for piece in pieces)


def board_header(source, game):
    text = source.read_text(encoding="utf-8")
    check_board(text, source.relative_to(ROOT))
    return (
        BANNER.format(source=source.relative_to(ROOT))
        + f"// The built-in board of {game}, as text: every figure with its provenance.\n"
        + "// clang-format off\n#pragma once\n\n#include <string_view>\n\n"
        + f"namespace occasus::{game} {{\n\n"
        + f"inline constexpr std::string_view kBuiltIn{source.stem.capitalize()} = {literals(text)};\n\n"
        + f"}}  // namespace occasus::{game}\n"
    )


def event_rows(source):
    """(enumerator, row) of each event."""
    for number, line in enumerate(source.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("#"):
            continue
        parts = line.split(" | ")
        if not 3 <= len(parts) <= 5:
            raise SourceError(f"{source.relative_to(ROOT)}:{number}: id | rule | sentence | operands | telling")
        name, rule, sentence, operands, telling = [*parts, "", ""][:5]
        kind = "".join(word.capitalize() for word in name.split("_"))
        typed = [operand.split(": ") for operand in operands.split(", ") if operand]
        fields = ", ".join(f"{{{quoted(operand)}, Operand::{kind_of}}}" for operand, kind_of in typed)
        told = dict((part.split(": ", 1) + ["{sentence}"])[:2] for part in TELLING.findall(telling))
        tellings = ", ".join(
            [f".omen = {quoted(told.get('omen', ''))}", f".heading = {quoted(told.get('heading', ''))}",
             f".with_next = {'true' if 'with next' in told else 'false'}"])
        yield kind, (f"    {{EventKind::{kind}, {quoted(name)}, cite({quoted(rule)}), {quoted(sentence)},\n"
                     f"     {{{{{fields}}}}}, {{{tellings}}}}},\n")


def events_header(source, game):
    kinds, rows = zip(*event_rows(source))
    return (
        BANNER.format(source=source.relative_to(ROOT))
        + f"// A part of games/{game}/vocabulary.h, which has the types of operands.\n"
        + "// clang-format off\n#pragma once\n\n"
        + "enum class EventKind : std::uint8_t {\n    " + ",\n    ".join(kinds) + "\n};\n\n"
        + "inline constexpr auto kEventRows = std::to_array<occasus::EventRow<EventKind, Operand>>({\n"
        + "".join(rows)
        + "});\n"
    )


def words_header(source, game):
    lines = [line for line in source.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    rows = [line.split(": ") for line in lines]
    return (
        BANNER.format(source=source.relative_to(ROOT))
        + f"// A part of games/{game}/words/order_words.h, which has the meanings.\n"
        + "// clang-format off\n#pragma once\n\n"
        + "inline constexpr auto kOrderWords = std::to_array<WordsFor>({\n"
        + "".join(f"    {{Means::{means}, {quoted(words)}}},\n" for means, words in rows)
        + "});\n"
    )


def marks_header():
    """The ranges of combining marks (general category M)."""
    ranges = []
    for point in range(0x110000):
        if unicodedata.category(chr(point))[0] != "M":
            continue
        if ranges and ranges[-1][1] == point - 1:
            ranges[-1][1] = point
        else:
            ranges.append([point, point])
    rows = [f"{{0x{first:X}, 0x{last:X}}}" for first, last in ranges]
    lines = [", ".join(rows[at : at + 5]) for at in range(0, len(rows), 5)]
    return (
        BANNER.format(source=f"Unicode {UNICODE}, as Python has it")
        + "// clang-format off\n#pragma once\n\n#include <array>\n\n"
        + "namespace occasus::table {\n\n"
        + "struct CodePoints {\n    char32_t first = 0;\n    char32_t last = 0;\n};\n\n"
        + "// Ascending.\n"
        + f"inline constexpr std::array<CodePoints, {len(rows)}> kCombiningMarks = {{{{\n    "
        + ",\n    ".join(lines)
        + "}};\n\n}  // namespace occasus::table\n"
    )


def examples_header(books):
    """The cases that the rulebooks show; `books`: pairs of a folder of a game and its rulebook."""
    rows = [
        f"    {{{quoted(folder.name)}, {quoted(name)},\n     R\"case("
        + (folder / "cases" / f"{name}.case").read_text(encoding="utf-8")
        + ')case"},\n'
        for folder, book in books
        for _, name in examples_of(book)
    ]
    return (
        BANNER.format(source="the cases that src/games/*/rulebook.md show")
        + "// clang-format off\n#pragma once\n\n#include <array>\n#include <string_view>\n\n"
        + "namespace occasus::table {\n\n"
        + "struct BookExample {\n    std::string_view game;\n    std::string_view name;\n"
        + "    std::string_view text;  // Text of the case file.\n};\n\n"
        + f"inline constexpr std::array<BookExample, {len(rows)}> kBookExamples = {{{{\n"
        + "".join(rows)
        + "}};\n\n}  // namespace occasus::table\n"
    )


def generated_files():
    """(path, text) of every generated header."""
    # Another Python may know another Unicode: it leaves the marks as they are.
    if unicodedata.unidata_version == UNICODE:
        yield ROOT / "src" / "table" / "combining_marks.gen.h", marks_header()
    games = sorted(folder for folder in (ROOT / "src" / "games").iterdir() if folder.is_dir())
    books = [(folder, read_rulebook(folder / "rulebook.md")) for folder in games]
    yield ROOT / "src" / "table" / "book_examples.gen.h", examples_header(books)
    for folder in [*games, ROOT / "tests" / "ford"]:
        rulebook = folder / "rulebook.md"
        if rulebook.is_file():
            yield folder / "rulebook.gen.h", rulebook_header(rulebook, folder.name)
        if (folder / "events.txt").is_file():
            yield folder / "events.gen.h", events_header(folder / "events.txt", folder.name)
        if (folder / "order_words.txt").is_file():
            yield folder / "order_words.gen.h", words_header(folder / "order_words.txt", folder.name)
        for board in sorted(folder.glob("data/*.csv")):
            yield folder / f"{board.stem}.gen.h", board_header(board, folder.name)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when stale")
    check = parser.parse_args().check
    stale = 0
    try:
        for path, text in generated_files():
            if path.is_file() and path.read_text(encoding="utf-8") == text:
                continue
            stale += 1
            name = path.relative_to(ROOT)
            if check:
                print(f"{name}: out of date; run tools/generate.py", file=sys.stderr)
            else:
                path.write_text(text, encoding="utf-8")
                print(f"{name}: written")
    except SourceError as error:
        print(error, file=sys.stderr)
        return 1
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
