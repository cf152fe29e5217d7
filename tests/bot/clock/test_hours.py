"""Time that counts, held against a look at every single minute."""

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.tables.clock.hours import (
    HORIZON,
    after,
    counted,
)
from bot.tables.people import PlayerSettings
from tests.night import each

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


def moment(text: str, zone: str = "UTC") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def minutes(wishes: PlayerSettings, start: float, end: float) -> float:
    """What counts, minute by minute: ``start`` and ``end`` are whole minutes."""
    moments = range(round(start), round(end), 60)
    return MINUTE * sum(not wishes.is_quiet(now) and not wishes.on_holiday(now) for now in moments)


NIGHT = PlayerSettings(quiet_from=23, quiet_until=8, zone="Europe/Madrid")


def test_without_wishes_every_second_counts() -> None:
    assert counted(PlayerSettings(), 1000, 5000) == 4000
    assert after(PlayerSettings(), 1000, 4000) == 5000
    assert counted(PlayerSettings(), 5000, 1000) == 0
    assert after(PlayerSettings(), 1000, 0) == 1000


def test_quiet_hours_across_midnight_stop_the_clock() -> None:
    evening = moment("2026-06-10T22:00", "Europe/Madrid")
    assert counted(NIGHT, evening, evening + 12 * HOUR) == 3 * HOUR
    assert after(NIGHT, evening, 1 * HOUR) == evening + HOUR
    assert after(NIGHT, evening, 1 * HOUR + MINUTE) == moment("2026-06-11T08:01", "Europe/Madrid")
    assert after(NIGHT, evening, 24 * HOUR) == moment("2026-06-12T16:00", "Europe/Madrid")


def test_a_clock_that_starts_in_quiet_hours_waits_for_the_morning() -> None:
    night = moment("2026-06-10T03:00", "Europe/Madrid")
    assert counted(NIGHT, night, night + 5 * HOUR) == 0
    assert after(NIGHT, night, 10 * MINUTE) == moment("2026-06-10T08:10", "Europe/Madrid")


def test_a_night_of_another_length_when_the_clocks_change() -> None:
    spring = moment("2026-03-28T22:00", "Europe/Madrid")
    assert after(NIGHT, spring, 2 * HOUR) == spring + 10 * HOUR
    autumn = moment("2026-10-24T22:00", "Europe/Madrid")
    assert after(NIGHT, autumn, 2 * HOUR) == autumn + 12 * HOUR


def test_a_holiday_stops_the_clock_from_midnight_to_midnight_over_there() -> None:
    away = PlayerSettings(zone="America/Bogota", holiday_from=date(2026, 12, 24), holiday_until=date(2026, 12, 26))
    before = moment("2026-12-23T23:00", "America/Bogota")
    assert counted(away, before, before + 4 * DAY) == DAY
    assert after(away, before, 2 * HOUR) == moment("2026-12-27T01:00", "America/Bogota")
    both = PlayerSettings(
        zone="America/Bogota",
        quiet_from=22,
        quiet_until=7,
        holiday_from=date(2026, 12, 24),
        holiday_until=date(2026, 12, 26),
    )
    assert after(both, before - 2 * HOUR, 2 * HOUR) == moment("2026-12-27T08:00", "America/Bogota")


def test_who_is_away_for_ever_has_no_deadline() -> None:
    away = PlayerSettings(holiday_from=date(2026, 1, 1), holiday_until=date(9999, 12, 31))
    now = moment("2026-06-10T12:00")
    assert after(away, now, 1) is None
    assert counted(away, now, now + 10 * HORIZON) == 0
    assert after(PlayerSettings(), now, HORIZON) is None


@pytest.mark.parametrize(
    "zone",
    [
        "Europe/Madrid",
        "America/New_York",
        "America/Santiago",
        "Asia/Beirut",
        "Australia/Lord_Howe",
        "Asia/Kolkata",
        "Pacific/Kiritimati",
    ],
)
@pytest.mark.parametrize(
    ("quiet_from", "quiet_until"),
    each(3, [(23, 8), (22, 1), (1, 2), (2, 3), (0, 23), (20, 0), (0, 1), (12, 12), (None, 8)]),
)
def test_the_sum_of_the_minutes_in_every_zone(zone: str, quiet_from: int | None, quiet_until: int) -> None:
    """Around both changes of the clocks, with a holiday that begins or ends on that day."""
    wishes = PlayerSettings(zone=zone, quiet_from=quiet_from, quiet_until=quiet_until)
    changes = [
        moment(day) for day in ("2026-03-08", "2026-03-29", "2026-04-05", "2026-09-06", "2026-10-25", "2026-11-01")
    ]
    for change in changes:
        day = date.fromtimestamp(change)
        for held in (wishes, PlayerSettings(zone=zone, quiet_from=quiet_from, holiday_from=day, holiday_until=day)):
            start, end = change - 30 * HOUR, change + 60 * HOUR
            expected = minutes(held, start, end)
            assert counted(held, start, end) == expected
            until = after(held, start, expected)
            assert until is not None
            assert until <= end
            assert counted(held, start, until) == expected
