"""Builds any position as a match: for tests, pictures and teaching.

position(
    leaders="bow king B3, lion king D3",
    tiles={"red": "B2 D2", "black": "C3"},
    hands=("red red blue", "red"),
    bag="green green",
    active="lion",
)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.errors import EngineError
from engine.core.events import EventSink
from engine.core.match import Match
from engine.core.rng import seeded
from engine.tigris.boards import BOARDS, CELL_OF, block
from engine.tigris.game import GAME, check
from engine.tigris.grid import Grid
from engine.tigris.meta import META
from engine.tigris.monuments import monument_id
from engine.tigris.pieces import CATASTROPHES_PER_PLAYER, COLOUR_OF, COLOURS, DYNASTIES, LEADER_ROLES
from engine.tigris.setup import rules_of
from engine.tigris.state import State, TakeAction

_SEAT_OF = {str(name): seat for seat, name in enumerate(DYNASTIES)}
_ROLE_OF = {role: COLOUR_OF[colour] for colour, role in LEADER_ROLES.items()}
_MONUMENT_OF = {monument_id(number): number for number in range(6)}


class BadPosition(EngineError):
    """The position cannot be, or is not written as it should be."""


def position(
    *,
    seats: int = 2,
    board: str = "classic",
    start: bool = True,
    tiles: Mapping[str, str] | None = None,
    leaders: str = "",
    monuments: str = "",
    buildings: str = "",
    catastrophes: str = "",
    treasures: str | None = None,
    hands: Sequence[str] = (),
    bag: str | None = None,
    active: str = "bow",
    action: int = 1,
    points: Sequence[Sequence[int]] = (),
    catastrophes_left: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
) -> Match:
    """A match that waits for the active player's action 1 or 2. Seats are bow, lion, bull, pot in this order.

    start: with the printed temples and treasures. tiles: squares by colour ("red": "A1 B1"). leaders: as above.
    monuments: "F7 red-blue, ..." by top left square; they bring their flipped tiles. buildings: "red F7, ...".
    treasures: squares that have one (None: where the start puts them). hands: colours by seat. bag: colours in the
    order they are drawn (None: 60 tiles of all colours). points: by seat: red, black, blue, green, treasures.
    Raises BadPosition.
    """
    try:
        chosen = META.check({"first-player": "first-seat", "board": board, **(options or {})}, seats)
        rules = rules_of(chosen)
        printed = BOARDS[rules.board]
        colour_masks = [printed.temples if start else 0, 0, 0, 0]
        for colour, names in (tiles or {}).items():
            colour_masks[COLOUR_OF[colour]] |= _mask(names)
        built = [-1] * 6
        flipped = 0
        for name, pair in _pairs(monuments):
            built[_MONUMENT_OF[pair]] = CELL_OF[name]
            flipped |= block(CELL_OF[name])
        placed = [-1] * (seats * 4)
        for text in filter(None, (item.strip() for item in leaders.split(","))):
            dynasty, role, name = text.split()
            placed[_SEAT_OF[dynasty] * 4 + _ROLE_OF[role]] = CELL_OF[name]
        grid = Grid(
            [mask & ~flipped for mask in colour_masks],
            flipped,
            sum(1 << cell for cell in placed if cell >= 0),
            _mask(catastrophes),
            (printed.temples if start else 0) if treasures is None else _mask(treasures),
        )
        special = [-1] * 4
        for colour, name in _pairs(buildings):
            special[COLOUR_OF[colour]] = CELL_OF[name]
        order = [COLOUR_OF[colour] for colour in bag.split()] if bag is not None else [n % 4 for n in range(60)]
        state = State(
            agenda=[TakeAction(action)],
            rng=seeded(0),
            log=EventSink(),
            rules=rules,
            seats=seats,
            grid=grid,
            leaders=placed,
            hands=[_hand(hands[seat] if seat < len(hands) else "") for seat in range(seats)],
            bag=bytes(order),
            catastrophes=[_at(catastrophes_left, seat, CATASTROPHES_PER_PLAYER) for seat in range(seats)],
            points=[list(_at(points, seat, (0, 0, 0, 0, 0))) for seat in range(seats)],
            monuments=built,
            buildings=special,
            dynasties=list(range(seats)),
            active=_SEAT_OF[active],
        )
        check(state)
    except (KeyError, ValueError, IndexError, AssertionError) as error:
        raise BadPosition(f"this position cannot be: {error}") from error
    return Match.from_state(GAME, state, chosen, seats)


def _at(items: Sequence[Any], place: int, default: Any) -> Any:
    return items[place] if place < len(items) else default


def _mask(names: str) -> int:
    return sum(1 << CELL_OF[name] for name in set(names.split()))


def _pairs(text: str) -> list[tuple[str, str]]:
    parts = [item.split() for item in text.split(",") if item.strip()]
    return [(first, second) for first, second in parts]


def _hand(colours: str) -> list[int]:
    names = colours.split()
    unknown = set(names) - set(COLOURS)
    if unknown:
        raise ValueError(f"no such colour: {', '.join(sorted(unknown))}")
    return [names.count(colour) for colour in COLOURS]
