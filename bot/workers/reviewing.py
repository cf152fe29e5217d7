"""Looking back in a worker process: decisions that are judged, and computers' moves that are explained."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

import msgspec

from bot.model.thinking import ReviewReply, ReviewRequest, WhyRequest
from bot.workers.thinking import failure, resumed
from engine.computers.review import NOTHING, Judgement, Sample, close_look, explain, quick_look
from engine.core.events import Event
from engine.core.game import Step
from engine.core.position import Position
from engine.core.rng import seeded

SAMPLES: Final = 4
"""Positions in which a move is explained."""

MOST_OPTIONS: Final = 1000
"""Options of a question that are tried at most, to find the move that others saw."""

_replies: Final = msgspec.msgpack.Decoder(ReviewReply)


def review(request: ReviewRequest) -> bytes:
    """Judge a decision; a failure is told of in the reply."""
    return _replied(lambda: _judged(request))


def explain_move(request: WhyRequest) -> bytes:
    """Explain a computer's move; a failure is told of in the reply."""
    return _replied(lambda: _explained(request))


def decode_review(data: bytes) -> ReviewReply:
    """What another process has made of a decision; whatever is no reply is a failure."""
    try:
        return _replies.decode(data)
    except msgspec.MsgspecError as error:
        return ReviewReply(error=f"no reply: {type(error).__name__}")


def _replied(judge: Callable[[], Judgement]) -> bytes:
    try:
        reply = ReviewReply(judge())
    except Exception as error:
        reply = ReviewReply(error=failure(error))
    return msgspec.msgpack.encode(reply)


def _judged(request: ReviewRequest) -> Judgement:
    position, rng = resumed(request.position), seeded(request.seed)
    question = position.ask_of(request.seat)
    if question is None or question.key != request.decision.key:
        # The rules have changed since.
        return NOTHING
    if request.is_close:
        return close_look(question, position, request.decision, rng)
    return Judgement(quick_look(question, position, request.decision, rng))


def _explained(request: WhyRequest) -> Judgement:
    samples = (sample for rest in request.positions for sample in _as_seen(resumed(rest), request))
    return explain([*islice(samples, SAMPLES)], request.seat, seeded(request.seed))


def _as_seen(position: Position, request: WhyRequest) -> Iterator[Sample]:
    """The position with the move that looks to the asker as what was done; nothing where none does."""
    moves, now = list[Step](), position
    for line in request.lines:
        move = _move_that_shows(now, request, line)
        if move is None:
            break
        moves.append(move[0])
        now = move[1]
    if moves:
        yield Sample(position, moves[0][1], tuple(moves[1:]))


def _move_that_shows(position: Position, request: WhyRequest, line: Event) -> tuple[Step, Position] | None:
    """An answer of the seat whose first line for the asker is this one, and the position after it."""
    question = position.ask_of(request.seat)
    if question is None or question.least > 1:
        return None
    answers = [(option,) for option in list(question.options)[:MOST_OPTIONS] if option not in question.grave]
    for ids in answers:
        trial = position.copy()
        before = len(trial.state.log.new)
        trial.apply(request.seat, ids)
        if first_seen(trial.state.log.new[before:], request.asker) == line:
            return (question.key, ids), trial
    return None


def first_seen(events: list[Event], asker: int | None) -> Event | None:
    """The first of some lines of the log that the asker (None: the public) sees, as everybody sees it."""
    return next((one for one in events if one.seats is None or (asker is not None and asker in one.seats)), None)
