"""What could have gone better: a seat's decisions looked at, quickly first, the most doubtful ones closely.

The work is done decision by decision by the workers that think for computers, which others' tables share; what came of
it is kept in memory.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec

from bot.coach.reasons import EVEN, share_of_clear
from bot.games import naming, presentation_of
from bot.games.naming import turn_name
from bot.model.thinking import ReviewRequest
from bot.tables.computers import Computers
from bot.tables.decisions import PastDecisions
from bot.tables.service import Tables
from data.texts import texts
from engine.computers.review import Decision, Judgement

MOST: Final = 3
"""Decisions that are shown at most."""

CLOSE_LOOKS: Final = 6
"""Decisions that are looked at closely, each of another turn."""

TELLING: Final = 0.3
"""A decision is shown that has lost at least this part of a clear difference."""

QUICK_SECONDS: Final = 30.0
"""Seconds of workers' time for quick looks: what is left then is not looked at."""

CLOSE_SECONDS: Final = 30.0
"""Seconds of workers' time for close looks."""

STRIDE: Final = 5
"""Quick looks take every fifth decision, then the others: where time runs out, all of the game has been looked at."""

CACHE_SIZE: Final = 50
"""Reviews that are kept."""


Key = tuple[int, int, int]
"""Whose look back it is: table, seat, user."""


class Finding(msgspec.Struct, frozen=True):
    """A decision that could have been better: what is made of it, the view of its seat then, the name of its turn by
    language, the places that both answers are about.
    """

    decision: Decision
    judgement: Judgement
    view: Any
    turn: dict[str, str]
    places: tuple[str, ...]


class Review(msgspec.Struct, frozen=True):
    """What came of looking back: what stands out, the worst first; how many decisions there were, how many of them were
    looked at.
    """

    findings: tuple[Finding, ...]
    decisions: int
    looks: int

    @property
    def is_cut_short(self) -> bool:
        """Whether there was no time for all decisions."""
        return self.looks < self.decisions


class Progress(msgspec.Struct):
    """How far a look back is: decisions looked at quickly, of how many; closely, of how many (0: not yet)."""

    quick: int = 0
    decisions: int = 0
    close: int = 0
    doubtful: int = 0


class Looking(msgspec.Struct):
    """A look back that is under way. ``listener``: the number of the interaction that shows how far it is."""

    table: int
    task: asyncio.Task[Review]
    progress: Progress
    listener: int = 0


class Reviews:
    """Looks back of all people here: one at a time for each of them, and one at a time in all."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, Review] = OrderedDict()
        self._under_way: dict[int, Looking] = {}
        self._turn = asyncio.Lock()

    def find(self, key: Key) -> Review | None:
        """What came of an earlier look; None where there was none."""
        return self._kept.get(key)

    def look(
        self, key: Key, past: PastDecisions, decisions: Sequence[Decision], computers: Computers, listener: int
    ) -> Looking:
        """Look back for a user; a look of theirs at the same table goes on, one at another table ends."""
        table, _, user = key
        looking = self._under_way.get(user)
        if looking is not None and not looking.task.done():
            if looking.table == table:
                looking.listener = listener
                return looking
            looking.task.cancel()
        progress = Progress(decisions=len(decisions))
        task = asyncio.create_task(self._look(key, past, decisions, computers, progress))
        looking = self._under_way[user] = Looking(table, task, progress, listener)
        task.add_done_callback(lambda _: self._forget(user, looking))
        return looking

    def _forget(self, user: int, looking: Looking) -> None:
        if self._under_way.get(user) is looking:
            del self._under_way[user]

    async def _look(
        self, key: Key, past: PastDecisions, decisions: Sequence[Decision], computers: Computers, progress: Progress
    ) -> Review:
        judge = Judge(past, key[1], computers)
        async with self._turn:
            losses = await _quick_looks(judge, decisions, progress)
            findings = await _close_looks(judge, losses, progress)
        review = Review(tuple(findings), len(decisions), progress.quick)
        if review.findings or not review.is_cut_short:
            # Where nothing was found for want of time, another look may find something.
            self._kept[key] = review
        while len(self._kept) > CACHE_SIZE:
            self._kept.popitem(last=False)
        return review


class Judge:
    """Has the decisions of one seat judged, and counts the seconds that workers take for it."""

    def __init__(self, past: PastDecisions, seat: int, computers: Computers) -> None:
        self.past, self.seat, self.game = past, seat, past.game.meta.id
        self.seconds = 0.0
        self._computers = computers

    async def judged(self, decision: Decision, *, is_close: bool = False) -> Judgement | None:
        """What is made of a decision; the same whenever it is asked."""
        rest = await asyncio.to_thread(self.past.rest_before, decision)
        text = f"{self.past.seed}:{decision.answers}:{is_close}:review"
        seed = int.from_bytes(hashlib.blake2s(text.encode(), digest_size=8).digest())
        begun = time.monotonic()
        judgement = await self._computers.judge(ReviewRequest(rest, self.seat, decision, seed, is_close))
        self.seconds += time.monotonic() - begun
        return judgement


async def _quick_looks(judge: Judge, decisions: Sequence[Decision], progress: Progress) -> list[tuple[float, Decision]]:
    """Decisions that may have lost something, with how much, the most doubtful first."""
    losses = list[tuple[float, Decision]]()
    for decision in [item for first in range(STRIDE) for item in decisions[first::STRIDE]]:
        if judge.seconds > QUICK_SECONDS:
            break
        judgement = await judge.judged(decision)
        progress.quick += 1
        if judgement is not None and share_of_clear(judge.game, max(0.0, judgement.loss)) > EVEN:
            losses.append((judgement.loss, decision))
    return sorted(losses, key=lambda item: -item[0])


async def _close_looks(judge: Judge, losses: Sequence[tuple[float, Decision]], progress: Progress) -> list[Finding]:
    """What stands out among these, the worst first: one decision of a turn."""
    game, end, turns, findings = judge.game, judge.seconds + CLOSE_SECONDS, set[int](), list[Finding]()
    progress.doubtful = min(CLOSE_LOOKS, len(losses))
    for _, decision in losses:
        if judge.seconds > end or progress.close >= CLOSE_LOOKS:
            break
        number, doubtful = await asyncio.to_thread(_seen, judge.past, judge.seat, decision)
        if number in turns:
            continue
        turns.add(number)
        judgement = await judge.judged(decision, is_close=True)
        progress.close += 1
        if judgement is None or not judgement.is_sure or share_of_clear(game, judgement.loss) < TELLING:
            continue
        places = places_of(game, (*decision.ids, *judgement.ids))
        findings.append(msgspec.structs.replace(doubtful, judgement=judgement, places=places))
    return sorted(findings, key=lambda item: -item.judgement.loss)[:MOST]


def _seen(past: PastDecisions, seat: int, decision: Decision) -> tuple[int, Finding]:
    """The number of a decision's turn, and what its seat saw."""
    position, game = past.before(decision), past.game.meta.id
    public, view = position.view(None), position.view(seat)
    names = {lang: turn_name(game, lang, public) for lang in texts().languages}
    return presentation_of(game).turn(public).number, Finding(decision, Judgement(0.0), view, names, ())


def places_of(game: str, options: Sequence[str]) -> tuple[str, ...]:
    """The places on the board that options are about."""
    named = (naming.place(game, option) for option in options)
    return tuple(dict.fromkeys(place[1] for place in named if place is not None))


_reviews: WeakKeyDictionary[Tables, Reviews] = WeakKeyDictionary()


def reviews_of(tables: Tables) -> Reviews:
    """The looks back of the people at these tables."""
    if tables not in _reviews:
        _reviews[tables] = Reviews()
    return _reviews[tables]
