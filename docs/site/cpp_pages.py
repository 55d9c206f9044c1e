"""The C++ API as pages: one for each public header, from the comments that Doxygen reads."""

import pathlib
import subprocess
from xml.etree import ElementTree

ROOT = pathlib.Path(__file__).parents[2]
# What a program with the installed library begins with: all of these folders, and the front of the games.
HEADERS = ("core", "record", "ai/any_player.h", "arrays", "games/registry.h")
# Our comments stand above declarations or behind them, with two slashes; Doxygen wants three.
FILTER = r"sed -E 's#^ *// NOLINT.*##; 1s#^// #/// \\file\n/// #; s#^( *)// #\1/// #; s#^( *[^ /].*[;,{]) +// #\1 ///< #'"


def documents(folder):
    """All that Doxygen found, by the id it gives."""
    inputs = " ".join(str(ROOT / "src" / header) for header in HEADERS)
    settings = f"""INPUT = {inputs}
FILE_PATTERNS = *.h
RECURSIVE = YES
STRIP_FROM_PATH = {ROOT}/src
INPUT_FILTER = "{FILTER}"
GENERATE_HTML = NO
GENERATE_LATEX = NO
GENERATE_XML = YES
XML_PROGRAMLISTING = NO
EXTRACT_ALL = YES
AUTOLINK_SUPPORT = NO
MARKDOWN_SUPPORT = NO
WARNINGS = NO
QUIET = YES
OUTPUT_DIRECTORY = {folder}
"""
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(["doxygen", "-"], input=settings, text=True, check=True, stderr=subprocess.DEVNULL)
    return {path.stem: ElementTree.parse(path).getroot().find("compounddef") for path in (folder / "xml").glob("*.xml")}


def text(node):
    return " ".join("".join(node.itertext()).split()) if node is not None else ""


def escaped(words):
    return words.replace("\\", "\\\\").replace("*", "\\*").replace("`", "``").replace("_ ", "\\_ ").replace("|", "\\|")


def said(node):
    return escaped(" ".join(filter(None, (text(node.find("briefdescription")), text(node.find("detaileddescription"))))))


def template(member):
    parameters = member.find("templateparamlist")
    if parameters is None:
        return ""
    said_each = (" ".join(filter(None, (text(one.find("type")), text(one.find("declname"))))) for one in parameters)
    return f"template <{', '.join(said_each)}> "


def declaration(member):
    """As it stands in the header, without its body."""
    kind, name = member.get("kind"), text(member.find("name"))
    if kind == "enum":
        return f"enum class {name} {{ {', '.join(text(value.find('name')) for value in member.findall('enumvalue'))} }};"
    if kind == "typedef":
        return tidy(template(member) + text(member.find("definition")) + ";")
    given = text(member.find("initializer")) if kind == "variable" else ""
    given = f" {given}" if given.startswith("=") and len(given) < 60 else ""
    own = " ".join(filter(None, (text(member.find("type")), name)))
    return tidy(f"{template(member)}{own}{text(member.find('argsstring'))}{given};")


def tidy(words):
    """Without the spaces that Doxygen adds."""
    for long, short in (("< ", "<"), (" >", ">"), (" &", "&"), (" *", "*"), (" =0;", ";"), (")=0;", ");"), (")=default;", ");")):
        words = words.replace(long, short)
    return words


def member_lines(member):
    """A function or a type with what it promises; a field as an item of a list."""
    words = said(member)
    if member.get("kind") == "variable":
        yield f"- ``{declaration(member).removesuffix(';')}``" + (f": {words}" if words else "")
        return
    if "=delete" in text(member.find("argsstring")) or text(member.find("name")).startswith("~"):
        return
    yield from ("", ".. code-block:: cpp", "", f"   {declaration(member)}", "", words, "")
    for value in member.findall("enumvalue"):
        if words := said(value):
            yield f"- ``{text(value.find('name'))}``: {words}"


def title(words, mark):
    return ("", words, mark * len(words), "")


def header_page(header, found):
    name = header.find("location").get("file")
    lines = [*title(name, "="), said(header)]
    for inner in header.findall("innerclass"):
        kept = found.get(inner.get("refid"))
        if kept is None or inner.get("prot") == "private":
            continue
        lines += [*title(f"{kept.get('kind')} {text(kept.find('compoundname')).removeprefix('occasus::')}", "-"), said(kept), ""]
        for section in kept.findall("sectiondef"):
            if section.get("kind").startswith(("public", "user", "friend")):
                for member in section.findall("memberdef"):
                    lines += member_lines(member)
    for section in header.findall("sectiondef"):
        members = [member for member in section.findall("memberdef") if "define" != member.get("kind")]
        if members:
            words = {"func": "Functions", "var": "Constants", "enum": "Enumerations", "typedef": "Types"}
            lines += title(words.get(section.get("kind"), "Others"), "-")
        for member in members:
            lines += member_lines(member)
    return name, "\n".join(lines) + "\n"


def pages(folder):
    found = documents(folder)
    headers = [node for node in found.values() if node is not None and node.get("kind") == "file"]
    return dict(sorted(header_page(header, found) for header in headers))
