"""What competition cards and abilities ask of the competition that is being resolved."""

from __future__ import annotations

from engine.epochs.areas import contested_areas, factions_in, is_land, neighbours, strength
from engine.epochs.effects.aims import Areas, Options, fight_area
from engine.epochs.state import Fight, State


def fight_of(s: State) -> Fight:
    """The competition that is being resolved."""
    assert s.fight is not None
    return s.fight


def on_land(s: State, seat: int) -> bool:
    """Whether the competition is on land."""
    return is_land(s, fight_of(s).area)


def land_fight(s: State, seat: int) -> list[int]:
    """The area of the competition where that is on land."""
    return [area for area in fight_area(s, seat) if is_land(s, area)]


def fleet_fight(s: State, seat: int) -> list[int]:
    """The area of the competition where ships can reach it: a sea, or land next to a sea with own disks."""
    own_disks = s.disks[seat]
    return [
        area
        for area in fight_area(s, seat)
        if not is_land(s, area) or any(own_disks[near] and not is_land(s, near) for near in neighbours(s, area))
    ]


def mainland_fight(s: State, seat: int) -> list[int]:
    """The area of the competition where that is on land and on no island."""
    return [area for area in land_fight(s, seat) if not s.board.islands[area]]


def foes(s: State, seat: int, area: int) -> list[int]:
    """Opposing factions in an area, those with nothing but allies there too (rulebook, "Discos blancos")."""
    return [faction for faction in factions_in(s, area) if faction != seat]


def sides(areas: Areas) -> Options:
    """Options for opposing factions in the competition, where it is one of the areas: ``stack:rome:2``."""
    return lambda s, seat: [
        f"stack:{s.board.ids[area]}:{faction}" for area in areas(s, seat) for faction in foes(s, seat, area)
    ]


def civilizations_of(s: State, options: list[str]) -> list[str]:
    """Those of the stacks that are no Barbarians'."""
    return [name for name in options if not name.endswith(f":{s.barbarians}")]


def contests(s: State, seat: int) -> list[int]:
    """Every contested area, and the one being resolved, where the game carries out what is announced there also when it
    is not contested any more (rulebook, "Cartas de competición").
    """
    areas = contested_areas(s)
    here = [] if s.facts.own.peace_cancels else fight_area(s, seat)
    return sorted({*areas, *here}) if here else areas


def own_contests(s: State, seat: int) -> list[int]:
    """Those of ``contests`` where this civilization takes part: with disks, or by what it has announced there."""
    here = [s.fight.area] if s.fight is not None and s.fight.played_by(seat) else []
    return [area for area in contests(s, seat) if area in here or strength(s, seat, area)]


def has_disks_here(s: State, seat: int) -> bool:
    """Whether own disks, not only allies, are in the competition."""
    return s.disks[seat][fight_of(s).area] > 0
