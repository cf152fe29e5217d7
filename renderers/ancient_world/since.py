"""What differs between two views: the places that a reader has not seen as they are now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from engine.ancient_world.view import CityView, OfferView, WorldView


def since(view: WorldView, before: WorldView) -> WorldView:
    """``view`` with every place in ``changed`` that looks different than in ``before``, an older view of the game.

    Places are those of hotspots: actions, new cards of the rows, other titans, the district, cities.
    """
    changed = [f"action:{now.action}" for now, was in zip(view.spaces, before.spaces, strict=True) if now != was]
    changed += _new("row", view.row, before.row)
    changed += _new("military", view.military_row, before.military_row)
    changed += [f"titan:{stars + 1}" for stars, card in enumerate(view.titans) if card and card != before.titans[stars]]
    if view.district and view.district != before.district:
        changed.append("district")
    changed += [
        f"seat:{now.seat}"
        for now, was in zip(view.cities, before.cities, strict=True)
        if _without_secrets(now) != _without_secrets(was)
    ]
    return msgspec.structs.replace(view, changed=tuple(changed))


def _without_secrets(city: CityView) -> CityView:
    """A city without what only its owner sees."""
    return msgspec.structs.replace(city, stored=None)


def _new(name: str, now: Sequence[OfferView], before: Sequence[OfferView]) -> Iterator[str]:
    """The places of cards that have come to a row; those that have only moved are not new."""
    old = Counter(offer.card for offer in before)
    for at, offer in enumerate(now):
        if old[offer.card]:
            old[offer.card] -= 1
        else:
            yield f"{name}:{at + 1}"
