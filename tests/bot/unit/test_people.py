"""What people and servers can set: defaults, what is refused, quiet hours and holidays on one's own clock."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from bot.store import Store
from bot.tables.people import (
    BadHoliday,
    BadSetting,
    People,
    PlayerSettings,
    read_struct,
    zones,
    zones_like,
)
from bot.tables.servers import (
    MayNotOpen,
    Servers,
    ServerSettings,
)
from tests.bot.stores import open_store

ANA, BEN, GUILD, ROLE = 2**62 + 1, 2**62 + 2, 2**61, 2**60


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    made = await open_store(tmp_path / "people.sqlite3")
    yield made
    await made.close()


def at(text: str) -> float:
    """A moment in UTC as seconds since 1970."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


async def again(store: Store) -> People:
    """Everybody's settings as a fresh process reads them."""
    people = People(store)
    await people.load()
    return people


async def test_who_never_chose_has_the_usual(store: Store) -> None:
    assert (await again(store)).get(ANA) == PlayerSettings()


async def test_choices_are_kept_one_by_one(store: Store) -> None:
    people = await again(store)
    await people.set(ANA, language="es", quiet_from="22")
    await people.set(ANA, confirm="false", zone="America/Bogota")
    wanted = PlayerSettings(language="es", quiet_from=22, confirm=False, zone="America/Bogota")
    assert people.get(ANA) == wanted
    assert (await again(store)).get(ANA) == wanted
    assert (await again(store)).get(BEN) == PlayerSettings()


async def test_back_to_the_usual_leaves_nothing_stored(store: Store) -> None:
    people = await again(store)
    await people.set(ANA, quiet_from="22", hand="thread")
    await people.set(ANA, quiet_from="null", hand="auto")
    assert dict(await store.preferences("settings")).get(ANA) is None
    assert people.get(ANA) == PlayerSettings()


@pytest.mark.parametrize(
    "wrong",
    [
        {"language": "fr"},
        {"hand": "pigeon"},
        {"quiet_from": "24"},
        {"quiet_until": "null"},
        {"zone": "Mars/Olympus"},
        {"zone": "../../etc/passwd"},
        {"confirm": "perhaps"},
        {"password": "x"},
        {"holiday_from": "2026-12-24"},
    ],
)
async def test_what_is_no_choice_changes_nothing(store: Store, wrong: dict[str, str]) -> None:
    people = await again(store)
    await people.set(ANA, language="es")
    with pytest.raises(BadSetting):
        await people.set(ANA, pings="never", **wrong)
    assert people.get(ANA) == (await again(store)).get(ANA) == PlayerSettings(language="es")


async def test_a_value_of_another_version_is_as_if_it_had_not_been_set(store: Store) -> None:
    await store.set_preference(ANA, "settings", '{"hand":"pigeon","language":"es","colour":"pink"}')
    await store.set_preference(BEN, "settings", "not even JSON")
    people = await again(store)
    assert people.get(ANA) == PlayerSettings(language="es")
    assert people.get(BEN) == PlayerSettings()
    assert read_struct('["x"]', PlayerSettings) == PlayerSettings()


async def test_the_language_chosen_comes_before_the_one_heard(store: Store) -> None:
    people = await again(store)
    assert people.language(ANA, "en") == "en"
    await people.heard(ANA, "es")
    assert (await again(store)).language(ANA, "en") == "es"
    await people.set(ANA, language="en")
    assert people.language(ANA, "es") == "en"


# --- quiet hours ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "end", "moment", "quiet"),
    [
        (22, 8, "2026-01-10T21:30", True),  # 22:30 in Madrid
        (22, 8, "2026-01-10T20:30", False),
        (22, 8, "2026-01-10T06:59", True),
        (22, 8, "2026-01-10T07:00", False),
        (22, 8, "2026-07-10T06:30", False),  # 8:30: summer time
        (13, 15, "2026-01-10T12:00", True),
        (13, 15, "2026-01-10T14:00", False),
        (8, 8, "2026-01-10T07:30", False),
        (None, 8, "2026-01-10T03:00", False),
    ],
)
def test_quiet_hours_are_of_ones_own_clock(start: int | None, end: int, moment: str, quiet: bool) -> None:
    wishes = PlayerSettings(quiet_from=start, quiet_until=end, zone="Europe/Madrid")
    assert wishes.is_quiet(at(moment)) is quiet
    assert wishes.is_away(at(moment)) is quiet


@pytest.mark.parametrize(
    ("moment", "ends"),
    [
        ("2026-01-10T22:30", "2026-01-11T07:00"),
        ("2026-01-10T03:00", "2026-01-10T07:00"),
        ("2026-01-10T12:00", "2026-01-10T12:00"),
        ("2026-03-28T23:00", "2026-03-29T06:00"),  # the night in which clocks go forward
    ],
)
def test_quiet_hours_end(moment: str, ends: str) -> None:
    wishes = PlayerSettings(quiet_from=22, quiet_until=8, zone="Europe/Madrid")
    assert wishes.quiet_ends(at(moment)) == at(ends)


@pytest.mark.parametrize(("pings", "turn", "asked"), [("turn", 1, 1), ("reminders", 0, 1), ("never", 0, 0)])
def test_everybody_is_pinged_to_what_they_want(pings: str, turn: int, asked: int) -> None:
    wishes = read_struct(f'{{"pings":"{pings}"}}', PlayerSettings)
    assert (wishes.wants_ping(turn=True), wishes.wants_ping()) == (bool(turn), bool(asked))


# --- holidays ---------------------------------------------------------------------------------------------------


async def test_a_holiday_lasts_to_the_end_of_its_last_day(store: Store) -> None:
    people = await again(store)
    await people.set(ANA, zone="America/Bogota")
    wishes = await people.set_holiday(ANA, "2026-12-24", "2026-12-26")
    assert (wishes.holiday_from, wishes.holiday_until) == (date(2026, 12, 24), date(2026, 12, 26))
    moments = ("2026-12-24T04:59", "2026-12-24T05:00", "2026-12-27T04:59", "2026-12-27T05:00")
    assert [wishes.on_holiday(at(moment)) for moment in moments] == [False, True, True, False]
    assert (await again(store)).get(ANA) == wishes
    assert not (await people.set_holiday(ANA, None, None)).on_holiday(at("2026-12-25T12:00"))


@pytest.mark.parametrize(("start", "end"), [("2026-12-24", "2026-12-23"), ("soon", "2026-12-23"), ("2026-02-30", None)])
async def test_days_that_cannot_be_are_refused(store: Store, start: str, end: str | None) -> None:
    people = await again(store)
    with pytest.raises(BadHoliday):
        await people.set_holiday(ANA, start, end)
    assert people.get(ANA) == PlayerSettings()


# --- time zones -------------------------------------------------------------------------------------------------


def test_time_zones_are_found_by_their_city() -> None:
    assert zones_like("madr") == ["Europe/Madrid"]
    assert zones_like("new yo")[0] == "America/New_York"
    assert len(zones_like("")) == 25
    assert zones_like("no such place") == []
    assert {"UTC", "Asia/Tokyo"} <= zones()


# --- servers ----------------------------------------------------------------------------------------------------


async def test_a_server_keeps_its_own(store: Store) -> None:
    servers = Servers(store)
    await servers.set(GUILD, language="es", pace="daily", opening="role", role=ROLE)
    fresh = Servers(store)
    await fresh.load()
    assert fresh.defaults_for(GUILD) == ServerSettings(language="es", pace="daily", opening="role", role=ROLE)
    assert fresh.defaults_for(GUILD + 1) == fresh.defaults_for(None) == ServerSettings()
    with pytest.raises(BadSetting):
        await fresh.set(GUILD, pace="hasty")


@pytest.mark.parametrize(
    ("settings", "roles", "moderator", "allowed"),
    [
        (ServerSettings(), (), False, True),
        (ServerSettings(opening="moderators"), (ROLE,), False, False),
        (ServerSettings(opening="moderators"), (), True, True),
        (ServerSettings(opening="role", role=ROLE), (ROLE,), False, True),
        (ServerSettings(opening="role", role=ROLE), (ROLE + 1,), False, False),
        (ServerSettings(opening="role"), (), False, False),
        (ServerSettings(opening="role", role=ROLE), (), True, True),
    ],
)
def test_who_may_open_tables(settings: ServerSettings, roles: tuple[int, ...], moderator: bool, allowed: bool) -> None:
    if allowed:
        settings.must_be_allowed(roles, moderator=moderator)
        return
    with pytest.raises(MayNotOpen):
        settings.must_be_allowed(roles, moderator=moderator)
