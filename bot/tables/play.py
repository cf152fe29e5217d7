"""What happens to a match between two questions to people: computers answer, answers are taken back."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Mapping

import msgspec

from bot.model.table import Status, Table
from engine.core.ask import Ask
from engine.core.errors import IllegalAnswer, RuleFailure
from engine.core.match import Match
from engine.core.rng import Rng, seeded
from engine.players.levels import RANDOM, STEADY, choose

COMPUTER_NAMES = ("Enkidu", "Ninsun", "Gudea", "Sargon", "Puabi", "Hammurabi")
ATTEMPTS = 20
"""How often a computer looks for another answer when a rule fails on its first one."""

logger = logging.getLogger("ziggurat.tables")


def computer_name(table: Table) -> str:
    """A name that nobody at the table has."""
    taken = {holder.name for holder in table.holders}
    return next((name for name in COMPUTER_NAMES if name not in taken), COMPUTER_NAMES[0])


def _nobody(_: Ask) -> None:
    """Nobody is told of a computer's questions."""


async def let_computers_answer(
    match: Match, levels: Mapping[int, str], thinking: asyncio.Lock, tell: Callable[[Ask], None] = _nobody
) -> None:
    """Answer for these seats, each as well as its level does, until somebody else is asked or the game is over.

    ``tell`` hears of every question before it is answered.

    The same match in the same position gets the same answers, in any process. Under ``thinking`` one computer of all
    tables thinks at a time, and between two answers everybody else has their turn: nobody's press may wait for more
    than one of them.
    """
    while True:
        question = next((ask for ask in match.asks() if ask.seat in levels), None)
        if question is None:
            return
        tell(question)
        async with thinking:
            if not answer_by_computer(match, question, levels[question.seat]):
                return
            await asyncio.sleep(0)


def answer_by_computer(match: Match, question: Ask, level: str = STEADY) -> bool:
    """Answer an open question as a computer of this level would; False where no answer could be given.

    Where its answer meets a failure, or it fails itself, it goes on at random: the table must not stop.
    """
    digest = hashlib.blake2s(f"{match.seed}:{match.revision}:{question.seat}".encode(), digest_size=8).digest()
    rng = seeded(int.from_bytes(digest))
    for attempt in range(ATTEMPTS):
        try:
            match.answer(question.seat, question.key, _chosen(match, question, RANDOM if attempt else level, rng))
            return True
        except RuleFailure as failure:
            logger.error("a computer met error %s", failure.error_id)
        except IllegalAnswer:
            if attempt:
                raise
            logger.error("a computer answered %s of %s against the rules", question.key, match.game_id)
        again = match.ask_of(question.seat)
        assert again is not None
        question = again
    return False


def _chosen(match: Match, question: Ask, level: str, rng: Rng) -> tuple[str, ...]:
    """What a computer answers; of the match it is handed only what the seat may see (``Game.steady``)."""
    if level != RANDOM:
        try:
            return choose(level, question, match.game, match.state, rng)
        except Exception as error:
            logger.error("a computer failed at %s of %s: %s", question.key, match.game_id, type(error).__name__)
    return choose(RANDOM, question, match.game, match.state, rng)


def after_play(table: Table, match: Match) -> Table:
    """The table with what its match says of it."""
    waiting = match.waiting()
    answered = tuple(seat for seat in waiting if match.ask_of(seat) is None)
    status: Status = "playing" if waiting else "over"
    return msgspec.structs.replace(
        table, status=status, waiting=waiting, answered=answered, match_revision=match.revision
    )
