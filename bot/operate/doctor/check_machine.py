"""The doctor looks at the machine: Python, packages, fonts and pictures, disk, clock."""

from __future__ import annotations

import re
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Final

import aiosqlite
from PIL import Image

from bot.base.config import Settings
from bot.operate.doctor.findings import (
    Finding,
    failure,
    ok,
    warning,
)
from data import FOLDER
from renderers.core import encode
from renderers.core.fonts import CHAINS, FALLBACK, load

PINNED: Final = re.compile(r"^([\w.-]+)==([\w.]+)$")
INSTALL: Final = "run make run once, or pip install -c constraints.txt -e ."
SCARCE, TIGHT = 200 * 2**20, 2**30
"""Bytes of free disk below which it is a failure, or a warning: the database and seven copies of it want room."""

TESTED: Final = ((3, 11), (3, 13))
"""The oldest and the newest Python that the tests are run on."""

SQLITE: Final = (3, 35, 0)
"""The oldest SQLite that knows ON CONFLICT DO UPDATE without naming the conflict."""


def check_machine(settings: Settings, now: datetime) -> Iterator[Finding]:
    """Every line about the machine."""
    yield _python()
    yield _packages()
    yield _sqlite()
    yield _fonts()
    yield _art()
    yield _compressor()
    yield from _disks(settings)
    yield _clock(settings.database, now)


def _python() -> Finding:
    """An older one would not have got as far as here; a newer one works as far as anybody knows."""
    version = ".".join(map(str, sys.version_info[:3]))
    oldest, newest = (".".join(map(str, parts)) for parts in TESTED)
    return ok("python", f"{version} (the tests run on {oldest} to {newest})")


def _packages() -> Finding:
    """Whether the versions installed are those this version was tested with."""
    try:
        wanted = [pin for line in metadata.requires("ziggurat") or [] if (pin := PINNED.match(line))]
    except metadata.PackageNotFoundError:
        return warning("packages", "Ziggurat itself is not installed, so its packages cannot be compared", INSTALL)
    strange = []
    for match in wanted:
        try:
            installed = metadata.version(match[1])
        except metadata.PackageNotFoundError:
            return failure("packages", f"{match[1]} is missing", INSTALL)
        if installed != match[2]:
            strange.append(f"{match[1]} {installed} instead of {match[2]}")
    if strange:
        return warning("packages", ", ".join(strange), INSTALL)
    return ok("packages", f"Ziggurat {metadata.version('ziggurat')} and {len(wanted)} packages as tested")


def _sqlite() -> Finding:
    if sqlite3.sqlite_version_info < SQLITE:
        return failure("sqlite", sqlite3.sqlite_version, "install a Python with SQLite 3.35 or later")
    return ok("sqlite", f"{sqlite3.sqlite_version}, aiosqlite {aiosqlite.__version__}")


def _fonts() -> Finding:
    names = sorted({*FALLBACK, *(name for chain in CHAINS.values() for name in chain)})
    broken = []
    for name in names:
        try:
            load(name, 20)
        except OSError:
            broken.append(name)
    if broken:
        return failure(
            "fonts", f"cannot be read: {', '.join(broken)}", "fetch data/fonts again (git checkout data/fonts)"
        )
    return ok("fonts", f"{len(names)} fonts")


def _art() -> Finding:
    files = sorted((FOLDER / "art").rglob("*.png"))
    broken = []
    for file in files:
        try:
            with Image.open(file) as picture:
                picture.verify()
        except (OSError, SyntaxError):
            broken.append(file.name)
    if broken or not files:
        names = ", ".join(broken[:5]) or "no picture at all"
        return failure("art", f"cannot be read: {names}", "fetch data/art again (git checkout data/art)")
    return ok("art", f"{len(files)} pictures")


def _compressor() -> Finding:
    """Slow pictures are no fault: some platforms have no isal."""
    if encode.USED == encode.ISAL:
        return ok("png", "isal compresses pictures")
    return ok("png", "zlib compresses pictures, in six times the time that isal would take, which is not installed")


def _disks(settings: Settings) -> Iterator[Finding]:
    """Free room where the database is and, if that is another disk, where its copies go."""
    devices = set()
    for what, folder in (("disk", settings.database.parent), ("backup disk", settings.backup_folder)):
        there = _standing(folder)
        device = there.stat().st_dev
        if device in devices:
            continue
        devices.add(device)
        free = shutil.disk_usage(there).free
        says = f"{free / 2**30:.1f} GiB free at {there}"
        if free < SCARCE:
            yield failure(what, says, "make room: nothing can be stored on a full disk")
        elif free < TIGHT:
            yield warning(what, says, "make room soon")
        else:
            yield ok(what, says)


def _standing(folder: Path) -> Path:
    """The folder, or the nearest one above it that is there."""
    folder = folder.absolute()
    while not folder.is_dir():
        folder = folder.parent
    return folder


def _clock(database: Path, now: datetime) -> Finding:
    """Whether time runs forward; Discord's own time is compared where there is a token."""
    what = f"{now.astimezone(UTC):%Y-%m-%d %H:%M:%S} UTC"
    if database.is_file() and database.stat().st_mtime > now.timestamp() + 60:
        return failure("clock", f"{what}, but the database was written later than that", "set the clock (NTP)")
    return ok("clock", what)
