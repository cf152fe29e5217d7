"""Per game, what the panel and the typed commands need beyond the engine: one module a game, found by its id."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Protocol, cast

import msgspec

from engine.core.ask import Ask


class Note(msgspec.Struct, frozen=True):
    """What a thing on offer says: its name and its text, in the reader's language."""

    name: str
    text: str


class Moves(Protocol):
    """A game's module here."""

    def hand_line(self, view: Any, lang: str) -> str:
        """A seat's own hand as one line of text."""
        ...

    def label(self, lang: str, parts: tuple[str, ...], names: Sequence[str]) -> str | None:
        """The words for an option so far, where the game has its own; None for the texts of data/locales."""
        ...

    def named(self, lang: str, option: str) -> str | None:
        """An option in full, verb and piece, as one types it ("settlement to A1"); None where its thing says it all."""
        ...

    def group(self, word: str) -> str:
        """The group of a last word ("F7", "rome") in long menus."""
        ...

    def group_label(self, lang: str, group: str) -> str:
        """The words for such a group."""
        ...

    def turn(self, view: Any) -> int:
        """The number of the turn that is being played: another one, another board message."""
        ...

    def turn_name(self, view: Any, lang: str) -> str:
        """What that turn is called: "Turn 12"."""
        ...

    def turn_short(self, view: Any, lang: str) -> str:
        """The same where there is little room: "T3 Growth"."""
        ...

    def rounds(self, ask: Ask) -> int:
        """How often in a row this question will be put at most: more than once, and a panel drafts all the answers."""
        ...

    def usual(self, ask: Ask) -> str:
        """The option that is mostly the answer to all that is asked in a row; none for other questions."""
        ...

    def is_sequence(self, ask: Ask) -> bool:
        """Whether it matters which answer of a draft comes first."""
        ...

    def flat(self, ask: Ask) -> bool:
        """Whether the options are few and told apart by their last words: they are shown at once, without steps."""
        ...

    def is_about_hand(self, ask: Ask) -> bool:
        """Whether a question is about the cards or tiles in hand alone: a panel shows them, not the board."""
        ...

    def emoji(self, option: str) -> str:
        """A sign for what kind of thing an option is; none where that is plain."""
        ...

    def hint(self, view: Any, option: str, lang: str, names: Sequence[str]) -> str:
        """A few words under an option in a menu: what stands there, what it does."""
        ...

    def notes(self, ask: Ask, lang: str, option: str = "") -> list[Note]:
        """The texts of what a question speaks of and offers, or of one option alone."""
        ...

    def context(self, view: Any, seat: int, ask: Ask, lang: str) -> str:
        """A line that helps to answer the question, such as where disks come from; ``view`` is that after a draft."""
        ...

    def spoken(self, ask: Ask) -> Mapping[str, tuple[str, ...]]:
        """Options that may follow later in a list, beyond those that are open now, with their names."""
        ...

    def drawn(self, view: Any, picks: Sequence[str], asked: Sequence[int]) -> Any:
        """The view that a picture is made of: the seats ``asked`` are those to act; with a draft of ``picks``, the
        picture is around what it changes.
        """
        ...

    def ranker(self, view: Any, lang: str, names: Sequence[str]) -> Callable[[str, bool], tuple[Any, ...]]:
        """What options of one verb are sorted by for the reader of this view, given whether they come by groups; ()
        for those that stay in the rules' own order.
        """
        ...

    def is_result(self, key: str) -> bool:
        """Whether a log line of this key tells how a conflict or competition has ended."""
        ...

    def place(self, option: str) -> tuple[str, str] | None:
        """What an option does, and the place on the board that it is done at; None for those without."""
        ...


@cache
def moves_of(game: str) -> Moves:
    """The module of this game."""
    return cast(Moves, importlib.import_module(f"bot.moves.{game}"))
