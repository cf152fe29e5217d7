"""Buttons and menus of the panel for answering ahead: they live on after a restart, and act for whoever uses them."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.base.typed import bounded
from bot.drafts.lists import read_picks
from bot.frame.handling import (
    Interaction,
    language,
    table_numbered,
    tell,
)
from bot.frame.pressed import pressed
from bot.messages.ids import PLAN_BUTTON, PLAN_MENU
from bot.messages.parts import frozen
from bot.messages.pictures import kind_of, use_of
from bot.model.plans import Plan
from bot.model.table import Table
from bot.panel.edits import in_order
from bot.panel.layout import Panel, message_of
from bot.panel.show import put_panel
from bot.plans.order_panel import build_order
from bot.plans.panel import ASK_ME, build_plans
from bot.plans.repeated import list_form, part_with
from bot.posting.texts.message import Drawing
from bot.tables.automatic import refusal
from bot.tables.drafts import is_drafted
from bot.tables.plans import (
    NoSuchOrder,
    NoSuchPlan,
    NothingToPlan,
    Planning,
)
from bot.words.lists import simple
from bot.words.option_words import OptionWords
from bot.words.plan_words import question_title
from bot.words.wording import LANGUAGES, say
from engine.core.ask import Ask
from engine.core.errors import IllegalAnswer
from engine.core.preorders import FollowUp, Settled, next_question, order_parts, ordered, orders


async def show_plans(
    interaction: Interaction,
    now: Planning,
    *,
    question: str = "",
    aiming: Plan | None = None,
    node: str = "",
    note: str = "",
) -> None:
    """Show or refresh the panel in the reply that has been deferred."""
    panel = build_plans(now, language(interaction), question=question, aiming=aiming, node=node, note=note)
    # Reads end in their order, and nothing is awaited between a read and this: the newest state is shown last.
    async with in_order(interaction):
        await _put_plans(interaction, now, panel)


async def _put_plans(interaction: Interaction, now: Planning, panel: Panel) -> None:
    if panel.seen is None:
        await interaction.edit_original_response(**message_of(panel, now.table.game, None))
        return
    wishes, lang, table = interaction.client.people.get(interaction.user.id), language(interaction), now.table
    kind, names = kind_of(table.game, panel.seen, use_of(wishes)), tuple(table.names())
    drawing = Drawing(table.game, panel.seen, kind, lang, names, wishes.palette, marks=panel.marks)
    await put_panel(interaction, panel, drawing)


async def open_plans(interaction: Interaction, table: Table) -> None:
    """The player's plans, for the first time; raises NotSeated, NotStarted, AlreadyOver."""
    await show_plans(interaction, await interaction.client.tables.plans.planning(table.id, interaction.user.id))


async def plan_typed(interaction: Interaction, table: Table, question: str, text: str, aims: str = "") -> None:
    """Settle what was typed, all or nothing: a list of options for a question, each its own answer where it asks for
    one; ``aims`` are what follows the first, such as what a card is aimed at, one thing after the other parted by ";".

    Raises NothingToPlan, Unclear, IllegalAnswer.
    """
    plans, user = interaction.client.tables.plans, interaction.user.id
    now = await plans.planning(table.id, user)
    said = OptionWords(language(interaction), table.game, table.names())
    coming = next((item for item in now.upcoming if simple(question) in _names_of(item.id, table)), None)
    if coming is None:
        raise NothingToPlan
    picks = read_planned(now, said, coming.ask, text)
    many = coming.ask.most > 1
    follow_ups = read_aims(now, said, coming.id, picks if many else picks[:1], aims)
    if many:
        now = await plans.replace(table.id, user, coming.id, picks, follow_ups)
    else:
        now = await plans.plan(table.id, user, coming.id, [[pick] for pick in picks], follow_ups)
    await show_made(interaction, now, coming.id, say(language(interaction), "plan-made"))


def read_planned(now: Planning, said: OptionWords, ask: Ask, text: str) -> list[str]:
    """The answer that a list names for a question that is not open yet, judged by the present position.

    Raises Unclear.
    """
    return read_picks(said, ask, text, now.match.position, is_planned=True)


def read_aims(now: Planning, said: OptionWords, question: str, ids: list[str], text: str) -> list[FollowUp]:
    """The follow-ups that were typed for an answer. Raises Unclear, or NothingToPlan if there is no such follow-up."""
    follow_ups: list[FollowUp] = []
    for part in filter(None, map(str.strip, text.split(";"))):
        coming = next_question(now.match, now.seat, question, ids, follow_ups)
        if coming is None:
            raise NothingToPlan
        chosen = tuple(read_planned(now, said, coming.ask, part))
        why = refusal(now.match, coming.ask, chosen)
        if why is not None:
            raise IllegalAnswer("this cannot be planned", why)
        follow_ups.append((coming.id, chosen))
    return follow_ups


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
        over = Panel(say(language(interaction), "panel-over"), frozen([]))
        await interaction.edit_original_response(**message_of(over, table.game, None))
    else:
        now = await tables.plans.planning(table.id, user)
        await show_plans(interaction, now, note=say(language(interaction), "plan-made"))
    if trouble is not None:
        await tell(interaction, say(language(interaction), trouble))


async def show_order(interaction: Interaction, now: Planning, kind: str, part: str = "", note: str = "") -> None:
    """Show the page of a standing order in the reply that has been deferred; all plans where there is no such order."""
    if kind not in now.orders or not orders(now.match)[kind].has_parts:
        raise NoSuchOrder
    panel = build_order(now, language(interaction), kind, part, note)
    async with in_order(interaction):
        await interaction.edit_original_response(**message_of(panel, now.table.game, None))


async def say_in_order(
    interaction: Interaction, table: Table, kind: str, setting: FollowUp | None, span: str | None = ""
) -> None:
    """Set a part of a standing order, or how long it lasts; ``span`` None ends it. Then show its page.

    A question that the player is asked now stays theirs. Raises NoSuchOrder, IllegalAnswer.
    """
    plans, user, lang = interaction.client.tables.plans, interaction.user.id, language(interaction)
    settings = () if setting is None else (setting,)
    await plans.order(table.id, user, kind, span, settings=settings, at_once=False)
    now = await plans.planning(table.id, user)
    order, ask = now.order(kind), now.match.ask_of(now.seat)
    would_answer = order and ask and isinstance(ordered(now.match, kind, order.settings, ask), Settled)
    note = say(lang, "order-asked-now" if would_answer else "plan-made")
    await show_order(interaction, now, kind, "" if setting is None else setting[0], note)


async def order_typed(
    interaction: Interaction, table: Table, kind: str, name: str, text: str, span: str | None
) -> None:
    """Set a part of a standing order as typed: its options parted by commas; without a part, show its page.

    Raises NoSuchOrder, NothingToPlan, Unclear, IllegalAnswer.
    """
    now = await interaction.client.tables.plans.planning(table.id, interaction.user.id)
    part = next(
        (item for item in order_parts(now.match, now.seat, kind) if simple(name) in _names_of(item.id, table)), None
    )
    if name and part is None:
        raise NothingToPlan
    if part is not None and text:
        said = OptionWords(language(interaction), table.game, table.names())
        picks = read_planned(now, said, part.ask, text)
        await say_in_order(interaction, table, kind, (part.id, tuple(picks)), span)
    elif span == "":
        await show_order(interaction, now, kind, "" if part is None else part.id)
    else:
        await say_in_order(interaction, table, kind, None, span)


async def _press(interaction: Interaction, parts: dict[str, str], values: list[str]) -> None:
    """A button of the panel for answering ahead."""
    act, arg = parts["act"], parts["arg"]
    if act == "pick":
        sort, _, rest = arg.partition("|")
        about, _, value = rest.partition("|")
        await _pick(interaction, {"table": parts["table"], "act": sort, "arg": about}, [value])
        return
    if act == "type":
        await _open_form(interaction, int(parts["table"]), arg)
        return
    if act == "open":
        await interaction.response.defer(ephemeral=True, thinking=True)
    else:
        await interaction.response.defer()
    plans, user = interaction.client.tables.plans, interaction.user.id
    table = await table_numbered(interaction, int(parts["table"]))
    if act == "clear":
        await show_plans(interaction, await plans.clear(table.id, user))
    elif act == "last":
        now = await plans.planning(table.id, user)
        last = now.last(arg)
        now = now if last is None else await plans.clear(table.id, user, last.id)
        await show_plans(interaction, now, question=arg)
    elif act == "none":
        await show_made(interaction, await plans.replace(table.id, user, arg, []), arg)
    elif act == "order":
        await show_order(interaction, await plans.planning(table.id, user), arg)
    elif act in ("unsay", "span", "end"):
        kind, _, rest = arg.partition("|")
        unsaid = (rest, ()) if act == "unsay" else None
        await say_in_order(interaction, table, kind, unsaid, rest if act == "span" else None if act == "end" else "")
    elif act == "noaim":
        await _aim(interaction, table, _number(arg), [])
    else:
        await show_plans(interaction, await plans.planning(table.id, user))


async def _pick(interaction: Interaction, parts: dict[str, str], values: list[str]) -> None:
    """A menu of the panel for answering ahead."""
    await interaction.response.defer()
    act, arg, value = parts["act"], parts["arg"], (values or [""])[0]
    plans, user = interaction.client.tables.plans, interaction.user.id
    table = await table_numbered(interaction, int(parts["table"]))
    if act == "order":
        kind, _, span = value.partition("|")
        await give_order(interaction, table, kind, None if span == ASK_ME else span)
    elif act == "part":
        await show_order(interaction, await plans.planning(table.id, user), arg, value)
    elif act in ("say", "then"):
        kind, _, part = arg.partition("|")
        before = (await plans.planning(table.id, user)).order(kind) if act == "then" else None
        listed = dict(before.settings).get(part, ()) if before is not None else ()
        await say_in_order(
            interaction, table, kind, (part, (*listed, *(item for item in values if item not in listed)))
        )
    elif act == "ask" and value.startswith(">"):
        now = await plans.planning(table.id, user)
        aiming = now.plan(_number(value[1:]))
        if aiming is None:
            raise NoSuchPlan
        await show_plans(interaction, now, aiming=aiming)
    elif act == "ask":
        await show_plans(interaction, await plans.planning(table.id, user), question=value)
    elif act == "region":
        await show_plans(interaction, await plans.planning(table.id, user), question=arg, node=value)
    elif act == "add":
        now = await plans.plan(table.id, user, arg, [[item] for item in values])
        await show_plans(interaction, now, question=arg, node=part_with(now, language(interaction), arg, value))
    elif act == "drop":
        await show_plans(interaction, await plans.clear(table.id, user, _number(value)))
    elif act == "many":
        await show_made(interaction, await plans.replace(table.id, user, arg, values), arg)
    elif value.endswith((":", "*")):
        now = await plans.planning(table.id, user)
        aiming = now.plan(_number(arg)) if act == "aim" else None
        await show_plans(interaction, now, question="" if act == "aim" else arg, aiming=aiming, node=value)
    elif act == "aim":
        await _aim(interaction, table, _number(arg), values)
    else:
        await show_made(interaction, await plans.plan(table.id, user, arg, [[value]]), arg)


async def _open_form(interaction: Interaction, number: int, question: str) -> None:
    """Open the form for a list of answers to a question; the plans as they are where it cannot be planned any more."""
    table = await table_numbered(interaction, number)
    now = await interaction.client.tables.plans.planning(table.id, interaction.user.id)
    coming = now.question(question)
    if coming is None or not is_drafted(table.game, coming.ask):
        await interaction.response.defer()
        await show_plans(interaction, now)
        return
    said = OptionWords(language(interaction), table.game, table.names())
    await interaction.response.send_modal(list_form(now, said, coming))


async def take_plan_form(interaction: Interaction, at: re.Match[str], fields: Mapping[str, str]) -> None:
    """A list that was typed into the form: planned after what is planned for the question, all or nothing.

    Raises NothingToPlan, Unclear, IllegalAnswer.
    """
    await interaction.response.defer()
    table = await table_numbered(interaction, int(at["table"]))
    plans, user, question = interaction.client.tables.plans, interaction.user.id, at["question"]
    now = await plans.planning(table.id, user)
    coming = now.question(question)
    if coming is None:
        raise NothingToPlan
    said = OptionWords(language(interaction), table.game, table.names())
    picks = read_planned(now, said, coming.ask, bounded(fields.get("list", "")))
    now = await plans.plan(table.id, user, question, [[pick] for pick in picks])
    await show_plans(interaction, now, question=question)


def _number(text: str) -> int:
    """The number of a plan; for other text one that no plan has."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 16 else -1


async def _aim(interaction: Interaction, table: Table, number: int, ids: list[str]) -> None:
    """Add a follow-up to a plan, and show the choice of the next one, if any."""
    plans, user = interaction.client.tables.plans, interaction.user.id
    before = (await plans.planning(table.id, user)).plan(number)
    now = await plans.follow(table.id, user, number, ids)
    assert before is not None, "else NoSuchPlan has been raised"
    longer = next(plan for plan in now.book.plans if plan.question == before.question)
    await show_plans(interaction, now, aiming=longer)


async def show_made(interaction: Interaction, now: Planning, question: str, note: str = "") -> None:
    """Show the panel after a plan for a question was made, with the choice of its follow-up, if it has one."""
    await show_plans(interaction, now, aiming=now.last(question), note=note)


PlanButton = pressed(PLAN_BUTTON, _press)
PlanMenu = pressed(PLAN_MENU, _pick)
