#!/usr/bin/python3
"""Attacks a server as a stranger would, and says what came of it.

    bench/attack.py OCCASUS [NAME ...]

OCCASUS is the program; each attack starts a server of its own, on a free port and with a folder of
its own, and ends it. Without a NAME all attacks run, in some six minutes. Each prints one line:
its name, "held" or "BROKEN", and the figures. The exit code is the number of those that broke.
Times are wall time: on a busy machine they are longer; the bounds are wide.
"""

import contextlib
import http.client
import json
import os
import pathlib
import resource
import select
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time

from server_cost import Server, Socket

SECOND = 1000
ROOT = pathlib.Path(__file__).resolve().parent.parent


class Victim(Server):
    """A server with further flags, and a client that expects to be refused."""

    def __init__(self, program, *flags, folder=None, limit=None):
        self.program = program
        self.folder = folder or tempfile.TemporaryDirectory()
        command = [program, "serve", "--port", "0", "--data", self.folder.name, *flags]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            preexec_fn=limit,
            restore_signals=False,  # A write beyond a limit fails, and does not kill.
        )
        line = self.process.stdout.readline()
        self.port = int(line.rsplit(":", 1)[1]) if line else 0

    def ask(self, method, path, body=None, headers=None, timeout=60, source=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout,
                                                source_address=source and (source, 0))
        try:
            data = body if isinstance(body, (bytes, str)) or body is None else json.dumps(body)
            connection.request(method, path, data, headers or {})
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    def make(self, **asked):
        status, body = self.ask("POST", "/api/tables", asked)
        assert status == 201, body
        return json.loads(body)

    def raw(self, text, timeout=5):
        """What comes back for these bytes until the server closes or is silent."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=timeout) as peer:
            peer.sendall(text)
            answer = b""
            try:
                while more := peer.recv(65536):
                    answer += more
            except TimeoutError:
                pass
            return answer

    def health(self, source=None):
        begin = time.monotonic()
        status, _ = self.ask("GET", "/api/health", source=source)
        return status, SECOND * (time.monotonic() - begin)


class Other(threading.Thread):
    """Somebody at another address, who asks all the time and waits the longest."""

    def __init__(self, server):
        super().__init__(daemon=True)
        self.server, self.longest, self.ends = server, 0, threading.Event()
        self.start()

    def run(self):
        while not self.ends.wait(0.05):
            self.longest = max(self.longest, self.server.health("127.0.0.9")[1])

    def stop(self):
        self.ends.set()
        self.join()
        return self.longest


def together(count, task):
    threads = [threading.Thread(target=task, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def command(program, *arguments):
    return subprocess.run([program, *arguments], capture_output=True, text=True, check=False)


def many_names(program):
    """Two sockets without a token send objects of 34,617 names; a POST has 60,000."""
    server = Victim(program)
    table = server.make(game="rome_must_fall")["table"]
    words = ",".join(f'"{n:x}":0' for n in range(34_617))
    before = server.cpu()
    sockets = [Socket(server, table) for _ in range(2)]
    for one in sockets:
        one.hear()
        one.peer.sendall(frame(('{"type":"odds","id":"x",' + words + "}").encode()))
    _, took = server.health()
    post = "{" + ",".join(f'"{n:x}":0' for n in range(60_000)) + "}"
    status, _ = server.ask("POST", "/api/tables", post)
    cpu = server.cpu() - before
    server.end()
    return took < 2 * SECOND and cpu < 2 * SECOND and status == 400, (
        f"health after {took:.0f} ms, {cpu:.0f} ms CPU in all, the POST is {status}"
    )


def frame(data):
    """One masked WebSocket message that is not compressed."""
    size = struct.pack(">BQ", 0x80 | 127, len(data))
    return b"\x81" + size + b"\0\0\0\0" + data


def letters(program):
    """1,100 letters of 4,000 bytes to a rival, who then comes to the table."""
    server = Victim(program, "--questions-each", "100000")  # The rival has this address as well.
    made = server.make(game="diplomacy", press={"allowed": "all"})
    seats = list(made["seats"].items())
    writer, rival = Socket(server, made["table"], seats[0][1]), seats[1]
    writer.hear_type("table", "error")
    taken = refused = 0
    for number in range(1_100):
        writer.say({"type": "say", "id": str(number), "to": [rival[0]], "text": "x" * 4_000})
        answer = writer.hear_type("ack", "refused")
        taken += answer["type"] == "ack"
        refused += answer["type"] == "refused"
    guest = Socket(server, made["table"], rival[1])
    guest.hear_type("table")
    size = guest.length
    server.end()
    return size < 1 << 20, f"{taken} taken, {refused} refused; his table comes in {size:,} bytes"


def undos(program):
    """10,000 acts and undos by one seat; then the table is opened and its record is fetched."""
    server = Victim(program, "--questions-each", "100000")
    made = server.make(game="rome_must_fall")
    player = Socket(server, made["table"], made["seats"]["rome"])
    now = player.hear_type("table")
    taken, done = 0, 0
    for number in range(10_000):
        offers = [o["action"] for o in now["offers"] if not o["refused"] and not o.get("form")]
        back = now["undo_to"] is not None
        if not back and not offers:
            break
        message = {"type": "undo"} if back else {"type": "act", "action": offers[0]}
        player.say({**message, "id": str(number), "ply": now["ply"]})
        done += 1
        if player.hear_type("ack", "refused")["type"] == "refused":
            break
        now = player.hear_type("update")
        taken += 1
    status, page = server.ask("GET", f"/api/tables/{made['table']}")
    server.end()
    return status == 200 and len(page) < 1 << 20, (
        f"{taken} of {done} taken before the first refusal; GET {status}, {len(page):,} bytes"
    )


def proposals(program):
    """2,000 proposals of one seat to another, each withdrawn at once."""
    server = Victim(program, "--questions-each", "100000")
    made = server.make(game="empire")
    asking = Socket(server, made["table"], made["seats"]["roman"])
    rival = Socket(server, made["table"], made["seats"]["barbarian"])
    asking.hear_type("table")
    rival.hear_type("table")
    taken = 0
    for number in range(2_000):
        asking.say({"type": "propose", "id": f"p{number}", "kind": "draw", "ply": 0})
        taken += asking.hear_type("ack", "refused")["type"] == "ack"
        asking.say({"type": "answer", "id": f"w{number}", "kind": "draw", "from": "roman", "ply": 0, "agree": False})
        asking.hear_type("ack", "refused")
    server.end()
    return taken < 50, f"{taken} of 2,000 proposals taken"


def typed_dice(program):
    """Dice that were typed under a commitment."""
    with tempfile.TemporaryDirectory() as folder:
        save = folder + "/typed.save"
        command(program, "new", "rome_must_fall", "-o", save)
        command(program, "do", save, "roll 6 6 6 6 6 6")
        standing = json.loads(command(program, "verify", "--json", save).stdout)
    return standing["dice"] != "verified", (
        f"“{standing['dice']}”: {standing['drawn']} drawn, {standing['typed']} typed"
    )


def long_record(program):
    """A record of 13,322 lines of act and undo is brought, then looked at by anyone."""
    with tempfile.TemporaryDirectory() as folder:
        save = folder + "/long.save"
        command(program, "new", "invasions", "-o", save)
        action = command(program, "legal", save).stdout.split("\n", 1)[0]
        command(program, "do", save, *([action, "undo"] * 6_661))
        with open(save, encoding="utf-8") as file:
            record = file.read()
    server = Victim(program)
    before = server.cpu()
    status, body = server.ask("POST", "/api/tables", {"record": record})
    cost = server.cpu() - before
    size = read = 0
    if status == 201:
        table = json.loads(body)["table"]
        before = server.cpu()
        _, page = server.ask("GET", f"/api/tables/{table}")
        size, read = len(page), server.cpu() - before
    memory = server.memory() >> 20
    server.end()
    return size < 1 << 20 and cost < 5 * SECOND and memory < 300, (
        f"{record.count(chr(10)):,} lines, {len(record):,} bytes: {status} in {cost:.0f} ms CPU; "
        f"GET {size:,} bytes in {read:.0f} ms CPU; {memory} MiB"
    )


def new_tables(program):
    """As many tables as one client can ask for in two seconds."""
    server = Victim(program)
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    ends, made, asked = time.monotonic() + 2, 0, 0
    while time.monotonic() < ends:
        connection.request("POST", "/api/tables", '{"game":"rome_must_fall"}')
        answer = connection.getresponse()
        answer.read()
        made += answer.status == 201
        asked += 1
    server.end()
    return made <= 70, f"{made} made of {asked} asked for"


def padded_board(program):
    """Tables whose board has 870 KB of comments."""
    server = Victim(program)
    board = command(program, "board", "empire").stdout + "# nothing\n" * 87_000
    before = folder_size(server.folder.name)
    answers = [server.ask("POST", "/api/tables", {"game": "empire", "board": board})[0]
               for _ in range(20)]
    grown = folder_size(server.folder.name) - before
    server.end()
    return grown < 4 << 20, f"20 tables: {set(answers)}, the folder grew by {grown:,} bytes"


def folder_size(folder):
    return sum(os.path.getsize(os.path.join(folder, name)) for name in os.listdir(folder))


def connections(program):
    """4,097 connections from one address; then another comes from another."""
    server = Victim(program)
    kept = []
    for _ in range(4_097):
        kept.append(socket.create_connection(("127.0.0.1", server.port)))
    time.sleep(1)
    other = socket.socket()
    other.bind(("127.0.0.2", 0))
    other.settimeout(5)
    other.connect(("127.0.0.1", server.port))
    other.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    answer = other.recv(4096)
    memory = server.memory() >> 20
    server.end()
    served = answer.startswith(b"HTTP/1.1 200")
    return served, f"another address is {'served' if served else 'shut out'}; {memory} MiB"


def no_hello(program):
    """A socket that says `{}` and nothing more."""
    server = Victim(program)
    table = server.make(game="rome_must_fall")["table"]
    one = Socket(server, table)
    one.hear()
    two = Socket.__new__(Socket)
    two.say = lambda message: None
    two.__init__(server, table)
    del two.say
    two.say({})
    begin = time.monotonic()
    two.peer.settimeout(30)
    try:
        while two.peer.recv(4096):
            pass
        closed = time.monotonic() - begin
    except TimeoutError:
        closed = None
    server.end()
    return closed is not None, f"closed after {closed:.0f} s" if closed else "open after 30 s"


def deaf_sockets(program):
    """100 sockets that never read, while the table is told things."""
    server = Victim(program, "--questions-each", "100000")
    made = server.make(game="invasions")
    player = Socket(server, made["table"], next(iter(made["seats"].values())))
    now = player.hear_type("table")
    kept = []
    for _ in range(100):
        peer = socket.socket()
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        peer.connect(("127.0.0.1", server.port))
        peer.sendall(
            f"GET /api/tables/{made['table']}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: "
            "AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            + frame(b'{"type":"hello","token":null}')
        )
        kept.append(peer)
    before = server.memory()
    for number in range(150):
        offers = [o["action"] for o in now["offers"] if not o["refused"] and not o.get("form")]
        if not offers:
            break
        player.say({"type": "act", "id": str(number), "ply": now["ply"], "action": offers[0]})
        if player.hear_type("ack", "refused")["type"] == "ack":
            now = player.hear_type("update")
    time.sleep(1)
    each = (server.memory() - before) / 100 / 1024
    server.end()
    return each < 1_900, f"{number + 1} updates unread: {each:.0f} KiB for each socket"


def other_host(program):
    """A page of another name, whose name was bound to this address."""
    server = Victim(program)
    status, _ = server.ask("POST", "/api/tables", {"game": "rome_must_fall"},
                           {"Host": "evil.example", "Origin": "http://evil.example"})
    seen, _ = server.ask("GET", "/api/games", headers={"Host": "evil.example"})
    server.end()
    return status >= 400 and seen >= 400, f"POST {status}, GET {seen}"


def full_disk(program):
    """No file may grow beyond 1 MiB, as if the disk were full."""
    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, 1 << 20))

    server = Victim(program, limit=limit)
    refused = 0
    board = command(program, "board", "empire").stdout
    for _ in range(60):
        status, _ = server.ask("POST", "/api/tables", {"game": "empire", "board": board})
        refused += status == 500
        if refused == 3:
            break
    status, _ = server.health()
    server.end()
    return refused == 0 or status == 503, f"{refused} writes failed; health {status}"


def damaged_file(program):
    """The file of the tables is damaged, and the server starts."""
    server = Victim(program)
    for _ in range(20):
        server.make(game="rome_must_fall")
    folder = server.folder
    server.folder = tempfile.TemporaryDirectory()
    server.end()
    with open(folder.name + "/tables.sqlite", "r+b") as file:
        size = file.seek(0, 2)
        for page in range(2, size // 4096):
            file.seek(page * 4096)
            file.write(os.urandom(64))
    again = Victim(program, folder=folder)
    started = again.port != 0
    again.process.kill()
    again.process.wait()
    folder.cleanup()
    return not started, "starts" if started else "does not start"


def smuggled(program):
    """An unknown Transfer-Encoding, and a second Host."""
    server = Victim(program)
    odd = server.raw(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: xchunked\r\n"
                     b"\r\nGET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n", 2)
    hosts = server.raw(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nHost: evil\r\n\r\n", 2)
    server.end()
    good = odd.count(b"HTTP/1.1 ") == 1 and b" 400 " in odd[:20] and b" 400 " in hosts[:20]
    return good, f"{odd[9:12].decode()} and nothing more; {hosts[9:12].decode()}"


def advice(program):
    """Forty ask for advice at once; a computer at another table is to move."""
    server = Victim(program, "--questions-each", "100000")
    begin = time.monotonic()
    askers = []
    for _ in range(40):
        made = server.make(game="empire", seats={"barbarian": {"kind": "human"}})
        asker = Socket(server, made["table"], next(iter(made["seats"].values())))
        asker.hear_type("table")
        askers.append(asker)
    other = server.make(game="empire", delay=0,
                        seats={"roman": {"kind": "computer", "player": "random"},
                               "barbarian": {"kind": "computer", "player": "random"}})
    watcher = Socket(server, other["table"])
    watcher.hear_type("table")
    for number, asker in enumerate(askers):
        asker.say({"type": "advise", "id": str(number)})
    begin = time.monotonic()
    for _ in range(3):
        watcher.hear_type("update")
    waited = SECOND * (time.monotonic() - begin)
    server.end()
    return waited < 4_900, f"three moves of another table's computer after {waited:.0f} ms"


def bad_bytes(program):
    """Ids and texts that no database takes."""
    server = Victim(program)
    odd = [b"\xff", b"\xed\xa0\x80", b"\x00", b"%00", b"%ff", b"'", b"a" * 9_000]
    statuses = {server.raw(b"GET " + path + one + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")[9:12]
                for one in odd for path in (b"/api/tables/", b"/table/", b"/api/reports/", b"/api/laboratory/")}
    statuses |= {str(server.ask("POST", path, b'{"game":"' + one + b'"}')[0]).encode()
                 for one in odd for path in ("/api/tables", "/api/verify")}
    server.end()
    return statuses <= {b"200", b"400", b"404", b"405"}, f"answered {sorted(statuses)}"


def forged_addresses(program):
    """Each request claims another address in a header line of its own, before that of the proxy."""
    server = Victim(program, "--trust-proxy")
    body = b'{"game":"rome_must_fall"}'
    made = sum(server.raw(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 10.0.0.%d\r\n"
                          b"X-Forwarded-For: 203.0.113.7\r\nConnection: close\r\nContent-Length: %d\r\n\r\n"
                          % (number, len(body)) + body).startswith(b"HTTP/1.1 201") for number in range(120))
    server.end()
    return made <= 61, f"{made} tables of 120 asked for"


LEGIONS = {"turn": 3, "step": "devote", "phase": "player", "at": "achaia", "attacker": 0, "attacker_leads": 0,
           "generals": [{"number": 0, "legions": 4000, "provinces": ["gaul", "italy", "britannia"]},
                        {"number": 1, "legions": 4000, "provinces": ["achaia", "thrace"]}]}


def odds(program):
    """Forty sockets ask for the odds of 4,000 legions for ten seconds, at the asker's own table."""
    server = Victim(program)
    made = server.make(game="pomerium", position=LEGIONS)
    other, ends, answers = Other(server), time.monotonic() + 10, []

    def flood(_):
        with contextlib.suppress(EOFError, ConnectionError):  # A server may close on somebody who floods.
            socket_ = Socket(server, made["table"], made["seats"]["general"])
            socket_.hear_type("table")
            while time.monotonic() < ends:
                socket_.say({"type": "odds", "id": "x"})
                socket_.hear_type("odds", "refused")
                answers.append(1)

    together(40, flood)
    longest = other.stop()
    server.end()
    return longest < 1 * SECOND, f"{len(answers)} answers; another address waited {longest:.0f} ms at most"


def costly_names(program):
    """A report called “stop”, and whatever else a record may be sent to, as fast as answers come."""
    server = Victim(program)
    record = server.ask("GET", f"/api/tables/{server.make(game='invasions')['table']}/record")[1]
    taken = {path: sum(server.ask("POST", path, b"x" + record)[0] != 503 for _ in range(80))
             for path in ("/api/reports/stop",)}
    server.end()
    return sum(taken.values()) <= 60, f"{taken} taken of 80 each"


def big_record(program):
    with tempfile.TemporaryDirectory() as folder:
        save = folder + "/long.save"
        command(program, "new", "invasions", "-o", save)
        action = command(program, "legal", save).stdout.split("\n", 1)[0]
        command(program, "do", save, *([action, "undo"] * 4_000))
        with open(save, encoding="utf-8") as file:
            return file.read()


def open_tables(program):
    """300 big records are brought, and each is looked at."""
    record = big_record(program)
    server = Victim(program, "--tables-each", "100000", "--questions-each", "100000")
    tables = [server.make(record=record)["table"] for _ in range(300)]
    other, before = Other(server), server.memory()
    statuses = [server.ask("GET", f"/api/tables/{table}")[0] for table in tables]
    grown, longest = (server.memory() - before) >> 20, other.stop()
    server.end()
    return grown < 300 and longest < 1 * SECOND, (
        f"{statuses.count(200)} shown, {grown} MiB more; another address waited {longest:.0f} ms at most")


def deaf_askers(program):
    """200 sockets say hello again and again, and 50 connections ask for rulebooks; none reads."""
    server = Victim(program, "--questions-each", "100000")
    table = server.make(record=big_record(program))["table"]
    before, kept = server.memory(), []
    for number in range(250):
        peer = socket.socket()
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        peer.connect(("127.0.0.1", server.port))
        host = f"Host: 127.0.0.1:{server.port}\r\n"
        if number < 50:
            peer.sendall(f"GET /api/games/invasions/rulebook HTTP/1.1\r\n{host}\r\n".encode() * 20)
        else:
            peer.sendall(f"GET /api/tables/{table}/socket HTTP/1.1\r\n{host}Upgrade: websocket\r\n"
                         "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                         "Sec-WebSocket-Version: 13\r\n\r\n".encode()
                         + frame(b'{"type":"hello","token":null}') * 20)
        kept.append(peer)
    time.sleep(10)
    grown = (server.memory() - before) >> 20
    status, took = server.health("127.0.0.9")
    server.end()
    return grown < 200 and status == 200, f"{grown} MiB for 250 that do not read; health after {took:.0f} ms"


def hang_ups(program):
    """Reports are asked for, and whoever asked hangs up; then somebody else asks for one."""
    record = max((ROOT / "tests/records/empire").iterdir(), key=os.path.getsize).read_bytes()
    server = Victim(program)
    head = b"POST /api/report HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % len(record)
    for _ in range(6):
        with socket.create_connection(("127.0.0.1", server.port)) as peer:
            peer.sendall(head + record)
            time.sleep(0.3)
    time.sleep(1)
    before = server.cpu()
    time.sleep(2)
    idle = server.cpu() - before
    status, _ = server.ask("POST", "/api/report/curve", record, source="127.0.0.9")
    server.end()
    return idle < 500 and status == 200, f"{idle:.0f} ms CPU in two seconds afterwards; another's report is {status}"


def unattended(program):
    """Sixty tables that nobody watches, all with the strongest computers; somebody plays at another."""
    server = Victim(program)
    for _ in range(59):
        made = server.make(game="empire", delay=0, seats={"roman": {"kind": "computer"}, "barbarian": {"kind": "computer"}})
        server.ask("GET", f"/api/tables/{made['table']}")
    mine = server.make(game="empire", delay=0, seats={"roman": {"kind": "computer", "player": "random"},
                                                      "barbarian": {"kind": "computer", "player": "random"}})
    watcher = Socket(server, mine["table"])
    watcher.hear_type("table")
    begin = time.monotonic()
    for _ in range(5):
        watcher.hear_type("update")
    waited = SECOND * (time.monotonic() - begin)
    server.end()
    return waited < 10 * SECOND, f"five moves of the table that is watched after {waited:.0f} ms"


def endless_chunks(program):
    """Bodies in chunks whose extension, or whose lines after the last chunk, never end."""
    server = Victim(program)
    head = b"POST /api/verify HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    before, sent, words = server.memory(), 0, []
    for begin, piece in [(b"1;a", b"a" * 65_536), (b"0\r\n", b"X-A: bbbbbb\r\n" * 5_000), (b"0\r\nX: ", b"b" * 65_536)]:
        with socket.create_connection(("127.0.0.1", server.port), timeout=5) as peer:
            taken = 0
            try:
                peer.sendall(head + begin)
                while taken < 64 << 20:
                    peer.sendall(piece)
                    taken += len(piece)
            except OSError:
                pass  # The server has hung up.
            sent = max(sent, taken)
    grown = server.memory() - before
    server.end()
    return grown < 16 << 20 and sent < 64 << 20, f"memory grows by {grown >> 20} MiB; at most {sent >> 10:,} KiB are taken"


def pings(program):
    """A watcher without a token sends WebSocket pings, each of which wants an answer, for four seconds."""
    server = Victim(program)
    watcher = Socket(server, server.make(game="pomerium")["table"])
    watcher.hear_type("table")
    before, sent, end = server.cpu(), 0, time.monotonic() + 4
    try:
        while time.monotonic() < end:
            watcher.peer.sendall(b"\x89\x80\0\0\0\0" * 5_000)
            sent += 5_000
    except OSError:
        pass  # The server has hung up.
    cpu, (_, took) = server.cpu() - before, server.health()
    server.end()
    return cpu < 500 and took < SECOND, f"{sent:,} sent, {cpu:.0f} ms CPU; health after {took:.0f} ms"


def page_files(program):
    """Eight connections ask for files of the page, 200 requests at a time, and read no answer in between."""
    server = Victim(program)
    end, slowest = time.monotonic() + 4, 0

    def flood(_):
        with socket.create_connection(("127.0.0.1", server.port), timeout=5) as peer:
            reader = peer.makefile("rb")
            while time.monotonic() < end:
                peer.sendall(b"GET /none.js HTTP/1.1\r\nHost: localhost\r\n\r\n" * 200)
                while peer in select.select([peer], [], [], 0)[0] and reader.read1(1 << 20):
                    pass

    before = server.cpu()
    flooding = threading.Thread(target=together, args=(8, flood))
    flooding.start()
    while time.monotonic() < end:
        slowest = max(slowest, server.health(source="127.0.0.9")[1])
        time.sleep(0.05)
    flooding.join()
    cpu = server.cpu() - before
    server.end()
    return slowest < SECOND, f"{cpu:.0f} ms CPU in four seconds; another waits {slowest:.0f} ms at most"


ATTACKS = [bad_bytes, forged_addresses, odds, costly_names, open_tables, deaf_askers, hang_ups, unattended, many_names, letters, undos, proposals, typed_dice, long_record, new_tables, padded_board,
           connections, no_hello, deaf_sockets, other_host, full_disk, damaged_file, smuggled, advice, endless_chunks, pings, page_files]


def main():
    if len(sys.argv) < 2:
        print(__doc__)
        return 2
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    wanted = sys.argv[2:]
    broken = 0
    for attack in ATTACKS:
        if wanted and attack.__name__ not in wanted:
            continue
        held, words = attack(sys.argv[1])
        broken += not held
        print(f"{attack.__name__:13} {'held' if held else 'BROKEN':7} {words}", flush=True)
    return broken


if __name__ == "__main__":
    sys.exit(main())
