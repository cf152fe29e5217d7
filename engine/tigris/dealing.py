"""What is hidden in a game of Tigris & Euphrates, dealt anew as one seat may imagine it.

Hidden are the tiles behind the other screens, those in the bag, those that others have put out of the game unseen, and
the colours of the points behind the other screens (rulebook, "Preparación de la partida", "Cambiar hasta seis
losetas"). Tiles that a seat has seen leave, and those that it has swapped itself, it knows.
"""

from __future__ import annotations

from engine.core.rng import Rng
from engine.tigris.pieces import COLOURS
from engine.tigris.state import State


def redeal(s: State, seat: int | None, rng: Rng) -> None:
    """Deal anew what is hidden from the seat; every way in which the unseen tiles may be is equally likely."""
    if s.result is not None:
        return
    others = [other for other in range(s.seats) if other != seat]
    swapped = [place for place, mark in enumerate(s.swapped) if mark >> 2 != seat]
    pool = [colour for other in others for colour in range(4) for _ in range(s.hands[other][colour])]
    pool += [s.swapped[place] & 3 for place in swapped]
    pool += s.bag[s.drawn :]
    rng.shuffle(pool)
    for other in others:
        size = sum(s.hands[other])
        dealt, pool = pool[:size], pool[size:]
        s.hands[other] = [dealt.count(colour) for colour in range(4)]
        if not s.rules.open_points:
            s.points[other] = _spread(sum(s.points[other]), rng)
    tiles_swapped = bytearray(s.swapped)
    for place in swapped:
        tiles_swapped[place] = tiles_swapped[place] & ~3 | pool.pop()
    s.swapped = bytes(tiles_swapped)
    # What has been drawn already would tell who drew it.
    s.bag, s.drawn = bytes(pool), 0


def recall(dealt: State, now: State) -> None:
    """Points, which all have seen gained, stay what they are for a player who has counted them."""
    dealt.points = [points[:] for points in now.points]


def _spread(points: int, rng: Rng) -> list[int]:
    """The given number of points, each of a random colour. A player who has counted knows how many there are."""
    counts = [0] * (len(COLOURS) + 1)
    for _ in range(points):
        counts[rng.below(len(counts))] += 1
    return counts


def rewind(begin: State, now: State, dealt: State) -> dict[str, str] | None:
    """Make ``begin``, from which play led to ``now``, lead to ``dealt`` in the same way (see Game).

    Tiles that a seat has revealed since then come out of its hand, points that it has scored on top of what it had.
    """
    if now.drawn != begin.drawn or now.swapped != begin.swapped:
        return None
    for seat in range(begin.seats):
        for mine, was, new in (
            (begin.hands[seat], now.hands[seat], dealt.hands[seat]),
            (begin.points[seat], now.points[seat], dealt.points[seat]),
        ):
            for kind, count in enumerate(new):
                mine[kind] += count - was[kind]
            if min(mine) < 0:
                return None
    begin.bag, begin.drawn, begin.swapped = dealt.bag, dealt.drawn, dealt.swapped
    return {}
