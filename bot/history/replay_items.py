"""The buttons and menus of the viewer: they work after a restart, because their custom_id holds all they need."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, Self

import discord

from bot.frame.acknowledge import acknowledge
from bot.frame.handling import (
    Interaction,
    guarded,
    language,
    table_numbered,
)
from bot.frame.pressed import pressed
from bot.history.log_pages import NoSuchTurn
from bot.history.replay import (
    PUBLIC,
    destination,
    moment_of,
    open_game,
    show_moment,
    show_step,
)
from bot.history.showing import show_here
from bot.messages.ids import REPLAY_ITEM, REPLAY_MENU
from bot.messages.parts import TITLE_LIMIT, form
from bot.model.errors import NoSuchTable, NotPossibleSeat
from bot.model.table import Table
from bot.words.option_words import cut
from bot.words.wording import say

DIGITS: Final = 6


async def _table(interaction: Interaction, text: str) -> Table:
    number = number_of(text)
    if number is None:
        raise NoSuchTable
    return await table_numbered(interaction, number)


def number_of(text: str) -> int | None:
    """A number that somebody typed or sent; None for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 12 else None


async def go_to_turn(interaction: Interaction, table: Table, turn: int | None, seat: int | None = None) -> None:
    """Show the beginning of a turn (from 1). Raises NoSuchTurn, or as ``show_step`` does."""
    moment = await moment_of(interaction, table, None, seat)
    turns = moment.story.turns
    if turn is None or not 1 <= turn <= len(turns):
        raise NoSuchTurn(turns=len(turns))
    await show_step(interaction, table, turns[turn - 1].first, seat)


def turn_form(table: str, seat: int | None, lang: str) -> discord.ui.Modal:
    """The form that asks for the number of a turn; ``go_to_typed_turn`` handles it."""
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        label=cut(say(lang, "replay-goto-field"), TITLE_LIMIT), custom_id="turn", max_length=DIGITS
    )
    return form(say(lang, "replay-goto-title"), f"zj:{table}:{'' if seat is None else seat}", field)


async def go_to_typed_turn(interaction: Interaction, table: str, seat: str, typed: str) -> None:
    """Show the beginning of the turn whose number was typed. Raises as ``go_to_turn`` does."""
    await acknowledge(interaction)
    await go_to_turn(interaction, await _table(interaction, table), number_of(typed.strip()), number_of(seat))


class ReplayItem(discord.ui.DynamicItem[Any], template=REPLAY_ITEM):
    """A button or menu under a step; who may look is asked each time."""

    def __init__(
        self,
        item: discord.ui.Button[Any] | discord.ui.Select[Any],
        table: str,
        seat: int | None,
        step: int,
        act: str,
    ) -> None:
        super().__init__(item)
        self.table, self.seat, self.step, self.act = table, seat, step, act

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The item as its custom_id describes it."""
        dynamic: Any = item
        return cls(dynamic, match["table"], number_of(match["seat"]), int(match["step"]), match["act"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show another step, or the form for a turn's number."""
        await guarded(interaction, lambda: self._act(interaction))

    async def _act(self, interaction: Interaction) -> None:
        if self.act == "goto":
            await interaction.response.send_modal(turn_form(self.table, self.seat, language(interaction)))
            return
        await acknowledge(interaction)
        table = await _table(interaction, self.table)
        if self.act in ("turn", "seat"):
            await self._choose(interaction, table)
            return
        moment = await moment_of(interaction, table, self.step, self.seat)
        if self.act == "show":
            await show_here(interaction, moment)
            return
        step = moment.story.within(destination(moment, self.act))
        await (show_moment(interaction, moment) if step == moment.step else self._show(interaction, table, step))

    async def _choose(self, interaction: Interaction, table: Table) -> None:
        value = next(iter(getattr(self.item, "values", ())), "")
        number = number_of(value)
        if number is None and (self.act, value) != ("seat", PUBLIC):
            raise NotPossibleSeat
        if self.act == "seat":
            await show_step(interaction, table, self.step, number)
        else:
            await self._show(interaction, table, number or 0)

    async def _show(self, interaction: Interaction, table: Table, step: int) -> None:
        await show_step(interaction, table, step, self.seat)


async def _open(interaction: Interaction, parts: dict[str, str], values: list[str]) -> None:
    """Open the chosen game in a reply of its own, so that the list stays. Raises NoSuchTable, or as ``show_step``."""
    await acknowledge(interaction, ephemeral=True, thinking=True)
    await open_game(interaction, await _table(interaction, values[0] if values else ""))


GameMenu = pressed(REPLAY_MENU, _open)
"""The menu of games to look back at."""


async def take_turn_form(interaction: Interaction, at: re.Match[str], fields: Mapping[str, str]) -> None:
    """The turn to go to, that was typed into the viewer's form."""
    await go_to_typed_turn(interaction, at["table"], at["seat"], fields.get("turn", ""))
