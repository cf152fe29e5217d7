"""A golden game: a file that says how it is played, and holds all of it as text.

Above its ``---`` stand the table, who plays (levels as ``python -m engine`` takes them), the language, and how the
game ends, in the words of ``Claims.endings``; below it the transcript, with what each seat sees and may do at some
decisions.
Whoever wants one more writes the part above into a new file of tests/golden/GAME, and calls ``tests.golden.make``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from engine.cli.play import Setting
from engine.cli.transcript import transcript
from engine.core.events import Event
from engine.core.match import Match
from engine.core.registry import load_game
from tests.golden.looks import looks
from tests.small_games import ROOTS

FENCE = "---"


class Golden(msgspec.Struct, frozen=True):
    """How a whole game is played that must stay as it is."""

    game: str
    seats: int
    seed: int
    players: str
    language: str
    options: dict[str, str]
    ends: str

    @property
    def setting(self) -> Setting:
        """The table."""
        options = load_game(self.game).meta.check(self.options, self.seats)
        return Setting(self.game, options, self.seats, self.seed, self.players)

    def head(self) -> list[str]:
        """The part above the fence."""
        options = " ".join(f"{name}={choice}" for name, choice in self.options.items())
        values = (self.seats, self.seed, self.players, self.language, options, self.ends)
        names = ("seats", "seed", "players", "language", "options", "ends")
        return [f"{name}: {value}".rstrip() for name, value in zip(names, values, strict=True)]

    def played(self) -> tuple[list[str], list[Event]]:
        """The whole file as the rules make it now, and all lines of the game's log."""
        events: list[Event] = []
        lines = list(transcript(self.setting, self.language, partial(_look, events)))
        return [*self.head(), FENCE, *lines], events


def _look(events: list[Event], match: Match) -> Iterator[str]:
    """What each seat sees and may do; of a game that is over, before its last answer."""
    if not match.asks():
        events += [entry.event for entry in match.log]
        match.undo(match.answers[-1].seat, agreed=True)
        yield ""
        yield "Before the last answer:"
        yield from looks(match, is_whole=True)
        return
    yield from looks(match)
    yield ""


def read(file: Path) -> Golden:
    """The golden game of a file, by the part above its fence. Raises ValueError where that is not whole."""
    said: dict[str, str] = {}
    for line in file.read_text("utf-8").splitlines():
        if line == FENCE:
            break
        name, _, value = line.partition(":")
        said[name] = value.strip()
    try:
        options = dict(word.split("=", 1) for word in said["options"].split())
        return Golden(
            file.parent.name,
            int(said["seats"]),
            int(said["seed"]),
            said["players"],
            said["language"],
            options,
            said["ends"],
        )
    except KeyError as error:
        raise ValueError(f"{file} does not say its {error}") from error


def files(game: str) -> list[Path]:
    """Where a game's golden games are kept."""
    return sorted((ROOTS[game] / "tests" / "golden" / game).glob("*.txt"))


def ends_so(golden: Golden, events: Sequence[Event]) -> bool:
    """Whether the log of a game tells the end that a golden game is kept for."""
    last = {event.key: event.args for event in events}
    return all(_holds(golden.game, condition.split(), last) for condition in golden.ends.split(", ") if condition)


def _holds(game: str, words: Sequence[str], last: dict[str, Any]) -> bool:
    """One condition: there is no such line, or the last of this key says so."""
    if words[0].startswith("!"):
        return f"{game}-{words[0][1:]}" not in last
    args = last.get(f"{game}-{words[0]}")
    wanted = dict(word.split("=", 1) for word in words[1:])
    return args is not None and all(str(args.get(name)) == value for name, value in wanted.items())
