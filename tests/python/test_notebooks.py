"""The notebooks run from the first cell to the last, in plain Python."""

import json
from pathlib import Path

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path, capsys):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    programs = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert len(programs) >= 3
    names: dict = {}
    for program in programs:
        # Here it is enough that it learns something.
        short = program.replace("32, 25", "32, 4").replace("games=5", "games=1")
        exec(short.replace("60_000", "10_000"), names)
    assert len(capsys.readouterr().out) > 100
