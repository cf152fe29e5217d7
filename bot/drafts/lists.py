"""Typed lists as answers to any question: "rome 2, etruria", in any language."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.base.typed import bounded
from bot.frame.handling import (
    Interaction,
    language,
    match_of,
    seat_here,
)
from bot.games import presentation_of
from bot.model.drafts import Draft
from bot.model.errors import TableError
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
from bot.words.lists import (
    Known,
    Unreadable,
    meanings,
    read_list,
    simple,
)
from bot.words.option_names import bare, known_among, known_options
from bot.words.option_words import OptionWords, cut
from bot.words.wording import (
    question,
    reason,
    say,
)
from data.texts import texts
from engine.core.ask import Ask
from engine.core.errors import NotYourTurn
from engine.core.match import Match

LONGEST = 400
"""The most characters of a refused list that are shown again."""

FORM_LIMIT = 1000
"""The most characters that the form for a list takes."""

SHORT = 25
"""The most characters of an example."""

NEAREST = 4
"""So many things that a word may mean are named."""


class Unclear(TableError):
    """What was typed cannot be carried out; ``reason`` says why."""

    key = "error-cannot-read"


class OtherQuestion(TableError):
    """The command answers another question than the one that is open, ``question``."""

    key = "error-other-question"


def example(said: OptionWords, ask: Ask) -> str:
    """What may be typed for this question, in the reader's language: "rome 2, etruria", "temple f7"; it is readable."""
    known = known_options(said, ask)
    things = [option for option in ask.options if ":" in option] or list(ask.options)
    words: list[str] = []
    for option in things:
        if len(words) == (1 if _wanted(said, ask) == "one" else 2):
            break
        found = _readable(said, option, known)
        if found is not None:
            words.append(found)
    if words and _wanted(said, ask) == "counted":
        words[0] += " 2"
    return ", ".join(words) or things[0]


def _readable(said: OptionWords, option: str, known: Known) -> str | None:
    """The shortest plain words that are read as this option alone, with and without a number; None if there are
    none.
    """
    whole = said.option(option)
    found = [
        words
        for words in (bare(whole.partition(" · ")[2]), bare(said.thing(option)), bare(whole), option)
        if known.of(simple(words)) == (option,) and not known.of(simple(f"{words} 2"))
    ]
    return next((words for words in found if len(words) <= SHORT), min(found, key=len, default=None))


def _wanted(said: OptionWords, ask: Ask) -> str:
    """Whether a list for this question names "one" thing, "several", or things with their numbers ("counted")."""
    if ask.most > 1:
        return "several"
    return "counted" if said.shown.rounds(ask) > 1 else "one"


def read_picks(said: OptionWords, ask: Ask, text: str) -> list[str]:
    """The answer that a list names, in the order typed. Raises Unclear."""
    try:
        return said.shown.typed(ask, read_list(text, known_options(said, ask)))
    except Unreadable as bad:
        near = ", ".join(said.deed(option) for option in bad.near)
        if near:
            raise Unclear(reason=say(said.lang, "list-which", text=bad.text, near=near)) from bad
        hint = say(said.lang, "list-unknown", text=bad.text, wanted=_wanted(said, ask), example=example(said, ask))
        raise Unclear(reason=hint) from bad


def not_offered(said: OptionWords, ask: Ask, verb: str) -> TableError:
    """The error for a kind of answer of which the question has none: what is missing, else what is asked instead."""
    own = f"{said.game}-nothing-to-{verb}-{ask.key}"
    if texts().has(said.lang, own):
        return Unclear(reason=say(said.lang, own))
    return OtherQuestion(question=question(said.lang, said.game, ask, said.names))


def read_option(said: OptionWords, ask: Ask, verbs: Sequence[str], text: str) -> str:
    """The option of these verbs that a text names, else what a rule forbids now. Raises OtherQuestion or Unclear."""
    offered = [option for option in ask.options.all if option.partition(":")[0] in verbs]
    if not offered:
        raise not_offered(said, ask, verbs[0])
    typed = bounded(text).strip()
    for spelled in (typed, *(f"{verb}:{typed}" for verb in verbs)):
        if spelled in offered:
            return spelled
    meant = meanings(typed, known_among(said, offered))
    meant = tuple(option for option in meant if option in ask.options) or meant
    if len(meant) == 1:
        return meant[0]
    shown = cut(typed, SHORT)
    if meant:
        near = ", ".join(said.deed(option) for option in meant[:NEAREST])
        raise Unclear(reason=say(said.lang, "list-which", text=shown, near=near))
    legal = [option for option in ask.options if option in offered] or offered
    raise Unclear(reason=say(said.lang, "list-unknown", text=shown, wanted="one", example=bare(said.thing(legal[0]))))


def unfit_text(said: OptionWords, bad: Unfit, ask: Ask | None = None, named: int = 0) -> str:
    """The error text for a list or draft that is not possible. ``named``: how many things the list has for ``ask``."""
    item = said.deed(bad.option)
    if bad.reason is not None:
        why = reason(said.lang, bad.reason)
        return why if item in why else f"{item}: {why}"
    most = 0 if ask is None else said.shown.rounds(ask)
    if bad.is_over and named > most > 0:
        return say(said.lang, "panel-unfit-count", named=named, most=most)
    return say(said.lang, "panel-unfit-over" if bad.is_over else "panel-unfit", item=item)


def as_typed(lang: str, text: str) -> str:
    """The list as it was typed, for the player to copy and correct."""
    return say(lang, "list-typed", text=cut(" ".join(text.split()).replace("`", "'"), LONGEST))


def _understood(said: OptionWords, match: Match, ask: Ask, text: str) -> tuple[list[str], Sketch | None]:
    """The options that a list names, and their sketch if each is an answer of its own, else None. Raises Unclear."""
    picks = read_picks(said, ask, text)
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
    shown = said.shown.rounds(ask) > 1 and STOP not in picks and cost is not None and (cost.wastes or careful)
    if cost is not None and (cost.grave or shown):
        draft = Draft(revision, ask.key, made.picks, made.picks[-1])
        await keep_draft(interaction.client.tables, table.id, seat, interaction.user.id, draft)
        sure = Sure((), cost) if whole and careful else None
        await show.show_panel(interaction, table, note=say(lang, "panel-check"), sure=sure)
        return
    await show.give(interaction, table, answers, revision)
