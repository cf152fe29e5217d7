"""The fixed parts of a game of civilizations: areas by number, civilizations, cards, wonders, setups. No state here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

Kind = Literal["land", "shallow", "deep"]
Letter = Literal["", "N", "I", "C", "E"]
Legend = Literal["discard", "shuffle", "aside", "stays"]


class Board(msgspec.Struct, frozen=True):
    """The map by area number, in the order of ids.

    adjacent: numbers of the neighbours. order: rank in the order of competitions, north-east to south-west (rulebook,
    "Orden de resolución"). edges: the edges of the map an area touches. home_of: the civilization whose home area it
    is, "" for none.
    """

    ids: tuple[str, ...]
    kinds: tuple[Kind, ...]
    adjacent: tuple[tuple[int, ...], ...]
    order: tuple[int, ...]
    home_of: tuple[str, ...]
    islands: tuple[str, ...]
    regions: tuple[str, ...]
    edges: tuple[tuple[str, ...], ...]
    number: dict[str, int]

    @property
    def size(self) -> int:
        """How many areas there are."""
        return len(self.ids)


class Civilization(msgspec.Struct, frozen=True):
    """A civilization: its id, its home area's number, and the ids of its abilities (engine code finds them by id)."""

    id: str
    home: int
    abilities: tuple[str, ...]


class Card(msgspec.Struct, frozen=True):
    """A fate card's facts. ``legend`` says what becomes of it when it has been played (rulebook, "Las cartas")."""

    id: int
    key: str
    letter: Letter = ""
    great_person: bool = False
    theme: str = ""
    legend: Legend = "discard"
    disks: int = 0
    answers: tuple[str, ...] = ()


class Wonder(msgspec.Struct, frozen=True):
    """A wonder's facts: disks put on its card when it is built (rulebook, "Construir una Maravilla")."""

    key: str
    disks: int


class Start(msgspec.Struct, frozen=True):
    """What a civilization has on the map at the start: areas with two disks, areas with one."""

    settlements: tuple[int, ...]
    camps: tuple[int, ...]


class Setup(msgspec.Struct, frozen=True):
    """A basic setup for a number of players (rulebook, "Despliegue básico"). ``closed``: areas that are out of play."""

    players: int
    starts: dict[str, Start]
    closed: tuple[int, ...]
    aside: int


class Facts:
    """All facts of one game of this family, found by ``State.game``. ``balancing``: the ids of abilities that a table
    may leave out (``Rules.balanced``).
    """

    def __init__(
        self,
        board: Board,
        civilizations: Mapping[str, Civilization],
        cards: Mapping[int, Card],
        wonders: Mapping[str, Wonder],
        setups: Mapping[int, Setup],
        balancing: Iterable[str] = (),
    ) -> None:
        self.board = board
        self.civilizations = dict(civilizations)
        self.cards = dict(cards)
        self.wonders = dict(wonders)
        self.setups = dict(setups)
        self.balancing = frozenset(balancing)


REGISTERED: dict[str, Facts] = {}
"""The facts of every game whose package has been imported, by its id."""


def register(game: str, facts: Facts) -> None:
    """Make a game's facts known under its id."""
    REGISTERED[game] = facts


def facts_of(game: str) -> Facts:
    """The facts of a game. Raises KeyError before the game's package has been imported."""
    return REGISTERED[game]
