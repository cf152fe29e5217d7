"""Why a computer has done what it did, for one reader alone.

While a game is played, a move is looked at as the reader saw it: in positions that the reader cannot tell from the true
one, by the lines of the log that the reader has read. So nothing that the computer hides can come out. After the game
it is looked at with what the computer could see.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from typing import Any, Final

import discord
import msgspec

from bot.coach.reasons import IDLE, answer_words, reason_lines
from bot.frame.acknowledge import acknowledge
from bot.frame.handling import Interaction, language, table_and_match, table_numbered
from bot.frame.pressed import pressed
from bot.frame.watching import must_see
from bot.games.naming import turn_name
from bot.messages.ids import WHY_MENU, why_menu
from bot.messages.parts import LABEL_LIMIT, NO_PINGS, PLACEHOLDER_LIMIT, frozen
from bot.model.errors import NoCoach, NothingToExplain
from bot.model.table import Sitting, Table
from bot.model.thinking import WhyRequest
from bot.posting.texts.lobby import where_of
from bot.tables.decisions import PastDecisions
from bot.tables.seat_rules import names_at, sitting_at
from bot.words.option_words import OptionWords, cut
from bot.words.wording import escaped, log_lines, say
from data.casts import CAST
from data.texts import names_of_sides, seats_in
from engine.computers.levels import LEARNER, levels_of, style_of, way_of
from engine.computers.review import NOTHING, Decision, Judgement
from engine.core.ask import Ask
from engine.core.dealing import NoFittingDeal, redeal
from engine.core.position import AtRest
from engine.core.record import LogEntry
from engine.core.registry import load_game
from engine.core.rng import Rng, seeded

MOVES: Final = 10
"""Moves that are offered, the newest ones."""

ANSWERS: Final = 120
"""Answers that are gone back for them at most, so that a long game costs no more than a short one."""

DEALS: Final = 16
"""Deals that are made while a game is played: in some of them the move may not have been possible."""

DEALS_AFTER: Final = 4
"""Deals after the game, when the computer's hand is known."""

LINES: Final = 4
"""Lines of the log that tell a move at most."""


class Move(msgspec.Struct, frozen=True):
    """A move of a computer as the reader saw it: ``entries`` are the lines of the log that tell it, the first one for
    each answer first; ``view`` is what everybody saw before it.
    """

    seat: int
    decision: Decision
    firsts: tuple[LogEntry, ...]
    entries: tuple[LogEntry, ...]
    view: Any


async def show_why(interaction: Interaction, table: Table, answers: int | None = None) -> None:
    """Explain a computer's move in the deferred reply: the last one, or the one before which so many ``answers`` stood.

    Raises NotForYou, NotStarted, NoCoach, NothingToExplain.
    """
    await must_see(interaction, table)
    tables = interaction.client.tables
    lang, history = language(interaction), await tables.store.history(table.id)
    table, match = await table_and_match(interaction, table)
    if LEARNER not in levels_of(match.game):
        raise NoCoach
    # A table that was closed early keeps its secrets.
    is_over, reader = table.status == "over", table.seat_of(interaction.user.id)
    past, log = PastDecisions(match), list(match.log)
    moves = await asyncio.to_thread(last_moves, past, log, history, reader)
    move = next((item for item in moves if item.decision.answers == answers), None) or newest_deed(moves)
    if move is None:
        raise NothingToExplain
    request = await asyncio.to_thread(request_of, past, move, reader, is_over=is_over)
    judgement = await tables.computers.judge(request) if request.positions else NOTHING
    await interaction.edit_original_response(
        content=why_text(table, move, judgement or NOTHING, history, lang, is_over=is_over),
        view=frozen([move_menu(table, moves, move, history, lang)]) if len(moves) > 1 else None,
        attachments=[],
        embeds=[],
        allowed_mentions=NO_PINGS,
    )


def newest_deed(moves: Sequence[Move]) -> Move | None:
    """The newest move, but that one that does nothing gives way to an older one that does something: mostly there is
    little to say about it. None where there are no moves.
    """
    deeds = (move for move in moves if not set(move.decision.ids) <= IDLE)
    return next(deeds, moves[0] if moves else None)


def last_moves(
    past: PastDecisions, log: Sequence[LogEntry], history: Sequence[Sitting], reader: int | None
) -> list[Move]:
    """The last moves of computers that a reader has seen, the newest first."""
    by_answer: dict[int, list[LogEntry]] = {}
    for entry in log:
        seats = entry.event.seats
        if not entry.undone and (seats is None or reader in seats):
            by_answer.setdefault(entry.answers, []).append(entry)
    earliest = len(past.answers) - ANSWERS
    played = sorted({item.seat for item in history if item.computer is not None} - {reader})
    decisions = [(item, seat) for seat in played for item in past.of(seat) if item.answers >= earliest]
    moves = list[Move]()
    for decision, seat in sorted(decisions, key=lambda item: -item[0].answers):
        if len(moves) == MOVES:
            break
        sitting = sitting_at(history, seat, past.answers[decision.answers].revision)
        if sitting is not None and sitting.computer is not None:
            move = _as_read(past, decision, seat, by_answer)
            if move is not None:
                moves.append(move)
    return moves


def _as_read(past: PastDecisions, decision: Decision, seat: int, by_answer: dict[int, list[LogEntry]]) -> Move | None:
    """A move as the log tells it; None where it does not tell it, or others answered the same question."""
    position = past.before(decision)
    if not isinstance(position.question, Ask):
        return None
    series = past.lookahead.series
    steps = 1
    if decision.key in series:
        steps += max((at for at, (key, _) in enumerate(decision.then, 1) if key == decision.key), default=0)
    told = [by_answer.get(decision.answers + step, []) for step in range(1, steps + 1)]
    if not told[0] or not _is_about(past, told[0][0], seat):
        return None
    firsts = tuple(entries[0] for entries in told if entries)
    entries = firsts if steps > 1 else tuple(told[0][:LINES])
    return Move(seat, decision, firsts, entries, position.view(None))


def _is_about(past: PastDecisions, entry: LogEntry, seat: int) -> bool:
    """Whether a line that names a seat names this one, or a side that its player leads."""
    named = {name: value for name, value in entry.event.args.items() if name in ("seat", CAST)}
    return "seat" not in named or seats_in(past.game.meta.id, named) == [seat]


def request_of(past: PastDecisions, move: Move, reader: int | None, *, is_over: bool) -> WhyRequest:
    """What a worker is asked: positions that whoever asks cannot tell from the true one, and what they read.

    After the game it is the computer itself whose knowledge counts. It may run in any thread.
    """
    text = f"{past.seed}:{move.decision.answers}:{reader}:{is_over}:why"
    rng = seeded(int.from_bytes(hashlib.blake2s(text.encode(), digest_size=8).digest()))
    asker = move.seat if is_over else reader
    positions = _deals(past, move.decision, asker, rng, DEALS_AFTER if is_over else DEALS)
    lines = tuple(entry.event for entry in move.firsts)
    return WhyRequest(tuple(positions), move.seat, asker, lines, rng.below(1 << 60))


def _deals(past: PastDecisions, decision: Decision, asker: int | None, rng: Rng, count: int) -> list[AtRest]:
    before, deals = past.before(decision), list[AtRest]()
    for _ in range(count):
        try:
            deals.append(redeal(before, asker, rng).at_rest())
        except NoFittingDeal:
            break
    return deals


def why_text(
    table: Table, move: Move, judgement: Judgement, history: Sequence[Sitting], lang: str, *, is_over: bool
) -> str:
    """The move as the log tells it, what speaks for it, and what against."""
    names = [escaped(name) for name in _names(table, move, history)]
    cast = next((str(entry.event.args[CAST]) for entry in move.entries if entry.event.args.get(CAST)), "")
    words = OptionWords(lang, table.game, names_of_sides(lang, table.game, cast, names))
    lines = [f"🤖 {say(lang, 'why-title', name=names[move.seat], where=where_of(table, lang))}"]
    lines += [f"- {line}" for line in log_lines(lang, move.entries, names)[:LINES]]
    if len(move.entries) > LINES:
        lines.append(f"- {say(lang, 'why-more', count=len(move.entries) - LINES)}")
    if judgement.loss > 0 and judgement.costs and not judgement.gains:
        lines.append(say(lang, "why-doubtful-after" if is_over else "why-doubtful"))
    nothing = "why-alone" if judgement.alone else "why-nothing"
    lines += reason_lines(words, "why", judgement.gains, judgement.costs) or [say(lang, nothing)]
    lines += _style_lines(table, move, history, lang)
    if is_over and judgement.ids:
        lines.append(say(lang, "why-instead", answer=answer_words(words, judgement.ids)))
    lines.append(f"-# {say(lang, 'why-after' if is_over else 'why-seen')}")
    return "\n".join(lines)[:2000]


def _style_lines(table: Table, move: Move, history: Sequence[Sitting], lang: str) -> list[str]:
    """What the computer likes, if it has a style."""
    entry = move.firsts[0].number
    levels = [item.computer for item in history if item.seat == move.seat and item.first_entry <= entry]
    style = style_of(way_of(levels[-1] or "", load_game(table.game))) if levels else ""
    about = f"{table.game}-style-{style}"
    return [say(lang, "why-style", style=say(lang, f"style-{style}"), about=say(lang, about))] if style else []


def _names(table: Table, move: Move, history: Sequence[Sitting]) -> list[str]:
    return names_at(history, table.names(), move.firsts[0].number)


def move_menu(
    table: Table, moves: Sequence[Move], chosen: Move, history: Sequence[Sitting], lang: str
) -> discord.ui.Select[discord.ui.View]:
    """The moves to choose from, each with its turn: one who passes does so in every turn."""
    options = [
        discord.SelectOption(
            label=cut(log_lines(lang, move.entries[:1], _names(table, move, history))[0], LABEL_LIMIT),
            description=cut(turn_name(table.game, lang, move.view), LABEL_LIMIT),
            value=str(move.decision.answers),
            default=move is chosen,
        )
        for move in moves
    ]
    return discord.ui.Select(
        custom_id=why_menu(table.id), placeholder=cut(say(lang, "why-others"), PLACEHOLDER_LIMIT), options=options
    )


async def _choose(interaction: Interaction, parts: dict[str, str], values: list[str]) -> None:
    """Explain the move that was chosen; one that is not offered any more is answered with the newest."""
    await acknowledge(interaction)
    value = values[0] if values else ""
    answers = int(value) if value.isascii() and value.isdecimal() and len(value) < 8 else None
    await show_why(interaction, await table_numbered(interaction, int(parts["table"])), answers)


WhyMenu = pressed(WHY_MENU, _choose)
"""The menu of computers' moves to explain."""
