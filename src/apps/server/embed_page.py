#!/usr/bin/python3
"""Makes the built page part of the server: one assembler file that includes the bytes of every file
(and of its gzip form), and one C++ table of them.

    embed_page.py DIST OFFLINE PREVIEWS FALLBACK OUTPUT

DIST is what `npm run build` made; when it is not there, FALLBACK (one HTML file) is the page.
OFFLINE is the page without a server, as script/package-page made it; it comes under /offline/, or
is left out when it is not there. PREVIEWS are the pictures of links, which come under /previews/, and
places.json: what a messenger shows of links to places that are no table. Files in OUTPUT are written
only when they change, so that nothing is compiled in vain.
"""

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
HASHED_NAME = re.compile(r"/assets/.*-[\w-]{8}\.\w+$")
WORTH_COMPRESSING = 0.9


def folder_files(folder, prefix):
    """(path in the address, bytes) of every file, in order; none when there is no page."""
    if not (folder / "index.html").is_file():
        return []
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return [(prefix + path.relative_to(folder).as_posix(), path.read_bytes()) for path in files]


def page_files(dist, offline, previews, fallback):
    page = folder_files(dist, "/") or [("/index.html", fallback.read_bytes())]
    pictures = [(f"/previews/{path.name}", path.read_bytes()) for path in sorted(previews.glob("*.jpg"))]
    return page + folder_files(offline, "/offline/") + pictures


def gzip_form(body, digest, kept):
    """The smallest gzip form, from the folder of those that were made before when it is there."""
    file = kept / f"{digest}.gz"
    if not file.is_file():
        kept.mkdir(exist_ok=True)
        packed = subprocess.run(["libdeflate-gzip", "-12"], input=body, stdout=subprocess.PIPE, check=True)
        file.write_bytes(packed.stdout)
    return file.read_bytes()


def write_if_changed(path, content):
    if not path.is_file() or path.read_bytes() != content:
        path.write_bytes(content)


def place_row(path, title, description, picture=""):
    """A place of places.json as a row of C++, whose texts JSON writes alike."""
    return f"    {{{', '.join(json.dumps(text, ensure_ascii=False) for text in (path, title, description, picture))}}},"


def part(symbol, name):
    return (
        f"    .globl {symbol}\n    .globl {symbol}_end\n"
        f'{symbol}:\n    .incbin "{name}"\n{symbol}_end:\n    .byte 0\n'
    )


def main():
    dist, offline, previews, fallback, output = map(Path, sys.argv[1:])
    output.mkdir(parents=True, exist_ok=True)
    parts, names, rows = [], [], []
    for number, (path, body) in enumerate(page_files(dist, offline, previews, fallback)):
        kind = TYPES.get(Path(path).suffix, "application/octet-stream")
        digest = hashlib.sha256(body).hexdigest()[:16]
        packed = gzip_form(body, digest, output / "packed")
        forms = {f"page_{number}": body}
        if len(packed) < WORTH_COMPRESSING * len(body):
            forms[f"page_{number}_gzip"] = packed
        for name, content in forms.items():
            write_if_changed(output / f"{name}.bin", content)
            # The digest makes this text change whenever the included bytes do.
            parts.append(f"    # {digest}\n" + part(name, (output / f"{name}.bin").as_posix()))
            names.append(name)
        body_text, packed_text = (
            f"between({name}, {name}_end)" if name in forms else "{}"
            for name in (f"page_{number}", f"page_{number}_gzip")
        )
        immutable = "true" if HASHED_NAME.search(path) else "false"
        rows.append(
            f'    {{"{path}", "{kind}", "W/\\"{digest}\\"", {immutable},\n'
            f"     {body_text}, {packed_text}}},"
        )
    places = [place_row(path, **place) for path, place in json.loads((previews / "places.json").read_text()).items()]
    assembler = "    .section .rodata\n" + "".join(parts)
    assembler += '    .section .note.GNU-stack,"",%progbits\n'
    declarations = "\n".join(f"extern const char {name}[], {name}_end[];" for name in names)
    table = f"""// Generated, do not edit: embed_page.py makes it from the built page.
#include "apps/server/page_files.h"

extern "C" {{
{declarations}
}}

namespace occasus::server {{
namespace {{

std::string_view between(const char* begin, const char* end) {{
    return {{begin, static_cast<std::size_t>(end - begin)}};
}}

const PageFile kFiles[] = {{
{chr(10).join(rows)}
}};

const LinkedPage kPlaces[] = {{
{chr(10).join(places)}
}};

}}  // namespace

std::span<const PageFile> page_files() {{ return kFiles; }}
std::span<const LinkedPage> linked_pages() {{ return kPlaces; }}

}}  // namespace occasus::server
"""
    write_if_changed(output / "page_bytes.S", assembler.encode())
    write_if_changed(output / "page_table.cpp", table.encode())


if __name__ == "__main__":
    main()
