#!/usr/bin/env python3
"""PostgreSQL, several processes of Occasus and a proxy in one folder, for development and tests.

    tools/cluster.py [--folder DIR] [--port PORT] [--processes N] [--proxy haproxy|nginx|none] [--program FILE]

Prints one JSON document on a line when all is ready: the address of the page, of the database and of each process,
their process ids and where their logs are. Runs until it is interrupted, and then ends all that it has begun. The
folder keeps the database: with the same folder the tables are there again.

The proxies are those of packaging/, with other addresses, and with other limits if the processes have others; the
database is Debian's, reached by a socket in the folder alone. A process that ends is not begun again, so that whoever
tests can do that: --again begins it anew within a second, as a service manager does.
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent
POSTGRES = pathlib.Path("/usr/lib/postgresql/15/bin")
PATIENCE = 30
# What a socket's path may have, with the name that PostgreSQL gives it.
LONGEST_FOLDER = 80


class Fault(Exception):
    pass


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def wait_until(true, what, patience=PATIENCE):
    until = time.monotonic() + patience
    while not true():
        if time.monotonic() > until:
            raise Fault(f"{what}: not within {patience} s")
        time.sleep(0.02)


def is_well(port):
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=2) as answer:
            return answer.status == 200
    except (urllib.error.URLError, OSError):
        return False


class Database:
    """Debian's PostgreSQL in a folder of its own. It never runs as root."""

    def __init__(self, folder):
        self.folder = folder
        self.data = folder / "postgres"
        # As root the server's programs run as the user that Debian has for them.
        self.as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        self.address = f"postgresql:///occasus?host={folder}&user=occasus"
        self.settings = ""  # Further ones.
        self.environment = {}  # Besides that of this process.

    def run(self, *command):
        with open(self.folder / "postgres.log", "ab") as log:
            subprocess.run([*self.as_user, *map(str, command)], check=True, stdout=log, stderr=log,
                           env={**os.environ, **self.environment})

    def start(self):
        if not POSTGRES.exists():
            raise Fault("PostgreSQL 15 is not installed: apt install postgresql")
        if not self.data.exists():
            self.data.mkdir(mode=0o700)
            if self.as_user:
                shutil.chown(self.data, "postgres")
            self.run(POSTGRES / "initdb", "-D", self.data, "-U", "occasus", "-A", "trust", "-E", "UTF8",
                     "--locale=C.UTF-8")
        if self.as_user:
            shutil.chown(self.folder, "postgres")
        self.control("start")
        made = self.ask("SELECT count(*) FROM pg_database WHERE datname = 'occasus'", "postgres")
        if made == "0":
            self.ask("CREATE DATABASE occasus", "postgres")

    def control(self, what, *more):
        """start, stop or restart."""
        settings = f"-c listen_addresses='' -c unix_socket_directories={self.folder} -c max_connections=300 {self.settings}"
        given = ["-o", settings] if what != "stop" else []
        try:
            self.run(POSTGRES / "pg_ctl", "-D", self.data, "-l", self.data / "log", "-w", *given, *more, what)
        except subprocess.CalledProcessError:
            # It waits by a clock that may have jumped meanwhile: the server knows better whether it has started.
            if what == "stop":
                raise
            wait_until(self.answers, "PostgreSQL")

    def answers(self):
        try:
            return self.ask("SELECT 1", "postgres") == "1"
        except subprocess.CalledProcessError:
            return False

    def ask(self, sql, database="occasus"):
        told = subprocess.run(["psql", "-XqAt", "-h", str(self.folder), "-U", "occasus", "-d", database, "-c", sql],
                              check=True, capture_output=True, text=True)
        return told.stdout.strip()

    def process(self):
        return int((self.data / "postmaster.pid").read_text(encoding="utf-8").split("\n", 1)[0])

    def stop(self):
        if (self.data / "postmaster.pid").exists():
            self.control("stop", "-m", "fast")


class Node:
    """One process of Occasus."""

    def __init__(self, cluster, name, port):
        self.cluster = cluster
        self.name = name
        self.port = port
        self.log = cluster.folder / f"{name}.log"
        self.running = None
        self.environment = {}  # Besides that of this process.

    def start(self):
        options = ["--port", str(self.port), "--store", self.cluster.database.address, "--node", self.name,
                   "--data", str(self.cluster.folder / self.name), "--trust-proxy", "--metrics",
                   *self.cluster.options]
        with open(self.log, "ab") as log:
            self.running = subprocess.Popen([str(self.cluster.program), "serve", *options], stdout=log, stderr=log,
                                            env={**os.environ, **self.environment})

    def wait(self):
        def ready():
            if self.running.poll() is not None:
                raise Fault(f"{self.name} ended at once: see {self.log}")
            return is_well(self.port)

        wait_until(ready, f"{self.name} at port {self.port}")

    def kill(self, how=signal.SIGKILL):
        self.running.send_signal(how)
        if how in (signal.SIGKILL, signal.SIGTERM):
            self.running.wait()

    def stop(self):
        if self.running and self.running.poll() is None:
            self.running.send_signal(signal.SIGCONT)
            self.kill(signal.SIGTERM)


class Proxy:
    """nginx or HAProxy, as in packaging/, with other addresses."""

    def __init__(self, cluster, kind, port):
        self.cluster = cluster
        self.kind = kind
        self.port = port
        self.log = cluster.folder / f"{kind}.log"
        self.running = None

    def with_servers(self, text, line):
        """The lines that name a server are made anew for the processes there are."""
        made = []
        is_written = False
        for old in text.split("\n"):
            match = re.fullmatch(line, old)
            if not match:
                is_written = False
                made.append(old)
            elif not is_written:
                is_written = True
                for node in self.cluster.nodes:
                    renamed = old.replace(match["name"], node.name) if match["name"] else old
                    made.append(renamed.replace(match["port"], str(node.port)))
        return "\n".join(made)

    def connections_each(self):
        """How many an address may have: as many as the processes give it, if they are told."""
        options = self.cluster.options
        return int(options[options.index("--connections-each") + 1]) if "--connections-each" in options else 256

    def haproxy(self):
        text = (ROOT / "packaging/haproxy.cfg").read_text(encoding="utf-8")
        text = self.with_servers(text, r" +server (?P<name>\w+) +127\.0\.0\.1:(?P<port>\d+).*")
        text = text.replace("bind 127.0.0.1:4760", f"bind 127.0.0.1:{self.port}")
        text = text.replace("sc0_conn_cur gt 256", f"sc0_conn_cur gt {self.connections_each()}")
        return text, ["haproxy", "-db", "-f"]

    def nginx(self):
        folder = self.cluster.folder
        upstream = (ROOT / "packaging/nginx-processes.conf").read_text(encoding="utf-8")
        upstream = self.with_servers(upstream, r" +server (?P<name>)127\.0\.0\.1:(?P<port>\d+).*")
        site = (ROOT / "packaging/nginx.conf").read_text(encoding="utf-8")
        site = site.replace("proxy_pass http://127.0.0.1:4760;", "proxy_pass http://occasus;")
        # Without a certificate and without the way there from http.
        site = re.sub(r"server \{\n    listen 80;.*?\n\}\n", "", site, flags=re.S)
        site = re.sub(r" +(listen \[::\]|ssl_|add_header +Strict).*\n", "", site)
        site = site.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port};")
        site = site.replace("server_name play.example.org;", "server_name localhost;")
        site = site.replace("occasus_each 256;", f"occasus_each {min(65535, self.connections_each())};")
        # The port belongs to the name here.
        site = site.replace("Host $host;", "Host $http_host;")
        paths = "\n".join(f"{name}_temp_path {folder}/nginx-{name};"
                          for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        text = (f"daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log {self.log};\n"
                f"events {{ worker_connections 20000; }}\nhttp {{\naccess_log off;\n{paths}\n{upstream}\n{site}\n}}\n")
        if os.geteuid() == 0:
            text = "user root;\n" + text
        return text, ["nginx", "-e", str(self.log), "-c"]

    def start(self):
        text, command = getattr(self, self.kind)()
        file = self.cluster.folder / f"{self.kind}.conf"
        file.write_text(text, encoding="utf-8")
        if not shutil.which(command[0], path=os.environ["PATH"] + ":/usr/sbin"):
            raise Fault(f"{self.kind} is not installed")
        with open(self.log, "ab") as log:
            self.running = subprocess.Popen([*command, str(file)], stdout=log, stderr=log,
                                            env={**os.environ, "PATH": os.environ["PATH"] + ":/usr/sbin"})
        wait_until(lambda: is_well(self.port), f"{self.kind} (see {self.log})")

    def stop(self):
        if self.running and self.running.poll() is None:
            self.running.terminate()
            self.running.wait()


class Cluster:
    def __init__(self, folder, processes=3, port=0, proxy="haproxy", program=None, options=()):
        self.folder = pathlib.Path(folder).resolve()
        if len(str(self.folder)) > LONGEST_FOLDER:
            raise Fault(f"{self.folder} is too long a name for a socket: give --folder")
        self.program = pathlib.Path(program or ROOT / "build/release/occasus").resolve()
        self.options = list(options)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.folder.chmod(0o711)
        self.database = Database(self.folder)
        ports = [port + 1 + at if port else free_port() for at in range(processes)]
        self.nodes = [Node(self, f"node{at + 1}", ports[at]) for at in range(processes)]
        self.proxy = None if proxy == "none" else Proxy(self, proxy, port or free_port())

    def __enter__(self):
        try:
            self.database.start()
            for node in self.nodes:
                node.start()
            for node in self.nodes:
                node.wait()
            if self.proxy:
                self.proxy.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self):
        if self.proxy:
            self.proxy.stop()
        for node in self.nodes:
            node.stop()
        self.database.stop()

    def url(self):
        return f"http://127.0.0.1:{(self.proxy or self.nodes[0]).port}"

    def document(self):
        return {
            "page": self.url(),
            "folder": str(self.folder),
            "database": {"address": self.database.address, "process": self.database.process(),
                         "log": str(self.database.data / "log")},
            "processes": [{"name": node.name, "page": f"http://127.0.0.1:{node.port}", "process": node.running.pid,
                           "log": str(node.log)} for node in self.nodes],
            "proxy": self.proxy and {"kind": self.proxy.kind, "process": self.proxy.running.pid,
                                     "log": str(self.proxy.log)},
        }


def interrupted(*_):
    raise KeyboardInterrupt


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--folder", default=ROOT / "build/cluster", help="where all is kept")
    arguments.add_argument("--port", type=int, default=4760,
                           help="of the proxy; the processes have those after it; 0: any free ones")
    arguments.add_argument("--processes", type=int, default=3)
    arguments.add_argument("--proxy", choices=("haproxy", "nginx", "none"), default="haproxy")
    arguments.add_argument("--program", help="instead of build/release/occasus")
    arguments.add_argument("--again", action="store_true", help="begin a process that ended anew")
    arguments.add_argument("options", nargs="*", help="after --: further options of occasus serve")
    given = arguments.parse_args()
    signal.signal(signal.SIGTERM, interrupted)
    try:
        with Cluster(given.folder, given.processes, given.port, given.proxy, given.program,
                     given.options) as cluster:
            print(json.dumps(cluster.document()), flush=True)
            while True:
                time.sleep(0.5)
                for node in cluster.nodes:
                    if given.again and node.running.poll() is not None:
                        node.start()
    except KeyboardInterrupt:
        return 0
    except (Fault, subprocess.CalledProcessError) as fault:
        print(f"cluster: {fault}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
