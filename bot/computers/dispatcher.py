"""Hands questions of tables that wait for a computer to workers, and passes the answers to ``ComputerSeats``.

One worker at a time answers for a table, which queues again after each answer, so that a table with six computers does
not block others.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

import msgspec

from bot.base.log_context import about
from bot.base.meter import Meter, Silent
from bot.computers.asking import GRACE, thought
from bot.computers.elsewhere import Elsewhere, NotTaken, Nowhere, TurnGone
from bot.model.errors import TableError
from bot.model.thinking import (
    AdviceReply,
    AdviceRequest,
    ComputerTurn,
    ReviewReply,
    ReviewRequest,
    ThinkingLoad,
    ThinkReply,
    ThinkRequest,
    WhyRequest,
)
from bot.store import Conflict, StoreError
from bot.tables.service import Tables
from bot.workers.pool import WorkerHandle, Workers
from bot.workers.process import WorkerDied
from bot.workers.progress import TooSlow
from bot.workers.reviewing import decode_review
from bot.workers.thinking import decode_advice, encode
from engine.computers.coach import Advice
from engine.computers.review import Judgement
from engine.core.errors import EngineError, IllegalAnswer, NotYourTurn, RuleFailure, StaleRevision
from engine.core.game import Step

SECONDS: Final = 10.0
"""The default number of seconds that a computer has for an answer."""

RETRY: Final = (1.0, 60.0)
"""Seconds until an answer that could not be stored is tried again: at first, and at most."""

logger = logging.getLogger("ziggurat.computers")

_FAILED: Final = ThinkReply()


class Dispatcher:
    """Who answers for the computers of these tables (``bot.tables.computers.Computers``).

    ``seconds`` is the time to think; a computer that takes more than GRACE times as long has failed. One that fails is
    logged, and its answer is a random one: no table stops. Where thinkers live ``elsewhere``, they have the turns;
    those that nobody takes there stay with the workers.
    """

    def __init__(
        self,
        tables: Tables,
        workers: Workers,
        seconds: float = SECONDS,
        meter: Meter | None = None,
        elsewhere: Elsewhere | None = None,
    ) -> None:
        self._elsewhere: Elsewhere = Nowhere() if elsewhere is None else elsewhere
        self._tables = tables
        self._workers = workers
        self._seconds = seconds
        self._meter: Meter = Silent() if meter is None else meter
        self._in_hand: dict[int, asyncio.Task[None]] = {}
        # Hints that are being thought about, by request.
        self._hints: dict[bytes, asyncio.Task[tuple[Advice, ...]]] = {}
        # How the computer that answered last at a table meant to go on: its seat, the next revision, its steps.
        self._steps: dict[int, tuple[int, int, tuple[Step, ...]]] = {}
        # Tables that were handed on again while they were in hand: they are looked at once more.
        self._again: set[int] = set()
        self._stopped = False

    def alive(self) -> int:
        """How many workers run now."""
        return self._workers.alive()

    def in_hand(self) -> int:
        """How many tables wait for a computer now."""
        return len(self._in_hand)

    def load(self) -> ThinkingLoad:
        """How much is thought through on other machines."""
        return self._elsewhere.load

    async def advise(self, request: AdviceRequest) -> tuple[Advice, ...]:
        """What a computer would do in a player's place, the best first; nothing where that failed, which is logged."""
        question = encode(request)
        asked = self._hints.get(question)
        if asked is None:
            # Who asks twice is not thought about twice.
            asked = self._hints[question] = asyncio.create_task(self._advise(question))
            asked.add_done_callback(lambda _: self._hints.pop(question, None))
        return await asyncio.shield(asked)

    async def _advise(self, question: bytes) -> tuple[Advice, ...]:
        begun = time.perf_counter()
        try:
            async with self._workers.free() as worker:
                reply = decode_advice(await worker.ask(question, self._seconds * GRACE))
        except (WorkerDied, TooSlow) as error:
            reply = AdviceReply(error=type(error).__name__)
        self._meter.thought(time.perf_counter() - begun)
        if not reply.advice:
            logger.error("no hint could be given: %s", reply.error)
        return reply.advice

    async def judge(self, request: ReviewRequest | WhyRequest) -> Judgement | None:
        """What is made of a decision; None where that failed, which is logged."""
        begun = time.perf_counter()
        try:
            async with self._workers.free() as worker:
                reply = decode_review(await worker.ask(encode(request), self._seconds * GRACE))
        except (WorkerDied, TooSlow) as error:
            reply = ReviewReply(error=type(error).__name__)
        self._meter.thought(time.perf_counter() - begun)
        if reply.judgement is None:
            logger.error("a decision could not be judged: %s", reply.error)
        return reply.judgement

    async def hand_on(self, table_id: int) -> None:
        """The table waits for a computer."""
        if self._stopped:
            return
        if table_id in self._in_hand:
            self._again.add(table_id)
            return
        playing = self._in_hand[table_id] = asyncio.create_task(self._play(table_id))
        if self._workers.is_in_line:
            await asyncio.wait({playing})

    async def wait_until_done(self, table_id: int, within: float | None = None) -> bool:
        """Wait until the table waits for no computer; False if that takes longer than ``within`` seconds (None: no
        limit).
        """
        playing = self._in_hand.get(table_id)
        return playing is None or bool((await asyncio.wait({playing}, timeout=within))[0])

    async def stop(self) -> None:
        """Stop; tables that wait for a computer are found at the next start."""
        self._stopped = True
        playing = list(self._in_hand.values())
        for task in playing:
            task.cancel()
        if playing:
            await asyncio.wait(playing)

    async def _play(self, table_id: int) -> None:
        pause = RETRY[0]
        with about(table=table_id):
            try:
                while True:
                    self._again.discard(table_id)
                    try:
                        more = await self._answer_one(table_id)
                        pause = RETRY[0]
                    except Conflict:
                        # Another process was faster.
                        more = True
                    except StoreError as error:
                        logger.warning("a computer's answer could not be stored: %s", error)
                        if self._workers.is_in_line:
                            # Whoever waits for us has to hear of an end.
                            return
                        await asyncio.sleep(pause)
                        more, pause = True, min(pause * 2, RETRY[1])
                    if not more and table_id not in self._again:
                        return
            except (TableError, EngineError) as error:
                logger.error("table %d waits for a computer in vain: %s", table_id, type(error).__name__)
            except Exception:
                logger.exception("table %d waits for a computer in vain", table_id)
            finally:
                # Nothing is awaited between the last look and this: who hands the table on later begins anew.
                del self._in_hand[table_id]

    async def _answer_one(self, table_id: int) -> bool:
        """Have one question answered; False if the table waits for no computer."""
        seats = self._tables.computer_seats
        if self._elsewhere.is_served():
            turn = await seats.turn(table_id)
            if turn is None:
                self._steps.pop(table_id, None)
                return False
            return await self._answer_elsewhere(turn)
        async with self._workers.free() as worker:
            turn = await seats.turn(table_id)
            if turn is None:
                self._steps.pop(table_id, None)
                return False
            reply = _FAILED if turn.request is None else await self._thought(worker, turn, self._prepared(turn))
        await self._give(turn, reply)
        return True

    async def _answer_elsewhere(self, turn: ComputerTurn) -> bool:
        """Have a turn answered by a thinker, or by a worker where none takes it; True."""
        reply = _FAILED
        if turn.request is not None:
            request = self._prepared(turn)
            try:
                reply = await self._elsewhere.answer(turn, request)
                if reply.ids is None:
                    logger.error("a computer failed at %s: %s", _named(turn), reply.error)
            except NotTaken:
                async with self._workers.free() as worker:
                    if not await self._elsewhere.withdraw(turn):
                        return True
                    reply = await self._thought(worker, turn, request)
            except TurnGone:
                # Another process was faster, or this one is behind.
                if await self._tables.catch_up(turn.table_id):
                    return True
                async with self._workers.free() as worker:
                    reply = await self._thought(worker, turn, request)
        await self._give(turn, reply)
        return True

    async def _give(self, turn: ComputerTurn, reply: ThinkReply) -> None:
        """Give an answer at the door that everybody uses, a random one where there is none or it does not fit."""
        seats = self._tables.computer_seats
        self._steps.pop(turn.table_id, None)
        try:
            if reply.ids is not None:
                if await seats.answer(turn, reply.ids) and reply.then:
                    self._steps[turn.table_id] = turn.seat, turn.revision + 1, reply.then
                return
        except (NotYourTurn, StaleRevision, IllegalAnswer):
            logger.error("a computer answered %s against the rules (level %s)", turn.key, turn.level)
        except RuleFailure as failure:
            logger.error("a computer met error %s at %s", failure.error_id, turn.key)
        await seats.answer_at_random(turn)

    async def _thought(self, worker: WorkerHandle, turn: ComputerTurn, request: ThinkRequest) -> ThinkReply:
        """What the worker has chosen; no ids, and a line in the log, where it has failed."""
        return await thought(worker, request, _named(turn), self._meter)

    def _prepared(self, turn: ComputerTurn) -> ThinkRequest:
        """The request of a turn with the time there is and, where the computer has answered just before, its steps."""
        assert turn.request is not None
        seat, revision, steps = self._steps.get(turn.table_id, (turn.seat, turn.revision, ()))
        follows = seat == turn.seat and revision == turn.revision
        return msgspec.structs.replace(turn.request, seconds=self._seconds, steps=steps if follows else ())


def _named(turn: ComputerTurn) -> str:
    return f"{turn.key} (level {turn.level})"
