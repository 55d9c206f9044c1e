#!/usr/bin/python3
"""Plays at a server as a stranger would, who has nothing but its address.

    player.py begin URL FILE    sets up a table, takes a few actions, and keeps in FILE where it stands
    player.py go_on URL FILE    comes back: everything must stand as it was; takes a few more

For a server behind a proxy, CERTIFICATE names the file of its certificate: every name then means this machine.
"""

import json
import os
import socket
import ssl
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

import websocket

ACTIONS = 6
PATIENCE = 60
CERTIFICATE = os.environ.get("CERTIFICATE")
CONTEXT = ssl.create_default_context(cafile=CERTIFICATE) if CERTIFICATE else None


def here_under_every_name():
    find = socket.getaddrinfo
    socket.getaddrinfo = lambda _, *rest, **more: find("127.0.0.1", *rest, **more)


def ask(url, body=None):
    """The answer to a request; waits for a server that is about to begin."""
    until = time.monotonic() + PATIENCE
    request = urllib.request.Request(url, data=json.dumps(body).encode() if body else None)
    while True:
        try:
            with urllib.request.urlopen(request, context=CONTEXT, timeout=PATIENCE) as answer:
                return answer.read().decode()
        except urllib.error.HTTPError as error:
            raise SystemExit(f"{url}: {error.code} {error.read().decode()}") from None
        except urllib.error.URLError as error:
            if not isinstance(error.reason, ConnectionRefusedError) or time.monotonic() > until:
                raise SystemExit(f"{url}: {error.reason}") from None
            time.sleep(0.05)


class Seat:
    def __init__(self, url, table, token):
        parts = urllib.parse.urlsplit(url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        # A browser leaves the port out where it goes without saying; the proxy of a test has another.
        origin = f"https://{parts.hostname}" if CERTIFICATE else url
        self.socket = websocket.create_connection(
            f"{scheme}://{parts.netloc}/api/tables/{table}/socket", timeout=PATIENCE, origin=origin,
            sslopt={"ca_certs": CERTIFICATE})
        self.say({"type": "hello", "token": token})
        self.now = self.hear("table")

    def say(self, message):
        self.socket.send(json.dumps(message))

    def hear(self, wanted):
        while True:
            message = json.loads(self.socket.recv())
            if message["type"] in ("error", "refused"):
                raise SystemExit(f"refused: {message}")
            if message["type"] == wanted:
                return message

    def act(self):
        action = next(offer["action"] for offer in self.now["offers"]
                      if not offer["refused"] and "form" not in offer)
        self.say({"type": "act", "id": str(uuid.uuid4()), "ply": self.now["ply"], "action": action})
        self.now = {**self.now, **self.hear("update")}

    def standing(self):
        return {"ply": self.now["ply"], "n": self.now["n"], "view": self.now["view"]}


def play(url, kept):
    seat = Seat(url, kept["table"], kept["token"])
    if "standing" in kept and seat.standing() != kept["standing"]:
        raise SystemExit(f"the table stands otherwise: {seat.standing()}, not {kept['standing']}")
    for _ in range(ACTIONS):
        seat.act()
    return {**kept, "standing": seat.standing()}


def main():
    what, url, file = sys.argv[1:]
    if CERTIFICATE:
        here_under_every_name()
    if "<title>Occasus</title>" not in ask(url + "/"):
        raise SystemExit("there is no page")
    if what == "begin":
        made = json.loads(ask(url + "/api/tables", {"game": "invasions"}))
        kept = {"table": made["table"], "token": next(iter(made["seats"].values()))}
    else:
        with open(file, encoding="utf-8") as text:
            kept = json.load(text)
    kept = play(url, kept)
    with open(file, "w", encoding="utf-8") as text:
        json.dump(kept, text)
    print(f"    {what}: the table stands at ply {kept['standing']['ply']}")


if __name__ == "__main__":
    main()
