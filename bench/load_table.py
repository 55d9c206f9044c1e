#!/usr/bin/python3
"""How long an action takes from its player to a spectator while many tables play, in one run: one
process that keeps its tables in SQLite, then one and three processes on PostgreSQL behind HAProxy.

    bench/load_table.py SERVER LOAD [--tables 1000] [--think 1000] [--seconds 30]

SERVER is the program `occasus`, LOAD `occasus_server_load`. Everything runs on this machine, the load
as well. Prints a row for each arrangement as soon as it is measured.
"""

import argparse
import contextlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "tools"))
import cluster  # noqa: E402  (its folder is known only now)

# One address plays all tables.
UNBOUND = ["--connections-each", "1000000", "--questions-each", "1000000", "--tables-each", "1000000",
           "--max-connections", "1000000"]


@contextlib.contextmanager
def one_process(program, folder):
    """One process on SQLite: its port, and the process."""
    command = [program, "serve", "--port", "0", "--data", folder, *UNBOUND]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield int(process.stdout.readline().rsplit(":", 1)[1]), [process.pid]
        finally:
            process.terminate()


@contextlib.contextmanager
def on_postgres(program, folder, processes):
    with cluster.Cluster(folder, processes=processes, program=program, options=UNBOUND) as started:
        yield started.proxy.port, [node.running.pid for node in started.nodes]


def seconds_used(processes):
    used = 0
    for process in processes:
        fields = pathlib.Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        used += int(fields[11]) + int(fields[12])
    return used / os.sysconf("SC_CLK_TCK")


def settings(description, tables, think):
    """What both programs that play such tables are told."""
    arguments = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("server", help="occasus, as built")
    arguments.add_argument("load", help="occasus_server_load, as built")
    arguments.add_argument("--tables", type=int, default=tables, help="that play at a time")
    arguments.add_argument("--think", type=float, default=think, help="milliseconds")
    return arguments


def play(given, port, folder, seconds):
    """What the load tells of the tables that it played; refusals are figures too."""
    command = [given.load, "--port", str(port), "--tables", str(given.tables), "--think", str(given.think),
               "--seconds", str(seconds), "--folder", folder]
    return json.loads(subprocess.run(command, check=False, stdout=subprocess.PIPE, text=True).stdout)


def measure(name, arrangement, given):
    with tempfile.TemporaryDirectory(prefix="occasus-load-") as folder, arrangement(folder) as (port, processes):
        before = seconds_used(processes)
        told = play(given, port, folder, given.seconds)
        used = seconds_used(processes) - before
    print(json.dumps({"store": name, "server_seconds": round(used, 1), **told}), flush=True)


def main():
    arguments = settings(__doc__, tables=1000, think=1000)
    arguments.add_argument("--seconds", type=int, default=30)
    given = arguments.parse_args()
    measure("SQLite, 1 process", lambda folder: one_process(given.server, folder), given)
    for processes in (1, 3):
        measure(f"PostgreSQL, {processes} processes",
                lambda folder, processes=processes: on_postgres(given.server, folder, processes), given)


if __name__ == "__main__":
    main()
