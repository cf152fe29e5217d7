"""What only the Middle East keeps: deities, strongholds, marked areas, who has begun anew, and the steps of those."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

import msgspec

from engine.epochs import state
from engine.epochs.state import CommonStep, FromHand
from engine.middle_east.deity_facts import REGISTERED, MiddleEastFacts


class RaiseStrongholds(msgspec.Struct, tag=True, frozen=True):
    """Strongholds come to mountains under control (rulebook, "Paso de Fortalezas")."""


class PlaceHomeDisks(msgspec.Struct, tag=True, frozen=True):
    """The first disks of a civilization that was chosen freely (option "civilizations")."""

    seat: int


class EstablishDeity(msgspec.Struct, tag=True, frozen=True):
    """A deity is paid for with five resources (rulebook, "Establecer una Deidad")."""

    seat: int
    deity: str


class RebuildDeity(msgspec.Struct, tag=True, frozen=True):
    """The own deity is established again for two resources (rulebook, "Reestablecer una Deidad")."""

    seat: int
    deity: str


class OfferDeity(msgspec.Struct, tag=True, frozen=True):
    """A captor offers to return a deity (rulebook, "Devolver una Deidad a su Propietario Original")."""

    seat: int
    deity: str


class RequestDeity(msgspec.Struct, tag=True, frozen=True):
    """A civilization asks for its captured deity (rulebook, same place)."""

    seat: int
    deity: str


class CaptureDeities(msgspec.Struct, tag=True, frozen=True):
    """Temples in homes that others control are captured or destroyed (rulebook, "Deidad Capturada")."""


class Gilgamesh(msgspec.Struct, tag=True, frozen=True):
    """A civilization far behind may begin anew (rulebook, "Paso de Gilgamesh")."""

    seat: int


class GilgameshDeployment(msgspec.Struct, tag=True, frozen=True):
    """The disks of a civilization that begins anew (rulebook, "Paso de Gilgamesh", 6)."""

    seat: int


class ExposeProphet(FromHand, tag=True, frozen=True):
    """A negate card ends what a False Prophet has done (rulebook, "Anulación/Cartas de Anulación")."""


Step = (
    CommonStep
    | RaiseStrongholds
    | PlaceHomeDisks
    | EstablishDeity
    | RebuildDeity
    | OfferDeity
    | RequestDeity
    | CaptureDeities
    | Gilgamesh
    | GilgameshDeployment
    | ExposeProphet
)

Status = Literal["available", "established", "inactive", "captured", "destroyed"]


class Deity(msgspec.Struct):
    """A deity and its temple (rulebook, "Cartas de Deidad", "Deidad Capturada").

    status: "available" to all; "established": its temple stands in its owner's home; "inactive": a card has silenced
    it, its temple is on its card and it gives nothing; "captured": its temple is with ``holder``; "destroyed": its
    temple is on its card, and it still helps its owner. owner: who has its card, -1 for nobody. holder: who has
    captured its temple, -1 for nobody.
    """

    status: Status = "available"
    owner: int = -1
    holder: int = -1


class Deception(msgspec.Struct, frozen=True):
    """A deity that a False Prophet has silenced, and who has played that card."""

    deity: str
    seat: int


class Options(msgspec.Struct, frozen=True):
    """Options that only this game has.

    first_epoch: 1 to 4. goal: points that end the game, 0 for none. goal_ends: whether the game then ends with the turn
    or with the epoch. any_civilization: all with a home in play may be chosen, not those of the basic set-up alone.
    home_defence: cards of the card phase leave the last disk in its home ("Defensa del Territorio Natal").
    returns: how often one may begin anew ("Más de un Retorno de Gilgamesh por Partida"). shared_withdrawal: whether
    disks may also be withdrawn from areas shared with others, not from cities alone ("Paso de Retiro").
    """

    first_epoch: int = 1
    goal: int = 0
    goal_ends: Literal["turn", "epoch"] = "turn"
    any_civilization: bool = False
    home_defence: bool = False
    returns: int = 1
    shared_withdrawal: bool = True


class State(state.State, kw_only=True):
    """A game of the Middle East.

    options: of this table. deities: by key, "monotheism" among them. strongholds: by area the faction whose cube stands
    there, -1 for none. sites: marked areas of cards with white disks (Mountain of Gold, Oasis, Fishing Grounds): by key
    of the card, the area. gilgamesh: by seat, the epochs in which it began anew. omen: the epoch that ends with its
    present turn because of an event, or that is over already; 0 for none.
    """

    agenda: list[Step]
    options: Options
    deities: dict[str, Deity]
    strongholds: list[int]
    sites: dict[str, int]
    gilgamesh: list[list[int]]
    deception: Deception | None = None
    omen: int = 0

    @cached_property
    def facts(self) -> MiddleEastFacts:
        """All facts of this game, its deity cards too."""
        return REGISTERED[self.game]
