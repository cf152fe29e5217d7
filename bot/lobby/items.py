"""What the buttons and menus of a table's options do, by their act."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord

from bot.frame.feature import LobbyAct, TableAct
from bot.frame.handling import Interaction
from bot.lobby import closing, host, presses
from bot.lobby.host import person_at, seat_meant
from bot.lobby.panel import NO_STYLE
from bot.model.table import Table

Chosen = Callable[[Interaction, Table, list[str]], Awaitable[str]]
"""Does what the host has chosen in menus; gives back what to tell them."""


async def _options(interaction: Interaction, table: Table, arg: str, values: list[Any]) -> None:
    """The options, at the topic that was chosen, if any."""
    await host.show_options(interaction, table, topic=str(values[0]) if values else "")


async def _set(interaction: Interaction, table: Table, arg: str, values: list[Any]) -> None:
    if values:
        await host.set_option(interaction, table, arg, str(values[0]))
    else:
        await _options(interaction, table, arg, values)


async def _invite(interaction: Interaction, table: Table, arg: str, values: list[Any]) -> None:
    guests = [guest for guest in values if isinstance(guest, discord.User | discord.Member)]
    await _show(interaction, table, await host.invite(interaction, table, guests))


def _act(count: int, chosen: Chosen, topic: str = "") -> TableAct:
    """An act of the host that takes ``count`` values, after which the options are shown again, open at ``topic``."""

    async def act(interaction: Interaction, table: Table, arg: str, values: list[Any]) -> None:
        if len(values) < count:
            await _options(interaction, table, arg, values)
            return
        await _show(interaction, table, await chosen(interaction, table, [str(value) for value in values]), topic)

    return act


async def _show(interaction: Interaction, table: Table, note: str, topic: str = "") -> None:
    await host.show_options(interaction, interaction.client.tables.get(table.id) or table, topic=topic, note=note)


def _set_level(interaction: Interaction, table: Table, values: list[str]) -> Awaitable[str]:
    seat, _, level = values[0].partition(":")
    return host.set_level(interaction, table, seat_meant(seat), level)


def _set_style(interaction: Interaction, table: Table, values: list[str]) -> Awaitable[str]:
    seat, _, style = values[0].partition(":")
    return host.set_style(interaction, table, seat_meant(seat), "" if style == NO_STYLE else style)


def _press(act: str) -> LobbyAct:
    return lambda interaction, table: presses.press(interaction, table, act)


async def _close(interaction: Interaction, table: Table, arg: str, values: list[Any]) -> None:
    await closing.close(interaction, table)


LOBBY_ACTS: Final[dict[str, LobbyAct]] = {act: _press(act) for act in presses.ACTS}

TABLE_ACTS: Final[dict[str, TableAct]] = {
    "options": _options,
    "topic": _options,
    "set": _set,
    "invite": _invite,
    "arrange": _act(2, lambda where, table, it: host.arrange(where, table, seat_meant(it[0]), seat_meant(it[1]))),
    "kick": _act(1, lambda where, table, it: host.kick(where, table, seat_meant(it[0]))),
    "level": _act(1, _set_level, "level"),
    "style": _act(1, _set_style, "level"),
    "host": _act(1, lambda where, table, it: host.hand_over(where, table, person_at(table, it[0]))),
    "close": _close,
}
