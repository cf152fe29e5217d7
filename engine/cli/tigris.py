"""A position of Tigris & Euphrates as text, for transcripts, and what statistics count.

T temple, S settlement, F farm, M market; ``*`` a treasure, ``#`` a special building on the tile; ``=`` a tile face
down under a monument; ``X`` a catastrophe; 1P the priest of the first seat (K king, F farmer, T trader); ``~`` river.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.tigris.boards import BOARDS, CELL_NAMES, COLUMNS, ROWS
from engine.tigris.pieces import COLOURS, DYNASTIES, LEADER_ROLES
from engine.tigris.scoring import ascending
from engine.tigris.state import State
from engine.tigris.view import TigrisView

TILES = {"red": "T", "black": "S", "blue": "F", "green": "M"}


def board(view: TigrisView, names: Sequence[str]) -> list[str]:
    """The board with its coordinates, and everybody's open facts."""
    marks = _marks(view)
    lines = ["    " + "".join(f"{letter:<3}" for letter in "ABCDEFGHIJKLMNOP").rstrip()]
    for row in range(ROWS):
        cells = (marks[name] for name in CELL_NAMES[row * COLUMNS : (row + 1) * COLUMNS])
        lines.append(f"{row + 1:>2}  " + "".join(f"{mark:<3}" for mark in cells).rstrip())
    lines.append(f"turn {view.turn}, actions left {view.actions_left}, bag {view.bag}, treasures {len(view.treasures)}")
    lines += [f"monument {'-'.join(item.colours)} {item.cell}" for item in view.monuments]
    for seat in view.seats:
        turn = " to play" if seat.seat == view.active and view.final is None else ""
        lines.append(
            f"{names[seat.seat]} ({seat.dynasty}): tiles {seat.hand_size}, catastrophes {seat.catastrophes}{turn}"
        )
    return lines


def own(view: TigrisView) -> str:
    """The viewer's tiles and points."""
    assert view.viewer is not None, "the public has no hand"
    score = view.seats[view.viewer].score
    points = "" if score is None else ", ".join(f"{name} {getattr(score, name)}" for name in (*COLOURS, "treasures"))
    return f"{' '.join(view.hand or ()) or 'no tiles'}; {points}"


def _marks(view: TigrisView) -> dict[str, str]:
    river = BOARDS[view.board].river
    marks = {name: "~" if river >> cell & 1 else "." for cell, name in enumerate(CELL_NAMES)}
    for tile in view.tiles:
        marks[tile.cell] = TILES[tile.colour] if tile.colour else "="
    for treasure in view.treasures:
        marks[treasure.cell] += "*"
    for building in view.buildings:
        marks[building.cell] += "#"
    for leader in view.leaders:
        marks[leader.cell] = f"{leader.seat + 1}{LEADER_ROLES[leader.colour][0].upper()}"
    for cell in view.catastrophes:
        marks[cell] = "X"
    return marks


def figures(state: State, seat: int) -> dict[str, float]:
    """What is counted of a seat when the game is over."""
    return {"weakest category": ascending(state.points[seat])[0], "all points": sum(state.points[seat])}


def kinds(state: State, seat: int) -> list[str]:
    """What may be an advantage to a seat, when the game begins: whether it plays first, its dynasty."""
    place = (seat - state.active) % state.seats
    return [f"plays {('1st', '2nd', '3rd', '4th')[place]}", DYNASTIES[state.dynasties[seat]]]
