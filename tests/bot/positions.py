"""Matches of the Inner Sea in the middle of a turn, made by hand: what panels, drafts and lists are tried on."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.match import Match
from engine.core.registry import load_game
from engine.epochs.state import CardAction, CardPhase, Competition, Deployment, Withdrawal
from engine.inner_sea.state import BuildWonder, State, Step
from tests.cases.inner_sea.driver import card_id, position

AT_HOME = {"rome": {0: 2}, "carthage": {1: 2}}
"""Seat 0, Rome, and seat 1, Carthage, each with a settlement at home."""


def match_of(state: State, *steps: Step) -> Match:
    """A match that begins with these steps."""
    state.agenda = [CardPhase(), *reversed(steps)]
    return Match.from_state(load_game("inner_sea"), state, {}, state.seats)


def deploying(ready: int = 5) -> Match:
    """Rome deploys from its settlement at home."""
    state = position(2, ("rome", "carthage"), AT_HOME, phase="growth")
    state.ready[0], state.supply[0] = ready, state.supply[0] - ready
    return match_of(state, Deployment(0))


def withdrawing() -> Match:
    """Rome may take disks of Rome, Etruria and Samnium away."""
    disks = {"rome": {0: 2}, "etruria": {0: 2}, "samnium": {0: 1}, "carthage": {1: 2}}
    return match_of(position(2, ("rome", "carthage"), disks, phase="growth"), Withdrawal(0))


def paying(talents: int = 2, hand: Sequence[str] = ("heresy",)) -> Match:
    """Rome pays for the great lighthouse, which will stand in Rome."""
    disks = {"rome": {0: 3}, "etruria": {0: 2}, "carthage": {1: 2}}
    state = position(2, ("rome", "carthage"), disks, {0: hand}, talents=(talents,))
    match = match_of(state, BuildWonder(0, "great_lighthouse"))
    match.answer(0, "wonder-site", ["area:rome"])
    return match


def acting(hand: Sequence[str] = ("colonists", "granary"), against: Sequence[str] = ()) -> Match:
    """Rome may play a card."""
    disks = {"rome": {0: 2}, "tyrrhenian_sea": {0: 1}, "carthage": {1: 2}}
    state = position(2, ("rome", "carthage"), disks, {0: hand, 1: against})
    return match_of(state, CardAction(0))


def fighting(talents: int = 2) -> Match:
    """A competition in Rome in which Rome may use its legions, and Carthage nothing."""
    disks = {"rome": {0: 4, 1: 2}, "carthage": {1: 2}}
    state = position(2, ("rome", "carthage"), disks, phase="competition", talents=(talents,))
    return match_of(state, Competition(state.board.number["rome"]))


def fought(stacks: tuple[int, int] = (4, 3), talents: tuple[int, int] = (2, 2), hand: tuple[str, ...] = ()) -> Match:
    """A competition in Pontus between seat 0 and seat 1, who are asked for nothing but their losses."""
    disks = {"pontus": {0: stacks[0], 1: stacks[1]}, "egypt": {0: 2}, "rome": {1: 2}}
    state = position(2, ("egypt", "rome"), disks, {1: hand}, phase="competition", talents=talents)
    return match_of(state, Competition(state.board.number["pontus"]))


def losing(talents: int = 1) -> Match:
    """Two disks of Rome are about to go, for siege engines of Carthage."""
    disks = {"rome": {0: 4, 1: 3}, "carthage": {1: 2}}
    hands = {1: ("siege_engines",)}
    state = position(2, ("rome", "carthage"), disks, hands, phase="competition", talents=(talents,))
    match = match_of(state, Competition(state.board.number["rome"]))
    match.answer(0, "compete", [])
    match.answer(1, "compete", [f"card:{card_id('siege_engines')}"])
    return match


__all__ = ["acting", "card_id", "deploying", "fighting", "fought", "losing", "match_of", "paying", "withdrawing"]
