"""Short words for cases of the Middle East: a position, an action, its outcome. Areas by id, cards by key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.epochs.cards import worth_playing
from engine.epochs.invariants import account
from engine.epochs.state import Fight
from engine.middle_east.deities import MONOTHEISM
from engine.middle_east.deity_facts import REGISTERED
from engine.middle_east.game import GAME
from engine.middle_east.state import Deity, Options, State
from engine.middle_east.strongholds import NOBODY
from tests.cases import answers
from tests.cases.epochs import made
from tests.cases.epochs_driver import BARBARIANS, at, by_faction, compete, number_of, play

__all__ = ["BARBARIANS", "at", "compete", "play"]

CIVILIZATIONS = ("egypt", "sumer", "elam", "mitanni", "greece", "urartu")
"""Who sits at seats 0 to 5 where a case does not say otherwise."""

FACTS = REGISTERED[GAME.meta.id]


class Table(answers.Table):
    """A state being played, with the words of the Middle East."""

    s: State

    def __init__(self, s: State, until: Any = None) -> None:
        super().__init__(GAME, s, until)

    def at(self, area: str, faction: int = 0) -> int:
        """Disks of a faction (-1: Barbarians) in an area."""
        return at(self.s, area, faction)


def position(
    seats: int = 3,
    civs: Sequence[str] = (),
    disks: Mapping[str, Mapping[int, int]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    *,
    homes: Mapping[int, str] | None = None,
    deities: Mapping[str, Deity] | None = None,
    worship: Mapping[int, str] | None = None,
    strongholds: Mapping[str, int] | None = None,
    sites: Mapping[str, str] | None = None,
    investments: Sequence[tuple[int, str, int]] = (),
    options: Options | None = None,
    phase: str = "cards",
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    **more: Any,
) -> State:
    """A state with these disks (area -> faction -> count; faction -1: Barbarians) and hands; all invariants hold.

    homes: by seat, where a civilization has several; else its first one. deities: those that are not available, by key.
    worship: established ones, by seat. strongholds: by area whose. sites: areas of marks, by key of the card.
    investments: seat, key of the card, disks on it. deck: its top is the last one named. more: as in
    tests.cases.epochs.made (talents, points, order, closed, rules, epoch, turn, seed, steps).
    """
    named = tuple(civs) or CIVILIZATIONS[:seats]
    seats = len(named)
    board = FACTS.board
    gods = {key: Deity() for key in sorted((*FACTS.deities, MONOTHEISM))}
    gods.update({key: Deity("established", seat) for seat, key in (worship or {}).items()})
    gods.update(deities or {})
    cubes = [NOBODY] * board.size
    for area, faction in (strongholds or {}).items():
        cubes[board.number[area]] = seats if faction == BARBARIANS else faction
    s = made(
        State,
        GAME.meta.id,
        named,
        by_faction(seats, disks),
        hands=[[card_id(key) for key in (hands or {}).get(seat, ())] for seat in range(seats)],
        deck=[card_id(key) for key in deck],
        discard=[card_id(key) for key in discard],
        investments=[(seat, card_id(key), count) for seat, key, count in investments],
        phase=phase,
        options=options or Options(),
        deities=gods,
        strongholds=cubes,
        sites={key: board.number[area] for key, area in (sites or {}).items()},
        gilgamesh=[[] for _ in range(seats)],
        **more,
    )
    for item in s.investments:
        if FACTS.cards[item.card].white:
            s.supply[item.seat] += item.disks
    s.homes = [
        board.number[homes[seat]] if homes and seat in homes else FACTS.civilizations[name].homes[0]
        for seat, name in enumerate(named)
    ]
    account(s)
    return s


def card_id(key: str) -> int:
    """The number of a card by its key. Raises StopIteration for an unknown one."""
    return number_of(GAME.meta.id, key)


def fits(s: State, seat: int, key: str) -> bool:
    """Whether a card would be offered to a seat, for what it could do."""
    return worth_playing(s, seat, card_id(key))


def begun(s: State, area: str) -> State:
    """The same with a competition under way, to ask what is of use in it."""
    s.phase, s.fight = "competition", Fight(s.board.number[area], [[] for _ in range(s.seats)], [0] * (s.seats + 1))
    return s


def stacks(s: State, area: str) -> list[int]:
    """Disks of every faction in an area, the Barbarians last."""
    return [row[s.board.number[area]] for row in s.disks]


def allies(s: State, area: str, seat: int = 0) -> int:
    """White disks on a seat's side in an area."""
    return s.allies[seat][s.board.number[area]]


def said(s: State, key: str) -> list[dict[str, str | int]]:
    """What the log says under a key (without the game's name), oldest first."""
    return [dict(event.args) for event in s.log.new if event.key == f"{s.game}-{key}"]
