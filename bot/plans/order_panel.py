"""The page of a standing order that says something: what it says, part by part, and for how long; its owner sees it."""

from __future__ import annotations

import discord

from bot.messages.parts import button, frozen
from bot.panel.layout import Panel
from bot.plans.ahead import Ahead
from bot.plans.parts import LABEL, TEXT, Item, entry, menu
from bot.words.option_tree import MENU_SIZE
from bot.words.option_words import whole_names
from bot.words.ordering import arranged
from bot.words.plan_words import lasting, order_title, part_words, question_title
from bot.words.wording import say, title
from data.texts import texts
from engine.core.planning import asks_all_seats, may_last, order_parts
from engine.core.preorders import OrderPart


def build_order(ahead: Ahead, kind: str, part_id: str = "", note: str = "") -> Panel:
    """The page of a kind of order. ``part_id`` is the id of the part whose options are offered; "" for the first."""
    now, lang, words, table, game = ahead.now, ahead.lang, ahead.escaped, ahead.table, ahead.table.game
    parts = order_parts(now.match, now.seat, kind)
    part = next((item for item in parts if item.id == part_id), parts[0] if parts else None)
    order = now.order(kind)
    lines = [
        note,
        f"**{order_title(lang, game, kind)}** · {title(game, lang)}, {say(lang, 'panel-table', table=table.id)}",
    ]
    lines += [f"- {part_words(words, name, ids)}" for name, ids in (() if order is None else order.settings)]
    lines.append(
        say(lang, "order-lasts", lasts=lasting(lang, game, order.span, answers=True))
        if order
        else say(lang, "order-unsaid")
    )
    about = f"{game}-order-{kind}-about"
    lines.append(f"-# {say(lang, about)}" if texts().has(lang, about) else "")
    if asks_all_seats(now.match):
        lines.append(f"-# {say(lang, 'order-quiet')}")
    items = [] if part is None else _items(ahead, kind, part, parts)
    back = button(say(lang, "panel-back"), f"zq:{table.id}:back:", row=4)
    return Panel("\n".join(filter(None, lines))[:TEXT], frozen([*items, back]))


def _items(ahead: Ahead, kind: str, part: OrderPart, parts: list[OrderPart]) -> list[Item]:
    now, words, lang, table = ahead.now, ahead.words, ahead.lang, ahead.table.id
    order = now.order(kind)
    says = dict(order.settings) if order is not None else {}
    items = [_choices(ahead, kind, part, says.get(part.id, ()))]
    if len(parts) > 1:
        entries = [
            entry(
                question_title(lang, words.game, item.id, words.names),
                item.id,
                whole_names([words.thing(option) for option in says[item.id]], LABEL) if item.id in says else None,
            )
            for item in parts
        ]
        items.append(menu(lang, table, "part", kind, say(lang, "order-parts"), entries, row=1))
    if part.id in says:
        items.append(button(say(lang, "order-unsay"), f"zq:{table}:unsay:{kind}|{part.id}", row=2))
    if order is not None:
        spans = may_last(now.match, kind)
        after = spans[(spans.index(order.span) + 1) % len(spans)] if order.span in spans else spans[0]
        until = say(lang, "order-instead", lasts=lasting(lang, words.game, after, answers=True))
        items.append(button(until, f"zq:{table}:span:{kind}|{after}", row=2, emoji="⏳"))
        items.append(button(say(lang, "order-end"), f"zq:{table}:end:{kind}", row=2))
    return items


def _choices(ahead: Ahead, kind: str, part: OrderPart, picks: tuple[str, ...]) -> Item:
    """The options of a part as one menu; of a list in order those that are not in it yet."""
    name, table, option_words, lang = f"{kind}|{part.id}", ahead.table.id, ahead.words, ahead.lang
    words = question_title(lang, option_words.game, part.id, option_words.names)
    options = list(part.ask.options)
    if part.in_order:
        rest = [option for option in options if option not in picks] or options
        words = say(lang, "order-then" if picks else "order-first", part=words)
        return menu(lang, table, "then", name, words, [entry(option_words.thing(item), item) for item in rest])
    if part.ask.most > 1:
        options = arranged(option_words, ahead.view, part.ask.options)
    entries = [
        discord.SelectOption(label=item.label, value=item.value, default=item.value in picks)
        for item in (entry(option_words.thing(option), option) for option in options)
    ]
    return menu(lang, table, "say", name, words, entries, most=min(part.ask.most, len(entries), MENU_SIZE))
