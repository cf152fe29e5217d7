"""Cards of religion."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ask import Flow
from engine.epochs.areas import factions_in, is_land, neighbours, occupies, room
from engine.epochs.cards import Aim, Play
from engine.epochs.competition import harm, harm_at_once
from engine.epochs.deck import draw
from engine.epochs.disks import gain_talents
from engine.epochs.effects.actions import discard_some, place_at_targets
from engine.epochs.effects.aims import (
    area_options,
    around_home,
    at,
    city_stacks,
    land,
    last_area,
    own_contested,
    own_land,
    with_room,
)
from engine.inner_sea.namespace import card
from engine.inner_sea.state import State

TRUCE_LOSSES = 2
EVERYWHERE = 99
"""More areas than any has around it: one disk goes to each, as far as the supply has disks."""


@card("heresy", Aim("card-stacks", city_stacks(land, too=True)))
def heresy(s: State, play: Play) -> Flow[None]:
    """Remove a disk from a city, and one of that civilization from each adjacent land area."""
    for area, faction in play.stacks(s):
        for place_hit in (area, *neighbours(s, area)):
            if is_land(s, place_hit) and occupies(s, faction, place_hit):
                yield from harm(s, play.seat, faction, place_hit, 1)


def _converts(s: State, seat: int, centre: int) -> list[int]:
    """The area and the land next to it, as far as there is room."""
    return [area for area in (centre, *neighbours(s, centre)) if is_land(s, area) and room(s, seat, area)]


def _fervent(s: State, seat: int) -> list[int]:
    return [area for area in own_land(s, seat) if s.supply[seat] and _converts(s, seat, area)]


def _around_last(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
    return area_options(s, _converts(s, seat, last_area(s, chosen)))


@card(
    "religious_fervor",
    Aim("card-areas", at(_fervent)),
    Aim("card-areas", at(_fervent), EVERYWHERE, EVERYWHERE, _around_last, 1),
)
def religious_fervor(s: State, play: Play) -> None:
    """Add a disk in a land area with own disks, and one in each adjacent land area."""
    place_at_targets(s, play.part(1))


def _foreign_wonders(s: State, seat: int) -> list[str]:
    return [
        f"wonder:{key}"
        for key, wonder in sorted(s.wonders.items())
        if wonder.status == "built" and wonder.owner != seat and occupies(s, wonder.owner, wonder.area)
    ]


@card("blasphemy", Aim("card-wonder", _foreign_wonders))
def blasphemy(s: State, play: Play) -> Flow[None]:
    """Remove two disks of an opponent from the area of its wonder."""
    wonder = s.wonders[play.targets[0].partition(":")[2]]
    yield from harm(s, play.seat, wonder.owner, wonder.area, 2)


def _bound(s: State, seat: int, target: str) -> list[int]:
    """Who has a disk there to lose."""
    area = s.board.number[target.partition(":")[2]]
    return [faction for faction in factions_in(s, area) if s.disks[faction][area] > 1]


@card("sacred_truce", Aim("card-areas", at(own_contested)), strikes=_bound)
def sacred_truce(s: State, play: Play) -> Flow[None]:
    """In a contested area with own disks every faction loses up to two disks, never its last."""
    for area in play.areas(s):
        losses = [(faction, min(TRUCE_LOSSES, s.disks[faction][area] - 1)) for faction in factions_in(s, area)]
        yield from harm_at_once(s, play.seat, [(faction, area, disks) for faction, disks in losses])


@card(
    "first_fruits",
    Aim("card-areas", with_room(around_home), 1, 3, disks=1),
    when=lambda s, seat: len(s.hands[seat]) > 1,
)
def first_fruits(s: State, play: Play) -> Flow[None]:
    """Discard a card; place a disk in each of up to three areas, the home area and those next to it."""
    if (yield from discard_some(s, play.seat, 1, 1, play.key)):
        place_at_targets(s, play)


def _answers(s: State, seat: int) -> list[str]:
    """What the oracle may be asked: another place when turn order is reset, advice before."""
    if s.phase == "reckoning":
        return [f"place:{number}" for number in range(1, s.seats + 1) if s.order[number - 1] != seat]
    return ["oracle:advice"]


@card("oracle_at_delphi", Aim("card-oracle", _answers), moment="turn-order")
def oracle_at_delphi(s: State, play: Play) -> Flow[None]:
    """When turn order is reset: take any place in it. In the card phase instead: gain 1 talent, draw a card."""
    verb, _, number = play.targets[0].partition(":")
    if verb == "place":
        s.order = [seat for seat in s.order if seat != play.seat]
        s.order.insert(int(number) - 1, play.seat)
        return
    gain_talents(s, play.seat, 1)
    yield from draw(s, play.seat, 1)
