"""A position as one seat may know it: everything hidden from the seat is dealt anew, in a way that fits what it knows.

What the seat sees now, the lines of the log since the step began and the questions then asked of it stay as they are: a
deal under which the same answers lead elsewhere is thrown away, and another one tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from engine.core.ask import Ask
from engine.core.errors import EngineError
from engine.core.position import Position, SeatAnswer
from engine.core.rng import RandomMismatch, RecordingRng, Rng

TRIES: Final = 300
"""The most deals that are tried."""


class NoFittingDeal(EngineError):
    """No deal was found that fits what the seat knows."""


_encode: Final = msgspec.msgpack.encode


def redeal(position: Position, seat: int | None, rng: Rng, *, remembers: bool = False) -> Position:
    """A position that the seat (None: the public) cannot tell from this one: what is hidden from it is dealt anew,
    hands, piles, chance, and what others have answered in secret.

    ``remembers``: what was public once, and is hidden now, stays as it is (``recall`` of the game).
    What others have answered to a question that is still open is not known, and is asked again; what they have answered
    before without anybody seeing it is some other answer. Raises NoFittingDeal.
    """
    settled = position.answers_since[: len(position.answers_since) - len(position.early)]
    answers = settled + [item for item in position.answers_since[len(settled) :] if item[0] == seat]
    original = position.replayed(position.game, position.checkpoint_state, answers, position.forced_random)
    numbers = _random_since(original)
    for _ in range(TRIES):
        sample = _deal(original, seat, numbers, rng, remembers)
        if sample is not None and looks_the_same(sample, original, seat):
            return _resample_answers(sample, seat, rng)
    raise NoFittingDeal(f"no deal fits what seat {seat} knows")


def looks_the_same(sample: Position, original: Position, seat: int | None) -> bool:
    """Whether two positions look the same to the seat: its view, its log lines since the step began, who is asked what,
    and its own options.
    """
    same_lines = _visible(sample, seat) == _visible(original, seat)
    return same_lines and _encode(sample.view(seat)) == _encode(original.view(seat))


def _visible(position: Position, seat: int | None) -> bytes:
    lines = [event for event in position.state.log.new if event.seats is None or seat in event.seats]
    asks = position.asks()
    questions = [(ask.seat, ask.key, ask.about, list(ask.options) if ask.seat == seat else []) for ask in asks]
    own = [(ask.least, ask.most, ask.wastes, ask.grave) for ask in asks if ask.seat == seat]
    return _encode([lines, questions, own])


def _deal(original: Position, seat: int | None, numbers: Sequence[int], rng: Rng, remembers: bool) -> Position | None:
    """One deal, and the answers since the step began given again; None where they do not lead to the same question."""
    game = original.game
    dealt, begin = game.copy(original.state), game.copy(original.checkpoint_state)
    game.redeal(dealt, seat, rng)
    if remembers:
        game.recall(dealt, original.state)
    begin.rng.state = rng.below(1 << 32) << 32 | rng.below(1 << 32)
    renamed = game.rewind(begin, original.state, dealt)
    if renamed is None:
        return None
    answers = [(other, tuple(renamed.get(option, option) for option in ids)) for other, ids in original.answers_since]
    return _replayed(original, begin, answers, numbers)


def _replayed(
    original: Position, checkpoint: Any, answers: Sequence[SeatAnswer], numbers: Sequence[int]
) -> Position | None:
    """The position to which these answers lead; None where one of them does not fit, or the step ends before."""
    try:
        sample = original.begin_step(original.game, checkpoint, numbers)
        for seat, ids in answers:
            ask = sample.ask_of(seat)
            if ask is None or not ask.least <= len(ids) <= ask.most or not all(option in ask.options for option in ids):
                return None
            sample.apply(seat, ids)
    except RandomMismatch:
        return None
    sample.end_forced_random()
    return sample if len(sample.answers_since) == len(answers) and len(sample.forced_random) == len(numbers) else None


def _random_since(position: Position) -> list[int]:
    """The random numbers that were used since the step began."""
    state = position.game.copy(position.checkpoint_state)
    if state.rng.moves == position.state.rng.moves:
        return []
    numbers = list(position.forced_random)
    recording = state.rng = RecordingRng(state.rng.state, state.rng.moves, numbers, [])
    repetition = type(position)(position.game, state)
    for seat, ids in position.answers_since:
        repetition.apply(seat, ids)
    return recording.numbers


def _similar_answers(ask: Ask, ids: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The answers that differ from one in a single option, or lack its last ones."""
    options = list(ask.options)
    answers = [ids[:count] for count in range(len(ids) + 1)]
    for place in range(len(ids) + 1):
        answers += [(*ids[:place], option, *ids[place + 1 :]) for option in options if option not in ids]
    return [answer for answer in answers if ask.least <= len(answer) <= ask.most]


def _resample_answers(sample: Position, seat: int | None, rng: Rng) -> Position:
    """The position with some answer, by lot, in place of each that the seat cannot tell from it."""
    for place, (other, ids) in enumerate(sample.answers_since):
        before, after = sample.answers_since[:place], sample.answers_since[place + 1 :]
        earlier = None if other == seat else _replayed(sample, sample.checkpoint_state, before, sample.forced_random)
        ask = None if earlier is None else earlier.ask_of(other)
        if ask is None or not sample.game.is_secret(ask):
            continue
        answers = _similar_answers(ask, ids)
        rng.shuffle(answers)
        for answer in answers:
            answers_since = [*before, (other, answer), *after]
            trial = _replayed(sample, sample.checkpoint_state, answers_since, sample.forced_random)
            if trial is not None and looks_the_same(trial, sample, seat):
                sample = trial
                break
    return sample
