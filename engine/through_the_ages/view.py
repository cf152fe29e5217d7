"""What one seat may see, as plain values (rulebook, "Tu mano", "Cartas en juego"). Cards are named by their ids."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class TechnologyView(msgspec.Struct, frozen=True):
    """A worker technology in play: its workers and the blue tokens on it."""

    card: str
    workers: int
    blue: int


class PactView(msgspec.Struct, frozen=True):
    """A pact in somebody's play area; ``side`` is "A" or "B", that of its owner."""

    card: str
    owner: int
    partner: int
    side: str


class WarView(msgspec.Struct, frozen=True):
    """A declared war."""

    card: str
    rival: int


class BackView(msgspec.Struct, frozen=True):
    """Military cards that are seen from behind: an age (0 to 3), and how many of it."""

    age: int
    count: int


class StepView(msgspec.Struct, frozen=True):
    """What is being done, named by ``kind``, and by whom.

    Kinds: start, war, politics, event, colonize, force, aggression, pact, actions, end, final. ``card`` is the war,
    event, territory, aggression or pact that it is about, ``other`` the rival or partner, ``bid`` what a force must be
    worth.
    """

    kind: str
    seat: int
    card: str | None = None
    other: int | None = None
    bid: int = 0


class ArmiesView(msgspec.Struct, frozen=True):
    """The armies that a tactic makes of a civilization's units: whole ones, those with an outdated unit, and how many
    of all have an air force. ``strength`` is what they add beside their units.
    """

    whole: int
    outdated: int
    flown: int
    strength: int


class CivilizationView(msgspec.Struct, frozen=True):
    """A civilization as everybody sees it.

    ``civil_hand`` is None where civil hands are hidden from the viewer. ``military_backs`` are the backs of the
    military hand. ``needs`` are the happy faces that are wanted, ``next_worker`` the food for one more (None: no
    yellow token). ``corruption`` and ``consumption`` are what the next production costs; ``food_pacts`` and
    ``resource_pacts`` what pacts add to it. ``armies`` is None without a tactic. ``civil_limit`` and ``military_limit``
    are for hands.
    """

    seat: int
    culture: int
    culture_rating: int
    science: int
    science_rating: int
    strength: int
    happy: int
    needs: int
    discontent: int
    colonization: int
    food: int
    food_production: int
    resources: int
    resource_production: int
    food_pacts: int
    resource_pacts: int
    civil: int
    civil_total: int
    military: int
    military_total: int
    yellow: int
    blue: int
    idle: int
    next_worker: int | None
    corruption: int
    consumption: int
    urban_limit: int
    government: str
    technologies: tuple[TechnologyView, ...]
    specials: tuple[str, ...]
    leader: str | None
    wonders: tuple[str, ...]
    ruins: tuple[str, ...]
    homer: str | None
    unfinished: str | None
    stages: int
    colonies: tuple[str, ...]
    tactic: str | None
    is_exclusive: bool
    armies: ArmiesView | None
    wars: tuple[WarView, ...]
    civil_count: int
    civil_limit: int
    civil_hand: tuple[str, ...] | None
    military_backs: tuple[BackView, ...]
    military_limit: int
    has_resigned: bool


class RowCard(msgspec.Struct, frozen=True):
    """A card of the row: its place (1 to 13), the civil actions of the place, and what it costs the viewer in all."""

    place: int
    card: str
    actions: int
    price: int | None


class GainView(msgspec.Struct, frozen=True):
    """Culture of a seat in one round from one source (engine.through_the_ages.annals.SOURCES); below 0 what it lost."""

    round: int
    seat: int
    source: str
    culture: int


class HappenedView(msgspec.Struct, frozen=True):
    """The last event that came up, and by seat what it has changed: what is counted (annals.CHANGED) and how much."""

    card: str
    changes: tuple[tuple[tuple[str, int], ...], ...]


class FinalSeat(msgspec.Struct, frozen=True):
    """A seat at the end: its culture, and its place from 1."""

    seat: int
    culture: int
    place: int


class AgesView(msgspec.Struct, frozen=True):
    """Through the Ages as ``viewer`` (None: the public) sees it.

    ``step`` is None when the game is over. ``gone_next`` are how many first places the next refill empties. ``events``
    and ``future`` are backs of the event decks, ``past`` events in the order in which they were resolved, ``prepared``
    the viewer's own events among the future ones, ``next_event`` the top one where the viewer has looked at it.
    ``turn`` are what is left of temporary resources and actions. ``gains`` is all culture so far. ``happened`` is None
    before the first event. ``changed`` are places of the table that a reader has not seen as they are now
    ("row:5", "seat:0"), where it is known what the reader has seen.
    """

    ALSO_HELD: ClassVar = ("military_hand", "fresh", "prepared", "next_event")
    """What a seat holds or knows alone, beside its civil hand."""

    viewer: int | None
    round: int
    last_round: int
    age: int
    active: int
    first: int
    step: StepView | None
    row: tuple[RowCard, ...]
    gone_next: int
    civil_deck: int
    military_deck: int
    events: tuple[BackView, ...]
    future: tuple[BackView, ...]
    past: tuple[str, ...]
    shared: tuple[str, ...]
    pacts: tuple[PactView, ...]
    seats: tuple[CivilizationView, ...]
    hand: tuple[str, ...] | None
    military_hand: tuple[str, ...] | None
    fresh: tuple[str, ...]
    prepared: tuple[str, ...]
    next_event: str | None
    turn: dict[str, int]
    final: tuple[FinalSeat, ...] | None
    gains: tuple[GainView, ...] = ()
    happened: HappenedView | None = None
    changed: tuple[str, ...] = ()
