"""What a seat may see of a game of civilizations: plain data, no secrets of others. Areas by id, seats from 0."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Stack(msgspec.Struct, frozen=True):
    """Disks in an area: of a seat, or of the Barbarians (``seat`` None); ``allies`` are white ones on its side."""

    area: str
    seat: int | None
    disks: int
    allies: int = 0


class OnTable(msgspec.Struct, frozen=True):
    """A card that is face up before its owner, with disks on it."""

    card: str
    disks: int


class SeatView(msgspec.Struct, frozen=True):
    """What everybody knows of a seat. ``growth`` are the parts of the next growth as the map stands.

    home: the id of its home area, "" before it has one.
    """

    seat: int
    civilization: str
    points: int
    talents: int
    loot: int
    supply: int
    ready: int
    hand_size: int
    cities: int
    on_map: int
    passed: bool
    growth: dict[str, int]
    table: tuple[OnTable, ...] = ()
    sources: dict[str, int] = {}
    home: str = ""
    has_begun_anew: bool = False


class HandCard(msgspec.Struct, frozen=True):
    """A card of the own hand."""

    id: int
    key: str
    letter: str
    great_person: bool


class OtherHand(msgspec.Struct, frozen=True):
    """The hand of the viewer's other civilization."""

    seat: int
    cards: tuple[HandCard, ...]


class FightView(msgspec.Struct, frozen=True):
    """The competition being resolved."""

    area: str
    played: tuple[tuple[str, ...], ...]
    removed: tuple[int, ...]


class Change(msgspec.Struct, frozen=True):
    """Disks of a seat (None: Barbarians) in an area: how many there were, and how many there are now."""

    area: str
    seat: int | None
    was: int
    now: int


class GrowthView(msgspec.Struct, frozen=True):
    """Why a seat made its disks ready: (source, number), which sum up to them.

    Sources: those of the map (settlements, seas, trade), ``ability:``, ``card:`` or a word of the game
    (``wonder:``) and a name; ``least``: what is added to
    come to three; ``supply``: below 0, what the supply lacked.
    """

    seat: int
    parts: tuple[tuple[str, int], ...]


class Gain(msgspec.Struct, frozen=True):
    """Points of a seat in one turn from one source."""

    epoch: int
    turn: int
    seat: int
    source: str
    points: int


class EpochsView(msgspec.Struct, frozen=True, kw_only=True):
    """A game of civilizations as ``viewer`` (None: the public) sees it. ``order`` are seats, first to last.

    acting: the seats whose step it is; in a competition those who take part. changes: what is different on the map
    since the phase ``since`` began, this one or the last in which something changed; raised: the pieces beside disks
    that have come in it. growth: of the seat that grows now. gains: all points so far, turn by turn. finals: at the
    end, by seat, what parts those who tie: points, then what the game names. without: the ids of abilities that this
    table plays without.

    Seats are those of civilizations. cast: by civilization the seat of its player (-1: none) and its name, "0:egypt
    1:troy -1:gaul"; "" where every player leads one and there are no others. viewer: the civilization for which the
    player was asked last, whose hand ``hand`` is; other_hand: that of the player's other one. enemies: by civilization,
    the chief enemy of one without a player, else None. scenario: the id of the one that is played, "" for none; aims:
    the areas that count in it. places: groups of civilizations: the best one of each player, by place, then all others
    by points.
    """

    viewer: int | None
    epoch: int
    epochs: int
    turn: int
    phase: str
    order: tuple[int, ...]
    seats: tuple[SeatView, ...]
    stacks: tuple[Stack, ...]
    contested: tuple[str, ...]
    closed: tuple[str, ...]
    deck: int
    discard: tuple[str, ...]
    barbarians: int
    hand: tuple[HandCard, ...] | None = None
    fight: FightView | None = None
    places: tuple[tuple[int, ...], ...] | None = None
    acting: tuple[int, ...] = ()
    since: str = ""
    changes: tuple[Change, ...] = ()
    raised: tuple[str, ...] = ()
    growth: GrowthView | None = None
    gains: tuple[Gain, ...] = ()
    finals: tuple[tuple[int, ...], ...] | None = None
    without: tuple[str, ...] = ()
    cast: str = ""
    other_hand: OtherHand | None = None
    enemies: tuple[int | None, ...] = ()
    scenario: str = ""
    aims: tuple[str, ...] = ()
    ALSO_HELD: ClassVar = ("other_side",)

    @property
    def other_side(self) -> tuple[OtherHand, SeatView] | None:
        """What a picture of the hand shows of the player's other civilization; None where there is none, or where
        neither holds a card.
        """
        if self.other_hand is None or not (self.hand or self.other_hand.cards):
            return None
        return self.other_hand, self.seats[self.other_hand.seat]
