"""What events of the toy claim."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tests.engine.accounts.account import Add, Claim, Claims, Fact, Free, Value

Args = Mapping[str, Any]


def facts(view: Any) -> dict[Fact, Value]:
    """How many cards everybody has and the deck; points follow from the bids."""
    found: dict[Fact, Value] = {("cards", seat.seat): seat.cards for seat in view.seats}
    return {**found, ("deck",): view.deck, ("rounds",): view.rounds}


def nothing(args: Args) -> Iterator[Claim]:
    """The line tells what happens, not what it changes."""
    yield from ()


def bid(args: Args) -> Iterator[Claim]:
    """A card is played; when all have bid, a round is over before long."""
    yield Add(("cards", args["seat"]), -1)
    yield Free(("rounds",), lasting=True)


def draw(args: Args) -> Iterator[Claim]:
    """Cards come from the deck."""
    yield Add(("cards", args["seat"]), args["cards"])
    yield Add(("deck",), -args["cards"])


def burn(args: Args) -> Iterator[Claim]:
    """A card is gone."""
    yield Add(("cards", args["other"]), -1)


CLAIMS: dict[str, Claims] = {"start": nothing, "bid": bid, "draw": draw, "burn": burn, "end": nothing}
