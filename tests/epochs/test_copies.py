"""How copies follow from the types of fields; that those of real states are whole is held by the conformance suite."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest

from engine.core.copies import copier
from engine.core.events import EventSink
from engine.core.rng import Rng


class Coin(msgspec.Struct, frozen=True):
    value: int
    sides: tuple[str, ...] = ("head", "tail")
    metal: Literal["copper", "gold"] = "copper"


class Purse(msgspec.Struct, frozen=True):
    owner: str
    coins: dict[str, int]


class Chest(msgspec.Struct):
    coins: list[Coin]
    purses: list[Purse]
    lock: Literal["open", "shut"] = "shut"


class Hoard(msgspec.Struct):
    log: EventSink
    rng: Rng
    chest: Chest
    rows: list[list[int]]
    by_name: dict[str, list[Chest]]
    best: Coin
    last: Purse | None = None
    note: str | bytes | None = None


class Either(msgspec.Struct):
    things: list[int] | dict[str, int]


class Anything(msgspec.Struct):
    thing: Any


class Hidden(msgspec.Struct):
    things: tuple[list[int], ...]


def test_what_may_change_is_copied_to_the_bottom() -> None:
    chest, purse = Chest([Coin(1)], [Purse("me", {"copper": 2})]), Purse("you", {"gold": 1})
    hoard = Hoard(EventSink(), Rng(7, 2), chest, [[1], []], {"a": [chest]}, Coin(3), purse, b"x")
    hoard.log.add("found")
    copy = copier(Hoard)(hoard)
    assert copy.log.new == []
    assert (copy.rng, copy.chest, copy.rows, copy.by_name) == (hoard.rng, chest, hoard.rows, hoard.by_name)
    assert (copy.best, copy.last, copy.note) == (hoard.best, purse, b"x")
    assert copy.last is not None
    copy.rng.below(5)
    copy.rows[0].append(2)
    copy.chest.coins.append(Coin(9))
    copy.chest.purses[0].coins["copper"] = 0
    copy.by_name["a"][0].coins.clear()
    copy.last.coins.clear()
    assert (hoard.rng, hoard.rows) == (Rng(7, 2), [[1], []])
    assert chest == Chest([Coin(1)], [Purse("me", {"copper": 2})])
    assert purse == Purse("you", {"gold": 1})


def test_what_never_changes_is_shared() -> None:
    chest = Chest([Coin(1)], [])
    assert copier(Chest)(chest).coins[0] is chest.coins[0]


@pytest.mark.parametrize("kind", [Either, Anything, Hidden])
def test_a_type_that_does_not_say_how_to_copy_is_refused(kind: type[msgspec.Struct]) -> None:
    with pytest.raises(TypeError, match="no way"):
        copier(kind)
