"""A table's options as a private panel: everybody reads them, the host changes them by menus."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import discord
import msgspec

from bot.messages.ids import table_item
from bot.messages.parts import LABEL_LIMIT, frozen
from bot.model.table import Table
from bot.posting.texts.lobby import conflicts_of, host_name, pages_of
from bot.tables.lobby import (
    choices,
    topics,
    value_of,
)
from bot.words.option_words import cut
from bot.words.wording import escaped, say
from data.texts import texts
from engine.computers.levels import level_of, levels_of, looks_ahead, style_of, styles_of
from engine.core.registry import games, load_game

TEXT_LIMIT = 2000
PEOPLE = ("arrange", "level", "kick", "host")
"""What a host does with who sits there, beside what can be set."""

NO_STYLE = "none"
"""The value of a menu for no style."""


def topic_label(table: Table, topic: str, lang: str) -> str:
    """The name of a setting."""
    kind, _, option = topic.partition(":")
    return say(lang, f"{table.game}-option-{option}" if kind == "option" else f"table-{topic}")


def topic_about(table: Table, topic: str, lang: str) -> str:
    """What a setting is, in one line."""
    kind, _, option = topic.partition(":")
    return say(lang, f"{table.game}-option-{option}-about" if kind == "option" else f"table-{topic}-about")


def value_label(table: Table, topic: str, value: str, lang: str) -> str:
    """One of a setting's values in words."""
    kind, _, option = topic.partition(":")
    if topic == "seats":
        return value
    return say(lang, f"{table.game}-option-{option}-{value}" if kind == "option" else f"table-{topic}-{value}")


def setting_text(table: Table, topic: str, lang: str) -> str:
    """A setting and its value: "Board: classic, 10 treasures"; of one that another option settles what is played."""
    words = settled_label(table, topic, lang) or value_label(table, topic, value_of(table, topic), lang)
    return f"{topic_label(table, topic, lang)}: {words}"


def settled_label(table: Table, topic: str, lang: str, mark: str = "") -> str:
    """That another option settles this one, as a scenario does, after what is played where that is not the usual;
    "" where none does. ``mark`` stands around the choice.
    """
    choice = _settled(table).get(topic)
    if choice is None:
        return ""
    if choice == usual(table, topic):
        return say(lang, f"{table.game}-settled")
    words = f"{mark}{value_label(table, topic, choice, lang)}{mark}"
    return say(lang, f"{table.game}-settled-otherwise", choice=words)


def _settled(table: Table) -> dict[str, str]:
    """By topic, what is played of the options that another one settles."""
    settled = games()[table.game].settled(table.options, table.seats)
    return {f"option:{option}": choice for option, choice in settled.items()}


def options_text(table: Table, lang: str, *, topic: str = "", note: str = "", host: bool) -> str:
    """Every setting with its value, and which may still be changed, by whom; short enough for a phone.

    Explained are the open topic and, while one may join, options of the game that differ from the default; instead of
    that it says why a choice will not be played as it stands. Before the start the host's menus show every option of
    the game: the text counts those that are as usual.
    """
    reasons, settled = conflicts_of(table, lang), _settled(table)
    lines = [note] if note else []
    lines.append(f"**{say(lang, 'options-title', table=table.id)}**")
    lobby, left_out = table.status == "lobby", 0
    for item in topics(table) if lobby else _all(table):
        value, normal = value_of(table, item), usual(table, item)
        why = reasons.get(item.removeprefix("option:"))
        if host and lobby and settled.get(item, value) == normal and item != topic and why is None:
            left_out += 1
            continue
        words = settled_label(table, item, lang, "**") or f"**{value_label(table, item, value, lang)}**"
        if host and lobby and value == normal and item not in settled:
            words = say(lang, "options-usual", choice=words)
        lines.append(f"- {topic_label(table, item, lang)}: {words}")
        unusual = lobby and normal not in (None, value)
        if item == topic or (unusual and not host and why is None):
            lines.append(f"-# {topic_about(table, item, lang)}")
        lines += [] if why is None else [f"-# {why}"]
    lines += [f"-# {say(lang, 'options-left-out', count=left_out)}"] if left_out else []
    if topic in PEOPLE:
        lines.append(f"-# {say(lang, f'table-{topic}-about')}")
    if topic == "level" and style_options(table, lang):
        lines.append(f"-# {say(lang, 'table-style-about')}")
    text = "\n".join([*lines, *_still(table, lang, host=host)])
    page = pages_of(table, lang) if lobby else ""
    return f"{text}\n{page}"[:TEXT_LIMIT] if len(text) + len(page) < TEXT_LIMIT else text[:TEXT_LIMIT]


def _still(table: Table, lang: str, *, host: bool) -> list[str]:
    """Who may change which settings now; nothing if nobody may."""
    if not table.is_open:
        return []
    key = f"options-{'host-hint' if host else 'host-only'}{'' if table.status == 'lobby' else '-playing'}"
    return [say(lang, key, host=host_name(table))]


def _all(table: Table) -> list[str]:
    plain = ["seats", "language", "pace", "entry", "watch", "hints"]
    return [*plain, *(f"option:{name}" for name in table.options)]


def usual(table: Table, topic: str) -> str | None:
    """The default of a game's option; None for other settings."""
    return next((spec.default for spec in games()[table.game].options if f"option:{spec.id}" == topic), None)


def options_view(table: Table, lang: str, *, topic: str = "", host: bool) -> discord.ui.View:
    """The host's menus: what to change of table and game, then to what; whom to invite. Nothing for others."""
    if not host or not table.is_open:
        return frozen([])
    items: list[discord.ui.Item[discord.ui.View]] = list(topic_menus(table, lang, topic))
    if topic in topics(table):
        items.append(_values(table, lang, topic))
    elif topic in PEOPLE and _people(table, topic, lang):
        items.append(
            discord.ui.Select(
                custom_id=table_item(table.id, topic),
                placeholder=cut(say(lang, "options-choose", topic=say(lang, f"table-{topic}")), LABEL_LIMIT),
                options=_people(table, topic, lang),
                min_values=_wanted(topic),
                max_values=_wanted(topic),
                row=2,
            )
        )
        if topic == "level" and style_options(table, lang):
            items.append(_styles(table, lang))
    if table.status == "lobby":
        items.append(
            discord.ui.UserSelect(
                custom_id=table_item(table.id, "invite"),
                placeholder=cut(say(lang, "options-invite"), LABEL_LIMIT),
                min_values=1,
                max_values=10,
                row=4,
            )
        )
    return frozen(items)


def topic_menus(table: Table, lang: str, topic: str) -> Iterator[discord.ui.Select[discord.ui.View]]:
    """A menu of what concerns the table and who sits there; one of the game's options where they may be changed."""
    ours = [item for item in topics(table) if not item.startswith("option:")]
    people = [
        discord.SelectOption(
            label=say(lang, f"table-{item}"),
            description=cut(say(lang, f"table-{item}-about"), LABEL_LIMIT),
            value=item,
            default=item == topic,
        )
        for item in PEOPLE
        if _people(table, item, lang)
    ]
    yield discord.ui.Select(
        custom_id=table_item(table.id, "topic"),
        placeholder=say(lang, "options-pick-table"),
        options=[*_settings(table, ours, lang, topic), *people],
        row=0,
    )
    options = _settings(table, [item for item in topics(table) if item not in ours], lang, topic)
    if options:
        yield discord.ui.Select(
            custom_id=table_item(table.id, "topic", "game"),
            placeholder=say(lang, "options-pick-game"),
            options=options,
            row=1,
        )


def _settings(table: Table, items: Iterable[str], lang: str, topic: str) -> list[discord.SelectOption]:
    """A menu's lines for settings: each with its value, and what it is."""
    return [
        discord.SelectOption(
            label=cut(setting_text(table, item, lang), LABEL_LIMIT),
            # Discord shows no marks in a menu.
            description=cut(topic_about(table, item, lang).replace("**", "").replace("`", ""), LABEL_LIMIT),
            value=item,
            default=item == topic,
        )
        for item in items
    ]


def _styles(table: Table, lang: str) -> discord.ui.Select[discord.ui.View]:
    return discord.ui.Select(
        custom_id=table_item(table.id, "style"),
        placeholder=cut(say(lang, "options-choose", topic=say(lang, "table-style")), LABEL_LIMIT),
        options=style_options(table, lang),
        row=3,
    )


def _values(table: Table, lang: str, topic: str) -> discord.ui.Select[discord.ui.View]:
    now, default = value_of(table, topic), usual(table, topic)
    entries = []
    for value in choices(table, topic):
        kind, _, option = topic.partition(":")
        about = f"{table.game}-option-{option}-{value}-about" if kind == "option" else f"table-{topic}-{value}-about"
        hint = _conflict(table, topic, value, lang) or (say(lang, about) if texts().has(lang, about) else None)
        entries.append(
            discord.SelectOption(
                label=cut(value_label(table, topic, value, lang), LABEL_LIMIT),
                description=hint or (say(lang, "option-usual") if value == default else None),
                value=value,
                default=value == now,
            )
        )
    return discord.ui.Select(
        custom_id=table_item(table.id, "set", topic),
        placeholder=cut(say(lang, "options-choose", topic=topic_label(table, topic, lang)), LABEL_LIMIT),
        options=entries,
        row=2,
    )


def _conflict(table: Table, topic: str, value: str, lang: str) -> str | None:
    """Why a value would not be played as it stands; None if it would, and for settings that are no options."""
    kind, _, option = topic.partition(":")
    if kind != "option":
        return None
    so = msgspec.structs.replace(table, options={**table.options, option: value})
    why = conflicts_of(so, lang).get(option)
    return None if why is None else cut(why, LABEL_LIMIT)


def _wanted(topic: str) -> int:
    """How many seats are chosen at once."""
    return 2 if topic == "arrange" else 1


def _people(table: Table, topic: str, lang: str) -> list[discord.SelectOption]:
    """The choices of a host's topic about people, by seat; in play only handing the table over has any."""
    if topic in ("arrange", "level", "kick") and table.status != "lobby":
        return []
    if topic == "level":
        return level_options(table, lang)
    if topic == "arrange":
        return seat_options(table, range(table.seats), lang) if len(table.holders) > 1 else []
    return [
        discord.SelectOption(label=f"{holder.seat + 1}. {cut(plain_name(holder.name), 80)}", value=str(holder.seat))
        for holder in table.holders
        if table.host not in (holder.user, holder.owner) and (topic == "kick" or (holder.user or holder.owner))
    ]


def level_options(table: Table, lang: str) -> list[discord.SelectOption]:
    """A menu's lines for the computers at the table: each with the levels that it does not play at."""
    return [
        discord.SelectOption(
            label=f"{seat + 1}. {cut(plain_name(table.names()[seat]), 60)}: {say(lang, f'level-{level}')}",
            description=cut(say(lang, f"level-{level}-about"), LABEL_LIMIT),
            value=f"{seat}:{level}",
        )
        for seat, now in table.computers().items()
        for level in levels_of(load_game(table.game))
        if level != level_of(now)
    ]


def style_options(table: Table, lang: str) -> list[discord.SelectOption]:
    """A menu's lines for the computers that look ahead: each with the styles that it does not have, and none."""
    return [
        discord.SelectOption(
            label=f"{seat + 1}. {cut(plain_name(table.names()[seat]), 60)}: {say(lang, f'style-{style}')}",
            description=cut(_style_about(table.game, style, lang), LABEL_LIMIT),
            value=f"{seat}:{style}",
        )
        for seat, now in table.computers().items()
        if looks_ahead(now) and styles_of(load_game(table.game))
        for style in (NO_STYLE, *styles_of(load_game(table.game)))
        if style != (style_of(now) or NO_STYLE)
    ]


def _style_about(game: str, style: str, lang: str) -> str:
    return say(lang, "style-none-about" if style == NO_STYLE else f"{game}-style-{style}")


def seat_options(table: Table, seats: Iterable[int], lang: str) -> list[discord.SelectOption]:
    """A menu's lines for these seats: number and name, or that it is open."""
    names = table.names()
    labels = {seat: cut(plain_name(names[seat]), 80) if names[seat] else say(lang, "seats-open") for seat in seats}
    return [discord.SelectOption(label=f"{seat + 1}. {name}", value=str(seat)) for seat, name in labels.items()]


def plain_name(name: str) -> str:
    """A name for a place where Discord shows plain text: without invisible characters and text direction marks."""
    return escaped(name).replace("\\", "")
