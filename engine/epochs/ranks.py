"""Where disks are, as bits: many areas are looked at in one step.

A bit is that of an area's rank in the order of competitions (``Board.rank_bits``, "Orden de resolución").
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.epochs.presence import Presence
from engine.epochs.state import State


def presence(s: State, faction: int) -> Presence:
    """Where a faction's disks are, looked at once for as long as none of them has moved."""
    disks, last = s.disks[faction], s.facts.last_presence
    known = last.get(faction)
    if known is None or known.disks != disks:
        known = last[faction] = Presence(s.board, disks[:])
    return known


def opponents_of(s: State, seat: int) -> list[int]:
    """All other civilizations."""
    return [other for other in range(s.seats) if other != seat]


def opposing_factions(s: State, faction: int) -> list[int]:
    """All other factions, the Barbarians too."""
    return [other for other in range(s.seats + 1) if other != faction]


def ranks_of(s: State, factions: Iterable[int]) -> int:
    """The areas where any of these factions has disks of its own colour, as bits (``Board.rank_bits``)."""
    ranks, rows, last = 0, s.disks, s.facts.last_presence
    for faction in factions:
        known = last.get(faction)
        # As ``presence``: a call less for each faction counts.
        if known is None or known.disks != rows[faction]:
            known = presence(s, faction)
        ranks |= known.by_rank()[0]
    return ranks


def ranks_of_others(s: State, faction: int) -> int:
    """The areas where any other faction has disks of its own colour, as bits (``Board.rank_bits``)."""
    return ranks_of(s, opposing_factions(s, faction))


def ranks_of_cities(s: State, seats: Iterable[int]) -> int:
    """The areas where any of these civilizations has a city, as bits (``Board.rank_bits``)."""
    ranks, bits = 0, s.board.rank_bits
    for seat in seats:
        for area in presence(s, seat).cities():
            ranks |= bits[area]
    return ranks


def has_allies(s: State) -> bool:
    """Whether any white disk stands beside a civilization."""
    # Lists are compared much faster than looked through.
    return s.allies.count(s.board.empty) != len(s.allies)


def ranks_inhabited(s: State) -> int:
    """The areas with disks of anybody, white ones too, as bits (``Board.rank_bits``)."""
    ranks = ranks_of(s, range(s.seats + 1))
    if has_allies(s):
        for row in s.allies:
            ranks |= Presence(s.board, row).by_rank()[0]
    return ranks
