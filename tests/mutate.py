"""Breaks the rules and the host in one place at a time and says which breaks no test notices.

    python -m tests.mutate [--mutants 40] [--seed 1] [--under engine/core ...]

The places are drawn from all files of these folders in turn; each break is made in a copy of the tree, where the quick
tests of that floor run until one fails. A survivor needs a test, or is a place where both versions do the same.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
UNDER: Final = ("engine", "bot")
APART: Final = ("engine/cli", "bot/local", "bot/operate/command_line.py", "__main__.py", "migrations")
"""No rule and no part of the host."""

LONGEST: Final = 900
"""Seconds after which tests that hang have noticed."""

ONE_WAY: Final = [ast.Lt, ast.Gt, ast.Eq, ast.In, ast.Is, ast.Add, ast.And]
OTHER_WAY: Final = [ast.LtE, ast.GtE, ast.NotEq, ast.NotIn, ast.IsNot, ast.Sub, ast.Or]
SWAPPED: Final = dict(zip(ONE_WAY + OTHER_WAY, OTHER_WAY + ONE_WAY, strict=True))

TESTS: Final = {
    "engine/tigris": ["tests/cases/tigris", "tests/golden", "tests/engine"],
    "engine/inner_sea": ["tests/cases/inner_sea", "tests/epochs", "tests/golden", "tests/engine"],
    "engine/epochs": ["tests/cases/inner_sea", "tests/epochs", "tests/golden", "tests/engine"],
    "engine": ["tests/engine", "tests/cases", "tests/golden", "tests/fuzz", "tests/bot/tables"],
    "bot/store": ["tests/bot/store", "tests/bot/tables", "tests/bot/clock", "tests/bot/kill", "tests/bot/operate"],
    "bot": ["tests/bot/unit", "tests/bot/tables", "tests/bot/clock", "tests/bot/store", "tests/bot/simcord"],
}
"""Which tests are about a folder, the quick and near ones first; the longest fitting name counts."""

REST: Final = {"engine": ["tests/bot/unit"], "bot": ["tests/bot/play", "tests/bot/faults", "tests/bot/operate"]}
"""What else may notice, asked when those have not."""


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
    found = [path for folder in under for path in sorted((ROOT / folder).rglob("*.py"))]
    names = [path.relative_to(ROOT).as_posix() for path in found]
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
    found = []
    for node in places(ast.parse(source)):
        for broken in variants(node):
            after = ast.unparse(ast.fix_missing_locations(broken))
            after = after if isinstance(broken, ast.stmt | ast.Constant) else f"({after})"
            start, end = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
            found.append(Mutant(name, node.lineno, start, end, source[start:end].decode(), after))
    return found


def chosen(under: Sequence[str], number: int, seed: int) -> list[Mutant]:
    """So many breaks, each from a file of its own as long as there are files, the folders in turn."""
    rng = random.Random(seed)
    found: list[Mutant] = []
    left = {folder: files([folder]) for folder in under}
    for names in left.values():
        rng.shuffle(names)
    while len(found) < number and any(left.values()):
        for names in left.values():
            breaks = mutants(names.pop()) if names else []
            found += [rng.choice(breaks)] if breaks else []
    return found[:number]


def tests_of(name: str) -> list[list[str]]:
    """The test files of a file's floor, then the rest; first of them those that name the file, then its room."""
    near = TESTS[max((folder for folder in TESTS if name.startswith(folder)), key=len)]
    module = name.removesuffix(".py").replace("/", ".")
    words = (module, module.rpartition(".")[0])
    found = []
    for folders in (near, REST[name.partition("/")[0]]):
        files = sorted(file for folder in folders for file in (ROOT / folder).rglob("test_*.py"))
        files.sort(key=lambda file: [word not in file.read_text("utf-8") for word in words])
        found.append([file.relative_to(ROOT).as_posix() for file in files])
    return found


def failing(tree: Path, tests: Sequence[str], apart: Sequence[str] = ()) -> str:
    """The first of these tests that fails, as pytest names it; empty where none does. Raises TimeoutExpired."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider"]
    command += ["-m", "not nightly and not browser", *(f"--deselect={name}" for name in apart), *tests]
    environment = os.environ | {"PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, timeout=LONGEST)
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
            found = failing(tree, stages[0], sorted(fail_anyway))
        except subprocess.TimeoutExpired:
            found = "it hangs"
        finally:
            file.write_bytes(whole)
        if not found:
            stages.pop(0)
        elif "::" in found and failing(tree, [found]):
            fail_anyway.add(found)
        else:
            return found
    return ""


def main() -> None:
    """See above."""
    parser = argparse.ArgumentParser()
    for name, usual in (("--mutants", 40), ("--seed", 1)):
        parser.add_argument(name, type=int, default=usual)
    parser.add_argument("--under", nargs="+", default=UNDER)
    given = parser.parse_args()
    survivors, fail_anyway = list[Mutant](), set[str]()
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(".git", ".venv", ".*_cache", "__pycache__"))
        for mutant in chosen(given.under, given.mutants, given.seed):
            begun = time.monotonic()
            by = noticed_by(tree, mutant, fail_anyway)
            survivors += [] if by else [mutant]
            print(f"{time.monotonic() - begun:4.0f} s  {mutant}\n        {by or 'SURVIVED'}", flush=True)
    print(f"{len(survivors)} survivors", *survivors, sep="\n")


if __name__ == "__main__":
    main()
