"""The turn panel: what is asked, step by step (what, which, where), for one seat, shown to that seat alone."""

from __future__ import annotations

import discord
import msgspec

from bot.games.model import Description
from bot.messages.ids import plan_button
from bot.messages.parts import button, frozen
from bot.model.drafts import Draft
from bot.panel.composing import (
    Composing,
    composing_items,
    composing_lines,
    composing_rows,
    possible_items,
    secondary_entries,
    sure_turn_items,
)
from bot.panel.drafting import (
    Drafting,
    draft_items,
    draft_lines,
    draft_question,
)
from bot.panel.layout import Panel, Row
from bot.panel.looks import look_buttons, look_menu
from bot.panel.meanwhile import BESIDE, LENGTH, meanwhile
from bot.panel.offers import ROWS, one, several
from bot.panel.possible import chain_notes, possible_notes
from bot.panel.skips import passing_option, skip_items, skip_note
from bot.panel.sure import (
    none_label,
    sure_draft_items,
    sure_items,
    sure_lines,
    whole_label,
)
from bot.press.page import PLAIN, Page
from bot.press.press import Press
from bot.tables.drafts import Unfit, sketch
from bot.tables.news import seen_by
from bot.words.option_words import capital
from bot.words.ordering import pictured
from bot.words.wording import (
    escaped,
    question,
    say,
    title,
)
from data.texts import texts
from engine.core.ask import Ask, Fixed

READ = 160
"""Characters of texts up to which they stand under the picture, beside the buttons; a longer list stands above it."""

FEW_NOTES = 2
"""Up to this many descriptions of cards and the like are always shown in a panel."""

Item = discord.ui.Item[discord.ui.View]


def build_panel(press: Press, page: Page = PLAIN) -> Panel:
    """The panel of a player at a page of it; without an open question it says who the table waits for."""
    ask = press.ask
    if ask is None:
        return _waiting_panel(press, page)
    if press.chain is not None:
        return _turn_panel(press, page, ask)
    if press.is_drafted:
        return _draft_panel(press, page, ask)
    if page.possible and ask.key in press.words.presentation.explained:
        return _possible_panel(press, page, ask)
    return _question_panel(press, page, ask)


# --- what all of them have ------------------------------------------------------------------------------------------


def _head(press: Press, page: Page) -> str:
    """The table, with what happened meanwhile; who has begun to choose has read it."""
    lang, table, draft = press.lang, press.table, press.draft
    has_begun = draft is not None and bool(draft.picks or draft.steps)
    if not (page.node or page.sure or page.possible or has_begun):
        room = BESIDE if press.notes else LENGTH
        if news := meanwhile(table, press.match, press.seat, lang, room):
            # One line of a phone less: buttons and picture say which game it is.
            return f"-# {capital(say(lang, 'panel-table', table=table.id))} · {news}"
    return f"-# {title(table.game, lang)} · {say(lang, 'panel-table', table=table.id)}"


def _before(press: Press) -> object:
    """The view that the player has acted in last."""
    return seen_by(press.match, press.seat, press.seat)


def _undo_items(press: Press) -> list[Item]:
    """The button that takes the last answer back, where the player may alone."""
    computers = press.table.computers()
    if press.table.is_over or not press.match.may_undo(press.seat, lambda answer: answer.seat in computers):
        return []
    return [button(say(press.lang, "button-undo"), press.at.button("u"), row=4, emoji="↩️")]


def _text(*lines: str) -> str:
    """Lines of a panel: the table, what the player has, what is asked, what is chosen; what came of it stands last."""
    return "\n".join(line for line in lines if line)[:2000]


def _noted(lines: list[str], note: str) -> str:
    """Lines that may be many, and a note that is said in any case."""
    shown = note[:500]
    return _text(_text(*lines)[: 1990 - len(shown)], shown)


def _small(line: str) -> str:
    """A line in small print; "" for none."""
    return f"-# {line}" if line else ""


def _asked(words: str) -> str:
    return f"**{words}**"


def _unsent(press: Press) -> str:
    """That nobody else sees what is chosen at a table yet."""
    lang = press.lang
    return _small(f"{capital(say(lang, 'panel-table', table=press.table.id))} · {say(lang, 'panel-not-sent')}")


# --- nothing is asked -----------------------------------------------------------------------------------------------


def _waiting_panel(press: Press, page: Page) -> Panel:
    lang, table = press.lang, press.table
    plans = [] if table.is_over else [button(say(lang, "button-plan"), plan_button(table.id), row=4)]
    items = [*_undo_items(press), *look_buttons(table, lang, missed=page.missed), *plans]
    text = _text(_head(press, page), _waiting(press), page.note)
    return Panel(text, frozen(items), seen=press.view, before=_before(press))


def _waiting(press: Press) -> str:
    names = press.table.names()
    if press.table.is_over:
        return say(press.lang, "panel-over")
    waiting = ", ".join(escaped(names[seat]) for seat in press.match.waiting())
    return say(press.lang, "panel-waiting", names=waiting)


# --- one question ---------------------------------------------------------------------------------------------------


def _possible_panel(press: Press, page: Page, ask: Ask) -> Panel:
    """What is possible, and what is not."""
    words, view = press.escaped, press.view
    back = button(say(press.lang, "panel-back"), press.at.button("o"), style=discord.ButtonStyle.primary, row=4)
    notes = possible_notes(words, press.match.position, ask, lambda option: words.effect(view, ask, option))
    looks = look_menu(press.at, press.lang, missed=page.missed)
    text = _text(_head(press, page), page.note)
    return Panel(text, frozen([back]), notes, view, before=_before(press), is_read=True, looks=looks)


def _question_panel(press: Press, page: Page, ask: Ask) -> Panel:
    """A question that is answered by itself, at a node of its options."""
    lang, words, view, node, sure = press.lang, press.words, press.view, page.node, page.sure
    shown, names = words.presentation, press.escaped.names
    sent = sure.ids[0] if sure is not None and len(sure.ids) == 1 else node
    # Where the picture or what is on offer shows the hand, words need not.
    has_line = ask.key not in (*shown.hand_questions, *shown.hand_offered)
    held = _small(shown.hand_line(view, lang)) if has_line else ""
    lines = [_head(press, page), held, _small(shown.context(view, press.seat, ask, lang))]
    lines.append(_asked(question(lang, press.table.game, ask, names)))
    details = shown.details(view, ask, sent, lang, names)
    # What the picture of a question shows too stands in small print.
    lines += [_small(line) for line in details] if shown.steps else details
    lines.append(f"› {words.path(node)}" if node else skip_note(press.match, ask, lang))
    if sure is None:
        chosen = node if node in ask.options else ""
        items = _items(press, page, ask)
    else:
        chosen = sent if len(sure.ids) == 1 else ""
        lines += sure_lines(words, sure)
        items = sure_items(words, press.at, ask, sure)
    notes = _notes(press, ask, chosen)
    return Panel(
        _text(*lines, page.note),
        frozen([*items, *_undo_items(press)]),
        notes,
        shown.draft_view(view, (), [press.seat]),
        pictured(ask, node, words, view),
        _before(press),
        is_read=len(notes) in (1, len(ask.options)) and sum(len(item.text) for item in notes) <= READ,
        looks=look_menu(
            press.at,
            lang,
            missed=page.missed,
            possible=ask.key in shown.explained and not node and sure is None,
        ),
    )


def _notes(press: Press, ask: Ask, chosen: str) -> tuple[Description, ...]:
    """The descriptions of what is on offer, or of what is chosen; if there are many, those that the confirmation will
    show are left out.
    """
    words = press.words
    notes = words.notes(ask, chosen) if chosen else press.notes
    if press.person.confirm and len(notes) > FEW_NOTES:
        asked = [
            item for item in ask.options if texts().has(words.lang, f"{words.game}-confirm-{item.partition(':')[0]}")
        ]
        later = [note for item in asked for note in words.notes(ask, item)]
        notes = [note for note in notes if note not in later]
    return tuple(notes)


def _items(press: Press, page: Page, ask: Ask) -> list[Item]:
    """Buttons and menus for the options at a node of a question; below the root with a button back, else with
    passes.
    """
    words, at, lang, view, node = press.words, press.at, press.lang, press.view, page.node
    chosen = node in ask.options
    skips = [] if node else skip_items(press.match, ask, at, words)
    once = None if node else passing_option(press.match, ask, words)
    if once:
        # Passing stands in the menu of skips.
        ask = msgspec.structs.replace(ask, options=Fixed(*(option for option in ask.options if option != once)))
    # What lets questions pass may be a menu of its own, above the row of its buttons.
    rows = min((item.row for item in skips if item.row is not None), default=ROWS)
    if chosen:
        whole = whole_label(words, node)
        items: list[Item] = [button(whole, at.button("a", node), style=discord.ButtonStyle.success, row=0)]
    elif not len(ask.options):
        items = []
    elif ask.most > 1:
        items = several(ask, at, words, view, page.number)
    else:
        items = one(ask, at, words, view, node, page.number, rows)
    if node:
        back = at.button("o", "" if chosen else words.above(ask.options, node))
        return [*items, button(say(lang, "panel-back"), back, row=4)]
    if not ask.least and once is None and "nothing" not in ask.options:
        items.append(button(none_label(words, ask), at.button("none"), row=3))
    return [*items, *skips]


# --- a question that is put again and again, and a turn -------------------------------------------------------------


def _draft_panel(press: Press, page: Page, ask: Ask) -> Panel:
    """Answers to a question that is put again and again. What stands around the draft is as it would be after it."""
    words, at, sure = press.words, press.at, page.sure
    draft = press.draft or Draft(press.match.known_revision(press.seat), ask.key)
    try:
        made = sketch(press.match, press.seat, draft.picks)
    except Unfit:
        draft = Draft(press.match.known_revision(press.seat), ask.key)
        made = sketch(press.match, press.seat, ())
    drafting, shown, has_begun = Drafting(ask, draft, made), words.presentation, bool(draft.picks)
    # Once it is begun, the hand has been read.
    held = "" if has_begun else shown.hand_line(made.view, words.lang)
    known = [_small(line) for line in (held, shown.context(made.view, press.seat, ask, words.lang))]
    asked = [*known, _asked(draft_question(words, ask, press.escaped.names))]
    lines = [*asked, *draft_lines(words, drafting), _unsent(press)] if has_begun else [_head(press, page), *asked]
    lines += [] if sure is None else sure_lines(words, sure)
    items = draft_items(words, at, drafting) if sure is None else sure_draft_items(words, at, drafting)
    if not has_begun:
        items = [*items, *skip_items(press.match, ask, at, words), *_undo_items(press)]
    return Panel(
        _text(*lines, page.note),
        frozen(items),
        tuple(press.notes),
        shown.draft_view(made.view, draft.picks, [press.seat]),
        () if has_begun else pictured(ask, "", words, made.view),
        None if press.draft is not None and press.draft.picks else _before(press),
        is_read=len(press.notes) == 1,
        looks=look_menu(at, press.lang, missed=page.missed),
    )


def _turn_panel(press: Press, page: Page, ask: Ask) -> Panel:
    """A turn that is composed whole. What has been sent is taken back where nothing is composed."""
    assert press.chain is not None
    item, at, words, told = (
        Composing(press.chain, press.turn, press.composed),
        press.turn_at,
        press.words,
        press.escaped,
    )
    made, next_ask, shown = item.made, item.made.ask, words.presentation
    below = [] if item.shown else _undo_items(press)
    notes, rows, marks = tuple[Description, ...](), tuple[Row, ...](), tuple[str, ...]()
    lists_possible = page.possible and page.sure is None and next_ask is not None
    if lists_possible:
        lines, items, notes = [_head(press, page)], possible_items(words, at, ask), chain_notes(told, item)
    else:
        lines = composing_lines(told, item)
        lines = [*lines, _unsent(press)] if item.shown else [_head(press, page), *lines]
    if page.sure is not None:
        lines += sure_lines(told, page.sure)
        items = sure_turn_items(words, at, item, page.sure)
    elif not lists_possible:
        items, rows = composing_items(words, at, item), tuple(composing_rows(words, at, item))
        if next_ask is not None and shown.pictured is not None:
            marks = pictured(next_ask, item.opened, words, made.view)
    can = not page.possible and next_ask is not None and next_ask.key in press.chain.starts
    looks = look_menu(at, press.lang, missed=page.missed, possible=can, more=secondary_entries(words, item))
    return Panel(
        _noted(lines, page.note),
        frozen([*items, *below]),
        notes,
        shown.draft_view(made.view, [option for step in made.steps for option in step.ids], [press.seat]),
        marks,
        None if press.turn.steps else _before(press),
        is_read=lists_possible,
        rows=rows,
        looks=looks,
    )
