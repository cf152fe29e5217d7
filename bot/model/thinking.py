"""What a computer is asked, and what it answers: plain data, for any process."""

from __future__ import annotations

import msgspec

from engine.computers.coach import Advice
from engine.computers.review import Decision, Judgement
from engine.core.events import Event
from engine.core.game import Step
from engine.core.position import AtRest


class ThinkRequest(msgspec.Struct, frozen=True, tag="think"):
    """A question to a computer. In the position all that is hidden from ``seat`` has been dealt anew.

    ``seconds`` is the time to think; ``seed`` is all the chance there is: the same request gets the same answer, in any
    process. ``steps``: how the computer meant to go on when it answered before; while they fit, they are its answers.
    """

    position: AtRest
    seat: int
    level: str
    seed: int
    seconds: float = 1.0
    steps: tuple[Step, ...] = ()


class ThinkReply(msgspec.Struct, frozen=True):
    """The option ids that a computer has chosen; None where its level failed: ``error`` says how, for the log.

    ``then``: how it means to go on in the same turn.
    """

    ids: tuple[str, ...] | None = None
    error: str = ""
    then: tuple[Step, ...] = ()


class ThinkingLoad(msgspec.Struct, frozen=True):
    """How many programs think on other machines, how many turns wait for their replies, and for how many seconds the
    oldest of these has waited.
    """

    thinkers: int = 0
    turns: int = 0
    oldest: float = 0.0


class AdviceRequest(msgspec.Struct, frozen=True, tag="advise"):
    """A player's question to a computer: what it would do in the seat's place. In the position all that is hidden from
    ``seat`` has been dealt anew; ``seed`` is all the chance there is.
    """

    position: AtRest
    seat: int
    seed: int


class AdviceReply(msgspec.Struct, frozen=True):
    """What a computer would do, the best first; nothing where it failed: ``error`` says how, for the log."""

    advice: tuple[Advice, ...] = ()
    error: str = ""


class ReviewRequest(msgspec.Struct, frozen=True, tag="review"):
    """A decision of a game that is over, to be judged by what its seat could see then: quickly, or closely.

    ``position`` is that before it, ``seed`` all the chance there is.
    """

    position: AtRest
    seat: int
    decision: Decision
    seed: int
    is_close: bool = False


class WhyRequest(msgspec.Struct, frozen=True, tag="why"):
    """A question why a computer in ``seat`` has decided as it did.

    In the ``positions`` before its decision all that is hidden from the asker (None: from the public) has been dealt
    anew; ``lines`` are those of the log that the asker saw of it, by answers in a row, in each case the first.
    """

    positions: tuple[AtRest, ...]
    seat: int
    asker: int | None
    lines: tuple[Event, ...]
    seed: int


class ReviewReply(msgspec.Struct, frozen=True):
    """What is made of a decision; None where that failed: ``error`` says how, for the log."""

    judgement: Judgement | None = None
    error: str = ""


class ComputerTurn(msgspec.Struct, frozen=True):
    """A question at a table that waits for a computer of a level.

    ``revision`` is the match's when it was put, which the answer names. ``request`` is what the computer is handed;
    None where that could not be made.
    """

    table_id: int
    seat: int
    level: str
    key: str
    revision: int
    request: ThinkRequest | None
