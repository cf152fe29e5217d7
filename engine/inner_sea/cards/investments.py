"""Investments: cards face up with own disks on them, taken off later for a benefit (rulebook, "Cartas de inversión").

Playing one only lays it down; its feature gives the benefit.
"""

from __future__ import annotations

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.epochs.areas import cities, home_of, is_city, is_land, room
from engine.epochs.card_phase import investment
from engine.epochs.cards import Play
from engine.epochs.competition import harm
from engine.epochs.deck import draw_uncut
from engine.epochs.disks import discard_from_hand, gain_points, gain_talents, pay_talents, place, place_ally
from engine.epochs.effects.actions import take_from
from engine.epochs.effects.aims import Areas, area_options, empty_land_beside_own_seas, seas_beside_own_land, stacks
from engine.epochs.features import Feature
from engine.epochs.state import State
from engine.inner_sea.namespace import card, feature

ACADEMY_CARDS = 3


def _supplied(s: State, seat: int) -> bool:
    """With no disk to put on it an investment gives nothing."""
    return s.supply[seat] > 0


def _choose(s: State, seat: int, key: str, *uses: str) -> Flow[str]:
    """Keep the disks on the card, or use it in one of these ways; "keep" where it has no disk."""
    if not uses or not investment(s, seat, key):
        return "keep"
    return (yield from ask(Ask("invest", seat, Fixed("keep", *uses), about={"card": key})))


def _lay_down(s: State, play: Play) -> None:
    """Nothing more happens now: the card is on the table."""


for _key in (
    "caravansary",
    "heroic_saga",
    "granary",
    "shipyard",
    "vineyards",
    "long_walls",
    "watchtowers",
    "temple_treasury",
    "colony_charter",
    "client_kingdom",
    "horse_breeders",
):
    card(_key, when=_supplied)(_lay_down)
card("academy_of_science")(_lay_down)


def caravansary(s: State, seat: int) -> Flow[int]:
    """Draw: take a disk off; draw one card more."""
    if (yield from _choose(s, seat, "caravansary", "use")) == "keep":
        return 0
    return int(take_from(s, seat, "caravansary"))


def academy_of_science(s: State, seat: int) -> Flow[None]:
    """Before the draw, when talents have been paid: draw three cards, keep one, discard two. It stays for good."""
    cards = yield from draw_uncut(s, seat, ACADEMY_CARDS)
    if len(cards) > 1:
        options = Fixed(*(f"card:{number}" for number in sorted(cards)))
        choice = yield from ask(Ask("card-keep", seat, options, about={"card": "academy_of_science"}))
        for number in cards:
            if number != int(choice.partition(":")[2]):
                discard_from_hand(s, seat, number)


def heroic_saga(s: State, seat: int) -> Flow[int]:
    """Growth: take a disk off; two more ready disks, or 1 talent and 1 point."""
    choice = yield from _choose(s, seat, "heroic_saga", "disks", "renown")
    if choice == "keep":
        return 0
    take_from(s, seat, "heroic_saga")
    if choice == "disks":
        return 2
    gain_talents(s, seat, 1)
    gain_points(s, seat, 1, "cards", "card:heroic_saga")
    return 0


def granary(s: State, seat: int) -> Flow[int]:
    """Growth: take a disk off; two more ready disks."""
    if (yield from _choose(s, seat, "granary", "use")) == "keep":
        return 0
    return 2 * int(take_from(s, seat, "granary"))


def _settle(s: State, seat: int, key: str, areas: Areas) -> Flow[int]:
    """Growth: a disk comes off the card and goes on one of the areas."""
    choice = yield from _choose(
        s, seat, key, *area_options(s, [area for area in areas(s, seat) if room(s, seat, area)])
    )
    if choice != "keep":
        take_from(s, seat, key)
        place(s, seat, s.board.number[choice.partition(":")[2]])
    return 0


def shipyard(s: State, seat: int) -> Flow[int]:
    """Growth: move a disk from it to a shallow sea next to land with own disks."""
    return (yield from _settle(s, seat, "shipyard", seas_beside_own_land))


def colony_charter(s: State, seat: int) -> Flow[int]:
    """Growth: move a disk from it to an empty land area next to a sea with own disks."""
    return (yield from _settle(s, seat, "colony_charter", empty_land_beside_own_seas))


def vineyards(s: State, seat: int) -> None:
    """Victory count: take a disk off; gain 1 talent."""
    if take_from(s, seat, "vineyards"):
        gain_talents(s, seat, 1)


def temple_treasury(s: State, seat: int) -> None:
    """Victory count: take a disk off; with the last one gain 2 talents and 1 point."""
    if take_from(s, seat, "temple_treasury") and not investment(s, seat, "temple_treasury"):
        gain_talents(s, seat, 2)
        gain_points(s, seat, 1, "cards", "card:temple_treasury")


def watchtowers(s: State, seat: int) -> None:
    """Victory count: take a disk off."""
    take_from(s, seat, "watchtowers")


def watched(s: State, seat: int, area: int) -> bool:
    """While disks are on it opponents' cards harm no own disk in the home area."""
    return area == home_of(s, seat) and bool(investment(s, seat, "watchtowers"))


def walled(s: State, seat: int, area: int) -> bool:
    """In a competition about an own city."""
    return is_city(s, seat, area) and bool(investment(s, seat, "long_walls"))


def long_walls(s: State, seat: int, area: int) -> Flow[None]:
    """Competition about an own city: take a disk off; two white disks join there."""
    if take_from(s, seat, "long_walls"):
        place_ally(s, seat, area, 2)
    yield from ()


def mounted(s: State, seat: int, area: int) -> bool:
    """In a competition on land, with own disks."""
    return is_land(s, area) and s.disks[seat][area] > 0 and bool(investment(s, seat, "horse_breeders"))


def horse_breeders(s: State, seat: int, area: int) -> Flow[None]:
    """Competition on land: take a disk off; an opposing faction there loses a disk."""
    targets = stacks(lambda _s, _seat: [area])(s, seat)
    if not targets or not take_from(s, seat, "horse_breeders"):
        return
    choice = targets[0]
    if len(targets) > 1:
        question = Ask("card-stacks", seat, Fixed(*targets), about={"card": "horse_breeders"})
        choice = yield from ask(question)
    yield from harm(s, seat, int(choice.rpartition(":")[2]), area, 1)


def client_kingdom(s: State, seat: int) -> Flow[int]:
    """Draw: take a disk off; a civilization with talents and no more cities than the player's own gives one of them."""
    rich = [other for other in range(s.seats) if other != seat and s.treasury[other]]
    weak = [other for other in rich if len(cities(s, other)) <= len(cities(s, seat))]
    choice = yield from _choose(s, seat, "client_kingdom", *(f"seat:{other}" for other in weak))
    if choice != "keep":
        take_from(s, seat, "client_kingdom")
        pay_talents(s, int(choice.partition(":")[2]), 1)
        gain_talents(s, seat, 1)
    return 0


feature("card:caravansary", Feature(draw=caravansary))
feature("card:academy_of_science", Feature(on_draw=academy_of_science))
feature("card:heroic_saga", Feature(acquire=heroic_saga))
feature("card:granary", Feature(acquire=granary))
feature("card:shipyard", Feature(acquire=shipyard))
feature("card:colony_charter", Feature(acquire=colony_charter))
feature("card:vineyards", Feature(on_victory_count=vineyards))
feature("card:temple_treasury", Feature(on_victory_count=temple_treasury))
feature("card:watchtowers", Feature(on_victory_count=watchtowers, shields=watched))
feature("card:long_walls", Feature(may_compete=walled, compete=long_walls))
feature("card:horse_breeders", Feature(may_compete=mounted, compete=horse_breeders))
feature("card:client_kingdom", Feature(draw=client_kingdom))
