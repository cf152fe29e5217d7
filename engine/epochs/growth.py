"""Growth: withdraw, acquire, resettle, deploy (rulebook, "Fase de crecimiento")."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.core.ask import Ask, Fixed, Flow, Reply, Spelled, Waste, ask_many, only
from engine.core.game import then
from engine.epochs.annals import enter_growth
from engine.epochs.areas import (
    areas_with_room,
    cities,
    contested,
    controlled,
    controls,
    home_of,
    in_play,
    occupied,
    on_map,
    room,
)
from engine.epochs.disks import log_areas, majority_or_tie, make_ready, take_off
from engine.epochs.features import having
from engine.epochs.presence import CITY
from engine.epochs.ranks import presence
from engine.epochs.sides import others_led
from engine.epochs.state import Acquisition, Deployment, Resettlement, State, Withdrawal


def withdrawal(s: State, step: Withdrawal) -> Flow[None]:
    """Disks may go back to the supply (rulebook, "Paso de retiro")."""
    seat, board = step.seat, s.board
    then(s, Acquisition(seat), Resettlement(seat), Deployment(seat))
    withdrawn: list[int] = []
    areas = withdrawable(s, seat)
    while areas:
        options = Spelled(("done",), s.facts.spelled["withdraw"], areas)
        choice = only((yield Ask("withdraw", seat, options, about={"number": len(withdrawn)})))
        if choice == "done":
            break
        area = board.number[choice.partition(":")[2]]
        withdrawn.append(area)
        take_off(s, seat, area)
        if not s.disks[seat][area]:
            # Where a disk is left, one may still go.
            areas = [one for one in areas if one != area]
    log_areas(s, "withdrawal", withdrawn, seat=seat)


def withdrawable(s: State, seat: int) -> list[int]:
    """Areas whose disks may go back to the supply (rulebook, "Paso de retiro")."""
    return s.facts.own.withdrawable(s, seat)


def outside_cities(s: State, seat: int) -> list[int]:
    """Areas with own disks that are no city (rulebook, "Paso de retiro")."""
    own, kinds = s.disks[seat], s.board.kinds
    return [area for area in occupied(s, seat) if own[area] < CITY or kinds[area] != "land"]


def acquisition(s: State, step: Acquisition) -> Flow[None]:
    """What the map gives and abilities make disks ready, a few at least (rulebook, "Paso de adquisición").

    In this order, disk by disk: where the supply is short, an ability finds what the map has left of it.
    """
    seat = step.seat
    parts = growth_parts(s, seat)
    from_map, least = dict(parts), s.facts.numbers.least_ready
    ready = make_ready(s, seat, sum(parts.values()))
    for name, feature in having(s, seat, "acquire"):
        if feature.acquire is not None:
            extra = yield from feature.acquire(s, seat)
            if extra:
                parts[name] = extra
                ready += make_ready(s, seat, extra)
    raised = max(0, least - sum(parts.values()))
    ready += make_ready(s, seat, raised)
    enter_growth(s, seat, parts, least, ready)
    lacking = sum(parts.values()) + raised - ready
    # One of them says why the parts do not add up to what is ready.
    rest = {"lacking": lacking} if lacking > 0 else {"minimum": raised} if raised else {}
    s.log.add(
        f"{s.game}-growth",
        seat=seat,
        ready=ready,
        **from_map,
        abilities=sum(count for name, count in parts.items() if name not in from_map),
        **rest,
    )


def growth_parts(s: State, seat: int) -> dict[str, int]:
    """What the map gives, by where it comes from (rulebook, "Paso de adquisición")."""
    return {item.name: item.count(s, seat) for item in s.facts.own.growth}


def from_settlements(s: State, seat: int) -> int:
    """A disk for each land area with exactly two (rulebook, "Asentamientos")."""
    return len(presence(s, seat).settlements())


def from_seas(s: State, seat: int) -> int:
    """A disk for every few shallow seas (rulebook, "Presencia Marítima")."""
    kinds = s.board.kinds
    return [kinds[area] for area in occupied(s, seat)].count("shallow") // s.facts.numbers.seas_a_disk


def from_trade(s: State, seat: int) -> int:
    """A disk for each partner (rulebook, "Comercio")."""
    return len(partners(s, seat))


def partners(s: State, seat: int) -> list[int]:
    """Opposing civilizations with a disk in or next to a land or shallow sea area one occupies, each once; those of one
    player do not trade with each other.

    Rulebook, "Comercio".
    """
    reach = _trading_reach(s, seat)
    others = [other for other in range(s.seats) if other != seat and reach & presence(s, other).by_rank()[0]]
    return others if s.cast is None else [other for other in others if other not in others_led(s, seat)]


def _trading_reach(s: State, seat: int) -> int:
    """Land and shallow seas that a civilization occupies, and all areas next to them, as bits (``Board.rank_bits``).

    Rulebook, "Comercio".
    """
    reach, near, kinds, bits = 0, in_play(s).near, s.board.kinds, s.board.rank_bits
    for area in occupied(s, seat):
        if kinds[area] != "deep":
            reach |= bits[area] | near[area]
    return reach


def resettlement(s: State, step: Resettlement) -> Flow[None]:
    """One disk of each of any cities becomes ready (rulebook, "Paso de reasentamiento")."""
    seat = step.seat
    own = cities(s, seat)
    if not own:
        return
    options = Fixed(*map(s.facts.spelled["resettle"].__getitem__, own))
    chosen = yield from ask_many(Ask("resettle", seat, options, 0, len(own)))
    areas = [s.board.number[choice.partition(":")[2]] for choice in chosen]
    for area in areas:
        s.disks[seat][area] -= 1
        s.ready[seat] += 1
    log_areas(s, "resettlement", areas, seat=seat)


def deployment(s: State, step: Deployment) -> Flow[None]:
    """Ready disks go on the map, one after the other; what is left returns (rulebook, "Paso de despliegue")."""
    seat = step.seat
    placed: list[int] = []
    areas: Sequence[int] = deployable(s, seat)
    while s.ready[seat] and areas:
        area = deploy_one(s, seat, (yield to_deploy(s, seat, "deploy", areas)))
        if area is None:
            break
        placed.append(area)
        areas = deployable_after(s, seat, areas, area)
    end_deployment(s, seat, placed)
    s.grown = None


def spread(s: State, seat: int, always: Sequence[int], placed: list[int]) -> Flow[None]:
    """Ready disks go where one could deploy, or on the areas ``always``; what is left returns. ``placed``: where some
    have gone before (rulebook, "Paso de despliegue").
    """
    while s.ready[seat]:
        reach = deployable(s, seat)
        more = [area for area in always if area not in reach and room(s, seat, area)]
        if more:
            reach = sorted([*reach, *more])
        area = deploy_one(s, seat, (yield to_deploy(s, seat, "deploy", reach))) if reach else None
        if area is None:
            break
        placed.append(area)
    end_deployment(s, seat, placed)


def end_deployment(s: State, seat: int, placed: Sequence[int]) -> None:
    """Where disks have gone is told; those still ready return to the supply (rulebook, "Paso de despliegue")."""
    log_areas(s, "deployment", placed, seat=seat)
    if s.ready[seat]:
        s.log.add(f"{s.game}-undeployed", seat=seat, disks=s.ready[seat])
    s.supply[seat] += s.ready[seat]
    s.ready[seat] = 0


def to_deploy(s: State, seat: int, key: str, areas: Sequence[int], limit: int = 0) -> Ask:
    """On which of the areas the next ready disk goes; ``deploy_one`` carries the answer out.

    limit: what the question says of the most own disks in an area, 0 where only the stacking limit holds.
    """
    ready = s.ready[seat]
    options = Spelled(("done",), s.facts.spelled["deploy"], areas)
    return Ask(key, seat, options, about={"ready": ready, "limit": limit}, wastes={"done": _wasted(ready)})


@cache
def _wasted(ready: int) -> Waste:
    """What is thrown away by who deploys no more of ``ready`` disks."""
    return Waste("ready-disks", ready)


def deploy_one(s: State, seat: int, reply: Reply) -> int | None:
    """Put one ready disk on the area chosen; returns which, None where the player has had enough."""
    choice = only(reply)
    if choice == "done":
        return None
    area = s.board.number[choice.partition(":")[2]]
    deploy_at(s, seat, area)
    return area


def deploy_at(s: State, seat: int, area: int) -> None:
    """Put one ready disk on an area."""
    s.ready[seat] -= 1
    s.disks[seat][area] += 1


def deployable(s: State, seat: int) -> list[int]:
    """Areas that take one more ready disk: where one is in control or contests, and next to those; with no disk on the
    map, in and next to the home area (rulebook, "Paso de despliegue").
    """
    own, near = occupied(s, seat), in_play(s).neighbours
    if not own:
        home = home_of(s, seat)
        return areas_with_room(s, seat, sorted({home, *near[home]}.difference(s.closed)))
    at_peace = set(controlled(s, seat, own))
    reach = at_peace.union(*map(near.__getitem__, at_peace))
    for area in [area for area in own if area not in at_peace and contested(s, area)]:
        reach.update(_reach_of_contested(s, seat, area))
    return areas_with_room(s, seat, sorted(reach))


def _reach_of_contested(s: State, seat: int, area: int) -> tuple[int, ...]:
    """Itself, and where nobody has more disks there also the areas next to it (rulebook, "Paso de despliegue")."""
    return (area, *in_play(s).neighbours[area]) if majority_or_tie(s, seat, area) else (area,)


def deployable_after(s: State, seat: int, areas: Sequence[int], area: int) -> Sequence[int]:
    """``deployable`` after a disk has come to ``area``, from what it was before: only there can anything be new.

    Rulebook, "Paso de despliegue".
    """
    disks = s.disks[seat][area]
    if disks == 1 == on_map(s, seat):
        return deployable(s, seat)
    reach: Sequence[int] = ()
    if controls(s, seat, area):
        # Where one was in control before, one has come as far before.
        reach = in_play(s).neighbours[area] if disks == 1 else ()
    elif contested(s, area):
        reach = _reach_of_contested(s, seat, area)
    more = areas_with_room(s, seat, set(reach).difference(areas)) if reach else ()
    deployable_areas = sorted([*areas, *more]) if more else areas
    return deployable_areas if room(s, seat, area) else [one for one in deployable_areas if one != area]
