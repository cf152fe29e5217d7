"""Buttons and menus of the panel for answering ahead: they live on after a restart, and act for whoever uses them."""

from __future__ import annotations

import re
from typing import Any, Self

import discord

from bot.areas import simple
from bot.table_model import Table
from bot.table_plans import NothingToPlan, Outlook
from bot.ui.actions import Interaction, guarded, language, table_numbered, tell
from bot.ui.lists import read_picks
from bot.ui.parts import NO_PINGS
from bot.ui.plan_panel import ASK_ME, PLAN_BUTTON, PLAN_MENU, build_plans, question_title
from bot.ui.speech import Speech
from bot.wording import LANGUAGES, say


async def show_plans(
    interaction: Interaction, now: Outlook, *, question: str = "", node: str = "", note: str = ""
) -> None:
    """Show or refresh the panel in the reply that has been deferred."""
    panel = build_plans(now, language(interaction), question=question, node=node, note=note)
    await interaction.edit_original_response(
        content=panel.text, view=panel.view, attachments=[], embeds=[], allowed_mentions=NO_PINGS
    )


async def open_plans(interaction: Interaction, table: Table) -> None:
    """The player's plans, for the first time; raises NotSeated, NotStarted, AlreadyOver."""
    await show_plans(interaction, await interaction.client.tables.plans.outlook(table.id, interaction.user.id))


async def plan_typed(interaction: Interaction, table: Table, question: str, text: str) -> None:
    """Settle what was typed: a list of options for a question, each its own answer where it asks for one.

    Raises NothingToPlan, Unclear, IllegalAnswer.
    """
    plans, user = interaction.client.tables.plans, interaction.user.id
    now = await plans.outlook(table.id, user)
    said = Speech(language(interaction), table.game, table.names())
    coming = next((item for item in now.prospects if simple(question) in _names_of(item.id, table)), None)
    if coming is None:
        raise NothingToPlan
    picks = read_picks(said, coming.ask, text)
    if coming.ask.most > 1:
        now = await plans.replace(table.id, user, coming.id, picks)
    else:
        now = await plans.plan(table.id, user, coming.id, [[pick] for pick in picks])
    await show_plans(interaction, now, note=say(language(interaction), "plan-made"))


def _names_of(question: str, table: Table) -> set[str]:
    """How a question may be typed: its id, or its title in any language."""
    titles = [question_title(lang, table.game, question, table.names()) for lang in LANGUAGES]
    return {simple(name) for name in (question, *titles)}


async def give_order(interaction: Interaction, table: Table, kind: str, span: str | None) -> None:
    """Give or take back a standing order; a question that it covers and that is open now is let pass."""
    tables, user = interaction.client.tables, interaction.user.id
    outcome = await tables.plans.order(table.id, user, kind, span)
    trouble = None
    if outcome.table.revision != table.revision:
        trouble = await interaction.client.publisher.publish(table.id)
    if outcome.table.is_over:
        await interaction.edit_original_response(content=say(language(interaction), "panel-over"), view=None)
    else:
        now = await tables.plans.outlook(table.id, user)
        await show_plans(interaction, now, note=say(language(interaction), "plan-made"))
    if trouble is not None:
        await tell(interaction, say(language(interaction), trouble))


class PlanButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=PLAN_BUTTON):
    """A button of the panel for answering ahead."""

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
        if self.act == "open":
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()
        await guarded(interaction, lambda: self._act(interaction))

    async def _act(self, interaction: Interaction) -> None:
        plans, user = interaction.client.tables.plans, interaction.user.id
        table = await table_numbered(interaction, self.table)
        if self.act == "clear":
            now = await plans.clear(table.id, user)
        elif self.act == "none":
            now = await plans.replace(table.id, user, self.arg, [])
        else:
            now = await plans.outlook(table.id, user)
        await show_plans(interaction, now)


class PlanMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=PLAN_MENU):
    """A menu of the panel for answering ahead."""

    def __init__(self, item: discord.ui.Select[Any], table: int, act: str, arg: str) -> None:
        super().__init__(item)
        self.table, self.act, self.arg = table, act, arg

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The menu as its custom_id describes it."""
        assert isinstance(item, discord.ui.Select)
        return cls(item, int(match["table"]), match["act"], match["arg"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge first, then do it."""
        await interaction.response.defer()
        await guarded(interaction, lambda: self._act(interaction))

    async def _act(self, interaction: Interaction) -> None:
        values = list(self.item.values)
        plans, user = interaction.client.tables.plans, interaction.user.id
        table, value = await table_numbered(interaction, self.table), (values or [""])[0]
        if self.act == "order":
            kind, _, span = value.partition("|")
            await give_order(interaction, table, kind, None if span == ASK_ME else span)
        elif self.act == "ask":
            await show_plans(interaction, await plans.outlook(table.id, user), question=value)
        elif self.act == "drop":
            known = int(value) if value.isascii() and value.isdecimal() and len(value) < 16 else -1
            await show_plans(interaction, await plans.clear(table.id, user, known))
        elif self.act == "many":
            await show_plans(interaction, await plans.replace(table.id, user, self.arg, values))
        elif value.endswith((":", "*")):
            await show_plans(interaction, await plans.outlook(table.id, user), question=self.arg, node=value)
        else:
            await show_plans(interaction, await plans.plan(table.id, user, self.arg, [[value]]))
