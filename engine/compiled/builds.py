"""Which modules this process runs: the sources, or a compiled copy that was made of exactly these sources.

A compiled copy is a whole engine in a folder of its own (``build/compiled/FINGERPRINT/engine``): what mypyc can compile
as extension modules, the rest as the sources it was built with. It is used as a whole or not at all, so that rules of
two versions never meet: as soon as one source, or Python itself, is another one, its fingerprint is no longer found.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final, NamedTuple

HOME: Final = Path(__file__).parents[2]
"""The folder of the checkout."""

SETTING: Final = "ENGINE_MODULES"
"""Environment variable: ``plain`` never uses a compiled copy, ``compiled`` refuses to run without one."""

PARTS: Final = ("engine", "data")
"""What is compiled, and what it imports: constants of both are written into the compiled modules."""


class EngineModules(NamedTuple):
    """What a process runs. ``folder`` holds the compiled copy, None: the sources are run, for the reason ``why``.

    is_stale: there are compiled copies, of other sources or for another Python.
    """

    folder: Path | None
    why: str
    is_stale: bool = False


def builds_of(home: Path) -> Path:
    """The folder with all compiled copies of a checkout."""
    return home / "build" / "compiled"


def sources(home: Path) -> Iterator[Path]:
    """Every source file on which a compiled copy depends, in a fixed order."""
    for part in PARTS:
        for path in sorted((home / part).rglob("*.py")):
            # The programs that make data are no part of the program.
            if "build" not in path.relative_to(home).parts:
                yield path


def fingerprint(home: Path) -> str:
    """A name for what a compiled copy depends on: every source, the Python that loads it."""
    hasher = hashlib.sha256(f"{sys.version} {EXTENSION_SUFFIXES[0]}".encode())
    for path in sources(home):
        content = path.read_bytes()
        hasher.update(f"\n{path.relative_to(home).as_posix()} {len(content)}\n".encode())
        hasher.update(content)
    return hasher.hexdigest()[:20]


def choose(home: Path, wanted: str) -> EngineModules:
    """What to run. ``wanted`` is the value of the setting, which may be empty.

    Raises ImportError where a compiled copy is wanted and none fits, ValueError for an unknown value.
    """
    if wanted not in ("", "plain", "compiled"):
        raise ValueError(f"{SETTING} takes plain or compiled, not {wanted!r}")
    if wanted == "plain":
        return EngineModules(None, f"{SETTING} is plain")
    modules = _fitting(home)
    if wanted == "compiled" and modules.folder is None:
        raise ImportError(f"{SETTING} is compiled, but {modules.why}: run make compiled, or take the setting away")
    return modules


def _fitting(home: Path) -> EngineModules:
    builds = builds_of(home)
    if not builds.is_dir() or not any(builds.iterdir()):
        return EngineModules(None, "the engine has not been compiled")
    folder = builds / fingerprint(home)
    if folder.is_dir():
        return EngineModules(folder, "compiled from these very sources")
    return EngineModules(None, "the engine has changed since it was compiled, or Python has", is_stale=True)


RUNNING: Final = choose(HOME, os.environ.get(SETTING, ""))
"""What this process runs, settled when the engine was first imported."""
