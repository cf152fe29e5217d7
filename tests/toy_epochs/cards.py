"""Sixteen cards: most are written with verbs, a few have code."""

from __future__ import annotations

from typing import Any

from engine.core.ask import Flow
from engine.epochs.areas import is_land, open_areas
from engine.epochs.cards import Play
from engine.epochs.deck import last_in_points
from engine.epochs.disks import choose_area, gain_talents, place_barbarians
from engine.epochs.effects.actions import take_from
from engine.epochs.epoch import epoch_change
from engine.epochs.features import Feature
from engine.epochs.state import State
from tests.toy_epochs.namespace import GAME, card, feature

ROWS: tuple[dict[str, Any], ...] = (
    {"id": 1, "key": "sowing", "effect": [{"verb": "place", "where": "own-land", "areas": 2, "up_to": True}]},
    {"id": 2, "key": "raid", "theme": "war", "effect": [{"verb": "remove", "where": "land-near-own"}]},
    {"id": 3, "key": "caravan", "effect": [{"verb": "talents", "count": 2}]},
    {"id": 4, "key": "scribe", "effect": [{"verb": "draw", "count": 2}]},
    {"id": 5, "key": "hymn", "letter": "R", "effect": [{"verb": "discard"}, {"verb": "points", "count": 2}]},
    {"id": 6, "key": "flood", "effect": [{"verb": "everybody-loses", "where": "land"}]},
    {"id": 7, "key": "settlers", "effect": [{"verb": "place", "where": "empty-land-beside-own", "disks": 2}]},
    {"id": 8, "key": "gifts", "effect": [{"verb": "talents", "who": "everybody"}]},
    {"id": 9, "key": "rebels", "effect": [{"verb": "barbarians", "where": "land"}]},
    {"id": 10, "key": "converts", "effect": [{"verb": "replace", "where": "near-own"}]},
    {"id": 11, "key": "veto", "letter": "N", "answers": ["any"]},
    {"id": 12, "key": "doubt", "letter": "N", "answers": ["deity", "letter:C"]},
    {"id": 13, "key": "charge", "letter": "C", "effect": [{"verb": "remove", "where": "competition"}]},
    {"id": 14, "key": "levy", "letter": "C", "effect": [{"verb": "allies", "disks": 2}]},
    {"id": 15, "key": "granary", "letter": "I", "legend": "stays", "disks": 2},
    {"id": 16, "key": "horde", "letter": "E"},
)


@card("veto")
@card("doubt")
@card("granary")
def nothing_more(s: State, play: Play) -> None:
    """Its letter says it all."""


def stored(s: State, seat: int) -> Flow[int]:
    """A disk off it: two more disks grow."""
    yield from ()
    return 2 if take_from(s, seat, "granary") else 0


feature("card:granary", Feature(acquire=stored))


@card("horde")
def horde(s: State, play: Play) -> Flow[None]:
    """Two Barbarians where the last in points wants them."""
    land = [area for area in open_areas(s) if is_land(s, area)]
    yield from place_barbarians(s, play.seat, [((yield from choose_area(s, play.seat, "invasion", land)), 2)])


@epoch_change(GAME, 1, 10)
def harvests(s: State) -> Flow[None]:
    """A talent each."""
    yield from ()
    for seat in s.order:
        gain_talents(s, seat, 1)


@epoch_change(GAME, 11, 16)
def unrest(s: State) -> Flow[None]:
    """Barbarians at the eastern edge."""
    east = [area for area in open_areas(s) if is_land(s, area) and "east" in s.board.edges[area]]
    area = yield from choose_area(s, last_in_points(s), "invasion", east)
    yield from place_barbarians(s, last_in_points(s), [(area, 2)])
