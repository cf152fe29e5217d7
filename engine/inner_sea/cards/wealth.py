"""Cards of wealth: talents, and what they buy."""

from __future__ import annotations

from functools import partial

from engine.core.ask import Ask, Flow, Lazy
from engine.epochs.areas import cities
from engine.epochs.cards import Aim, Play, choose_several
from engine.epochs.disks import discard_from_hand, gain_points, gain_talents, give_up, pay_talents
from engine.epochs.effects.actions import place_at_targets
from engine.epochs.effects.aims import at, own_cities, own_land, with_room
from engine.epochs.state import State
from engine.inner_sea.namespace import card

COINS = 3
CITIES_A_COIN = 2


@card("gold_mine", Aim("card-areas", with_room(own_land)), besides=True)
def gold_mine(s: State, play: Play) -> None:
    """Add a disk in a land area with own disks; gain 2 talents."""
    place_at_targets(s, play)
    gain_talents(s, play.seat, 2)


@card("coinage", when=lambda s, seat: bool(cities(s, seat)))
def coinage(s: State, play: Play) -> None:
    """Gain a talent for every two own cities or part of two, three at most."""
    gain_talents(s, play.seat, min(COINS, -(-len(cities(s, play.seat)) // CITIES_A_COIN)))


@card("royal_tomb", Aim("card-areas", at(own_cities)))
def royal_tomb(s: State, play: Play) -> None:
    """Give up a disk of an own city; gain 1 point and 1 talent."""
    for area in play.areas(s):
        give_up(s, play.seat, area)
        gain_points(s, play.seat, 1, "cards", f"card:{play.key}")
        gain_talents(s, play.seat, 1)


def _most_cities(s: State, seat: int) -> list[str]:
    counts = [len(cities(s, other)) for other in range(s.seats)]
    best = max(counts)
    return [f"seat:{other}" for other in range(s.seats) if best and counts[other] == best]


def _ransom(s: State, seat: int, due: int) -> list[str]:
    talents = [f"talent:{number}" for number in range(1, min(due, s.treasury[seat]) + 1)]
    return [*talents, *(f"card:{number}" for number in sorted(s.hands[seat]))]


@card("bread_and_circuses", Aim("card-seat", _most_cities))
def bread_and_circuses(s: State, play: Play) -> Flow[None]:
    """The civilization with most cities loses a point for each, or pays a talent or a card instead of any of them."""
    for victim in play.seats():
        due = len(cities(s, victim))
        offers = min(due, s.treasury[victim]) + len(s.hands[victim])
        paid: tuple[str, ...] = ()
        if offers and due:
            options = Lazy(partial(_ransom, s, victim, due))
            question = Ask("card-pay", victim, options, 0, min(due, offers), about={"card": play.key, "points": due})
            paid = yield from choose_several(question)
        for name in paid:
            verb, _, number = name.partition(":")
            if verb == "talent":
                pay_talents(s, victim, 1)
            else:
                discard_from_hand(s, victim, int(number))
        gain_points(s, victim, len(paid) - due, "cards")
