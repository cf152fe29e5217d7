"""Forms of settings: a summary, a menu of what can be changed, and menus of what each takes."""

from __future__ import annotations

import time
from typing import Final, Literal

import discord
import msgspec

from bot.messages.ids import server_item
from bot.messages.parts import LABEL_LIMIT, PLACEHOLDER_LIMIT, button, frozen
from bot.tables.people import PlayerSettings
from bot.tables.servers import ServerSettings
from bot.words.option_words import cut
from bot.words.wording import say
from data.texts import texts

Form = Literal["u", "s"]
"""Whose settings: a user's own, or a server's."""

HOURS: Final = tuple(str(hour) for hour in range(24))
COMMON_ZONES: Final = (
    "UTC",
    "Europe/London",
    "Atlantic/Canary",
    "Europe/Madrid",
    "Europe/Paris",
    "Europe/Berlin",
    "Europe/Athens",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Mexico_City",
    "America/Guatemala",
    "America/Bogota",
    "America/Lima",
    "America/Caracas",
    "America/La_Paz",
    "America/Santiago",
    "America/Argentina/Buenos_Aires",
    "America/Montevideo",
    "America/Sao_Paulo",
    "Asia/Kolkata",
    "Asia/Tokyo",
    "Australia/Sydney",
)
"""Offered in the menu; any other is typed: 24 of them, so that one's own fits beside them."""


class Topic(msgspec.Struct, frozen=True):
    """One line of a form, and the fields that its menus change, each with the values it offers."""

    name: str
    fields: dict[str, tuple[str, ...]]


TOPICS: Final[dict[Form, tuple[Topic, ...]]] = {
    "u": (
        Topic("language", {"language": ("auto", "en", "es")}),
        Topic("hand", {"hand": ("dm", "private", "thread")}),
        Topic("pings", {"pings": ("turn", "reminders", "never")}),
        Topic("quiet", {"quiet_from": ("null", *HOURS), "quiet_until": HOURS}),
        Topic("zone", {"zone": COMMON_ZONES}),
        Topic("palette", {"palette": ("default", "contrast")}),
        Topic("look", {"look": ("zoom", "board")}),
        Topic("confirm", {"confirm": ("true", "false")}),
        Topic("purposes", {"purposes": ("first", "always", "never")}),
        Topic("listing", {"listing": ("self", "everyone", "out")}),
        Topic("times", {"times": ("self", "everyone")}),
    ),
    "s": (
        Topic("language", {"language": ("auto", "en", "es")}),
        Topic("opening", {"opening": ("everyone", "role", "moderators")}),
        Topic("pace", {"pace": ("none", "live", "daily", "relaxed")}),
        Topic("place", {"place": ("thread", "here", "channel")}),
        Topic("palette", {"palette": ("default", "contrast")}),
    ),
}
SPEECH: Final[dict[Form, str]] = {"u": "settings", "s": "server"}


class FormMessage(msgspec.Struct, frozen=True):
    """A form as a message."""

    text: str
    view: discord.ui.View


def build_form(
    form: Form,
    settings: PlayerSettings | ServerSettings,
    lang: str,
    *,
    topic: str = "",
    note: str = "",
    now: float | None = None,
) -> FormMessage:
    """The form, opened at a topic if one is named; ``note`` is said first."""
    now = time.time() if now is None else now
    lines = [note] if note else []
    lines.append(f"**{say(lang, f'{SPEECH[form]}-title')}**")
    lines += [f"- {_name(form, item, lang)}: **{value_of(form, item, settings, lang)}**" for item in TOPICS[form]]
    items: list[discord.ui.Item[discord.ui.View]] = [_topics(form, settings, lang, topic)]
    if isinstance(settings, PlayerSettings):
        lines.append(f"- {say(lang, 'settings-holiday')}: {_holiday(settings, lang)}")
        if settings.holiday_from is not None:
            items.append(button(say(lang, "button-holiday-end"), "zd:holiday:", row=4))
        if settings.pings != "turn":
            lines.append(say(lang, f"settings-pings-{settings.pings}-warning"))
        if settings.hand == "thread":
            lines.append(say(lang, "settings-hand-thread-warning"))
    else:
        items.append(button(say(lang, "button-server-tables"), server_item("list", 1), row=4))
    open_topic = next((item for item in TOPICS[form] if item.name == topic), None)
    if open_topic is not None:
        items += _values(form, open_topic, settings, lang, now)
    hint = f"{SPEECH[form]}-{topic}-hint"
    if open_topic is not None and texts().has(lang, hint):
        zone = settings.zone if isinstance(settings, PlayerSettings) else ""
        lines.append(f"-# {say(lang, hint, zone=zone)}")
    return FormMessage("\n".join(lines), frozen(items))


def value_of(form: Form, topic: Topic, settings: PlayerSettings | ServerSettings, lang: str) -> str:
    """What a topic stands at, in words."""
    if isinstance(settings, PlayerSettings) and topic.name == "quiet":
        start, end = settings.quiet_from, settings.quiet_until
        if start is None or start == end:
            return say(lang, "settings-quiet-null")
        return say(lang, "settings-quiet-span", start=f"{start:02}:00", end=f"{end:02}:00")
    if isinstance(settings, ServerSettings):
        if topic.name == "opening" and settings.opening == "role":
            return f"<@&{settings.role}>" if settings.role is not None else say(lang, "server-opening-no-role")
        if topic.name == "place" and settings.place == "channel":
            return f"<#{settings.channel}>" if settings.channel is not None else say(lang, "server-place-no-channel")
    return label_of(form, topic.name, _value(settings, topic.name), lang)


def label_of(form: Form, field: str, value: str, lang: str) -> str:
    """A value in words; an hour or a zone stands for itself."""
    if value.isdecimal():
        return f"{int(value):02}:00"
    key = f"{SPEECH[form]}-{field.partition('_')[0]}-{value}"
    return say(lang, key) if texts().has(lang, key) else value


def _value(settings: PlayerSettings | ServerSettings, field: str) -> str:
    value = getattr(settings, field)
    return "null" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def _name(form: Form, topic: Topic, lang: str) -> str:
    return say(lang, f"{SPEECH[form]}-{topic.name}")


def _holiday(settings: PlayerSettings, lang: str) -> str:
    if settings.holiday_from is None or settings.holiday_until is None:
        return say(lang, "settings-holiday-null")
    start, end = settings.holiday_from.isoformat(), settings.holiday_until.isoformat()
    return f"**{say(lang, 'settings-quiet-span', start=start, end=end)}**"


def _topics(
    form: Form, settings: PlayerSettings | ServerSettings, lang: str, chosen: str
) -> discord.ui.Select[discord.ui.View]:
    options = [
        discord.SelectOption(
            label=cut(_name(form, item, lang), LABEL_LIMIT), value=item.name, default=item.name == chosen
        )
        for item in TOPICS[form]
    ]
    return discord.ui.Select(
        custom_id=f"zf:{form}:show:",
        placeholder=cut(say(lang, "settings-pick"), PLACEHOLDER_LIMIT),
        options=options,
        row=0,
    )


def _values(
    form: Form, topic: Topic, settings: PlayerSettings | ServerSettings, lang: str, now: float
) -> list[discord.ui.Item[discord.ui.View]]:
    menus: list[discord.ui.Item[discord.ui.View]] = []
    for row, (field, values) in enumerate(topic.fields.items(), 1):
        current = _value(settings, field)
        offered = values if current in values else (*values, current)
        placeholder = cut(say(lang, f"{SPEECH[form]}-{field.replace('_', '-')}"), PLACEHOLDER_LIMIT)
        options = [
            discord.SelectOption(
                label=cut(label_of(form, field, value, lang), LABEL_LIMIT),
                value=value,
                description=_hint(form, field, value, lang, now),
                default=value == current,
            )
            for value in offered
        ]
        menus.append(
            discord.ui.Select(custom_id=f"zf:{form}:set:{field}", placeholder=placeholder, options=options, row=row)
        )
    return menus


def _hint(form: Form, field: str, value: str, lang: str, now: float) -> str | None:
    if field == "zone":
        return f"{PlayerSettings(zone=value).local(now):%H:%M}"
    key = f"{SPEECH[form]}-{field}-{value}-hint"
    return cut(say(lang, key), LABEL_LIMIT) if texts().has(lang, key) else None
