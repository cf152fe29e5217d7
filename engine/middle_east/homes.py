"""Home areas: fixed ones, several to choose from, and those of the Sea Peoples (rulebook, "Áreas Natales").

The home of the Sea Peoples is Alashiya, or land at most two areas from it that is not next to the home of another
civilization in the game (rulebook, "Despliegue básico para 4 jugadores", F).
"""

from __future__ import annotations

from typing import Final

from engine.epochs.areas import is_land, neighbours
from engine.middle_east.state import State

WANDERERS: Final = "sea_peoples"
CENTRE: Final = "alashiya"


def homes_in_play(s: State, seat: int, civilization: str) -> list[int]:
    """The areas that may be the home of a civilization for a seat that begins with it now: in play, and no other seat's
    home; the one that its card names for this epoch, where it names one that is free.

    Rulebook, "Áreas Natales", "Despliegue básico para 4 jugadores", F, "Despliegue básico para 6 jugadores", H.
    """
    other_homes = {home for other, home in enumerate(s.homes) if other != seat and home >= 0}
    if civilization == WANDERERS:
        return [area for area in _around_alashiya(s, other_homes) if area not in other_homes]
    homes = s.facts.civilizations[civilization].homes
    free = [area for area in homes if area not in s.closed and area not in other_homes]
    named = s.facts.homes_by_epoch.get(civilization, {}).get(s.epoch, -1)
    return [named] if named in free else free


def _around_alashiya(s: State, other_homes: set[int]) -> list[int]:
    """Alashiya, and land within two areas of it that is not next to another's home."""
    centre = s.board.number[CENTRE]
    near = {centre, *neighbours(s, centre)}
    near |= {further for area in sorted(near) for further in neighbours(s, area)}
    return [
        area
        for area in sorted(near)
        if is_land(s, area) and (area == centre or not other_homes.intersection(neighbours(s, area)))
    ]
