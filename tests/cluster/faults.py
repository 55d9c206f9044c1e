#!/usr/bin/python3
"""Plays at many tables of a cluster while it suffers faults, and looks whether anything went wrong.

    tests/cluster/faults.py [--minutes M] [--seed N] [--program FILE] [--proxy haproxy|nginx] [--tables N]

People at random tables note all that they are told. Meanwhile processes are killed and stopped, also for longer than
their lease; the database is restarted, its sessions are cut and stopped, and its disk fills; the proxy is killed,
people lose their connections, and the clocks of processes and database jump. Strangers send bytes that are no text,
hang up, forge addresses, and ask for much. Then everything is mended, and it is looked whether

  - every action, letter and set of orders that was acknowledged is there, and once;
  - whatever anybody heard of a log is its beginning, as the record has it;
  - anybody was sent a token, a seed, orders or letters that were not for him;
  - every table opens, takes an action and has one owner, and no epoch wrote after a later one.

Prints the faults by kind and what people did. The exit code is 0 when nothing is wrong; else the folder with the
database and all logs is kept. Clocks jump with libfaketime; the disk is one of its own in memory, which only root may
mount: what cannot be done is said and left out. Times are those of this machine, so a seed repeats the choices, not
the run.
"""

import argparse
import collections
import json
import os
import pathlib
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import traceback

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "bench")]

import cluster as clusters  # noqa: E402
import ledger  # noqa: E402
import people  # noqa: E402
import websocket  # noqa: E402
from attack import LEGIONS  # noqa: E402

FAKETIME = next(pathlib.Path("/usr/lib").glob("*/faketime/libfaketime.so.1"), None)
DISK = "size=384m,mode=711"
LEASE = 4  # Seconds, as the processes have it.
MEND_WITHIN = 60


class World:
    """What all who play share."""

    def __init__(self, cluster, seed, pause):
        self.cluster = cluster
        self.pause = pause
        self.tables = []
        self.faults = []
        self.counts = collections.Counter()
        self.longest = 0.0
        self._chance = random.Random(seed)
        self._lock = threading.Lock()
        self._quiet = threading.Event()

    def url(self):
        return self.cluster.url()

    def ask(self, path, body=None, tokens=()):
        return json.loads(people.ask(self.url() + path, body, tokens))

    def more_chance(self):
        with self._lock:
            return random.Random(self._chance.getrandbits(64))

    def fault(self, text):
        with self._lock:
            self.faults.append(text)
        print(f"WRONG: {text}", flush=True)

    def count(self, what):
        with self._lock:
            self.counts[what] += 1

    def note_wait(self, seconds):
        with self._lock:
            self.longest = max(self.longest, seconds)

    def is_quiet(self):
        return self._quiet.is_set()

    def be_quiet(self):
        """Nothing new is begun, and what was begun is answered."""
        self._quiet.set()


class Clock:
    """The system's clock as one program sees it."""

    def __init__(self, file):
        self.file = file
        self.set(0)

    def set(self, seconds):
        # Replaced as a whole: it is read at any time.
        fresh = self.file.with_suffix(".new")
        fresh.write_text(f"{seconds:+d}s\n", encoding="ascii")
        fresh.rename(self.file)

    def environment(self):
        return {"LD_PRELOAD": str(FAKETIME), "FAKETIME_TIMESTAMP_FILE": str(self.file), "FAKETIME_CACHE_DURATION": "1",
                "FAKETIME_DONT_FAKE_MONOTONIC": "1", "DONT_FAKE_MONOTONIC": "1",
                "ASAN_OPTIONS": "verify_asan_link_order=0"}


class Disk:
    """A small disk for the database, in memory."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", DISK, "tmpfs", str(folder)], check=True, capture_output=True)

    def ballast(self):
        return self.folder / "ballast"

    def fill(self):
        with open(self.ballast(), "wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(1 << 20))
            except OSError:
                pass

    def clear(self):
        self.ballast().unlink(missing_ok=True)

    def end(self):
        subprocess.run(["umount", str(self.folder)], check=False)


class Mischief:
    """Faults of a cluster. A method that begins with “process_”, “database_” or “stranger_” is one kind of fault, mended
    when it returns. One of each side may happen at a time."""

    def __init__(self, world, clocks, disk):
        self.world = world
        self.cluster = world.cluster
        self.clocks = clocks
        self.disk = disk
        self.chance = world.more_chance()
        self.done = collections.Counter()
        self.ends = threading.Event()
        self.threads = [threading.Thread(target=self.befall, args=(side,)) for side in ("process_", "database_", "stranger_")]
        self.threads.append(threading.Thread(target=self.tend))

    def start(self):
        for thread in self.threads:
            thread.start()

    def stop(self):
        self.ends.set()
        for thread in self.threads:
            thread.join()

    def kinds(self, side):
        kinds = [name for name in dir(self) if name.startswith(side)]
        if not self.clocks:
            kinds = [kind for kind in kinds if not kind.endswith("clock_jumps")]
        if not self.disk:
            kinds = [kind for kind in kinds if kind != "database_disk_fills"]
        return kinds

    def befall(self, side):
        """Each kind in turn, in an order of chance."""
        coming = []
        while not self.ends.wait(self.chance.uniform(0.2, 2)):
            coming = coming or self.chance.sample(self.kinds(side), len(self.kinds(side)))
            kind = coming.pop()
            try:
                getattr(self, kind)()
                self.done[kind] += 1
            except (clusters.Fault, subprocess.CalledProcessError, OSError):
                self.mend()  # What was to be disturbed lay in ruins.
            except Exception:  # pylint: disable=broad-except
                self.world.fault(traceback.format_exc())

    def wait(self, least, most):
        self.ends.wait(self.chance.uniform(least, most))

    def tend(self):
        """As a service manager does: what has ended begins again."""
        while not self.ends.wait(0.5):
            for node in self.cluster.nodes:
                if node.running.poll() is not None:
                    node.start()

    def mend(self):
        """All is as it was, but for what the clocks show."""
        if self.disk:
            self.disk.clear()
        for node in self.cluster.nodes:
            node.running.send_signal(signal.SIGCONT)
        if not self.runs():
            self.cluster.database.control("restart", "-m", "immediate")

    def runs(self):  # The database.
        try:
            return self.cluster.database.ask("SELECT 1") == "1"
        except subprocess.CalledProcessError:
            return False

    def node(self):
        return self.chance.choice(self.cluster.nodes)

    # Processes, the proxy, people.

    def process_killed(self):
        self.node().kill()

    def process_ended(self):
        self.node().kill(signal.SIGTERM)

    def process_stopped_past_its_lease(self):
        self.pause_for(LEASE + 1.5, LEASE + 4)

    def process_stopped_shortly(self):
        self.pause_for(0.3, 2)

    def pause_for(self, least, most):
        node = self.node()
        node.kill(signal.SIGSTOP)
        self.wait(least, most)
        node.kill(signal.SIGCONT)

    def process_connections_cut(self):
        for table in list(self.world.tables)[-30:]:
            for person in table.people:
                if self.chance.random() < 0.3:
                    person.cut()

    def process_proxy_killed(self):
        self.cluster.proxy.running.kill()
        self.cluster.proxy.running.wait()
        self.wait(0, 1)
        self.cluster.proxy.start()

    def process_clock_jumps(self):
        self.chance.choice(self.clocks[1:]).set(self.chance.choice([-1, 1]) * self.chance.randrange(1, 7200))

    # The database.

    def database_restarted(self):
        self.cluster.database.control("restart", "-m", self.chance.choice(["fast", "immediate"]))

    def sessions(self):
        told = self.cluster.database.ask(
            "SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'occasus %'")
        return [int(process) for process in told.split()]

    def database_sessions_cut(self):
        cut = [str(process) for process in self.sessions() if self.chance.random() < 0.5]
        self.cluster.database.ask(f"SELECT pg_terminate_backend(p) FROM unnest('{{{','.join(cut)}}}'::int[]) p")

    def database_session_stopped(self):
        process = self.chance.choice(self.sessions() or [0])
        if process:
            os.kill(process, signal.SIGSTOP)
            self.wait(1, LEASE + 4)
            os.kill(process, signal.SIGCONT)

    def database_clock_jumps(self):
        self.clocks[0].set(self.chance.choice([-1, 1]) * self.chance.randrange(1, 7200))

    def database_disk_fills(self):
        self.disk.fill()
        if self.chance.random() < 0.5:
            self.next_log()
        self.wait(2, 5)
        self.disk.clear()
        if not self.runs():
            self.mend()

    # Strangers, who go past the proxy as well.

    def send(self, data, node=None):
        """To one process, or through the proxy, which may both be gone; what is answered does not matter."""
        port = node.port if node else self.cluster.proxy.port
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=2) as peer:
                peer.sendall(data)
                return peer.recv(4096)
        except OSError:
            return b""

    def a_table(self):
        return self.chance.choice(list(self.world.tables)).id.encode() if self.world.tables else b"none"

    def stranger_sends_bad_bytes(self):
        for bad in (b"\xff", b"\x00", b"\xed\xa0\x80", b"%ff", b"'", self.a_table() + b"\xff"):
            for path in (b"/api/tables/%s", b"/api/tables/%s/record", b"/table/%s", b"/api/tables/%s/seats/x/take"):
                self.send(b"GET " + path % bad + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", self.node())
        body = b'{"game":"rome_must_fall","seats":{"rome\\u0000":{}}}\xff'
        self.send(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % len(body) + body, self.node())

    def stranger_asks_for_a_table_at_another_process(self):
        for _ in range(5):
            self.send(b"GET /api/tables/%s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n" % self.a_table(), self.node())

    def stranger_hangs_up(self):
        record = max((ROOT / "tests/records/empire").iterdir(), key=os.path.getsize).read_bytes()
        for path in (b"/api/report", b"/api/reports/stop", b"/api/verify"):
            head = b"POST %s HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % (path, len(record))
            try:
                with socket.create_connection(("127.0.0.1", self.node().port), timeout=2) as peer:
                    peer.sendall(head + record)
            except OSError:
                pass

    def stranger_sends_half_headers(self):
        peers = []
        try:
            for _ in range(200):
                peers.append(socket.create_connection(("127.0.0.1", self.cluster.proxy.port), timeout=2))
                peers[-1].sendall(b"GET / HTTP/1.1\r\nHost: loc")
        except OSError:
            pass
        self.wait(0.5, 2)
        for peer in peers:
            peer.close()

    def stranger_asks_for_dear_odds(self):
        """From some sockets that read nothing."""
        made = self.world.ask("/api/tables", {"game": "pomerium", "position": LEGIONS})
        url = f"{self.world.url().replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
        sockets = []
        try:
            for _ in range(8):
                sockets.append(websocket.create_connection(url, timeout=2))
                sockets[-1].send('{"type":"hello","token":"%s"}' % made["seats"]["general"])
                for number in range(50):
                    sockets[-1].send('{"type":"odds","id":"%d"}' % number)
            self.wait(1, 3)
        except people.LOST:
            pass
        for one in sockets:
            one.close(timeout=0)

    def stranger_forges_an_address(self):
        for number in range(20):
            self.send(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 10.9.8.%d\r\n\r\n" % number)

    def next_log(self):
        """The database needs a further file for its log at once, and ends when there is no room for it."""
        for _ in range(3):
            try:
                self.cluster.database.ask("SELECT pg_switch_wal()")
            except subprocess.CalledProcessError:
                pass


class Inquest:
    """Looks at the tables afterwards."""

    def __init__(self, world):
        self.world = world
        self.program = world.cluster.program
        self.opened = 0  # Sets of orders, of those that were acknowledged.

    def all(self):
        for table in self.world.tables:
            try:
                self.one(table)
            except Exception:  # pylint: disable=broad-except
                self.world.fault(f"table {table.id} ({table.game}): {traceback.format_exc()}")
        self.owners()

    def one(self, table):
        said = [f"table {table.id} ({table.game}): {fault}" for fault in self.faults_of(table)]
        for fault in said:
            self.world.fault(fault)

    def faults_of(self, table):
        log, letters = self.look(table)
        # After the log: a deadline may pass at any time.
        record = people.ask(f"{self.world.url()}/api/tables/{table.id}/record", None, table.tokens.values())
        self.run("verify", record)
        whole = [json.loads(line) for line in self.run("log", record).splitlines()]
        faults = ledger.faults_of_log({entry["n"]: entry for entry in log}, whole)
        for person in table.people:
            faults += [f"{person.seat}: {fault}" for fault in ledger.faults_of_log(person.heard, whole)]
        if table.is_sealed():
            faults += ledger.faults_of_orders(table.written, log)
            self.opened += len(table.written.keys() & ledger.opened_sets(log).keys())
            faults += ledger.faults_of_letters(table.letters, letters)
        else:
            faults += ledger.faults_of_steps(table.acknowledged, ledger.steps_of(record))
        return faults + self.takes_an_action(table)

    def run(self, command, record):
        told = subprocess.run([str(self.program), command, "-", "--json"], input=record, capture_output=True,
                              text=True, check=False)
        if told.returncode != 0:
            raise clusters.Fault(f"occasus {command}: {told.stdout}{told.stderr}")
        return told.stdout

    def visitor(self, table, seat):
        person = people.Person(self.world, table, seat, self.world.more_chance())
        person.patches = False
        person.come()
        return person

    def look(self, table):
        """The whole log, and all letters, each as its writer reads it."""
        letters = {}
        for seat in table.tokens:
            visitor = self.visitor(table, seat)
            for message in visitor.now["press"]["messages"]:
                letters[message["ref"]] = message
            visitor.lose()
        watcher = self.visitor(table, None)
        while min(watcher.heard, default=1) > 1:
            watcher.say({"type": "earlier", "id": "earlier", "log": min(watcher.heard)})
            answer = self.answer(watcher)
            for entry in answer["log"]:
                watcher.heard[entry["n"]] = entry
        watcher.lose()
        return [entry for _, entry in sorted(watcher.heard.items())], list(letters.values())

    def answer(self, person):
        until = time.monotonic() + people.ANSWER_WITHIN
        while True:
            message = person.hear(until)
            if message and "id" in message:
                return message

    def takes_an_action(self, table):
        """Whoever is asked answers once more, if the game goes on."""
        for seat in table.tokens:
            person = self.visitor(table, seat)
            try:
                if person.now["result"]:
                    return []
                person.answered = None
                until = time.monotonic() + people.ANSWER_WITHIN
                while not person.pending and time.monotonic() < until:
                    person.decide()
                    if not person.pending:
                        break
                if person.pending:
                    person.turn()
                    return [] if person.answered else ["the table took no action"]
            finally:
                person.lose()
        return ["nobody is asked, and the game goes on"]

    def owners(self):
        ask = self.world.cluster.database.ask
        turned = ask("SELECT count(*) FROM lines a JOIN lines b ON a.table_id = b.table_id AND a.n + 1 = b.n "
                     "AND a.epoch > b.epoch")
        if turned != "0":
            self.world.fault(f"{turned} lines were written by an epoch that was over")
        alone = ask("SELECT count(*) FROM tables WHERE owner IS NOT NULL AND NOT occasus_is_alive(owner)")
        if alone != "0":
            self.world.fault(f"{alone} tables belong to nobody who is there")


def report(world, mischief, minutes, epochs, opened):
    counts = world.counts
    faults = sum(mischief.done.values())
    print(f"{minutes:g} minutes, {faults} faults:")
    for kind, count in sorted(mischief.done.items()):
        print(f"  {count:5d}  {kind.replace('_', ' ')}")
    print(f"{len(world.tables)} tables, {counts['acts']} acts and undos acknowledged, {counts['sets']} sets of orders, {opened} of them opened, "
          f"{counts['letters']} letters; {counts['repeated']} said again after their answer, {counts['refused']} refused")
    print(f"{counts['visits']} visits, {counts['frames']} messages heard; tables changed their owner "
          f"{epochs} times; the longest wait for an answer was {world.longest:.1f} s")
    print(f"{len(world.faults)} things are wrong" if world.faults else "nothing is wrong")


def play(given, cluster, disk, clocks):
    world = World(cluster, given.seed, given.pause)
    games = [*people.GAMES]
    parties = [people.Party(world, games[at % len(games)], world.more_chance()) for at in range(given.tables)]
    mischief = Mischief(world, clocks, disk)
    for party in parties:
        party.start()
    mischief.start()
    time.sleep(60 * given.minutes)
    mischief.stop()
    mischief.mend()
    for node in cluster.nodes:
        if node.running.poll() is not None:
            node.start()
        node.wait()
    world.be_quiet()
    until = time.monotonic() + MEND_WITHIN
    for party in parties:
        party.join(max(0.1, until - time.monotonic()))
        if party.is_alive():
            world.fault(f"somebody at a table of {party.game} was never answered")
    inquest = Inquest(world)
    inquest.all()
    epochs = cluster.database.ask("SELECT sum(epoch) - count(*) FROM tables")
    report(world, mischief, given.minutes, epochs, inquest.opened)
    return 1 if world.faults or not world.counts["acts"] else 0


def prepare(cluster, folder):
    """A disk and clocks of their own, where that can be had."""
    disk, clocks = None, []
    cluster.database.settings = "-c max_wal_size=96MB -c min_wal_size=32MB"
    try:
        disk = Disk(folder / "disk")
        cluster.database.data = disk.folder / "postgres"
    except (OSError, subprocess.CalledProcessError):
        print("No disk of its own can be mounted here: none fills.")
    if FAKETIME:
        clocks = [Clock(folder / f"{owner}.clock") for owner in ("database", *(node.name for node in cluster.nodes))]
        for owner, clock in zip((cluster.database, *cluster.nodes), clocks):
            owner.environment = clock.environment()
    else:
        print("There is no libfaketime: no clock jumps.")
    return disk, clocks


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--minutes", type=float, default=2)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--program", default=os.environ.get("OCCASUS"), help="instead of build/release/occasus")
    arguments.add_argument("--proxy", choices=("haproxy", "nginx"), default="haproxy")
    arguments.add_argument("--tables", type=int, default=12, help="at a time")
    arguments.add_argument("--pause", type=float, default=0.2, help="how long people think at most, in seconds")
    given = arguments.parse_args()
    folder = pathlib.Path(tempfile.mkdtemp(prefix="occasus-"))
    options = ["--questions-each", "100000", "--tables-each", "100000", "--connections-each", "10000"]
    cluster = clusters.Cluster(folder, 3, 0, given.proxy, given.program, options)
    disk, clocks = prepare(cluster, folder)
    failed = 1
    try:
        with cluster:
            failed = play(given, cluster, disk, clocks)
    finally:
        if failed:
            shutil.copytree(cluster.database.data, folder / "kept", dirs_exist_ok=True, ignore_dangling_symlinks=True)
        if disk:
            disk.end()
        if failed:
            print(f"See {folder}.")
        else:
            shutil.rmtree(folder)
    return failed


if __name__ == "__main__":
    sys.exit(main())
