"""Takes the answers of computers, with the same checks and transactions as for people."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence

from bot.model.table import Table
from bot.model.thinking import AdviceRequest, ComputerTurn, ThinkRequest
from bot.tables.clock.choosing import turn_of
from bot.tables.computers import chance, waits_for_computer
from bot.tables.seat_rules import stand_in
from bot.tables.transactions import Transactions
from engine.computers.levels import remembers
from engine.computers.random_player import choose
from engine.core.dealing import NoFittingDeal, redeal
from engine.core.errors import IllegalAnswer, RuleFailure
from engine.core.match import Match
from engine.core.position import Position
from engine.core.rng import Rng

ATTEMPTS = 20
"""How often another answer is tried where a rule fails on the first one."""

logger = logging.getLogger("ziggurat.tables")


class ComputerSeats:
    """Asks the next computer of a table, and takes its answer."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    def waiting(self) -> list[int]:
        """The open tables that wait for a computer, the oldest first."""
        tables = self._transactions.cache.open_tables()
        return [table.id for table in tables if waits_for_computer(table, self._transactions.borrowed(table.id))]

    async def turn(self, table_id: int) -> ComputerTurn | None:
        """The next question to a computer; None where the table waits for none. Raises NoSuchTable, TableDamaged,
        Conflict or StoreUnavailable, or what rules raise.
        """
        table, match = await self._transactions.snapshot(table_id)
        if table.status != "playing":
            return None
        levels = self._levels(table, match)
        question = next((ask for ask in match.asks() if ask.seat in levels), None)
        if question is None:
            return None
        seat, revision = question.seat, match.known_revision(question.seat)
        request = await asyncio.to_thread(request_maker(match, seat, levels[seat]))
        return ComputerTurn(table.id, seat, levels[seat], question.key, revision, request)

    def _levels(self, table: Table, match: Match) -> Mapping[int, str]:
        """The levels of the seats that computers answer for now, people whose turn a computer plays included."""
        borrowed = self._transactions.borrowed(table.id)
        lent = [seat for seat, turn in borrowed.items() if turn_of(match, seat) == turn]
        return table.computers() | dict.fromkeys(lent, stand_in(table))

    async def answer(self, turn: ComputerTurn, ids: Sequence[str]) -> bool:
        """Give a computer's answer; False if it is too late: the table has moved on, or the seat has another holder.

        Raises IllegalAnswer or RuleFailure, and what ``turn`` raises; nothing has changed then.
        """
        return await self._answer(turn, lambda match: match.answer(turn.seat, turn.key, ids, turn.revision))

    async def answer_at_random(self, turn: ComputerTurn) -> bool:
        """Answer for a computer that has failed, as ``answer`` does.

        Raises RuleFailure if the rules fail on every answer that is tried.
        """

        def act(match: Match) -> None:
            rng = chance(match, turn.seat, "random")
            for _ in range(ATTEMPTS - 1):
                try:
                    return _at_random(match, turn, rng)
                except RuleFailure as failure:
                    logger.error("table %d: a computer met error %s", turn.table_id, failure.error_id)
            _at_random(match, turn, rng)

        return await self._answer(turn, act)

    async def _answer(self, turn: ComputerTurn, act: Callable[[Match], None]) -> bool:
        async def change(table: Table) -> bool:
            if table.status != "playing":
                return False
            table, match = await self._transactions.load(table)
            question = match.ask_of(turn.seat)
            fresh = question is not None and match.known_revision(turn.seat) == turn.revision
            if not fresh or self._levels(table, match).get(turn.seat) != turn.level:
                return False
            await self._transactions.play(table, table, match, lambda: act(match), instead_of=question)
            return True

        return await self._transactions.with_table_lock(turn.table_id, change)


def request_maker(
    match: Match, seat: int, level: str, position: Position | None = None
) -> Callable[[], ThinkRequest | None]:
    """A function that makes the request for a computer that is asked something, at the match's position or at another
    that its seat has come to by trying. It may run in any thread: it works on a copy of the position. It logs a failure
    and returns None then.

    The request holds only what the seat may know; a level that remembers knows what was public once.
    """
    game, rest = match.game, (match.position if position is None else position).at_rest()
    deal, seed = chance(match, seat, "redeal"), chance(match, seat, "think").state

    def make() -> ThinkRequest | None:
        try:
            whole = Position.resume(game, rest.checkpoint_bytes, rest.answers_since, rest.forced_random)
            position = redeal(whole, seat, deal, remembers=remembers(level))
        except NoFittingDeal:
            logger.warning("no deal was found that fits what a computer knows in a game of %s", rest.game)
            return None
        except Exception as error:
            logger.error("nothing can be dealt anew in a game of %s: %s", rest.game, type(error).__name__)
            return None
        return ThinkRequest(position.at_rest(), seat, level, seed)

    return make


def advice_maker(match: Match, seat: int, position: Position | None = None) -> Callable[[], AdviceRequest | None]:
    """As ``request_maker``, for a player who asks what a computer would do: the same question gets the same advice."""
    make, seed = request_maker(match, seat, "", position), chance(match, seat, "hint").state

    def advice() -> AdviceRequest | None:
        request = make()
        return None if request is None else AdviceRequest(request.position, seat, seed)

    return advice


def _at_random(match: Match, turn: ComputerTurn, rng: Rng) -> None:
    question = match.ask_of(turn.seat)
    if question is None:
        raise IllegalAnswer("nothing is asked any more")
    match.answer(turn.seat, question.key, choose(question, rng))
