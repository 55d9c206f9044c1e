"""People who play at tables of a cluster that suffers faults, and note all that they are told.

They do what a page does: they come back after a loss, and say again, with the same id, what was not answered.
"""

import json
import threading
import time
import traceback
import urllib.error
import urllib.request

import websocket

from ledger import UNDO, Secrets, Step

# This client does not know the code by which a table goes to another process.
websocket._abnf.VALID_CLOSE_STATUS += (1012,)  # pylint: disable=protected-access

LOST = (websocket.WebSocketException, OSError)
ANSWER_WITHIN = 8  # Else whoever asked comes again: a process that sleeps closes no connection.
IDLE = 0.5
SEALED = "diplomacy"
GAMES = {
    "rome_must_fall": {},
    "invasions": {},
    "empire": {},
    # Who confirms nothing waits for the deadline: a minute is the shortest.
    SEALED: {"clock": {"movement": 1, "other": 1}},
}


class Unknown(Exception):
    """A table that was made is not there."""


class Table:
    """A table, and what people at it know together."""

    def __init__(self, world, game):
        made = world.ask("/api/tables", {"game": game, **GAMES[game]})
        self.game = game
        self.id = made["table"]
        self.tokens = made["seats"]
        self.secrets = Secrets([made["host"], *self.tokens.values()])
        self.people = []
        self.acknowledged = []  # Of an act or an undo: what it should have made of the record.
        self.letters = []
        self.written = {}  # By ply and power.

    def is_sealed(self):
        return self.game == SEALED


def choose(offers, chance):
    offer = chance.choice(offers)
    form = offer.get("form")
    if not form:
        return offer["action"]
    if form["distinct"]:
        chosen = chance.sample(form["choices"], len(form["slots"]))
    else:
        chosen = [chance.choice(form["choices"]) for _ in form["slots"]]
    return " ".join([offer["action"], *chosen])


class Person(threading.Thread):
    """One browser tab: at a seat, or watching when `seat` is None."""

    def __init__(self, world, table, seat, chance):
        super().__init__(daemon=True)
        self.world = world
        self.table = table
        self.seat = seat
        self.chance = chance
        self.patches = chance.random() < 0.5 and not table.is_sealed()
        self.socket = None
        self.now = None
        self.is_fresh = False  # Whether something was heard since the last answer.
        self.heard = {}  # The log, by its numbers.
        self.pending = None  # A command without an answer.
        self.on_answer = None
        self.begun = 0.0
        self.answered = None  # The last one that was acknowledged, and with which ply.
        self.sets = (None, 0)  # The ply of the stage, and how many sets were written in it.

    def fault(self, text):
        self.world.fault(f"table {self.table.id} ({self.table.game}), {self.seat}: {text}")

    # Being there.

    def run(self):
        while not self.is_done():
            try:
                if not self.socket:
                    self.come()
                self.turn()
            except Unknown:
                return self.fault("a table that was made is unknown")
            except LOST:
                self.lose()
                time.sleep(self.chance.uniform(0, 0.3))
            except Exception:  # pylint: disable=broad-except
                return self.fault(traceback.format_exc())
        self.lose()

    def is_done(self):
        if self.pending:
            return False
        return self.world.is_quiet() or bool(self.now and self.now["result"])

    def come(self):
        url = f"{self.world.url().replace('http', 'ws', 1)}/api/tables/{self.table.id}/socket"
        try:
            self.socket = websocket.create_connection(url, timeout=ANSWER_WITHIN)
        except websocket.WebSocketBadStatusException as error:
            if error.status_code == 404:
                raise Unknown() from error
            raise
        hello = {"type": "hello", "token": self.table.tokens.get(self.seat), "patches": self.patches}
        if self.heard and self.chance.random() < 0.8:
            hello["since"] = max(self.heard)
        self.say(hello)
        self.now = None
        until = time.monotonic() + ANSWER_WITHIN
        while not self.now:
            self.hear(until)
        self.world.count("visits")

    def lose(self):
        if self.socket:
            self.socket.close(timeout=0)
        self.socket = None

    def cut(self):
        """Called from without: the connection is gone, as when a phone leaves the house."""
        peer = self.socket
        if peer:
            peer.shutdown()

    # Hearing.

    def hear(self, until):
        """Takes one message. Nothing may come for a while; after `until` the connection is given up."""
        self.socket.settimeout(min(IDLE, ANSWER_WITHIN))
        try:
            code, data = self.socket.recv_data()
        except websocket.WebSocketTimeoutException:
            if time.monotonic() > until:
                raise
            return None
        if code == websocket.ABNF.OPCODE_CLOSE:
            raise websocket.WebSocketConnectionClosedException("closed")
        frame = data.decode()
        self.world.count("frames")
        for fault in self.table.secrets.faults_of_frame(frame, self.seat):
            self.fault(fault)
        message = json.loads(frame)
        self.take(message)
        return message

    def take(self, message):
        kind = message["type"]
        if kind in ("table", "update"):
            self.take_log(message)
            self.now = message if kind == "table" else {**self.now, **message}
            self.is_fresh = True
            if self.now["dice"].get("seed") and not self.now["result"]:
                self.fault("the seed of the dice was told before the end")
        elif kind == "sealed":
            self.now = {**self.now, "sealed": message["sealed"]}
            self.is_fresh = True
        elif kind == "error":
            self.take_error(message["error"])

    def take_error(self, error):
        if error["kind"] == "unknown":
            raise Unknown()
        if error["kind"] not in ("busy", "internal"):
            self.fault(f"an error: {error}")
        raise websocket.WebSocketException("come again")

    def take_log(self, message):
        entries = message["log"]
        if message["type"] == "update" and entries and entries[0]["n"] != max(self.heard, default=0) + 1:
            self.fault(f"after entry {max(self.heard, default=0)} came {entries[0]['n']}")
        for entry in entries:
            known = self.heard.setdefault(entry["n"], entry)
            if known["text"] != entry["text"]:
                self.fault(f"entry {entry['n']} was “{known['text']}” and is “{entry['text']}”")

    # Doing.

    def say(self, message):
        self.socket.send(json.dumps(message))

    def turn(self):
        if not self.pending and not self.world.is_quiet() and self.seat and self.is_fresh:
            self.decide()
        if not self.pending:
            return self.hear(time.monotonic() + 60)
        self.say(self.pending)
        until = time.monotonic() + ANSWER_WITHIN
        while self.pending:
            message = self.hear(until)
            if message and message.get("id") == self.pending["id"]:
                self.take_answer(message)
        return None

    def begin(self, on_answer, **command):
        """Something is to be said until it is answered; then `on_answer` is called if it was acknowledged."""
        self.pending = {"id": "%032x" % self.chance.getrandbits(128), **command}
        self.on_answer = on_answer
        self.begun = time.monotonic()

    def take_answer(self, message):
        if message["type"] == "refused":
            kind = message["error"]["kind"]
            if kind in ("busy", "internal"):
                time.sleep(0.5)
                return self.say(self.pending)
            # In another tab the same person may have gone on, or back.
            is_late = kind in ("stale", "not_your_turn", "illegal", "over") or message["error"]["field"] == "ply"
            if not is_late:
                self.fault(f"{self.pending} was refused: {message['error']}")
            self.world.count("refused")
        else:
            self.on_answer(message.get("ply"))
            self.answered = (self.pending, message.get("ply"))
        self.is_fresh = self.table.is_sealed() or (message["type"] == "refused" and self.is_fresh)
        self.pending = None
        self.world.note_wait(time.monotonic() - self.begun)
        return None

    def decide(self):
        if self.answered and self.chance.random() < 0.04:
            return self.repeat()
        if self.table.is_sealed():
            return self.decide_sealed()
        if self.now["to_move"] != self.seat:
            return None
        time.sleep(self.chance.uniform(0, self.world.pause))
        if self.now["undo_to"] is not None and self.chance.random() < 0.1:
            back = Step(None, self.now["undo_to"], UNDO)
            return self.begin(lambda _: self.acknowledge(back), type="undo", ply=self.now["ply"])
        offers = [offer for offer in self.now["offers"] if not offer["refused"]]
        if not offers:
            return None
        action = choose(offers, self.chance)
        step = Step(self.seat, self.now["ply"], action)
        return self.begin(lambda _: self.acknowledge(step), type="act", ply=step.ply, action=action)

    def acknowledge(self, step):
        self.table.acknowledged.append(step)
        self.world.count("acts")

    def repeat(self):
        """What was acknowledged is said once more: the answer is the same, and nothing changes."""
        command, ply = self.answered

        def compare(again):
            if again != ply:
                self.fault(f"{command} was acknowledged with ply {ply}, and then with {again}")
            self.world.count("repeated")

        self.begin(compare, **command)

    # Where all write their orders in secret.

    def secret(self, *seats):
        text = "secret-%024x" % self.chance.getrandbits(96)
        self.table.secrets.keep(text, [self.seat, *seats])
        return text

    def decide_sealed(self):
        time.sleep(self.chance.uniform(0, self.world.pause))
        if self.chance.random() < 0.05:
            return self.write_letter()
        own = [one for one in (self.now["sealed"] or {}).get("own", []) if not one["confirmed"]]
        if not own:
            self.is_fresh = False
            return None
        stage, sets = self.sets if self.sets[0] == self.now["ply"] else (self.now["ply"], 0)
        self.sets = (stage, sets + 1)
        if sets == 0 or (sets < 4 and self.chance.random() < 0.3):
            return self.write_orders()
        if sets > 6:
            self.is_fresh = False  # Lets the deadline come.
            return None
        return self.begin(lambda _: None, type="confirm", ply=stage)

    def write_letter(self):
        to = self.chance.choice([seat for seat in self.table.tokens if seat != self.seat])
        text = f"Between us two: {self.secret(to)}"

        def sent(_):
            self.table.letters.append(text)
            self.world.count("letters")

        self.begin(sent, type="say", to=[to], text=text)

    def write_orders(self):
        view = self.now["view"]
        orders = [self.chance.choice(unit["orders"])["text"] for unit in (view["orders"] or {}).get("units", [])]
        power = next(one["id"] for one in view["powers"] if one["seat"] == self.seat)
        ply = self.now["ply"]

        def written(_):
            if view["step"] == "movement":
                self.table.written[ply, power] = orders
            self.world.count("sets")

        # A line that nobody can read is never carried out, and never told to others.
        self.begin(written, type="orders", ply=ply, orders=[*orders, self.secret()], confirm=False)


class Party(threading.Thread):
    """Plays one game after another with some people."""

    def __init__(self, world, game, chance):
        super().__init__(daemon=True)
        self.world = world
        self.game = game
        self.chance = chance

    def run(self):
        while not self.world.is_quiet():
            try:
                table = Table(self.world, self.game)
            except (OSError, ValueError, urllib.error.URLError):
                time.sleep(0.2)
                continue
            self.play(table)

    def play(self, table):
        seats = [*table.tokens, None]
        if not table.is_sealed():
            seats.append(next(iter(table.tokens)))  # The same person in a second tab.
        table.people = [Person(self.world, table, seat, self.world.more_chance()) for seat in seats]
        self.world.tables.append(table)
        for person in table.people:
            person.start()
        for person in table.people:
            person.join()


def ask(url, body=None, tokens=()):
    """What is asked by HTTP; raises urllib.error.URLError."""
    headers = {"Authorization": f"Bearer {','.join(tokens)}"} if tokens else {}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=ANSWER_WITHIN) as answer:
        return answer.read().decode()
