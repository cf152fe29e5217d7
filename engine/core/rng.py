"""The random generator that lives inside the state (SplitMix64: Steele, Lea, Flood 2014)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, MutableSequence
from hashlib import shake_128
from itertools import chain
from struct import Struct
from typing import Final, TypeVar

import msgspec

T = TypeVar("T")
_MASK = (1 << 64) - 1

Below = Callable[[int], int]
"""Gives a whole number from 0 to its argument - 1, each equally likely: ``Rng.below``, ``quick_below``."""


class Rng(msgspec.Struct):
    """64 bits of state, and how often it has moved; the same in any process on any machine."""

    state: int
    moves: int = 0

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound`` - 1, each equally likely. ``bound`` is 1 to 2**32.

        Raises ValueError for a bound below 1.
        """
        if bound < 1:
            raise ValueError("bound must be at least 1")
        while True:
            self.moves += 1
            z = self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            z ^= z >> 31
            rest = z % bound
            # The last, incomplete run of numbers below 2**64 is left out, so that all are equally likely.
            if z - rest <= _MASK + 1 - bound:
                return rest

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in random order, in place (Fisher and Yates)."""
        # As ``below``, item by item, without a call for each: decks are shuffled at every turn of some games.
        state, moves = self.state, self.moves
        for last in range(len(items) - 1, 0, -1):
            bound = last + 1
            while True:
                moves += 1
                state = (state + 0x9E3779B97F4A7C15) & _MASK
                z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
                z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
                z ^= z >> 31
                pick = z % bound
                if z - pick <= _MASK - last:
                    break
            items[last], items[pick] = items[pick], items[last]
        self.state, self.moves = state, moves


class OtherLuck(Exception):
    """A number is asked for that cannot be the one that came before."""


class RepeatingRng(Rng):
    """A generator that first gives ``again``, whatever its own state, and goes on by itself then."""

    again: list[int] = []

    def below(self, bound: int) -> int:
        """As any generator. Raises OtherLuck where what comes next would have to be smaller."""
        if not self.again:
            return super().below(bound)
        found = self.again.pop(0)
        if found >= bound:
            raise OtherLuck
        self.moves += 1
        return found

    def shuffle(self, items: MutableSequence[T]) -> None:
        """As any generator."""
        for last in range(len(items) - 1, 0, -1):
            pick = self.below(last + 1)
            items[last], items[pick] = items[pick], items[last]


class NotingRng(RepeatingRng):
    """A generator that notes what it gives."""

    given: list[int] = []

    def below(self, bound: int) -> int:
        """As any generator."""
        found = super().below(bound)
        self.given.append(found)
        return found


def seeded(seed: int) -> Rng:
    """A generator for this seed; any whole number will do."""
    return Rng(seed & _MASK)


_WORDS: Final = Struct("<1024I")


def quick_below(seed: int) -> Below:
    """Numbers for playouts, five times as quick as an Rng's, and nowhere stored: the same for the same seed (any whole
    number).

    32 bits of SHAKE-128 each, made a thousand at a time; bounds far below 2**32.
    """
    word = chain.from_iterable(_blocks(seed)).__next__

    def below(bound: int) -> int:
        return word() * bound >> 32

    return below


def _blocks(seed: int) -> Iterator[tuple[int, ...]]:
    """Words without end, a block at a time."""
    number = 0
    while True:
        yield _WORDS.unpack(shake_128(b"%d:%d" % (seed, number)).digest(_WORDS.size))
        number += 1
