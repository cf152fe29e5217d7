"""What the cards of the Middle East are worth to its sensible player. Rules of thumb, in points a turn."""

from __future__ import annotations

from typing import Final

from engine.epochs.computer.card_sense import STRIKE, UNWISE, CardSense, kept
from engine.epochs.computer.worth import cities_of, threat
from engine.middle_east.computer.deities import converting, establishing, rebuilding, requesting, returning
from engine.middle_east.computer.sight import MiddleEastSight
from engine.middle_east.computer.strikes import (
    STRIKES,
    around_home,
    barbarians,
    flood,
    into_desert,
    partner,
    plague,
    rebels,
    stacks_on,
    toll,
    victim,
    weak,
)
from engine.middle_east.written import GAME

LAST: Final = 0.1
"""What is played when nothing better is left: the whole hand changes, or little is to be had."""

HARM: Final = frozenset(
    {
        "rebel_leader",
        "pirate_raid",
        "blasphemy",
        "forsaken_by_god",
        "holy_war",
        "great_flood",
        "prophet",
        "temple_tithe",
    }
)
"""Cards that are played against somebody, though their aims do not say so."""

MILD: Final = frozenset({"royal_bride", "karum", "royal_marriage", "diplomat"})
"""Cards that hardly harm whom they name."""

TO_ALL: Final = frozenset({"bard", "grand_vizier", "mad_king", "tolls"})
"""Cards that strike whoever is ahead, or all."""

BETTER: Final = {
    "traitor": 0.8,
    "siege_master": 0.4,
    "improved_bow": 0.5,
    "armored_infantry": 0.4,
    "warrior_king": 0.4,
    "shield_bearers": 0.3,
    "mercenaries_desert": 0.4,
    "breeder_of_stallions": 0.6,
    "high_priest": 0.4,
    "prophetess": 0.4,
    "scorched_earth": -0.5,
    "great_captain": -0.4,
    "diplomat": -0.6,
    "mad_king": -0.5,
    "omens_of_the_end": -0.4,
}
"""What single cards are worth more, or less, in the hand."""


def _barter(see: MiddleEastSight, number: int) -> float:
    """What gives minas for cards is for a poor hand, and the last thing."""
    return 0.2 if any(kept(SENSE, see, card) < POOR for card in see.hand if card != number) else UNWISE


def _mad_king(see: MiddleEastSight, number: int) -> float:
    """Whoever has few cards left has little to lose."""
    others = [see.hands[seat] for seat in range(see.seats) if seat != see.seat]
    return LAST if len(see.hand) - 1 <= sum(others) / len(others) - 1 else UNWISE


def _bard(see: MiddleEastSight, number: int) -> float:
    """A point for each who is ahead."""
    own = see.points[see.seat]
    return 1.0 if any(points > own for points in see.points) else UNWISE


def _establish(see: MiddleEastSight, name: str) -> float:
    return establishing(SENSE, see, name)


def _rebuild(see: MiddleEastSight, name: str) -> float:
    return rebuilding(SENSE, see, name)


POOR: Final = 0.95
"""A card worth less than this may as well be a mina."""

SENSE: Final = CardSense(
    game=GAME,
    harm=HARM,
    mild=MILD,
    toll=frozenset(STRIKES),
    to_all=TO_ALL,
    better=BETTER,
    worth={
        "bard": _bard,
        "barter": _barter,
        "diplomat": lambda see, number: LAST if see.treasury[see.seat] > 1 else UNWISE,
        "great_flood": flood,
        "mad_king": _mad_king,
        "monotheism": converting,
        "royal_marriage": STRIKE,
    },
    strikes=toll,
    choices={
        "corruption": victim(lambda see, seat: see.treasury[seat] + 1.0),
        "dancer_of_the_7_veils": victim(lambda see, seat: min(2, see.treasury[seat]) + 0.5),
        "deportation": into_desert,
        "drought": victim(lambda see, seat: stacks_on(see, seat, 2, 99, "plain")),
        "dynastic_strife": victim(around_home),
        "famine": victim(lambda see, seat: stacks_on(see, seat, 2, 2)),
        "forty_days": victim(lambda see, seat: stacks_on(see, seat, 1, 99, "fertile")),
        "karum": lambda see, option: -threat(see, int(option.rpartition(":")[2])),
        "murrain": victim(lambda see, seat: stacks_on(see, seat, 1, 1, "plain", "mountain", "desert")),
        "nepotism": victim(cities_of),
        "pirate_raid": barbarians,
        "plague": plague,
        "rebel_leader": rebels,
        "royal_bride": partner,
        "royal_marriage": partner,
    },
    fit={
        "scorched_earth": weak,
        "great_captain": lambda see, area: False,
    },
    actions={
        "establish": _establish,
        "rebuild": _rebuild,
        "return": returning,
        "request": requesting,
    },
    aims={"deity": lambda see, name: threat(see, see.deities[name].owner)},
)
"""What the sensible player knows of the cards and deities of this game."""
