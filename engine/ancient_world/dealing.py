"""What is hidden, dealt anew as one seat may imagine it: stored cards of others, cards they look at, and piles.

The deck of a stored card is seen on its back.
"""

from __future__ import annotations

from engine.ancient_world.facts import CARDS
from engine.ancient_world.state import State
from engine.core.rng import Rng

DECKS = "AB"


def redeal(s: State, seat: int | None, rng: Rng) -> None:
    """Deal anew what is hidden from the seat (None: from the public); every way that fits is equally likely."""
    for number, deck in enumerate(DECKS):
        piles = [s.decks[number], *(p.stored for other, p in enumerate(s.players) if hides_stored(s, other, seat))]
        if hides_looking(s, seat):
            piles.append(s.looking)
        places = [(pile, at) for pile in piles for at, card in enumerate(pile) if CARDS[card].deck == deck]
        pool = [pile[at] for pile, at in places]
        rng.shuffle(pool)
        for (pile, at), card in zip(places, pool, strict=True):
            pile[at] = card
    for pile in s.titans:
        _shuffle(pile, 0, len(pile) - 1, rng)
    _shuffle(s.districts, s.known_districts, hidden_districts_end(s), rng)
    rng.shuffle(s.military)


def hides_stored(s: State, owner: int, viewer: int | None) -> bool:
    """Whether a seat's stored cards are hidden from this viewer."""
    return s.rules.hides_stored and owner != viewer


def looks_at_districts(s: State) -> bool:
    """Whether the cards being looked at are districts, which everybody sees."""
    return bool(s.looking) and CARDS[s.looking[0]].kind == "district"


def hides_looking(s: State, viewer: int | None) -> bool:
    """Whether somebody else is looking at empire cards."""
    return bool(s.looking) and not looks_at_districts(s) and s.looker() != viewer


def hidden_districts_end(s: State) -> int:
    """Where the hidden districts end in the pile: below the face-up one, which is missing while somebody chooses."""
    top = len(s.districts) if looks_at_districts(s) else len(s.districts) - 1
    return max(s.known_districts, top)


def _shuffle(pile: list[str], begin: int, end: int, rng: Rng) -> None:
    part = pile[begin:end]
    rng.shuffle(part)
    pile[begin : begin + len(part)] = part


def rewind(begin: State, now: State, dealt: State) -> dict[str, str] | None:
    """Make ``begin``, from which play led to ``now``, lead to ``dealt`` in the same way (see Game).

    In a step cards leave piles at the top, stored cards leave hands, districts come under their pile.
    """
    pairs = [*zip(begin.decks, now.decks, dealt.decks, strict=True), (begin.military, now.military, dealt.military)]
    pairs += zip(begin.titans, now.titans, dealt.titans, strict=True)
    for old, new, other in pairs:
        if old[: len(new)] != new:
            return None
        cards = now.looking if old[len(new) :] == now.looking[::-1] else []
        old[: len(new)] = other
        if cards:
            old[len(new) :] = dealt.looking[::-1]
    if begin.looking == now.looking:
        begin.looking[:] = dealt.looking
    end = hidden_districts_end(now)
    hidden, place = now.districts[now.known_districts : end], begin.known_districts
    if begin.districts[place : place + len(hidden)] != hidden:
        return None
    begin.districts[place : place + len(hidden)] = dealt.districts[now.known_districts : end]
    for before, after, anew in zip(begin.players, now.players, dealt.players, strict=True):
        _rewind_stored(before.stored, after.stored, anew.stored)
    return {}


def _rewind_stored(begin: list[str], now: list[str], dealt: list[str]) -> None:
    """Stored cards that are still there become those that were dealt; those that have been shown stay."""
    pairs = list(zip(now, dealt, strict=True))
    for place, card in enumerate(begin):
        if pairs and pairs[0][0] == card:
            begin[place] = pairs.pop(0)[1]
