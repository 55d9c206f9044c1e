#!/usr/bin/python3
"""What a running server costs: CPU time and bytes of its messages, memory of idle sockets.

    bench/server_cost.py SERVER messages [--game invasions] [--actions 200]
    bench/server_cost.py SERVER sockets [--count 2000]

SERVER is the program `occasus`; it is started here, on a port and with a folder of its own, and
ended. CPU time is that of the server alone, so other work on the machine matters little. Sockets
offer compression as browsers do.
"""

import argparse
import base64
import json
import os
import random
import resource
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
import zlib

TAIL = b"\x00\x00\xff\xff"  # What a compressed message ends with, and leaves out.


class Server:
    def __init__(self, program, port):
        self.folder = tempfile.TemporaryDirectory()
        # One address opens all sockets.
        command = [program, "serve", "--port", str(port), "--data", self.folder.name,
                   "--connections-each", "1000000", "--questions-each", "1000000", "--max-connections", "1000000"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.port = int(self.process.stdout.readline().rsplit(":", 1)[1])

    def cpu(self):
        """Milliseconds so far."""
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self):
        """Resident bytes."""
        with open(f"/proc/{self.process.pid}/statm", encoding="ascii") as statm:
            return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def new_table(self, game):
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/tables", json.dumps({"game": game}).encode()
        )
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def end(self):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


class Socket:
    def __init__(self, server, table, token=None):
        self.peer = socket.create_connection(("127.0.0.1", server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        self.peer.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n".encode()
        )
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.peer.recv(65536)
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.is_packed = b"permessage-deflate" in head
        self.keeps_context = b"server_no_context_takeover" not in head
        self.inflater = zlib.decompressobj(-15)
        self.received = 0  # Bytes on the wire.
        self.say({"type": "hello", "token": token})

    def say(self, message):
        data = json.dumps(message).encode()
        if self.is_packed:
            packer = zlib.compressobj(wbits=-9)
            data = (packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH))[: -len(TAIL)]
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.peer.sendall(bytes([0xC1 if self.is_packed else 0x81]) + size + mask + masked)

    def take(self, count):
        while len(self.buffer) < count:
            more = self.peer.recv(1 << 20)
            if not more:
                raise EOFError("the server has gone")
            self.buffer += more
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        self.received += count
        return taken

    def hear(self):
        text, is_packed, is_last = b"", False, False
        while not is_last:
            first, size = self.take(2)
            if size == 126:
                (size,) = struct.unpack(">H", self.take(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self.take(8))
            part = self.take(size)
            if first & 0x0F > 2:
                continue  # A ping.
            is_packed = is_packed or bool(first & 0x40)
            is_last = bool(first & 0x80)
            text += part
        if is_packed:
            if not self.keeps_context:
                self.inflater = zlib.decompressobj(-15)
            text = self.inflater.decompress(text + TAIL)
        self.length = len(text)
        return json.loads(text)

    def hear_type(self, *types):
        while True:
            message = self.hear()
            if message["type"] in types:
                return message


def choose(offers, chance):
    offer = chance.choice([offer for offer in offers if not offer["refused"]])
    form = offer.get("form")
    if not form:
        return offer["action"]
    if form["distinct"]:
        chosen = chance.sample(form["choices"], len(form["slots"]))
    else:
        chosen = [chance.choice(form["choices"]) for _ in form["slots"]]
    return " ".join([offer["action"], *chosen])


def play(server, players, watcher, count):
    """Offered actions at random. What one costs, and its bytes on the wire to a spectator."""
    chance = random.Random(1)
    now = {seat: player.hear_type("table") for seat, player in players.items()}
    acted, cpu, wire, size = 0, 0.0, 0, 0
    for number in range(20 * count):
        seat = now[next(iter(now))]["to_move"]
        if seat is None or acted == count:
            break
        action = choose(now[seat]["offers"], chance)
        begin, seen = server.cpu(), watcher.received
        act = {"type": "act", "id": str(number), "ply": now[seat]["ply"], "action": action}
        players[seat].say(act)
        if players[seat].hear_type("ack", "refused")["type"] == "refused":
            continue
        for other, player in players.items():
            now[other] = player.hear_type("update")
        watcher.hear_type("update")
        cpu += server.cpu() - begin
        wire += watcher.received - seen
        size += watcher.length
        acted += 1
    print(f"{acted} actions: {cpu / acted:.2f} ms CPU each, to a spectator {size // acted} bytes, "
          f"{wire // acted} on the wire")
    return now[next(iter(now))]["ply"]


def ask(server, watcher, what, times, message):
    begin, seen = server.cpu(), watcher.received
    for number in range(times):
        watcher.say({"type": "view", "id": str(number), **message})
        watcher.hear_type("view", "refused")
    print(f"{what}: {(server.cpu() - begin) / times:.2f} ms CPU, {watcher.length} bytes, "
          f"{(watcher.received - seen) // times} on the wire")


def messages(server, settings):
    made = server.new_table(settings.game)
    watcher = Socket(server, made["table"])
    watcher.hear_type("table")
    players = {seat: Socket(server, made["table"], token) for seat, token in made["seats"].items()}
    print(settings.game)
    ply = play(server, players, watcher, settings.actions)
    begin = max(0, ply - 100)
    ask(server, watcher, "view", 100, {"ply": ply})
    ask(server, watcher, f"view since {ply - begin} plies", 50, {"ply": ply, "since": begin})
    ask(server, watcher, "view since 1 ply", 100, {"ply": ply, "since": ply - 1})


def sockets(server, settings):
    table = server.new_table(settings.game)["table"]
    Socket(server, table).hear_type("table")
    before = server.memory()
    kept = []
    for _ in range(settings.count):
        kept.append(Socket(server, table))
        kept[-1].hear_type("table")
    time.sleep(12)  # What they no longer need is let go of.
    used = server.memory() - before
    print(f"{settings.count} idle sockets: {used / settings.count / 1024:.1f} KiB each, "
          f"{server.memory() / 1024 / 1024:.0f} MiB in all")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", help="occasus, as built")
    parser.add_argument("what", choices=["messages", "sockets"])
    parser.add_argument("--game", default="invasions")
    parser.add_argument("--actions", type=int, default=200)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--port", type=int, default=0)
    settings = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    server = Server(settings.program, settings.port)
    try:
        {"messages": messages, "sockets": sockets}[settings.what](server, settings)
    finally:
        server.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())
