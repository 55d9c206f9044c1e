#!/usr/bin/python3
"""Cuts the power of a server again and again, and looks whether anything acknowledged was lost.

    tests/power_cut/power_cut.py OCCASUS UNSYNCED.SO [ROUNDS]

Three people play while the power is cut, on a disk that loses all that was not synced (unsynced.c).
Afterwards every table that was made is there, with every action that was acknowledged, once and in
its order, and at most one more that nobody was answered. In the end the disk only says that it has
synced; then something must be missing, or the test could not find anything.
"""

import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../bench"))
from server_cost import Server, Socket, choose  # noqa: E402


class Mains(Server):
    """A server whose power can be cut."""

    def __init__(self, program, shim, folder, lies):
        command = [program, "serve", "--port", "0", "--data", folder, "--questions-each", "100000"]
        environment = {
            **os.environ,
            "LD_PRELOAD": shim,
            "UNSYNCED_FOLDER": folder,
            "UNSYNCED_LIES": "1" if lies else "0",
            "ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", "") + ":verify_asan_link_order=0",
        }
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                        text=True, env=environment)
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the server does not start")
        self.port = int(line.rsplit(":", 1)[1])

    def cut(self):
        self.process.send_signal(signal.SIGUSR2)
        if self.process.wait(timeout=20) != 99:
            raise RuntimeError("the power was not cut")

    def record(self, table):
        address = f"http://127.0.0.1:{self.port}/api/tables/{table}/record"
        with urllib.request.urlopen(address) as answer:
            return answer.read().decode()


def play(server, ledger, chance):
    """Makes a table and plays there until the power is gone. The ledger has what was acknowledged."""
    try:
        made = server.new_table("rome_must_fall")
        acted = ledger.setdefault(made["table"], [])
        player = Socket(server, made["table"], made["seats"]["rome"])
        now = player.hear_type("table")
        for number in range(10_000):
            if not [offer for offer in now["offers"] if not offer["refused"]]:
                return
            action = choose(now["offers"], chance)
            player.say({"type": "act", "id": str(number), "ply": now["ply"], "action": action})
            if player.hear_type("ack", "refused")["type"] == "ack":
                acted.append(action)
                now = player.hear_type("update")
    except (EOFError, OSError):
        pass


def missing(server, ledger):
    """What was acknowledged and is not there, in words."""
    for table, acted in ledger.items():
        try:
            record = server.record(table)
        except urllib.error.HTTPError as error:
            return f"table {table} is gone ({error.code})"
        kept = re.findall(r"^\d+ rome (.*) = [0-9a-f]{16}$", record, re.MULTILINE)
        if kept[: len(acted)] != acted:
            return f"table {table} has {len(kept)} actions, {len(acted)} were acknowledged"
        if len(kept) > len(acted) + 1:
            return f"table {table} has {len(kept)} actions, only {len(acted)} were acknowledged"
        acted[:] = kept
    return None


def one_round(program, shim, folder, ledger, chance, lies=False):
    server = Mains(program, shim, folder, lies)
    lost = missing(server, ledger)
    players = [threading.Thread(target=play, args=(server, ledger, random.Random(chance.random())))
               for _ in range(3)]
    for player in players:
        player.start()
    time.sleep(chance.uniform(0.1, 0.4))
    server.cut()
    for player in players:
        player.join()
    return lost


def look(program, shim, folder, ledger):
    server = Mains(program, shim, folder, False)
    lost = missing(server, ledger)
    server.process.kill()
    server.process.wait()
    return lost


def main():
    if len(sys.argv) < 3:
        print(__doc__)
        return 2
    program, shim = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 10
    chance = random.Random(1)
    ledger = {}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(rounds):
            if lost := one_round(program, shim, folder, ledger, chance):
                print(f"after cut {number}: {lost}")
                return 1
        if lost := look(program, shim, folder, ledger):
            print(f"after the last cut: {lost}")
            return 1
    actions = sum(map(len, ledger.values()))
    print(f"{rounds} cuts, {len(ledger)} tables, {actions} actions acknowledged, none lost")
    with tempfile.TemporaryDirectory() as folder:
        liar = {}
        one_round(program, shim, folder, liar, chance, lies=True)
        try:
            lost = look(program, shim, folder, liar)
        except RuntimeError as error:
            lost = str(error)
    print(f"on a disk that lies: {lost}")
    return 0 if lost and actions else 1


if __name__ == "__main__":
    sys.exit(main())
