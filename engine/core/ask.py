"""Questions to seats, and their lists of options, which are computed only when read.

An option id is ASCII, ``verb:arg:arg``, at most 90 characters; its meaning does not depend on its place in the list.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import chain
from typing import Protocol, TypeVar, overload

import msgspec

from engine.core.errors import Reason


class Options(Protocol):
    """The one enumeration of legal answers: for validation, menus, autocomplete, computer players and fuzzing.

    The list is computed only when read, which replaying answers never does.
    """

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> str: ...
    def __iter__(self) -> Iterator[str]: ...
    def __contains__(self, option: object, /) -> bool: ...
    @property
    def all(self) -> Sequence[str]:
        """The options, and where the game can list it, all else of their kind that a rule forbids now."""
        ...

    def why_not(self, option: str) -> Reason | None:
        """The rule that forbids this option, where it can be told; None for legal or unknown ones."""
        ...


class _Plain(Sequence[str]):
    """Options that know nothing but their ids."""

    __slots__ = ()

    @property
    def all(self) -> Sequence[str]:
        """The options themselves."""
        return self

    def why_not(self, option: str) -> Reason | None:
        """No rule can be named."""
        return None


class Fixed(_Plain):
    """Options whose ids are given."""

    __slots__ = ("ids",)

    def __init__(self, *ids: str) -> None:
        self.ids = ids

    def __len__(self) -> int:
        return len(self.ids)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        return self.ids[index]

    def __iter__(self) -> Iterator[str]:
        return iter(self.ids)

    def __contains__(self, option: object) -> bool:
        return option in self.ids


class ComputedOptions(_Plain):
    """Options that ``compute`` lists when they are first read. The state must not change while they are read."""

    def __init__(self) -> None:
        self._ids: tuple[str, ...] | None = None

    @abstractmethod
    def compute(self) -> tuple[str, ...]:
        """All ids, computed."""

    @property
    def ids(self) -> tuple[str, ...]:
        """The list, computed when first read."""
        if self._ids is None:
            self._ids = self.compute()
        return self._ids

    def __len__(self) -> int:
        return len(self.ids)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        return self.ids[index]

    def __iter__(self) -> Iterator[str]:
        return iter(self.ids)

    def __contains__(self, option: object) -> bool:
        return option in self.ids


class Lazy(ComputedOptions):
    """Options listed by a function when first read. The function must not change the state."""

    __slots__ = ("_list",)

    def __init__(self, list_ids: Callable[[], Sequence[str]]) -> None:
        self._ids = None
        self._list = list_ids

    def compute(self) -> tuple[str, ...]:
        """What the function gives."""
        return tuple(self._list())


class Spelled(_Plain):
    """Some given ids, then those of some numbered things, ``ids_by_number``; they are put together only when read."""

    __slots__ = ("_first", "_ids_by_number", "_numbers")

    def __init__(self, first: tuple[str, ...], ids_by_number: Sequence[str], numbers: Sequence[int]) -> None:
        self._first = first
        self._ids_by_number = ids_by_number
        self._numbers = numbers

    @property
    def ids(self) -> tuple[str, ...]:
        """All of them, spelled out."""
        return (*self._first, *map(self._ids_by_number.__getitem__, self._numbers))

    def __len__(self) -> int:
        return len(self._first) + len(self._numbers)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        if isinstance(index, slice) or index < 0:
            return self.ids[index]
        if index < len(self._first):
            return self._first[index]
        return self._ids_by_number[self._numbers[index - len(self._first)]]

    def __iter__(self) -> Iterator[str]:
        return chain(self._first, map(self._ids_by_number.__getitem__, self._numbers))

    def __contains__(self, option: object) -> bool:
        return option in self.ids


class Waste(msgspec.Struct, frozen=True):
    """What an option throws away: a word for it ("actions"), and how many."""

    what: str
    count: int


class Ask(msgspec.Struct, frozen=True):
    """One question to one seat: choose ``least`` to ``most`` different options.

    ``key`` is stable over releases; ``about`` holds the arguments of the question's text. ``wastes``: what each option
    throws away that the player could still use, so that a host may ask for confirmation. ``grave`` are those of the
    options that nobody chooses by chance or for lack of time: hosts always ask for confirmation, players that choose at
    random leave them out; there is always another option.
    """

    key: str
    seat: int
    options: Options
    least: int = 1
    most: int = 1
    about: dict[str, str | int] = {}
    wastes: dict[str, Waste] = {}
    grave: tuple[str, ...] = ()


class AskEach(msgspec.Struct, frozen=True):
    """Questions to several seats at once; answers stay hidden until all are in.

    ``hides_who_answered``: who has answered is hidden until then too.
    """

    asks: tuple[Ask, ...]
    hides_who_answered: bool = False


Question = Ask | AskEach
Reply = tuple[str, ...] | dict[int, tuple[str, ...]]
T = TypeVar("T")
Flow = Generator[Question, Reply, T]
"""The inside of a step: yields questions, receives replies, returns T."""


def only(reply: Reply) -> str:
    """The one option of a reply: ``only((yield Ask(...)))`` does the same as ``yield from ask(Ask(...))``, faster."""
    assert isinstance(reply, tuple)
    return reply[0]


def ask(question: Ask) -> Flow[str]:
    """Ask for exactly one option; returns its id."""
    return only((yield question))


def pick(question: Ask) -> Flow[str]:
    """As ``ask``; where there is only one option, nobody is asked. Not for where hidden cards decide what there is."""
    options = question.options
    return options[0] if len(options) == 1 else only((yield question))


def ask_many(question: Ask) -> Flow[tuple[str, ...]]:
    """Ask for ``least`` to ``most`` options; returns their ids in the order chosen."""
    reply = yield question
    assert isinstance(reply, tuple)
    return reply


def ask_each(questions: Sequence[Ask], *, hides_who_answered: bool = False) -> Flow[dict[int, tuple[str, ...]]]:
    """Ask several seats at once; returns each seat's ids when the last answer is in."""
    reply = yield AskEach(tuple(questions), hides_who_answered)
    assert isinstance(reply, dict)
    return reply


def resume(flow: Generator[Question, Reply, object], reply: Reply) -> Question | None:
    """Give a flow the reply to its question; returns its next one, None when it is over."""
    try:
        return flow.send(reply)
    except StopIteration:
        return None
