"""Buttons and menus of the panel for answering ahead: they live on after a restart, and act for whoever uses them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.drafts.lists import list_form
from bot.frame.acknowledge import acknowledge
from bot.frame.handling import (
    Interaction,
    language,
    table_numbered,
    tell,
)
from bot.frame.pressed import pressed
from bot.messages.ids import PLAN_BUTTON, PLAN_MENU, plan_form
from bot.messages.parts import frozen
from bot.messages.pictures import kind_of, use_of
from bot.model.table import Table
from bot.panel.edits import in_order
from bot.panel.layout import Panel, message_of
from bot.panel.show import put_panel
from bot.plans.ahead import OVERVIEW, Ahead, PlanPage, ahead_of
from bot.plans.order_panel import build_order
from bot.plans.panel import ASK_ME, build_plans
from bot.plans.repeated import part_with
from bot.posting.texts.message import Drawing
from bot.tables.drafts import is_drafted
from bot.tables.plans.planning import NoSuchOrder, NoSuchPlan, Planning
from bot.words.wording import say
from engine.core.planning import ordered, orders
from engine.core.preorders import FollowUp, Settled


async def show_plans(interaction: Interaction, now: Planning, page: PlanPage = OVERVIEW) -> None:
    """Show or refresh the panel in the reply that has been deferred."""
    ahead = ahead_of(interaction, now)
    panel = build_plans(ahead, page)
    # Reads end in their order, and nothing is awaited between a read and this: the newest state is shown last.
    async with in_order(interaction):
        await _put_plans(interaction, ahead, panel)


async def _put_plans(interaction: Interaction, ahead: Ahead, panel: Panel) -> None:
    table, person = ahead.table, ahead.press.person
    if panel.game_view is None:
        await interaction.edit_original_response(**message_of(panel, table.game, None))
        return
    kind, names = kind_of(table.game, panel.game_view, use_of(person)), tuple(table.names())
    drawing = Drawing(table.game, panel.game_view, kind, ahead.lang, names, person.palette, marks=panel.marks)
    await put_panel(interaction, panel, drawing)


async def open_plans(interaction: Interaction, table: Table) -> None:
    """The player's plans, for the first time; raises NotSeated, NotStarted, AlreadyOver."""
    await show_plans(interaction, await interaction.client.tables.plans.planning(table.id, interaction.user.id))


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
        await show_plans(interaction, now, PlanPage(note=say(language(interaction), "plan-made")))
    if trouble is not None:
        await tell(interaction, say(language(interaction), trouble))


async def show_order(interaction: Interaction, now: Planning, kind: str, part: str = "", note: str = "") -> None:
    """Show the page of a standing order in the reply that has been deferred; all plans where there is no such order."""
    if kind not in now.orders or not orders(now.match)[kind].has_parts:
        raise NoSuchOrder
    panel = build_order(ahead_of(interaction, now), kind, part, note)
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


Act = Callable[[Interaction, Table, str, list[str]], Awaitable[None]]
"""What a button or a menu does at a table: what it is about, and the values that were picked."""


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
        await acknowledge(interaction, ephemeral=True, thinking=True)
    else:
        await acknowledge(interaction)
    table = await table_numbered(interaction, int(parts["table"]))
    await BUTTON_ACTS.get(act, _show)(interaction, table, arg, [])


async def _pick(interaction: Interaction, parts: dict[str, str], values: list[str]) -> None:
    """A menu of the panel for answering ahead."""
    await acknowledge(interaction)
    table = await table_numbered(interaction, int(parts["table"]))
    await MENU_ACTS.get(parts["act"], _plan_one)(interaction, table, parts["arg"], values)


async def _planning(interaction: Interaction, table: Table) -> Planning:
    return await interaction.client.tables.plans.planning(table.id, interaction.user.id)


async def _show(interaction: Interaction, table: Table, _arg: str, _values: list[str]) -> None:
    await show_plans(interaction, await _planning(interaction, table))


async def _clear(interaction: Interaction, table: Table, _arg: str, _values: list[str]) -> None:
    await show_plans(interaction, await interaction.client.tables.plans.clear(table.id, interaction.user.id))


async def _take_last_back(interaction: Interaction, table: Table, question: str, _values: list[str]) -> None:
    now = await _planning(interaction, table)
    last = now.last(question)
    if last is not None:
        now = await interaction.client.tables.plans.clear(table.id, interaction.user.id, last.id)
    await show_plans(interaction, now, PlanPage(question=question))


async def _open_order(interaction: Interaction, table: Table, kind: str, _values: list[str]) -> None:
    await show_order(interaction, await _planning(interaction, table), kind)


async def _unsay(interaction: Interaction, table: Table, arg: str, _values: list[str]) -> None:
    kind, _, part = arg.partition("|")
    await say_in_order(interaction, table, kind, (part, ()))


async def _set_span(interaction: Interaction, table: Table, arg: str, _values: list[str]) -> None:
    kind, _, span = arg.partition("|")
    await say_in_order(interaction, table, kind, None, span)


async def _end_order(interaction: Interaction, table: Table, arg: str, _values: list[str]) -> None:
    await say_in_order(interaction, table, arg.partition("|")[0], None, None)


async def _aim_at(interaction: Interaction, table: Table, plan: str, values: list[str]) -> None:
    """Plan what follows an answer, nothing where nothing was picked; or open a node of what may follow it."""
    node = _first(values)
    if _is_node(node):
        now = await _planning(interaction, table)
        await show_plans(interaction, now, PlanPage(aiming=now.plan(_number(plan)), node=node))
    else:
        await _aim(interaction, table, _number(plan), values)


async def _give_order(interaction: Interaction, table: Table, _arg: str, values: list[str]) -> None:
    kind, _, span = _first(values).partition("|")
    await give_order(interaction, table, kind, None if span == ASK_ME else span)


async def _open_part(interaction: Interaction, table: Table, kind: str, values: list[str]) -> None:
    await show_order(interaction, await _planning(interaction, table), kind, _first(values))


async def _say(interaction: Interaction, table: Table, arg: str, values: list[str]) -> None:
    kind, _, part = arg.partition("|")
    await say_in_order(interaction, table, kind, (part, tuple(dict.fromkeys(values))))


async def _say_more(interaction: Interaction, table: Table, arg: str, values: list[str]) -> None:
    """Add to what a part of an order says."""
    kind, _, part = arg.partition("|")
    before = (await _planning(interaction, table)).order(kind)
    options = () if before is None else dict(before.settings).get(part, ())
    await say_in_order(interaction, table, kind, (part, tuple(dict.fromkeys((*options, *values)))))


async def _ask(interaction: Interaction, table: Table, _arg: str, values: list[str]) -> None:
    """Open a question; behind ">" what follows the plan of this number. Raises NoSuchPlan."""
    now = await _planning(interaction, table)
    value = _first(values)
    if not value.startswith(">"):
        await show_plans(interaction, now, PlanPage(question=value))
        return
    aiming = now.plan(_number(value[1:]))
    if aiming is None:
        raise NoSuchPlan
    await show_plans(interaction, now, PlanPage(aiming=aiming))


async def _open_region(interaction: Interaction, table: Table, question: str, values: list[str]) -> None:
    await show_plans(interaction, await _planning(interaction, table), PlanPage(question=question, node=_first(values)))


async def _add(interaction: Interaction, table: Table, question: str, values: list[str]) -> None:
    """Plan answers after those that are planned; the same part of the map stays open."""
    answers = [[value] for value in values]
    now = await interaction.client.tables.plans.plan(table.id, interaction.user.id, question, answers)
    node = part_with(ahead_of(interaction, now), question, _first(values))
    await show_plans(interaction, now, PlanPage(question=question, node=node))


async def _drop(interaction: Interaction, table: Table, _arg: str, values: list[str]) -> None:
    plans = interaction.client.tables.plans
    await show_plans(interaction, await plans.clear(table.id, interaction.user.id, _number(_first(values))))


async def _replace(interaction: Interaction, table: Table, question: str, values: list[str]) -> None:
    """Plan several things as one answer, or none, in the place of what was planned."""
    plans = interaction.client.tables.plans
    await show_made(interaction, await plans.replace(table.id, interaction.user.id, question, values), question)


async def _plan_one(interaction: Interaction, table: Table, question: str, values: list[str]) -> None:
    """Plan an answer, or open a node of the options."""
    value, plans = _first(values), interaction.client.tables.plans
    if _is_node(value):
        await show_plans(interaction, await _planning(interaction, table), PlanPage(question=question, node=value))
        return
    await show_made(interaction, await plans.plan(table.id, interaction.user.id, question, [[value]]), question)


def _first(values: list[str]) -> str:
    """What was picked, of several the first; "" for nothing."""
    return values[0] if values else ""


def _is_node(value: str) -> bool:
    return value.endswith((":", "*"))


BUTTON_ACTS: Final[Mapping[str, Act]] = {
    "clear": _clear,
    "last": _take_last_back,
    "none": _replace,
    "order": _open_order,
    "unsay": _unsay,
    "span": _set_span,
    "end": _end_order,
    "noaim": _aim_at,
}
"""What the buttons of the panel do; all others show it."""

MENU_ACTS: Final[Mapping[str, Act]] = {
    "order": _give_order,
    "part": _open_part,
    "say": _say,
    "then": _say_more,
    "ask": _ask,
    "region": _open_region,
    "add": _add,
    "drop": _drop,
    "many": _replace,
    "aim": _aim_at,
}
"""What its menus do; all others plan an answer."""


async def _open_form(interaction: Interaction, number: int, question: str) -> None:
    """Open the form for a list of answers to a question; the plans as they are where it cannot be planned any more."""
    table = await table_numbered(interaction, number)
    now = await interaction.client.tables.plans.planning(table.id, interaction.user.id)
    coming = now.question(question)
    if coming is None or not is_drafted(table.game, coming.ask):
        await acknowledge(interaction)
        await show_plans(interaction, now)
        return
    words = ahead_of(interaction, now).words
    await interaction.response.send_modal(list_form(words, plan_form(table.id, question), coming.ask, required=True))


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
    await show_plans(interaction, now, PlanPage(aiming=longer))


async def show_made(interaction: Interaction, now: Planning, question: str, note: str = "") -> None:
    """Show the panel after a plan for a question was made, with the choice of its follow-up, if it has one."""
    await show_plans(interaction, now, PlanPage(aiming=now.last(question), note=note))


PlanButton = pressed(PLAN_BUTTON, _press)
PlanMenu = pressed(PLAN_MENU, _pick)
