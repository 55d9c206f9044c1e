"""The programs of docs/programs.md run, one after the other."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "programs.md"


def test_the_programs_of_the_page_run(capsys):
    programs = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert len(programs) >= 4
    names: dict = {}
    for program in programs:
        exec(program.replace("range(1000)", "range(20)"), names)
    assert "SETUP.2" in capsys.readouterr().out
