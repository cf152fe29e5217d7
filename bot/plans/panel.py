"""The panel for answering ahead: what is planned, what may be planned, what is let pass. Shown to its player alone."""

from __future__ import annotations

from typing import Any

import discord
import msgspec

from bot.messages.parts import button, frozen
from bot.model.plans import (
    Plan,
)
from bot.panel.layout import Panel
from bot.panel.offers import is_long
from bot.plans.ahead import OVERVIEW, Ahead, PlanPage
from bot.plans.parts import TEXT, Item, entry, menu
from bot.plans.repeated import picks_of, planned_line, repeated_items
from bot.tables.drafts import is_drafted
from bot.tables.plans.planning import Planning
from bot.words.option_tree import MENU_SIZE, TreeEntry
from bot.words.option_words import HINT_LIMIT, OptionWords, cut
from bot.words.ordering import arranged, places
from bot.words.plan_words import order_title, order_words, plan_words, question_title
from bot.words.wording import question as asked_as
from bot.words.wording import (
    say,
    title,
)
from data.casts import SIDE
from data.texts import side_name, texts
from engine.core.ask import Ask
from engine.core.planning import asks_all_seats, may_last, orders
from engine.core.preorders import UpcomingQuestion

BUTTONS = 10
"""Up to this many choices are buttons, as on the turn panel; more are a menu."""

ID_LENGTH = 90
"""Characters of a button's custom_id beyond which its choices are a menu: what it is about must fit."""

PRESSABLE = 80
"""Characters of a button's label at most."""

ASK_ME = "ask"
"""Stands in the menu of standing orders for no order."""


def build_plans(ahead: Ahead, page: PlanPage = OVERVIEW) -> Panel:
    """The player's plans, at a page of them. A view is to be drawn only while an answer is chosen."""
    now, lang, table, words, plain = ahead.now, ahead.lang, ahead.table, ahead.escaped, ahead.words
    question, aiming, node = page.question, page.aiming, page.node
    lines = [page.note] if page.note else []
    lines.append(f"**{say(lang, 'plan-title', game=title(table.game, lang), table=table.id)}**")
    lines += [f"{number}. {_label(words, plan)}" for number, plan in enumerate(now.book.plans, 1)]
    if not now.book.plans and not now.book.standing:
        lines.append(say(lang, "plan-none"))
    if words.presentation.side(ahead.view, lang):
        lines.append(f"-# {say(lang, f'{table.game}-plan-sides')}")
    lines += [f"- {order_words(words, order.kind, order.span, order.settings)}" for order in now.book.standing]
    coming = next((item for item in now.upcoming if item.id == question), None)
    next_ask = None if aiming is None else now.after(aiming)
    is_part = coming is not None and is_drafted(table.game, coming.ask)
    trail = f" · {words.path(node)}" if node and not is_part else ""
    picks: list[str] = []
    ask = next_ask.ask if next_ask is not None else None if coming is None else coming.ask
    if aiming is not None and next_ask is not None:
        lines.append(f"› **{_asked(ahead, next_ask.ask)}**{trail}")
        items = _options(ahead, next_ask.ask, node, Acts("aim", "aim", "noaim", str(aiming.id), "plan-later"))
    elif coming is not None:
        lines.append(f"› **{question_title(lang, table.game, question, words.names)}**{trail}")
        lines += words.presentation.details(
            ahead.seen_for(coming.ask), coming.ask, "" if is_part else node, lang, words.names
        )
        if is_part:
            picks = picks_of(now, coming.id)
            lines.append(planned_line(words, picks, words.presentation.rounds(coming.ask)))
            items = repeated_items(ahead, coming, node)
        else:
            items = _options(ahead, coming.ask, node, Acts("one", "many", "none", coming.id))
    else:
        if asks_all_seats(now.match):
            has_parts = any(orders(now.match)[kind].has_parts for kind in now.orders)
            lines.append(f"-# {say(lang, 'order-quiet' if has_parts else 'plan-quiet')}")
        items = _overview(ahead)
    lines.append(f"-# {say(lang, 'plan-hint')}")
    text, view = "\n".join(filter(None, lines))[:TEXT], frozen(items)
    if ask is None:
        return Panel(text, view)
    # Drawn as a draft is on one's turn: with what is planned, what is offered is not marked.
    possible = [pick for pick in picks if pick in ask.options]
    own = plain.presentation.planned(ahead.seen_for(ask), possible)
    game_view = plain.presentation.draft_view(own, possible, [now.seat])
    return Panel(text, view, (), game_view, () if possible else places(ask, "" if picks else node, plain))


def _overview(ahead: Ahead) -> list[Item]:
    now, table, words, lang, items = ahead.now, ahead.table, ahead.words, ahead.lang, list[Item]()
    choices = [
        *(entry(_asked(ahead, item.ask), f">{plan.id}", sign="↪️") for plan, item in _untold(now)),
        *(entry(question_title(lang, table.game, item.id, words.names), item.id) for item in now.offered()),
    ]
    if choices:
        items.append(menu(lang, table.id, "ask", "", say(lang, "plan-pick"), choices, row=0))
    saying = [kind for kind in now.orders if orders(now.match)[kind].has_parts]
    plain = [
        entry(order_words(words, kind, span), f"{kind}|{span}")
        for kind in now.orders
        if kind not in saying
        for span in (ASK_ME, *may_last(now.match, kind))
    ]
    if plain:
        items.append(menu(lang, table.id, "order", "", say(lang, "plan-orders"), plain, row=1))
    for kind in saying:
        style = discord.ButtonStyle.secondary if now.order(kind) is None else discord.ButtonStyle.success
        items.append(button(order_title(lang, table.game, kind), f"zq:{table.id}:order:{kind}", style=style, row=3))
    if now.book.plans:
        entries = [
            entry(f"{number}. {_label(words, plan)}", str(plan.id)) for number, plan in enumerate(now.book.plans, 1)
        ]
        items.append(menu(lang, table.id, "drop", "", say(lang, "plan-remove"), entries, row=2))
        items.append(button(say(lang, "plan-clear"), f"zq:{table.id}:clear:", row=4))
    return items


def _asked(ahead: Ahead, ask: Ask) -> str:
    """A question that follows a plan; of a player with two sides, for which of them."""
    words = asked_as(ahead.lang, ahead.table.game, ask, ahead.words.names)
    side = ask.about.get(SIDE)
    return words if side is None else f"{side_name(ahead.lang, ahead.table.game, str(side))} · {words}"


def _label(words: OptionWords, plan: Plan) -> str:
    return plan_words(words, plan.question, plan.ids, plan.then)


def _untold(now: Planning) -> list[tuple[Plan, UpcomingQuestion]]:
    """Plans that could still get a follow-up, each with its question."""
    pairs = ((plan, now.after(plan)) for plan in now.book.plans)
    return [(plan, item) for plan, item in pairs if item is not None]


class Acts(msgspec.Struct, frozen=True):
    """What the menus and the button of a question do: one option, several, none; what they are about; the words for
    going back.
    """

    one: str
    many: str
    none: str
    arg: str
    back: str = "panel-back"


def _options(ahead: Ahead, ask: Ask, node: str, acts: Acts) -> list[Item]:
    """The options of one question: all in one menu where they are few, or level by level."""
    table, words, lang, view = ahead.table.id, ahead.words, ahead.lang, ahead.seen_for(ask)
    options, hint, is_menu = arranged(words, view, ask.options), say(lang, "plan-choose"), ask.most > 1
    if ask.most > 1 or words.is_flat(ask):
        entries = [
            entry(words.thing(option), option, words.hint(view, option), words.sign(option)) for option in options
        ]
    else:
        _, choices = words.level(options, node)
        entries = [_entry(words, view, ask, choice) for choice in choices]
        is_menu = is_long(words, [_with_effect(words, view, ask, choice) for choice in choices])
        hint = words.group_hint() if choices and choices[0].is_group else hint
    back = button(say(lang, acts.back), f"zq:{table}:back:", row=4)
    button_ids = [f"zq:{table}:pick:{acts.one}|{acts.arg}|{entry.value}" for entry in entries]
    is_menu = is_menu or len(entries) > BUTTONS or max(map(len, button_ids), default=0) > ID_LENGTH
    if ask.least and not is_menu:
        # As on the turn panel: what is few is pressed, not looked up.
        return [
            *(_button(entry, name, at) for at, (entry, name) in enumerate(zip(entries, button_ids, strict=True))),
            back,
        ]
    act, least, most = acts.one, 1, 1
    if ask.most > 1:
        act, least, most = acts.many, max(1, ask.least), min(ask.most, len(entries), MENU_SIZE)
    items = [
        menu(lang, table, act, acts.arg, hint, entries, least=least, most=most),
        back,
    ]
    if ask.least == 0:
        own = f"{words.game}-none-{ask.key}"
        label = say(lang, own if texts().has(lang, own) else "panel-none")
        items.append(button(label, f"zq:{table}:{acts.none}:{acts.arg}", row=1))
    return items


def _entry(words: OptionWords, view: Any, ask: Ask, choice: TreeEntry) -> discord.SelectOption:
    """A choice with what it costs and gives, under it what it is about; of a long one the price is under it."""
    label, about = (
        _with_effect(words, view, ask, choice),
        words.about(view, choice) if words.presentation.steps else None,
    )
    if about is None and is_long(words, [label]):
        return entry(words.choice(choice), choice.value, cut(words.effect(view, ask, choice.value), HINT_LIMIT))
    return entry(label, choice.value, about)


def _with_effect(words: OptionWords, view: Any, ask: Ask, choice: TreeEntry) -> str:
    effect = words.effect(view, ask, choice.value)
    return f"{words.choice(choice)} ({effect})" if effect else words.choice(choice)


def _button(entry: discord.SelectOption, custom_id: str, number: int) -> Item:
    """An answer, or a step that leads to more of them, as a button."""
    leads = entry.value.endswith((":", "*"))
    style = discord.ButtonStyle.primary if leads else discord.ButtonStyle.success
    sign = None if entry.emoji is None else str(entry.emoji)
    return button(cut(entry.label, PRESSABLE), custom_id, style=style, row=number // 5, emoji=sign)
