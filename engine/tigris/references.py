"""What the states of Tigris & Euphrates call things by."""

from __future__ import annotations

from typing import Final

from engine.core.references import References, in_order
from engine.tigris.boards import BOARDS, CELL_NAMES
from engine.tigris.monuments import monument_id
from engine.tigris.pieces import COLOURS, DYNASTIES, MONUMENT_COLOURS

REFERENCES: Final = References(
    numbers={
        "square": in_order(CELL_NAMES),
        "colour": in_order(COLOURS),
        "dynasty": in_order(DYNASTIES),
        "monument": in_order(map(monument_id, range(len(MONUMENT_COLOURS)))),
    },
    counted=("square", "colour", "monument"),
    ids={"board": list(BOARDS)},
)
