"""Plays whole games, so that a compiled copy can be compared with its sources before anybody uses it.

``python -m engine.compiled.check [FOLDER]`` runs the sources of the present folder, or the compiled copy in FOLDER, and
prints one JSON object: ``broken`` (modules that cannot be imported, with the error) or ``games`` (by game, seats and
level, a hash of the whole game as text).
"""

from __future__ import annotations

import hashlib
import importlib
import json
import sys
from pathlib import Path
from typing import Final

import engine
from engine.compiled.modules import NOT_WORTH_IT, engine_modules

SEED: Final = 2026


def broken_modules() -> dict[str, str]:
    """The modules that cannot be imported, each with the error."""
    errors = {}
    for name in engine_modules(Path()):
        if ".".join(name.split(".")[:2]) not in NOT_WORTH_IT:
            try:
                importlib.import_module(name)
            except Exception as error:
                errors[name] = f"{type(error).__name__}: {error}"
    return errors


def played_games() -> dict[str, str]:
    """One random and one sensible game of each game at its fewest and its most seats, as hashes of their texts."""
    from engine.cli.play import LEVELS, Setting
    from engine.cli.transcript import transcript
    from engine.core.registry import games

    hashes = {}
    for meta in games().values():
        for seats in meta.seats:
            for level in (*LEVELS, "sensible"):
                setting = Setting(meta.id, meta.check({}, seats), seats, SEED, level)
                text = "\n".join(transcript(setting, "en"))
                hashes[f"{meta.id} {seats} {level}"] = hashlib.sha256(text.encode()).hexdigest()
    return hashes


def main(folders: list[str]) -> None:
    """Print what is found."""
    for folder in folders:
        engine.__path__[:] = [folder]
    broken = broken_modules()
    print(json.dumps({"broken": broken} if broken else {"games": played_games()}))


if __name__ == "__main__":
    main(sys.argv[1:])
