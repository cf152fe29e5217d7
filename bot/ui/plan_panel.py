"""The panel for answering ahead: what is planned, what may be planned, what is let pass. Shown to its player alone."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec

from bot.choices import MENU_SIZE, level
from bot.plan_model import Note, Plan
from bot.table_plans import Outlook
from bot.ui.ids import CUSTOM_ID_LIMIT
from bot.ui.parts import button, frozen
from bot.ui.speech import Speech, cut
from bot.wording import escaped, reason, say, title
from data.texts import texts, worded
from engine.core.ahead import Prospect, is_quiet_table
from engine.core.registry import load_game

PLAN_BUTTON = r"zq:(?P<table>\d{1,12}):(?P<act>[a-z]+):(?P<arg>.{0,80})"
PLAN_MENU = r"zr:(?P<table>\d{1,12}):(?P<act>[a-z]+):(?P<arg>.{0,80})"

LABEL = 100
TEXT = 2000
ASK_ME = "ask"
"""Stands in the menu of standing orders for no order."""

Item = discord.ui.Item[discord.ui.View]


class PlanPanel(msgspec.Struct, frozen=True):
    """What the panel shows: text of at most 2,000 characters, and its buttons and menus."""

    text: str
    view: discord.ui.View


def question_title(lang: str, game: str, question: str, names: Sequence[str]) -> str:
    """A question that may come, in a few words: "Competition in Rome"."""
    key, _, thing = question.partition("@")
    ahead = load_game(game).ahead
    about: dict[str, str | int] = {}
    if ahead is not None and thing and key in ahead.apart:
        about = {ahead.apart[key]: thing}
    text = f"{game}-plan-{key.replace(':', '-')}"
    return say(lang, text, **worded(lang, game, about, names)) if texts().has(lang, text) else key


def plan_words(said: Speech, question: str, ids: Sequence[str]) -> str:
    """A plan on one line: "Competition in Rome: Triremes, Admiral"."""
    chosen = ", ".join(said.thing(option) for option in ids) or say(said.lang, "panel-none")
    return f"{question_title(said.lang, said.game, question, said.names)}: {chosen}"


def note_words(said: Speech, note: Note) -> str:
    """What became of a plan, and why."""
    plan = plan_words(said, note.question, note.ids)
    return say(said.lang, "plan-dropped", plan=plan, why=reason(said.lang, note.why))


def build_plans(now: Outlook, lang: str, *, question: str = "", node: str = "", note: str = "") -> PlanPanel:
    """The player's plans; with a ``question`` also its options, at a ``node`` of them."""
    table = now.table
    said = Speech(lang, table.game, [escaped(name) for name in table.names()])
    plain = Speech(lang, table.game, table.names())
    lines = [note] if note else []
    lines.append(f"**{say(lang, 'plan-title', game=title(table.game, lang), table=table.id)}**")
    lines += [f"{number}. {plan_words(said, plan.question, plan.ids)}" for number, plan in enumerate(now.book.plans, 1)]
    if not now.book.plans:
        lines.append(say(lang, "plan-none"))
    given = {order.kind: order.span for order in now.book.standing}
    lines += [f"- {_order(lang, table.game, kind, given.get(kind))}" for kind in now.orders]
    coming = next((item for item in now.prospects if item.id == question), None)
    if coming is not None:
        lines.append(f"› **{question_title(lang, table.game, question, said.names)}**")
        items = _options(now, plain, coming, node)
    else:
        if is_quiet_table(now.match):
            lines.append(f"-# {say(lang, 'plan-quiet')}")
        items = _overview(now, plain)
    lines.append(f"-# {say(lang, 'plan-hint')}")
    return PlanPanel("\n".join(lines)[:TEXT], frozen(items))


def _order(lang: str, game: str, kind: str, span: str | None) -> str:
    return f"{say(lang, f'{game}-order-{kind}')}: {say(lang, f'order-{span or ASK_ME}')}"


def _overview(now: Outlook, said: Speech) -> list[Item]:
    table, lang, items = now.table, said.lang, list[Item]()
    asked = now.match.ask_of(now.seat)
    open_now = "" if asked is None else asked.key
    offered = [item for item in now.prospects if item.ask.key != open_now or item.of][:MENU_SIZE]
    if offered:
        labels = [question_title(lang, table.game, item.id, said.names) for item in offered]
        choices = [(label, item.id) for label, item in zip(labels, offered, strict=True)]
        items.append(_menu(table.id, "ask", "", say(lang, "plan-pick"), choices, row=0))
    orders = [
        (_order(lang, table.game, kind, span), f"{kind}|{span or ASK_ME}")
        for kind in now.orders
        for span in (None, *now.spans)
    ]
    if orders:
        items.append(_menu(table.id, "order", "", say(lang, "plan-orders"), orders[:MENU_SIZE], row=1))
    if now.book.plans:
        known = [(f"{number}. {_label(said, plan)}", str(plan.id)) for number, plan in enumerate(now.book.plans, 1)]
        items.append(_menu(table.id, "drop", "", say(lang, "plan-remove"), known[:MENU_SIZE], row=2))
        items.append(button(say(lang, "plan-clear"), f"zq:{table.id}:clear:", row=3))
    return items


def _label(said: Speech, plan: Plan) -> str:
    return plan_words(said, plan.question, plan.ids)


def _options(now: Outlook, said: Speech, coming: Prospect, node: str) -> list[Item]:
    """The options of one question: all in one menu, or level by level."""
    table, lang, ask = now.table.id, said.lang, coming.ask
    back = button(say(lang, "panel-back"), f"zq:{table}:back:", row=1)
    if ask.most > 1:
        options = [(said.thing(option), option) for option in list(ask.options)[:MENU_SIZE]]
        items: list[Item] = [
            _menu(table, "many", coming.id, say(lang, "plan-choose"), options, most=min(ask.most, len(options))),
            back,
        ]
        if ask.least == 0:
            items.append(button(say(lang, "panel-none"), f"zq:{table}:none:{coming.id}", row=1))
        return items
    choices = level(ask.options, node, said.moves.group)
    if len(choices) == 1 and not choices[0].leaf:
        choices = level(ask.options, choices[0].value, said.moves.group)
    entries = [(said.choice(choice), choice.value) for choice in choices[:MENU_SIZE]]
    return [_menu(table, "one", coming.id, say(lang, "plan-choose"), entries), back]


def _menu(
    table: int, act: str, arg: str, placeholder: str, choices: list[tuple[str, str]], *, row: int = 0, most: int = 1
) -> Item:
    custom_id = f"zr:{table}:{act}:{arg}"
    assert len(custom_id) <= CUSTOM_ID_LIMIT
    return discord.ui.Select(
        custom_id=custom_id,
        placeholder=placeholder[:150],
        max_values=most,
        options=[discord.SelectOption(label=cut(label, LABEL) or "?", value=value) for label, value in choices],
        row=row,
    )
