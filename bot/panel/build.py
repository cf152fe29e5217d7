"""The turn panel: what is asked, step by step (what, which, where), for one seat, shown to that seat alone."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord
import msgspec

from bot.games.model import Description
from bot.messages.ids import (
    PanelId,
    moment,
    plan_button,
)
from bot.messages.parts import button, frozen
from bot.model.drafts import Draft
from bot.model.table import Table
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
from bot.panel.layout import Panel
from bot.panel.looks import look_buttons, look_menu
from bot.panel.meanwhile import BESIDE, LENGTH, meanwhile
from bot.panel.offers import ROWS, one, several
from bot.panel.possible import chain_notes, possible_notes
from bot.panel.skips import passing_option, skip_items, skip_note
from bot.panel.sure import (
    Sure,
    none_label,
    sure_draft_items,
    sure_items,
    sure_lines,
    whole_label,
)
from bot.tables.chains import chain_of, empty_chain, refit
from bot.tables.drafts import Unfit, is_drafted, sketch
from bot.tables.news import seen_by
from bot.tables.views import view_of
from bot.words.option_words import OptionWords, capital
from bot.words.ordering import pictured
from bot.words.wording import (
    escaped,
    question,
    say,
    title,
)
from data.texts import texts
from engine.core.ask import Ask, Fixed
from engine.core.match import Match

READ = 160
"""Characters of texts up to which they stand under the picture, beside the buttons; a longer list stands above it."""

FEW_NOTES = 2
"""Up to this many descriptions of cards and the like are always shown in a panel."""

Item = discord.ui.Item[discord.ui.View]


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
    confirm: bool = True,
    missed: bool = False,
    possible: bool = False,
) -> Panel:
    """The panel of a seat at a node of its options; without an open question it says who the table waits for.

    ``draft``: the draft so far, for a question that is put repeatedly, or for a turn that is composed. ``sure``: an
    answer to confirm because of its cost. ``missed``: the player has not seen everything that happened. ``possible``:
    they want to know what they can do, and what not.
    """
    ask = None if table.is_over else match.ask_of(seat)
    head = f"-# {title(table.game, lang)} · {say(lang, 'panel-table', table=table.id)}"
    before = seen_by(match, seat, seat)
    # Who has begun to choose has read it.
    is_new = not node and sure is None and not possible and (draft is None or not (draft.picks or draft.steps))
    said = OptionWords(lang, table.game, table.names())
    room = BESIDE if ask is not None and said.notes(ask, "") else LENGTH
    news = meanwhile(table, match, seat, lang, room) if is_new else ""
    if news:
        # One line of a phone less: buttons and picture say which game it is.
        head = f"-# {capital(say(lang, 'panel-table', table=table.id))} · {news}"
    at = PanelId(table.id, seat, moment(match, seat))
    undo = [] if table.is_over else _undo_buttons(match, seat, at, lang, table.computers())
    if ask is None:
        return Panel(
            _text(head, _waiting(table, match, lang), note),
            frozen([*undo, *look_buttons(table, lang, missed=missed), *_plan_buttons(table, lang)]),
            seen=view_of(match, seat),
            before=before,
        )
    looks = look_menu(at, lang, missed=missed)
    names = [escaped(name) for name in table.names()]
    chain = chain_of(table.game, ask)
    if chain is not None:
        draft = draft or empty_chain(match, seat)
        item = Composing(chain, draft, refit(match, seat, draft.steps))
        # What has been sent is taken back where nothing is composed.
        below = [] if item.shown else undo
        composed = _turn_panel(table, match, seat, item, said, head, note, below, sure, possible)
        is_begun = bool(draft.steps)
        composed_at = PanelId(table.id, seat, moment(match, seat, item.draft.steps))
        can = not possible and item.made.ask is not None and item.made.ask.key in chain.starts
        looks = look_menu(composed_at, lang, missed=missed, possible=can, more=secondary_entries(said, item))
        return msgspec.structs.replace(composed, before=None if is_begun else before, looks=looks)
    if is_drafted(table.game, ask):
        drafted = _draft_panel(table, match, ask, said, at, draft, head, note, undo, sure)
        is_begun = draft is not None and bool(draft.picks)
        return msgspec.structs.replace(drafted, before=None if is_begun else before, looks=looks)
    view = view_of(match, seat)
    if possible and ask.key in said.presentation.explained:
        back = button(say(lang, "panel-back"), at.button("o"), style=discord.ButtonStyle.primary, row=4)
        escaped_words = OptionWords(lang, table.game, names)
        notes_ = possible_notes(
            escaped_words, match.position, ask, lambda option: escaped_words.effect(view, ask, option)
        )
        return Panel(_text(head, note), frozen([back]), notes_, view, before=before, is_read=True, looks=looks)
    chosen = node if node in ask.options else ""
    # Where the picture or what is on offer shows the hand, words need not.
    has_line = ask.key not in (*said.presentation.hand_questions, *said.presentation.hand_offered)
    held = _small(said.presentation.hand_line(view, lang)) if has_line else ""
    lines = [head, held, _small(said.presentation.context(view, seat, ask, lang))]
    lines.append(_asked(question(lang, table.game, ask, names)))
    sent = sure.ids[0] if sure is not None and len(sure.ids) == 1 else node
    details = said.presentation.details(view, ask, sent, lang, names)
    # What the picture of a question shows too stands in small print.
    lines += [_small(line) for line in details] if said.presentation.steps else details
    lines.append(f"› {said.path(node)}" if node else skip_note(match, ask, lang))
    if sure is None:
        items = _items(match, ask, at, said, view, node, page)
    else:
        chosen = sent if len(sure.ids) == 1 else ""
        lines += sure_lines(said, sure)
        items = sure_items(said, at, ask, sure)
    if ask.key in said.presentation.explained and not node and sure is None:
        looks = look_menu(at, lang, missed=missed, possible=True)
    notes = _notes(ask, said, chosen, confirm=confirm)
    view_ = frozen([*items, *undo])
    drawn = said.presentation.drawn(view, (), [seat])
    is_read = len(notes) in (1, len(ask.options)) and sum(len(item.text) for item in notes) <= READ
    return Panel(
        _text(*lines, note), view_, notes, drawn, pictured(ask, node, said, view), before, is_read, looks=looks
    )


def _notes(ask: Ask, said: OptionWords, chosen: str, *, confirm: bool) -> tuple[Description, ...]:
    """The descriptions of what is on offer; if there are many, those that the confirmation will show are left out."""
    notes = said.notes(ask, chosen)
    if confirm and len(notes) > FEW_NOTES:
        asked = [
            item for item in ask.options if texts().has(said.lang, f"{said.game}-confirm-{item.partition(':')[0]}")
        ]
        later = [note for item in asked for note in said.notes(ask, item)]
        notes = [note for note in notes if note not in later]
    return tuple(notes)


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


def _items(match: Match, ask: Ask, at: PanelId, said: OptionWords, view: Any, node: str, page: int) -> list[Item]:
    """Buttons and menus for the options at a node of a question; below the root with a button back, else with
    passes.
    """
    lang, chosen = said.lang, node in ask.options
    skips = [] if node else skip_items(match, ask, at, said)
    once = None if node else passing_option(match, ask, said)
    if once:
        # Passing stands in the menu of skips.
        ask = msgspec.structs.replace(ask, options=Fixed(*(option for option in ask.options if option != once)))
    # What lets questions pass may be a menu of its own, above the row of its buttons.
    rows = min((item.row for item in skips if item.row is not None), default=ROWS)
    if chosen:
        whole = whole_label(said, node)
        items: list[Item] = [button(whole, at.button("a", node), style=discord.ButtonStyle.success, row=0)]
    elif not len(ask.options):
        items = []
    else:
        items = several(ask, at, said, view, page) if ask.most > 1 else one(ask, at, said, view, node, page, rows)
    if node:
        back = at.button("o", "" if chosen else said.above(ask.options, node))
        return [*items, button(say(lang, "panel-back"), back, row=4)]
    if not ask.least and once is None and "nothing" not in ask.options:
        items.append(button(none_label(said, ask), at.button("none"), row=3))
    return [*items, *skips]


def _draft_panel(
    table: Table,
    match: Match,
    ask: Ask,
    said: OptionWords,
    at: PanelId,
    draft: Draft | None,
    head: str,
    note: str,
    undo: list[discord.ui.Button[discord.ui.View]],
    sure: Sure | None,
) -> Panel:
    if draft is None:
        draft = Draft(match.known_revision(ask.seat), ask.key)
    try:
        made = sketch(match, ask.seat, draft.picks)
    except Unfit:
        draft = Draft(match.known_revision(ask.seat), ask.key)
        made = sketch(match, ask.seat, ())
    drafting, shown = Drafting(ask, draft, made), said.presentation
    names = [escaped(name) for name in said.names]
    # All that stands around the draft is as it would be after it. Once it is begun, the hand has been read.
    held = "" if draft.picks else shown.hand_line(made.view, said.lang)
    known = [_small(line) for line in (held, shown.context(made.view, ask.seat, ask, said.lang))]
    asked = [*known, _asked(draft_question(said, ask, names))]
    lines = [*asked, *draft_lines(said, drafting), _unsent(table, said)] if draft.picks else [head, *asked]
    lines += [] if sure is None else sure_lines(said, sure)
    items = [
        *(draft_items(said, at, drafting) if sure is None else sure_draft_items(said, at, drafting)),
        *([*skip_items(match, ask, at, said), *undo] if not draft.picks else []),
    ]
    notes = tuple(said.notes(ask))
    marks = () if draft.picks else pictured(ask, "", said, made.view)
    return Panel(
        _text(*lines, note),
        frozen(items),
        notes,
        shown.drawn(made.view, draft.picks, [ask.seat]),
        marks,
        is_read=len(notes) == 1,
    )


def _turn_panel(
    table: Table,
    match: Match,
    seat: int,
    item: Composing,
    said: OptionWords,
    head: str,
    note: str,
    below: list[discord.ui.Button[discord.ui.View]],
    sure: Sure | None,
    possible: bool,
) -> Panel:
    at, view, ask = PanelId(table.id, seat, moment(match, seat, item.draft.steps)), item.made.view, match.ask_of(seat)
    told = OptionWords(said.lang, said.game, [escaped(name) for name in said.names])
    lines = composing_lines(told, item)
    lines = [*lines, _unsent(table, said)] if item.shown else [head, *lines]
    drawn = said.presentation.drawn(view, [option for step in item.made.steps for option in step.ids], [seat])
    if sure is not None:
        lines += sure_lines(told, sure)
        return Panel(_noted(lines, note), frozen([*sure_turn_items(said, at, item, sure), *below]), seen=drawn)
    if possible and ask is not None and item.made.ask is not None:
        items = [*possible_items(said, at, ask), *below]
        return Panel(_noted([head], note), frozen(items), chain_notes(told, item), drawn, is_read=True)
    rows = tuple(composing_rows(said, at, item))
    marks = (
        ()
        if item.made.ask is None or said.presentation.pictured is None
        else pictured(item.made.ask, item.opened, said, view)
    )
    items = [*composing_items(said, at, item), *below]
    return Panel(_noted(lines, note), frozen(items), seen=drawn, marks=marks, rows=rows)


def _unsent(table: Table, said: OptionWords) -> str:
    """That nobody else sees what is chosen at a table yet."""
    lang = said.lang
    return _small(f"{capital(say(lang, 'panel-table', table=table.id))} · {say(lang, 'panel-not-sent')}")


def _waiting(table: Table, match: Match, lang: str) -> str:
    names = table.names()
    if table.is_over:
        return say(lang, "panel-over")
    return say(lang, "panel-waiting", names=", ".join(escaped(names[seat]) for seat in match.waiting()))


def _plan_buttons(table: Table, lang: str) -> list[discord.ui.Button[discord.ui.View]]:
    return [] if table.is_over else [button(say(lang, "button-plan"), plan_button(table.id), row=4)]


def _undo_buttons(
    match: Match, seat: int, at: PanelId, lang: str, computers: Collection[int]
) -> list[discord.ui.Button[discord.ui.View]]:
    if not match.may_undo(seat, lambda answer: answer.seat in computers):
        return []
    return [button(say(lang, "button-undo"), at.button("u"), row=4, emoji="↩️")]
