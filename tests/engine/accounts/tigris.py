"""What events of Tigris & Euphrates claim."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.tigris.boards import CELL_NAMES, CELL_OF
from engine.tigris.pieces import HAND_SIZE
from engine.tigris.view import TigrisView
from tests.engine.accounts.account import Add, Become, Claim, Claims, Fact, Free, Value

Args = Mapping[str, Any]


def facts(view: TigrisView) -> dict[Fact, Value]:
    """What lies on the board, hands by their sizes, points where they may be seen."""
    found: dict[Fact, Value] = {("turn",): view.turn, ("active",): view.active + 1}
    for tile in view.tiles:
        found["tile", tile.cell] = tile.colour or "flipped"
    for leader in view.leaders:
        found["leader", leader.seat, leader.colour] = leader.cell
    for treasure in view.treasures:
        found["treasure", treasure.cell] = 1
    for cell in view.catastrophes:
        found["catastrophe", cell] = 1
    for monument in view.monuments:
        found["monument", *monument.colours] = monument.cell
    for building in view.buildings:
        found["building", building.colour] = building.cell
    for seat in view.seats:
        found["dynasty", seat.seat] = seat.dynasty
        found["hand", seat.seat] = seat.hand_size
        found["catastrophes", seat.seat] = seat.catastrophes
        if seat.score is not None and view.final is None:
            for colour in ("red", "black", "blue", "green"):
                found["points", seat.seat, colour] = getattr(seat.score, colour)
            found["treasures", seat.seat] = seat.score.treasures
    return {fact: value for fact, value in found.items() if value}


def turn(args: Args) -> Iterator[Claim]:
    """The next one's turn; all hands have been filled."""
    yield Become(("turn",), args["turn"])
    yield Become(("active",), args["seat"] + 1)
    for seat in range(args["seats"]):
        yield Become(("hand", seat), HAND_SIZE)


def leader(args: Args) -> Iterator[Claim]:
    """A leader comes to a square."""
    yield Become(("leader", args["seat"], args["colour"]), args["cell"])


def gone(args: Args) -> Iterator[Claim]:
    """A leader leaves the board."""
    yield Become(("leader", args["seat"], args["colour"]), 0)


def tile(args: Args) -> Iterator[Claim]:
    """A tile of the hand."""
    yield Become(("tile", args["cell"]), args["colour"])
    yield Add(("hand", args["seat"]), -1)


def catastrophe(args: Args) -> Iterator[Claim]:
    """A catastrophe; the tile under it is gone."""
    yield Become(("catastrophe", args["cell"]), 1)
    yield Become(("tile", args["cell"]), 0)
    yield Add(("catastrophes", args["seat"]), -1)


def committed(args: Args) -> Iterator[Claim]:
    """Tiles are revealed and leave the game."""
    yield Add(("hand", args["seat"]), -args["tiles"])


def defeated(args: Args) -> Iterator[Claim]:
    """A leader and followers go."""
    yield from gone(args)
    for cell in filter(None, args["cells"].split(", ")):
        yield Become(("tile", cell), 0)


def points(args: Args) -> Iterator[Claim]:
    """Points, where they may be seen."""
    if args["open"]:
        yield Add(("points", args["seat"], args["colour"]), args["points"])


def monument(args: Args) -> Iterator[Claim]:
    """A monument on four tiles, which are turned over."""
    top = CELL_OF[args["cell"]]
    yield Become(("monument", args["colour"], args["second"]), args["cell"])
    for cell in (top, top + 1, top + 16, top + 17):
        yield Become(("tile", CELL_NAMES[cell]), "flipped")


def building(args: Args) -> Iterator[Claim]:
    """A special building stands somewhere, or elsewhere."""
    yield Become(("building", args["colour"]), args["cell"])


def building_removed(args: Args) -> Iterator[Claim]:
    """A special building leaves."""
    yield Become(("building", args["colour"]), 0)


def treasure(args: Args) -> Iterator[Claim]:
    """A treasure goes to whoever's leader was there."""
    yield Become(("treasure", args["cell"]), 0)
    if args["open"]:
        yield Add(("treasures", args["seat"]), 1)


def shortage(args: Args) -> Iterator[Claim]:
    """The bag is empty: hands are filled as far as it goes."""
    yield Free(("hand",))


def dynasty(args: Args) -> Iterator[Claim]:
    """Somebody leads a dynasty."""
    yield Become(("dynasty", args["seat"]), args["dynasty"])


def end(args: Args) -> Iterator[Claim]:
    """The final count: points and treasures are told by the lines that follow; hands have been filled."""
    for what in ("points", "treasures", "hand"):
        yield Free((what,))


def nothing(args: Args) -> Iterator[Claim]:
    """The line tells what happens, not what it changes: other lines do."""
    yield from ()


CLAIMS: dict[str, Claims] = {
    "start": nothing,
    "dynasty": dynasty,
    "turn": turn,
    "pass": nothing,
    "leader": leader,
    "move": leader,
    "withdraw": gone,
    "tile": tile,
    "union": nothing,
    "catastrophe": catastrophe,
    "catastrophe-over": catastrophe,
    "swap": nothing,
    "shortage": shortage,
    "points": points,
    "revolt": nothing,
    "war": nothing,
    "committed": committed,
    "decided": nothing,
    "driven-out": gone,
    "defeated": defeated,
    "stranded": gone,
    "monument": monument,
    "no-monument": nothing,
    "building": building,
    "building-removed": building_removed,
    "treasure": treasure,
    "end": end,
    "final": nothing,
}
