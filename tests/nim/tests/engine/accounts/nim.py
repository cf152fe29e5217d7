"""What events of Nim claim."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tests.engine.accounts.account import Add, Become, Claim, Claims, Fact, Value

Args = Mapping[str, Any]


def facts(view: Any) -> dict[Fact, Value]:
    """Stones by heap, and whose turn it is."""
    return {**{("stones", heap): stones for heap, stones in view.heaps.items()}, ("active",): (view.active,)}


def take(args: Args) -> Iterator[Claim]:
    """Stones leave a heap; the other one's turn."""
    yield Add(("stones", args["heap"].lower()), -args["stones"])
    yield Become(("active",), (1 - args["seat"],))


def end(args: Args) -> Iterator[Claim]:
    """Nobody's turn."""
    yield Become(("active",), (None,))


CLAIMS: dict[str, Claims] = {"take": take, "end": end}
