"""A whole turn as one typed list: "take Iron, build Bronze 2, end"; each thing is read where the turn then stands."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

import msgspec

from bot.drafts.lists import as_typed, play_list, unfit_text
from bot.drafts.reader import LETTERS, Reader, Unclear, counted, without_price
from bot.frame.handling import Interaction, language, match_of, seat_here
from bot.model.drafts import Step
from bot.model.table import Table
from bot.panel import show
from bot.panel.sure import Sure
from bot.tables.chains import Composed, chain_of, compose, empty_chain, is_chained
from bot.tables.cost import Cost
from bot.tables.drafts import Unfit
from bot.tables.kept_drafts import draft_lock, keep_draft
from bot.words.lists import LONGEST_NAME, Known, parts_by_and, parts_of, perhaps, simple
from bot.words.option_names import known_among
from bot.words.option_words import OptionWords, capital
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
            raise _nothing(said, made, text)
        if len(items) == 1 and (alone := _grave(said, match.ask_of(seat), items[0])):
            made = compose(match, seat, alone)
            items.clear()
        if items and made.steps and known_among(said, made.steps[-1].ids).of(simple(items[0][:LETTERS])):
            # What is done by itself at the beginning may be said all the same.
            del items[0]
        yield made
        while items:
            made = _with_next(said, match, seat, made, items)
            yield made
    except Unfit as bad:
        raise Unclear(reason=capital(unfit_text(said, bad))) from bad


def _nothing(said: OptionWords, made: Composed, text: str) -> Exception:
    return Unfit(text, is_over=True) if made.ask is None else Reader(said, made.ask, made.position).unknown(text)


def _grave(said: OptionWords, ask: Ask | None, item: str) -> list[Step]:
    """The answer to the open question that a thing names, if it is a grave one, which nothing comes before or after."""
    named = [] if ask is None or not ask.grave else known_among(said, ask.grave).of(simple(item[:LETTERS]))
    return [Step(ask.key, (option,)) for option in named[:1]] if ask is not None else []


def _with_next(said: OptionWords, match: Match, seat: int, made: Composed, items: list[str]) -> Composed:
    """The turn with the first of these things, which is taken off them. Raises Unclear or Unfit."""
    try:
        made, picks = _read(said, match, seat, made, items[0])
    except Unclear:
        things = parts_by_and(items[0])
        if len(things) < 2:
            raise
        # What names nothing as a whole may be several things: "take Iron and build Bronze".
        items[:1] = things
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

    A name counts before the beginning of one, that before its words in any order; a legal option before a forbidden
    one. Raises Unclear or Unfit.
    """
    if made.ask is None:
        raise Unfit(item, is_over=True)
    item = item[:LETTERS]
    stages = [made, *left_out(said, match, seat, made)]
    readers = [(stage, Reader(said, stage.ask, stage.position)) for stage in stages if stage.ask is not None]
    ways = [(part, count) for text, count in counted(item) for part in without_price(text)]
    for text, count in ways:
        for how in (Known.of, Known.begun, Known.worded):
            wanted = simple(text)[: LONGEST_NAME + 1]
            hits = [(stage, reader, found) for stage, reader in readers if (found := how(reader.known, wanted))]
            hits.sort(key=lambda hit: not any(option in hit[1].legal for option in hit[2]))
            for stage, reader, found in hits[:1]:
                return stage, [reader.chosen(text, found)] * count
    for text, count in ways:
        kinds = [(stage, reader, found) for stage, reader in readers if (found := reader.of_kind(text))]
        kinds.sort(key=lambda hit: not any(option in hit[1].legal for option in hit[2]))
        for stage, reader, found in kinds[:1]:
            return stage, [reader.chosen(text, found)] * count
    asked, refusing = match.ask_of(seat), [reader for _, reader in readers]
    if asked is not None and made.steps and len(stages) == 1:
        # A part of the turn that has been passed by itself says why nothing of it is possible.
        refusing.insert(0, Reader(said, asked, match.position))
    whys = [why for reader in reversed(refusing) if (why := reader.why_missing(ways[-1][0])) is not None]
    if whys and not any(reader.is_possible(ways[-1][0]) for reader in refusing):
        raise Unclear(reason=whys[0])
    for stage, reader in readers:
        for text, count in ways:
            if found := perhaps(text, reader.known):
                return stage, [reader.chosen(text, found)] * count
    whys = [why for reader in refusing if (why := reader.why_not_verb(ways[-1][0])) is not None]
    if whys:
        raise Unclear(reason=whys[0])
    verb = readers[0][1].verb(item)
    raise next((reader for _, reader in readers if reader.offers(verb)), readers[0][1]).unknown(item)


def left_out(said: OptionWords, match: Match, seat: int, made: Composed) -> list[Composed]:
    """The turn after nothing has been done in the present part, where that leads to another one."""
    ask = made.ask
    chain = chain_of(match.game_id, match.ask_of(seat))
    if ask is None or chain is None or ask.key not in chain.starts:
        return []
    idle = [option for option in said.shown.idle if option in ask.options and option != chain.closing]
    after = [compose(match, seat, (*made.steps, Step(ask.key, (option,)))) for option in idle[:1]]
    return [item for item in after if item.ask is not None]


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
