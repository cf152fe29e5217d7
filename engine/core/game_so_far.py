"""A game that still goes on as a file for one reader: what they may know, which is too little to play it again."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from engine.core.events import Event
from engine.core.game_file import SO_FAR, Move
from engine.core.match import Match

FORMAT: Final = 1


class KnownLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log as the reader knows it. ``undone``: it no longer counts."""

    event: Event
    undone: bool = False


class GameSoFar(msgspec.Struct, frozen=True, kw_only=True):
    """The public facts of a game, and of one seat (None: of nobody) its own answers and secrets.

    There is no seed in it, and no answer of anybody else: not even how many there were.
    """

    kind: Literal["ziggurat-game-so-far"] = SO_FAR
    format: int = FORMAT
    game: str
    options: dict[str, str]
    seats: int
    names: tuple[str, ...]
    seat: int | None
    answers: tuple[Move, ...]
    log: tuple[KnownLine, ...]


def game_so_far(match: Match, names: tuple[str, ...] | list[str], seat: int | None) -> GameSoFar:
    """What this seat (None: the public) may take home of a match. ``names`` is one a seat."""
    own = [item for item in match.record if item.seat == seat]
    return GameSoFar(
        game=match.game_id,
        options=match.options,
        seats=match.seats,
        names=tuple(names),
        seat=seat,
        answers=tuple(Move(item.seat, item.key, item.ids, item.undone_at is not None) for item in own),
        log=tuple(KnownLine(entry.event, entry.undone) for entry in match.events(0, seat)),
    )
