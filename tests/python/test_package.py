"""The package runs elsewhere: what it is linked with, the Python it asks for, and what its source archive has."""

import ast
import importlib.util
import json
import pathlib
import re
import tarfile

import occasus
import pytest
from occasus import _occasus

ROOT = pathlib.Path(__file__).parents[2]
SOURCES = sorted((ROOT / "python/occasus").glob("*.py*"))


def part(name: str):
    """A program of packaging/python as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / f"packaging/python/{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_version_is_that_of_the_build():
    assert re.search(r"project\(occasus VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text())[1] == occasus.__version__


def test_the_module_runs_on_every_system_since_2021():
    wanted = re.fullmatch(r"manylinux_2_(\d+)_\w+", part("platform_tag").platform_of(_occasus.__file__))
    assert int(wanted[1]) <= 34


def test_a_module_with_a_library_of_its_own_is_refused(tmp_path):
    # The program of Python is linked with libz and libexpat.
    with pytest.raises(ValueError, match="not every system has"):
        part("platform_tag").platform_of("/usr/bin/python3")


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_every_source_is_for_python_3_9(source):
    tree = ast.parse(source.read_text(encoding="utf-8"), feature_version=(3, 9))
    if source.suffix == ".pyi":
        return
    later = any(isinstance(node, ast.ImportFrom) and node.module == "__future__" for node in tree.body)
    kept = [node.annotation for node in ast.walk(tree) if isinstance(node, (ast.arg, ast.AnnAssign)) and node.annotation]
    kept += [node.returns for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.returns]
    joined = [part for annotation in kept for part in ast.walk(annotation) if isinstance(part, ast.BinOp)]
    assert later or not joined, "X | Y needs: from __future__ import annotations"


@pytest.fixture(scope="module")
def archive() -> dict[str, bytes]:
    """What script/package-python has put into the source archive, by the name below its folder."""
    with tarfile.open(ROOT / f"build/packages/occasus-{occasus.__version__}.tar.gz") as packed:
        return {member.name.partition("/")[2]: packed.extractfile(member).read() for member in packed}


def test_the_archive_has_every_header_that_its_sources_include(archive):
    sources = json.loads(archive["sources.json"])
    assert len(sources) > 100 and sources.keys() <= archive.keys()
    for name, data in archive.items():
        if name.startswith("src/") and name.endswith((".h", ".cpp", ".cxx")):
            for included in re.findall(r'^#include "(.*)"', data.decode(), re.M):
                assert f"src/{included}" in archive, f"{name} includes {included}"
            for included in re.findall(r"^#include <((?:boost|fmt|nlohmann|pybind11)/.*)>", data.decode(), re.M):
                assert f"include/{included}" in archive, f"{name} includes {included}"


def test_the_archive_has_licences_and_nothing_of_this_machine(archive):
    assert {"LICENSE", "licenses/boost", "licenses/fmt", "licenses/nlohmann", "licenses/pybind11", "PKG-INFO"} <= archive.keys()
    assert [name for name, data in archive.items() if str(ROOT).encode() in data] == []
