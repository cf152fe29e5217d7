"""The buttons and menus of the viewer: they live on after a restart, for all they need stands in their custom_id."""

from __future__ import annotations

import re
from typing import Any, Final, Self

import discord

from bot.table_chronicle import Moment
from bot.table_errors import NoSuchTable, NotPossibleSeat
from bot.table_model import Table
from bot.ui.actions import Interaction, guarded, language
from bot.ui.log_pages import NoSuchTurn
from bot.ui.replay import PUBLIC, REPLAY_ITEM, REPLAY_MENU, destination, moment_of, show_moment, show_step
from bot.wording import say

FORM_SECONDS: Final = 600
DIGITS: Final = 6


async def _table(interaction: Interaction, number: str) -> Table:
    table = await interaction.client.tables.find(int(number)) if number_of(number) is not None else None
    if table is None:
        raise NoSuchTable
    return table


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


class TurnForm(discord.ui.Modal):
    """Asks for the number of a turn."""

    def __init__(self, moment: Moment, lang: str) -> None:
        super().__init__(title=say(lang, "replay-goto-title")[:45], timeout=FORM_SECONDS)
        self.moment = moment
        self.field: discord.ui.TextInput[Any] = discord.ui.TextInput(
            label=say(lang, "replay-goto-field", turns=len(moment.story.turns))[:45],
            custom_id="turn",
            default=str(moment.story.steps[moment.step].turn + 1),
            max_length=DIGITS,
        )
        self.add_item(self.field)

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Go there."""
        await interaction.response.defer()
        turn = number_of(self.field.value.strip())
        await guarded(interaction, lambda: go_to_turn(interaction, self.moment.table, turn, self.moment.seat))


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
        assert isinstance(item, discord.ui.Button | discord.ui.Select)
        return cls(item, match["table"], number_of(match["seat"]), int(match["step"]), match["act"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show another step, or the form for a turn's number."""
        await guarded(interaction, lambda: self._act(interaction))

    async def _act(self, interaction: Interaction) -> None:
        if self.act != "goto":
            await interaction.response.defer()
        table = await _table(interaction, self.table)
        if self.act in ("turn", "seat"):
            await self._choose(interaction, table)
            return
        moment = await moment_of(interaction, table, self.step, self.seat)
        if self.act == "goto":
            await interaction.response.send_modal(TurnForm(moment, language(interaction)))
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


class GameMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=REPLAY_MENU):
    """The menu of games to look back at."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The menu as its custom_id describes it."""
        assert isinstance(item, discord.ui.Select)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the game that was chosen at its end."""
        await interaction.response.defer()

        async def work() -> None:
            await show_step(interaction, await _table(interaction, next(iter(self.item.values), "")), None)

        await guarded(interaction, work)
