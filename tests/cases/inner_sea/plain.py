"""Positions of the Inner Sea with a plain deck: position -> action -> outcome.

Areas are written by id: "rome 2, etruria" is two disks and one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.game import Game
from engine.core.rng import Rng, seeded
from engine.epochs.areas import limit
from engine.epochs.dealing import redeal, rewind
from engine.epochs.invariants import account
from engine.epochs.setup import set_up
from engine.epochs.state import Rules
from engine.inner_sea.game import STEPS
from engine.inner_sea.meta import META
from engine.inner_sea.state import State, Step, WonderState
from engine.inner_sea.views import view
from tests.cases import epochs
from tests.cases.epochs import disks_of, made, whole
from tests.cases.inner_sea.plain_deck import FACTS, GAME

BARBARIANS = -1


def _set_up(options: dict[str, str], seats: int, rng: Rng) -> State:
    return beginning(Rules(), seats, rng)


PLAIN: Game[State] = Game(META, State, _set_up, whole(STEPS, FACTS), view, redeal, rewind, account)
"""The Inner Sea's steps, played with the plain deck."""


class Table(epochs.Table):
    """A state being played, with the words of the Inner Sea."""

    s: State

    def __init__(self, s: State, until: type[Any] | tuple[type[Any], ...] | None = None) -> None:
        super().__init__(PLAIN, s, until)


def beginning(rules: Rules, seats: int, rng: Rng) -> State:
    """A game from its very beginning."""
    wonders = {key: WonderState() for key in sorted(FACTS.wonders)}
    return set_up(State, GAME, rules, seats, rng, wonders=wonders, aeneas=[False] * seats)


def new_game(seats: int, *, seed: int = 1, rules: Rules | None = None) -> Table:
    """A game at the first choice of a civilization."""
    return Table(beginning(rules or Rules(), seats, seeded(seed)))


def land_around(sea: str) -> list[str]:
    """The land areas next to a sea, by id."""
    board = FACTS.board
    return [board.ids[near] for near in board.adjacent[board.number[sea]] if board.kinds[near] == "land"]


def run_step(table: Table, step: Step) -> Table:
    """Play one more step on a table that has none left."""
    table.s.agenda.append(step)
    table.go_on()
    return table


def too_many(table: Table) -> list[str]:
    """Areas in which some faction has more disks than the phase's limit."""
    s = table.s
    return [
        FACTS.board.ids[area]
        for faction in range(s.seats + 1)
        for area in range(FACTS.board.size)
        if s.disks[faction][area] > limit(s, faction, area)
    ]


def position(
    *disks: str,
    steps: Sequence[Step] = (),
    civs: str = "egypt rome carthage gaul troy mauretania",
    barbarians: str = "",
    hands: Sequence[Sequence[int]] = (),
    top: Sequence[int] = (),
    discard: Sequence[int] = (),
    aside: Sequence[int] = (),
    wonders: dict[str, tuple[int, str]] | None = None,
    investments: Sequence[tuple[int, int, int]] = (),
    until: type[Step] | tuple[type[Step], ...] | None = None,
    **more: Any,
) -> Table:
    """A table with these steps to play, up to its first question (or the step ``until``). One string of disks a seat.

    top: the next cards, the very first first; all cards not named lie below, gifts before the rest, events last.
    wonders: built ones, key -> (owner, area). more: as in tests.cases.epochs.made.
    """
    seats = len(disks)
    named = [*(number for hand in hands for number in hand), *top, *discard, *aside, *(item[1] for item in investments)]
    rest = sorted((number for number in FACTS.cards if number not in named), key=_rank)
    s = made(
        State,
        GAME,
        civs.split()[:seats],
        [*map(disks_of, disks), disks_of(barbarians)],
        steps=steps,
        hands=hands,
        deck=[*reversed(rest), *reversed(top)],
        discard=discard,
        aside=aside,
        investments=investments,
        wonders=built(FACTS, wonders or {}),
        aeneas=[False] * seats,
        **more,
    )
    return Table(s, until)


def built(facts: Any, wonders: dict[str, tuple[int, str]]) -> dict[str, WonderState]:
    """All wonders, of which these stand: key -> (owner, area)."""
    found = {key: WonderState() for key in sorted(facts.wonders)}
    for key, (owner, area) in wonders.items():
        found[key] = WonderState("built", owner, facts.board.number[area], facts.wonders[key].disks)
    return found


def _rank(number: int) -> tuple[int, int]:
    facts = FACTS.cards[number]
    return (2 if facts.letter == "E" else 0 if facts.key == "plain_gift" else 1, number)
