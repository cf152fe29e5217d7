"""From the state to what one seat may see: the only way out."""

from __future__ import annotations

from engine.tigris.boards import CELL_NAMES, squares
from engine.tigris.conflicts import adjacent_temples
from engine.tigris.pieces import COLOURS, DYNASTIES, MONUMENT_COLOURS, Colour, Score
from engine.tigris.scoring import ascending, assigned
from engine.tigris.state import Conflict, Last, Side, State, TakeAction
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


def view(s: State, viewer: int | None) -> TigrisView:
    """The game as ``viewer`` (None: the public) sees it: points and hands of others stay behind their screens.

    Rulebook, "Preparación de la partida", "Otorgar un punto de victoria".
    """
    leaders = {cell: _leader(s, place, cell) for place, cell in enumerate(s.leaders) if cell >= 0}
    return TigrisView(
        board=s.rules.board,
        viewer=viewer,
        turn=s.turn,
        active=s.active,
        actions_left=_actions_left(s),
        bag=s.bag_left,
        seats=tuple(_seat(s, seat, viewer) for seat in range(s.seats)),
        tiles=_tiles(s),
        leaders=tuple(leaders[cell] for cell in sorted(leaders)),
        treasures=tuple(
            TreasureView(CELL_NAMES[cell], bool(s.printed.first >> cell & 1)) for cell in squares(s.grid.treasures)
        ),
        catastrophes=_names(s.grid.catastrophes),
        monuments=tuple(
            MonumentView(CELL_NAMES[top], MONUMENT_COLOURS[number])
            for number, top in enumerate(s.monuments)
            if top >= 0
        ),
        monuments_left=tuple(MONUMENT_COLOURS[number] for number, top in enumerate(s.monuments) if top < 0),
        buildings=tuple(
            BuildingView(CELL_NAMES[cell], COLOURS[colour]) for colour, cell in enumerate(s.buildings) if cell >= 0
        ),
        buildings_left=tuple(
            COLOURS[colour] for colour, cell in enumerate(s.buildings) if cell < 0 and s.rules.special_buildings
        ),
        kingdoms=tuple(_kingdom(s, kingdom, leaders) for kingdom in _in_reading_order(s.grid.kingdoms)),
        hand=None if viewer is None else _hand(s, viewer),
        union=None if s.union < 0 else CELL_NAMES[s.union],
        conflict=None if s.conflict is None else _conflict(s, s.conflict),
        last=None if s.last is None else _last(s.last),
        final=_final(s),
        settled=None if s.settled is None else _conflict(s, s.settled),
    )


def _in_reading_order(kingdoms: list[int]) -> list[int]:
    return sorted(kingdoms, key=lambda kingdom: kingdom & -kingdom)


def _actions_left(s: State) -> int:
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, TakeAction):
        return 3 - step.number
    return sum(1 for item in s.agenda if isinstance(item, TakeAction))


def _names(mask: int) -> tuple[str, ...]:
    return tuple(CELL_NAMES[cell] for cell in squares(mask))


def _hand(s: State, seat: int) -> tuple[Colour, ...]:
    return tuple(COLOURS[colour] for colour in range(4) for _ in range(s.hands[seat][colour]))


def _seat(s: State, seat: int, viewer: int | None) -> SeatView:
    is_open = s.rules.open_points or s.result is not None or seat == viewer
    return SeatView(
        seat=seat,
        dynasty=DYNASTIES[s.dynasties[seat] if s.dynasties[seat] >= 0 else seat],
        hand_size=sum(s.hands[seat]),
        catastrophes=s.catastrophes[seat],
        leaders_off_board=tuple(COLOURS[colour] for colour in range(4) if s.leaders[seat * 4 + colour] < 0),
        score=Score(*s.points[seat]) if is_open else None,
    )


def _tiles(s: State) -> tuple[TileView, ...]:
    """Tiles in reading order; under a monument they are face down (rulebook, "Construir un monumento")."""
    grid = s.grid
    colours = {cell: COLOURS[colour] for colour in range(4) for cell in squares(grid.tiles[colour])}
    return tuple(TileView(CELL_NAMES[cell], colours.get(cell)) for cell in squares(grid.face_up | grid.flipped))


def _leader(s: State, place: int, cell: int) -> LeaderView:
    seat, colour = divmod(place, 4)
    followers = s.grid.tiles[colour] & s.grid.kingdom_at(cell)
    return LeaderView(CELL_NAMES[cell], seat, COLOURS[colour], adjacent_temples(s, seat, colour), followers.bit_count())


def _kingdom(s: State, kingdom: int, leaders: dict[int, LeaderView]) -> KingdomView:
    return KingdomView(
        cells=_names(kingdom),
        leaders=tuple(leaders[cell] for cell in sorted(leaders) if kingdom >> cell & 1),
        treasures=(kingdom & s.grid.treasures).bit_count(),
    )


def _conflict(s: State, conflict: Conflict) -> ConflictView:
    def side(item: Side) -> SideView:
        cell = s.leaders[item.seat * 4 + conflict.colour]
        return SideView(item.seat, CELL_NAMES[cell] if cell >= 0 else "", item.board, item.committed)

    return ConflictView(conflict.kind, COLOURS[conflict.colour], side(conflict.attacker), side(conflict.defender))


def _last(last: Last) -> LastAction:
    return LastAction(
        seat=last.seat,
        kind=last.kind,
        cells=tuple(CELL_NAMES[cell] for cell in last.cells),
        colour=COLOURS[last.colour] if last.colour >= 0 else None,
        origin=CELL_NAMES[last.origin] if last.origin >= 0 else None,
    )


def _final(s: State) -> tuple[FinalSeat, ...] | None:
    if s.result is None:
        return None
    return tuple(
        FinalSeat(
            seat,
            place,
            Score(*s.points[seat]),
            Score(*assigned(s.points[seat])),
            ascending(s.points[seat]),
        )
        for place, seat in s.result.ranked()
    )
