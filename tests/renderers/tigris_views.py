"""Hand-made views of Tigris & Euphrates for pictures and their tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from engine.tigris.pieces import (
    COLOURS,
    DYNASTIES,
    MONUMENT_COLOURS,
    Board,
    Colour,
    Dynasty,
    Score,
)
from engine.tigris.view import (
    BuildingView,
    ConflictView,
    FinalSeat,
    KingdomView,
    LastAction,
    LeaderView,
    MonumentView,
    SeatView,
    SideView,
    TigrisView,
    TileView,
    TreasureView,
)

MARKS: dict[str, Colour] = {"r": "red", "k": "black", "b": "blue", "g": "green"}
Leader = tuple[str, int, Colour]

CLASSIC = """
................
.r..b..........r
....brk.....bb..
bb...gkk.....b..
..kg..g.r....r..
..r..rg.rk...gb.
bbb....rr...bbb.
.r..b.b.rkgg..g.
.kg..k.bbb.b.kr.
..k.kr..gk..rg..
..........r.....
"""
ALTERNATIVE = """
.....r..gr......
..b..kg.......r.
.rb...k........b
..bk..r....rbbb.
..b..gg....gb...
..br.........k.r
..b...........g.
r..bb..rk...r...
.g.....bk.g.....
....r.....bb....
......b..r....r.
"""
CLASSIC_LEADERS: tuple[Leader, ...] = (
    ("H6", 0, "red"),
    ("I10", 0, "green"),
    ("F5", 1, "black"),
    ("G10", 1, "blue"),
    ("B6", 2, "green"),
    ("M5", 2, "red"),
    ("O10", 3, "black"),
    ("I4", 3, "blue"),
    ("B9", 3, "red"),
)
ALTERNATIVE_LEADERS: tuple[Leader, ...] = (("G5", 0, "black"), ("E6", 1, "blue"), ("L5", 1, "red"), ("H9", 0, "red"))


def _tiles(drawing: str) -> tuple[TileView, ...]:
    rows = drawing.split()
    return tuple(
        TileView(f"{chr(65 + x)}{y + 1}", MARKS[mark])
        for y, row in enumerate(rows)
        for x, mark in enumerate(row)
        if mark in MARKS
    )


def _next(cell: str) -> list[str]:
    x, y = ord(cell[0]) - 65, int(cell[1:]) - 1
    around = ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1))
    return [f"{chr(65 + a)}{b + 1}" for a, b in around if 0 <= a < 16 and 0 <= b < 11]


def _order(cell: str) -> tuple[int, str]:
    return int(cell[1:]), cell[0]


def _kingdoms(
    tiles: Sequence[TileView], leaders: Sequence[LeaderView], treasures: Sequence[TreasureView]
) -> tuple[KingdomView, ...]:
    """Regions with a leader, as the rules join them: enough for pictures."""
    left = {tile.cell for tile in tiles} | {leader.cell for leader in leaders}
    found = []
    for start in sorted(left, key=_order):
        if start not in left:
            continue
        region, todo = set[str](), [start]
        while todo:
            cell = todo.pop()
            if cell in left:
                left.discard(cell)
                region.add(cell)
                todo += _next(cell)
        inside = tuple(leader for leader in leaders if leader.cell in region)
        if inside:
            count = sum(treasure.cell in region for treasure in treasures)
            found.append(KingdomView(tuple(sorted(region, key=_order)), inside, count))
    return tuple(found)


def _view(
    board: Board, drawing: str, placed: Sequence[Leader], first: Sequence[str], others: Sequence[str], seats: int
) -> TigrisView:
    tiles = _tiles(drawing)
    red = {tile.cell for tile in tiles if tile.colour == "red"}
    leaders = tuple(LeaderView(c, s, k, sum(n in red for n in _next(c)), 3) for c, s, k in placed)
    treasures = (*(TreasureView(c, True) for c in first), *(TreasureView(c) for c in others))
    dynasties: tuple[Dynasty, ...] = DYNASTIES[:seats]
    standing = {(seat, colour) for _, seat, colour in placed}
    return TigrisView(
        board=board,
        viewer=None,
        turn=17,
        active=1,
        actions_left=1,
        bag=64,
        seats=tuple(
            SeatView(at, dynasty, 6, 2 - at % 3, tuple(c for c in COLOURS if (at, c) not in standing))
            for at, dynasty in enumerate(dynasties)
        ),
        tiles=tiles,
        leaders=leaders,
        treasures=treasures,
        catastrophes=(),
        monuments=(),
        monuments_left=MONUMENT_COLOURS,
        buildings=(),
        buildings_left=(),
        kingdoms=_kingdoms(tiles, leaders, treasures),
    )


def middle(viewer: int | None = None) -> TigrisView:
    """A rich middle of a game for four on the classic board: monument, buildings, catastrophes, a leader moved."""
    view = _view("classic", CLASSIC, CLASSIC_LEADERS, ("B2", "P2", "B8", "O9"), ("F3", "N5", "I7", "F10", "K11"), 4)
    view = msgspec.structs.replace(
        view,
        tiles=(
            *(t for t in view.tiles if t.cell not in {"I5", "I6", "J5", "J6"}),
            *(TileView(cell, None) for cell in ("I5", "I6", "J5", "J6")),
        ),
        monuments=(MonumentView("I5", ("red", "green")),),
        monuments_left=MONUMENT_COLOURS[:1] + MONUMENT_COLOURS[2:],
        buildings=(BuildingView("G4", "black"), BuildingView("K8", "green")),
        buildings_left=("red", "blue"),
        catastrophes=("D7", "K5"),
        last=LastAction(1, "move", ("F5",), "black", "C4"),
    )
    return view if viewer is None else seen_by(view, viewer)


def seen_by(view: TigrisView, viewer: int, hand: tuple[Colour, ...] | None = None) -> TigrisView:
    """``view`` as the seat ``viewer`` sees it, with that seat's hand and points."""
    seats = tuple(
        msgspec.structs.replace(seat, score=Score(7, 4, 9, 3, 2)) if seat.seat == viewer else seat
        for seat in view.seats
    )
    held = ("red", "red", "black", "blue", "green", "blue") if hand is None else hand
    seats = tuple(msgspec.structs.replace(seat, hand_size=len(held)) if seat.seat == viewer else seat for seat in seats)
    return msgspec.structs.replace(view, viewer=viewer, hand=held, seats=seats)


def opening(seats: int = 2, board: Board = "alternative") -> TigrisView:
    """The very first moment: temples with treasures, no leaders."""
    drawings = {"classic": CLASSIC, "alternative": ALTERNATIVE}
    places: dict[Board, tuple[tuple[str, ...], tuple[str, ...]]] = {
        "classic": (("B2", "P2", "B8", "O9"), ("K1", "F3", "N5", "I7", "F10", "K11")),
        "alternative": (
            ("B3", "P6", "A8", "E10", "J11", "O11"),
            ("E1", "J1", "O2", "G4", "L4", "D6", "H8", "M8"),
        ),
    }
    view = _view(board, drawings[board], (), *places[board], seats)
    temples = {*places[board][0], *places[board][1]}
    tiles = tuple(TileView(cell, "red") for cell in sorted(temples, key=_order))
    return msgspec.structs.replace(view, tiles=tiles, turn=1, active=0, actions_left=2, bag=126)


def alternative(viewer: int | None = None) -> TigrisView:
    """Two players on the alternative board, early."""
    first, others = ("B3", "P6", "A8", "E10", "J11", "O11"), ("E1", "J1", "O2", "G4", "L4", "D6", "H8", "M8")
    view = _view("alternative", ALTERNATIVE, ALTERNATIVE_LEADERS, first, others, 2)
    view = msgspec.structs.replace(view, last=LastAction(0, "tile", ("G6",), "green"), active=0, turn=8)
    return view if viewer is None else seen_by(view, viewer)


def war() -> TigrisView:
    """A war of traders in progress: the attacker has revealed, the defender has not."""
    view = middle()
    attacker, defender = SideView(0, "I10", 5, 2), SideView(2, "B6", 4, None)
    return msgspec.structs.replace(
        view,
        active=0,
        union="E8",
        conflict=ConflictView("war", "green", attacker, defender),
        last=LastAction(0, "tile", ("E8",), "blue"),
    )


def revolt() -> TigrisView:
    """A revolt in progress in the north: two kings in a kingdom, nobody has revealed."""
    view = middle()
    leaders = (*view.leaders, LeaderView("E5", 0, "black", 1, 2))
    attacker, defender = SideView(0, "E5", 1), SideView(1, "F5", 2)
    return msgspec.structs.replace(
        view,
        active=0,
        leaders=leaders,
        kingdoms=_kingdoms(view.tiles, leaders, view.treasures),
        conflict=ConflictView("revolt", "black", attacker, defender),
        last=LastAction(0, "leader", ("E5",), "black"),
    )


def end() -> TigrisView:
    """The end of a game for four: a shared second place."""
    view = middle()
    rows = ((1, 10, 11, 12, 10, 3), (0, 8, 9, 8, 14, 2), (2, 12, 8, 8, 9, 0), (3, 6, 15, 4, 9, 1))
    final = []
    for place, (seat, red, black, blue, green, treasures) in zip((1, 2, 2, 4), rows, strict=True):
        after = {"red": red, "black": black, "blue": blue, "green": green}
        weakest = min(after, key=lambda colour: (after[colour], colour))
        after[weakest] += treasures
        ascending = tuple(sorted(after.values()))
        final.append(
            FinalSeat(
                seat=seat,
                place=place,
                earned=Score(red, black, blue, green, treasures),
                final=Score(**after),
                ascending=(ascending[0], ascending[1], ascending[2], ascending[3]),
            )
        )
    seats = tuple(
        msgspec.structs.replace(seat, score=next(f.earned for f in final if f.seat == seat.seat)) for seat in view.seats
    )
    return msgspec.structs.replace(
        view, seats=seats, final=tuple(final), actions_left=0, treasures=view.treasures[:2], last=None, bag=0
    )


SCENES: dict[str, Callable[[], TigrisView]] = {
    "middle": middle,
    "seat": lambda: middle(1),
    "empty-hand": lambda: seen_by(middle(), 2, ()),
    "war": war,
    "revolt": revolt,
    "end": end,
    "opening": opening,
    "opening-classic": lambda: opening(3, "classic"),
    "alternative": lambda: alternative(0),
}
MOST_BYTES = 400_000


def is_rich_end(view: TigrisView) -> bool:
    """Whether everybody has victory points of all colours, and many."""
    final = view.final or ()
    return min(sum(getattr(seat.final, colour) for colour in COLOURS) for seat in final) > 20
