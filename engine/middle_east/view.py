"""What a seat may see of a game of the Middle East beside what all games of the family show."""

from __future__ import annotations

import msgspec

from engine.epochs.view import EpochsView
from engine.middle_east.state import Status


class DeityView(msgspec.Struct, frozen=True):
    """A deity and its temple.

    owner: who has its card, None for nobody. holder: who has captured its temple. area: the home in which its temple
    stands; None where it stands nowhere. scores: it brings its owner a point a turn as the map is now. helps: its
    owner may use its benefit now.
    """

    key: str
    status: Status
    owner: int | None = None
    holder: int | None = None
    area: str | None = None
    scores: bool = False
    helps: bool = False


class StrongholdView(msgspec.Struct, frozen=True):
    """A stronghold in a mountain, of a seat or of the Barbarians (``seat`` None)."""

    area: str
    seat: int | None


class SiteView(msgspec.Struct, frozen=True):
    """An area that a card has marked, by the key of the card."""

    card: str
    area: str


class MiddleEastView(EpochsView, frozen=True, kw_only=True):
    """A game of the Middle East as ``viewer`` sees it.

    deities: in the order of their cards, Monotheism last. goal: points that end the game, 0 for none.
    """

    deities: tuple[DeityView, ...]
    strongholds: tuple[StrongholdView, ...] = ()
    sites: tuple[SiteView, ...] = ()
    goal: int = 0
