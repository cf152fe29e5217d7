"""What a game of this family hands to the shared chapters: areas by number, civilizations, cards, setups, its numbers,
and the few rules that are its own. No state here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Literal

import msgspec

from data.casts import NOBODY
from engine.core.ask import Flow
from engine.epochs.board import Board
from engine.epochs.presence import Presence

Legend = Literal["discard", "shuffle", "aside", "stays"]

VERBS: Final = ("area", "deploy", "withdraw", "resettle", "disk")
"""Verbs of options about one area."""

TRIMMING: Final = "trimming"
"""The moment at which reckoning begins, among the phases that have stacking limits."""


class Civilization(msgspec.Struct, frozen=True):
    """A civilization: its id, the numbers of its home areas (one, or several to choose from), and the ids of its
    abilities (engine code finds them by id).
    """

    id: str
    homes: tuple[int, ...]
    abilities: tuple[str, ...]


class Card(msgspec.Struct, frozen=True):
    """A fate card's facts. ``letter``: "N", "I", "C", "E", a game's own, several of them, or none. ``legend`` says what
    becomes of it when it has been played (rulebook, "Las cartas"). ``white``: the disks on it are nobody's, from
    no supply (rulebook, "Cartas de inversión").
    """

    id: int
    key: str
    letter: str = ""
    great_person: bool = False
    theme: str = ""
    legend: Legend = "discard"
    disks: int = 0
    white: bool = False
    answers: tuple[str, ...] = ()


class Start(msgspec.Struct, frozen=True):
    """What a civilization has on the map at the start: areas with two disks, areas with one, areas with three.

    home: the home area that the setup fixes for a civilization with several; -1 where its player chooses. What only
    scenarios give: talents, points, and own, the things of the game that it begins with (wonders, deities), by key with
    the area where they stand.
    """

    settlements: tuple[int, ...]
    camps: tuple[int, ...]
    home: int = -1
    cities: tuple[int, ...] = ()
    talents: int = 0
    points: int = 0
    own: dict[str, int] = {}


class Setup(msgspec.Struct, frozen=True):
    """A basic setup for a number of players (rulebook, "Despliegue básico"). ``closed``: areas that are out of play.
    ``aside``: how many cards without events come first.
    """

    players: int
    starts: dict[str, Start]
    closed: tuple[int, ...]
    aside: int


class Bonus(msgspec.Struct, frozen=True):
    """Points at the end of an epoch for each of some areas that a civilization with a player controls."""

    areas: tuple[int, ...]
    points: int


class Hold(msgspec.Struct, frozen=True):
    """Who controls at least ``count`` of these areas at the end of an epoch, and more than any other player, wins."""

    areas: tuple[int, ...]
    count: int


class Scenario(msgspec.Struct, frozen=True):
    """A situation with a start, a length and an aim of its own (rulebook, "Escenarios"; of our own design).

    players: by number of players, the civilizations that they lead and those without a player. setup: areas and first
    disks. barbarians: by area, how many begin there. epochs: how many, from the first one on. bonus, hold: what counts
    beside points. survive: whether a player with no disk at home at the end ranks behind all who have one.
    """

    id: str
    players: dict[int, tuple[tuple[str, ...], tuple[str, ...]]]
    setup: Setup
    barbarians: dict[int, int]
    epochs: int
    bonus: tuple[Bonus, ...] = ()
    hold: Hold | None = None
    survive: bool = False


class Numbers(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of a game; its facts say where its rulebook has them.

    disks: of each colour in the box; markers: those of a civilization that stand on tracks. hand_limit, first_hand,
    base_draw: cards. cities_a_card: for how many cities one card more is drawn. turns: of an epoch, at most.
    sudden_end: by turn, the digits of a card's number that end the epoch. least_ready: disks of a growth, at least.
    seas_a_disk: seas for a disk of growth. loot_disks: losses that make loot. talents_a_point, seas_a_point: at the end
    of an epoch. invasions: the events that come before the change of an epoch. last_event_below: cards below it name
    the event of the last epoch. deep_from: the epoch that opens deep seas. hordes_below: with fewer players the hordes
    are doubled. alone: by epochs played, from one, the points with which a single player reaches bronze, silver, gold.
    limits: by phase and ground, how many disks of a faction an area takes. trimmed_to: by ground, to how
    many they are cut as reckoning begins, where that is less than what it takes later. white_disks: how many talents
    there are, 0 for any number.
    """

    disks: int
    markers: int
    hand_limit: int
    first_hand: int
    base_draw: int
    cities_a_card: int
    turns: int
    sudden_end: dict[int, str]
    least_ready: int
    seas_a_disk: int
    loot_disks: int
    talents_a_point: int
    seas_a_point: int
    invasions: tuple[int, ...] = ()
    last_event_below: int
    deep_from: int = 1
    hordes_below: int
    limits: dict[str, dict[str, int]]
    trimmed_to: dict[str, int] = {}
    white_disks: int = 0
    alone: tuple[tuple[int, int, int], ...] = ()

    @property
    def own_disks(self) -> int:
        """The disks a civilization has to place and to spend."""
        return self.disks - self.markers


class Count(msgspec.Struct, frozen=True):
    """Something that is counted for a seat, ``count(state, seat)``, under the name that log and pictures know."""

    name: str
    count: Callable[[Any, int], int]


class Bulwark(msgspec.Struct, frozen=True):
    """Pieces that stand with the disks of a faction, and count and fall like one of them in a competition: strongholds.

    holder: ``(state, area)`` to the faction that has one there, one at most an area; -1 for none. fall: the faction's
    goes. deserted: no disk of the faction is left in the area.
    """

    holder: Callable[[Any, int], int]
    fall: Callable[[Any, int, int], None]
    deserted: Callable[[Any, int, int], None]


class Guards(msgspec.Struct, frozen=True):
    """Cards that save own disks about to go, each disk on them one.

    cards: ``(state, seat, area)`` to the numbers of those that can in this area now, with their disks. save: one of a
    card's disks goes instead, ``(state, seat, area, number)``; False where that has been negated.
    """

    cards: Callable[[Any, int, int], list[tuple[int, int]]]
    save: Callable[[Any, int, int, int], Flow[bool]]


class OwnAction(msgspec.Struct, frozen=True):
    """Something a game lets a civilization do in the card phase instead of playing a card: ``verb:name``.

    names: ``(state, seat)`` to what it may be done with now. step: ``(seat, name)`` to the step that does it. about:
    what the question says of it.
    """

    verb: str
    names: Callable[[Any, int], list[str]]
    step: Callable[[int, str], Any]
    about: dict[str, str | int] = {}


Moment = Literal["growth", "growth-over", "cards-over", "competition-over", "competitions-over", "order"]
"""Before the first withdrawal; after the last deployment; after the last pass; after one competition; after all; when
the turn order has been reset.
"""


def _highest_first(cards: list[int]) -> list[int]:
    return sorted(cards, reverse=True)


def _nothing_at_all(state: Any, seat: int, key: str, area: int) -> None:
    return None


def _nothing(state: Any, seat: int) -> list[str]:
    return []


def _no_pieces(state: Any) -> list[tuple[int, int, int]]:
    return []


def _no_names(state: Any) -> Sequence[str]:
    return ()


def _none_bound(state: Any, seat: int) -> int:
    return 0


def _after_the_last(state: Any) -> bool:
    return bool(state.epoch >= state.rules.epochs)


def _none_safe(state: Any, faction: int, area: int) -> int:
    return 0


def _from_the_first(s: Any) -> int:
    return 1


def _nobodys(s: Any, target: str) -> int:
    return NOBODY


class OwnRules(msgspec.Struct, frozen=True, kw_only=True):
    """What a game has of its own where all others do the same thing.

    growth: what the map gives in acquisition. points: a victory count. most: what brings a point at the end of an epoch
    to whoever has most of it alone. ties: what parts those with equal points at the end, the first first. sources:
    where points come from; the ledger keeps the place in this row, so a new one goes to its end.
    withdrawable: ``(state, seat)`` to the areas whose disks may go back to the supply; as long as one is left there,
    also after others have gone. director: who directs an event. hand_limit: ``(state, seat)`` to the most cards of a
    hand, where that is not the same for all. events: those drawn at once to those that take effect, in their order.
    bulwark: what stands with disks and falls before them. guards: cards that save disks. letters: own letters of cards
    of the card phase, each with who may play them, ``(state, seat)``. spoils: what a seat takes as loot instead of a
    talent. actions: further actions of the card phase. holdings: ``(state, seat)`` to the names of the features a seat
    has beside abilities and cards ("wonder:great_walls"). pieces: ``(state)`` to what else stands on the map, as the
    place of its name among ``names(state)`` (0 to 63), area, count. bound: ``(state, seat)`` to how many of its disks
    are on things of the game. steps: the steps that come at a moment, made from the state. safe: ``(state, faction,
    area)`` to how many of its disks no card takes there now. is_last: whether the game is over with this epoch.
    rescued_yield: whether an own disk comes for one that is replaced also where something was paid for that.
    uses_negated: whether also the use of an investment can be negated, which ends it. peace_cancels: whether what was
    announced in a competition has no effect once its area is not contested any more. adds_up: whether a player with
    several civilizations has the points of all of them, not those of the best one. first_epoch: the
    epoch in which the game began. begins_with: gives a civilization a thing that it has from the start of a scenario,
    ``(state, seat, key, area)``. owner: ``(state, target)`` to the civilization that has a target of the game's own,
    such as a wonder; NOBODY for all others.
    """

    growth: tuple[Count, ...]
    points: tuple[Count, ...]
    most: tuple[Count, ...]
    ties: tuple[Count, ...]
    sources: tuple[str, ...]
    withdrawable: Callable[[Any, int], list[int]]
    director: Callable[[Any], int]
    hand_limit: Callable[[Any, int], int] | None = None
    events: Callable[[list[int]], list[int]] = _highest_first
    bulwark: Bulwark | None = None
    guards: Guards | None = None
    letters: Mapping[str, Callable[[Any, int], bool]] = {}
    spoils: Callable[[Any, int], Flow[None]] | None = None
    actions: tuple[OwnAction, ...] = ()
    holdings: Callable[[Any, int], list[str]] = _nothing
    pieces: Callable[[Any], list[tuple[int, int, int]]] = _no_pieces
    names: Callable[[Any], Sequence[str]] = _no_names
    bound: Callable[[Any, int], int] = _none_bound
    steps: Mapping[Moment, Callable[[Any], list[Any]]] = {}
    safe: Callable[[Any, int, int], int] = _none_safe
    is_last: Callable[[Any], bool] = _after_the_last
    rescued_yield: bool = True
    uses_negated: bool = False
    peace_cancels: bool = False
    adds_up: bool = False
    first_epoch: Callable[[Any], int] = _from_the_first
    begins_with: Callable[[Any, int, str, int], None] = _nothing_at_all
    owner: Callable[[Any, str], int] = _nobodys


def is_played_by_all(card: Card) -> bool:
    """Whether the card phase is the moment of a card, whoever holds it (rulebook, "Jugar una carta de destino")."""
    return not card.letter or "I" in card.letter


def _by_area(board: Board, limits: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(limits[ground] for ground in board.grounds)


class Facts:
    """All facts of one game of this family, found by ``State.game``.

    balancing: the ids of abilities that a table may leave out (``Rules.balanced``). seafarers: the civilizations to
    whom deep seas are always open. events: the numbers of the cards that take effect when they are drawn. fighting:
    those of competition cards. played_by_all: those whose moment the card phase is, whoever holds them. about_actions:
    what the question of the card phase says. limits: by phase and area, how many disks of a faction it takes.
    """

    def __init__(
        self,
        board: Board,
        civilizations: Mapping[str, Civilization],
        cards: Mapping[int, Card],
        setups: Mapping[int, Setup],
        numbers: Numbers,
        own: OwnRules,
        balancing: Iterable[str] = (),
        seafarers: Iterable[str] = (),
        scenarios: Mapping[str, Scenario] = MappingProxyType({}),
    ) -> None:
        self.board = board
        self.civilizations = dict(civilizations)
        self.cards = dict(cards)
        self.setups = dict(setups)
        self.scenarios = dict(scenarios)
        self.numbers = numbers
        self.own = own
        self.balancing = frozenset(balancing)
        self.seafarers = frozenset(seafarers)
        self.has_deep_seas = "deep" in board.kinds
        self.events = frozenset(number for number, card in self.cards.items() if "E" in card.letter)
        self.fighting = frozenset(number for number, card in self.cards.items() if "C" in card.letter)
        self.played_by_all = frozenset(number for number, card in self.cards.items() if is_played_by_all(card))
        self.about_actions = {name: value for action in own.actions for name, value in action.about.items()}
        self.source_numbers = {source: number for number, source in enumerate(own.sources)}
        limits = {**numbers.limits, TRIMMING: numbers.trimmed_to or numbers.limits["reckoning"]}
        self.limits = {phase: _by_area(board, by_ground) for phase, by_ground in limits.items()}
        self.spelled = {verb: tuple(f"{verb}:{name}" for name in board.ids) for verb in VERBS}
        """By verb and area, an option."""
        self.last_presence: dict[int, Presence] = {}
        """By faction, its disks as they were looked at last: it is asked again and again before one has moved."""
        self.shut = {phase: _by_area(board, {**by_ground, "deep": 0}) for phase, by_ground in limits.items()}
        """The stacking limits, by phase and area, for whom deep seas are not open yet."""


REGISTERED: dict[str, Facts] = {}
"""The facts of every game whose package has been imported, by its id."""


def register(game: str, facts: Facts) -> None:
    """Make a game's facts known under its id."""
    REGISTERED[game] = facts


def facts_of(game: str) -> Facts:
    """The facts of a game. Raises KeyError before the game's package has been imported."""
    return REGISTERED[game]
