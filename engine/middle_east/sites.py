"""Marked areas: Mountain of Gold, Oasis, Fishing Grounds.

Whoever controls one when growth is acquired takes its benefit and a white disk off its card; with the last one the card
is discarded and the mark goes.

Rulebook, "Cubos", "Cartas de Inversión".
"""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.core.ask import Flow
from engine.epochs.areas import controls, in_play
from engine.epochs.card_phase import end_investment
from engine.epochs.cards import Play
from engine.epochs.disks import gain_talents
from engine.epochs.features import Feature
from engine.epochs.ranks import ranks_inhabited
from engine.epochs.reactions import negated
from engine.epochs.state import Investment
from engine.middle_east.namespace import feature
from engine.middle_east.state import State

GROUNDS: Final = {"mountain_of_gold": "mountain", "oasis": "desert", "fishing_grounds": "shallow"}
"""By key of the card, where its mark may come."""


def suitable(s: State, key: str) -> list[int]:
    """Empty areas of the right kind (rulebook, "Cartas de Inversión")."""
    anybody, bits, marked = ranks_inhabited(s), s.board.rank_bits, s.sites.values()
    return [
        area for area in in_play(s).by_ground.get(GROUNDS[key], ()) if area not in marked and not bits[area] & anybody
    ]


def mark(s: State, key: str, area: int) -> None:
    """An area is marked (rulebook, "Cubos")."""
    s.sites[key] = area
    s.log.add(f"{s.game}-site", card=key, area=s.board.ids[area])


def sites_held(s: State, seat: int) -> list[str]:
    """The features of marked areas that a seat controls (rulebook, "Cartas de Inversión")."""
    return [f"site:{key}" for key, area in s.sites.items() if controls(s, seat, area)]


def card_of_site(s: State, key: str) -> Investment | None:
    """The card with the white disks of a marked area."""
    return next((item for item in s.investments if s.facts.cards[item.card].key == key), None)


def close_site(s: State, key: str) -> None:
    """The card is discarded and the mark goes."""
    item = card_of_site(s, key)
    if item is not None:
        end_investment(s, item.card)
    s.sites.pop(key, None)
    s.log.add(f"{s.game}-site-gone", card=key)


def _reap(s: State, seat: int, key: str, minas: int, ready: int) -> Flow[int]:
    """A white disk goes; the player who controls the area gains minas and ready disks. A negate card ends it all.

    Rulebook, "Cartas de Inversión".
    """
    item = card_of_site(s, key)
    if item is None:
        return 0
    s.log.add(f"{s.game}-reaps", seat=seat, card=key, area=s.board.ids[s.sites[key]])
    here = f"area:{s.board.ids[s.sites[key]]}"
    if (yield from negated(s, Play(seat, "investment", key, item.card, (here,)))):
        close_site(s, key)
        return 0
    item.disks -= 1
    if not item.disks:
        close_site(s, key)
    gain_talents(s, seat, minas)
    return ready


for _key, _minas, _ready in (("mountain_of_gold", 2, 0), ("oasis", 1, 1), ("fishing_grounds", 0, 2)):
    feature(f"site:{_key}", Feature(acquire=partial(_reap, key=_key, minas=_minas, ready=_ready)))
