"""A position as one seat may know it: everything hidden from the seat is dealt anew, in a way that fits what it knows.

What the seat sees now, the lines of the log since the step began and the questions then asked of it stay as they are: a
deal under which the same answers lead elsewhere is thrown away, and another one tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from engine.core.ask import Ask
from engine.core.errors import EngineError
from engine.core.rng import NotingRng, OtherLuck, Rng

if TYPE_CHECKING:
    from engine.core.position import Position, SeatAnswer

TRIES: Final = 300
"""The most deals that are tried."""


class NoFittingDeal(EngineError):
    """No deal was found that fits what the seat knows."""


_encode: Final = msgspec.msgpack.encode


def redealt(position: Position, seat: int | None, rng: Rng) -> Position:
    """The position with all that is hidden from the seat (None: from the public) dealt anew.

    What others have answered to a question that is still open is not known, and is asked again; what they have answered
    before without anybody seeing it is some other answer. Raises NoFittingDeal.
    """
    settled = position.given[: len(position.given) - len(position.early)]
    given = settled + [item for item in position.given[len(settled) :] if item[0] == seat]
    truth = position.replayed(position.game, position.beginning, given, position.luck)
    luck = _luck_of(truth)
    for _ in range(TRIES):
        twin = _deal(truth, seat, luck, rng)
        if twin is not None and looks_the_same(twin, truth, seat):
            return _answered_anew(twin, seat, rng)
    raise NoFittingDeal(f"no deal fits what seat {seat} knows")


def looks_the_same(twin: Position, truth: Position, seat: int | None) -> bool:
    """Whether two positions look the same to the seat: its view, its log lines since the step began, who is asked what,
    and its own options.
    """
    return _told(twin, seat) == _told(truth, seat) and _encode(twin.view(seat)) == _encode(truth.view(seat))


def _told(position: Position, seat: int | None) -> bytes:
    lines = [event for event in position.state.log.new if event.seats is None or seat in event.seats]
    asked = [(ask.seat, ask.key, ask.about, list(ask.options) if ask.seat == seat else []) for ask in position.asks()]
    own = [(ask.least, ask.most, ask.wastes, ask.grave) for ask in position.asks() if ask.seat == seat]
    return _encode([lines, asked, own])


def _deal(truth: Position, seat: int | None, luck: Sequence[int], rng: Rng) -> Position | None:
    """One deal, and the answers since the step began given again; None where they do not lead to the same question."""
    game = truth.game
    dealt, begin = game.copy(truth.state), game.copy(truth.beginning)
    game.redeal(dealt, seat, rng)
    begin.rng.state = rng.below(1 << 32) << 32 | rng.below(1 << 32)
    renamed = game.rewind(begin, truth.state, dealt)
    if renamed is None:
        return None
    given = [(other, tuple(renamed.get(option, option) for option in ids)) for other, ids in truth.given]
    return _led_to(truth, begin, given, luck)


def _led_to(truth: Position, beginning: Any, given: Sequence[SeatAnswer], luck: Sequence[int]) -> Position | None:
    """The position to which these answers lead; None where one of them does not fit, or the step ends before."""
    try:
        twin = truth.begin_step(truth.game, beginning, luck)
        for seat, ids in given:
            ask = twin.ask_of(seat)
            if ask is None or not ask.least <= len(ids) <= ask.most or not all(option in ask.options for option in ids):
                return None
            twin.apply(seat, ids)
    except OtherLuck:
        return None
    twin.end_luck()
    return twin if len(twin.given) == len(given) and len(twin.luck) == len(luck) else None


def _luck_of(position: Position) -> list[int]:
    """What chance has brought since the step began."""
    state = position.game.copy(position.beginning)
    if state.rng.moves == position.state.rng.moves:
        return []
    luck = list(position.luck)
    noting = state.rng = NotingRng(state.rng.state, state.rng.moves, luck, [])
    again = type(position)(position.game, state)
    for seat, ids in position.given:
        again.apply(seat, ids)
    return noting.given


def _like(ask: Ask, ids: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The answers that differ from one in a single option, or lack its last ones."""
    options = list(ask.options)
    found = [ids[:count] for count in range(len(ids) + 1)]
    for place in range(len(ids) + 1):
        found += [(*ids[:place], option, *ids[place + 1 :]) for option in options if option not in ids]
    return [answer for answer in found if ask.least <= len(answer) <= ask.most]


def _answered_anew(twin: Position, seat: int | None, rng: Rng) -> Position:
    """The position with some answer, by lot, in place of each that the seat cannot tell from it."""
    for at, (other, ids) in enumerate(twin.given):
        before, after = twin.given[:at], twin.given[at + 1 :]
        found = None if other == seat else _led_to(twin, twin.beginning, before, twin.luck)
        ask = None if found is None else found.ask_of(other)
        if ask is None or not twin.game.unseen(ask):
            continue
        answers = _like(ask, ids)
        rng.shuffle(answers)
        for answer in answers:
            given = [*before, (other, answer), *after]
            trial = _led_to(twin, twin.beginning, given, twin.luck)
            if trial is not None and looks_the_same(trial, twin, seat):
                twin = trial
                break
    return twin
