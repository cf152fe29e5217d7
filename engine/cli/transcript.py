"""A whole game as text for people: set-up, each decision with what it brought about, positions, the result."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Final, Protocol

from data.texts import describe_event, join_list, texts
from engine.cli.play import Setting, player_of
from engine.core.ask import Ask
from engine.core.match import Match
from engine.core.record import LogEntry
from engine.core.registry import load_game

BOARD_EVERY: Final = 40
"""Decisions between two drawn positions."""


class Drawing(Protocol):
    """What a module ``engine.cli.{game}`` offers: positions as text."""

    def board(self, view: Any, names: Sequence[str]) -> list[str]:
        """What everybody sees; ``names`` by seat."""
        ...

    def own(self, view: Any) -> str:
        """What only the viewer sees, on one line."""
        ...


@cache
def drawing(game: str) -> Drawing | None:
    """How positions of this game are drawn as text; None where nobody has said how."""
    name = f"engine.cli.{game}"
    if importlib.util.find_spec(name) is None:
        return None
    module: Any = importlib.import_module(name)
    drawing_module: Drawing = module
    return drawing_module


def transcript(setting: Setting, lang: str, look: Callable[[Match], Iterable[str]] | None = None) -> Iterator[str]:
    """The lines of the game that computers play at this table. Raises what the engine raises.

    ``look``: further lines about the match, wherever positions are drawn and at the end; a match that is over it may
    take back. All seats' secrets are in it: it is for people who look for mistakes, not for players.
    """
    look = look or _nothing
    say = texts().text
    match = Match.create(load_game(setting.game), setting.options, setting.seats, setting.seed)
    pick = player_of(setting)
    names = [say(lang, "transcript-player", number=seat + 1) for seat in range(setting.seats)]
    title = match.game.meta.title
    yield f"# {title.get(lang, title['en'])}"
    yield say(lang, "transcript-table", players=setting.seats, seed=str(setting.seed), level=setting.level)
    for option, choice in setting.options.items():
        yield f"{option} = {choice}"
    written = 0
    yield from _log(match, written, lang, names)
    yield from _position(match, lang, names)
    yield from look(match)
    decisions = 0
    while (asks := match.asks()) and decisions < setting.max_steps:
        written = len(match.log)
        question = asks[0]
        ids = pick(question, match.position)
        yield _decision(match, question, ids, lang, names)
        match.answer(question.seat, question.key, ids)
        decisions += 1
        yield from _log(match, written, lang, names)
        if decisions % BOARD_EVERY == 0 and match.asks():
            yield from _position(match, lang, names)
            yield from look(match)
    yield from _position(match, lang, names)
    result = match.result()
    if result is None:
        yield say(lang, "transcript-cut", decisions=decisions)
        return
    yield say(lang, "transcript-end", decisions=decisions)
    place = 1
    for seats in result.places:
        yield say(lang, "transcript-place", place=place, names=join_list(lang, [names[seat] for seat in seats]))
        place += len(seats)
    yield from look(match)


def _nothing(match: Match) -> Iterable[str]:
    return ()


def _decision(match: Match, question: Ask, ids: Sequence[str], lang: str, names: Sequence[str]) -> str:
    return texts().text(
        lang,
        "transcript-decision",
        revision=str(match.revision),
        name=names[question.seat],
        key=question.key,
        options=len(question.options),
        chosen=", ".join(ids),
    )


def _log(match: Match, since: int, lang: str, names: Sequence[str]) -> Iterator[str]:
    entries: list[LogEntry] = match.log[since:]
    for entry in entries:
        line = describe_event(lang, entry.event, names)
        if entry.event.seats is not None:
            only = join_list(lang, [names[seat] for seat in entry.event.seats])
            line = texts().text(lang, "transcript-private", names=only, line=line)
        yield f"    {line}"


def _position(match: Match, lang: str, names: Sequence[str]) -> Iterator[str]:
    drawer = drawing(match.game_id)
    if drawer is None:
        return
    yield ""
    yield from drawer.board(match.view(None), names)
    for seat, name in enumerate(names):
        yield texts().text(lang, "transcript-private", names=name, line=drawer.own(match.view(seat)))
    yield ""
