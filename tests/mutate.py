"""Breaks the rules and the host in one place at a time and says which breaks no test notices.

    python -m tests.mutate [--mutants 40] [--seed 1] [--under engine/core ...]

The places are drawn from all files of these folders in turn. Each break is made in a copy of the tree, where the tests
of the day run until one fails: those that name the file, those of its room, those of its floor, the rest. A survivor
needs a test, or is a place where both versions do the same.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
UNDER: Final = ("engine", "bot")
APART: Final = ("engine/cli", "bot/local", "bot/operate/command_line.py", "__main__.py", "migrations")
"""No rule and no part of the host."""

LONGEST: Final = 900
"""Seconds of processor time after which tests count as hanging; by the clock they have four times as long."""

ONE_WAY: Final = [ast.Lt, ast.Gt, ast.Eq, ast.In, ast.Is, ast.Add, ast.And]
OTHER_WAY: Final = [ast.LtE, ast.GtE, ast.NotEq, ast.NotIn, ast.IsNot, ast.Sub, ast.Or]
SWAPPED: Final = dict(zip(ONE_WAY + OTHER_WAY, OTHER_WAY + ONE_WAY, strict=True))

TESTS: Final = {
    "engine": ["tests/engine", "tests/cases", "tests/epochs", "tests/golden", "tests/fuzz", "tests/bot/tables"],
    "bot/store": ["tests/bot/store", "tests/bot/tables", "tests/bot/clock", "tests/bot/kill", "tests/bot/operate"],
    "bot": ["tests/bot/unit", "tests/bot/tables", "tests/bot/clock", "tests/bot/store", "tests/bot/simcord"],
}
"""Which tests are about a folder; the longest name that fits counts."""

REST: Final = {
    "engine": ["tests/bot/unit"],
    "bot": ["tests/bot/play", "tests/bot/faults", "tests/bot/operate", "tests/bot/posting"],
}
"""Which tests are asked when those notice nothing."""


class Mutant(NamedTuple):
    """A break: what stands there (from ``start`` to ``end``, in bytes) and what is put in its place."""

    file: str
    line: int
    start: int
    end: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {self.before}  ->  {self.after}"


def files(under: Sequence[str]) -> list[str]:
    """Every source file under these folders that has something to break."""
    paths = [path for folder in under for path in sorted((ROOT / folder).rglob("*.py"))]
    names = [path.relative_to(ROOT).as_posix() for path in paths]
    return [name for name in names if not any(part in name for part in APART)]


def variants(node: ast.AST) -> Iterator[ast.AST]:
    """The node, broken in every way that we know; whoever asks has its own copy."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPPED:
        yield ast.Compare(node.left, [SWAPPED[type(node.ops[0])](), *node.ops[1:]], node.comparators)
    if isinstance(node, ast.BinOp) and type(node.op) in SWAPPED:
        yield ast.BinOp(node.left, SWAPPED[type(node.op)](), node.right)
    if isinstance(node, ast.BoolOp):
        yield ast.BoolOp(SWAPPED[type(node.op)](), node.values)
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(not node.value if isinstance(node.value, bool) else node.value + 1)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    if isinstance(node, ast.AugAssign) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Await)):
        yield ast.Pass()
    if isinstance(node, ast.Return) and node.value is not None and ast.unparse(node.value) != "None":
        yield ast.Return(ast.UnaryOp(ast.Not(), node.value) if isinstance(node.value, ast.Compare) else None)


def places(node: ast.AST) -> Iterator[ast.AST]:
    """What can be broken below a node: no annotations, no defaults, no texts, nothing that is only logged."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from places(ast.Module(child.body, []))
        elif isinstance(child, ast.AnnAssign) and child.value is not None:
            yield from places(ast.Expr(child.value))
        elif isinstance(child, ast.JoinedStr) or ast.unparse(child).startswith(("logger.", "logging.")):
            continue
        elif not isinstance(child, ast.AnnAssign):
            yield child
            yield from places(child)


def mutants(name: str) -> list[Mutant]:
    """All breaks of one file."""
    source = (ROOT / name).read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    breaks = []
    for node in places(ast.parse(source)):
        for broken in variants(node):
            after = ast.unparse(ast.fix_missing_locations(broken))
            after = after if isinstance(broken, ast.stmt | ast.Constant) else f"({after})"
            start, end = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
            breaks.append(Mutant(name, node.lineno, start, end, source[start:end].decode(), after))
    return breaks


def drawn(under: Sequence[str], number: int, seed: int) -> list[Mutant]:
    """``number`` breaks, each from a file of its own as long as there are files, the folders in turn."""
    rng = random.Random(seed)
    sample: list[Mutant] = []
    names_by_folder = {folder: files([folder]) for folder in under}
    for names in names_by_folder.values():
        rng.shuffle(names)
    while len(sample) < number and any(names_by_folder.values()):
        for names in names_by_folder.values():
            breaks = mutants(names.pop()) if names else []
            sample += [rng.choice(breaks)] if breaks else []
    return sample[:number]


def tests_of(name: str) -> list[list[str]]:
    """The test files for a source file, in four stages: those that name it, its room's, its floor's, the rest."""
    floor = TESTS[max((folder for folder in TESTS if name.startswith(folder)), key=len)]
    room = "/".join(name.split("/")[1:2])
    module = name.removesuffix(".py").replace("/", ".")
    words = (module, f"{module.rpartition('.')[0]} import {module.rpartition('.')[2]}")
    stages: list[list[str]] = [[], [], [], []]
    for stage, folders in ((2, floor), (3, REST[name.partition("/")[0]])):
        for file in sorted({file for folder in folders for file in (ROOT / folder).rglob("test_*.py")}):
            test, text = file.relative_to(ROOT).as_posix(), file.read_text("utf-8")
            names_it = any(re.search(rf"{re.escape(word)}\b", text) for word in words)
            stages[0 if names_it else 1 if f"/{room}/" in test or module.rpartition(".")[0] in text else stage].append(
                test
            )
    return [stage for stage in stages if stage]


def failing(tree: Path, tests: Sequence[str], apart: Sequence[str] = ()) -> str:
    """The first of these tests that fails, as pytest names it; empty where none does. Raises TimeoutExpired."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider"]
    command += ["-m", "not nightly and not browser", *(f"--deselect={name}" for name in apart), *tests]
    environment = os.environ | {"PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
    limit = partial(resource.setrlimit, resource.RLIMIT_CPU, (LONGEST, LONGEST))
    run = subprocess.run(
        command, cwd=tree, env=environment, capture_output=True, text=True, timeout=4 * LONGEST, preexec_fn=limit
    )
    named = [re.split(r"[ \[]", line)[1] for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR "))]
    return (named or ["it ends"])[0] if run.returncode else ""


def noticed_by(tree: Path, mutant: Mutant, fail_anyway: set[str]) -> str:
    """The first test that fails where this is broken, and else does not; empty where there is none."""
    file = tree / mutant.file
    whole = file.read_bytes()
    stages = tests_of(mutant.file)
    while stages:
        file.write_bytes(whole[: mutant.start] + mutant.after.encode() + whole[mutant.end :])
        try:
            test = failing(tree, stages[0], sorted(fail_anyway))
        except subprocess.TimeoutExpired:
            test = "it hangs"
        finally:
            file.write_bytes(whole)
        if not test:
            stages.pop(0)
        elif "::" in test and failing(tree, [test]):
            fail_anyway.add(test)
        else:
            return test
    return ""


def main() -> None:
    """See above."""
    parser = argparse.ArgumentParser()
    for name, default in (("--mutants", 40), ("--seed", 1)):
        parser.add_argument(name, type=int, default=default)
    parser.add_argument("--under", nargs="+", default=UNDER)
    arguments = parser.parse_args()
    survivors, fail_anyway = list[Mutant](), set[str]()
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(".git", ".venv*", ".*_cache", "__pycache__"))
        for mutant in drawn(arguments.under, arguments.mutants, arguments.seed):
            start = time.monotonic()
            by = noticed_by(tree, mutant, fail_anyway)
            survivors += [] if by else [mutant]
            print(f"{time.monotonic() - start:4.0f} s  {mutant}\n        {by or 'SURVIVED'}", flush=True)
    print(f"{len(survivors)} survivors", *survivors, sep="\n")


if __name__ == "__main__":
    main()
