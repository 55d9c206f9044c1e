"""The examples of the documentation run. Those for a shell that need a server, a store of results, root, or an
hour of compiling cannot: all of docs/laboratory.md, operations.md, performance.md and several-servers.md, and
in docs/programs.md how the packages are made. tests/browser/documented.test.mjs runs those in JavaScript."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
DOCS = TESTS.parent / "docs"


def examples(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.S)


def test_the_programs_of_the_page_run(capsys):
    programs = examples("programs.md", "python")
    assert len(programs) >= 4
    names: dict = {}
    for program in programs:
        exec(program.replace("range(1000)", "range(20)"), names)
    assert "SETUP.2" in capsys.readouterr().out


COMMANDS = [
    (page, line.split("  #")[0])
    for page, blocks in (("command-line.md", 1), ("own-figures.md", 1), ("programs.md", 1))
    for block in examples(page, "sh")[:blocks]
    for line in block.splitlines()
    if line.startswith("occasus ")
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """Where the commands run, one after the other: later ones read what earlier ones have written."""
    there = tmp_path_factory.mktemp("docs")
    shutil.copy(TESTS / "python/bot.py", there / "bot.py")
    return there


@pytest.mark.parametrize("page, command", COMMANDS, ids=[command[:40] for _, command in COMMANDS])
def test_the_commands_of_the_page_run(page, command, folder, program):
    few = re.sub(r"--games \d+", "--games 2", command)
    ran = subprocess.run(few, shell=True, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
                         env={**os.environ, "PATH": f"{Path(program).resolve().parent}:{os.environ['PATH']}",
                              "PYTHONPATH": os.path.abspath(os.environ["PYTHONPATH"])})
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout or ">" in few or "-o" in few
