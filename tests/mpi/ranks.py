#!/usr/bin/python3
"""Plays an experiment with one, two and three ranks and in one process, and compares every game. Then
a rank is killed in the middle, and the run goes on.

    ranks.py OCCASUS OCCASUS_MPI
"""

import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

EXPERIMENT = """game = "rome_must_fall"
games = {games}
chunk = 10
[players]
all = "greedy"
[sweep.figures.board]
"timeline,vandals,1" = [1, 2]
[record]
end = ["event.lost", "position.cubes"]
"""
# Three ranks on two cores, and as root where tests run as root.
ENVIRONMENT = {
    **os.environ,
    "OMPI_ALLOW_RUN_AS_ROOT": "1",
    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    "OMPI_MCA_btl_vader_single_copy_mechanism": "none",
    "ASAN_OPTIONS": "detect_leaks=0",  # Open MPI keeps what it has.
}
OCCASUS, OCCASUS_MPI = (str(Path(argument).resolve()) for argument in sys.argv[1:3])


def mpirun(ranks, store):
    return ["mpirun", "-n", str(ranks), "--oversubscribe", OCCASUS_MPI, "ranks.toml", "--store", store]


def run(command):
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, (command, done.stdout, done.stderr)
    return done.stdout


def games(store):
    return run([OCCASUS, "lab", "export", store, "--games"])


def kept(store):
    try:
        with sqlite3.connect(f"file:{store}?mode=ro", uri=True) as database:
            return database.execute("SELECT COUNT(*) FROM chunks").fetchone()[0]
    except sqlite3.OperationalError:
        return 0


def process_of_rank(rank):
    """The process among all there are that mpirun has given this rank in this folder."""
    wanted = f"OMPI_COMM_WORLD_RANK={rank}".encode()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if os.path.realpath(folder / "cwd") != os.getcwd():
                continue
            if wanted in (folder / "environ").read_bytes().split(b"\0"):
                return int(folder.name)
        except OSError:
            continue
    raise AssertionError(f"rank {rank} does not run")


def test_any_number_of_ranks():
    Path("ranks.toml").write_text(EXPERIMENT.format(games=60))
    run([OCCASUS, "lab", "ranks.toml", "--store", "threads.sqlite"])
    wanted = games("threads.sqlite")
    assert wanted.count("\n") == 121, wanted
    for ranks in (1, 2, 3):
        run(mpirun(ranks, f"{ranks}.sqlite"))
        assert games(f"{ranks}.sqlite") == wanted, f"{ranks} ranks play other games"


def test_a_rank_that_is_killed():
    Path("ranks.toml").write_text(EXPERIMENT.format(games=5000))
    broken = subprocess.Popen(mpirun(3, "killed.sqlite"), env=ENVIRONMENT, stderr=subprocess.DEVNULL)
    while kept("killed.sqlite") < 3:
        assert broken.poll() is None, "it ended before it could be killed"
        time.sleep(0.02)
    os.kill(process_of_rank(2), signal.SIGKILL)
    assert broken.wait(timeout=60) != 0
    before = kept("killed.sqlite")
    assert 3 <= before < 1000, before
    # What is there stays, and fewer games than were meant are enough to see the run go on.
    Path("ranks.toml").write_text(EXPERIMENT.format(games=60))
    run(mpirun(3, "killed.sqlite"))
    assert set(games("threads.sqlite").split()) <= set(games("killed.sqlite").split())


def main():
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        test_any_number_of_ranks()
        test_a_rank_that_is_killed()
        os.chdir("/")


if __name__ == "__main__":
    main()
