"""What differs between two views: the places that a reader has not seen as they are now."""

from __future__ import annotations

from collections import Counter

import msgspec

from engine.through_the_ages.view import AgesView


def since(view: AgesView, before: AgesView) -> AgesView:
    """``view`` with every place in ``changed`` that looks different than in ``before``, an older view of the game.

    Places are those of hotspots: a card that has come to the row (cards that have only moved up are not new), and a
    civilization of which anything is different.
    """
    old = Counter(card.card for card in before.row)
    changed = []
    for card in view.row:
        if old[card.card]:
            old[card.card] -= 1
        else:
            changed.append(f"row:{card.place}")
    changed += [
        f"seat:{civ.seat}"
        for civ, was in zip(view.seats, before.seats, strict=True)
        if civ != msgspec.structs.replace(was, civil_hand=civ.civil_hand)
    ]
    return msgspec.structs.replace(view, changed=tuple(changed))
