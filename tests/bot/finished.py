"""Games that sensible players have played to their end, for whatever looks back at one; each is played once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.model.table import Holder, Table
from bot.tables.analysis import Analysis, analysis_of
from bot.tables.chronicle import FinishedGame
from bot.tables.steps import Story, copied, tell
from engine.cli.play import Setting, player_of
from engine.core.match import Match
from engine.core.registry import load_game

Options = tuple[tuple[str, str], ...]
"""Options of the table, by name."""


@cache
def finished(game: str, seats: int = 2, seed: int = 1, options: Options = ()) -> Match:
    """A match that is over."""
    loaded = load_game(game)
    setting = Setting(game, loaded.meta.check(dict(options), seats), seats, seed, level="sensible")
    match, pick = Match.create(loaded, setting.options, seats, seed), player_of(setting)
    while asks := match.asks():
        match.answer(asks[0].seat, asks[0].key, pick(asks[0], match.position))
    return match


@cache
def story_of(game: str, seats: int = 2, seed: int = 1, options: Options = ()) -> Story:
    """Its steps."""
    match = finished(game, seats, seed, options)
    return tell(copied(match), match.view(None), {})


@cache
def analysis(game: str, seats: int = 2, seed: int = 1, options: Options = ()) -> Analysis:
    """Its analysis."""
    match = finished(game, seats, seed, options)
    result = match.result()
    assert result is not None
    final = [match.view(seat) for seat in range(seats)]
    return analysis_of(copied(match), story_of(game, seats, seed, options), final, result, len(match.answers))


def finished_game(game: str, seats: int = 2, seed: int = 1, names: Sequence[str] = ()) -> FinishedGame:
    """As the chronicle gives it, of a table of people with these names."""
    match, people = finished(game, seats, seed), [*names, *("Ana", "Inés", "Bruno", "Carla", "Dan", "Eva")]
    holders = tuple(Holder(seat, seat + 1, people[seat]) for seat in range(seats))
    table = Table(7, game, match.options, seats, seed, "en", None, 1, 1, "over", holders, 0.0, 0.0)
    return FinishedGame(
        table, copied(match), match.view(None), story_of(game, seats, seed), analysis(game, seats, seed)
    )
