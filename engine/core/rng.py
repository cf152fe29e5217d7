"""The random generator that lives inside the state (SplitMix64: Steele, Lea, Flood 2014)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, MutableSequence
from functools import lru_cache
from hashlib import shake_128
from itertools import chain
from struct import Struct
from typing import Final, NamedTuple, TypeVar

import msgspec

T = TypeVar("T")
_MASK = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15

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
            z = self.state = (self.state + _STEP) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            z ^= z >> 31
            rest = z % bound
            # The last, incomplete run of numbers below 2**64 is left out, so that all are equally likely.
            if z - rest <= _MASK + 1 - bound:
                return rest

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in random order, in place (Fisher and Yates)."""
        # As ``below``, item by item, but all numbers at once: decks are shuffled at every turn of some games.
        count = len(items) - 1
        numbers = _numbers(self.state, count) if count > 0 else ()
        if max(numbers, default=0) > _MASK - len(items):
            for last in range(count, 0, -1):
                pick = self.below(last + 1)
                items[last], items[pick] = items[pick], items[last]
            return
        for last, number in zip(range(count, 0, -1), numbers, strict=True):
            pick = number % (last + 1)
            items[last], items[pick] = items[pick], items[last]
        self.moves += len(numbers)
        self.state = (self.state + _STEP * len(numbers)) & _MASK


class _Lanes(NamedTuple):
    """Numbers side by side in one large one, 128 bits apart, so that products of two of 64 bits do not touch.

    ones: 1 in each lane; steps: how far the state will have gone on; mask: the lower half of each lane; words: halves.
    """

    ones: int
    steps: int
    mask: int
    words: Struct


@lru_cache(maxsize=256)
def _lanes(count: int) -> _Lanes:
    ones = sum(1 << 128 * lane for lane in range(count))
    steps = sum((_STEP * (lane + 1) & _MASK) << 128 * lane for lane in range(count))
    return _Lanes(ones, steps, ones * _MASK, Struct(f"<{2 * count}Q"))


def _numbers(state: int, count: int) -> tuple[int, ...]:
    """The next ``count`` numbers of 64 bits of a generator in this state, as ``below`` makes them."""
    ones, steps, mask, words = _lanes(count)
    z = (ones * state + steps) & mask
    z = ((z ^ (z >> 30)) & mask) * 0xBF58476D1CE4E5B9 & mask
    z = ((z ^ (z >> 27)) & mask) * 0x94D049BB133111EB & mask
    z ^= z >> 31
    return words.unpack(z.to_bytes(words.size, "little"))[::2]


class RandomMismatch(Exception):
    """A number is asked for that cannot be the one that came before."""


class RepeatingRng(Rng):
    """A generator that first gives ``forced``, whatever its own state, and goes on by itself then."""

    forced: list[int] = []

    def below(self, bound: int) -> int:
        """As any generator. Raises RandomMismatch where what comes next would have to be smaller."""
        if not self.forced:
            return super().below(bound)
        number = self.forced.pop(0)
        if number >= bound:
            raise RandomMismatch
        self.moves += 1
        return number

    def shuffle(self, items: MutableSequence[T]) -> None:
        """As any generator."""
        for last in range(len(items) - 1, 0, -1):
            pick = self.below(last + 1)
            items[last], items[pick] = items[pick], items[last]


class RecordingRng(RepeatingRng):
    """A generator that records the numbers it gives."""

    numbers: list[int] = []

    def below(self, bound: int) -> int:
        """As any generator."""
        number = super().below(bound)
        self.numbers.append(number)
        return number


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
