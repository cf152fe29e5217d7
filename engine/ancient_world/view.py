"""What is seen of a game: plain facts for pictures, texts and players of any kind."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.ancient_world.state import Line


class PlacedView(msgspec.Struct, frozen=True):
    """A citizen on an action of the board."""

    seat: int
    number: int


class SpaceView(msgspec.Struct, frozen=True):
    """An action of the board.

    ``is_open``: it has been revealed, or is so from the start; otherwise it comes in ``round``.
    """

    action: str
    is_open: bool
    round: int
    ambrosia: int
    citizens: tuple[PlacedView, ...]


class OfferView(msgspec.Struct, frozen=True):
    """An empire or military card that can be bought, and what it would cost the reader (the printed price for the
    public)."""

    card: str
    coins: int
    knowledge: int


class BuildingView(msgspec.Struct, frozen=True):
    """An empire card in a city. ``citizen``: the number of the one on its action, 0 if nobody is."""

    card: str
    is_damaged: bool
    citizen: int


class ArmyView(msgspec.Struct, frozen=True):
    """An army: the active card, the retired ones under it, coins, and what using it gives now.

    ``price``: coins for using it the next time. ``swords`` and ``arrows`` with legacies, without what depends on the
    titan.
    """

    card: str
    coins: int
    spent: int
    is_used: bool
    retired: tuple[str, ...]
    price: int
    swords: int
    arrows: int


class CityView(msgspec.Struct, frozen=True):
    """A seat's city. ``stored``: the stored cards, None for those who may not see them; ``stored_decks`` their backs.

    ``appease``: the ambrosia it costs to appease the threatening titan now. ``banners`` by tribe, in the order of
    facts.TRIBES, of damaged cards too. ``capacity``: how many empire cards it holds. ``income`` is coins, knowledge,
    ambrosia. ``swords`` and ``arrows`` are those of the city in every attack.
    """

    seat: int
    city: str
    coins: int
    knowledge: int
    ambrosia: int
    citizens: tuple[int, ...]
    ready: tuple[int, ...]
    hungry: tuple[int, ...]
    new: tuple[int, ...]
    buildings: tuple[BuildingView, ...]
    armies: tuple[ArmyView, ...]
    army_limit: int
    districts: tuple[str, ...]
    titans: tuple[str, ...]
    threat: str
    fed: int
    appease: int
    stored: tuple[str, ...] | None
    stored_decks: tuple[str, ...]
    has_passed: bool
    banners: tuple[int, ...]
    capacity: int
    food: int
    income: tuple[int, int, int]
    swords: int
    arrows: int
    points: int
    """What the city would be worth if the game ended now."""


class HitView(msgspec.Struct, frozen=True):
    """Dice that were rolled in this round for a titan."""

    seat: int
    titan: str
    faces: tuple[str, ...]


class FinalView(msgspec.Struct, frozen=True):
    """A seat's place in the end, its points by source."""

    seat: int
    place: int
    score: int
    lines: tuple[Line, ...]


class WorldView(msgspec.Struct, frozen=True):
    """The game as one seat (``viewer``; None: the public) sees it.

    ``step``: "city", "prepare", "turn", "confront", "repair", "collect", "feed", "score"; "" when the game is over.
    ``active``: whose turn it is, or who chooses a city-state, -1 between turns. ``row``, ``military_row`` are on the
    board, ``wonders`` is deck C.
    ``titans``: the face-up card of each pile, "" if it is empty, and ``titan_piles`` how many cards each has.
    ``district``: the face-up one. ``changed``: places of the pictures that look different to a reader who comes back.
    ``looking``: what the viewer chooses from. ``deck``: "A" or "B", ``deck_size`` its
    cards.
    """

    ALSO_HELD: ClassVar = ("choosing",)

    viewer: int | None
    round: int
    rounds: int
    step: str
    active: int
    first: int
    hand_up: bool
    spaces: tuple[SpaceView, ...]
    row: tuple[OfferView, ...]
    military_row: tuple[OfferView, ...]
    wonders: tuple[OfferView, ...]
    deck: str
    deck_size: int
    discards: tuple[str, ...]
    military_size: int
    titans: tuple[str, ...]
    titan_piles: tuple[int, ...]
    district: str
    district_size: int
    looking: tuple[str, ...]
    cities: tuple[CityView, ...]
    rolled: tuple[HitView, ...]
    final: tuple[FinalView, ...] | None
    changed: tuple[str, ...] = ()

    @property
    def seats(self) -> tuple[CityView, ...]:
        """The cities, by the name that views of every game have for it."""
        return self.cities

    @property
    def hand(self) -> tuple[str, ...] | None:
        """The viewer's stored cards; None for the public."""
        return None if self.viewer is None else self.cities[self.viewer].stored

    @property
    def choosing(self) -> tuple[str, ...]:
        """The cards that the viewer chooses from now."""
        return self.looking if self.viewer is not None and self.active == self.viewer else ()
