"""Reckoning: seas, points, turn order, sudden death (rulebook, "Fase de ajustes")."""

from __future__ import annotations

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.core.game import then
from engine.epochs.annals import begin_phase
from engine.epochs.areas import city_count, dominated, factions_in, in_turn_order, trim
from engine.epochs.card_phase import offer
from engine.epochs.deck import reveal_top
from engine.epochs.disks import gain_points, log_areas, pay_out_loot
from engine.epochs.features import having, own_steps
from engine.epochs.losses_together import lose_in
from engine.epochs.payments import telling
from engine.epochs.sides import is_led
from engine.epochs.state import (
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
from engine.epochs.unled import name_enemies


def sea_dominance(s: State, step: SeaDominance) -> Flow[None]:
    """What was won at the very end of the competitions is paid out, disks beyond the limits go; then opponents leave
    dominated seas (rulebook, "Botín (saqueo de ciudades)", "Paso de dominación marina").
    """
    s.phase = "reckoning"
    pay_out_loot(s)
    for faction, areas in trim(s).items():
        log_areas(s, "trimmed", areas, seat=faction)
    then(s, VictoryCount(), ResetTurnOrder())
    leaving: list[tuple[int, int, int]] = []
    for seat in list(s.order):
        for area in dominated(s, seat):
            others = [other for other in factions_in(s, area) if other != seat]
            if others:
                s.log.add(f"{s.game}-dominates", seat=seat, area=s.board.ids[area])
                leaving += [(other, area, seat) for other in others]
    for faction in in_turn_order(s, {other for other, _, _ in leaving}):
        due = {area: s.disks[faction][area] for other, area, _ in leaving if other == faction}
        dominant = dict.fromkeys(seat for other, _, seat in leaving if other == faction)
        yield from telling(lose_in(s, faction, due, "card"), "dominance", order=" ".join(map(str, dominant)))


def victory_count(s: State, step: VictoryCount) -> Flow[None]:
    """Points for cities and for whatever else counts in this game.

    Rulebook, "Paso de recuento de victoria".
    """
    for seat in list(s.order):
        for item in s.facts.own.points:
            gain_points(s, seat, item.count(s, seat), item.name)
        for _, feature in having(s, seat, "on_victory_count"):
            flow = None if feature.on_victory_count is None else feature.on_victory_count(s, seat)
            if flow is not None:
                yield from flow


def reset_turn_order(s: State, step: ResetTurnOrder) -> Flow[None]:
    """Most cities first; of those who tie, the one with the fewest points chooses a place; others get theirs by lot.

    Rulebook, "Paso de reinicio de orden de turno".
    """
    groups: dict[int, list[int]] = {}
    for seat in s.order:
        groups.setdefault(city_count(s, seat), []).append(seat)
    order: list[int] = []
    for count in sorted(groups, reverse=True):
        order += yield from _order_of_tied(s, groups[count], len(order))
    s.order = order
    for seat in list(order):
        for _, feature in having(s, seat, "order"):
            if feature.order is not None:
                yield from feature.order(s, seat)
    yield from offer(s, "turn-order")
    s.log.add(f"{s.game}-order", order=" ".join(str(seat) for seat in s.order))
    then(s, *own_steps(s, "order"), SuddenDeath())


def _order_of_tied(s: State, tied: list[int], first: int) -> Flow[list[int]]:
    """Seats with equally many cities, from place ``first`` on: fewest points choose before the others do."""
    places: dict[int, int] = {}
    for points in sorted({s.points[seat] for seat in tied}):
        equal = [seat for seat in tied if s.points[seat] == points]
        free = [place for place in range(len(tied)) if place not in places]
        if len(equal) == 1 and len(free) > 1:
            options = Fixed(*(f"place:{first + item + 1}" for item in free))
            others = " ".join(f"seat:{seat}" for seat in tied if seat != equal[0])
            about: dict[str, str | int] = {"targets": others, "cities": city_count(s, equal[0])}
            choice = yield from ask(Ask("turn-order", equal[0], options, about=about))
            free = [int(choice.partition(":")[2]) - 1 - first]
        elif len(free) > 1:
            s.rng.shuffle(free)
        places.update(zip(free, equal, strict=False))
    return [places[place] for place in range(len(tied))]


def sudden_death(s: State, step: SuddenDeath) -> Flow[None]:
    """The digits of a card's number may end the epoch before its last turn (rulebook, "Paso de muerte súbita")."""
    numbers = s.facts.numbers
    over = s.turn >= numbers.turns
    digits = numbers.sudden_end.get(s.turn)
    if digits is not None and not over:
        number = yield from reveal_top(s, shuffle_back=True)
        over = bool(set(digits).intersection(str(number)))
        s.log.add(f"{s.game}-sudden-death", number=number, over=int(over))
    if over:
        then(s, EndOfEpoch())
    else:
        then(s, *(DrawCards(seat) for seat in s.order if is_led(s, seat)), NextTurn())


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
    name_enemies(s)
    growth = [Withdrawal(seat) for seat in s.order]
    then(s, *own_steps(s, "growth"), *growth, *own_steps(s, "growth-over"), CardPhase())
