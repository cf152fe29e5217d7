"""Citizens: where they are, new ones, exchanged ones (public summary of the symbols; rulebook, "Lugar ciudadano")."""

from __future__ import annotations

from engine.ancient_world.facts import N
from engine.ancient_world.state import Citizen, Player, State
from engine.core.ask import Ask, Fixed, Flow, pick


def lowest_free(p: Player, above: int = 0) -> int:
    """The lowest citizen of the own supply above a number; 0 if there is none."""
    for number in range(above + 1, N.highest_citizen + 1):
        if number not in p.citizens:
            return number
    return 0


def gain_citizen(s: State, seat: int) -> None:
    """The lowest citizen of the supply comes to the "new" area, to be placed from the next round on (rulebook,
    "Restablecer la placa").
    """
    p = s.players[seat]
    number = lowest_free(p)
    if number:
        p.citizens = sorted([*p.citizens, number])
        s.log.add("ancient_world-citizen", seat=seat, citizen=number)


def upgradable(p: Player) -> list[int]:
    """Citizens for which the supply has a higher one."""
    return [number for number in p.citizens if lowest_free(p, number)]


def upgrade(s: State, seat: int) -> Flow[None]:
    """Exchange a citizen for the next higher one of the supply, which takes the old one's place (rulebook: its page of
    symbols is missing; public summary).
    """
    p = s.players[seat]
    numbers = upgradable(p)
    if not numbers:
        return
    choice = yield from pick(Ask("upgrade", seat, Fixed(*(f"citizen:{number}" for number in numbers))))
    old = int(choice.partition(":")[2])
    exchange(s, seat, old, lowest_free(p, old))


def exchange(s: State, seat: int, old: int, new: int) -> None:
    """Put one citizen in another's place (rulebook: as ``upgrade``)."""
    p = s.players[seat]
    for numbers in (p.citizens, p.ready, p.hungry):
        if old in numbers:
            numbers[numbers.index(old)] = new
            numbers.sort()
    for placed in s.spaces.values():
        placed[:] = [Citizen(seat, new) if citizen == Citizen(seat, old) else citizen for citizen in placed]
    for building in p.buildings:
        if building.citizen == old:
            building.citizen = new
    s.log.add("ancient_world-upgrade", seat=seat, citizen=old, to=new)


def placed(s: State, seat: int) -> dict[int, str]:
    """Where the placed citizens are: an action of the board, or "card:ID"."""
    places = {citizen.number: action for action, there in s.spaces.items() for citizen in there if citizen.seat == seat}
    for building in s.players[seat].buildings:
        if building.citizen > 0:
            places[building.citizen] = f"card:{building.card}"
    return places


def lift(s: State, seat: int, number: int) -> None:
    """Take a citizen that is to be placed: a ready one, or a placed one from where it is (rulebook, "Lugar
    ciudadano").
    """
    p = s.players[seat]
    if number in p.ready:
        p.ready.remove(number)
        return
    for there in s.spaces.values():
        if Citizen(seat, number) in there:
            there.remove(Citizen(seat, number))
            return
    next(building for building in p.buildings if building.citizen == number).citizen = -1
