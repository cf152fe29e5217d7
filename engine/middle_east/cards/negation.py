"""Great persons who negate: what they give beside cancelling (rulebook, "Anulación/Cartas de Anulación").

What they may answer stands in the data.
"""

from __future__ import annotations

from engine.core.ask import Flow
from engine.epochs.areas import home_of, strength
from engine.epochs.cards import Play
from engine.epochs.disks import gain_talents, place
from engine.epochs.effects.actions import discard_some
from engine.middle_east.deities import deity_of
from engine.middle_east.false_prophet import deceive
from engine.middle_east.namespace import card
from engine.middle_east.state import State


def is_against(s: State, seat: int, play: Play) -> bool:
    """Whether a card has been played against a seat: at it, at its disks, in its competition, or to negate what it has
    played.
    """
    if play.answered is not None:
        return play.answered.seat == seat
    if seat in play.seats() or any(faction == seat for _, faction in play.stacks(s)):
        return True
    return any(strength(s, seat, area) for area in play.areas(s))


@card("assassin", fits=is_against)
@card("sorcerer")
def nothing_more(s: State, play: Play) -> None:
    """Nothing but the negation."""


@card("corrupter")
def corrupter(s: State, play: Play) -> Flow[None]:
    """The player of the card discards another one."""
    if play.answered is not None:
        yield from discard_some(s, play.answered.seat, 1, 1, play.key)


@card("high_priest")
def high_priest(s: State, play: Play) -> None:
    """A disk in the home area of those who have a deity."""
    if deity_of(s, play.seat):
        place(s, play.seat, home_of(s, play.seat))


@card("prophetess")
def prophetess(s: State, play: Play) -> None:
    """A mina."""
    gain_talents(s, play.seat, 1)


@card("false_prophet")
def false_prophet(s: State, play: Play) -> None:
    """The established deity of the card's player becomes inactive."""
    if play.answered is not None:
        deceive(s, play.seat, play.answered.seat)
