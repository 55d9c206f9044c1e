#!/usr/bin/python3
"""Makes the site of the documentation in build/site. Every warning is an error.

The pages keep their places, so that links between files lead somewhere on the site as they do in the sources.
docs/README.md has the order of the pages. Written here are only the pages of the programs' interfaces.
"""

import html.parser
import os
import pathlib
import re
import shutil
import subprocess
import sys
import urllib.parse

import cpp_pages
import python_pages

ROOT = pathlib.Path(__file__).parents[2]
LAID, SITE = ROOT / "build/site-pages", ROOT / "build/site"
PAGES = ("*.md", "docs/**/*.md", "src/games/*/rulebook.md", "web/library/README.md", "tests/data/README.md", "tools/board/README.md")
LINK = re.compile(r"\]\(([^)\s]+)\)")
GROUP = re.compile(r"\*\*(\w[\w ]*):\*\* (.*?)(?:\n\n|\Z)", re.DOTALL)
RULE = re.compile(r"^#{2,4} ([A-Z][\w.-]*) .*$", re.MULTILINE)
EXAMPLE = re.compile(r"^::: example .*\n((?:.*\n)*?):::\n", re.MULTILINE)
INTERFACES = ("api/python", "api/javascript", "api/cpp/index")
JAVASCRIPT = """The npm package
===============

:doc:`/web/library/README` has the beginning.

.. raw:: html

   <p><a href="../javascript/index.html">All calls and types</a>, as TypeScript has them.</p>
"""


def linked(page):
    """The files that a page links to, by their places."""
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        path = (page.parent / urllib.parse.unquote(target.split("#")[0])).resolve()
        if "://" not in target and path.is_file() and path.is_relative_to(ROOT):
            yield path


def lay(path, text=None):
    place = LAID / path.relative_to(ROOT)
    place.parent.mkdir(parents=True, exist_ok=True)
    if text is None:
        shutil.copyfile(path, place)
    else:
        place.write_text(text, encoding="utf-8")


def contents(front):
    """The order of all pages: a hidden table for each group of links in docs/README.md. A link to a heading does
    not decide where a page stands."""
    order = {}
    for name, links in GROUP.findall(front.read_text(encoding="utf-8")):
        pages = [(front.parent / target).resolve() for target in LINK.findall(links) if target.endswith(".md")]
        order[name] = [f"/{path.relative_to(ROOT).with_suffix('')}" for path in pages]
    rulebooks = [f"/{path.relative_to(ROOT).with_suffix('')}" for path in sorted(ROOT.glob("src/games/*/rulebook.md"))]
    order["Play"] = ["/README", *order["Play"], *rulebooks]
    order["Write programs"] += [f"/{page}" for page in INTERFACES] + ["/web/library/README"]
    order["Change Occasus"] += ["/CHANGELOG", "/tools/board/README", "/tests/data/README"]
    return "".join(f"\n```{{toctree}}\n:hidden:\n:caption: {name}\n\n" + "\n".join(pages) + "\n```\n" for name, pages in order.items())


def rulebook(text):
    """The marks of a rulebook as Markdown: [R15] is a link to the heading that begins with R15, an example is a quotation,
    and {guide} is left out."""
    text = EXAMPLE.sub(lambda example: "> " + example[1].strip().replace("\n", "\n> ") + "\n", text)
    ids = set(RULE.findall(text))
    text = re.sub(r"(?<!`)\[([A-Z][\w.-]*)\](?!\()", lambda mark: f'<a href="#{mark[1]}">{mark[1]}</a>' if mark[1] in ids else mark[0], text)
    return RULE.sub(lambda heading: f'<a id="{heading[1]}"></a>\n\n{re.sub(r"( *{[a-z]+})+$", "", heading[0])}', text)


def lay_out():
    front = ROOT / "docs/README.md"
    for page in sorted({path for pattern in PAGES for path in ROOT.glob(pattern)}):
        text = page.read_text(encoding="utf-8")
        lay(page, rulebook(text) if page.name == "rulebook.md" else text + contents(front) * (page == front))
        for path in linked(page):
            if path.suffix != ".md":
                lay(path)


def write_interfaces():
    headers = cpp_pages.pages(ROOT / "build/doxygen")
    pages = {"api/python": python_pages.page(), "api/javascript": JAVASCRIPT}
    pages |= {f"api/cpp/{name.removesuffix('.h')}": text for name, text in headers.items()}
    pages["api/cpp/index"] = "The C++ library\n===============\n\n:doc:`/docs/programs` says how to use it.\n\n.. toctree::\n\n" + "".join(
        f"   {name} </api/cpp/{name.removesuffix('.h')}>\n" for name in headers)
    for name, text in pages.items():
        lay(ROOT / f"{name}.rst", text)


def mend_theme():
    """Debian packs Furo without a dark page for those who ask their browser for one, with a style sheet at an address
    of its own, and with a script in two parts that a page from a disk cannot put together."""
    style, script = SITE / "_static/styles/furo.css", SITE / "_static/scripts/furo.js"
    text = style.read_text()
    sheet = re.match(r"@import url\((.*?)\);", text)
    dark = re.search(r'body\[data-theme="dark"\] {[^}]*}', text)[0].replace('[data-theme="dark"]', ':not([data-theme="light"])')
    style.write_text(f"{pathlib.Path('/usr/share' + sheet[1]).read_text()}{text[sheet.end():]}\n@media screen and (prefers-color-scheme: dark) {{ {dark} }}\n")
    spy = script.with_name("gumshoe-patched.js").read_text()
    script.write_text(re.sub(r"^import Gumshoe.*\n", lambda _: spy, script.read_text()))


class Links(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.targets, self.anchors = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src") and value:
                self.targets.append(value)
            elif name == "id":
                self.anchors.add(value)


def broken_links():
    pages = {path: Links(path.read_text(encoding="utf-8")) for path in SITE.rglob("*.html")}
    for page, links in pages.items():
        for target in links.targets:
            parts = urllib.parse.urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            path = (page.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else page
            anchor = urllib.parse.unquote(parts.fragment)
            if not path.exists() or anchor and path in pages and anchor not in pages[path].anchors:
                yield f"{page.relative_to(SITE)}: {target}"


def main():
    for folder in (LAID, SITE):
        shutil.rmtree(folder, ignore_errors=True)
    lay_out()
    try:
        write_interfaces()
    except python_pages.Undocumented as refusal:
        sys.exit(f"make.py: {refusal}")
    subprocess.run([sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", "-d", ROOT / "build/doctrees",
                    "-c", ROOT / "docs/site", LAID, SITE], check=True, cwd=LAID)
    mend_theme()
    subprocess.run(["node_modules/.bin/typedoc", "--tsconfig", "tsconfig.library.json", "--out", SITE / "javascript", "--name", "occasus",
                    "--readme", "none", "--disableSources", "--treatWarningsAsErrors", "--logLevel", "Warn",
                    "src/library/index.ts"], cwd=ROOT / "web", check=True)
    (SITE / "index.html").write_text('<!doctype html><meta http-equiv="refresh" content="0; url=docs/README.html"><title>Occasus</title>\n')
    if broken := sorted(broken_links()):
        sys.exit("make.py: these links lead nowhere:\n" + "\n".join(broken))


if __name__ == "__main__":
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    main()
