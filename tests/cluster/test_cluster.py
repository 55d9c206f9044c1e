"""Several processes on one database behind a proxy: a table is at one of them, and goes on at another."""

import json
import os
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import uuid

import pytest
import websocket

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import cluster as clusters  # noqa: E402

# This client does not know the code by which a table goes to another process.
websocket._abnf.VALID_CLOSE_STATUS += (1012,)  # pylint: disable=protected-access

PROGRAM = os.environ.get("OCCASUS", str(ROOT / "build/release/occasus"))
TABLES = 9
PATIENCE = 20
KINDS = ["haproxy", "nginx"]


@pytest.fixture(scope="module", params=KINDS)
def cluster(request):
    with tempfile.TemporaryDirectory(prefix="occasus-") as folder:
        with clusters.Cluster(folder, 3, 0, request.param, PROGRAM) as running:
            yield running


def ask(url, body=None):
    request = urllib.request.Request(url, data=None if body is None else json.dumps(body).encode())
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return answer.read().decode()


def read(url):
    """Asks as a page does, which asks again while a table goes to another process."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return ask(url)
        except urllib.error.HTTPError as error:
            if error.code not in (502, 503, 504) or time.monotonic() > until:
                raise
            time.sleep(0.25)


class Player:
    """Plays one table by itself, as a page does: comes back after a loss, and says again what was not answered."""

    def __init__(self, cluster):
        self.cluster = cluster
        made = json.loads(ask(cluster.url() + "/api/tables", {"game": "invasions"}))
        self.table = made["table"]
        self.token = next(iter(made["seats"].values()))
        self.socket = None
        self.closed_with = []
        self.acknowledged = 0
        self.unanswered = None
        self.said_to = None
        self.come()

    def come(self):
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.socket = websocket.create_connection(
                    f"{self.cluster.url().replace('http', 'ws')}/api/tables/{self.table}/socket", timeout=PATIENCE)
                self.say({"type": "hello", "token": self.token})
                self.now = None
                while self.now is None:
                    self.hear()
                return
            except (websocket.WebSocketException, OSError):
                if time.monotonic() > until:
                    raise
                time.sleep(0.1)

    def say(self, message):
        self.socket.send(json.dumps(message))

    def hear(self):
        code, data = self.socket.recv_data()
        if code == websocket.ABNF.OPCODE_CLOSE:
            self.closed_with.append(int.from_bytes(data[:2], "big"))
            raise websocket.WebSocketConnectionClosedException("closed")
        message = json.loads(data)
        assert message["type"] not in ("error", "refused"), message
        if message["type"] == "table":
            self.now = message
        elif message["type"] == "update":
            self.now = {**self.now, **message}
        elif message["type"] == "ack":
            assert message["id"] == self.unanswered["id"]
            self.acknowledged = message["ply"]
            self.unanswered = None

    def begin(self):
        """Takes an action; what comes of it is not waited for."""
        action = next(offer["action"] for offer in self.now["offers"]
                      if not offer["refused"] and "form" not in offer)
        self.unanswered = {"type": "act", "id": str(uuid.uuid4()), "ply": self.now["ply"], "action": action}
        self.said_to = None
        try:
            self.say_it()
        except (websocket.WebSocketException, OSError):
            pass

    def say_it(self):
        self.say(self.unanswered)
        self.said_to = self.socket

    def finish(self):
        """Waits until it is acknowledged and seen; says it again after a loss."""
        until = time.monotonic() + PATIENCE
        while self.unanswered or self.now["ply"] < self.acknowledged:
            assert time.monotonic() < until
            try:
                if self.unanswered and self.said_to is not self.socket:
                    self.say_it()
                self.hear()
            except (websocket.WebSocketException, OSError):
                self.come()

    def act(self):
        self.begin()
        self.finish()

    def owner(self):
        return self.cluster.database.ask(f"SELECT owner FROM tables WHERE id = '{self.table}'")

    def epoch(self):
        return int(self.cluster.database.ask(f"SELECT epoch FROM tables WHERE id = '{self.table}'"))


@pytest.fixture(scope="module")
def players(cluster):
    return [Player(cluster) for _ in range(TABLES)]


def node_called(cluster, name):
    return next(node for node in cluster.nodes if node.name == name)


def test_all_requests_of_a_table_reach_one_process(cluster, players):
    for player in players:
        for _ in range(3):
            ask(f"{cluster.url()}/api/tables/{player.table}")
            ask(f"{cluster.url()}/table/{player.table}")
        player.act()
        assert player.epoch() == 1, "one process claimed it, once"
        assert player.closed_with == []
    assert len({player.owner() for player in players}) > 1, "the tables are spread"


def test_a_table_asked_for_elsewhere_is_handed_over(cluster, players):
    player = players[0]
    first = player.owner()
    other = next(node for node in cluster.nodes if node.name != first)
    begun = time.monotonic()
    seen = json.loads(ask(f"http://127.0.0.1:{other.port}/api/tables/{player.table}"))
    assert time.monotonic() - begun < 2
    assert seen["ply"] == player.acknowledged
    assert player.owner() == other.name
    with pytest.raises(websocket.WebSocketConnectionClosedException):
        while True:
            player.hear()
    assert player.closed_with == [1012]
    player.come()
    player.act()  # By the proxy, which knows nothing of it.
    assert player.owner() == first


def test_the_tables_of_a_killed_process_go_on_at_another(cluster, players):
    victim = node_called(cluster, players[0].owner())
    theirs = [player for player in players if player.owner() == victim.name]
    for player in theirs:
        player.begin()  # Perhaps it is kept, perhaps not.
    victim.kill()
    begun = time.monotonic()
    longest = 0
    for player in theirs:
        player.finish()
        player.act()  # What was begun may have been acknowledged before the end.
        longest = max(longest, time.monotonic() - begun)
        assert player.owner() != victim.name
    print(f"{cluster.proxy.kind}: {len(theirs)} tables went on within {longest:.2f} s")
    assert longest < 5
    for player in players:
        player.act()
    victim.start()
    victim.wait()


def test_a_process_that_sleeps_writes_nothing_when_it_wakes(cluster, players):
    sleeper = node_called(cluster, players[0].owner())
    theirs = [player for player in players if player.owner() == sleeper.name]
    sleeper.kill(signal.SIGSTOP)
    others = [node for node in cluster.nodes if node is not sleeper]

    def taken(player):
        try:
            ask(f"http://127.0.0.1:{others[0].port}/api/tables/{player.table}")
            return True
        except urllib.error.HTTPError as error:
            assert error.code == 503
            return False

    begun = time.monotonic()
    for player in theirs:
        clusters.wait_until(lambda: taken(player), "a sleeper's table")
    assert time.monotonic() - begun < 6
    for player in theirs:
        player.begin()  # The sleeper hears it when he wakes, if it reaches him.
    sleeper.kill(signal.SIGCONT)
    for player in theirs:
        player.finish()


def test_the_database_is_restarted(cluster, players):
    for player in players:
        player.begin()
    cluster.database.control("restart", "-m", "immediate")
    for player in players:
        player.finish()


def answer_to(port, data):
    """What comes back until the other side closes or is silent for two seconds."""
    with socket.create_connection(("127.0.0.1", port), timeout=2) as peer:
        answer = b""
        try:
            peer.sendall(data)
            while more := peer.recv(65536):
                answer += more
        except (TimeoutError, ConnectionError):
            pass
        return answer


def epochs(players):
    for player in players:
        player.act()
    return [player.epoch() for player in players]


def test_bytes_that_no_database_takes_cost_nobody_anything(cluster, players):
    """Past the proxy as well as through it. A process that lost its lease would send everybody away."""
    # After the faults before, the proxy sends some tables back to where they were.
    clusters.wait_until(lambda: epochs(players) == epochs(players), "tables that stay where they are")
    before = epochs(players)
    told = [node.log.stat().st_size for node in cluster.nodes]
    ports = [cluster.proxy.port, *(node.port for node in cluster.nodes)]
    for bad in (b"\xff", b"\xed\xa0\x80", b"\x00", b"%00", b"a'b", b"a" * 5_000):
        for path in (b"/api/tables/%s", b"/api/tables/%s/record", b"/table/%s", b"/api/reports/%s/progress"):
            for port in ports:
                answer = answer_to(port, b"GET " + path % bad + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                assert answer[9:12] in (b"200", b"400", b"404"), (port, path % bad, answer[:200])
    assert epochs(players) == before
    for node, size in zip(cluster.nodes, told):
        assert b"lease" not in node.log.read_bytes()[size:]


def test_the_proxy_passes_on_no_address_that_a_client_wrote(cluster):
    """Sixty tables of one address may be set up at once, whatever it says its address is."""
    body = b'{"game":"rome_must_fall"}'
    made = 0
    for number in range(3 * 70):
        forged = b"X-Forwarded-For: 10.0.%d.%d\r\n" % (number // 250, number % 250)
        answer = answer_to(cluster.proxy.port, b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + forged * 2
                           + b"Content-Length: %d\r\n\r\n" % len(body) + body)
        made += answer.startswith(b"HTTP/1.1 201")
    # Each process counts for itself.
    assert made <= 3 * 61


def test_half_headers_shut_nobody_out(cluster):
    """As many as one address can open; then somebody comes from another."""
    peers = []
    try:
        for _ in range(4_200):
            peers.append(socket.create_connection(("127.0.0.1", cluster.proxy.port), timeout=5, source_address=("127.0.0.2", 0)))
            peers[-1].sendall(b"GET / HTTP/1.1\r\nHost: localh")
    except OSError:
        pass  # It is not let in any more.
    try:
        begun = time.monotonic()
        with socket.create_connection(("127.0.0.1", cluster.proxy.port), timeout=10, source_address=("127.0.0.3", 0)) as other:
            other.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert other.recv(4096).startswith(b"HTTP/1.1 200")
        assert time.monotonic() - begun < 5
    finally:
        for peer in peers:
            peer.close()


def test_nothing_acknowledged_is_lost_and_nothing_written_by_two(cluster, players):
    for player in players:
        record = read(f"{cluster.url()}/api/tables/{player.table}/record")
        told = subprocess.run([PROGRAM, "verify", "-", "--json"], input=record, capture_output=True, text=True, check=True)
        verdict = json.loads(told.stdout)
        assert verdict["plies"] == player.acknowledged == player.now["ply"]
    turned = cluster.database.ask(
        "SELECT count(*) FROM lines a JOIN lines b ON a.table_id = b.table_id AND a.n < b.n AND a.epoch > b.epoch")
    assert turned == "0", "an epoch that was over wrote nothing more"
    assert int(cluster.database.ask("SELECT max(epoch) FROM tables")) > 2
