"""Pictures of a game of stacks on areas: from a view to an encoded picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from engine.epochs.view import EpochsView
from renderers.core.canvas import Canvas
from renderers.core.colours import FRAME
from renderers.core.kinds import ASKED, BOARD, CUT, HAND, SCORE, Kind
from renderers.core.painting import Painting
from renderers.core.picture import Box
from renderers.maps import layout
from renderers.maps.alt import alt_text
from renderers.maps.asked import draw_asked
from renderers.maps.atlas import WIDTH
from renderers.maps.board import area_boxes, stamp_map
from renderers.maps.captions import Captions
from renderers.maps.cut import around, draw_cut
from renderers.maps.fight import fight_height, sides, stamp_fight
from renderers.maps.hand import draw_hand
from renderers.maps.panels import stamp_cards, stamp_header, stamp_legend
from renderers.maps.score import draw_score, ranking_height, stamp_ranking
from renderers.maps.since import LOOK, changed_stacks
from renderers.maps.world import World, bulwark_key


def draw_board(
    view: EpochsView, captions: Captions, palette: str, marks: Sequence[str] = ()
) -> tuple[Canvas, dict[str, Box]]:
    """The whole map with header and panels, under it a card for each seat in turn order; at the end, the ranking."""
    world, found = captions.world, tuple(sides(view, captions))
    foot = layout.HEADER + world.atlas.height
    under = foot + fight_height(found)
    box, top = (0, layout.HEADER, WIDTH, foot), under + (world.strip.height if world.strip else 0)
    bottom = top + (ranking_height(view, captions) if view.places else layout.cards_height(len(view.seats)))
    canvas = Canvas((WIDTH, bottom), world.colours, FRAME)
    stamp_map(canvas, view, captions, palette, 1, (0, 0), box, marks)
    world.panel(canvas, view, captions, palette)
    stamp_fight(canvas, world, view, found, palette, foot)
    if world.strip:
        world.strip.stamp(canvas, view, captions, palette, under)
    stamp_legend(canvas, view, captions)
    stamp_header(canvas, view, captions)
    stamp_seats = stamp_ranking if view.places else stamp_cards
    return canvas, {**area_boxes(world, 1, (0, 0), box), **stamp_seats(canvas, view, captions, palette, top)}


class MapPictures:
    """A GameRenderer for one world; the last few pictures are kept."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.painting = Painting(
            self.kinds,
            partial(Captions, world),
            self.alt_text,
            self.since,
            facts=msgspec.json.encode,
            plain={HAND.id: draw_hand, SCORE.id: draw_score},
            marked={BOARD.id: draw_board, CUT.id: draw_cut, ASKED.id: draw_asked},
            instead=self.instead,
        )
        self.draw = self.painting.draw

    def kinds(self, view: EpochsView) -> tuple[Kind, ...]:
        """The kinds of picture that make sense for ``view``, the whole board first.

        Marks are areas of the map. Compared with an older view, the marks of change (+2, −1) are counted from there,
        not from the beginning of a phase.
        """
        hand = (HAND,) if view.viewer is not None and view.hand is not None else ()
        return (BOARD, CUT, ASKED, *hand, *((SCORE,) if view.places else ()))

    def alt_text(
        self, view: EpochsView, kind: str, lang: str, names: Sequence[str] | None, closed: bool = False
    ) -> str:
        """The position in words, at most ALT_LIMIT characters."""
        return alt_text(self.world, view, kind, lang, names, closed)

    def instead(self, kind: str, marks: Sequence[str]) -> str:
        """The board in place of a cut around marked areas that are far apart."""
        return BOARD.id if kind == CUT.id and marks and around(self.world.atlas, marks) is None else kind

    def since(self, view: EpochsView, before: EpochsView) -> EpochsView:
        """``view`` with its marks of change counted from ``before``, an older view of the same game, not from a phase.

        Every stack whose number of disks differs is in ``changes``, every marker and bulwark that has come since in
        ``raised``.
        """
        stood = {(marker.key, marker.area) for marker in self.world.markers(before)}
        raised = [one.key for one in self.world.markers(view) if (one.key, one.area) not in stood]
        walls = self.world.bulwarks(view) - self.world.bulwarks(before)
        raised += [bulwark_key(area) for area in sorted({area for area, _ in walls}, key=self.world.atlas.rank)]
        changes = changed_stacks(self.world.atlas, view, before)
        return msgspec.structs.replace(view, changes=changes, raised=tuple(raised), since=LOOK)
