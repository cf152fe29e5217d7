"""Matches of the Middle East in the middle of a turn, made by hand: what its panels and lists are tried on."""

from __future__ import annotations

from engine.core.match import Match
from engine.core.registry import load_game
from engine.epochs.state import CardAction, CardPhase, Competition
from engine.middle_east.state import Deity, Gilgamesh, OfferDeity, State, Step
from tests.cases.middle_east.driver import card_id, position

__all__ = ["card_id", "choosing_home", "faithful", "fought", "match_of", "offered"]


def match_of(state: State, *steps: Step) -> Match:
    """A match that begins with these steps."""
    state.agenda = [CardPhase(), *reversed(steps)]
    return Match.from_state(load_game("middle_east"), state, {}, state.seats)


def faithful(minas: int = 2) -> Match:
    """Sumer, at home in Uruk, may establish a deity; it has a city, settlements, minas and a card."""
    disks = {"uruk": {0: 3}, "akkad": {0: 2}, "mari": {0: 1}, "susa": {1: 2}}
    state = position(2, ("sumer", "elam"), disks, {0: ("barter",)}, homes={0: "uruk"}, talents=(minas,))
    return match_of(state, CardAction(0))


def offered() -> Match:
    """Sumer has captured the God of War of Elam and offers it back."""
    disks = {"uruk": {0: 3}, "susa": {1: 2}}
    deities = {"god_of_war": Deity("captured", 1, 0)}
    state = position(2, ("sumer", "elam"), disks, deities=deities, points=(4, 6))
    return match_of(state, OfferDeity(0, "god_of_war"))


def fought() -> Match:
    """Elam loses disks and a stronghold in a mountain, with minas, a card of the hand and one on the table to give."""
    disks = {"north_zagros": {0: 6, 1: 4}, "uruk": {0: 1}, "susa": {1: 1}}
    state = position(
        2,
        ("sumer", "elam"),
        disks,
        {1: ("barter",)},
        strongholds={"north_zagros": 1},
        investments=[(1, "master_armorer", 2)],
        phase="competition",
        talents=(0, 3),
    )
    return match_of(state, Competition(state.board.number["north_zagros"]))


def choosing_home() -> Match:
    """Sumer begins anew and has chosen no civilization yet."""
    disks = {"uruk": {0: 1}, "susa": {1: 3}}
    return match_of(position(2, ("sumer", "elam"), disks, points=(0, 30)), Gilgamesh(0))
