"""Typed lists as answers to any question: "rome 2, etruria", in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from discord import TextStyle
from discord.ui import Modal, TextInput

from bot.drafts.example import example
from bot.drafts.reader import OtherQuestion, Reader, Unclear
from bot.frame.handling import (
    Interaction,
    language,
    match_of,
    seat_here,
)
from bot.games import presentation_of
from bot.messages.parts import form
from bot.model.drafts import Draft
from bot.model.table import Table
from bot.panel import show
from bot.panel.sure import Sure
from bot.tables.cost import cost_of, cost_to_confirm
from bot.tables.drafts import STOP, Sketch, Unfit, sketch
from bot.tables.kept_drafts import (
    draft_lock,
    fits,
    keep_draft,
    read_draft,
)
from bot.words.kinds import verb_of
from bot.words.lists import simple
from bot.words.option_words import OptionWords, cut
from bot.words.wording import (
    question,
    reason,
    say,
)
from engine.core.ask import Ask
from engine.core.errors import NotYourTurn
from engine.core.match import Match
from engine.core.position import Position

LONGEST = 400
"""The most characters of a refused list that are shown again."""

FORM_LIMIT = 1000
"""The most characters that the form for a list takes."""


def list_form(said: OptionWords, custom_id: str, ask: Ask, text: str = "", *, required: bool = False) -> Modal:
    """A form for a list of answers to a question. ``text``: what stands in it, to be changed at will; ``required``: an
    empty list is none.
    """
    field: TextInput[Any] = TextInput(
        label=say(said.lang, "panel-list-field"),
        custom_id="list",
        style=TextStyle.paragraph,
        placeholder=cut(example(said, ask), 100),
        default=text[:FORM_LIMIT] or None,
        required=required,
        max_length=FORM_LIMIT,
    )
    return form(say(said.lang, "panel-list-title"), custom_id, field)


def read_picks(
    said: OptionWords, ask: Ask, text: str, position: Position | None = None, *, is_planned: bool = False
) -> list[str]:
    """The answer that a list names; ``position``: that in which it is asked, the present one where it ``is_planned``.
    Raises Unclear.
    """
    return said.presentation.typed(ask, Reader(said, ask, position, is_planned=is_planned).picks(text))


def read_option(said: OptionWords, ask: Ask, verbs: Sequence[str], text: str, position: Position | None = None) -> str:
    """The option of these verbs that a text names, else what a rule forbids now. Raises OtherQuestion or Unclear."""
    return Reader(said, ask, position, verbs).option(text)


def with_next_question(words: OptionWords, ask: Ask, text: str) -> list[tuple[str, list[str]]]:
    """The answers to a question and the one that it leads to, where a text has a command of the game and what that is
    about ("swap 2 temples"); none for any other text.
    """
    verb = Reader(words, ask).verb(text)
    move = next((it for it in words.presentation.commands if it.verb == verb and it.reads_list), None)
    if move is None or move.after is None or move.after[0] != ask.key or move.after[1] not in ask.options:
        return []
    things = [word for word in text[:FORM_LIMIT].split() if verb_of(words.game, simple(word)) != verb]
    picks = move.read_list(" ".join(things))
    return [(ask.key, [move.after[1]]), (move.answers[0], picks)] if picks else []


def unfit_text(said: OptionWords, bad: Unfit, ask: Ask | None = None, named: int = 0) -> str:
    """The error text for a list or draft that is not possible. ``named``: how many things the list has for ``ask``."""
    item = said.deed(bad.option)
    if bad.reason is not None:
        why = reason(said.lang, bad.reason)
        return why if item in why else f"{item}: {why}"
    most = 0 if ask is None else said.presentation.rounds(ask)
    if bad.is_over and named > most > 0:
        return say(said.lang, "panel-unfit-count", named=named, most=most)
    return say(said.lang, "panel-unfit-over" if bad.is_over else "panel-unfit", item=item)


def as_typed(lang: str, text: str) -> str:
    """The list as it was typed, for the player to copy and correct."""
    return say(lang, "list-typed", text=cut(" ".join(text.split()).replace("`", "'"), LONGEST))


def _understood(said: OptionWords, match: Match, ask: Ask, text: str) -> tuple[list[str], Sketch | None]:
    """The options that a list names, and their sketch if each is an answer of its own, else None. Raises Unclear."""
    picks = read_picks(said, ask, text, match.position)
    if ask.most > 1 or not ask.least:
        return picks, None
    try:
        return picks, sketch(match, ask.seat, picks)
    except Unfit as bad:
        raise Unclear(reason=unfit_text(said, bad, ask, len(picks))) from bad


async def _keep_typed(interaction: Interaction, table: Table, match: Match, ask: Ask, text: str) -> None:
    """Store a refused list with the draft, so that the panel's form opens with it."""
    tables, user, revision = interaction.client.tables, interaction.user.id, match.known_revision(ask.seat)
    if presentation_of(table.game).rounds(ask) < 2:
        return
    async with draft_lock(table.id, user):
        kept = await read_draft(tables, table.id, user)
        draft = kept if kept is not None and fits(kept, match, ask.seat) else Draft(revision, ask.key)
        await keep_draft(tables, table.id, ask.seat, user, msgspec.structs.replace(draft, typed=text[:FORM_LIMIT]))


async def play_list(interaction: Interaction, table: Table, text: str, key: str = "") -> None:
    """Answer what the player is asked with a list, all or nothing.

    ``key`` is the question that the command is for; the list then also ends it. A list that cannot be undone or leaves
    disks unused becomes a draft to confirm, if the player's settings ask for that.

    Raises NotSeated, NotStarted, NotYourTurn, OtherQuestion or Unclear.
    """
    seat = seat_here(table, interaction)
    match = await match_of(interaction, table)
    ask, lang = match.ask_of(seat), language(interaction)
    if ask is None:
        raise NotYourTurn(f"seat {seat} is asked nothing now")
    said = OptionWords(lang, table.game, table.names())
    if not key and (answers := with_next_question(said, ask, text)):
        await show.give(interaction, table, answers)
        return
    if key and ask.key != key:
        raise OtherQuestion(question=question(lang, table.game, ask, table.names()))
    try:
        picks, made = _understood(said, match, ask, text)
    except Unclear as unclear:
        await _keep_typed(interaction, table, match, ask, text)
        raise Unclear(reason=f"{unclear.args_['reason']}\n{as_typed(lang, text)}") from unclear
    if made is None:
        grave = cost_to_confirm(match, seat, [(ask.key, picks)], careful=False)
        if grave is not None:
            await show.show_panel(interaction, table, sure=Sure(tuple(picks), grave))
            return
        await show.give(interaction, table, [(ask.key, picks)])
        return
    revision = match.known_revision(seat)
    whole = bool(key) and made.may_stop
    answers = made.answers(ask.key) if whole else [(ask.key, [pick]) for pick in made.picks]
    cost = cost_of(match, seat, answers)
    careful = interaction.client.people.get(interaction.user.id).confirm
    shown = said.presentation.rounds(ask) > 1 and STOP not in picks and cost is not None and (cost.wastes or careful)
    if cost is not None and (cost.grave or shown):
        draft = Draft(revision, ask.key, made.picks, made.picks[-1])
        await keep_draft(interaction.client.tables, table.id, seat, interaction.user.id, draft)
        sure = Sure((), cost) if whole and careful else None
        await show.show_panel(interaction, table, note=say(lang, "panel-check"), sure=sure)
        return
    await show.give(interaction, table, answers, revision)
