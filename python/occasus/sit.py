"""A computer player at a table of a server, by the link of a seat.

    python3 -m occasus.sit LINK --player greedy
    python3 -m occasus.sit LINK --program ./bot.py

A program answers as docs/programs.md says. In games of sealed orders only a program of Python that calls play()
with `orders` can sit. Needs websocket-client (Debian: python3-websocket).
"""

from __future__ import annotations

import argparse
import json
import subprocess
import urllib.error
import urllib.parse
import urllib.request
import uuid
from collections.abc import Callable
from typing import Any

from ._occasus import Game, Random, Record
from .engine import Turn
from .errors import Refused


class Table:
    """A seat at a table, or a watcher's place."""

    def __init__(self, link: str, patience: float = 60.0):
        """link: http://HOST/table/TABLE#TOKEN. Raises Refused if the token opens nothing, OSError if
        there is no such server, or no table."""
        import websocket

        parts = urllib.parse.urlsplit(link)
        name = parts.path.rsplit("/table/", 1)[-1]
        self._address = f"{parts.scheme}://{parts.netloc}/api/tables/{name}"
        scheme = "wss" if parts.scheme == "https" else "ws"
        self._socket = websocket.create_connection(
            f"{scheme}://{parts.netloc}/api/tables/{name}/socket", timeout=patience,
            origin=f"{parts.scheme}://{parts.netloc}")
        self._say({"type": "hello", "token": parts.fragment or None})
        self.now: dict[str, Any] = self.hear("table")
        self.seat: str | None = self.now["seat"]

    def _say(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types; what changes the table is kept in `now`."""
        while True:
            message = json.loads(self._socket.recv())
            if message["type"] in ("error", "refused"):
                raise Refused(message["error"])
            if message["type"] in ("table", "update", "sealed", "clock"):
                self.now = {**getattr(self, "now", {}), **message}
            if not kinds or message["type"] in kinds:
                return message

    def ask(self, message: dict[str, Any], answer: str = "ack") -> dict[str, Any]:
        """Sends a message of docs/protocol.md and waits for its answer. Raises Refused."""
        identity = str(uuid.uuid4())
        self._say({**message, "id": identity})
        while (heard := self.hear(answer)).get("id") != identity:
            pass
        return heard

    def act(self, action: str) -> None:
        self.ask({"type": "act", "ply": self.now["ply"], "action": action})

    def record(self) -> Record:
        """The game so far. Raises Refused in games with secrets."""
        try:
            with urllib.request.urlopen(f"{self._address}/record") as answer:
                return Record.read(answer.read().decode())
        except urllib.error.HTTPError as error:
            raise Refused(json.loads(error.read())["error"]) from None

    def close(self) -> None:
        self._socket.close()


def play(link: str, choose: Callable[[Turn], str] | None = None,
         orders: Callable[[dict[str, Any]], list[str]] | None = None) -> dict[str, Any]:
    """Sits at a table until its game is over; returns the result as docs/protocol.md has it.

    choose: an action in notation for a turn.
    orders: in games of sealed orders the lines of a set, from the view of the seat.
    """
    table = Table(link)
    draws = 0
    answered = None  # The ply for which orders were sent.
    try:
        while not table.now.get("result"):
            if table.now["to_move"] == table.seat and choose:
                ply = table.now["ply"]
                table.act(choose(_turn(table, draws)))
                draws += 1
                while table.now["ply"] == ply:
                    table.hear()
            elif orders and answered != table.now["ply"] and _owes_orders(table):
                answered = table.now["ply"]
                table.ask({"type": "orders", "ply": table.now["ply"], "seat": table.seat,
                           "orders": orders(table.now["view"]), "confirm": True})
            else:
                table.hear()
        return table.now["result"]
    finally:
        table.close()


def _owes_orders(table: Table) -> bool:
    sealed = table.now.get("sealed") or {"own": []}
    return any(not each["confirmed"] for each in sealed["own"] if each["seat"] == table.seat)


def _turn(table: Table, number: int) -> Turn:
    record = table.record()
    state = record.state()
    legal = [state.action_to_string(action) for action in state.legal_actions()]
    return Turn(game=record.game, seat=str(table.seat), view=table.now["view"], legal=legal,
                position=state.position(), random=Random(number))


def player(name: str) -> Callable[[Turn], str]:
    """A choose() that asks one of Occasus' own computer players."""
    seated: dict[str, Any] = {}

    def choose(turn: Turn) -> str:
        seated.setdefault("player", turn.game.player(name))
        seated.setdefault("game", turn.game)
        state = seated["game"].state_at(turn.position)
        return state.action_to_string(seated["player"].choose(state, turn.random))

    return choose


def program(command: str) -> Callable[[Turn], str]:
    """A choose() that asks a program which answers as docs/programs.md says."""
    process = subprocess.Popen(command, shell=True, text=True, stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE)
    told: list[Game] = []

    def ask(line: str, word: str) -> str:
        print(line, file=process.stdin, flush=True)
        for answer in process.stdout or []:
            if answer.startswith("error "):
                raise RuntimeError(f"{command}: {answer[6:].strip()}")
            if answer.startswith(word):
                return answer[len(word):].strip()
        raise RuntimeError(f"{command} has ended")

    def choose(turn: Turn) -> str:
        if not told:
            ask("occasus 1", "ready")
            identity, options, board = turn.game.__getstate__()
            ask("game " + json.dumps({"game": identity, "options": options, "board": board}), "ready")
            told.append(turn.game)
        return ask("turn " + json.dumps({
            "seat": turn.seat, "view": turn.view, "position": turn.position, "legal": turn.legal,
            "milliseconds": turn.milliseconds, "random": turn.random.below(2**31)}), "action ")

    return choose


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 -m occasus.sit", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("link", help="the link of a seat")
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument("--player", help="one of Occasus' computer players")
    who.add_argument("--program", help="a program of your own")
    arguments = parser.parse_args()
    choose = player(arguments.player) if arguments.player else program(arguments.program)
    result = play(arguments.link, choose)
    print(f"{result['title']}: {result['text']}")


if __name__ == "__main__":
    main()
