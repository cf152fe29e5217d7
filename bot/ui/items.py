"""Buttons and menus that live on after a restart: all they need stands in their custom_id."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any, Self

import discord

from bot.moves import moves_of
from bot.publish.late import ACTS
from bot.table_errors import NoSuchTable
from bot.table_model import Table
from bot.ui import actions, drafting, late, lobby, votes
from bot.ui.actions import Interaction, guarded, language, table_numbered
from bot.ui.catchup import show_catch_up
from bot.ui.ids import PANEL_BUTTON, PANEL_MENU, TABLE_BUTTON, PanelId
from bot.ui.log_pages import show_log
from bot.ui.panel import Panel, build_panel, panel_revision
from bot.ui.parts import NO_PINGS
from bot.ui.replay import open_game
from bot.ui.undo_panel import choose_undo
from bot.wording import say

PATIENCE = 0.7
"""Seconds after which a panel that is not ready is acknowledged first and shown later."""


def _own_seat(interaction: Interaction, table: Table, seat: int) -> None:
    """Another player's panel is refused, forged or not."""
    if table.seat_of(interaction.user.id) != seat:
        raise actions.NotYourPanel


async def _browse(interaction: Interaction, at: PanelId, node: str, page: int = 0) -> None:
    """Show another level of the options; where the moment has passed, show what is asked now."""
    building = asyncio.create_task(_level(interaction, at, node, page))
    await asyncio.wait({building}, timeout=PATIENCE)
    if building.done():
        panel, file = building.result()
        await interaction.response.edit_message(
            content=panel.text, view=panel.view, embeds=panel.embeds, attachments=[file], allowed_mentions=NO_PINGS
        )
        return
    await interaction.response.defer()
    panel, file = await building
    await interaction.edit_original_response(
        content=panel.text, view=panel.view, embeds=panel.embeds, attachments=[file], allowed_mentions=NO_PINGS
    )


async def _level(interaction: Interaction, at: PanelId, node: str, page: int) -> tuple[Panel, discord.File]:
    """The panel at a node, and its picture, in which the places to choose from are marked."""
    table = await table_numbered(interaction, at.table)
    _own_seat(interaction, table, at.seat)
    match = await actions.match_of(interaction, table)
    lang, careful = language(interaction), interaction.client.people.get(interaction.user.id).confirm
    if panel_revision(match, at.seat) != at.revision:
        panel = build_panel(table, match, at.seat, lang, note=say(lang, "error-stale"), careful=careful)
    else:
        panel = build_panel(table, match, at.seat, lang, node=node, page=page, careful=careful)
    return panel, await actions.panel_file(interaction, table, panel)


async def _answer(interaction: Interaction, at: PanelId, ids: list[str]) -> None:
    await interaction.response.defer()
    table = await table_numbered(interaction, at.table)
    _own_seat(interaction, table, at.seat)
    match = await actions.match_of(interaction, table)
    ask = match.ask_of(at.seat)
    if ask is None or match.asked_at(at.seat) != at.revision:
        await actions.show_panel(interaction, table, note=say(language(interaction), "error-stale"))
        return
    await actions.give(interaction, table, [(ask.key, ids)], at.revision)


async def _leads_on(interaction: Interaction, at: PanelId, value: str) -> bool:
    """Whether an entry of a menu opens something: options below it, or its own text before it is taken."""
    if value.endswith((":", "*")):
        return True
    table = await table_numbered(interaction, at.table)
    match = await actions.match_of(interaction, table)
    ask = match.ask_of(at.seat)
    careful = interaction.client.people.get(interaction.user.id).confirm
    return ask is not None and careful and moves_of(table.game).is_final(ask, value)


async def _take_back(interaction: Interaction, at: PanelId) -> None:
    await interaction.response.defer()
    table = await table_numbered(interaction, at.table)
    _own_seat(interaction, table, at.seat)
    await actions.take_back(interaction, table, at.revision)


DraftButton = Callable[[Interaction, PanelId, str], Awaitable[None]]
DRAFT_BUTTONS: dict[str, DraftButton] = {
    "more": lambda interaction, at, option: drafting.add(interaction, at, [option]),
    "fill": drafting.fill,
    "less": drafting.take_off,
    "last": lambda interaction, at, _: drafting.take_off(interaction, at),
    "clear": lambda interaction, at, _: drafting.clear(interaction, at),
    "send": lambda interaction, at, _: drafting.send(interaction, at),
    "type": lambda interaction, at, _: drafting.show_form(interaction, at),
}
"""What the buttons of a draft do, by their act; the last argument is the option that they are about."""


class PanelButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=PANEL_BUTTON):
    """A button of a turn panel."""

    def __init__(self, item: discord.ui.Button[Any], table: int, seat: int, revision: int, act: str, arg: str) -> None:
        super().__init__(item)
        self.table, self.seat, self.revision, self.act, self.arg = table, seat, revision, act, arg

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as its custom_id describes it."""
        assert isinstance(item, discord.ui.Button)
        return cls(item, int(match["table"]), int(match["seat"]), int(match["revision"]), match["act"], match["arg"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the button says, for the seat's own player only."""
        await guarded(interaction, lambda: self._act(interaction))

    async def _act(self, interaction: Interaction) -> None:
        at = PanelId(self.table, self.seat, self.revision)
        if self.act == "a":
            await _answer(interaction, at, [self.arg])
        elif self.act == "none":
            await _answer(interaction, at, [])
        elif self.act == "u":
            await _take_back(interaction, at)
        elif self.act in DRAFT_BUTTONS:
            await DRAFT_BUTTONS[self.act](interaction, at, self.arg)
        elif self.act == "p":
            page, _, node = self.arg.partition("/")
            await _browse(interaction, at, node, int(page) if page.isdecimal() else 0)
        else:
            await _browse(interaction, at, self.arg)


class PanelMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=PANEL_MENU):
    """A menu of a turn panel."""

    def __init__(self, item: discord.ui.Select[Any], table: int, seat: int, revision: int, act: str) -> None:
        super().__init__(item)
        self.table, self.seat, self.revision, self.act = table, seat, revision, act

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The menu as its custom_id describes it."""
        assert isinstance(item, discord.ui.Select)
        return cls(item, int(match["table"]), int(match["seat"]), int(match["revision"]), match["act"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open a node, or answer."""
        await guarded(interaction, lambda: self._act(interaction))

    async def _act(self, interaction: Interaction) -> None:
        at, values = PanelId(self.table, self.seat, self.revision), list(self.item.values)
        if self.act == "add":
            await drafting.add(interaction, at, values)
        elif self.act in ("part", "focus") and values:
            part = self.act == "part"
            await drafting.look(interaction, at, focus="" if part else values[0], node=values[0] if part else "")
        elif self.act == "pick" and values and await _leads_on(interaction, at, values[0]):
            await _browse(interaction, at, values[0])
        else:
            await _answer(interaction, at, values)


class TableButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=TABLE_BUTTON):
    """A public button of a table: everybody may press it, and each gets a reply of their own."""

    def __init__(self, item: discord.ui.Button[Any], table: int, act: str, arg: str) -> None:
        super().__init__(item)
        self.table, self.act, self.arg = table, act, arg

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as its custom_id describes it."""
        assert isinstance(item, discord.ui.Button)
        return cls(item, int(match["table"]), match["act"], match["arg"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge first, then do it."""
        await guarded(interaction, lambda: self._act(interaction))

    async def _act(self, interaction: Interaction) -> None:
        if self.act in lobby.ACTS:
            await interaction.response.defer()
            await lobby.press(interaction, await table_numbered(interaction, self.table), self.act)
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await table_numbered(interaction, self.table)
        if self.act == "play":
            await actions.play(interaction, table)
        elif self.act == "hand":
            await actions.show_hand(interaction, table)
        elif self.act in ("board", "zoom"):
            await actions.show_picture(interaction, table, "board" if self.act == "board" else "cut")
        elif self.act == "catchup":
            await show_catch_up(interaction, table)
        elif self.act == "log":
            await show_log(interaction, table)
        elif self.act == "replay":
            await open_game(interaction, table)
        elif self.act == "undo":
            await choose_undo(interaction, table)
        elif self.act in ACTS and self.arg:
            await late.choose(interaction, table, int(self.arg), ACTS[self.act])
        elif self.act in ("agree", "refuse") and self.arg:
            await votes.vote(interaction, table, int(self.arg), agree=self.act == "agree")
        else:
            raise NoSuchTable
