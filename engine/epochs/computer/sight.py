"""What a computer player sees of a position: the public facts and its own hand, without making a whole View."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from engine.epochs.areas import InPlay, in_play
from engine.epochs.computer.aims import aim_leads, aim_stakes
from engine.epochs.computer.grounds import GROUNDS, Ground
from engine.epochs.facts import Facts
from engine.epochs.payments import means
from engine.epochs.sides import is_led, others_led
from engine.epochs.state import State


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """The position as one seat sees it, as far as all games have it; the lists are the state's own, to be read only.

    disks: by faction and area. allies: by seat and area. supply: by faction. treasury, points, hands (how many cards):
    by seat. hand: the seat's own cards. fight: the area being fought over, -1 for none. acting: whose step it is, -1
    where it has no one seat. What a game may add: grounds, what stacks bring on each; walls, by area the faction with
    whose disks something stands that falls before them, -1 for none; stakes, by area what control of it brings a turn
    beside its ground. leads: by seat, what it has of a scenario's aim, in points. threats: what has been reckoned of
    opponents, by seat (engine.epochs.computer.worth). siblings: the other civilizations of its player. unled: those
    without a player.
    """

    seat: int
    seats: int
    facts: Facts
    map: InPlay
    phase: str
    epoch: int
    epochs: int
    turn: int
    civs: Sequence[str]
    disks: Sequence[Sequence[int]]
    allies: Sequence[Sequence[int]]
    supply: Sequence[int]
    treasury: Sequence[int]
    points: Sequence[int]
    hand: Sequence[int]
    hands: Sequence[int]
    fight: int
    acting: int
    grounds: Mapping[str, Ground] = GROUNDS
    walls: Sequence[int] = ()
    stakes: Mapping[int, float] = {}
    leads: Sequence[float] = ()
    threats: dict[int, float] = msgspec.field(default_factory=dict)
    siblings: Sequence[int] = ()
    unled: Sequence[int] = ()
    means: Sequence[int] = ()
    guards: Sequence[tuple[int, int]] = ()


V = TypeVar("V", bound=Sight)


def see(kind: type[V], s: State, seat: int, **own: Any) -> V:
    """What this seat sees: no deck, nobody else's hand, nothing that is face down. ``own``: what only the game's own
    kind of sight has.
    """
    if s.scenario:
        own |= {"stakes": _together(own.get("stakes", {}), aim_stakes(s, seat)), "leads": aim_leads(s)}
    if s.fight is not None:
        area = s.fight.area
        own |= {"means": [public_means(s, other, area) for other in range(s.seats)]}
        own |= {"guards": means(s, seat, area).guards}
    return kind(
        seat=seat,
        seats=s.seats,
        facts=s.facts,
        map=in_play(s),
        phase=s.phase,
        epoch=s.epoch,
        epochs=s.rules.epochs,
        turn=s.turn,
        civs=s.civs,
        disks=s.disks,
        allies=s.allies,
        supply=s.supply,
        treasury=s.treasury,
        points=s.points,
        hand=s.hands[seat],
        hands=[len(hand) for hand in s.hands],
        fight=-1 if s.fight is None else s.fight.area,
        acting=getattr(s.agenda[-1], "seat", -1) if s.agenda else -1,
        siblings=others_led(s, seat),
        unled=() if s.cast is None else [civ for civ in range(s.seats) if not is_led(s, civ)],
        **own,
    )


def own_sides(see: Sight) -> tuple[int, ...]:
    """The civilizations of the player who is asked, that one first for which it is asked."""
    return (see.seat, *see.siblings)


def rivals(see: Sight) -> list[int]:
    """The civilizations of others."""
    return [seat for seat in range(see.seats) if seat != see.seat and seat not in see.siblings]


def public_means(s: State, seat: int, area: int) -> int:
    """For how many disks in a fight a seat could give something, as far as all can see: which cards it holds nobody
    does.
    """
    payable, hand = means(s, seat, area), s.hands[seat]
    return payable.talents + len(hand) + sum([disks for card, disks in payable.guards if card not in hand])


def _together(first: Mapping[int, float], second: Mapping[int, float]) -> dict[int, float]:
    return {area: round(first.get(area, 0.0) + second.get(area, 0.0), 2) for area in {**first, **second}}
