"""A whole turn as one typed list: "take Iron, build Bronze 2, end"; each thing is read where the turn then stands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import msgspec

from bot.drafts.lists import answer_list, as_typed, keep_typed, unfit_text
from bot.drafts.reader import LETTERS, Reader, Unclear, counted, without_price
from bot.frame.handling import Interaction
from bot.model.drafts import Step
from bot.panel.carry_out import carry_out
from bot.press.page import Page, Sure
from bot.press.press import Press
from bot.press.response import Give, Keep, Response
from bot.tables.chains import Composed, chain_of, compose, empty_chain, is_chained
from bot.tables.cost import Cost
from bot.tables.drafts import Unfit
from bot.words.lists import SURE, NameIndex, parts_by_and, parts_of, perhaps, simple
from bot.words.option_names import known_among
from bot.words.option_words import OptionWords, capital
from engine.core.ask import Ask
from engine.core.errors import StaleRevision
from engine.core.match import Match

MOST: Final = 60
"""Answers that a typed turn may have."""

Answered = tuple[Composed, list[str]]
"""The turn up to a question, and the options that answer it."""

Stages = Sequence[tuple[Composed, Reader]]
Find = Callable[[Reader, str], Sequence[str]]
"""What a text names among the options of a question."""


def read_turn(words: OptionWords, match: Match, seat: int, text: str) -> Composed:
    """The turn that a list names, tried on a copy. Raises Unclear with the rule that forbids it, or what is not known.

    What begins a later part of the turn leaves the earlier ones out: with "build Bronze" first, nothing political is
    done. A question that wants several answers takes as many of the next things.
    """
    *_, turn = _reading(words, match, seat, text)
    return turn


async def _read_in_parts(words: OptionWords, match: Match, seat: int, text: str) -> Composed:
    """The same, others' work done in between. Raises StaleRevision if the game goes on meanwhile."""
    revision = match.known_revision(seat)
    reading = _reading(words, match, seat, text)
    turn = next(reading)
    for after in reading:
        turn = after
        await asyncio.sleep(0)
        if match.known_revision(seat) != revision:
            raise StaleRevision("the game has gone on")
    return turn


def _reading(words: OptionWords, match: Match, seat: int, text: str) -> Iterator[Composed]:
    """The turn before the first thing of a list, and after each. Raises Unclear."""
    items = parts_of(text)[: MOST + 1]
    try:
        turn = compose(match, seat, ())
        if not items or len(items) > MOST:
            raise _nothing(words, turn, text)
        if len(items) == 1 and (alone := _grave(words, match.ask_of(seat), items[0])):
            turn = compose(match, seat, alone)
            items.clear()
        if items and turn.steps and known_among(words, turn.steps[-1].ids).of(simple(items[0][:LETTERS])):
            # What is done by itself at the beginning may be said all the same.
            del items[0]
        yield turn
        while items:
            turn = _with_next(words, match, seat, turn, items)
            yield turn
    except Unfit as bad:
        raise Unclear(reason=capital(unfit_text(words, bad))) from bad


def _nothing(words: OptionWords, turn: Composed, text: str) -> Exception:
    return Unfit(text, is_over=True) if turn.ask is None else Reader(words, turn.ask, turn.position).unknown(text)


def _grave(words: OptionWords, ask: Ask | None, item: str) -> list[Step]:
    """The answer to the open question that a thing names, if it is a grave one, which nothing comes before or after."""
    options = [] if ask is None or not ask.grave else known_among(words, ask.grave).of(simple(item[:LETTERS]))
    return [Step(ask.key, (option,)) for option in options[:1]] if ask is not None else []


def _with_next(words: OptionWords, match: Match, seat: int, turn: Composed, items: list[str]) -> Composed:
    """The turn with the first of these things, which is taken off them. Raises Unclear or Unfit."""
    turn, picks = _read_at(words, match, seat, turn, items, 0)
    if turn.ask is None or len(turn.steps) + len(picks) > MOST:
        raise Unfit(picks[0], is_over=True)
    count = 1
    while count < min(turn.ask.most, len(items)):
        picks += _read_at(words, match, seat, turn, items, count)[1]
        count += 1
    del items[:count]
    steps = [Step(turn.ask.key, tuple(picks))] if turn.ask.most > 1 else [Step(turn.ask.key, (it,)) for it in picks]
    return compose(match, seat, (*turn.steps, *steps))


def _read_at(words: OptionWords, match: Match, seat: int, turn: Composed, items: list[str], at: int) -> Answered:
    """As ``_read``, of the thing at this place. Where it names nothing as a whole, but several things ("take Iron and
    build Bronze"), these take its place.
    """
    try:
        return _read(words, match, seat, turn, items[at])
    except Unclear:
        things = parts_by_and(items[at])
        if len(things) < 2:
            raise
    items[at : at + 1] = things
    return _read(words, match, seat, turn, items[at])


def _read(words: OptionWords, match: Match, seat: int, turn: Composed, item: str) -> Answered:
    """The options that a thing names, as often as its number says, and the turn up to the question that has them.

    A name counts before the beginning of one, that before its words in any order, names before kinds of things; then
    come slips. Raises Unclear or Unfit.
    """
    if turn.ask is None:
        raise Unfit(item, is_over=True)
    item = item[:LETTERS]
    after = left_out(words, match, seat, turn)
    stages = [(it, Reader(words, it.ask, it.position)) for it in (turn, *after) if it.ask is not None]
    ways = [(part, count) for text, count in counted(words.game, item) for part in without_price(text)]
    answer = _first(stages, ways, *BY_NAME) or _first(stages, ways, Reader.of_kind)
    if answer is not None:
        return answer
    refusing, open_ask = [reader for _, reader in stages], match.ask_of(seat)
    if open_ask is not None and turn.steps and not after:
        # A part of the turn that has been passed by itself says why nothing of it is possible.
        refusing.insert(0, Reader(words, open_ask, match.position))
    text = ways[-1][0]
    whys = [why for reader in reversed(refusing) if (why := reader.why_missing(text)) is not None]
    if whys and not any(reader.is_possible(text) for reader in refusing):
        raise Unclear(reason=whys[0])
    answer = _first(stages, ways, lambda reader, text: perhaps(text, reader.name_index))
    if answer is not None:
        return answer
    why = next((why for reader in refusing if (why := reader.why_not_verb(text)) is not None), None)
    if why is not None:
        raise Unclear(reason=why)
    verb = stages[0][1].verb(item)
    raise next((reader for _, reader in stages if reader.offers(verb)), stages[0][1]).unknown(item)


def _first(stages: Stages, ways: Sequence[tuple[str, int]], *finds: Find) -> Answered | None:
    """What the first of some ways to read a thing names, by the first of ``finds`` that finds something: a legal option
    before a forbidden one. None for nothing. Raises Unclear.
    """
    for text, count in ways:
        for find in finds:
            hits = [(stage, reader, ids) for stage, reader in stages if (ids := find(reader, text))]
            if hits:
                stage, reader, ids = min(hits, key=lambda hit: hit[1].legal.isdisjoint(hit[2]))
                return stage, [reader.choose(text, ids)] * count
    return None


def _by_name(find: Callable[[NameIndex, str], tuple[str, ...]]) -> Find:
    return lambda reader, text: find(reader.name_index, simple(text))


BY_NAME: Final = tuple(map(_by_name, SURE))


def left_out(words: OptionWords, match: Match, seat: int, turn: Composed) -> list[Composed]:
    """The turn after nothing has been done in the present part, where that leads to another one."""
    ask = turn.ask
    chain = chain_of(match.game_id, match.ask_of(seat))
    if ask is None or chain is None or ask.key not in chain.starts:
        return []
    idle = [option for option in words.presentation.idle if option in ask.options and option != chain.closing]
    after = [compose(match, seat, (*turn.steps, Step(ask.key, (option,)))) for option in idle[:1]]
    return [item for item in after if item.ask is not None]


async def play_typed(interaction: Interaction, press: Press, text: str, key: str = "") -> None:
    """Answer what the player is asked with a list, all or nothing; in a turn that is composed, the whole turn.

    What throws something away becomes a draft to confirm, if the player's settings ask for that. Raises NotYourTurn,
    OtherQuestion or Unclear.
    """
    is_turn = is_chained(press.table.game, press.match.ask_of(press.seat))
    try:
        response = await _answer_turn(press, text) if is_turn else answer_list(press, text, key)
    except Unclear as unclear:
        if not is_turn:
            await keep_typed(interaction, press, text)
        raise Unclear(reason=f"{unclear.args_['reason']}\n{as_typed(press.lang, text)}") from unclear
    await carry_out(interaction, press, response)


async def _answer_turn(press: Press, text: str) -> Response:
    """What comes of a turn typed as a list. Raises Unclear."""
    match, seat = press.match, press.seat
    turn = await _read_in_parts(press.words, match, seat, text)
    if turn.grave or (press.person.confirm and turn.wastes):
        draft = msgspec.structs.replace(empty_chain(match, seat), steps=turn.steps)
        return Keep(draft, Page(sure=Sure((), Cost(turn.wastes, grave=turn.grave))))
    return Give(turn.answers(), match.known_revision(seat))
