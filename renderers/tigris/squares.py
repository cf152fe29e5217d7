"""What is on each square of the board, and the square as a finished patch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from PIL import Image, ImageDraw

from engine.tigris.pieces import Board, Colour, Dynasty
from engine.tigris.view import TigrisView
from renderers.core.assets import paletted
from renderers.core.canvas import Canvas, patch
from renderers.core.colours import CREAM, INK
from renderers.tigris import sprites
from renderers.tigris.layout import CELL, cell_name, column_row
from renderers.tigris.theme import PALETTE

Mark = Literal["", "changed", "last", "origin", "fight"]


class Square(NamedTuple):
    """Everything that is drawn on one square; equal squares at one place look the same."""

    tile: Colour | None = None
    flipped: bool = False
    leader: tuple[Dynasty, Colour] | None = None
    treasure: Literal["", "first", "other"] = ""
    catastrophe: bool = False
    building: Colour | None = None
    monument: tuple[Colour, Colour] | None = None
    quarter: tuple[int, int] = (0, 0)
    union: bool = False
    edges: str = ""
    mark: Mark = ""
    joined: str = ""


SIDES = (("n", 0, -1), ("e", 1, 0), ("s", 0, 1), ("w", -1, 0))
CORNERS = (("nw", -1, -1), ("ne", 1, -1), ("sw", -1, 1), ("se", 1, 1))
EMPTY = Square()


def squares(view: TigrisView) -> dict[str, Square]:
    """Every square with something on it or a mark."""
    square_of: dict[str, Square] = {}

    def put(cell: str, **what: Any) -> None:
        square_of[cell] = square_of.get(cell, EMPTY)._replace(**what)

    for kingdom in view.kingdoms:
        inside = set(kingdom.cells)
        for cell in kingdom.cells:
            put(cell, edges=_edges(cell, inside))
    for tile in view.tiles:
        put(tile.cell, tile=tile.colour, flipped=tile.flipped)
    for building in view.buildings:
        put(building.cell, building=building.colour)
    for treasure in view.treasures:
        put(treasure.cell, treasure="first" if treasure.first else "other")
    for leader in view.leaders:
        put(leader.cell, leader=(view.seats[leader.seat].dynasty, leader.colour))
    for cell in view.catastrophes:
        put(cell, catastrophe=True)
    for monument in view.monuments:
        column, row = column_row(monument.cell)
        for dx in (0, 1):
            for dy in (0, 1):
                put(cell_name(column + dx, row + dy), monument=monument.colours, quarter=(dx, dy))
    if view.union:
        put(view.union, union=True)
    for cell, mark in _marks(view).items():
        put(cell, mark=mark, joined=joined(cell, view.last.cells) if view.last and mark == "last" else "")
    return square_of


def joined(cell: str, cells: Sequence[str]) -> str:
    """The sides on which ``cell`` touches another of ``cells``."""
    column, row = column_row(cell)
    return "".join(side for side, dx, dy in SIDES if cell_name(column + dx, row + dy) in cells)


def _edges(cell: str, inside: set[str]) -> str:
    column, row = column_row(cell)
    out = {side: cell_name(column + dx, row + dy) not in inside for side, dx, dy in (*SIDES, *CORNERS)}
    corners = (side for side, _, _ in CORNERS if out[side] and not out[side[0]] and not out[side[1]])
    return " ".join([*(side for side in "nesw" if out[side]), *corners])


def _marks(view: TigrisView) -> Mapping[str, Mark]:
    marks: dict[str, Mark] = dict.fromkeys(view.changed, "changed")
    if view.last:
        marks.update(dict.fromkeys(view.last.cells, "last"))
        if view.last.origin:
            marks[view.last.origin] = "origin"
    if view.conflict:
        marks[view.conflict.attacker.cell] = marks[view.conflict.defender.cell] = "fight"
    return marks


def stamp_squares(
    canvas: Canvas, view: TigrisView, at: tuple[int, int], first: tuple[int, int], size: tuple[int, int], palette: str
) -> None:
    """Draw the part of the board that begins at column and row ``first``, with its corner at the pixel ``at``."""
    left, top = first[0] * CELL, first[1] * CELL
    board = paletted(f"tigris/{view.board}.png")
    part = (left, top, left + size[0] * CELL, top + size[1] * CELL)
    canvas.stamp(board if part == (0, 0, *board.size) else board.crop(part), at)
    for cell, square in squares(view).items():
        column, row = column_row(cell)
        x, y = column - first[0], row - first[1]
        if 0 <= x < size[0] and 0 <= y < size[1]:
            piece = square_patch(view.board, cell, square, palette)
            canvas.stamp(piece, (at[0] + x * CELL, at[1] + y * CELL))


def square_patch(board: Board, cell: str, square: Square, palette: str) -> Image.Image:
    """One square with all that is on it, in the game's colours."""
    return patch(("square", board, cell, square, palette), PALETTE, lambda: _draw(board, cell, square, palette))


def _draw(board: Board, cell: str, square: Square, palette: str) -> Image.Image:
    column, row = column_row(cell)
    x, y = column * CELL, row * CELL
    picture = paletted(f"tigris/{board}.png").crop((x, y, x + CELL, y + CELL)).convert("RGBA")
    if square.edges:
        _realm(picture, square.edges.split())
    for sprite, at in _pieces(square, palette):
        picture.alpha_composite(sprite, at)
    return picture.convert("RGB")


def _realm(picture: Image.Image, edges: list[str]) -> None:
    """The border of a kingdom: a cream thread, dark outside, along the sides and corners that lead out of it."""
    pen, last = ImageDraw.Draw(picture), CELL - 1
    for width, colour in ((4, CREAM), (1, INK)):
        for side in edges:
            x0, x1 = (0, width - 1) if "w" in side else (last - width + 1, last) if "e" in side else (0, last)
            y0, y1 = (0, width - 1) if "n" in side else (last - width + 1, last) if "s" in side else (0, last)
            pen.rectangle((x0, y0, x1, y1), fill=(*colour, 255))


def _pieces(square: Square, palette: str) -> list[tuple[Image.Image, tuple[int, int]]]:
    """Sprites from bottom to top, with their places."""
    pieces: list[tuple[Image.Image, tuple[int, int]]] = []
    if square.flipped:
        pieces.append((sprites.back(CELL), (0, 0)))
    elif square.tile and not square.catastrophe:
        pieces.append((sprites.tile(square.tile, CELL, palette), (0, 0)))
    if square.monument:
        whole = sprites.monument(square.monument, CELL * 2, palette)
        x, y = square.quarter[0] * CELL, square.quarter[1] * CELL
        pieces.append((whole.crop((x, y, x + CELL, y + CELL)), (0, 0)))
    if square.building:
        pieces.append((sprites.building(square.building, 74, palette), (7, 6)))
    if square.catastrophe:
        pieces.append((sprites.catastrophe(CELL), (0, 0)))
    if square.leader:
        pieces.append((sprites.leader(*square.leader, 86, palette), (1, 0)))
    if square.treasure:
        side = 48 if square.treasure == "first" else 42
        pieces.append((sprites.treasure(side, square.treasure == "first"), (CELL - side - 1, 1)))
    if square.union:
        pieces.append((sprites.union_mark(44), (2, CELL - 46)))
    if square.mark:
        pieces.append((sprites.mark(square.mark, CELL, square.joined), (0, 0)))
    return pieces
