"""Typed lists as answers to any question: "rome 2, etruria", in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from discord import TextStyle
from discord.ui import Modal, TextInput

from bot.drafts.example import example
from bot.drafts.reader import OtherQuestion, Reader, Unclear
from bot.frame.handling import Interaction
from bot.messages.parts import form
from bot.model.drafts import Draft
from bot.press.page import Page, Sure
from bot.press.press import Press
from bot.press.response import Give, Keep, Response, Show
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
from engine.core.position import Position

LONGEST = 400
"""The most characters of a refused list that are shown again."""

FORM_LIMIT = 1000
"""The most characters that the form for a list takes."""


def list_form(words: OptionWords, custom_id: str, ask: Ask, text: str = "", *, required: bool = False) -> Modal:
    """A form for a list of answers to a question. ``text``: what stands in it, to be changed at will; ``required``: an
    empty list is none.
    """
    field: TextInput[Any] = TextInput(
        label=say(words.lang, "panel-list-field"),
        custom_id="list",
        style=TextStyle.paragraph,
        placeholder=cut(example(words, ask), 100),
        default=text[:FORM_LIMIT] or None,
        required=required,
        max_length=FORM_LIMIT,
    )
    return form(say(words.lang, "panel-list-title"), custom_id, field)


def read_picks(
    words: OptionWords, ask: Ask, text: str, position: Position | None = None, *, is_planned: bool = False
) -> list[str]:
    """The answer that a list names; ``position``: that in which it is asked, the present one where it ``is_planned``.
    Raises Unclear.
    """
    return words.presentation.typed(ask, Reader(words, ask, position, is_planned=is_planned).picks(text))


def read_option(words: OptionWords, ask: Ask, verbs: Sequence[str], text: str, position: Position | None = None) -> str:
    """The option of these verbs that a text names, else what a rule forbids now. Raises OtherQuestion or Unclear."""
    return Reader(words, ask, position, verbs).option(text)


def unfit_text(words: OptionWords, bad: Unfit, ask: Ask | None = None, count: int = 0) -> str:
    """The error text for a list or draft that is not possible. ``count``: how many things the list has for ``ask``."""
    item = words.deed(bad.option)
    if bad.reason is not None:
        why = reason(words.lang, bad.reason)
        return why if item in why else f"{item}: {why}"
    most = 0 if ask is None else words.presentation.rounds(ask)
    if bad.is_over and count > most > 0:
        return say(words.lang, "panel-unfit-count", named=count, most=most)
    return say(words.lang, "panel-unfit-over" if bad.is_over else "panel-unfit", item=item)


def as_typed(lang: str, text: str) -> str:
    """The list as it was typed, for the player to copy and correct."""
    return say(lang, "list-typed", text=cut(" ".join(text.split()).replace("`", "'"), LONGEST))


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


def _understood(press: Press, ask: Ask, text: str) -> tuple[list[str], Sketch | None]:
    """The options that a list names, and their sketch if each is an answer of its own, else None. Raises Unclear."""
    picks = read_picks(press.words, ask, text, press.match.position)
    if ask.most > 1 or not ask.least:
        return picks, None
    try:
        return picks, sketch(press.match, press.seat, picks)
    except Unfit as bad:
        raise Unclear(reason=unfit_text(press.words, bad, ask, len(picks))) from bad


def answer_list(press: Press, text: str, key: str = "") -> Response:
    """What comes of answering with a list, all or nothing.

    ``key`` is the question that the command is for; the list then also ends it. A list that cannot be undone or leaves
    disks unused becomes a draft to confirm, if the player's settings ask for that.

    Raises NotYourTurn, OtherQuestion or Unclear.
    """
    match, seat, ask, lang = press.match, press.seat, press.match.ask_of(press.seat), press.lang
    if ask is None:
        raise NotYourTurn(f"seat {seat} is asked nothing now")
    if key and ask.key != key:
        raise OtherQuestion(question=question(lang, press.table.game, ask, press.words.names))
    revision = match.known_revision(seat)
    if not key and (answers := with_next_question(press.words, ask, text)):
        return Give(answers, revision)
    picks, trial = _understood(press, ask, text)
    if trial is None:
        grave = cost_to_confirm(match, seat, [(ask.key, picks)], careful=False)
        return Give([(ask.key, picks)], revision) if grave is None else Show(Page(sure=Sure(tuple(picks), grave)))
    whole = bool(key) and trial.may_stop
    answers = trial.answers(ask.key) if whole else [(ask.key, [pick]) for pick in trial.picks]
    cost, careful = cost_of(match, seat, answers), press.person.confirm
    must_look = (
        press.words.presentation.rounds(ask) > 1 and STOP not in picks and cost is not None and (cost.wastes or careful)
    )
    if cost is not None and (cost.grave or must_look):
        sure = Sure((), cost) if whole and careful else None
        return Keep(
            Draft(revision, ask.key, trial.picks, trial.picks[-1]), Page(note=say(lang, "panel-check"), sure=sure)
        )
    return Give(answers, revision)


async def keep_typed(interaction: Interaction, press: Press, text: str) -> None:
    """Store a refused list with the draft, so that the panel's form opens with it."""
    tables, match, ask = interaction.client.tables, press.match, press.match.ask_of(press.seat)
    if ask is None or press.words.presentation.rounds(ask) < 2:
        return
    async with draft_lock(press.table.id, press.user):
        stored = await read_draft(tables, press.table.id, press.user)
        draft = stored if stored is not None and fits(stored, match, ask.seat) else None
        draft = msgspec.structs.replace(
            draft or Draft(match.known_revision(ask.seat), ask.key), typed=text[:FORM_LIMIT]
        )
        await keep_draft(tables, press.table.id, ask.seat, press.user, draft)
