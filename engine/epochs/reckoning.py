"""Reckoning: seas, points, turn order, Aeneas, sudden death (rulebook, "Fase de ajustes")."""

from __future__ import annotations

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.core.game import then
from engine.epochs.annals import begin_phase
from engine.epochs.areas import (
    cities,
    dominated,
    factions_in,
    in_turn_order,
    is_land,
    occupies,
    on_map,
    open_areas,
    room,
    trim,
)
from engine.epochs.card_phase import offer
from engine.epochs.deck import reveal_top
from engine.epochs.disks import choose_area, gain_points, log_areas, lose, place, take_off
from engine.epochs.features import civilization_about, features_of
from engine.epochs.growth import deploy_at, deploy_one, deployable
from engine.epochs.state import (
    TURNS,
    Aeneas,
    AeneasDeployment,
    CardPhase,
    DrawCards,
    EndOfEpoch,
    NextTurn,
    ResetTurnOrder,
    SeaDominance,
    State,
    SuddenDeath,
    VictoryCount,
    Withdrawal,
)

AENEAS_GAP = 5
AENEAS_DISKS = 16


def sea_dominance(s: State, step: SeaDominance) -> Flow[None]:
    """Disks beyond the limits go; then opponents leave dominated seas (rulebook, "Paso de dominación marina")."""
    s.phase = "reckoning"
    trim(s)
    then(s, VictoryCount(), ResetTurnOrder())
    leaving: list[tuple[int, int]] = []
    for seat in list(s.order):
        for area in dominated(s, seat):
            others = [other for other in factions_in(s, area) if other != seat]
            if others:
                s.log.add(f"{s.game}-dominates", seat=seat, area=s.board.ids[area])
                leaving += [(other, area) for other in others]
    for faction in in_turn_order(s, {other for other, _ in leaving}):
        for other, area in leaving:
            if other == faction:
                yield from lose(s, other, area, s.disks[other][area], "dominance")


def victory_count(s: State, step: VictoryCount) -> Flow[None]:
    """A point for each city and for each wonder that shares a land area with an own disk.

    Rulebook, "Paso de recuento de victoria".
    """
    for seat in list(s.order):
        gain_points(s, seat, len(cities(s, seat)), "cities")
        gain_points(s, seat, len(held_wonders(s, seat)), "wonders")
        for _, feature in features_of(s, seat):
            flow = None if feature.reckon is None else feature.reckon(s, seat)
            if flow is not None:
                yield from flow


def held_wonders(s: State, seat: int) -> list[str]:
    """Own wonders, not buried, in areas one occupies (rulebook, "Paso de recuento de victoria")."""
    return [
        key
        for key, wonder in sorted(s.wonders.items())
        if wonder.status == "built" and wonder.owner == seat and occupies(s, seat, wonder.area)
    ]


def reset_turn_order(s: State, step: ResetTurnOrder) -> Flow[None]:
    """Most cities first; of those who tie, whoever has fewest points chooses a place; equal ones get theirs by lot.

    Rulebook, "Paso de reinicio de orden de turno".
    """
    groups: dict[int, list[int]] = {}
    for seat in s.order:
        groups.setdefault(len(cities(s, seat)), []).append(seat)
    order: list[int] = []
    for count in sorted(groups, reverse=True):
        order += yield from _order_of_tied(s, groups[count], len(order))
    s.order = order
    for seat in list(order):
        for _, feature in features_of(s, seat):
            if feature.order is not None:
                yield from feature.order(s, seat)
    yield from offer(s, "turn-order")
    s.log.add(f"{s.game}-order", order=" ".join(str(seat) for seat in s.order))
    then(s, *(Aeneas(seat) for seat in s.order), SuddenDeath())


def _order_of_tied(s: State, tied: list[int], first: int) -> Flow[list[int]]:
    """Seats with equally many cities, from place ``first`` on: fewest points choose before the others do."""
    places: dict[int, int] = {}
    for points in sorted({s.points[seat] for seat in tied}):
        equal = [seat for seat in tied if s.points[seat] == points]
        free = [place for place in range(len(tied)) if place not in places]
        if len(equal) == 1 and len(free) > 1:
            options = Fixed(*(f"place:{first + item + 1}" for item in free))
            others = " ".join(f"seat:{seat}" for seat in tied if seat != equal[0])
            about: dict[str, str | int] = {"targets": others, "cities": len(cities(s, equal[0]))}
            choice = yield from ask(Ask("turn-order", equal[0], options, about=about))
            free = [int(choice.partition(":")[2]) - 1 - first]
        elif len(free) > 1:
            s.rng.shuffle(free)
        places.update(zip(free, equal, strict=False))
    return [places[place] for place in range(len(tied))]


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
    homes = [key for key in free if s.facts.civilizations[key].home not in s.closed]
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
    homes = {s.facts.civilizations[s.civs[other]].home for other in range(s.seats) if other != seat}
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


def sudden_death(s: State, step: SuddenDeath) -> Flow[None]:
    """From the second turn on a card's number may end the epoch (rulebook, "Paso de muerte súbita")."""
    over = s.turn >= TURNS
    if 2 <= s.turn < TURNS:
        number = yield from reveal_top(s, shuffle_back=True)
        over = bool({"2", "3"}.intersection(str(number)) if s.turn == 3 else "2" in str(number))
        s.log.add(f"{s.game}-sudden-death", number=number, over=int(over))
    if over:
        then(s, EndOfEpoch())
    else:
        then(s, *(DrawCards(seat) for seat in s.order), NextTurn())


def next_turn(s: State, step: NextTurn) -> None:
    """The turn marker moves on (rulebook, "Avanzar el turno")."""
    s.turn += 1
    begin_turn(s)


def begin_turn(s: State) -> None:
    """Growth, in turn order, comes first (rulebook, "Fase de crecimiento")."""
    begin_phase(s, "growth")
    s.spent = [[] for _ in range(s.seats)]
    s.passed = [False] * s.seats
    s.log.add(f"{s.game}-turn", epoch=s.epoch, turn=s.turn)
    then(s, *(Withdrawal(seat) for seat in s.order), CardPhase())
