"""Cards of religion, for civilizations with a deity (rulebook, "Cartas de Religión y Pueblos Ateos")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.ask import Flow
from engine.epochs.areas import cities, controls, home_of, is_land, neighbours, occupied, occupies
from engine.epochs.cards import Aim, Play
from engine.epochs.competition import harm, replace
from engine.epochs.disks import choose_area, gain_talents, pay_talents
from engine.epochs.effects.actions import harm_targets, place_at_targets
from engine.epochs.effects.aims import around_home, city_stacks, land, land_near_own, stacks, with_room
from engine.epochs.state import Investment
from engine.middle_east.deities import MONOTHEISM, deity_of, replace_deity, silence
from engine.middle_east.namespace import card
from engine.middle_east.state import State

CONVERTS: Final = 3
FORSAKEN_CITIES: Final = 3
TITHE_DISKS: Final = 2
EVERYWHERE: Final = 99
"""More areas than any has around it: one disk goes to each, as far as the supply has disks."""


def beside_cities(s: State, seat: int) -> list[int]:
    """Land areas next to an own city."""
    return sorted({near for city in cities(s, seat) for near in neighbours(s, city) if is_land(s, near)})


def _unbelievers(s: State, seat: int) -> list[str]:
    near = beside_cities(s, seat)
    return [
        f"seat:{other}" for other in range(s.seats) if other != seat and any(occupies(s, other, area) for area in near)
    ]


@card("holy_war", Aim("card-seat", _unbelievers))
def holy_war(s: State, play: Play) -> Flow[None]:
    """A civilization loses a disk in every land area next to an own city."""
    for other in play.seats():
        for area in beside_cities(s, play.seat):
            if occupies(s, other, area):
                yield from harm(s, play.seat, other, area, 1)


def foreign_deities(s: State, seat: int) -> list[str]:
    """Options for opponents' deities whose temples stand: ``deity:god_of_war``."""
    return [f"deity:{key}" for key, deity in s.deities.items() if deity.status == "established" and deity.owner != seat]


@card("blasphemy", Aim("card-deity", foreign_deities))
def blasphemy(s: State, play: Play) -> None:
    """An established deity becomes inactive; a mina of its civilization."""
    key = play.targets[0].partition(":")[2]
    owner = s.deities[key].owner
    silence(s, key)
    if s.treasury[owner]:
        pay_talents(s, owner, 1)
        gain_talents(s, play.seat, 1)


def _convertible(s: State, seat: int) -> list[str]:
    """Stacks of Barbarians and of the godless in land areas with or next to own disks."""
    godless = [*(other for other in range(s.seats) if other != seat and not deity_of(s, other)), s.barbarians]
    return [name for name in stacks(land_near_own)(s, seat) if int(name.rpartition(":")[2]) in godless]


@card("mass_conversion", Aim("card-stacks", _convertible))
def mass_conversion(s: State, play: Play) -> Flow[None]:
    """Replace up to three disks of a stack of Barbarians or of a godless civilization."""
    for area, faction in play.stacks(s):
        yield from replace(s, play.seat, faction, area, CONVERTS, 1)


def _cities_of_its_civilization(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
    owner = s.deities[chosen[0].partition(":")[2]].owner
    return [name for name in city_stacks(land)(s, seat) if name.endswith(f":{owner}")]


@card(
    "forsaken_by_god",
    Aim("card-deity", foreign_deities),
    Aim("card-stacks", city_stacks(land), 1, FORSAKEN_CITIES, _cities_of_its_civilization),
)
def forsaken_by_god(s: State, play: Play) -> Flow[None]:
    """An established deity becomes inactive; its civilization loses a disk in each of up to three cities."""
    silence(s, play.targets[0].partition(":")[2])
    yield from harm_targets(s, play)


@card("holy_festival", Aim("card-areas", with_room(around_home), EVERYWHERE, EVERYWHERE, disks=1))
def holy_festival(s: State, play: Play) -> None:
    """A disk in the home area, and one in each area next to it."""
    place_at_targets(s, play)


def _tithed(s: State, seat: int, target: str) -> list[int]:
    return [other for other in range(s.seats) if s.treasury[other] or occupied(s, other)]


@card("temple_tithe", strikes=_tithed)
def temple_tithe(s: State, play: Play) -> Flow[None]:
    """A mina from each opponent; an opponent without minas loses two disks."""
    for other in [seat for seat in s.order if seat != play.seat]:
        if s.treasury[other]:
            pay_talents(s, other, 1)
            gain_talents(s, play.seat, 1)
            continue
        for number in range(TITHE_DISKS):
            areas = occupied(s, other)
            if areas:
                due = TITHE_DISKS - number
                area = yield from choose_area(s, other, "card-loss", areas, card=play.key, left=due)
                yield from harm(s, play.seat, other, area, 1)


def _may_convert(s: State, seat: int) -> bool:
    return s.deities[MONOTHEISM].status == "available" and controls(s, seat, home_of(s, seat))


@card("monotheism", when=_may_convert, exempt=lambda s, seat: bool(deity_of(s, seat)))
def monotheism(s: State, play: Play) -> None:
    """It replaces the own deity, whatever has become of that; the card stays with its civilization.

    Rulebook, "Notas a las Cartas de Destino", 95.
    """
    replace_deity(s, play.seat, MONOTHEISM)
    s.investments.append(Investment(play.seat, play.card, 0))
