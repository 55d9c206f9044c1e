"""The program around a check of the tree: it prints what is found, and proves that every check fires."""

import argparse
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def findings_in(checker, files):
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for path, text in files.items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text, encoding="utf-8")
        return checker(root).run()


def self_test(checker, clean, faults):
    failures = [f"a clean tree is faulted: {finding}" for finding in findings_in(checker, clean)]
    for path, text, expected in faults:
        findings = findings_in(checker, {**clean, path: text})
        if len(findings) != 1 or findings[0][0] != path or expected not in findings[0][2]:
            failures.append(f"{path} with {text!r}: expected '{expected}', found {findings}")
    for failure in failures:
        print(failure, file=sys.stderr)
    print(f"{len(faults)} faults tried, {len(failures)} failures")
    return 1 if failures else 0


def main(about, checker, clean, faults):
    """`checker(root).run()` lists (path, line, reason). Each of `faults`, a path, a text and a part of the reason,
    is found in the files of `clean` with that text put there, and nothing else is. Returns the exit code."""
    parser = argparse.ArgumentParser(description=about.splitlines()[0])
    parser.add_argument("--self-test", action="store_true", help="prove that every check fires")
    if parser.parse_args().self_test:
        return self_test(checker, clean, faults)
    findings = checker(ROOT).run()
    for path, line, reason in findings:
        print(f"{path}:{line}: {reason}")
    return 1 if findings else 0
