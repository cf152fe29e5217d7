"""A seat that is far behind may begin anew with another civilization (rulebook, "Paso de Eneas")."""

from __future__ import annotations

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.core.game import then
from engine.epochs.anew import disks_due, give_up_investments, is_far_behind, settle, turn_barbarian
from engine.epochs.areas import home_of, is_land, open_areas, room
from engine.epochs.disks import choose_area, enter_disks
from engine.epochs.features import civilization_about
from engine.inner_sea.state import Aeneas, AeneasDeployment, State


def offers(s: State) -> list[Aeneas]:
    """Everybody may, in turn order (rulebook, "Paso de Eneas")."""
    return [Aeneas(seat) for seat in s.order]


def may_invoke_aeneas(s: State, seat: int) -> bool:
    """Once a game, not in the last epoch: five points behind everybody, or no disk on the map (rulebook, "Eneas")."""
    if s.aeneas[seat] or s.epoch >= s.rules.epochs:
        return False
    return is_far_behind(s, seat)


def aeneas(s: State, step: Aeneas) -> Flow[None]:
    """A civilization gives up what it has and begins anew elsewhere (rulebook, "Paso de Eneas")."""
    seat = step.seat
    if not may_invoke_aeneas(s, seat):
        return
    due = disks_due(s)
    choice = yield from ask(Ask("aeneas", seat, Fixed("decline", "invoke"), about={"disks": due}))
    if choice == "decline":
        return
    s.aeneas[seat] = True
    for key, wonder in s.wonders.items():
        if wonder.owner == seat and wonder.disks:
            s.log.add(f"{s.game}-wonder-spent", seat=seat, wonder=key, disks=wonder.disks)
            s.supply[seat] += wonder.disks
            wonder.disks = 0
    give_up_investments(s, seat)
    turn_barbarian(s, seat)
    free = sorted(set(s.facts.civilizations) - set(s.civs))
    homes = [key for key in free if s.facts.civilizations[key].homes[0] not in s.closed]
    civilization = s.civs[seat]
    options = Fixed(*(f"civ:{key}" for key in (civilization, *homes)))
    choice = yield from ask(Ask("aeneas-civilization", seat, options, about=civilization_about(s)))
    s.civs[seat] = choice.partition(":")[2]
    s.log.add(f"{s.game}-aeneas", seat=seat, civilization=s.civs[seat])
    enter_disks(s, seat, due)
    then(s, AeneasDeployment(seat))


def aeneas_deployment(s: State, step: AeneasDeployment) -> Flow[None]:
    """A land area that is nobody else's home, then outwards from there (rulebook, "Paso de Eneas", 5)."""
    seat = step.seat
    homes = {home_of(s, other) for other in range(s.seats) if other != seat}
    areas = [area for area in open_areas(s) if is_land(s, area) and area not in homes and room(s, seat, area)]
    start = yield from choose_area(s, seat, "aeneas-area", areas)
    yield from settle(s, seat, start, (start,))
