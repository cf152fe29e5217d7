"""Who is far behind may begin anew with another civilization (rulebook, "Paso de Eneas")."""

from __future__ import annotations

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.core.game import then
from engine.epochs.areas import home_of, is_land, on_map, open_areas, room
from engine.epochs.disks import choose_area, log_areas, place, take_off
from engine.epochs.features import civilization_about
from engine.epochs.growth import deploy_at, deploy_one, deployable
from engine.inner_sea.state import Aeneas, AeneasDeployment, State

AENEAS_GAP = 5
AENEAS_DISKS = 16


def offers(s: State) -> list[Aeneas]:
    """Everybody may, in turn order (rulebook, "Paso de Eneas")."""
    return [Aeneas(seat) for seat in s.order]


def may_invoke_aeneas(s: State, seat: int) -> bool:
    """Once a game, not in the last epoch: five points behind everybody, or no disk on the map (rulebook, "Eneas")."""
    if s.aeneas[seat] or s.epoch >= s.rules.epochs:
        return False
    others = [s.points[other] for other in range(s.seats) if other != seat]
    return on_map(s, seat) == 0 or all(points - s.points[seat] >= AENEAS_GAP for points in others)


def aeneas(s: State, step: Aeneas) -> Flow[None]:
    """A civilization gives up what it has and begins anew elsewhere (rulebook, "Paso de Eneas")."""
    seat = step.seat
    if not may_invoke_aeneas(s, seat):
        return
    due = AENEAS_DISKS + 2 * (s.epoch - 1)
    choice = yield from ask(Ask("aeneas", seat, Fixed("decline", "invoke"), about={"disks": due}))
    if choice == "decline":
        return
    s.aeneas[seat] = True
    for wonder in s.wonders.values():
        if wonder.owner == seat:
            s.supply[seat] += wonder.disks
            wonder.disks = 0
    for item in [item for item in s.investments if item.seat == seat]:
        s.supply[seat] += item.disks
        s.investments.remove(item)
        s.discard.append(item.card)
    _turn_barbarian(s, seat)
    free = sorted(set(s.facts.civilizations) - set(s.civs))
    homes = [key for key in free if s.facts.civilizations[key].homes[0] not in s.closed]
    kept = s.civs[seat]
    options = Fixed(*(f"civ:{key}" for key in (kept, *homes)))
    choice = yield from ask(Ask("aeneas-civilization", seat, options, about=civilization_about(s)))
    s.civs[seat] = choice.partition(":")[2]
    s.ready[seat] = min(due, s.supply[seat])
    s.supply[seat] -= s.ready[seat]
    s.log.add(f"{s.game}-aeneas", seat=seat, civilization=s.civs[seat])
    then(s, AeneasDeployment(seat))


def _turn_barbarian(s: State, seat: int) -> None:
    """All disks of a civilization on the map become Barbarians, as far as there are any and the limits allow."""
    for area in range(s.board.size):
        place(s, s.barbarians, area, take_off(s, seat, area, s.disks[seat][area]))


def aeneas_deployment(s: State, step: AeneasDeployment) -> Flow[None]:
    """A land area that is nobody else's home, then outwards from there (rulebook, "Paso de Eneas", 5)."""
    seat = step.seat
    homes = {home_of(s, other) for other in range(s.seats) if other != seat}
    areas = [area for area in open_areas(s) if is_land(s, area) and area not in homes and room(s, seat, area)]
    start = yield from choose_area(s, seat, "aeneas-area", areas)
    deploy_at(s, seat, start)
    placed = [start]
    while s.ready[seat]:
        reach = deployable(s, seat)
        if start not in reach and room(s, seat, start):
            reach = sorted([*reach, start])
        area = (yield from deploy_one(s, seat, "deploy", reach)) if reach else None
        if area is None:
            break
        placed.append(area)
    log_areas(s, "deployment", placed, seat=seat)
    s.supply[seat] += s.ready[seat]
    s.ready[seat] = 0
