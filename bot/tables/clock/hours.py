"""Time that counts for a person: quiet hours and holidays do not. Moments are seconds since 1970."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.tables.people import PlayerSettings

HORIZON: Final = 366 * 24 * 3600.0
"""How far ahead deadlines are looked for, in seconds."""


def counted(wishes: PlayerSettings, start: float, end: float) -> float:
    """Seconds between two moments that count for this person; 0 unless ``end`` is after ``start``."""
    total, moment = 0.0, start
    while moment < end:
        moment = runs_again(wishes, moment, end)
        if moment >= end:
            break
        stop = min(_stops(wishes, moment), end)
        total += stop - moment
        moment = stop
    return total


def after(wishes: PlayerSettings, start: float, seconds: float) -> float | None:
    """The moment at which ``seconds`` have counted since ``start``; None if that is not within HORIZON."""
    moment, horizon = start, start + HORIZON
    while seconds > 0:
        moment = runs_again(wishes, moment, horizon)
        if moment >= horizon:
            return None
        run = min(_stops(wishes, moment) - moment, seconds)
        moment, seconds = moment + run, seconds - run
    return moment if moment < horizon else None


def runs_again(wishes: PlayerSettings, moment: float, latest: float) -> float:
    """The first moment from this one on, up to ``latest``, at which the person's time counts and they may be called."""
    while moment < latest:
        if wishes.on_holiday(moment):
            assert wishes.holiday_until is not None
            moment = max(_midnight(wishes, wishes.holiday_until, 1), moment + 1)
        elif wishes.is_quiet(moment):
            moment = max(wishes.quiet_ends(moment), moment + 1)
        else:
            return moment
    return latest


def _stops(wishes: PlayerSettings, moment: float) -> float:
    """The next moment at which the person's time stops counting; at ``moment`` it counts."""
    stops = [float("inf")]
    if wishes.holiday_from is not None:
        stops.append(_midnight(wishes, wishes.holiday_from))
    if wishes.quiet_from is not None and wishes.quiet_from != wishes.quiet_until:
        today = wishes.local(moment).date()
        stops += [_at(wishes, today + timedelta(days=ahead), wishes.quiet_from) for ahead in (0, 1)]
    return min(stop for stop in stops if stop > moment)


def _midnight(wishes: PlayerSettings, day: date, ahead: int = 0) -> float:
    try:
        return _at(wishes, day + timedelta(days=ahead), 0)
    except (OverflowError, ValueError):
        # Somebody who is away until the last day that there is.
        return float("inf")


def _at(wishes: PlayerSettings, day: date, hour: int) -> float:
    return datetime.combine(day, time(hour), ZoneInfo(wishes.zone)).timestamp()
