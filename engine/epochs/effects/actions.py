"""Actions that several cards share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.ask import Ask, Flow, Lazy, ask_many
from engine.epochs.areas import factions_in, room
from engine.epochs.card_phase import investment, take_investment
from engine.epochs.cards import Play, card_of
from engine.epochs.competition import harm, harm_at_once
from engine.epochs.disks import desert, discard_from_hand, place
from engine.epochs.state import State

LATEST: Final = 5
"""How many cards on top of the discard pile may be taken back."""


def place_at_targets(s: State, play: Play, disks: int = 1) -> None:
    """Add ``disks`` own disks from the supply in each area that was named."""
    for area in play.areas(s):
        place(s, play.seat, area, disks)


def harm_targets(s: State, play: Play, disks: int = 1) -> Flow[int]:
    """Take ``disks`` disks off each stack that was named; returns how many went in all."""
    losses = 0
    for area, faction in play.stacks(s):
        losses += yield from harm(s, play.seat, faction, area, disks)
    return losses


def harm_everybody(s: State, by: int, areas: Sequence[tuple[int, int]]) -> Flow[None]:
    """Take disks of every faction, the player's own included, off areas (area, number), all at the same time."""
    hits = [(faction, area, disks) for area, disks in areas for faction in factions_in(s, area)]
    yield from harm_at_once(s, by, hits)


def move(s: State, seat: int, start: int, goal: int, count: int) -> int:
    """Move own disks from area to area, as many as there are and fit; returns how many."""
    moved = min(count, s.disks[seat][start], room(s, seat, goal))
    s.disks[seat][start] -= moved
    s.disks[seat][goal] += moved
    if moved:
        ids = s.board.ids
        s.log.add(f"{s.game}-moved", seat=seat, disks=moved, area=ids[start], places=f"{ids[goal]}:{moved}")
    desert(s, seat, start)
    return moved


def discard_some(s: State, seat: int, least: int, most: int, card: str) -> Flow[int]:
    """A player discards cards of the own hand for a ``card``, as far as there are any; returns how many."""
    hand_size = len(s.hands[seat])
    least, most = min(least, hand_size), min(most, hand_size)
    if not most:
        return 0
    options = Lazy(lambda: [f"card:{number}" for number in sorted(s.hands[seat])])
    chosen = yield from ask_many(Ask("card-discard", seat, options, least, most, {"card": card}))
    for name in chosen:
        discard_from_hand(s, seat, int(name.partition(":")[2]))
    return len(chosen)


def take_from(s: State, seat: int, key: str) -> bool:
    """Take a disk off one's investment, back to the supply; False where there is none. The log tells the use."""
    number = investment(s, seat, key)
    if not number:
        return False
    s.log.add(f"{s.game}-uses", seat=seat, feature=f"card:{key}")
    return take_investment(s, seat, number)


def latest_discards(s: State, seat: int) -> list[str]:
    """The five cards on top of the discard pile, events left out."""
    return [f"card:{number}" for number in s.discard[::-1][:LATEST] if "E" not in card_of(s, number).letter]


def take_back(s: State, play: Play) -> None:
    """The cards of the discard pile that were named go to the hand; everybody has seen them."""
    for name in play.targets:
        number = int(name.partition(":")[2])
        if number in s.discard:
            s.discard.remove(number)
            s.hands[play.seat].append(number)
            s.log.add(f"{s.game}-took-discard", seat=play.seat, card=card_of(s, number).key)
            s.knowledge.all_see(number)
