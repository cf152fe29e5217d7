"""Plays the file of a game again and says what came of it, for the command line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from data.texts import describe_event, listed, texts
from engine.core.game_file import first_difference, read, replay
from engine.core.match import Match


def replay_file(path: Path, answers: int | None, lang: str) -> tuple[dict[str, Any], list[str]]:
    """The facts of a game on file and its log in words, after so many answers (None: all).

    ``same`` says whether it went as the file tells; with fewer answers than all it is left out. Raises what
    ``engine.core.game_file`` raises, or OSError.
    """
    file = read(path.read_bytes())
    match = replay(file, answers)
    difference = first_difference(file, match)
    result = match.result()
    facts: dict[str, Any] = {
        "game": file.game,
        "players": file.seats,
        "names": file.names,
        "answers": len(match.answers),
        "of": len(file.standing()),
        "taken_back": len(file.answers) - len(file.standing()),
        "over": result is not None,
        "places": None if result is None else result.places,
    }
    if len(match.answers) == len(file.standing()):
        facts["same"] = not difference
        facts["difference"] = difference or None
    return facts, list(_log(match, file.names, lang))


def _log(match: Match, names: tuple[str, ...], lang: str) -> Iterator[str]:
    """All of the log, secrets too: they are in the file."""
    for entry in match.log:
        line = describe_event(lang, entry.event, names)
        if entry.event.seats is not None:
            only = listed(lang, [names[seat] for seat in entry.event.seats])
            line = texts().text(lang, "transcript-private", names=only, line=line)
        yield line
