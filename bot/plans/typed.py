"""Answers ahead and standing orders that were typed: in commands, and in the form for a list."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.base.typed import bounded
from bot.drafts.lists import read_picks
from bot.frame.acknowledge import acknowledge
from bot.frame.handling import Interaction, table_numbered
from bot.model.table import Table
from bot.plans.ahead import Ahead, PlanPage, find_ahead
from bot.plans.items import say_in_order, show_made, show_order, show_plans
from bot.tables.automatic import refusal
from bot.tables.plans.checks import not_planned
from bot.tables.plans.planning import NothingToPlan
from bot.words.lists import simple
from bot.words.plan_words import question_title
from bot.words.wording import LANGUAGES, say
from engine.core.ask import Ask
from engine.core.errors import IllegalAnswer
from engine.core.planning import next_question, order_parts
from engine.core.preorders import FollowUp


async def plan_typed(interaction: Interaction, table: Table, question: str, text: str, aims: str = "") -> None:
    """Settle what was typed, all or nothing: a list of options for a question, each its own answer where it asks for
    one; ``aims`` are what follows the first, such as what a card is aimed at, one thing after the other parted by ";".

    Raises NothingToPlan, Unclear, IllegalAnswer.
    """
    plans, user, ahead = interaction.client.tables.plans, interaction.user.id, await find_ahead(interaction, table)
    now = ahead.now
    coming = next((item for item in now.upcoming if simple(question) in _names_of(item.id, table)), None)
    if coming is None:
        raise not_planned(now, question.strip())
    picks = read_planned(ahead, coming.ask, text)
    many = coming.ask.most > 1
    follow_ups = read_aims(ahead, coming.id, picks if many else picks[:1], aims)
    if many:
        now = await plans.replace(table.id, user, coming.id, picks, follow_ups)
    else:
        now = await plans.plan(table.id, user, coming.id, [[pick] for pick in picks], follow_ups)
    await show_made(interaction, now, coming.id, say(ahead.lang, "plan-made"))


def read_planned(ahead: Ahead, ask: Ask, text: str) -> list[str]:
    """The answer that a list names for a question that is not open yet, judged by the present position.

    Raises Unclear.
    """
    return read_picks(ahead.words, ask, text, ahead.now.match.position, is_planned=True)


def read_aims(ahead: Ahead, question: str, ids: list[str], text: str) -> list[FollowUp]:
    """The follow-ups that were typed for an answer. Raises Unclear, or NothingToPlan if there is no such follow-up."""
    now, follow_ups = ahead.now, list[FollowUp]()
    for part in filter(None, map(str.strip, text.split(";"))):
        coming = next_question(now.match, now.seat, question, ids, follow_ups)
        if coming is None:
            raise NothingToPlan
        picks = tuple(read_planned(ahead, coming.ask, part))
        why = refusal(now.match, coming.ask, picks)
        if why is not None:
            raise IllegalAnswer("this cannot be planned", why)
        follow_ups.append((coming.id, picks))
    return follow_ups


def _names_of(question: str, table: Table) -> set[str]:
    """How a question may be typed: its id, or its title in any language."""
    titles = [question_title(lang, table.game, question, table.names()) for lang in LANGUAGES]
    return {simple(name) for name in (question, *titles)}


async def take_plan_form(interaction: Interaction, at: re.Match[str], fields: Mapping[str, str]) -> None:
    """A list that was typed into the form: planned after what is planned for the question, all or nothing.

    Raises NothingToPlan, Unclear, IllegalAnswer.
    """
    await acknowledge(interaction)
    table = await table_numbered(interaction, int(at["table"]))
    plans, user, question = interaction.client.tables.plans, interaction.user.id, at["question"]
    ahead = await find_ahead(interaction, table)
    coming = ahead.now.question(question)
    if coming is None:
        raise not_planned(ahead.now, question)
    picks = read_planned(ahead, coming.ask, bounded(fields.get("list", "")))
    now = await plans.plan(table.id, user, question, [[pick] for pick in picks])
    await show_plans(interaction, now, PlanPage(question=question))


async def order_typed(
    interaction: Interaction, table: Table, kind: str, name: str, text: str, span: str | None
) -> None:
    """Set a part of a standing order as typed: its options parted by commas; without a part, show its page.

    Raises NoSuchOrder, NothingToPlan, Unclear, IllegalAnswer.
    """
    ahead = await find_ahead(interaction, table)
    now = ahead.now
    part = next(
        (item for item in order_parts(now.match, now.seat, kind) if simple(name) in _names_of(item.id, table)), None
    )
    if name and part is None:
        raise NothingToPlan
    if part is not None and text:
        picks = read_planned(ahead, part.ask, text)
        await say_in_order(interaction, table, kind, (part.id, tuple(picks)), span)
    elif span == "":
        await show_order(interaction, now, kind, "" if part is None else part.id)
    else:
        await say_in_order(interaction, table, kind, None, span)
