"""The doctor looks at the settings: names that nobody reads, packages that some need, folders that cannot be made."""

from __future__ import annotations

import difflib
import importlib.util
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from dotenv import dotenv_values

from bot.base.config import NAMES, Settings
from bot.operate.doctor.findings import (
    Finding,
    failure,
    ok,
    warning,
)

OURS: Final = "ZIGGURAT_"
"""How the names of our own settings begin; the bench and the tests have some that are no settings of the bot's."""

ALIKE: Final = 0.75
"""How alike two names must be for one to be taken for the other misspelt (0 to 1)."""


def misspelt(environment: Mapping[str, str] | None, file: Path) -> Iterator[Finding]:
    """A warning for each name in the file, or of ours in the environment, that is read by nobody."""
    in_file = set(dotenv_values(file)) if file.is_file() else set()
    in_environment = {name for name in (os.environ if environment is None else environment) if name.startswith(OURS)}
    for name in sorted((in_file | in_environment) - NAMES):
        meant = difflib.get_close_matches(name, NAMES, 1, ALIKE)
        where = str(file) if name in in_file else "the environment"
        remedy = f"write {meant[0]}" if meant else f"take it out; .env.example names every setting: see {file}"
        if meant or name.startswith(OURS):
            yield warning("settings", f"{name} in {where} is no setting", remedy)


def check_settings(settings: Settings) -> Iterator[Finding]:
    """What a start would find out: whether the packages that settings need are there, and folders can be made."""
    for name, wanted, package, extra in (
        ("ZIGGURAT_METRICS_PORT", settings.metrics_port is not None, "prometheus_client", "metrics"),
        ("SENTRY_DSN", bool(settings.sentry_dsn), "sentry_sdk", "sentry"),
    ):
        if not wanted:
            continue
        if importlib.util.find_spec(package) is None:
            install = f'run pip install -c constraints.txt -e ".[{extra}]", or leave {name} empty'
            yield failure(extra, f"{name} needs the package {package}", install)
        else:
            yield ok(extra, f"{package} is there")
    processors = os.cpu_count() or 1
    for what, name, count in (
        ("computers", "ZIGGURAT_COMPUTER_WORKERS", settings.computer_workers),
        ("pictures", "ZIGGURAT_PICTURE_WORKERS", settings.picture_workers),
    ):
        if count > processors:
            says = f"{count} workers for {what} on {processors} processors take time from the bot"
            yield warning(f"{what[:-1]} workers", says, f"set {name} to {processors} or less")
    folders = {"ZIGGURAT_DATABASE": settings.database.parent}
    if settings.backups:
        folders["ZIGGURAT_BACKUP_FOLDER"] = settings.backup_folder
    if not settings.token:
        folders["ZIGGURAT_LOCAL_FOLDER"] = settings.local_folder
    bad = [(name, folder) for name, folder in folders.items() if not _can_be_written(folder)]
    for name, folder in bad:
        yield failure("folders", f"{folder} cannot be made or written to", f"change {name}, or who owns the folder")
    if not bad:
        yield ok("folders", f"{len(folders)} folders are there or can be made")


def _can_be_written(folder: Path) -> bool:
    """Whether the folder is there for us to write in, or could be made."""
    there = folder.absolute()
    while not os.path.lexists(there):
        there = there.parent
    return there.is_dir() and os.access(there, os.W_OK | os.X_OK)
