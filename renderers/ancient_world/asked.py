"""What a question is about, to stand above its buttons on a phone 390 pixels wide: actions, rows, titans, the own city.

Marks name the parts: ``actions``, ``row``, ``military``, ``titans``, ``city``. Under them stands what the own city has.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PIL import ImageDraw

from engine.ancient_world.view import CityView, OfferView, WorldView
from renderers.ancient_world.captions import Captions
from renderers.ancient_world.cut import (
    ACROSS,
    BRIEF,
    CARD,
    FOUNDED,
    GAP,
    GOODS,
    NAME,
    THREAT,
    TITAN,
    WIDTH,
    Boxes,
    column,
    focus_of,
    lines_across,
    places_height,
    seat_height,
    stamp_briefs,
    stamp_goods,
    stamp_menace,
    stamp_offers,
    stamp_places,
    stamp_seat,
    stamp_titans,
)
from renderers.ancient_world.founding import is_founding, stamp_cities
from renderers.ancient_world.strips import order_of
from renderers.ancient_world.theme import PALETTE, WARNING
from renderers.ancient_world.tiles import stamp_compact, stamp_marks
from renderers.core.canvas import Canvas, index_of
from renderers.core.colours import FRAME

PEOPLE: Final = GOODS - NAME + GAP
"""Height of goods and citizens without the banners, which no action of the board asks for."""

Stamp = Callable[[Canvas, int, Boxes], None]
Panel = tuple[int, Stamp]
"""A part of the picture: its height, and what draws it from a line on."""

PARTS: Final = ("actions", "row", "military", "titans", "city")
FOUNDING: Final = 732
"""Height of all city-states to choose from."""
BEFORE_ALL: Final = 3
"""So many other cities have room in one line under the titans."""


class _Drawing:
    """The parts of one picture."""

    def __init__(self, view: WorldView, captions: Captions, palette: str) -> None:
        self.view, self.captions, self.palette = view, captions, palette
        self.seat = view.viewer if view.viewer is not None else focus_of(view)
        self.others = [seat for seat in order_of(view) if seat != self.seat]

    def panels(self, parts: Sequence[str]) -> list[Panel]:
        """What is to be drawn, from above."""
        view = self.view
        if is_founding(view):
            return [(FOUNDING, self._cities)]
        if view.step not in ("prepare", "turn") and "city" not in parts:
            return [(NAME + THREAT + GAP, self._menace), *self._rivals()]
        chosen = [part for part in PARTS if part in parts] or ["actions"]
        panels = [panel for part in chosen for panel in getattr(self, f"_of_{part}")()]
        if "titans" in chosen:
            return [*panels, (seat_height(view.cities[self.seat]), self._own), *self._rivals()]
        return [*panels, (PEOPLE if chosen == ["actions"] else GOODS + GAP, self._goods)]

    def _of_actions(self) -> list[Panel]:
        return [(places_height(self.view), self._places)]

    def _of_row(self) -> list[Panel]:
        return self._cards(self.view.row, "row")

    def _of_military(self) -> list[Panel]:
        return self._cards(self.view.military_row, "military")

    def _of_titans(self) -> list[Panel]:
        return [(TITAN[1] + GAP, self._titans)]

    def _of_city(self) -> list[Panel]:
        count = len(self.view.cities[self.seat].buildings)
        return [(lines_across(count) * (CARD[1] + GAP), self._buildings)] if count else []

    def _cards(self, offers: Sequence[OfferView], name: str) -> list[Panel]:
        def stamp(canvas: Canvas, top: int, boxes: Boxes) -> None:
            stamp_offers(canvas, self.captions, offers, name, top, boxes)

        return [(lines_across(len(offers)) * (CARD[1] + GAP), stamp)] if offers else []

    def _rivals(self) -> list[Panel]:
        return [(BRIEF + GAP, self._briefs)] if self.others else []

    # --- drawing --------------------------------------------------------------------------------------------------

    def _cities(self, canvas: Canvas, top: int, boxes: Boxes) -> None:
        place = (GAP, top, WIDTH - GAP, top + FOUNDING - GAP)
        boxes |= stamp_cities(canvas, self.view, self.captions, place, FOUNDED, GAP, self.palette)

    def _places(self, canvas: Canvas, top: int, boxes: Boxes) -> None:
        stamp_places(canvas, self.view, self.captions, top, self.palette, boxes)

    def _titans(self, canvas: Canvas, top: int, boxes: Boxes) -> None:
        stamp_titans(canvas, self.view, self.captions, top, boxes)

    def _buildings(self, canvas: Canvas, top: int, boxes: Boxes) -> None:
        """The buildings of the own city; two lines cross one that is damaged."""
        pen, ink = ImageDraw.Draw(canvas.image), index_of(WARNING, PALETTE)
        city: CityView = self.view.cities[self.seat]
        for at, building in enumerate(city.buildings):
            box = boxes[f"building:{at + 1}"] = column(at, top, CARD)
            stamp_compact(canvas, building.card, self.captions.card(building.card), (0, 0), box)
            if building.is_damaged:
                left, upper, right, lower = box[0] + 6, box[1] + 6, box[2] - 7, box[3] - 7
                pen.line((left, upper, right, lower), fill=ink, width=9)
                pen.line((left, lower, right, upper), fill=ink, width=9)

    def _own(self, canvas: Canvas, top: int, boxes: Boxes) -> None:
        end = stamp_seat(canvas, self.view, self.captions, self.seat, top, self.palette)
        boxes[f"seat:{self.seat}"] = (GAP, top, WIDTH - GAP, end - GAP)

    def _goods(self, canvas: Canvas, top: int, boxes: Boxes) -> None:
        end = stamp_goods(canvas, self.view, self.seat, top, self.palette)
        # Beside the actions alone the picture ends below the citizens.
        boxes[f"seat:{self.seat}"] = (GAP, top, WIDTH - GAP, min(end - GAP, canvas.image.height))

    def _menace(self, canvas: Canvas, top: int, boxes: Boxes) -> None:
        end = stamp_menace(canvas, self.view, self.captions, self.seat, top, self.palette)
        boxes[f"seat:{self.seat}"] = (GAP, top, WIDTH - GAP, end - GAP)

    def _briefs(self, canvas: Canvas, top: int, boxes: Boxes) -> None:
        across = max(ACROSS, len(self.others)) if len(self.others) > BEFORE_ALL else len(self.others)
        stamp_briefs(canvas, self.view, self.others, across, top, self.palette, boxes)


def draw_asked(view: WorldView, captions: Captions, palette: str, marks: Sequence[str] = ()) -> tuple[Canvas, Boxes]:
    """What a question is about, and nothing else; its words stand under the picture. Hotspots as on the board."""
    panels, boxes = _Drawing(view, captions, palette).panels(marks), Boxes()
    canvas = Canvas((WIDTH, GAP + sum(tall for tall, _ in panels)), PALETTE, FRAME)
    top = GAP
    for tall, stamp in panels:
        stamp(canvas, top, boxes)
        top += tall
    stamp_marks(canvas, view.changed, marks, boxes)
    return canvas, boxes
