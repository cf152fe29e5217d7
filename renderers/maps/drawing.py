"""Pictures of a game of stacks on areas: from a view to an encoded picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

import msgspec

from engine.epochs.view import EpochsView
from renderers.core.canvas import Canvas
from renderers.core.colours import FRAME
from renderers.core.kinds import ASKED, BOARD, CUT, HAND, HELD, SCORE, Kind
from renderers.core.painting import Painting
from renderers.core.picture import Box
from renderers.maps import layout
from renderers.maps.alt import alt_text
from renderers.maps.asked import draw_asked
from renderers.maps.atlas import WIDTH, Atlas
from renderers.maps.board import area_boxes, stamp_map
from renderers.maps.boxes import union, within
from renderers.maps.captions import Captions
from renderers.maps.cut import draw_cut
from renderers.maps.fight import fight_height, sides, stamp_fight
from renderers.maps.hand import draw_hand
from renderers.maps.held import draw_held
from renderers.maps.panels import stamp_cards, stamp_header, stamp_legend, stamp_scenario
from renderers.maps.score import draw_score, ranking_height, stamp_ranking
from renderers.maps.since import LOOK, changed_stacks
from renderers.maps.world import World, bulwark_key


def draw_board(
    view: EpochsView, captions: Captions, palette: str, marks: Sequence[str] = ()
) -> tuple[Canvas, dict[str, Box]]:
    """The map in play with header and panels, under it a card for each seat in turn order; at the end, the ranking.

    Land out of play around it is left out, so that what is in play is larger on a screen; panels shrink with it.
    """
    world, factions = captions.world, tuple(sides(view, captions))
    left, upper, right, lower = in_play(world.atlas, view.closed)
    corner, wide = (left, upper), right - left
    head = layout.shrunk_to(wide, layout.HEADER)
    end = head + lower - upper
    aside = [panel for panel in world.atlas.panels if not within(panel, (left, upper, right, lower))]
    foot = end + sum(panel[3] - panel[1] for panel in aside)
    under = foot + layout.shrunk_to(wide, fight_height(factions))
    top = under + (layout.shrunk_to(wide, world.strip.height) if world.strip else 0)
    last = ranking_height(view, captions) if view.places else layout.cards_height(len(view.seats))
    canvas, box = Canvas((wide, top + layout.shrunk_to(wide, last)), world.colours, FRAME), (0, head, wide, end)
    stamp_map(canvas, view, captions, palette, 1, corner, box, marks)
    for panel in world.atlas.panels:
        place = (0, end) if panel in aside else (panel[0] - left, panel[1] - upper + head)
        world.panel(canvas, view, captions, palette, place)
    stamp_fight(canvas, world, view, factions, palette, foot)
    if world.strip:
        world.strip.stamp(canvas, view, captions, palette, under)
    # Beside a panel that stands under the map there is room: on the map a line could lie on that panel.
    beside = (aside[0][2] - aside[0][0], end) if aside else None
    stamp_legend(canvas, view, captions, corner, (0, head), beside)
    stamp_scenario(canvas, view, captions, corner, (0, head), beside)
    stamp_header(canvas, view, captions)
    stamp_seats = stamp_ranking if view.places else stamp_cards
    return canvas, {**area_boxes(world, 1, corner, box), **stamp_seats(canvas, view, captions, palette, top)}


@lru_cache(maxsize=64)
def in_play(atlas: Atlas, closed: tuple[str, ...]) -> Box:
    """The part of the small map that a board shows: all areas in play, with what is printed beside them."""
    if not closed:
        return 0, 0, WIDTH, atlas.height
    shut = set(closed)
    boxes = [atlas.shape_box(area) for area in atlas.areas if area not in shut]
    around = union(boxes)
    near = [panel for panel in atlas.panels if around[0] <= panel[0] and panel[2] <= around[2]]
    return atlas.widened(union([around, *near]), layout.MARGIN)


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
            marked={BOARD.id: draw_board, CUT.id: draw_cut, ASKED.id: draw_asked, HELD.id: draw_held},
        )
        self.draw = self.painting.draw

    def kinds(self, view: EpochsView) -> tuple[Kind, ...]:
        """The kinds of picture that make sense for ``view``, the whole board first.

        Marks are areas of the map. Compared with an older view, the marks of change (+2, −1) are counted from there,
        not from the beginning of a phase.
        """
        hand = (HAND, HELD) if view.viewer is not None and view.hand is not None else ()
        return (BOARD, CUT, ASKED, *hand, *((SCORE,) if view.places else ()))

    def alt_text(
        self, view: EpochsView, kind: str, lang: str, names: Sequence[str] | None, closed: bool = False
    ) -> str:
        """The position in words, at most ALT_LIMIT characters."""
        return alt_text(self.world, view, kind, lang, names, closed)

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
