"""The coach's judgements in words: differences as sizes, as figures would say little to a person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from bot.words.option_words import OptionWords
from bot.words.wording import say
from engine.computers.lookahead import lookahead_of
from engine.core.registry import load_game

EVEN: Final = 0.1
"""Up to this part of a clear difference two answers are as good as each other."""

SLIGHT: Final = 0.5
"""Up to this part a difference is slight."""

IDLE: Final = frozenset({"pass", "let", "done"})
"""Answers by which nothing is done."""

About = Literal["hint", "why", "better"]
"""What an answer was held against: the next best one (a hint), the best other move of a computer, what was played."""

Parts = Sequence[tuple[str, float]]
"""Names of parts of what a position is worth, and by how much two positions differ in them."""


def share_of_clear(game: str, difference: float) -> float:
    """How large a difference in worth is, 1.0 being a clear one in its game."""
    return abs(difference) / lookahead_of(load_game(game)).clear


def size(game: str, behind: float) -> str:
    """How far an answer is behind the best one: "even", "slightly", "behind" or "clearly"."""
    share = share_of_clear(game, behind)
    if share < EVEN:
        return "even"
    if share < SLIGHT:
        return "slightly"
    return "behind" if share < 1 else "clearly"


def answer_words(words: OptionWords, ids: Sequence[str]) -> str:
    """An answer in words."""
    return ", ".join(words.option(option) for option in ids) or say(words.lang, "panel-none")


def following_lines(words: OptionWords, following: Sequence[str]) -> list[str]:
    """With what an answer was gone on when it was tried; no line for nothing, or where that does nothing."""
    if not following or set(following) <= IDLE:
        return []
    return [say(words.lang, "hint-following", answer=answer_words(words, following))]


def parts_words(words: OptionWords, parts: Parts) -> str:
    """What makes the difference, each with its size: "culture each turn (much), food in stock"."""
    return ", ".join(_part_words(words, name, value) for name, value in parts)


def _part_words(words: OptionWords, name: str, value: float) -> str:
    part, share = say(words.lang, part_key(words.game, name)), share_of_clear(words.game, value)
    if share >= 1:
        return say(words.lang, "hint-part-much", part=part)
    return say(words.lang, "hint-part-little", part=part) if share < SLIGHT else part


def part_key(game: str, name: str) -> str:
    """The key of a part's name: the game's own, or "hint-part-rivals"."""
    return "hint-part-rivals" if name == "rivals" else f"{game}-part-{name.replace('_', '-')}"


def reason_lines(words: OptionWords, about: About, gains: Parts, costs: Parts) -> list[str]:
    """In what an answer is better than the one it was held against, and in what worse; no line for nothing."""
    sides = (("gains", gains), ("costs", costs))
    return [say(words.lang, f"{about}-{side}", parts=parts_words(words, parts)) for side, parts in sides if parts]
