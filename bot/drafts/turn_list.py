"""A whole turn as one typed list: "take Iron, build Bronze 2, end"; each thing is read where the turn then stands."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

import msgspec

from bot.base.typed import number_behind
from bot.drafts.lists import NEAREST, SHORT, Unclear, as_typed, example, play_list, unfit_text
from bot.frame.handling import Interaction, language, match_of, seat_here
from bot.model.drafts import Step
from bot.model.table import Table
from bot.panel import show
from bot.panel.sure import Sure
from bot.tables.chains import Composed, chain_of, compose, empty_chain, is_chained
from bot.tables.cost import Cost
from bot.tables.drafts import Unfit
from bot.tables.kept_drafts import draft_lock, keep_draft
from bot.words.lists import LONGEST_NAME, parts_of, simple
from bot.words.option_names import known_among
from bot.words.option_words import OptionWords, capital, cut
from bot.words.wording import say
from engine.core.ask import Ask
from engine.core.errors import StaleRevision
from engine.core.match import Match

MOST: Final = 60
"""Answers that a typed turn may have."""


def read_turn(said: OptionWords, match: Match, seat: int, text: str) -> Composed:
    """The turn that a list names, tried on a copy. Raises Unclear with the rule that forbids it, or what is not known.

    What begins a later part of the turn leaves the earlier ones out: with "build Bronze" first, nothing political is
    done. A question that wants several answers takes as many of the next things.
    """
    *_, made = _reading(said, match, seat, text)
    return made


async def _read_in_parts(said: OptionWords, match: Match, seat: int, text: str) -> Composed:
    """The same, others' work done in between. Raises StaleRevision if the game goes on meanwhile."""
    revision = match.known_revision(seat)
    reading = _reading(said, match, seat, text)
    made = next(reading)
    for after in reading:
        made = after
        await asyncio.sleep(0)
        if match.known_revision(seat) != revision:
            raise StaleRevision("the game has gone on")
    return made


def _reading(said: OptionWords, match: Match, seat: int, text: str) -> Iterator[Composed]:
    """The turn before the first thing of a list, and after each. Raises Unclear."""
    items = parts_of(text)[: MOST + 1]
    try:
        made = compose(match, seat, ())
        if not items or len(items) > MOST:
            raise _unknown(said, made.ask, text)
        if len(items) == 1 and (alone := _grave(said, match.ask_of(seat), items[0])):
            made = compose(match, seat, alone)
            items.clear()
        yield made
        while items:
            made = _with_next(said, match, seat, made, items)
            yield made
    except Unfit as bad:
        raise Unclear(reason=capital(unfit_text(said, bad))) from bad


def _grave(said: OptionWords, ask: Ask | None, item: str) -> list[Step]:
    """The answer to the open question that a thing names, if it is a grave one, which nothing comes before or after."""
    named = [] if ask is None or not ask.grave else known_among(said, ask.grave).of(simple(item))
    return [Step(ask.key, (option,)) for option in named[:1]] if ask is not None else []


def _with_next(said: OptionWords, match: Match, seat: int, made: Composed, items: list[str]) -> Composed:
    """The turn with the first of these things, which is taken off them. Raises Unclear or Unfit."""
    made, picks = _read(said, match, seat, made, items[0])
    if made.ask is None or len(made.steps) + len(picks) > MOST:
        raise Unfit(picks[0], is_over=True)
    taken = 1
    if made.ask.most > 1:
        taken = min(made.ask.most, len(items))
        for item in items[1:taken]:
            picks += _read(said, match, seat, made, item)[1]
    del items[:taken]
    steps = [Step(made.ask.key, tuple(picks))] if made.ask.most > 1 else [Step(made.ask.key, (it,)) for it in picks]
    return compose(match, seat, (*made.steps, *steps))


def _read(said: OptionWords, match: Match, seat: int, made: Composed, item: str) -> tuple[Composed, list[str]]:
    """The options that a thing names, as often as its number says, and the turn up to the question that has them.

    A name counts before the beginning of one, and that before a slip. Raises Unclear or Unfit.
    """
    if made.ask is None:
        raise Unfit(item, is_over=True)
    stages = [made, *left_out(said, match, seat, made)]
    for how in (_named, _begun, _near):
        for stage in stages:
            found = how(said, stage.ask, item) if stage.ask is not None else []
            if found:
                return stage, found
    raise _unknown(said, made.ask, item)


def left_out(said: OptionWords, match: Match, seat: int, made: Composed) -> list[Composed]:
    """The turn after nothing has been done in the present part, where that leads to another one."""
    ask = made.ask
    chain = chain_of(match.game_id, match.ask_of(seat))
    if ask is None or chain is None or ask.key not in chain.starts:
        return []
    idle = [option for option in said.shown.idle if option in ask.options and option != chain.closing]
    after = [compose(match, seat, (*made.steps, Step(ask.key, (option,)))) for option in idle[:1]]
    return [item for item in after if item.ask is not None]


def _named(said: OptionWords, ask: Ask, item: str) -> list[str]:
    known = known_among(said, ask.options.all)
    if found := known.of(simple(item)):
        return [_only(said, ask, item, found)]
    thing, count = number_behind(item)
    if not thing or not count or not (found := known.of(simple(thing))):
        return []
    return [_only(said, ask, item, found)] * count


def _begun(said: OptionWords, ask: Ask, item: str) -> list[str]:
    known = known_among(said, ask.options.all)
    thing, count = number_behind(item)
    for wanted, number in ((item, 1), (thing, count or 1)):
        if wanted and (found := known.begun(simple(wanted))):
            return [_only(said, ask, item, found)] * number
    return []


def _near(said: OptionWords, ask: Ask, item: str) -> list[str]:
    thing, count = number_behind(item)
    wanted = simple(thing)
    found = known_among(said, ask.options.all).near(wanted) if 0 < len(wanted) <= LONGEST_NAME else ()
    return [_only(said, ask, item, found)] * (count or 1) if found else []


def _only(said: OptionWords, ask: Ask, item: str, found: tuple[str, ...]) -> str:
    """The one option that is meant; of several the possible one. Raises Unclear."""
    meant = tuple(option for option in found if option in ask.options) or found
    if len(meant) == 1:
        return meant[0]
    near = ", ".join(said.deed(option) for option in meant[:NEAREST])
    raise Unclear(reason=say(said.lang, "list-which", text=cut(item, SHORT), near=near))


def _unknown(said: OptionWords, ask: Ask | None, item: str) -> Unclear:
    shown = "" if ask is None else example(said, ask)
    return Unclear(reason=say(said.lang, "list-unknown", text=cut(item, SHORT), wanted="several", example=shown))


async def play_typed(interaction: Interaction, table: Table, text: str, key: str = "") -> None:
    """Answer what the player is asked with a list, all or nothing; in a turn that is composed, the whole turn.

    What throws something away becomes a draft to confirm, if the player's settings ask for that. Raises NotSeated,
    NotStarted, NotYourTurn, OtherQuestion or Unclear.
    """
    seat = seat_here(table, interaction)
    match = await match_of(interaction, table)
    if not is_chained(table.game, match.ask_of(seat)):
        await play_list(interaction, table, text, key)
        return
    user, lang = interaction.user.id, language(interaction)
    try:
        made = await _read_in_parts(OptionWords(lang, table.game, table.names()), match, seat, text)
    except Unclear as unclear:
        raise Unclear(reason=f"{unclear.args_['reason']}\n{as_typed(lang, text)}") from unclear
    careful = interaction.client.people.get(user).confirm
    if made.grave or (careful and made.wastes):
        async with draft_lock(table.id, user):
            draft = msgspec.structs.replace(empty_chain(match, seat), steps=made.steps)
            await keep_draft(interaction.client.tables, table.id, seat, user, draft)
        await show.show_panel(interaction, table, sure=Sure((), Cost(made.wastes, grave=made.grave)))
        return
    await show.give(interaction, table, made.answers(), match.known_revision(seat))
