"""The map by the numbers of its areas, which states store."""

from __future__ import annotations

from typing import Final

import msgspec

from data.numbers import ids_by_number
from engine.epochs.geography import Geography, Kind

MOST_AREAS: Final = 256
"""Marks of the annals keep an area in a byte."""


class Board(msgspec.Struct, frozen=True):
    """The map by area number.

    grounds: what decides how many disks an area takes: its terrain, or its kind where it has none. adjacent: numbers
    of the neighbours. order: rank in the order of competitions, north-east to south-west (rulebook, "Orden de
    resolución"). edges: the edges of the map an area touches. home_of: the civilization whose home area it is, "" for
    none. in_order: all areas in the order of competitions; rank_bits: by area, a bit that says which of those it is;
    deep_ranks: the bits of deep seas. empty: no disk in any area.
    """

    ids: tuple[str, ...]
    kinds: tuple[Kind, ...]
    grounds: tuple[str, ...]
    adjacent: tuple[tuple[int, ...], ...]
    order: tuple[int, ...]
    home_of: tuple[str, ...]
    islands: tuple[str, ...]
    regions: tuple[str, ...]
    edges: tuple[tuple[str, ...], ...]
    number: dict[str, int]
    numbers: range
    is_land: tuple[bool, ...]
    in_order: tuple[int, ...]
    rank_bits: tuple[int, ...]
    deep_ranks: int
    empty: list[int]

    @property
    def size(self) -> int:
        """How many areas there are."""
        return len(self.ids)


def board_of(geography: Geography) -> Board:
    """The map by the numbers of its areas, which states store.

    Raises ValueError where a number is there twice or left out, or too large for a byte of the annals.
    """
    ids = ids_by_number(geography.title, ((area.id, area.number) for area in geography.areas.values()))
    if len(ids) > MOST_AREAS:
        raise ValueError(f"{geography.title}: {len(ids)} areas, but states have room for {MOST_AREAS} in a byte")
    number = {name: place for place, name in enumerate(ids)}
    areas = [geography.areas[name] for name in ids]
    in_order = tuple(sorted(number.values(), key=lambda area: areas[area].order))
    rank_bits = tuple(1 << in_order.index(area) for area in number.values())
    return Board(
        ids=ids,
        kinds=tuple(area.kind for area in areas),
        grounds=tuple(area.terrain or area.kind for area in areas),
        adjacent=tuple(tuple(sorted(number[near] for near in area.adjacent)) for area in areas),
        order=tuple(area.order for area in areas),
        home_of=tuple(area.home_of for area in areas),
        islands=tuple(area.island for area in areas),
        regions=tuple(area.region for area in areas),
        edges=tuple(area.edges for area in areas),
        number=number,
        numbers=range(len(ids)),
        is_land=tuple(area.is_land for area in areas),
        in_order=in_order,
        rank_bits=rank_bits,
        deep_ranks=sum(rank_bits[number[area.id]] for area in areas if area.is_deep),
        empty=[0] * len(ids),
    )
