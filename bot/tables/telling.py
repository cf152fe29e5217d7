"""A finished game as a story: sentences as facts, by paragraph, without words; each is true of the game's record.

The first paragraph is the result, then come who played, three stretches of the game in the order of time, what stands
out, and the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from bot.games import presentation_of
from bot.tables.analysis import Analysis, Lead, Points, main
from data.texts import texts
from engine.core.record import LogEntry

STRETCHES: Final = 3
SHORT: Final = 2
"""Periods below which a lead is told only as one of many."""

LEADS: Final = 3
"""Changes of the lead in a stretch that are told one by one."""

REPEATED: Final = 0.55
"""What an event loses of its weight for each one of its kind that the story has told."""

QUOTES: Final = 2
FAR, CLOSE = 0.2, 0.04
"""The part of the winner's points that makes a victory a clear one, or a narrow one."""


class Sentence(msgspec.Struct, frozen=True):
    """A fact for a sentence. ``key`` is that of its text without the game's id; ``args`` its arguments.

    ``period``: when it was. ``entry``: the line of the log that it tells. ``seats``, ``others``: players in a list, by
    seat; ``quotes``: further lines of the log that it quotes.
    """

    key: str
    args: dict[str, str | int] = {}
    period: int | None = None
    entry: LogEntry | None = None
    seats: tuple[int, ...] = ()
    others: tuple[int, ...] = ()
    quotes: tuple[LogEntry, ...] = ()


Paragraph = tuple[Sentence, ...]


def paragraphs(analysis: Analysis, events: int) -> list[Paragraph]:
    """The story with at most ``events`` lines of the log for each stretch of the game; no paragraph is empty."""
    count = len(analysis.periods)
    bounds = [count * number // STRETCHES for number in range(STRETCHES + 1)]
    told: Counter[str] = Counter()
    parts: list[Paragraph] = [(_result(analysis),), (Sentence("table", {"count": count, "answers": analysis.answers}),)]
    for first, end in pairwise(bounds):
        sentences = [*_leads(analysis, first, end), *_events(analysis, first, end, events, told)]
        parts.append(tuple(sorted(sentences, key=_moment)))
    parts.append(tuple(_outstanding(analysis)))
    parts.append(tuple(_ending(analysis)))
    return [part for part in parts if part]


def _moment(sentence: Sentence) -> tuple[int, int]:
    """Where a sentence stands in its stretch: lines of the log in their order, then who led at the period's end."""
    assert sentence.period is not None
    return sentence.period, sentence.entry.number if sentence.entry is not None else 1 << 40


def _result(analysis: Analysis) -> Sentence:
    winners = analysis.result.winners
    last = analysis.periods[-1].points
    points = main(last[winners[0]])
    if len(winners) > 1:
        return Sentence("shared" if analysis.counts_points else "shared-plain", {"points": points}, seats=winners)
    seat = winners[0]
    if analysis.seats == 1 and analysis.counts_points:
        reached = next((entry.event.args for entry in analysis.periods[-1].entries if _word(entry) == "alone"), {})
        return Sentence("alone-graded" if reached else "alone", {"seat": seat, "points": points, **reached})
    if not analysis.counts_points or len(analysis.result.places) < 2:
        return Sentence("won-plain", {"seat": seat})
    other = analysis.result.places[1][0]
    margin = points - main(last[other])
    args: dict[str, str | int] = {"seat": seat, "other": other, "points": points, "gap": margin}
    if margin <= 0:
        # A seat that resigned with more is told of as beaten, not as level.
        return Sentence("won-level" if margin == 0 and last[other] else "won-plain", args)
    narrow, clear = margin == 1 or margin <= points * CLOSE, margin >= points * FAR
    ranked = [one for _, one in analysis.result.ranked() if one != seat]
    level = tuple(one for one in ranked if main(last[one]) == main(last[other]))
    return Sentence("won-close" if narrow else "won-far" if clear else "won", args, seats=level)


def _leads(analysis: Analysis, first: int, end: int) -> Iterator[Sentence]:
    """Who took the lead in a stretch, or that nobody did; nothing of who plays alone."""
    if analysis.seats == 1:
        return
    before = [lead for lead in analysis.leads if lead.first < first]
    taken = [lead for lead in analysis.leads if first <= lead.first < end]
    present = next((lead for lead in analysis.leads if lead.first <= end - 1 <= lead.last), None)
    if not taken:
        if before and present is not None and present.first < first:
            yield _standing("lead-kept", analysis, present.seat, end - 1)
        return
    changes = [lead for lead in taken if _passed(analysis, lead) is not None]
    if len(changes) > LEADS:
        yield from _first_lead(analysis, taken[0])
        if present is not None:
            sentence = _standing("lead-many", analysis, present.seat, end - 1)
            yield msgspec.structs.replace(sentence, args={**sentence.args, "count": len(changes)})
        changes = [lead for lead in changes if lead is analysis.leads[-1] and lead.length >= SHORT]
    else:
        yield from _first_lead(analysis, taken[0])
    for lead in changes:
        passed = _passed(analysis, lead)
        is_last = lead is analysis.leads[-1] and lead.last == len(analysis.periods) - 1
        assert passed is not None
        if analysis.is_after_tie(lead):
            key = "lead-level-last" if is_last and lead.length >= SHORT else "lead-level"
            yield _standing(key, analysis, lead.seat, lead.first)
            continue
        points = analysis.periods[lead.first].points
        args: dict[str, str | int] = {"seat": lead.seat, "other": passed, **_both(points[lead.seat], points[passed])}
        yield Sentence("lead-last" if is_last and lead.length >= SHORT else "lead", args, lead.first)


def _first_lead(analysis: Analysis, lead: Lead) -> Iterator[Sentence]:
    """Who was first to have more than others of what counts most."""
    if lead is analysis.leads[0] and main(analysis.points(lead.first, lead.seat)) > 0:
        yield _standing("lead-first", analysis, lead.seat, lead.first)


def _passed(analysis: Analysis, lead: Lead) -> int | None:
    """Who led before a lead: None for the first one."""
    number = analysis.leads.index(lead)
    return analysis.leads[number - 1].seat if number else None


def _standing(key: str, analysis: Analysis, seat: int, period: int) -> Sentence:
    """A sentence about a seat that leads at the end of a period, with its points and those of the next one."""
    points = analysis.periods[period].points
    best = max((item for other, item in enumerate(points) if other != seat), default=())
    return Sentence(key, {"seat": seat, **_both(points[seat], best)}, period)


def _both(mine: Points, theirs: Points) -> dict[str, str | int]:
    """Points of two as they are compared."""
    return dict(zip(("mine", "theirs"), compared(mine, theirs), strict=True))


def compared(mine: Points, theirs: Points) -> tuple[str, str]:
    """Points of two as they are compared: what counts most, or all where that is equal."""
    if main(mine) != main(theirs) or len(mine) < 2:
        return str(main(mine)), str(main(theirs))
    return "/".join(map(str, mine)), "/".join(map(str, theirs))


def _events(analysis: Analysis, first: int, end: int, most: int, told: Counter[str]) -> list[Sentence]:
    """What is most worth telling of a stretch; ``told`` counts what has been told of each kind."""
    report = presentation_of(analysis.game).report
    found: list[tuple[float, int, LogEntry]] = []
    for number in range(first, end):
        for entry in analysis.periods[number].entries:
            weigh = report.weights.get(_word(entry))
            weight = 0.0 if weigh is None else weigh(entry.event.args)
            if weight > 0:
                found.append((weight, number, entry))
    always = [item for item in found if _word(item[2]) in report.always]
    chosen, rest = always[:most], [item for item in found if item not in always]
    told.update(_word(entry) for _, _, entry in chosen)
    while rest and len(chosen) < most:
        best = max(rest, key=lambda item: (item[0] * REPEATED ** told[_word(item[2])], -item[2].number))
        rest.remove(best)
        chosen.append(best)
        told[_word(best[2])] += 1
    return [Sentence(_word(entry), dict(entry.event.args), number, entry) for _, number, entry in chosen]


def _word(entry: LogEntry) -> str:
    return entry.event.key.partition("-")[2]


def _outstanding(analysis: Analysis) -> Iterator[Sentence]:
    """The biggest jump, the longest lead, fights, whether the winner was ever behind."""
    if not analysis.counts_points:
        return
    swing = analysis.swings()[0]
    if swing.gain > 1:
        quotes = _reasons(analysis, swing.period, swing.seat)
        yield Sentence("swing", {"seat": swing.seat, "margin": swing.gain}, swing.period, quotes=quotes)
    longest = analysis.longest_lead()
    if longest is not None and len(analysis.leads) > 1 and longest.length > SHORT:
        yield Sentence("longest", {"seat": longest.seat, "count": longest.length})
    yield from _fights(analysis)
    winners = analysis.result.winners
    if len(winners) > 1 or analysis.seats == 1:
        return
    deficit = analysis.deficit(winners[0])
    if deficit is not None and deficit[0] > 1:
        yield Sentence("comeback", {"seat": winners[0], "margin": deficit[0], "other": deficit[2]}, deficit[1])
    elif all(lead.seat == winners[0] for lead in analysis.leads):
        yield Sentence("front", {"seat": winners[0]})


def _reasons(analysis: Analysis, period: int, seat: int) -> tuple[LogEntry, ...]:
    """The lines of a period that brought a seat most points; where the log does not count them, the weightiest ones."""
    report = presentation_of(analysis.game).report
    mine = [entry for entry in analysis.periods[period].entries if report.seat(entry.event) == seat]

    def gain(entry: LogEntry) -> float:
        counted = report.gains.get(_word(entry))
        return int(entry.event.args[counted]) if counted else 0

    def weight(entry: LogEntry) -> float:
        weigh = report.weights.get(_word(entry))
        return 0.0 if weigh is None else weigh(entry.event.args)

    measure = gain if report.gains else weight
    best = sorted((entry for entry in mine if measure(entry) > 0), key=lambda entry: (-measure(entry), entry.number))
    return tuple(sorted(best[:QUOTES], key=lambda entry: entry.number))


def _fights(analysis: Analysis) -> Iterator[Sentence]:
    won = Counter(item.fight.winner for item in analysis.fights if item.fight.winner is not None)
    lost = Counter(seat for item in analysis.fights for seat in item.fight.losers)
    if len(analysis.fights) < SHORT or not won:
        return
    args: dict[str, str | int] = {"total": len(analysis.fights), "wins": max(won.values())}
    yield Sentence("fights", args, seats=_most(won))
    if lost and max(lost.values()) > 1:
        yield Sentence("fights-lost", {"losses": max(lost.values())}, seats=_most(lost))


def _most(counts: Counter[int]) -> tuple[int, ...]:
    return tuple(sorted(seat for seat, count in counts.items() if count == max(counts.values())))


def _ending(analysis: Analysis) -> Iterator[Sentence]:
    """Why the game was over and what parted equals, where the log says so, and who came next."""
    last, report = len(analysis.periods) - 1, presentation_of(analysis.game).report
    for entry in analysis.periods[-1].entries:
        word = _word(entry)
        if word == "end" and texts().has("en", f"{analysis.game}-story-end"):
            yield Sentence("end", dict(entry.event.args), last, entry)
        elif word in report.decisive and word not in report.weights:
            yield Sentence("outcome", dict(entry.event.args), last, entry)
    others = tuple(seat for _, seat in analysis.result.ranked() if seat not in analysis.result.winners)
    if others:
        yield Sentence("rest", seats=others)


def rank_points(analysis: Analysis, seats: Sequence[int]) -> list[str]:
    """What each of these seats has in the end, as it is written beside its name; "" where nothing is counted."""
    return ["/".join(map(str, analysis.periods[-1].points[seat])) for seat in seats]
