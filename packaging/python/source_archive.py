#!/usr/bin/python3
"""Makes the source archive of the Python package from what ninja has just built.

    packaging/python/source_archive.py WHEEL ARCHIVE

The build says which sources, options and headers the module needs, so no list is kept by hand. Headers of
libraries that are headers alone go along, with their licences; other systems need no package of Debian.
"""

import gzip
import io
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tarfile
import zipfile

ROOT = pathlib.Path(__file__).parents[2]
BUILD = ROOT / "build/python"
OURS = ROOT / "packaging/python"
LIBRARIES = {
    "boost": ("/usr/include", "/usr/share/doc/libboost1.81-dev/copyright"),
    "fmt": ("/usr/include", "/usr/share/doc/libfmt-dev/copyright"),
    "nlohmann": ("/usr/include", "/usr/share/doc/nlohmann-json3-dev/copyright"),
    "pybind11": (f"{ROOT}/build/pybind11/usr/include", f"{ROOT}/build/pybind11/usr/share/doc/pybind11-dev/copyright"),
}
# Other compilers and systems read other headers of these than ours does.
BY_COMPILER = ("boost/config", "boost/predef", "boost/align", "boost/multiprecision/cpp_int", "boost/multiprecision/detail")
KEPT = re.compile(r"-(D(?!_occasus_EXPORTS)|fno-exceptions|fexceptions|m)")


def ninja(*arguments):
    return subprocess.run(["ninja", "-C", BUILD, *arguments], check=True, capture_output=True, text=True).stdout


def place_in_archive(path):
    """Where a file of ours or of a library stands in the archive. None: it comes with the compiler or Python."""
    if path.is_relative_to(ROOT / "src"):
        return path.relative_to(ROOT).as_posix()
    for name, (folder, _) in LIBRARIES.items():
        if path.is_relative_to(f"{folder}/{name}"):
            return f"include/{path.relative_to(folder).as_posix()}"
    if path.is_relative_to(BUILD):
        sys.exit(f"source_archive.py: {path} is generated, and has no place in the archive")
    return None


def compiled(files):
    """The sources with their options. Puts them into the files; those that include others from where these are."""
    inputs = set(ninja("-t", "inputs", "_occasus").splitlines())
    sources = {}
    for entry in json.loads((BUILD / "compile_commands.json").read_text()):
        words = shlex.split(entry["command"])
        if words[words.index("-o") + 1] not in inputs:
            continue
        path = pathlib.Path(entry["file"])
        if path.is_relative_to(BUILD):
            name = f"src/{path.parents[3].relative_to(BUILD / 'src')}/{path.name}"
            files[name] = path.read_text().replace(f'"{ROOT}/src/', '"').encode()
        else:
            name = path.relative_to(ROOT).as_posix()
        sources[name] = [word.replace(f"{ROOT}/", "") for word in words if KEPT.match(word)]
    for name in inputs:
        path = pathlib.Path(name)
        if path.is_file() and path.is_relative_to(ROOT / "src"):
            files[path.relative_to(ROOT).as_posix()] = path
    return sources


def add_headers(files):
    for line in ninja("-t", "deps").splitlines():
        path = pathlib.Path(os.path.normpath(BUILD / line.strip()))
        if line.startswith(" ") and path.suffix != ".cxx" and (name := place_in_archive(path)):
            files[name] = path
    for folder in BY_COMPILER:
        for path in pathlib.Path("/usr/include", folder).rglob("*.hpp"):
            files[f"include/{path.relative_to('/usr/include')}"] = path


def contents(wheel):
    files = {}
    sources = compiled(files)
    add_headers(files)
    files["sources.json"] = json.dumps(sources, indent=0, sort_keys=True).encode()
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            if name.endswith("/METADATA"):
                files["PKG-INFO"] = packed.read(name)
            elif name.startswith("occasus/") and not name.endswith(".so"):
                files[f"python/{name}"] = packed.read(name)
    for name, (_, licence) in LIBRARIES.items():
        files[f"licenses/{name}"] = pathlib.Path(licence)
    files["LICENSE"] = ROOT / "LICENSE"
    files["setup.py"] = OURS / "setup.py"
    files["pyproject.toml"] = b'[build-system]\nrequires = ["setuptools"]\nbuild-backend = "setuptools.build_meta"\n'
    return files


def main(wheel, archive):
    root = pathlib.Path(archive).name.removesuffix(".tar.gz")
    moment = int(os.environ["SOURCE_DATE_EPOCH"])
    with open(archive, "wb") as raw, gzip.GzipFile("", "wb", 9, raw, moment) as packed, \
            tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar:
        for name, content in sorted(contents(wheel).items()):
            data = content if isinstance(content, bytes) else content.read_bytes()
            member = tarfile.TarInfo(f"{root}/{name}")
            member.size, member.mtime = len(data), moment
            tar.addfile(member, io.BytesIO(data))


if __name__ == "__main__":
    main(*sys.argv[1:])
