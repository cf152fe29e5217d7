"""A whole game as a file that anybody can play again: the table, every answer, and what came of it.

The file holds everybody's secrets: the seed and the answers are all it takes to see every hand. What is read may come
from anybody: whatever is no such file is refused in a sentence.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

import msgspec

from engine.core.errors import DamagedRecord, EngineError
from engine.core.events import Event
from engine.core.game import Result
from engine.core.match import Match
from engine.core.record import Record
from engine.core.registry import load_game
from engine.core.rows import TRACES

FORMAT: Final = 1
"""Rises when older versions of the engine can no longer read what is written."""

SO_FAR: Final = "ziggurat-game-so-far"
"""The kind of file that a game gives before it is over (``game_so_far``): nobody can replay that."""


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer: the seat (from 0), the question's key, the options chosen. ``undone``: it was taken back later.

    ``rules_version`` is that of the rules that took it, or took it once more after an upgrade; 0 where that is unknown:
    in files of older versions, and of what was taken back around an upgrade.
    """

    seat: int
    key: str
    ids: tuple[str, ...]
    undone: bool = False
    rules_version: int = 0


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log: what happened, after how many answers that stood then. ``undone``: it no longer counts."""

    after: int
    event: Event
    undone: bool = False


class GameFile(msgspec.Struct, frozen=True, kw_only=True):
    """A game at rest. ``names`` is one name a seat; ``places`` the seats by place once the game is over.

    ``rules_version`` is that of the rules that wrote the newest checkpoint; earlier answers may have been given under
    older ones, as each says itself. Other rules may not accept them.
    """

    kind: Literal["ziggurat-game"] = "ziggurat-game"
    format: int = FORMAT
    game: str
    rules_version: int
    options: dict[str, str]
    seats: int
    seed: int
    names: tuple[str, ...]
    answers: tuple[Move, ...]
    places: tuple[tuple[int, ...], ...] = ()
    log: tuple[Line, ...] = ()

    def standing(self) -> tuple[Move, ...]:
        """The answers that were not taken back."""
        return tuple(move for move in self.answers if not move.undone)

    def older(self, rules_version: int) -> str:
        """Which standing answers were given under other rules than those of this version, in words; "" for none."""
        other = {move.rules_version for move in self.standing()} - {0, rules_version}
        if not other:
            return ""
        last = max(number for number, move in enumerate(self.standing(), 1) if move.rules_version in other)
        versions = ", ".join(map(str, sorted(other)))
        return (
            f"answers up to the {last}th were given under rules version {versions}, and these rules are {rules_version}"
        )


class NoLongerFits(EngineError):
    """These rules do not accept an answer of the file; ``answers`` were given before it, ``older`` says under which."""

    def __init__(self, answers: int, why: str, older: str = "") -> None:
        because = f"{why}; {older}" if older else why
        super().__init__(f"after {answers} answers these rules no longer accept what was played: {because}")
        self.answers = answers


class _Head(msgspec.Struct):
    """What every format begins with."""

    kind: Literal["ziggurat-game", "ziggurat-game-so-far"]
    format: int


_head = msgspec.json.Decoder(_Head)
_decoder = msgspec.json.Decoder(GameFile)


def game_file(record: Record, names: tuple[str, ...] | list[str], result: Result | None) -> GameFile:
    """The file of a match at rest. ``names`` is one a seat; ``result`` as ``Match.result`` gives it."""
    version = record.checkpoints[-1].rules_version if record.checkpoints else load_game(record.game).meta.rules_version
    return GameFile(
        game=record.game,
        rules_version=version,
        options=record.options,
        seats=record.seats,
        seed=record.seed,
        names=tuple(names),
        answers=tuple(_moves(record)),
        places=() if result is None else result.places,
        log=tuple(Line(entry.answers, entry.event, entry.undone) for entry in record.log),
    )


def _moves(record: Record) -> Iterator[Move]:
    """Every answer with the version of the rules that took it.

    An upgrade writes the last checkpoint anew, so a checkpoint's version is that of all answers up to the next one.
    """
    checkpoints, at, count = record.checkpoints, 0, 0
    for item in record.answers:
        while at + 1 < len(checkpoints) and checkpoints[at + 1].answers <= count:
            at += 1
        version = checkpoints[at].rules_version if checkpoints else 0
        if item.undone_at is None:
            count += 1
        elif at + 1 < len(checkpoints) and checkpoints[at + 1].rules_version != version:
            version = 0
        yield Move(item.seat, item.key, item.ids, item.undone_at is not None, version)


def write(file: GameFile) -> bytes:
    """The file as indented JSON, ending with a line feed."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def read(data: bytes) -> GameFile:
    """The game of a file's bytes. Raises DamagedRecord for anything else, or for a format of a newer version."""
    try:
        head = _head.decode(data)
        if head.kind == SO_FAR:
            raise DamagedRecord("the game was not over when this file was made; get it again when it is")
        if head.format > FORMAT:
            raise DamagedRecord(f"the file is of a newer format ({head.format}; this version knows {FORMAT})")
        file = _decoder.decode(data)
    except RecursionError as error:
        raise DamagedRecord("this is not the file of a game: it is nested too deep") from error
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise DamagedRecord(f"this is not the file of a game: {error}") from error
    if len(file.names) != file.seats:
        raise DamagedRecord(f"the file names {len(file.names)} players for {file.seats} seats; get it again")
    return file


def replay(file: GameFile, answers: int | None = None) -> Match:
    """The match after its first ``answers`` standing answers (None: all). Answers taken back are left out.

    Raises UnknownGame, BadOption, DamagedRecord for a file of newer rules, or NoLongerFits where the rules have changed
    or the file is not a true one.
    """
    version = load_game(file.game).meta.rules_version
    if file.rules_version > version:
        raise DamagedRecord(
            f"the game was played under newer rules (version {file.rules_version}; these are {version}): upgrade first"
        )
    match = Match.create(load_game(file.game), file.options, file.seats, file.seed)
    for number, move in enumerate(file.standing()[:answers]):
        try:
            match.answer(move.seat, move.key, move.ids)
        except EngineError as error:
            raise NoLongerFits(number, str(error), file.older(version)) from error
    return match


def first_difference(file: GameFile, match: Match) -> str:
    """Where the replayed match tells another story than the file's log or result does; "" where they agree."""
    stored_events = [line.event for line in file.log if not line.undone and line.event.key not in TRACES]
    events = [entry.event for entry in match.log]
    for number, (old, new) in enumerate(zip(stored_events, events, strict=False)):
        if old != new:
            return f"line {number + 1} of the log was {old.key!r} and is now {new.key!r}"
    if len(stored_events) != len(events):
        return f"the log had {len(stored_events)} lines and now has {len(events)}"
    result = match.result()
    if file.places != (() if result is None else result.places):
        return "the places are others than those of the file"
    return ""
