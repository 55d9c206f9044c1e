#!/usr/bin/python3
"""Times what a contributor waits for, in fresh clones of the last commit.

    bench/landing.py                 all of it, once
    bench/landing.py serve warm ...  only these:
        serve    script/serve with an empty compiler cache, until the page answers
        nothing  script/build when nothing has changed
        chapter  one chapter of rules changed: build its tests and run those of the game
        cold     .ci/run with empty caches
        warm     .ci/run with the caches as they are; run it twice, so that they hold this commit

Prints a line for each: its name, seconds, and the table of stages for the last two. The packages of
script/packages.txt must be installed. Needs a machine that has nothing else to do, for up to two hours.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHAPTER, TARGET, TESTS = "src/games/invasions/chapters/economy.cpp", "occasus_tests", "*Invasions*"
PORT = 4799


class Clone:
    """A fresh clone in `folder`; with `empty` nothing is found in the caches."""

    def __init__(self, folder, empty):
        self.root = Path(folder) / "clone"
        self.environment = dict(os.environ)
        if empty:
            self.environment |= {"CCACHE_DIR": f"{folder}/ccache", "XDG_CACHE_HOME": f"{folder}/cache"}
        subprocess.run(["git", "clone", "--quiet", ROOT, self.root], check=True)
        subprocess.run([self.root / "script/bootstrap"], env=self.environment, stdout=subprocess.DEVNULL, check=True)

    def run(self, command, check=True):
        """Seconds, and the output."""
        begun = time.monotonic()
        done = subprocess.run(["bash", "-c", f"source script/environment.sh; {command}"], cwd=self.root, check=check,
                              env=self.environment, stdout=subprocess.PIPE, text=True)
        return time.monotonic() - begun, done.stdout


def serve():
    with tempfile.TemporaryDirectory() as folder:
        clone = Clone(folder, empty=True)
        begun = time.monotonic()
        server = subprocess.Popen([clone.root / "script/serve", "--port", str(PORT)], env=clone.environment,
                                  stdout=subprocess.DEVNULL)
        try:
            while server.poll() is None and not answers():
                time.sleep(0.5)
            seconds = time.monotonic() - begun
            if server.poll() is not None:
                sys.exit("bench/landing.py: script/serve ended before the page answered")
            return seconds, ""
        finally:
            server.terminate()
            server.wait()


def answers():
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/", timeout=5) as page:
            return page.status == 200
    except (urllib.error.URLError, OSError):
        return False


def nothing():
    with tempfile.TemporaryDirectory() as folder:
        clone = Clone(folder, empty=False)
        clone.run("script/build")
        return clone.run("script/build")[0], ""


def chapter():
    with tempfile.TemporaryDirectory() as folder:
        clone = Clone(folder, empty=False)
        build = f"cmake --preset asan --log-level=WARNING && cmake --build --preset asan --target {TARGET}"
        clone.run(build)
        with open(clone.root / CHAPTER, "a", encoding="utf-8") as source:
            source.write("static_assert(sizeof(int) >= 2);\n")
        return clone.run(f"{build} && build/asan/{TARGET} --gtest_brief=1 --gtest_filter='{TESTS}'")[0], ""


def landing(empty):
    with tempfile.TemporaryDirectory() as folder:
        seconds, output = Clone(folder, empty).run("exec .ci/run", check=False)
        return seconds, output[output.rfind("\nstage "):]


KINDS = {"serve": serve, "nothing": nothing, "chapter": chapter,
         "cold": lambda: landing(empty=True), "warm": lambda: landing(empty=False)}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=", ".join(KINDS))
    for kind in parser.parse_args().kinds or KINDS:
        if kind not in KINDS:
            sys.exit(f"bench/landing.py: there is no “{kind}”; the choices are {', '.join(KINDS)}")
        seconds, output = KINDS[kind]()
        print(f"{kind:8} {seconds:7.1f} s{output}", flush=True)


if __name__ == "__main__":
    main()
