"""How long people took for their answers, as immutable values. Moments are seconds since 1970."""

from __future__ import annotations

import msgspec


class AnswerTime(msgspec.Struct, frozen=True):
    """How many seconds that count a person took for an answer, from its question on. ``serial`` is the answer's."""

    serial: int
    user: int
    seconds: float


class GameTimes(msgspec.Struct, frozen=True):
    """Those of a game's answers that stand, in their order. Of its ``answers`` the first ``untimed`` were given before
    times were stored.
    """

    times: tuple[AnswerTime, ...]
    answers: int
    untimed: int


class Stretch(msgspec.Struct, frozen=True):
    """A stretch of the wait for a seat's answer of which ``counted`` seconds count. ``until`` None: it goes on, and
    counts no more.
    """

    table_id: int
    seat: int
    since: float
    until: float | None
    counted: float
