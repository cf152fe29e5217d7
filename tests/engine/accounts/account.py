"""What the lines of a log claim, held against what has changed in the public view.

A game's module (tests/engine/accounts/GAME.py) has two parts. ``facts(view)`` flattens what everybody sees into numbers
and words by name: ``("disks", 0, "rome")`` to 2. ``CLAIMS`` gives for each key of an event, without the game's id, the
changes that the line tells of. What follows from other facts (the supply, what is counted for points) is left out.

``Account.check`` carries the claims of all new lines out on the facts as the log tells them, and compares with the
facts as they are: a change that no line names and a line that names a change which did not happen are both found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

Fact = tuple[str | int, ...]
"""The name of a fact: what it is, then whose and where."""

Value = int | str | tuple[Any, ...]

Facts = Mapping[Fact, Value]
"""Facts that are 0 may be missing."""


class Add(msgspec.Struct, frozen=True):
    """The line says that a number changes by so much."""

    fact: Fact
    by: int


class Become(msgspec.Struct, frozen=True):
    """The line says what a fact is from now on."""

    fact: Fact
    value: Value


class Free(msgspec.Struct, frozen=True):
    """The line says that facts whose names begin so may change, but not by how much: its card's text does.

    lasting: until one of them does, with this line or a later one or none: a card that was played goes where it must
    when it has been resolved.
    """

    begin: Fact
    lasting: bool = False


Claim = Add | Become | Free
Claims = Callable[[Mapping[str, Any]], Iterator[Claim]]
"""The arguments of an event to what its line claims."""


class Account:
    """The facts of one game as its log tells them.

    A step may change something before its first question and tell it at its end: a difference counts when it is the
    same at two checks, one after the other.
    """

    def __init__(self, claims: Mapping[str, Claims], facts: Facts) -> None:
        self.claims = claims
        self.told = dict(facts)
        self.awaited: set[Fact] = set()
        self.doubts: dict[Fact, tuple[Value, Value, str]] = {}
        """By fact, as the log tells it, as it is, and what has been logged since the check before."""

    def check(self, events: Sequence[tuple[str, Mapping[str, Any]]], now: Facts, *, is_last: bool = False) -> list[str]:
        """What the lines of the log so far and the facts now disagree about, in words.

        events: new ones, their keys without the game's id, with their arguments. is_last: nothing comes after.
        Raises KeyError for an event without claims.
        """
        free: list[Fact] = []
        for key, args in events:
            for claim in self.claims[key](args):
                if isinstance(claim, Add):
                    self.told[claim.fact] = _number(self.told, claim.fact) + claim.by
                elif isinstance(claim, Become):
                    self.told[claim.fact] = claim.value
                elif claim.lasting:
                    self.awaited.add(claim.begin)
                else:
                    free.append(claim.begin)
        wrong, doubts = [], dict[Fact, tuple[Value, Value, str]]()
        context = "; ".join(f"{key} {dict(args)}" for key, args in events)
        for fact in sorted({*self.told, *now}, key=str):
            told, true = self.told.get(fact, 0), now.get(fact, 0)
            if told == true:
                continue
            if any(fact[: len(begin)] == begin for begin in free):
                self.told[fact] = true
                continue
            if (awaited := next((begin for begin in self.awaited if fact[: len(begin)] == begin), None)) is not None:
                self.told[fact] = true
                self.awaited.discard(awaited)
                continue
            before, was, since = self.doubts.get(fact, (told, true, context))
            if is_last or (fact in self.doubts and _difference(told, true) == _difference(before, was)):
                wrong.append(f"{fact}: told as {before!r}, is {was!r} [{since}]")
                self.told[fact] = true
            else:
                doubts[fact] = (told, true, context if fact not in self.doubts else f"{since}; {context}")
        self.doubts = doubts
        return wrong


def _number(facts: Facts, fact: Fact) -> int:
    value = facts.get(fact, 0)
    assert isinstance(value, int), f"a claim adds to {fact}, which is no number: {value!r}"
    return value


def _difference(told: Value, true: Value) -> Value:
    return true - told if isinstance(told, int) and isinstance(true, int) else (told, true)
