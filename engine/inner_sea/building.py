"""Wonders: paid for, placed, held, buried (rulebook, "Construir una maravilla", "Usar maravillas")."""

from __future__ import annotations

from data.casts import NOBODY
from engine.core.ask import Flow
from engine.epochs.areas import controlled, in_play, occupied, occupies, on_map
from engine.epochs.disks import choose_area
from engine.epochs.price import pay
from engine.inner_sea.state import BuildWonder, State

PRICE = 5
LEAST_DISKS = 2


def sites(s: State, seat: int) -> list[int]:
    """Controlled land areas without a wonder (rulebook, "Construir una maravilla")."""
    built_areas, is_land = (
        {wonder.area for wonder in s.wonders.values() if wonder.status == "built"},
        in_play(s).is_land,
    )
    return controlled(s, seat, [area for area in occupied(s, seat) if is_land[area] and area not in built_areas])


def buildable(s: State, seat: int) -> list[str]:
    """Available wonders this seat could pay for and place; one a turn (rulebook, "Construir una maravilla")."""
    disks = on_map(s, seat) - 1
    if "built-wonder" in s.spent[seat] or disks < LEAST_DISKS:
        return []
    if disks + s.treasury[seat] + len(s.hands[seat]) < PRICE:
        return []
    facts, most = s.facts.wonders, s.supply[seat] + min(disks, PRICE)
    keys = sorted(key for key, wonder in s.wonders.items() if wonder.status == "available" and facts[key].disks <= most)
    return keys if keys and sites(s, seat) else []


def build_wonder(s: State, step: BuildWonder) -> Flow[None]:
    """Five resources, two of them disks from the map; disks on the card; the block on its area (rulebook, as above)."""
    seat, wonder = step.seat, s.wonders[step.wonder]
    s.spent[seat].append("built-wonder")
    area = yield from choose_area(s, seat, "wonder-site", sites(s, seat), wonder=step.wonder)
    # Disks paid go to the supply, and there must be enough for the card in the end.
    disks_due = max(LEAST_DISKS, s.facts.wonders[step.wonder].disks - s.supply[seat])
    yield from pay(s, seat, "wonder-price", PRICE, disks_due, area, {"wonder": step.wonder})
    wonder.status, wonder.owner, wonder.area = "built", seat, area
    wonder.disks = s.facts.wonders[step.wonder].disks
    s.supply[seat] -= wonder.disks
    s.log.add(f"{s.game}-built", seat=seat, wonder=step.wonder, area=s.board.ids[area])


def begin_with_wonder(s: State, seat: int, key: str, area: int) -> None:
    """A wonder that a civilization has from the start of a scenario (rulebook, "Escenarios"; our own design)."""
    wonder = s.wonders[key]
    wonder.status, wonder.owner, wonder.area = "built", seat, area
    wonder.disks = s.facts.wonders[key].disks
    s.supply[seat] -= wonder.disks
    s.log.add(f"{s.game}-built", seat=seat, wonder=key, area=s.board.ids[area])


def owner_of_wonder(s: State, target: str) -> int:
    """Whose a wonder among the targets of a card is, "wonder:great_pyramid"; NOBODY for all else."""
    verb, _, key = target.partition(":")
    return s.wonders[key].owner if verb == "wonder" else NOBODY


def wonder_active(s: State, key: str) -> bool:
    """Built, not buried, and its owner occupies the area of its block (rulebook, "Usar Maravillas")."""
    wonder = s.wonders[key]
    return wonder.status == "built" and occupies(s, wonder.owner, wonder.area)


def active_wonders(s: State, seat: int) -> list[str]:
    """The features of the wonders that a seat can use (rulebook, "Usar Maravillas")."""
    return [f"wonder:{key}" for key in held_wonders(s, seat)]


def held_wonders(s: State, seat: int) -> list[str]:
    """Own wonders, not buried, in areas one occupies (rulebook, "Paso de recuento de victoria")."""
    own = s.disks[seat]
    return sorted(
        [
            key
            for key, wonder in s.wonders.items()
            if wonder.owner == seat and wonder.status == "built" and own[wonder.area]
        ]
    )


def wonder_areas(s: State, seat: int) -> int:
    """How many areas with a built wonder, no matter who built it, a civilization occupies.

    Rulebook, "Fase de final de época", 4.
    """
    return sum(wonder.status == "built" and occupies(s, seat, wonder.area) for wonder in s.wonders.values())


def blocks(s: State) -> list[tuple[int, int, int]]:
    """The blocks of built wonders on the map: their number in the order of keys, area, one each."""
    wonders = [(number, wonder) for number, (_, wonder) in enumerate(sorted(s.wonders.items()))]
    return [(number, wonder.area, 1) for number, wonder in wonders if wonder.status == "built"]


def disks_on_cards(s: State, seat: int) -> int:
    """The disks of a seat that are on the cards of its wonders (rulebook, "Construir una maravilla", 2)."""
    return sum(wonder.disks for wonder in s.wonders.values() if wonder.owner == seat)


def spend_wonder(s: State, key: str) -> None:
    """A disk of a wonder's card is spent for its use (rulebook, "Construir una maravilla", 2)."""
    wonder = s.wonders[key]
    wonder.disks -= 1
    s.supply[wonder.owner] += 1


def bury(s: State, key: str) -> None:
    """Turn a wonder face down: its block leaves the map, its disks go back (rulebook, "Maravillas")."""
    wonder = s.wonders[key]
    if wonder.owner >= 0:
        s.supply[wonder.owner] += wonder.disks
    s.wonders[key] = type(wonder)("buried", wonder.owner)
    s.log.add(f"{s.game}-buried", wonder=key)
