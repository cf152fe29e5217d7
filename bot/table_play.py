"""What happens to a match between two questions to people: computers answer, answers are taken back."""

from __future__ import annotations

import hashlib
import logging

import msgspec

from bot.table_model import Status, Table
from engine.core.ask import Ask
from engine.core.errors import RuleFailure
from engine.core.match import Match
from engine.core.rng import seeded
from engine.players import random_player

RANDOM = "random"
COMPUTER_NAMES = ("Enkidu", "Ninsun", "Gudea", "Sargon", "Puabi", "Hammurabi")
ATTEMPTS = 20
"""How often a computer looks for another answer when a rule fails on its first one."""

logger = logging.getLogger("ziggurat.tables")


def computer_name(table: Table) -> str:
    """A name that nobody at the table has."""
    taken = {holder.name for holder in table.holders}
    return next((name for name in COMPUTER_NAMES if name not in taken), COMPUTER_NAMES[0])


def let_computers_answer(match: Match, seats: tuple[int, ...]) -> None:
    """Answer for these seats until somebody else is asked or the game is over.

    The same match in the same position gets the same answers, in any process.
    """
    while True:
        question = next((ask for ask in match.asks() if ask.seat in seats), None)
        if question is None:
            return
        if not answer_by_computer(match, question):
            return


def answer_by_computer(match: Match, question: Ask) -> bool:
    """Answer an open question as a computer would; False where no answer could be given."""
    digest = hashlib.blake2s(f"{match.seed}:{match.revision}:{question.seat}".encode(), digest_size=8).digest()
    rng = seeded(int.from_bytes(digest))
    for _ in range(ATTEMPTS):
        try:
            match.answer(question.seat, question.key, random_player.choose(question, rng))
            return True
        except RuleFailure as failure:
            logger.error("a computer met error %s", failure.error_id)
            again = match.ask_of(question.seat)
            assert again is not None
            question = again
    return False


def after_play(table: Table, match: Match) -> Table:
    """The table with what its match says of it."""
    waiting = match.waiting()
    answered = tuple(seat for seat in waiting if match.ask_of(seat) is None)
    status: Status = "playing" if waiting else "over"
    return msgspec.structs.replace(
        table, status=status, waiting=waiting, answered=answered, match_revision=match.revision
    )
