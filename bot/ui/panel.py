"""The turn panel: what is asked, step by step (what, which, where), for one seat, shown to that seat alone."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord
import msgspec

from bot.choices import MENU_SIZE, Choice, level, parent
from bot.drafts import Draft, Unfit, is_drafted, sketch
from bot.moves import moves_of
from bot.news import results_for, seen_by
from bot.ordering import arranged, places
from bot.table_model import Table
from bot.ui.draft_panel import Drafting, draft_items, draft_lines, draft_question
from bot.ui.ids import CUSTOM_ID_LIMIT, PanelId, moment, plan_button, table_button
from bot.ui.notes import embeds_of
from bot.ui.parts import button, frozen
from bot.ui.plan_panel import skip_buttons, skip_note
from bot.ui.speech import Speech
from bot.ui.sure import Sure, sure_draft_items, sure_items, sure_lines, whole_label
from bot.wording import escaped, option_label, question, say, title, told_lines
from data.texts import texts
from engine.core.ask import Ask
from engine.core.match import Match

BUTTONS = 10
"""Up to so many choices are buttons; more are a menu."""

Item = discord.ui.Item[discord.ui.View]


class Panel(msgspec.Struct, frozen=True):
    """What a panel shows: text of at most 2,000 characters, its buttons and menus, texts of what is on offer.

    ``seen`` is the view to draw: the seat's own, after the draft; ``marks`` are the places on it to choose from,
    ``before`` the view that the player has seen last (None: what has changed is not to be marked).
    """

    text: str
    view: discord.ui.View
    embeds: list[discord.Embed] = []
    seen: Any = None
    marks: tuple[str, ...] = ()
    before: Any = None


def build_panel(
    table: Table,
    match: Match,
    seat: int,
    lang: str,
    *,
    node: str = "",
    page: int = 0,
    note: str = "",
    draft: Draft | None = None,
    sure: Sure | None = None,
) -> Panel:
    """The panel of a seat at a node of its options; without a question it says who is waited for.

    A question that is put again and again is drafted: ``draft`` are the answers so far. ``sure``: an answer
    that is asked once more, because of what it costs.
    """
    ask = None if table.is_over else match.ask_of(seat)
    head = f"**{title(table.game, lang)}** · {say(lang, 'panel-table', table=table.id)}"
    before = seen_by(match, seat, seat)
    lines = [note, head] if note else [head]
    lines += [f"-# {line}" for line in told_lines(lang, results_for(match, seat), lambda _: table.names())]
    at = PanelId(table.id, seat, moment(match, seat))
    undo = [] if table.is_over else _undo_buttons(match, seat, at, lang, table.computers())
    looks = [_hand_button(table, lang), _board_button(table, lang)]
    if ask is None:
        lines.append(_waiting(table, match, lang))
        return Panel(
            "\n".join(lines),
            frozen([*undo, *looks, *_ahead_buttons(table, lang)]),
            seen=match.view(seat),
            before=before,
        )
    names = [escaped(name) for name in table.names()]
    said, moves = Speech(lang, table.game, table.names()), moves_of(table.game)
    if is_drafted(table.game, ask):
        drafted = _draft_panel(table, match, ask, said, at, draft, lines, undo, sure)
        return drafted if draft is not None and draft.picks else msgspec.structs.replace(drafted, before=before)
    view = match.view(seat)
    lines.append(question(lang, table.game, ask, names))
    lines += [moves.context(view, seat, ask, lang), moves.hand_line(view, lang)]
    chosen = node if node in ask.options else ""
    lines.append(f"› {_breadcrumb(lang, table.game, node, names)}" if node else skip_note(match, ask, lang))
    if sure is None:
        items = _items(match, ask, at, said, view, node, page)
    else:
        chosen = sure.ids[0] if len(sure.ids) == 1 else ""
        lines += sure_lines(said, sure)
        items = sure_items(said, at, ask, sure)
    text = "\n".join(line for line in lines if line)[:2000]
    notes = embeds_of(table.game, moves.notes(ask, lang, chosen))
    view_ = frozen([*items, *undo, *looks, _ahead_buttons(table, lang)[0]])
    return Panel(text, view_, notes, moves.drawn(view, (), [seat]), places(ask, node, moves), before)


def _items(match: Match, ask: Ask, at: PanelId, said: Speech, view: Any, node: str, page: int) -> list[Item]:
    """What a question is answered with at a node of its options; there the way back, else what passes it over."""
    lang, chosen = said.lang, node in ask.options
    if chosen:
        items = _final(said, at, node)
    else:
        items = _many(ask, at, said, view) if ask.most > 1 else _one(ask, at, said, view, node, page)
    if node:
        back = at.button("o", "" if chosen else parent(node))
        return [*items, button(say(lang, "panel-back"), back, row=4)]
    if not ask.least:
        own = f"{match.game_id}-none-{ask.key}"
        items.append(button(say(lang, own if texts().has(lang, own) else "panel-none"), at.button("none"), row=3))
    return [*items, *skip_buttons(match, ask, at, lang)]


def _draft_panel(
    table: Table,
    match: Match,
    ask: Ask,
    said: Speech,
    at: PanelId,
    draft: Draft | None,
    lines: list[str],
    undo: list[discord.ui.Button[discord.ui.View]],
    sure: Sure | None,
) -> Panel:
    if draft is None:
        draft = Draft(match.stands_at(ask.seat), ask.key)
    try:
        made = sketch(match, ask.seat, draft.picks)
    except Unfit:
        draft = Draft(match.stands_at(ask.seat), ask.key)
        made = sketch(match, ask.seat, ())
    drafting, moves = Drafting(ask, draft, made), said.moves
    names = [escaped(name) for name in said.names]
    lines.append(draft_question(said, ask, names))
    lines.append(moves.context(made.view, ask.seat, ask, said.lang))
    lines.append(moves.hand_line(made.view, said.lang))
    lines += draft_lines(said, drafting)
    lines += [] if sure is None else sure_lines(said, sure)
    text = "\n".join(line for line in lines if line)[:2000]
    items = [
        *(draft_items(said, at, drafting) if sure is None else sure_draft_items(said, at, drafting)),
        *([*skip_buttons(match, ask, at, said.lang), *undo] if not draft.picks else []),
        _hand_button(table, said.lang),
        _board_button(table, said.lang),
    ]
    notes = embeds_of(table.game, moves.notes(ask, said.lang))
    marks = () if draft.picks else places(ask, "", moves)
    return Panel(text, frozen(items), notes, moves.drawn(made.view, draft.picks, [ask.seat]), marks)


def _waiting(table: Table, match: Match, lang: str) -> str:
    names = table.names()
    if table.is_over:
        return say(lang, "panel-over")
    return say(lang, "panel-waiting", names=", ".join(escaped(names[seat]) for seat in match.waiting()))


def _breadcrumb(lang: str, game: str, node: str, names: list[str]) -> str:
    if not node.endswith("*"):
        return option_label(lang, game, node.rstrip(":"), names)
    above, _, group = node[:-1].rpartition(":")
    label = moves_of(game).group_label(lang, group)
    return f"{option_label(lang, game, above, names)} · {label}" if above else label


def _hand_button(table: Table, lang: str) -> discord.ui.Button[discord.ui.View]:
    return button(say(lang, "button-hand"), table_button(table.id, "hand"), row=4)


def _board_button(table: Table, lang: str) -> discord.ui.Button[discord.ui.View]:
    return button(say(lang, "button-board"), table_button(table.id, "board"), row=4)


def _ahead_buttons(table: Table, lang: str) -> list[discord.ui.Button[discord.ui.View]]:
    missed = button(say(lang, "button-catchup"), table_button(table.id, "catchup"), row=4, emoji="🕰️")
    return [missed] if table.is_over else [missed, button(say(lang, "button-plan"), plan_button(table.id), row=4)]


def _undo_buttons(
    match: Match, seat: int, at: PanelId, lang: str, computers: Collection[int]
) -> list[discord.ui.Button[discord.ui.View]]:
    if not match.may_undo(seat, lambda answer: answer.seat in computers):
        return []
    return [button(say(lang, "button-undo"), at.button("u"), row=4, emoji="↩️")]


def _final(said: Speech, at: PanelId, option: str) -> list[Item]:
    """One option alone, with what it says above: press to take it, or go back."""
    label, style = whole_label(said, option), discord.ButtonStyle.success
    return [button(label, at.button("a", option), style=style, row=0, emoji=said.sign(option))]


def _one(ask: Ask, at: PanelId, said: Speech, view: Any, node: str, page: int) -> list[Item]:
    flat, options = not node and said.moves.flat(ask), arranged(said, view, ask.options)
    if flat:
        choices = [Choice(option, tuple(option.split(":")), leaf=True) for option in options]
    else:
        choices = level(options, node, said.moves.group)
        while len(choices) == 1 and not choices[0].leaf:
            node = choices[0].value
            choices = level(options, node, said.moves.group)
    words = [_words(said, choice, flat) for choice in choices]
    ids = [at.button("a" if choice.leaf else "o", choice.value) for choice in choices]
    signs = [said.sign(choice.value) if choice.leaf and flat else None for choice in choices]
    if len(choices) <= BUTTONS and all(len(item) <= CUSTOM_ID_LIMIT for item in ids):
        return [
            button(words[number], ids[number], style=_style(choice, len(choices)), row=number // 5, emoji=signs[number])
            for number, choice in enumerate(choices)
        ]
    apart = [number for number, choice in enumerate(choices) if flat and ":" not in choice.value][: BUTTONS // 2]
    listed = [number for number in range(len(choices)) if number not in apart]
    pages = -(-len(listed) // MENU_SIZE)
    page = min(page, pages - 1)
    here = listed[page * MENU_SIZE : (page + 1) * MENU_SIZE]
    offered = [
        discord.SelectOption(
            label=words[number][:100],
            value=choices[number].value,
            description=None if choices[number].group else said.hint(view, choices[number].value.rstrip(":")),
            emoji=signs[number],
        )
        for number in here
    ]
    hint = say(said.lang, "panel-group" if choices[0].group else "panel-pick")[:150]
    items: list[Item] = [discord.ui.Select(custom_id=at.menu("pick"), placeholder=hint, options=offered, row=0)]
    items += [button(words[number], ids[number], row=2) for number in apart]
    return [*items, *_leaves(at, node, page, pages)]


def _leaves(at: PanelId, node: str, page: int, pages: int) -> list[Item]:
    """The buttons that turn the pages of a menu, where it has several."""
    if pages < 2:
        return []
    return [
        button("◀", at.button("p", f"{page - 1}/{node}"), row=1, disabled=page == 0),
        button(f"{page + 1}/{pages}", at.button("p", f"{page}/{node}#"), row=1, disabled=True),
        button("▶", at.button("p", f"{page + 1}/{node}"), row=1, disabled=page == pages - 1),
    ]


def _words(said: Speech, choice: Choice, flat: bool) -> str:
    return said.thing(choice.value) if flat else said.choice(choice)


def _style(choice: Choice, offered: int) -> discord.ButtonStyle:
    """Grey for doing nothing where more is offered, green for what is final, blue for what leads to a question."""
    if choice.value in ("pass", "decline", "let", "keep", "done", "stay") and offered > 1:
        return discord.ButtonStyle.secondary
    final = choice.leaf and (":" in choice.value or offered == 1)
    return discord.ButtonStyle.success if final else discord.ButtonStyle.primary


def _many(ask: Ask, at: PanelId, said: Speech, view: Any) -> list[Item]:
    options = arranged(said, view, ask.options)[:MENU_SIZE]
    least, most = max(1, ask.least), min(ask.most, len(options))
    key = "panel-many" if least < most else "panel-many-exactly"
    menu: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=at.menu("many"),
        placeholder=say(said.lang, key, least=least, most=most)[:150],
        min_values=least,
        max_values=most,
        options=[
            discord.SelectOption(
                label=(said.thing(option) if said.moves.flat(ask) else said.option(option))[:100],
                value=option,
                description=said.hint(view, option),
                emoji=said.sign(option),
            )
            for option in options
        ],
        row=0,
    )
    return [menu]
