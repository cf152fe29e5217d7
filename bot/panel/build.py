"""The turn panel: what is asked, step by step (what, which, where), for one seat, shown to that seat alone."""

from __future__ import annotations

from typing import Any

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
from bot.words.aims import aim_lines
from bot.words.option_words import capital
from bot.words.ordering import pictured
from bot.words.wording import (
    escaped,
    purpose,
    question,
    say,
    title,
)
from data.texts import texts
from engine.core.ask import Ask, Fixed

SHORT_NOTES = 160
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
    """The table, with what happened meanwhile; who has begun to choose has read it. Nothing in a lesson."""
    lang, table, draft = press.lang, press.table, press.draft
    if press.is_lesson:
        return ""
    has_begun = draft is not None and bool(draft.picks or draft.steps)
    # A line that says what the question is for takes the room of a line of news.
    is_full = page.explains and bool(press.notes)
    if not (page.node or page.sure or page.possible or has_begun or is_full):
        room = BESIDE if press.notes or page.explains else LENGTH
        if news := meanwhile(table, press.match, press.seat, lang, room):
            # One line of a phone less: buttons and picture say which game it is.
            return f"-# {capital(say(lang, 'panel-table', table=table.id))} · {news}"
    return f"-# {title(table.game, lang)} · {say(lang, 'panel-table', table=table.id)}"


def _has_moves(press: Press) -> bool:
    """Whether computers play along whose moves can be explained; in a lesson their moves are written."""
    return bool(press.table.computers()) and not press.is_lesson


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
    end = note[:500]
    return _text(_text(*lines)[: 1990 - len(end)], end)


def _small(line: str) -> str:
    """A line, or several, in small print; "" for none."""
    return "\n".join(f"-# {part}" for part in line.split("\n")) if line else ""


def _asked(press: Press, view: Any, words: str) -> str:
    """A question; of a player with two sides, for which of them."""
    side = press.words.presentation.side(view, press.lang)
    return f"**{side} · {words}**" if side else f"**{words}**"


def _purpose(press: Press, page: Page, ask: Ask | None) -> str:
    """What a question is for, in small print, where it is put first: not under what has been chosen of it."""
    if ask is None or not page.explains or page.node or page.sure or page.possible:
        return ""
    line = purpose(press.lang, press.table.game, ask, press.escaped.names)
    return _small(f"📘 {line}") if line else ""


def _unsent(press: Press) -> str:
    """That nobody else sees what is chosen at a table yet."""
    lang = press.lang
    if press.is_lesson:
        return ""
    return _small(f"{capital(say(lang, 'panel-table', table=press.table.id))} · {say(lang, 'panel-not-sent')}")


# --- nothing is asked -----------------------------------------------------------------------------------------------


def _waiting_panel(press: Press, page: Page) -> Panel:
    lang, table = press.lang, press.table
    plans = [] if table.is_over else [button(say(lang, "button-plan"), plan_button(table.id), row=4)]
    items = [*_undo_items(press), *look_buttons(table, lang, missed=page.missed), *plans]
    text = _text(_head(press, page), _waiting(press), page.note)
    return Panel(text, frozen(items), game_view=press.view, before=_before(press))


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
    looks = look_menu(
        press.at,
        press.table.game,
        press.lang,
        missed=page.missed,
        hints=press.table.allows_hints(),
        why=_has_moves(press),
    )
    aims = [_small(line) for line in aim_lines(press.lang, press.table.game, press.match.options)]
    text = _text(_head(press, page), *aims, page.note)
    return Panel(text, frozen([back]), notes, view, before=_before(press), is_read=True, looks=looks)


def _question_panel(press: Press, page: Page, ask: Ask) -> Panel:
    """A question that is answered by itself, at a node of its options."""
    lang, words, view, node, sure = press.lang, press.words, press.view, page.node, page.sure
    presentation, names = words.presentation, press.escaped.names
    answer = sure.ids[0] if sure is not None and len(sure.ids) == 1 else node
    # Where the picture or what is on offer shows the hand, words need not.
    has_line = ask.key not in (*presentation.hand_questions, *presentation.hand_offered)
    hand = _small(presentation.hand_line(view, lang)) if has_line else ""
    lines = [_head(press, page), hand, _small(presentation.context(view, press.seat, ask, lang))]
    if not press.is_asked_above:
        lines.append(_asked(press, view, question(lang, press.table.game, ask, names)))
    lines.append(_purpose(press, page, ask))
    # A lesson's task says what matters of an answer, and needs the room.
    is_short = press.is_lesson and bool(node)
    details = () if is_short else presentation.details(view, ask, answer, lang, names)
    # What the picture of a question shows too stands in small print.
    lines += [_small(line) for line in details] if presentation.steps else details
    lines.append(f"› {words.path(node)}" if node else "" if press.is_lesson else skip_note(press.match, ask, lang))
    if sure is None:
        option = node if node in ask.options else ""
        items = _items(press, page, ask)
    else:
        option = answer if len(sure.ids) == 1 else ""
        lines += sure_lines(words, sure)
        items = sure_items(words, press.at, ask, sure)
    notes = _notes(press, ask, option)
    if press.is_lesson and presentation.steps and ask.most > 1 and len(notes) > FEW_NOTES:
        # The task says which ones to take, and the picture shows what they are.
        notes = ()
    return Panel(
        _text(*lines, page.note),
        frozen([*items, *_undo_items(press)]),
        notes,
        presentation.draft_view(view, (), [press.seat]),
        pictured(ask, node, words, view),
        _before(press),
        is_read=len(notes) in (1, len(ask.options)) and sum(len(item.text) for item in notes) <= SHORT_NOTES,
        is_quote=True,
        looks=look_menu(
            press.at,
            press.table.game,
            lang,
            missed=page.missed,
            possible=ask.key in presentation.explained and not node and sure is None,
            hints=press.table.allows_hints(),
            why=_has_moves(press),
        ),
    )


def _notes(press: Press, ask: Ask, option: str) -> tuple[Description, ...]:
    """The descriptions of what is on offer, or of what is chosen; if there are many, those that the confirmation will
    show are left out.
    """
    words = press.words
    notes = words.notes(ask, option) if option else press.notes
    if press.person.confirm and len(notes) > FEW_NOTES:
        to_confirm = [
            item for item in ask.options if texts().has(words.lang, f"{words.game}-confirm-{item.partition(':')[0]}")
        ]
        later = [note for item in to_confirm for note in words.notes(ask, item)]
        notes = [note for note in notes if note not in later]
    return tuple(notes)


def _items(press: Press, page: Page, ask: Ask) -> list[Item]:
    """Buttons and menus for the options at a node of a question; below the root with a button back, else with
    passes.
    """
    words, at, lang, view, node = press.words, press.at, press.lang, press.view, page.node
    is_answer = node in ask.options
    # In a lesson every question is answered: what would let some of them pass has no place in it.
    skips = [] if node or press.is_lesson else skip_items(press.match, ask, at, words)
    once = None if node or press.is_lesson else passing_option(press.match, ask, words)
    if once:
        # Passing stands in the menu of skips.
        ask = msgspec.structs.replace(ask, options=Fixed(*(option for option in ask.options if option != once)))
    # What lets questions pass may be a menu of its own, above the row of its buttons.
    rows = min((item.row for item in skips if item.row is not None), default=ROWS)
    if is_answer:
        whole = whole_label(words, node)
        items: list[Item] = [button(whole, at.button("a", node), style=discord.ButtonStyle.success, row=0)]
    elif not len(ask.options):
        items = []
    elif ask.most > 1:
        items = several(ask, at, words, view, page.number)
    else:
        items = one(ask, at, words, view, node, page.number, rows)
    if node:
        back = at.button("o", "" if is_answer else words.above(ask.options, node))
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
        trial = sketch(press.match, press.seat, draft.picks)
    except Unfit:
        draft = Draft(press.match.known_revision(press.seat), ask.key)
        trial = sketch(press.match, press.seat, ())
    drafting, presentation, has_begun = Drafting(ask, draft, trial), words.presentation, bool(draft.picks)
    # Once it is begun, the hand has been read.
    hand = "" if has_begun or ask.key in presentation.hand_offered else presentation.hand_line(trial.view, words.lang)
    context = [_small(line) for line in (hand, presentation.context(trial.view, press.seat, ask, words.lang))]
    # A lesson's task says what is asked, too: where a draft is begun, a phone has room for one of them.
    is_said = press.is_asked_above or (press.is_lesson and has_begun)
    asked = "" if is_said else _asked(press, trial.view, draft_question(words, ask, press.escaped.names))
    question_lines = [*context, asked]
    lines = (
        [*question_lines, *draft_lines(words, drafting), _unsent(press)]
        if has_begun
        else [_head(press, page), *question_lines, _purpose(press, page, ask)]
    )
    lines += [] if sure is None else sure_lines(words, sure)
    items = (
        draft_items(words, at, drafting, is_short=press.is_lesson)
        if sure is None
        else sure_draft_items(words, at, drafting)
    )
    if not has_begun:
        skips = [] if press.is_lesson else skip_items(press.match, ask, at, words)
        items = [*items, *skips, *_undo_items(press)]
    return Panel(
        _text(*lines, page.note),
        frozen(items),
        tuple(press.notes),
        presentation.draft_view(trial.view, draft.picks, [press.seat]),
        () if has_begun else pictured(ask, "", words, trial.view),
        None if press.draft is not None and press.draft.picks else _before(press),
        is_read=len(press.notes) == 1,
        is_quote=True,
        looks=look_menu(
            at,
            press.table.game,
            press.lang,
            missed=page.missed,
            hints=press.table.allows_hints(),
            why=_has_moves(press),
        ),
    )


def _turn_panel(press: Press, page: Page, ask: Ask) -> Panel:
    """A turn that is composed whole. What has been sent is taken back where nothing is composed."""
    assert press.chain is not None
    item, at, words, escaped_words = (
        Composing(press.chain, press.turn, press.composed),
        press.turn_at,
        press.words,
        press.escaped,
    )
    turn, next_ask, presentation = item.turn, item.turn.ask, words.presentation
    below = [] if item.decisions else _undo_items(press)
    notes, rows, marks = tuple[Description, ...](), tuple[Row, ...](), tuple[str, ...]()
    lists_possible = page.possible and page.sure is None and next_ask is not None
    if lists_possible:
        lines, items, notes = [_head(press, page)], possible_items(words, at, ask), chain_notes(escaped_words, item)
    else:
        is_named = not press.is_asked_above or next_ask is None or next_ask.key not in press.chain.starts
        asked, *below_it = composing_lines(escaped_words, item, foretells=not press.is_lesson)
        is_new = next_ask is not None and next_ask.key not in [step.key for step in turn.steps]
        lines = [asked if is_named else "", _purpose(press, page, next_ask if is_new else None), *below_it]
        lines = [*lines, _unsent(press)] if item.decisions else [_head(press, page), *lines]
    if page.sure is not None:
        lines += sure_lines(escaped_words, page.sure)
        items = sure_turn_items(words, at, item, page.sure)
    elif not lists_possible:
        items, rows = composing_items(words, at, item), tuple(composing_rows(words, at, item))
        if next_ask is not None and presentation.pictured is not None:
            marks = pictured(next_ask, item.opened, words, turn.view)
    can = not page.possible and next_ask is not None and next_ask.key in press.chain.starts
    looks = look_menu(
        at,
        press.table.game,
        press.lang,
        missed=page.missed,
        possible=can,
        hints=press.table.allows_hints(),
        why=_has_moves(press),
        more=secondary_entries(words, item),
    )
    return Panel(
        _noted(lines, page.note),
        frozen([*items, *below]),
        notes,
        presentation.draft_view(turn.view, [option for step in turn.steps for option in step.ids], [press.seat]),
        marks,
        None if press.turn.steps else _before(press),
        is_read=lists_possible,
        rows=rows,
        looks=looks,
    )
