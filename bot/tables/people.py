"""Each person's settings: language, where their hand goes, pings, quiet hours, pictures. Knows no Discord.

All settings are cached in memory; the store is written first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date, datetime, timedelta
from functools import cache
from typing import Annotated, Any, Literal
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from bot.model.errors import TableError
from bot.model.results import Listing
from bot.store import Store

KEY = "settings"
CLIENT_LANGUAGE = "language"
"""The preference that holds the language of the person's Discord, as their last click told it."""

Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]


@cache
def zones() -> frozenset[str]:
    """The time zones that can be chosen, by their names in the tz database."""
    return frozenset(name for name in available_timezones() if "/" in name or name == "UTC")


HandDefault = Literal["dm", "private"]
"""Where hands go of people who have chosen nothing: by direct message, or nowhere until they ask."""


class BadSetting(TableError):
    """A setting does not take this value."""

    key = "error-bad-setting"


class BadHoliday(TableError):
    """A holiday ends before it begins, or one of its days cannot be read."""

    key = "error-bad-holiday"


class PlayerSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a person has chosen. ``quiet_from`` None: no quiet hours. Hours and holidays are of the time zone ``zone``.

    ``hand``: by direct message, only when asked for, in a private thread; "auto": as whoever runs the bot has set.
    ``times``: who sees in the figures of finished games how long the person took for their answers.
    ``purposes``: whether a line under each question says what it is for: in the first games of each game (FirstGames).
    A holiday's last day belongs to it. Raises ValueError (msgspec.ValidationError where decoded) for an unknown zone
    and for half a holiday.
    """

    language: Literal["auto", "en", "es"] = "auto"
    hand: Literal["auto", "dm", "private", "thread"] = "auto"
    pings: Literal["turn", "reminders", "never"] = "turn"
    quiet_from: Hour | None = None
    quiet_until: Hour = 8
    zone: str = "UTC"
    palette: Literal["default", "contrast"] = "default"
    look: Literal["zoom", "board"] = "zoom"
    confirm: bool = True
    listing: Listing = "self"
    purposes: Literal["first", "always", "never"] = "first"
    times: Literal["self", "everyone"] = "self"
    holiday_from: date | None = None
    holiday_until: date | None = None

    def __post_init__(self) -> None:
        if self.zone not in zones():
            raise ValueError("no such time zone")
        if (self.holiday_from is None) != (self.holiday_until is None):
            raise ValueError("half a holiday")
        if self.holiday_from and self.holiday_until and self.holiday_until < self.holiday_from:
            raise ValueError("a holiday ends before it begins")

    def local(self, now: float) -> datetime:
        """The moment ``now`` (seconds since 1970) on the person's own clock."""
        return datetime.fromtimestamp(now, ZoneInfo(self.zone))

    def is_quiet(self, now: float) -> bool:
        """Whether the person's quiet hours are on at ``now``; equal start and end mean no quiet hours."""
        start, end = self.quiet_from, self.quiet_until
        if start is None or start == end:
            return False
        hour = self.local(now).hour
        return start <= hour < end if start < end else hour >= start or hour < end

    def quiet_ends(self, now: float) -> float:
        """When the quiet hours that are on at ``now`` end; ``now`` itself outside them."""
        if not self.is_quiet(now):
            return now
        here = self.local(now)
        end = here.replace(hour=self.quiet_until, minute=0, second=0, microsecond=0)
        return (end if end > here else end + timedelta(days=1)).timestamp()

    def on_holiday(self, now: float) -> bool:
        """Whether the person's holiday is on."""
        if self.holiday_from is None or self.holiday_until is None:
            return False
        return self.holiday_from <= self.local(now).date() <= self.holiday_until

    def is_away(self, now: float) -> bool:
        """Whether the person is not to be disturbed: in their quiet hours and on holiday."""
        return self.is_quiet(now) or self.on_holiday(now)

    def may_be_away(self) -> bool:
        """Whether the person has quiet hours, or has set a holiday."""
        return self.quiet_from is not None or self.holiday_from is not None

    def wants_ping(self, *, turn: bool = False) -> bool:
        """Whether the person wants to be pinged at all: when it is their turn (``turn``), or when they are asked."""
        return self.pings == "turn" or (self.pings == "reminders" and not turn)


DEFAULTS = PlayerSettings()


DAYS = {"today": 0, "hoy": 0, "tomorrow": 1, "mañana": 1, "manana": 1}
"""Words for days, in all languages of ours, as days from today on."""


def named_day(typed: str, today: date) -> str:
    """The day that was typed as a word, as "2026-12-24"; anything else as it was typed."""
    word = typed[:20].strip().casefold()
    return (today + timedelta(days=DAYS[word])).isoformat() if word in DAYS else typed


def zones_like(typed: str, count: int = 25) -> list[str]:
    """Time zones whose name has what was typed, a city's beginning first."""
    wanted = typed.strip().casefold().replace(" ", "_")
    matches = [name for name in zones() if wanted in name.casefold()]
    return sorted(matches, key=lambda name: (not name.casefold().rpartition("/")[2].startswith(wanted), name))[:count]


def as_stored(settings: msgspec.Struct) -> str | None:
    """Settings as JSON without the defaults; None if all are defaults."""
    text = msgspec.json.encode(settings).decode()
    return None if text == "{}" else text


def read_struct(text: str, kind: type[Any]) -> Any:
    """Settings from their stored form; values that this version does not know become defaults."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError:
        settings = kind()
    try:
        fields = msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.MsgspecError:
        return settings
    for name, value in fields.items():
        try:
            settings = changed(settings, {name: value})
        except BadSetting:
            continue
    return settings


def changed(settings: Any, changes: dict[str, Any]) -> Any:
    """Settings with these changes; texts are converted to the setting's type ("7", "true", "null"). Raises
    BadSetting.
    """
    values = msgspec.to_builtins(settings, builtin_types=(date,)) | changes
    if not set(changes) <= set(type(settings).__struct_fields__):
        raise BadSetting
    try:
        return msgspec.convert(values, type(settings), strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting from error


class People:
    """Everybody's settings, stored as preferences.

    ``hands``: where the hand goes of who has chosen nothing. ``watchers`` are called with a user whose settings have
    changed and the old settings; they must not take long.
    """

    def __init__(self, store: Store, hands: HandDefault = "dm") -> None:
        self._store = store
        self._hands = hands
        self.watchers: list[Callable[[int, PlayerSettings], None]] = []
        self._settings: dict[int, PlayerSettings] = {}
        self._client_languages: dict[int, str] = {}

    async def load(self) -> None:
        """Read what everybody has chosen: once, before the first question."""
        rows = await self._store.preferences(KEY)
        self._settings = {user: read_struct(text, PlayerSettings) for user, text in rows}
        self._client_languages = dict(await self._store.preferences(CLIENT_LANGUAGE))

    async def reload(self, user: int) -> None:
        """Read what a user has chosen: another process has changed it."""
        old = self.get(user)
        text = await self._store.preference(user, KEY)
        lang = await self._store.preference(user, CLIENT_LANGUAGE)
        self.forget(user)
        if text is not None:
            self._settings[user] = read_struct(text, PlayerSettings)
        if lang is not None:
            self._client_languages[user] = lang
        for watcher in self.watchers if self.get(user) != old else ():
            watcher(user, old)

    def get(self, user: int) -> PlayerSettings:
        """The user's settings, defaults filled in."""
        return self._settings.get(user, DEFAULTS)

    def hand(self, user: int) -> Literal["dm", "private", "thread"]:
        """Where the user's hand goes: as they have chosen, else as the operator has set."""
        chosen = self.get(user).hand
        return self._hands if chosen == "auto" else chosen

    def may_ring(self, user: int, now: float, *, turn: bool = False) -> bool:
        """Whether a message may ping the user at this moment; ``turn``: one that says that it is their turn."""
        wishes = self.get(user)
        return wishes.wants_ping(turn=turn) and not wishes.is_away(now)

    def to_call(
        self, users: Iterable[int], now: float, *, turn: bool = False
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The users that a message pings now, and those who are owed a ping when they may be disturbed again."""
        users_to_call = [user for user in users if self.get(user).wants_ping(turn=turn)]
        called = tuple(user for user in users_to_call if self.may_ring(user, now, turn=turn))
        return called, tuple(user for user in users_to_call if user not in called)

    def language(self, user: int, default: str) -> str:
        """The language for messages to this user alone: their setting, else that of their Discord, else ``default``."""
        chosen = self.get(user).language
        return self._client_languages.get(user, default) if chosen == "auto" else chosen

    async def heard(self, user: int, lang: str) -> None:
        """Remember the language that the user's Discord speaks, for messages that no click of theirs brings."""
        if self._client_languages.get(user) != lang:
            await self._store.set_preference(user, CLIENT_LANGUAGE, lang)
            self._client_languages[user] = lang

    async def set(self, user: int, **changes: Any) -> PlayerSettings:
        """Change some settings, all or nothing. Raises BadSetting."""
        old = self.get(user)
        settings: PlayerSettings = changed(old, changes)
        await self._store.set_preference(user, KEY, as_stored(settings))
        self._settings[user] = settings
        for watcher in self.watchers:
            watcher(user, old)
        return settings

    async def set_holiday(
        self, user: int, start: str | None, end: str | None, now: float | None = None
    ) -> PlayerSettings:
        """A holiday from one day to another, both in it; None and None end it. Raises BadHoliday.

        A day is as "2026-12-24"; with ``now`` (seconds since 1970) also "today" or "tomorrow" of the user's time zone,
        in any language of ours.
        """
        if now is not None:
            today = self.get(user).local(now).date()
            start, end = (None if day is None else named_day(day, today) for day in (start, end))
        try:
            return await self.set(user, holiday_from=start, holiday_until=end)
        except BadSetting as error:
            raise BadHoliday from error

    def forget(self, user: int) -> None:
        """Drop the user from memory; the store has deleted them already."""
        self._settings.pop(user, None)
        self._client_languages.pop(user, None)
