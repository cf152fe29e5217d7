"""Events take effect as soon as they are drawn or revealed; the civilization last in points directs them.

Rulebook, "Cartas de evento". An invasion puts down as many Barbarians as it names even in the adjustment phase, whose
stacking limit is lower ("La regla de oro").
"""

from __future__ import annotations

from engine.core.ask import Flow
from engine.epochs.areas import in_play, neighbours
from engine.epochs.cards import Play
from engine.epochs.deck import draw
from engine.epochs.disks import gain_talents, place_barbarians
from engine.epochs.effects.aims import seas
from engine.epochs.effects.invasions import invade, landings
from engine.epochs.state import State
from engine.inner_sea.namespace import card

WAVE = 4
FLEET = 2
NEW_HAND = 4


@card("breath_of_god")
def breath_of_god(s: State, play: Play) -> Flow[None]:
    """All hands are discarded; everybody draws four cards."""
    for seat in list(s.order):
        if s.hands[seat]:
            s.log.add(f"{s.game}-hand-gone", seat=seat, cards=len(s.hands[seat]))
        s.discard += s.hands[seat]
        s.hands[seat] = []
        yield from draw(s, seat, NEW_HAND)


@card("northern_tribes")
def northern_tribes(s: State, play: Play) -> Flow[None]:
    """Four Barbarians in a land area of the northern edge, and in each next to it."""
    yield from invade(s, play.seat, landings(s, "north"), WAVE, WAVE, play.key)


@card("eastern_riders")
def eastern_riders(s: State, play: Play) -> Flow[None]:
    """Four Barbarians in a land area of the eastern edge, and in each next to it."""
    yield from invade(s, play.seat, landings(s, "east"), WAVE, WAVE, play.key)


@card("saharan_raiders")
def saharan_raiders(s: State, play: Play) -> Flow[None]:
    """Four Barbarians in a land area of the southern edge, and in each next to it."""
    yield from invade(s, play.seat, landings(s, "south"), WAVE, WAVE, play.key)


@card("sea_peoples")
def sea_peoples(s: State, play: Play) -> Flow[None]:
    """Two Barbarians in a shallow sea, four in each land area around it."""
    yield from invade(s, play.seat, seas(s, play.seat), FLEET, WAVE, play.key)


@card("atlantis_rises")
def atlantis_rises(s: State, play: Play) -> Flow[None]:
    """A Barbarian in each deep sea; two talents for each civilization with disks next to one."""
    deep = in_play(s).deep
    yield from place_barbarians(s, play.seat, [(area, 1) for area in deep])
    shore = sorted({near for area in deep for near in neighbours(s, area)})
    for seat in s.order:
        if any(s.disks[seat][area] for area in shore):
            gain_talents(s, seat, 2)


@card("changing_winds")
def changing_winds(s: State, play: Play) -> None:
    """The turn order is turned round; two talents for the last in points."""
    s.order = s.order[::-1]
    s.log.add(f"{s.game}-order", order=" ".join(str(seat) for seat in s.order))
    gain_talents(s, play.seat, 2)
