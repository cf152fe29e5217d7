"""The buttons and menus about a table's options and seats: they live on after a restart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, Self, TypeAlias

import discord

from bot.frame.actions import (
    Interaction,
    guarded,
    table_numbered,
)
from bot.lobby import closing
from bot.messages.ids import TABLE_ITEM
from bot.model.errors import NoSuchTable, NotPossibleSeat
from bot.model.table import Table
from bot.seats import presses as seats

Item: TypeAlias = "discord.ui.Button[Any] | discord.ui.Select[Any] | discord.ui.UserSelect[Any]"
Text = Awaitable[str]

OWN: Final[dict[str, Callable[[Interaction, Table], Text]]] = {
    "lend": seats.lend,
    "back": seats.take_back,
    "resigned": seats.resign,
}
"""What buttons of the seats' panel do; each gives back what to tell the player."""


def _user(item: Any) -> discord.abc.User:
    chosen = item.values[0] if item.values else None
    if not isinstance(chosen, discord.User | discord.Member):
        raise NotPossibleSeat
    return chosen


def _seat(value: str) -> int:
    if not value.isdecimal() or len(value) > 2:
        raise NotPossibleSeat
    return int(value)


def _seat_and_level(value: str) -> tuple[int, str]:
    seat, _, level = value.partition(":")
    return _seat(seat), level


CHOSEN: Final[dict[str, Callable[[Interaction, Table, str], Text]]] = {
    "move": lambda where, table, value: seats.move(where, table, _seat(value)),
    "swap": lambda where, table, value: seats.swap(where, table, seats.person_at(table, value)),
    "remove": lambda where, table, value: seats.remove(where, table, seats.person_at(table, value)),
    "ask": lambda where, table, value: seats.ask_for_seat(where, table, _seat(value)),
}
"""What menus of the seats' panel do with the seat that was chosen."""

HOSTS: Final[dict[str, Callable[[Interaction, Table, str], Text]]] = {
    "kick": lambda where, table, value: seats.kick(where, table, _seat(value)),
    "level": lambda where, table, value: seats.set_level(where, table, *_seat_and_level(value)),
    "host": lambda where, table, value: seats.hand_over(where, table, seats.person_at(table, value)),
}
"""What menus of the options' panel do with the seat that was chosen."""


class TableItem(discord.ui.DynamicItem[Any], template=TABLE_ITEM):
    """A button or menu about options or seats: what it means stands in its custom_id, who may is asked each time."""

    def __init__(self, item: Item, table: int, act: str, arg: str) -> None:
        super().__init__(item)
        self.table, self.act, self.arg = table, act, arg

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The item as its custom_id describes it."""
        assert isinstance(item, discord.ui.Button | discord.ui.Select | discord.ui.UserSelect)
        return cls(item, int(match["table"]), match["act"], match["arg"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge first, then do it."""
        await guarded(interaction, lambda: self._act(interaction))

    async def _act(self, interaction: Interaction) -> None:
        if self.act == "options":
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()
        table = await table_numbered(interaction, self.table)
        if self.act in ("options", "topic", "set", "invite", "arrange", *HOSTS):
            await self._options(interaction, table)
        else:
            await self._seats(interaction, table)

    def _values(self) -> list[Any]:
        return [] if isinstance(self.item, discord.ui.Button) else list(self.item.values)

    async def _options(self, interaction: Interaction, table: Table) -> None:
        values = self._values()
        if self.act == "invite":
            guests = [guest for guest in values if isinstance(guest, discord.User | discord.Member)]
            note = await seats.invite(interaction, table, guests)
        elif self.act == "set" and values:
            await seats.set_option(interaction, table, self.arg, str(values[0]))
            return
        elif self.act == "arrange" and len(values) == 2:
            note = await seats.arrange(interaction, table, *(_seat(str(value)) for value in values))
        elif self.act in HOSTS and values:
            note = await HOSTS[self.act](interaction, table, str(values[0]))
        else:
            await seats.show_options(interaction, table, topic=str(values[0]) if values else "")
            return
        await seats.show_options(interaction, interaction.client.tables.get(table.id) or table, note=note)

    async def _seats(self, interaction: Interaction, table: Table) -> None:
        values = self._values()
        if self.act == "close":
            await closing.close(interaction, table)
            return
        if self.act == "resign":
            await seats.ask_to_resign(interaction, table)
            return
        note = ""
        if self.act in OWN:
            note = await OWN[self.act](interaction, table)
        elif self.act == "substitute":
            note = await seats.substitute(interaction, table, _user(self.item), None)
        elif self.act in CHOSEN and values:
            note = await CHOSEN[self.act](interaction, table, str(values[0]))
        elif self.act != "seats":
            raise NoSuchTable
        await seats.show_seats(interaction, table, note=note)
