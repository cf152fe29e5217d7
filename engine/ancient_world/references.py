"""What the states of The Ancient World call things by."""

from __future__ import annotations

from typing import Final

from engine.ancient_world.dealing import DECKS
from engine.ancient_world.facts import ACTIONS, BOARD, BOX, TRIBES
from engine.core.references import References, in_order

_KINDS: Final = ("empire", "military", "titan", "district", "city")

REFERENCES: Final = References(
    numbers={"deck": in_order(DECKS)},
    counted=("deck",),
    ids={
        **{kind: [card.id for card in BOX if card.kind == kind] for kind in _KINDS},
        "action": ACTIONS,
        "deal": [f"{action.id}:{deal.id}" for action in BOARD.values() for deal in action.deals],
        "tribe": TRIBES,
    },
)
