#!/usr/bin/python3
"""Measures what the answers cost that bench/prices.txt has prices for, each at its largest.

    bench/prices.py OCCASUS

OCCASUS is the program; it serves on a free port and in a folder of its own. For each of the five games it gets a
record of 9,000 lines and a whole game, and is asked everything. Prints the table of prices with a further column: the
processor time of the dearest answer in milliseconds, and its game. The exit code is the number of answers that cost
more than their price.
"""

import http.client
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

from attack import LEGIONS, Victim, command
from server_cost import Socket

ROOT = pathlib.Path(__file__).resolve().parent.parent
GAMES = ["rome_must_fall", "empire", "pomerium", "invasions", "diplomacy"]
TIMES = 5
UNBOUND = ["--connections-each", "100000", "--questions-each", "100000", "--tables-each", "100000"]
ROW = re.compile(r"\| `([^`]+)` \| ([^|]+) \| ([0-9,]+) \| ([^|]+) \|")


def work_of(process):
    """Processor time of all threads, in milliseconds."""
    return sum(int((task / "schedstat").read_text(encoding="ascii").split()[0])
               for task in pathlib.Path(f"/proc/{process}/task").iterdir()) / 1e6


class Measured:
    def __init__(self, server):
        self.server, self.dearest = server, {}

    def note(self, name, game, answer):
        """The dearest of some times: some of them are refused, as a second act at the same ply is."""
        costs = []
        for _ in range(TIMES):
            before = work_of(self.server.process.pid)
            answer()
            costs.append(work_of(self.server.process.pid) - before)
        self.dearest[name] = max(self.dearest.get(name, (0, "")), (max(costs), game))


def long_record(program, game):
    """An action done and taken back again and again; in the second half of a record nothing can be."""
    with tempfile.TemporaryDirectory() as folder:
        save = folder + "/long.save"
        command(program, "new", game, "-o", save)
        chance = random.Random(1)
        for _ in range(200):  # The first actions of some games cannot be taken back.
            legal = chance.choice(command(program, "legal", save).stdout.splitlines() or ["x"])
            if command(program, "do", save, *[legal, "undo"] * 4_500).returncode == 0:
                break
            command(program, "do", save, legal)
        return pathlib.Path(save).read_text(encoding="utf-8")


def whole_record(game):
    return max((ROOT / "tests/records" / game).iterdir(), key=os.path.getsize).read_text(encoding="utf-8")


def ask_http(measured, game, record, made):
    server, table = measured.server, made["table"]
    host = {"Authorization": "Bearer " + made["host"]}
    seat = next(iter(made["seats"]), "x")
    requests = {
        "GET /api/health": ("/api/health", None),
        "GET /metrics": ("/metrics", None),
        "GET /api/games": ("/api/games", None),
        "GET /api/games/GAME/rulebook": (f"/api/games/{game}/rulebook", None),
        "GET /api/games/GAME/rulebook/examples": (f"/api/games/{game}/rulebook/examples", None),
        "GET /api/games/GAME/board": (f"/api/games/{game}/board", None),
        "POST /api/tables": ("/api/tables", json.dumps({"record": record})),
        "GET /api/tables": ("/api/tables", None),
        "GET /api/tables/TABLE": (f"/api/tables/{table}", None),
        "GET /api/tables/TABLE/record": (f"/api/tables/{table}/record", None),
        "POST /api/tables/TABLE/seats/SEAT": (f"/api/tables/{table}/seats/{seat}", '{"kind":"human"}'),
        "POST /api/tables/TABLE/seats/SEAT/take": (f"/api/tables/{table}/seats/{seat}/take", ""),
        "POST /api/tables/TABLE/rematch": (f"/api/tables/{table}/rematch", "{}"),
        "GET /api/tables/TABLE/notices": (f"/api/tables/{table}/notices", None),
        "POST /api/tables/TABLE/notices": (
            f"/api/tables/{table}/notices", '{"way":"hook","address":"https://ntfy.sh/occasus"}'),
        "GET /api/notices/KEY/ACT": ("/api/notices/mine/stop", None),
        "POST /api/notices/KEY/ACT": ("/api/notices/mine/stop", ""),
        "POST /api/verify": ("/api/verify", record),
        "POST /api/report": ("/api/report", record),
        "POST /api/report/curve": ("/api/report/curve", record),
        "POST /api/reports/NAME": ("/api/reports/mine", record),
        "GET /api/reports/NAME/progress": ("/api/reports/mine/progress", None),
        "POST /api/reports/NAME/stop": ("/api/reports/mine/stop", ""),
        "GET /api/laboratory": ("/api/laboratory", None),
        "GET /api/laboratory/NAME": ("/api/laboratory/mine", None),
    }
    measured.note("GET /api/tables/TABLE/socket", game, lambda: server.raw(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode(), timeout=0.3))
    for name, (path, body) in requests.items():
        headers = host if "/seats/" in path or path.endswith(("/rematch", f"{table}/notices")) else {}
        if body is None:
            headers = {**headers, "Accept-Encoding": "gzip"}
        if path.startswith("/api/report") and body == record:
            continue  # See reports().
        where = "without results" if "laboratory" in path else game
        measured.note(name, where, lambda path=path, body=body, headers=headers: server.ask(
            "GET" if body is None else "POST", path, body, headers))


def reports(measured, game, record):
    """A report goes on in small jobs; its price is for what comes before them, and for the first."""
    server = measured.server

    def begin(path):
        def ask():
            connection = http.client.HTTPConnection("127.0.0.1", server.port)
            connection.request("POST", path, record)
            time.sleep(0.03)
            connection.sock.close()  # It ends when it would go on.
            server.health()
        return ask

    for name in ("POST /api/report", "POST /api/report/curve", "POST /api/reports/NAME"):
        measured.note(name, game, begin(name.removeprefix("POST ").replace("NAME", "mine")))


def say_all(measured, game, made):
    server = measured.server
    seat, token = next(iter(made["seats"].items()))
    asking = Socket(server, made["table"], token)
    now = asking.hear_type("table")
    host = Socket(server, made["table"], made["host"])
    host.hear_type("table")
    numbers = iter(range(10_000))

    def say(who, answers, **message):
        def ask():
            who.say({"id": f"{game}{next(numbers)}", **message})
            who.hear_type("refused", "error", *answers)
        measured.note(message["type"], game, ask)

    ply, action = now["ply"], next((offer["action"] for offer in now["offers"] if not offer["refused"]), "x")
    say(asking, ["table"], type="hello", token=token)
    say(asking, ["why"], type="why", action=action)
    say(asking, ["odds"], type="odds")
    say(asking, ["odds"], type="odds", after=[action])
    for since in (ply, max(0, ply - 100)):
        say(asking, ["view"], type="view", ply=ply, since=since)
    say(asking, ["earlier"], type="earlier", log=now["n"])
    say(asking, ["earlier"], type="earlier", press=1)
    say(asking, ["pong"], type="ping")
    orders = [unit["orders"][0]["text"] for unit in (now["view"].get("orders") or {}).get("units") or []]
    say(asking, ["ack"], type="orders", ply=ply, seat=seat, orders=(orders + ["A PAR H"] * 200)[:200])
    say(asking, ["ack"], type="unconfirm", ply=ply, seat=seat)
    for kind in ("draw", "draw_vote", "take_back"):
        say(asking, ["ack"], type="propose", kind=kind, ply=ply, seat=seat)
        say(asking, ["ack"], type="answer", kind=kind, ply=ply, seat=seat, **{"from": seat, "agree": False})
    say(host, ["ack"], type="clock", movement=1440)
    say(asking, ["ack"], type="say", to=[], text="x" * 2000)
    say(host, ["ack"], type="moderate", watchers=True)
    say(host, ["ack"], type="remove", message="1")
    say(asking, ["ack"], type="name", name="Ada")
    say(asking, ["ack"], type="entropy", number="0" * 64)
    say(asking, ["advice"], type="advise")
    say(asking, ["ack"], type="confirm", ply=ply, seat=seat)
    say(asking, ["ack"], type="undo", ply=ply)
    say(asking, ["ack"], type="act", ply=ply, action=action)


def prices():
    text = (ROOT / "bench/prices.txt").read_text(encoding="utf-8")
    return [match.groups() for match in ROW.finditer(text)]


def main():
    program = os.path.abspath(sys.argv[1])
    server = Victim(program, "--metrics", "--open-tables", "--hook-hosts", "ntfy.sh", "--public-url", "http://localhost",
                    *UNBOUND)
    measured = Measured(server)
    try:
        for game in GAMES:
            for record in (long_record(program, game), whole_record(game)):
                made = server.make(game=game) if game == "diplomacy" else server.make(record=record)
                say_all(measured, game, made)
                ask_http(measured, game, record, made)
                reports(measured, game, record)
        made = server.make(game="pomerium", position=LEGIONS)
        say_all(measured, "pomerium", made)
        ask_http(measured, "pomerium", whole_record("pomerium"), made)
    finally:
        server.end()
    over = 0
    for name, who, price, counts in prices():
        cost, game = measured.dearest.get(name, (0, "not measured"))
        over += cost > int(price.replace(",", ""))
        print(f"| `{name}` | {who} | {price} | {counts} | {cost:.1f} ({game}) |")
    return over


if __name__ == "__main__":
    sys.exit(main())
