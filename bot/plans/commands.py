"""/plan: answer ahead, see and clear what is planned, let questions pass for a turn. /catchup: what one has missed."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.base.typed import bounded
from bot.drafts.completing import Offer, offered
from bot.frame.acknowledge import acknowledge
from bot.frame.choosing import PLAN, offer_own
from bot.frame.handling import (
    Interaction,
    guarded,
    language,
    table_here,
)
from bot.model.errors import NoSuchTable, TableError
from bot.plans.ahead import Ahead, PlanPage, find_ahead
from bot.plans.items import give_order, open_plans, show_plans
from bot.plans.panel import ASK_ME
from bot.plans.parts import LABEL
from bot.plans.typed import order_typed, plan_typed, read_aims, read_planned
from bot.words.lists import simple
from bot.words.option_words import cut
from bot.words.plan_words import order_title, question_title
from bot.words.wording import say
from data.texts import texts
from data.words import words_of
from engine.core.ask import Ask
from engine.core.errors import EngineError
from engine.core.planning import next_question, order_parts, orders
from engine.core.preorders import UpcomingQuestion
from engine.core.registry import games

MAX_CHOICES = 25
Choices = list[app_commands.Choice[str]]


def _until(span: str) -> app_commands.Choice[str]:
    """How long a standing order lasts, in the words of the first game that has it, else in the host's."""
    keys = [key for game in games() if texts().has("en", key := f"{game}-until-{span}")]
    key = next(iter(keys), f"until-{span}")
    return app_commands.Choice(name=app_commands.locale_str(texts().text("en", key), key=key), value=span)


SPANS = ("turn", "phase", *dict.fromkeys(span for game in games() for span in words_of(game).spans), ASK_ME)
UNTIL = [_until(span) for span in SPANS]


async def ahead_here(interaction: Interaction) -> Ahead | None:
    """What the player may settle ahead at the table here; None where they play at none."""
    channel, tables = interaction.channel_id, interaction.client.tables
    table = tables.at(channel) if channel is not None else None
    if table is None or table.status != "playing" or table.seat_of(interaction.user.id) is None:
        return None
    return await find_ahead(interaction, table)


def _fitting(ahead: Ahead, ask: Ask, before: str, current: str) -> Choices:
    """The options of a question that go on with a list; ``before`` stands in front of it and is kept."""
    words = ahead.words
    earlier, comma, last = bounded(current).rpartition(",")

    def worded(option: str) -> tuple[str, str]:
        whole = f"{before}{earlier}{comma} {words.deed(option)}" if before or earlier else words.deed(option)
        return whole, whole

    return offered(words, [Offer(ask, list(ask.options), ahead.seen_for(ask))], last, worded)


def _title(ahead: Ahead, question: str) -> str:
    return question_title(ahead.lang, ahead.table.game, question, ahead.words.names)


def _typed_question(ahead: Ahead | None, namespace: Any) -> UpcomingQuestion | None:
    """The upcoming question that has been typed in the command so far."""
    question = str(getattr(namespace, "question", "") or "")
    return None if ahead is None else next((item for item in ahead.now.upcoming if item.id == question), None)


class PlanGroup(app_commands.Group):
    """The /plan commands."""

    def __init__(self) -> None:
        super().__init__(
            name="plan",
            description=app_commands.locale_str("Answer ahead, for when you are asked", key="cmd-plan"),
        )

    @app_commands.command(name="show", description=app_commands.locale_str("Your plans here", key="cmd-plan-show"))
    async def show(self, interaction: discord.Interaction[Any]) -> None:
        """Open the panel of plans."""
        await acknowledge(interaction, ephemeral=True)

        async def work() -> None:
            try:
                table = table_here(interaction)
            except NoSuchTable:
                await offer_own(interaction, PLAN)
                return
            await open_plans(interaction, table)

        await guarded(interaction, work)

    @app_commands.command(
        name="answer", description=app_commands.locale_str("Plan an answer to what will come", key="cmd-plan-answer")
    )
    @app_commands.describe(
        question=app_commands.locale_str("What will be asked; pick from the list", key="arg-question"),
        what=app_commands.locale_str("One or several, parted by commas", key="arg-what"),
        aims=app_commands.locale_str("What follows: a card's aim, tiles, a monument; parted by ;", key="arg-aims"),
    )
    async def answer(self, interaction: discord.Interaction[Any], question: str, what: str, aims: str = "") -> None:
        """Settle answers to a question that will come, and what the card of the first one is aimed at."""
        await acknowledge(interaction, ephemeral=True)

        async def work() -> None:
            await plan_typed(interaction, table_here(interaction), question, what, aims)

        await guarded(interaction, work)

    @answer.autocomplete("question")
    async def _questions(self, interaction: discord.Interaction[Any], current: str) -> Choices:
        ahead = await ahead_here(interaction)
        if ahead is None:
            return []
        titles = [(_title(ahead, item.id), item.id) for item in ahead.now.offered()]
        wanted = simple(current)
        choices = [
            app_commands.Choice(name=cut(words, LABEL), value=name) for words, name in titles if wanted in simple(words)
        ]
        return choices[:MAX_CHOICES]

    @answer.autocomplete("what")
    async def _what(self, interaction: discord.Interaction[Any], current: str) -> Choices:
        ahead = await ahead_here(interaction)
        coming = _typed_question(ahead, interaction.namespace)
        return [] if ahead is None or coming is None else _fitting(ahead, coming.ask, "", current)

    @answer.autocomplete("aims")
    async def _aims(self, interaction: discord.Interaction[Any], current: str) -> Choices:
        ahead, namespace = await ahead_here(interaction), interaction.namespace
        coming = _typed_question(ahead, namespace)
        if ahead is None or coming is None:
            return []
        before, part, last = current.rpartition(";")
        try:
            what = str(getattr(namespace, "what", "") or "")
            picks = read_planned(ahead, coming.ask, what)
            ids = picks if coming.ask.most > 1 else picks[:1]
            follow_ups = read_aims(ahead, coming.id, ids, before)
        except (TableError, EngineError):
            return []
        following_ask = next_question(ahead.now.match, ahead.now.seat, coming.id, ids, follow_ups)
        return [] if following_ask is None else _fitting(ahead, following_ask.ask, f"{before}{part}", last)

    @app_commands.command(name="clear", description=app_commands.locale_str("Give up your plans", key="cmd-plan-clear"))
    async def clear(self, interaction: discord.Interaction[Any]) -> None:
        """Give up all plans at the table here."""
        await acknowledge(interaction, ephemeral=True)

        async def work() -> None:
            table = table_here(interaction)
            now = await interaction.client.tables.plans.clear(table.id, interaction.user.id)
            await show_plans(interaction, now, PlanPage(note=say(language(interaction), "plan-cleared")))

        await guarded(interaction, work)

    @app_commands.command(
        name="skip", description=app_commands.locale_str("Let such questions pass", key="cmd-plan-skip")
    )
    @app_commands.describe(
        kind=app_commands.locale_str("Which questions", key="arg-order"),
        until=app_commands.locale_str("For how long", key="arg-until"),
    )
    @app_commands.choices(until=UNTIL)
    async def skip(self, interaction: discord.Interaction[Any], kind: str, until: app_commands.Choice[str]) -> None:
        """Give or take back a standing order."""
        await acknowledge(interaction, ephemeral=True)
        span = None if until.value == ASK_ME else until.value
        await guarded(interaction, lambda: give_order(interaction, table_here(interaction), kind, span))

    @skip.autocomplete("kind")
    async def _kinds(self, interaction: discord.Interaction[Any], current: str) -> Choices:
        return await _orders(interaction, current, has_parts=False)

    @app_commands.command(
        name="order",
        description=app_commands.locale_str("Say beforehand what you answer to others", key="cmd-plan-order"),
    )
    @app_commands.describe(
        kind=app_commands.locale_str("What it is about", key="arg-order-kind"),
        part=app_commands.locale_str("What you say something to; pick from the list", key="arg-part"),
        what=app_commands.locale_str("One or several, parted by commas", key="arg-what"),
        until=app_commands.locale_str("For how long", key="arg-until"),
    )
    @app_commands.choices(until=UNTIL)
    async def order(
        self,
        interaction: discord.Interaction[Any],
        kind: str,
        part: str = "",
        what: str = "",
        until: app_commands.Choice[str] | None = None,
    ) -> None:
        """Change a standing order that says something, or show its page."""
        await acknowledge(interaction, ephemeral=True)
        span = "" if until is None else None if until.value == ASK_ME else until.value
        await guarded(interaction, lambda: order_typed(interaction, table_here(interaction), kind, part, what, span))

    @order.autocomplete("kind")
    async def _with_parts(self, interaction: discord.Interaction[Any], current: str) -> Choices:
        return await _orders(interaction, current, has_parts=True)

    @order.autocomplete("part")
    async def _parts(self, interaction: discord.Interaction[Any], current: str) -> Choices:
        ahead, kind = await ahead_here(interaction), str(getattr(interaction.namespace, "kind", "") or "")
        if ahead is None:
            return []
        wanted, parts = simple(bounded(current)), order_parts(ahead.now.match, ahead.now.seat, kind)
        titles = [(_title(ahead, item.id), item.id) for item in parts]
        choices = [
            app_commands.Choice(name=cut(words, LABEL), value=name) for words, name in titles if wanted in simple(words)
        ]
        return choices[:MAX_CHOICES]

    @order.autocomplete("what")
    async def _says(self, interaction: discord.Interaction[Any], current: str) -> Choices:
        ahead, namespace = await ahead_here(interaction), interaction.namespace
        if ahead is None:
            return []
        parts = order_parts(ahead.now.match, ahead.now.seat, str(getattr(namespace, "kind", "") or ""))
        part = next((item for item in parts if item.id == str(getattr(namespace, "part", "") or "")), None)
        return [] if part is None else _fitting(ahead, part.ask, "", current)


async def _orders(interaction: discord.Interaction[Any], current: str, *, has_parts: bool) -> Choices:
    """The standing orders of the game here that say something, or those that do not."""
    ahead = await ahead_here(interaction)
    if ahead is None:
        return []
    kinds = [kind for kind in ahead.now.orders if orders(ahead.now.match)[kind].has_parts == has_parts]
    titles = [(order_title(ahead.lang, ahead.table.game, kind), kind) for kind in kinds]
    wanted = simple(bounded(current))
    return [
        app_commands.Choice(name=cut(words, LABEL), value=kind) for words, kind in titles if wanted in simple(words)
    ]
