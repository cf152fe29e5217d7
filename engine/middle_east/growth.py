"""Growth by terrain, withdrawal from cities, the granary of a temple (rulebook, "Fase de Crecimiento")."""

from __future__ import annotations

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.epochs import growth
from engine.epochs.areas import cities, controlled, home_of, neighbours, occupied
from engine.epochs.disks import talents_left
from engine.epochs.presence import SETTLEMENT
from engine.epochs.ranks import presence
from engine.epochs.state import Acquisition, Deployment, Withdrawal
from engine.middle_east.deities import is_active
from engine.middle_east.gods import announce_growth
from engine.middle_east.state import State

MOUNTAINS_A_DISK = 2
GRANARY_DISKS = 2
CITY = "city:"
"""Before the id of an area, among what a seat has used this turn: it was a city as the withdrawal began."""


def from_mountains(s: State, seat: int) -> int:
    """A disk for every two mountains with a settlement (rulebook, "Presencia en el Área")."""
    grounds = s.board.grounds
    return [grounds[area] for area in presence(s, seat).settlements()].count("mountain") // MOUNTAINS_A_DISK


def from_plains(s: State, seat: int) -> int:
    """A disk for every plain with a settlement (rulebook, "Presencia en el Área")."""
    grounds = s.board.grounds
    return [grounds[area] for area in presence(s, seat).settlements()].count("plain")


def from_fertile_land(s: State, seat: int) -> int:
    """A disk for every fertile area that one controls, or that has a settlement (rulebook, "Presencia en el Área")."""
    own, grounds = s.disks[seat], s.board.grounds
    fertile = [area for area in occupied(s, seat) if grounds[area] == "fertile"]
    settled = [area for area in fertile if own[area] == SETTLEMENT]
    return len(settled) + len(controlled(s, seat, [area for area in fertile if own[area] != SETTLEMENT]))


def withdrawal(s: State, step: Withdrawal) -> Flow[None]:
    """Any number of disks of areas that hold a city as the step begins (rulebook, "Paso de Retiro")."""
    seat = step.seat
    yield from announce_growth(s, seat)
    s.spent[seat] += [f"{CITY}{s.board.ids[area]}" for area in cities(s, seat)]
    yield from growth.withdrawal(s, step)


def withdrawable(s: State, seat: int) -> list[int]:
    """Areas with a city, or that had one as the step began; with the option, also areas shared with others.

    Rulebook, "Paso de Retiro", and the advice in "Paso de Despliegue".
    """
    spent, shared, own = s.spent[seat], s.options.shared_withdrawal, occupied(s, seat)
    areas = set(cities(s, seat))
    if spent:
        number = s.board.number
        areas.update(number[word[len(CITY) :]] for word in spent if word.startswith(CITY))
    if shared:
        areas.update(set(own).difference(controlled(s, seat, own)))
    return [area for area in own if area in areas]


def acquisition(s: State, step: Acquisition) -> Flow[None]:
    """What all games of the family give; then two of the new disks may go back for a mina.

    Rulebook, "Paso de Adquisición", "Graneros de los Templos".
    """
    seat = step.seat
    prisoners = s.ready[seat]
    yield from growth.acquisition(s, step)
    if s.ready[seat] - prisoners >= GRANARY_DISKS and is_active(s, seat) and talents_left(s, 1):
        about: dict[str, str | int] = {"disks": GRANARY_DISKS, "ready": s.ready[seat]}
        choice = yield from ask(Ask("granary", seat, Fixed("keep", "store"), about=about))
        if choice == "store":
            s.ready[seat] -= GRANARY_DISKS
            s.supply[seat] += GRANARY_DISKS
            s.treasury[seat] += 1
            s.log.add(f"{s.game}-granary", seat=seat, disks=GRANARY_DISKS)


def deployment(s: State, step: Deployment) -> Flow[None]:
    """As in all games of the family; who has no disk on the map as the step begins may use the home area and those next
    to it for all disks of the step.

    Rulebook, "Paso de Despliegue".
    """
    seat = step.seat
    if occupied(s, seat):
        yield from growth.deployment(s, step)
        return
    home = home_of(s, seat)
    yield from growth.spread(s, seat, sorted({home, *neighbours(s, home)}), [])
    s.grown = None
