"""Deadlines in words: time stamps that Discord shows to each reader as time left."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, time

from bot.model.clocks import Until
from bot.model.table import Table
from bot.words.wording import escaped, say


def until_text(until: Until, lang: str) -> str:
    """When a seat's time is out, without and with its bank; "-" if not within a year."""
    if until.first is None or until.last is None:
        return "-"
    first, last = f"<t:{round(until.first)}:R>", f"<t:{round(until.last)}:R>"
    return first if first == last else say(lang, "deadline-bank", first=first, last=last)


def deadlines_text(table: Table, untils: Sequence[Until]) -> str:
    """One line in small type naming everybody whose clock runs; empty if none does."""
    lang = table.language
    dated = [until for until in untils if until.last is not None]
    if not dated:
        return ""
    if len(dated) == 1 and len(table.waiting_for()) == 1:
        return f"-# {say(lang, 'deadline', until=until_text(dated[0], lang))}"
    names = table.names()
    each = "; ".join(f"{escaped(names[until.seat])}: {until_text(until, lang)}" for until in dated)
    return f"-# {say(lang, 'deadlines', each=each)}"


def day_stamp(day: date) -> str:
    """A day as a Discord time stamp: noon in UTC, which is the same day nearly everywhere."""
    return f"<t:{round(datetime.combine(day, time(12), UTC).timestamp())}:D>"
