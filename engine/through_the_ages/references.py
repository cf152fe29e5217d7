"""What the states of Through the Ages call things by."""

from __future__ import annotations

from typing import Final

from engine.core.references import References, in_order
from engine.through_the_ages.annals import CHANGED, SOURCES
from engine.through_the_ages.cards import AGES, BOX, SPECIAL_KINDS, STORED, WORKERS

_IDS: Final = tuple(card.id for card in BOX)

REFERENCES: Final = References(
    numbers={
        "card": in_order(_IDS),
        "worker": in_order(_IDS[:WORKERS]),
        "store": in_order(_IDS[:STORED]),
        "special": in_order(SPECIAL_KINDS),
        "age": in_order(AGES),
        "source": in_order(SOURCES),
        "changed": in_order(CHANGED),
    },
    counted=("worker", "store", "special", "age", "changed"),
    ids={"code": [f"{card.code} {card.id}" for card in BOX if card.code]},
)
"""A code is a card's name in the ids of forces."""
