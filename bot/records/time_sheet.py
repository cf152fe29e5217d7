"""How long people took in a finished game, as a section of its figures: of those who let the reader see that."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import Final

import msgspec

from bot.model.answer_times import GameTimes
from bot.model.table import Sitting, Table
from bot.records.sheets import decimal, duration
from bot.tables.people import PlayerSettings
from bot.words.wording import say
from renderers.results.course import seat_tone
from renderers.results.sheet import Bar, Part, Section

MINUTE: Final = 60.0
HOUR: Final = 3600.0
LONG: Final = 10
"""From so many minutes on, no tenths of them are told."""


class PersonTime(msgspec.Struct, frozen=True):
    """A person who sat in a seat, and the seconds for each of their answers; None: the reader may not see them.

    ``is_private``: nobody else may.
    """

    seat: int
    name: str
    seconds: tuple[float, ...] | None
    is_private: bool = False


def people_times(
    table: Table,
    history: Sequence[Sitting],
    times: GameTimes,
    wishes: Callable[[int], PlayerSettings],
    reader: int | None,
) -> list[PersonTime]:
    """Everybody who sat at the table, by seat, those who hold the seats at the end first. ``wishes`` gives somebody's
    settings; ``reader``: who looks at it, None: everybody in a channel.
    """
    people: dict[int, tuple[int, str]] = {}
    for holder in table.holders:
        user = holder.user or holder.owner
        if user is not None:
            people[user] = (holder.seat, holder.name)
    for sitting in history:
        if sitting.user is not None:
            people.setdefault(sitting.user, (sitting.seat, sitting.name))
    made = []
    for user, (seat, name) in people.items():
        is_public = wishes(user).times == "everyone"
        seconds = tuple(one.seconds for one in times.times if one.user == user)
        is_seen = is_public or user == reader
        made.append(PersonTime(seat, name, seconds if is_seen else None, is_seen and not is_public))
    return sorted(made, key=lambda one: one.seat)


def times_section(people: Sequence[PersonTime], times: GameTimes, lang: str) -> Iterator[Section]:
    """Each person's time in all as a bar, with the middle one and the longest of their answers under it; who does not
    show theirs is named. Nothing where the game has no people, or none of them shows a time that was not stored.
    """
    shown = [person for person in people if person.seconds is not None]
    is_older = times.untimed >= times.answers
    if not people or (is_older and not shown):
        return
    bars: list[Bar] = []
    if is_older:
        bars.append(Bar(say(lang, "figures-times-before"), ""))
    else:
        most = max((round(sum(person.seconds or ())) for person in shown), default=0)
        for person in people if shown else ():
            bars += _person(person, most, lang)
        if not shown:
            bars.append(Bar(say(lang, "figures-times-nobody"), ""))
        if times.untimed:
            first, answers = str(times.untimed + 1), str(times.answers)
            bars.append(Bar(say(lang, "figures-times-from", first=first, answers=answers), ""))
    yield Section(say(lang, "figures-times"), "", tuple(bars))


def _person(person: PersonTime, most: int, lang: str) -> Iterator[Bar]:
    """A person's lines; ``most``: the seconds that fill a bar."""
    if not person.seconds:
        key = "figures-times-hidden" if person.seconds is None else "figures-times-none"
        yield Bar(person.name, say(lang, key))
        return
    together = round(sum(person.seconds))
    key = "figures-time-private" if person.is_private else "figures-time"
    bar = (Part(together, seat_tone(person.seat), ""),)
    yield Bar(person.name, say(lang, key, time=span(together, lang)), bar, most)
    count, half, longest = len(person.seconds), span(median(person.seconds), lang), span(max(person.seconds), lang)
    yield Bar(say(lang, "figures-time-each", count=count, half=half, longest=longest), "", goes_on=True)


def span(seconds: float, lang: str) -> str:
    """A time in short: seconds below a minute, minutes below two hours, then hours, then days."""
    if seconds < MINUTE:
        return say(lang, "figures-seconds", count=str(round(seconds)))
    if seconds < 2 * HOUR:
        minutes = seconds / MINUTE
        return say(lang, "figures-minutes", count=str(round(minutes)) if minutes >= LONG else decimal(minutes, lang))
    return duration(seconds / HOUR, lang)
