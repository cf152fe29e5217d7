"""What the cards of the Middle East are worth to its sensible player. Rules of thumb, in points a turn."""

from __future__ import annotations

from typing import Final

from engine.epochs.computer.card_sense import INVEST, STRIKE, UNWISE, CardSense, hand_value
from engine.epochs.computer.sight import rivals
from engine.epochs.computer.worth import cities_of, threat
from engine.middle_east.computer.deities import (
    TEMPLE,
    converting,
    establishing,
    owns,
    rebuilding,
    requesting,
    returning,
)
from engine.middle_east.computer.sight import MiddleEastSight
from engine.middle_east.computer.strikes import (
    STRIKES,
    barbarians,
    flood,
    hired,
    into_desert,
    partner,
    plague,
    rebels,
    stacks_on,
    toll,
    victim,
    weak,
)
from engine.middle_east.namespace import GAME
from engine.middle_east.sites import GROUNDS

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

MILD: Final = frozenset({"foreign_princess", "karum", "royal_marriage", "diplomat", "mad_king"})
"""Cards that hardly harm whom they name."""

LASTING: Final = ("master_scribe", "royal_chronicler", "merchant_house", "caravanserai", "storehouses")
"""Investments that bring something turn after turn."""

TO_ALL: Final = frozenset({"tolls"})
"""Cards that strike all who have something."""

BETTER: Final = {
    "traitor": 0.8,
    "siege_master": 0.4,
    "improved_bow": 0.5,
    "armored_infantry": 0.4,
    "warrior_king": 0.4,
    "shield_bearers": 0.3,
    "mercenaries_desert": 0.7,
    "breeder_of_stallions": 0.6,
    "high_priest": 0.4,
    "prophetess": 0.4,
    "siege": 0.4,
    "soothsayer": 0.5,
    "blockade": 0.4,
    "diplomat": -0.6,
    "mad_king": -0.5,
}
"""What single cards are worth more, or less, in the hand."""


def _barter(see: MiddleEastSight, number: int) -> float:
    """What gives minas for cards is for a poor hand, and the last thing: for a single card it is given for nothing."""
    return 0.2 if sum(hand_value(SENSE, see, card) < POOR for card in see.hand if card != number) > 1 else UNWISE


def _lasting(see: MiddleEastSight, number: int) -> float:
    """What brings something turn after turn is worth the disks there are."""
    return INVEST if see.supply[see.seat] else UNWISE


def _mad_king(see: MiddleEastSight, number: int) -> float:
    """Somebody's hand for the player's own, where that is larger."""
    others = [see.hands[seat] for seat in rivals(see)]
    return LAST if max(others) >= len(see.hand) else UNWISE


def _new_hand(see: MiddleEastSight, option: str) -> float:
    """Whose hand to take: the largest one; between civilizations of one player nothing is won."""
    seat = int(option.rpartition(":")[2])
    return -1.0 if seat in see.siblings else float(see.hands[seat])


def _establish(see: MiddleEastSight, name: str) -> float:
    return establishing(SENSE, see, name)


def _rebuild(see: MiddleEastSight, name: str) -> float:
    return rebuilding(SENSE, see, name)


EARLY: Final = 1.2
"""Marked areas are worth most while there is an empty one."""

POOR: Final = 1.05
"""A card worth less than this may as well be a mina."""

SENSE: Final = CardSense(
    game=GAME,
    harm=HARM,
    mild=MILD,
    toll=frozenset(STRIKES),
    to_all=TO_ALL,
    owns=owns,
    better=BETTER,
    worth={
        "barter": _barter,
        "diplomat": LAST,
        "great_flood": flood,
        "mad_king": _mad_king,
        "monotheism": converting,
        **dict.fromkeys(GROUNDS, EARLY),
        **dict.fromkeys(LASTING, _lasting),
        "royal_marriage": STRIKE,
    },
    strikes=toll,
    choices={
        "corruption": victim(lambda see, seat: see.treasury[seat] + 1.0),
        "dancer_of_the_7_veils": victim(lambda see, seat: min(2, see.treasury[seat]) + 0.5),
        "deportation": into_desert,
        "drought": victim(lambda see, seat: stacks_on(see, seat, 2, 99, "plain")),
        "dynastic_strife": victim(cities_of),
        "famine": victim(lambda see, seat: stacks_on(see, seat, 2, 2)),
        "foreign_princess": partner,
        "forty_days": victim(lambda see, seat: stacks_on(see, seat, 1, 99, "fertile")),
        "great_captain": hired,
        "great_fire": victim(cities_of),
        "karum": lambda see, option: -threat(see, int(option.rpartition(":")[2])),
        "mad_king": _new_hand,
        "murrain": victim(lambda see, seat: stacks_on(see, seat, 1, 1, "plain", "mountain", "desert")),
        "nepotism": victim(cities_of),
        "pirate_raid": barbarians,
        "plague": plague,
        "rebel_leader": rebels,
        "royal_marriage": partner,
    },
    fit={"scorched_earth": weak, "great_captain": lambda see, area: False},
    actions={
        "establish": _establish,
        "rebuild": _rebuild,
        "return": returning,
        "request": requesting,
        "expose": lambda see, name: TEMPLE,
    },
    aims={"deity": lambda see, name: threat(see, see.deities[name].owner)},
    weighs_fights=True,
)
"""What the sensible player knows of the cards and deities of this game."""
