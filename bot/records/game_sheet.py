"""A finished game as a sheet: what its analysis (``bot.tables.analysis``) and its game (``strengths``) say, in words
and bars.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.games import presentation_of
from bot.games.report import Strength
from bot.tables.analysis import Analysis, Lead, main
from bot.tables.chronicle import FinishedGame
from bot.tables.telling import compared
from bot.words.wording import say, say_of, title
from data.texts import join_list
from renderers.results.course import Course, seat_tone
from renderers.results.sheet import LEFT_OUT, TONES, Bar, Part, Section, Sheet

LEADS: Final = 4
"""Changes of the lead that are told, those that lasted longest."""

SWING: Final = 1
"""What a seat must have gained in a period, or been behind by, for that to be told: more than this."""


def game_sheet(game: FinishedGame, lang: str, more: Iterable[Section] = ()) -> Sheet:
    """The game in figures, with everybody's names as they were at the end, and ``more`` sections behind its own."""
    analysis, names = game.analysis, game.table.names()
    length = say_of(lang, analysis.game, "story-length", count=len(analysis.periods))
    line = say(lang, "figures-line", table=str(game.table.id), length=length, answers=analysis.answers)
    sections = [
        *_course(analysis, names, lang),
        *_strengths(game, names, lang),
        *_fights(analysis, names, lang),
        *more,
    ]
    key = tuple((f"{seat + 1} {name}", seat_tone(seat)) for seat, name in enumerate(names))
    return Sheet(title(game.table.game, lang), line, tuple(sections), key)


def _course(analysis: Analysis, names: Sequence[str], lang: str) -> Iterator[Section]:
    """Points over time, and what turned the game."""
    if not analysis.counts_points or len(analysis.periods) < 2:
        return
    points = tuple(tuple(main(period.points[seat]) for period in analysis.periods) for seat in range(analysis.seats))
    leads = turning_leads(analysis)
    rows = sorted(
        (*_lead_rows(analysis, leads, names, lang), *_jump_rows(analysis, names, lang)), key=lambda row: row[0]
    )
    course = Course(points, tuple((lead.first, lead.seat) for lead in leads))
    yield Section(say_of(lang, analysis.game, "figures-course"), "", tuple(row for _, row in rows), course)


def turning_leads(analysis: Analysis) -> list[Lead]:
    """The leads that are told, in the order of time: the last one, and those that lasted longest."""
    if analysis.seats == 1:
        return []
    last = analysis.leads[-1:]
    longest = sorted((lead for lead in analysis.leads if lead not in last), key=lambda lead: (-lead.length, lead.first))
    return sorted([*last, *longest[: LEADS - len(last)]], key=lambda lead: lead.first)


def _when(analysis: Analysis, period: int, lang: str) -> str:
    names = analysis.periods[period].names
    when = names.get(lang, names["en"])
    return when[:1].upper() + when[1:]


def _lead_rows(analysis: Analysis, leads: Sequence[Lead], names: Sequence[str], lang: str) -> Iterator[tuple[int, Bar]]:
    for lead in leads:
        number, points = analysis.leads.index(lead), analysis.periods[lead.first].points
        if not number and not main(points[lead.seat]):
            # Ahead of nothing.
            continue
        before = analysis.leads[number - 1].seat if number else None
        best = max(points[seat] for seat in range(analysis.seats) if seat != lead.seat)
        args = {"When": _when(analysis, lead.first, lang), "seat": names[lead.seat]}
        if before is None or before == lead.seat:
            text = say(lang, "figures-first", **args)
        else:
            text = say(lang, "figures-lead", **args, other=names[before])
        mine, theirs = compared(points[lead.seat], best)
        yield lead.first, Bar(text, f"{mine} : {theirs}")


def _jump_rows(analysis: Analysis, names: Sequence[str], lang: str) -> Iterator[tuple[int, Bar]]:
    """The biggest jump, and where the winner was furthest behind."""
    swing, winners = analysis.swings()[0], analysis.result.winners
    if swing.gain > SWING:
        when = _when(analysis, swing.period, lang)
        yield swing.period, Bar(say(lang, "figures-swing", When=when, seat=names[swing.seat]), f"+{swing.gain}")
    deficit = analysis.deficit(winners[0]) if len(winners) == 1 and analysis.seats > 1 else None
    if deficit is not None and deficit[0] > SWING:
        when = _when(analysis, deficit[1], lang)
        yield deficit[1], Bar(say(lang, "figures-behind", When=when, seat=names[winners[0]]), f"\u2212{deficit[0]}")


def _strengths(game: FinishedGame, names: Sequence[str], lang: str) -> Iterator[Section]:
    """In what the players can be compared, each a bar with everybody's part; nothing that nobody has."""
    report = presentation_of(game.table.game).report
    events = [entry.event for period in game.analysis.periods for entry in period.entries]
    strengths = report.strengths(game.public, events, game.table.seats)
    bars = tuple(_strength(game.table.game, one, names, lang) for one in strengths if max(one.values) > 0)
    if bars:
        yield Section(say(lang, "figures-strongest"), "", bars)


def _strength(game: str, one: Strength, names: Sequence[str], lang: str) -> Bar:
    name = say_of(lang, game, one.key, **one.args)
    most = max(one.values)
    best = [names[seat] for seat, value in enumerate(one.values) if value == most]
    note = say(lang, "figures-level") if len(best) == len(names) > 1 else join_list(lang, best)
    parts = tuple(Part(max(0, value), seat_tone(seat)) for seat, value in enumerate(one.values))
    return Bar(name[:1].upper() + name[1:], note, parts)


def _fights(analysis: Analysis, names: Sequence[str], lang: str) -> Iterator[Section]:
    """How many fights everybody has won and lost."""
    won = Counter(item.fight.winner for item in analysis.fights)
    lost = Counter(seat for item in analysis.fights for seat in item.fight.losers)
    if not analysis.fights:
        return
    bars = tuple(
        Bar(
            names[seat],
            say(lang, "figures-fought", won=str(won[seat]), lost=str(lost[seat])),
            (Part(won[seat], TONES[0]), Part(lost[seat], LEFT_OUT)),
        )
        for seat in range(analysis.seats)
    )
    yield Section(say(lang, "figures-fights"), str(len(analysis.fights)), bars)
