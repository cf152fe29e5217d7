"""What a stack brings on each kind of ground, as a computer player of the family counts it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec

CITY: Final = 3


class Ground(msgspec.Struct, frozen=True, eq=False):
    """What a stack of one faction brings a turn on some ground, by its disks, from none up; the last entry is for all
    larger ones too.

    growth: disks of growth, in whole and parts (a chance of more). points: what it brings beside them. spare: what each
    disk more is worth. is_fought: whether others who come are fought.
    """

    growth: tuple[float, ...]
    points: tuple[float, ...]
    spare: float = 0.0
    is_fought: bool = True


LAND: Final = Ground((0.0, 0.15, 1.0, 0.0), (0.0, 0.0, 0.05, 1.1), 0.04)
"""Land where a settlement brings a disk of growth and a city a point."""

SHALLOW: Final = Ground((0.0, 0.4, 0.4), (0.0, 0.0, 0.06))
"""Seas of which two bring a disk of growth."""

DEEP: Final = Ground((0.0, 0.0), (0.0, 0.03), is_fought=False)
"""Seas that bring nothing but a way."""

GROUNDS: Final[Mapping[str, Ground]] = MappingProxyType({"land": LAND, "shallow": SHALLOW, "deep": DEEP})
"""The grounds of a game whose lands are all alike."""
