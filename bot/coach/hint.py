"""A hint for one player alone: the best answer, the next best ones, and what makes the difference, in words."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from bot.coach.reasons import answer_words, following_lines, reason_lines, size
from bot.frame.handling import Interaction
from bot.messages.parts import NO_PINGS
from bot.model.errors import NoCoach, NoHints, NothingOpenInDraft, NothingToHint
from bot.model.table import Table
from bot.panel.drafting import answer_label
from bot.press.find import find
from bot.press.press import Press
from bot.tables.computer_seats import advice_maker
from bot.tables.drafts import Unfit, sketch
from bot.words.wording import say
from engine.computers.coach import Advice
from engine.computers.levels import LEARNER, levels_of
from engine.core.errors import StaleRevision
from engine.core.position import Position

LIMIT = 2000


async def show_hint(interaction: Interaction, table: Table) -> None:
    """Show, in the reply that has been deferred, what a computer would do next, after what the player has composed.

    Raises NotSeated, NotStarted, NoCoach, NoHints where the table does without, NothingToHint where the player is asked
    nothing, NothingOpenInDraft where that is so after what they have composed, StaleRevision where the question has
    passed meanwhile.
    """
    press = await find(interaction, table)
    if LEARNER not in levels_of(press.match.game):
        raise NoCoach
    if not press.table.allows_hints():
        raise NoHints
    if press.ask is None:
        raise NothingToHint
    before, position = _moment(press), next_position(press)
    request = await asyncio.to_thread(advice_maker(press.match, press.seat, position))
    advice = () if request is None else await interaction.client.tables.computers.advise(request)
    now = await find(interaction, table)
    if now.ask is None or _moment(now) != before:
        raise StaleRevision("the question has passed")
    await interaction.edit_original_response(
        content=hint_text(press, advice, is_drafted=is_begun(press)),
        view=None,
        attachments=[],
        allowed_mentions=NO_PINGS,
    )


def _moment(press: Press) -> object:
    """What the hint is about: the open question, and what has been composed since it was put."""
    draft = press.draft
    return press.match.known_revision(press.seat), None if draft is None else (draft.steps, draft.picks)


def is_begun(press: Press) -> bool:
    """Whether the player has composed something of an answer."""
    return press.draft is not None and bool(press.draft.picks or press.draft.steps)


def next_position(press: Press) -> Position:
    """The position at the player's next question, after what they have composed. Raises NothingOpenInDraft."""
    position: Position | None = press.match.position
    if press.chain is not None and is_begun(press):
        position = None if press.composed.ask is None else press.composed.position
    elif press.draft is not None and press.is_drafted:
        with suppress(Unfit):
            position = sketch(press.match, press.seat, press.draft.picks).position
    if position is None:
        raise NothingOpenInDraft
    return position


def hint_text(press: Press, advice: Sequence[Advice], *, is_drafted: bool = False) -> str:
    """The hint in words: the best answer, why, the next best ones."""
    lang, words = press.lang, press.escaped
    if not advice:
        return say(lang, "hint-none")
    best, *others = advice
    key = "hint-best-drafted" if is_drafted else "hint-best"
    lines = [say(lang, key, answer=_answer(press, best.ids))]
    if best.then:
        lines.append(say(lang, "hint-then", answer=answer_words(words, best.then)))
    lines += following_lines(words, best.following)
    lines += reason_lines(words, "hint", best.gains, best.costs)
    for other in others:
        lines.append(say(lang, f"hint-{size(words.game, other.behind)}", answer=_answer(press, other.ids)))
    if others or best.gains or best.costs:
        lines.append(f"-# {say(lang, f'{words.game}-hint-unit')}")
    return "\n".join(lines)[:LIMIT]


def _answer(press: Press, ids: Sequence[str]) -> str:
    return answer_label(press, ids) or answer_words(press.escaped, ids)
