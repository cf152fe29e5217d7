"""Positions of games of epochs, made by hand; each game adds its own words (tests/cases/GAME, tests/toy_epochs)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import wraps
from typing import Any, TypeVar

from engine.core.ask import Flow
from engine.core.events import Event, EventSink
from engine.core.game import StepFunction
from engine.core.rng import seeded
from engine.epochs.facts import Facts, facts_of
from engine.epochs.setup import barbarian_disks
from engine.epochs.state import Investment, Rules, State
from tests.cases import answers

S = TypeVar("S", bound=State)


def made(
    kind: type[S],
    game: str,
    civs: Sequence[str],
    disks: Sequence[Mapping[str, int]],
    *,
    steps: Sequence[Any] = (),
    hands: Sequence[Sequence[int]] = (),
    deck: Sequence[int] = (),
    discard: Sequence[int] = (),
    aside: Sequence[int] = (),
    talents: Sequence[int] = (),
    points: Sequence[int] = (),
    ready: Sequence[int] = (),
    investments: Sequence[tuple[int, int, int]] = (),
    order: Sequence[int] = (),
    closed: Sequence[str] = (),
    rules: Rules | None = None,
    epoch: int = 1,
    turn: int = 1,
    phase: str = "growth",
    seed: int = 1,
    **own: Any,
) -> S:
    """A state of a game. ``civs``: by seat. ``disks``: of every faction by area, the Barbarians last.

    steps: the first one first. deck: its top is the last card. ready: out of the supply. investments: seat, card,
    disks. own: what only this game's kind of state has; disks that it binds come out of the supplies.
    """
    facts, seats, rules = facts_of(game), len(civs), rules or Rules()
    board, numbers = facts.board, facts.numbers
    s = kind(
        agenda=list(reversed(steps)),
        rng=seeded(seed),
        log=EventSink(),
        game=game,
        rules=rules,
        seats=seats,
        civs=list(civs),
        disks=[[0] * board.size for _ in range(seats + 1)],
        allies=[[0] * board.size for _ in range(seats)],
        supply=[numbers.own_disks] * seats + [barbarian_disks(numbers, rules, seats)],
        ready=padded(ready, seats),
        treasury=padded(talents, seats),
        loot=[0] * seats,
        points=padded(points, seats),
        hands=[list(hands[seat]) if seat < len(hands) else [] for seat in range(seats)],
        deck=list(deck),
        discard=list(discard),
        aside=list(aside),
        order=list(order) or list(range(seats)),
        investments=[Investment(*item) for item in investments],
        closed=sorted(board.number[area] for area in closed),
        passed=[False] * seats,
        spent=[[] for _ in range(seats)],
        sources=[{"cities": count} if count else {} for count in padded(points, seats)],
        epoch=epoch,
        turn=turn,
        phase=phase,
        **own,
    )
    for faction, areas in enumerate(disks):
        for area, count in areas.items():
            s.disks[faction][board.number[area]] += count
            s.supply[faction] -= count
    for seat in range(seats):
        on_cards = sum(item.disks for item in s.investments if item.seat == seat)
        s.supply[seat] -= s.ready[seat] + on_cards + facts.own.bound(s, seat)
    return s


def padded(counts: Sequence[int], seats: int) -> list[int]:
    """One number a seat, 0 for those not named."""
    return [*counts, *[0] * (seats - len(counts))]


def disks_of(text: str) -> dict[str, int]:
    """ "rome 2, etruria" as areas and disks."""
    parts = [item.split() for item in text.split(",") if item.strip()]
    return {part[0]: int(part[1]) if len(part) > 1 else 1 for part in parts}


def cards_somewhere(s: State) -> list[int]:
    """The numbers of all cards in hands, deck, discard pile, set aside or face up, sorted."""
    held = [number for hand in s.hands for number in hand] + s.deck + s.discard + s.aside
    return sorted([*held, *(item.card for item in s.investments)])


def whole(steps: Mapping[type[Any], StepFunction], facts: Facts) -> dict[type[Any], StepFunction]:
    """The same steps; when one is over, no card is missing."""

    def watched(play: StepFunction) -> StepFunction:
        @wraps(play)
        def stepped(s: State, step: Any) -> Flow[None]:
            flow = play(s, step)
            if flow is not None:
                yield from flow
            assert cards_somewhere(s) == sorted(facts.cards), "a card is missing"

        return stepped

    return {kind: watched(play) for kind, play in steps.items()}


class Table(answers.Table):
    """A state being played, with the words of games of epochs."""

    def at(self, area: str, faction: int = 0) -> int:
        """Disks of a faction in an area."""
        return self.s.disks[faction][self.s.board.number[area]]

    def stacks(self, area: str) -> list[int]:
        """Disks of every faction in an area, the Barbarians last."""
        return [row[self.s.board.number[area]] for row in self.s.disks]

    def events(self, key: str) -> list[Event]:
        """What the log says under a key, oldest first; the game's name left out of the key."""
        return [event for event in self.s.log.new if event.key in (key, f"{self.s.game}-{key}")]
