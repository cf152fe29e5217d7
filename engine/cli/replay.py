"""Plays the file of a game again and says what came of it, for the command line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from data.texts import describe_event, join_list, texts
from engine.core.errors import BadOption, DamagedRecord
from engine.core.game_file import first_difference, read, replay
from engine.core.match import Match

LONGEST: Final = 32 * 2**20
"""Bytes of a file that are read: the longest games there are take about a twentieth of it."""


def replay_file(path: Path, answers: int | None, lang: str) -> tuple[dict[str, Any], list[str]]:
    """The facts of a game on file and its log in words, after ``answers`` answers (None: all).

    ``same`` says whether it went as the file tells; with fewer answers than all it is left out. Raises BadOption, what
    ``engine.core.game_file`` raises, or OSError.
    """
    if answers is not None and answers < 0:
        raise BadOption(f"--answers takes 0 or more, not {answers}")
    file = read(bytes_of(path))
    match = replay(file, answers)
    difference = first_difference(file, match)
    older = file.older(match.game.meta.rules_version)
    result = match.result()
    facts: dict[str, Any] = {
        "game": file.game,
        "players": file.seats,
        "names": file.names,
        "answers": len(match.answers),
        "of": len(file.standing()),
        "rules_version": match.game.meta.rules_version,
        "played_under": sorted({move.rules_version for move in file.standing() if move.rules_version}),
        "taken_back": len(file.answers) - len(file.standing()),
        "over": result is not None,
        "places": None if result is None else result.places,
    }
    if len(match.answers) == len(file.standing()):
        facts["same"] = not difference
        facts["difference"] = f"{difference}; {older}" if difference and older else difference or None
    return facts, list(_log(match, tuple(map(_printable, file.names)), lang))


def bytes_of(path: Path) -> bytes:
    """What is in a file, as far as any game is long. Raises DamagedRecord for a longer one, OSError."""
    with path.open("rb") as file:
        data = file.read(LONGEST + 1)
    if len(data) > LONGEST:
        raise DamagedRecord(f"{path} has more than {LONGEST // 2**20} MiB: no game is so long")
    return data


def _printable(name: str) -> str:
    """A name as a terminal may show it: without anything that would steer the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in name[:100])


def _log(match: Match, names: tuple[str, ...], lang: str) -> Iterator[str]:
    """All of the log, secrets too: they are in the file."""
    for entry in match.log:
        line = describe_event(lang, entry.event, names)
        if entry.event.seats is not None:
            only = join_list(lang, [names[seat] for seat in entry.event.seats])
            line = texts().text(lang, "transcript-private", names=only, line=line)
        yield line
