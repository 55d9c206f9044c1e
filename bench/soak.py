#!/usr/bin/python3
"""Whether a server that is used for long needs more and more memory: every minute a hundred new
tables play, and those of the minute before are left.

    bench/soak.py SERVER LOAD [--minutes 30] [--tables 100] [--think 500]

SERVER is the program `occasus`, LOAD `occasus_server_load`. Prints a row after each minute: the
memory that the server holds, what it took of the processor, and what its folder takes on the disk.
"""

import pathlib
import tempfile

from load_table import one_process, play, seconds_used, settings


def memory(process):
    """MiB that are resident."""
    status = pathlib.Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def main():
    arguments = settings(__doc__, tables=100, think=500)
    arguments.add_argument("--minutes", type=int, default=30)
    given = arguments.parse_args()
    print("minute  actions  refused  MiB     seconds of processor  MiB on disk")
    with tempfile.TemporaryDirectory(prefix="occasus-soak-") as folder, \
            one_process(given.server, folder) as (port, processes):
        for minute in range(1, given.minutes + 1):
            told = play(given, port, folder, seconds=58)
            disk = sum(file.stat().st_size for file in pathlib.Path(folder).rglob("*") if file.is_file()) / 2**20
            print(f"{minute:6}  {told['actions']:7}  {told['refused'] + told['broken']:7}  "
                  f"{memory(processes[0]):6.1f}  {seconds_used(processes):20.1f}  {disk:11.1f}", flush=True)


if __name__ == "__main__":
    main()
