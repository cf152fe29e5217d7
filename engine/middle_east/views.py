"""From the state to what one seat may see: the only way out."""

from __future__ import annotations

from functools import lru_cache

from engine.epochs.areas import home_of
from engine.epochs.views import view_of
from engine.middle_east.deities import helps, is_active
from engine.middle_east.deity_facts import MiddleEastFacts
from engine.middle_east.state import State, Status
from engine.middle_east.view import DeityView, MiddleEastView, SiteView, StrongholdView


def view(s: State, viewer: int | None) -> MiddleEastView:
    """The game as ``viewer`` (None: the public) sees it."""
    return view_of(
        MiddleEastView,
        s,
        viewer,
        [bool(epochs) for epochs in s.gilgamesh],
        deities=tuple([_deity(s, key) for key in _by_card(s.facts, tuple(s.deities))]),
        strongholds=_strongholds(s),
        sites=tuple(SiteView(card, s.board.ids[area]) for card, area in sorted(s.sites.items())),
        goal=s.options.goal,
    )


@lru_cache(maxsize=16)
def _by_card(facts: MiddleEastFacts, keys: tuple[str, ...]) -> tuple[str, ...]:
    """Deities in the order of their cards; Monotheism, which has none, last."""
    cards = facts.deities
    return tuple(sorted(keys, key=lambda key: (key not in cards, cards[key].id if key in cards else 0)))


def _deity(s: State, key: str) -> DeityView:
    deity = s.deities[key]
    if deity.owner < 0:
        return _unowned(key, deity.status)
    stands = deity.status == "established"
    return DeityView(
        key,
        deity.status,
        deity.owner,
        deity.holder if deity.holder >= 0 else None,
        s.board.ids[home_of(s, deity.owner)] if stands else None,
        is_active(s, deity.owner),
        helps(s, deity.owner),
    )


@lru_cache(maxsize=128)
def _unowned(key: str, status: Status) -> DeityView:
    return DeityView(key, status)


def _strongholds(s: State) -> tuple[StrongholdView, ...]:
    ids, barbarians = s.board.ids, s.barbarians
    return tuple(
        StrongholdView(ids[area], None if faction == barbarians else faction)
        for area, faction in enumerate(s.strongholds)
        if faction >= 0
    )
