"""Cards of trade: seas and deserts to cross, partners, minas."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ask import Flow
from engine.epochs.areas import neighbours, room
from engine.epochs.cards import NEXT, Aim, Play
from engine.epochs.disks import gain_talents, pay_talents
from engine.epochs.effects.actions import discard_some, place_at_targets
from engine.epochs.effects.aims import (
    another,
    area_options,
    city_stacks,
    last_area,
    near_own,
    only_on,
    own_seas,
    seas,
    seas_near_own,
    with_room,
)
from engine.epochs.features import Feature
from engine.epochs.growth import partners
from engine.middle_east.investing import choose_use, has_supply, lay_down, use_up
from engine.middle_east.namespace import card, feature
from engine.middle_east.state import State

CARAVANS = 3
PARTNERS = 2
WARES = 3
CITY_GAIN, HOST_GAIN = 2, 1
SEAS_A_MINA = 2


@card("trade_fleets", Aim("card-areas", with_room(seas), 3, 3, disks=1))
def trade_fleets(s: State, play: Play) -> None:
    """Place a disk in each of three seas anywhere."""
    place_at_targets(s, play)


@card("incense_road", Aim("card-areas", with_room(only_on(near_own, "desert")), 0, 2, disks=1), besides=True)
def incense_road(s: State, play: Play) -> None:
    """Place a disk in each of up to two deserts with or next to own disks; gain 1 mina."""
    place_at_targets(s, play)
    gain_talents(s, play.seat, 1)


@card("lapis_lazuli", when=lambda s, seat: bool(partners(s, seat)))
def lapis_lazuli(s: State, play: Play) -> None:
    """Gain a mina for each civilization one trades with, three at most."""
    gain_talents(s, play.seat, min(CARAVANS, len(partners(s, play.seat))))


@card("barter", when=lambda s, seat: len(s.hands[seat]) > 1)
def barter(s: State, play: Play) -> Flow[None]:
    """Discard up to three cards; gain a mina for each."""
    gain_talents(s, play.seat, (yield from discard_some(s, play.seat, 1, WARES, play.key)))


@card("karum", Aim("card-stacks", city_stacks(near_own)), is_friendly=True)
def karum(s: State, play: Play) -> None:
    """For an opposing city with or next to own disks: 2 minas, and 1 for its owner."""
    for _, owner in play.stacks(s):
        gain_talents(s, play.seat, CITY_GAIN)
        gain_talents(s, owner, HOST_GAIN)


card("merchant_house", when=has_supply)(lay_down)


def merchant_house(s: State, seat: int) -> Flow[int]:
    """Growth: take a disk off; a mina for each civilization one trades with, two at most."""
    gain = min(PARTNERS, len(partners(s, seat)))
    if not gain or (yield from choose_use(s, seat, "merchant_house", "use")) == "keep":
        return 0
    if (yield from use_up(s, seat, "merchant_house")):
        gain_talents(s, seat, gain)
    return 0


feature("card:merchant_house", Feature(acquire=merchant_house))


def _at_sea(s: State, seat: int) -> bool:
    """With own seas, or one that takes a disk."""
    return bool(own_seas(s, seat) or with_room(seas_near_own)(s, seat))


@card("purple_dye", Aim("card-areas", with_room(seas_near_own)), when=_at_sea, besides=True)
def purple_dye(s: State, play: Play) -> None:
    """Place a disk in a sea with or next to own disks; gain a mina for every two own seas, rounded up."""
    place_at_targets(s, play)
    gain_talents(s, play.seat, -(-len(own_seas(s, play.seat)) // SEAS_A_MINA))


@card("tolls", when=lambda s, seat: bool(partners(s, seat)))
def tolls(s: State, play: Play) -> None:
    """Each civilization one trades with gives a mina; where nobody does, one comes from nowhere."""
    payers = [other for other in partners(s, play.seat) if s.treasury[other]]
    for other in payers:
        pay_talents(s, other, 1)
    gain_talents(s, play.seat, len(payers) or 1)


def _onwards(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
    """The chain goes on from the area chosen last; nowhere once the player has stopped."""
    if chosen[-1] == NEXT or not another(s, seat, chosen):
        return []
    waters = [near for near in neighbours(s, last_area(s, chosen)) if s.board.grounds[near] in ("fertile", "shallow")]
    return [name for name in area_options(s, [near for near in waters if room(s, seat, near)]) if name not in chosen]


@card(
    "reed_boats",
    Aim("card-areas", with_room(only_on(near_own, "fertile", "shallow"))),
    Aim("card-areas", with_room(near_own), 0, after=_onwards),
    Aim("card-areas", with_room(near_own), 0, after=_onwards),
)
def reed_boats(s: State, play: Play) -> None:
    """Place a chain of up to three disks in fertile areas and seas, the first with or next to own disks."""
    place_at_targets(s, play)


card("caravanserai", when=has_supply)(lay_down)


def caravanserai(s: State, seat: int) -> Flow[int]:
    """Draw: take a disk off; draw one card more."""
    if (yield from choose_use(s, seat, "caravanserai", "use")) == "keep":
        return 0
    return int((yield from use_up(s, seat, "caravanserai")))


feature("card:caravanserai", Feature(draw=caravanserai))
