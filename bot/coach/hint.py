"""A hint for one player alone: the best answer, the next best ones, and what makes the difference, in words."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from babel.numbers import format_decimal

from bot.frame.handling import Interaction
from bot.messages.parts import NO_PINGS
from bot.model.errors import NoCoach, NoHints, NothingToHint
from bot.model.table import Table
from bot.press.find import find
from bot.press.press import Press
from bot.tables.computer_seats import advice_maker
from bot.words.option_words import OptionWords
from bot.words.wording import say
from engine.computers.coach import Advice
from engine.computers.levels import LEARNER, levels_of
from engine.core.errors import StaleRevision

LIMIT = 2000


async def show_hint(interaction: Interaction, table: Table) -> None:
    """Show, in the reply that has been deferred, what a computer would do.

    Raises NotSeated, NotStarted, NoCoach, NoHints where the table does without, NothingToHint where the player is asked
    nothing, StaleRevision where the question has passed meanwhile.
    """
    press = await find(interaction, table)
    if LEARNER not in levels_of(press.match.game):
        raise NoCoach
    if not press.table.allows_hints():
        raise NoHints
    if press.ask is None:
        raise NothingToHint
    revision = press.match.known_revision(press.seat)
    request = await asyncio.to_thread(advice_maker(press.match, press.seat))
    advice = () if request is None else await interaction.client.tables.computers.advise(request)
    now = await find(interaction, table)
    if now.ask is None or now.match.known_revision(now.seat) != revision:
        raise StaleRevision("the question has passed")
    await interaction.edit_original_response(
        content=hint_text(press, advice), view=None, attachments=[], allowed_mentions=NO_PINGS
    )


def hint_text(press: Press, advice: Sequence[Advice]) -> str:
    """The hint in words: the best answer, why, the next best ones."""
    lang, words = press.lang, press.escaped
    if not advice:
        return say(lang, "hint-none")
    best, *others = advice
    lines = [say(lang, "hint-best", answer=answer_words(words, best.ids))]
    if best.then:
        lines.append(say(lang, "hint-then", answer=answer_words(words, best.then)))
    if best.gains:
        lines.append(say(lang, "hint-gains", parts=parts_words(words, best.gains)))
    if best.costs:
        lines.append(say(lang, "hint-costs", parts=parts_words(words, best.costs)))
    for other in others:
        key = "hint-behind" if round(other.behind, 1) else "hint-even"
        lines.append(say(lang, key, answer=answer_words(words, other.ids), points=number(lang, other.behind)))
    if others or best.gains or best.costs:
        lines.append(f"-# {say(lang, f'{words.game}-hint-unit')}")
    return "\n".join(lines)[:LIMIT]


def answer_words(words: OptionWords, ids: Sequence[str]) -> str:
    """An answer in words."""
    return ", ".join(words.option(option) for option in ids) or say(words.lang, "panel-none")


def parts_words(words: OptionWords, parts: Sequence[tuple[str, float]]) -> str:
    """Parts of what a position is worth, each with how much it makes: "culture each turn (+2.1)"."""
    return ", ".join(
        say(words.lang, "hint-part", part=say(words.lang, part_key(words.game, name)), points=signed(words.lang, value))
        for name, value in parts
    )


def part_key(game: str, name: str) -> str:
    """The key of a part's name: the game's own, or "hint-part-rivals"."""
    return "hint-part-rivals" if name == "rivals" else f"{game}-part-{name.replace('_', '-')}"


def number(lang: str, value: float) -> str:
    """A number with one decimal, as the language writes it."""
    return str(format_decimal(value, "0.0", locale=lang))


def signed(lang: str, value: float) -> str:
    """A difference with its sign."""
    return str(format_decimal(value, "+0.0;−0.0", locale=lang))
