"""Growth: withdraw, acquire, resettle, deploy (rulebook, "Fase de crecimiento")."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ask import Ask, Fixed, Flow, Lazy, ask, ask_many
from engine.core.game import then
from engine.epochs.areas import (
    cities,
    contested,
    controls,
    in_play,
    neighbours,
    on_map,
    open_areas,
    room,
    settlements,
)
from engine.epochs.disks import majority_or_tie, take_off
from engine.epochs.features import features_of
from engine.epochs.state import Acquisition, Deployment, Resettlement, State, Withdrawal

LEAST_READY = 3


def withdrawal(s: State, step: Withdrawal) -> Flow[None]:
    """Any disks that are no city may go back to the supply (rulebook, "Paso de retiro")."""
    seat = step.seat
    then(s, Acquisition(seat), Resettlement(seat), Deployment(seat))
    number = 0
    while withdrawable(s, seat):
        options = Lazy(lambda: ["done", *(f"withdraw:{s.board.ids[area]}" for area in withdrawable(s, seat))])
        choice = yield from ask(Ask("withdraw", seat, options, about={"number": number}))
        if choice == "done":
            break
        area = s.board.number[choice.partition(":")[2]]
        take_off(s, seat, area)
        number += 1
        s.log.add(f"{s.game}-withdrew", seat=seat, area=s.board.ids[area])


def withdrawable(s: State, seat: int) -> list[int]:
    """Areas with own disks that are no city (rulebook, "Paso de retiro")."""
    own, land = s.disks[seat], in_play(s).is_land
    return [area for area in open_areas(s) if own[area] and not (own[area] >= 3 and land[area])]


def acquisition(s: State, step: Acquisition) -> Flow[None]:
    """Settlements, seas, trade and abilities make disks ready, at least three (rulebook, "Paso de adquisición")."""
    seat = step.seat
    parts = growth_parts(s, seat)
    for name, feature in features_of(s, seat):
        if feature.acquire is not None:
            extra = yield from feature.acquire(s, seat)
            if extra:
                parts[name] = extra
    wanted = max(LEAST_READY, sum(parts.values()))
    s.ready[seat] = min(wanted, s.supply[seat])
    s.supply[seat] -= s.ready[seat]
    s.log.add(
        f"{s.game}-growth",
        seat=seat,
        ready=s.ready[seat],
        settlements=parts["settlements"],
        seas=parts["seas"],
        trade=parts["trade"],
        abilities=sum(count for name, count in parts.items() if name not in ("settlements", "seas", "trade")),
    )


def growth_parts(s: State, seat: int) -> dict[str, int]:
    """What the map gives: one for each settlement, for every two shallow seas, for each partner in trade.

    Rulebook, "Paso de adquisición".
    """
    own = s.disks[seat]
    seas = [area for area in in_play(s).shallow if own[area]]
    return {"settlements": len(settlements(s, seat)), "seas": len(seas) // 2, "trade": len(partners(s, seat))}


def partners(s: State, seat: int) -> list[int]:
    """Opposing civilizations with a disk in or next to a land or shallow sea area one occupies, each once.

    Rulebook, "Comercio".
    """
    reached: set[int] = set()
    for area in open_areas(s):
        if s.disks[seat][area] and s.board.kinds[area] != "deep":
            reached.add(area)
            reached.update(neighbours(s, area))
    return [
        other for other in range(s.seats) if other != seat and any(s.disks[other][area] for area in sorted(reached))
    ]


def resettlement(s: State, step: Resettlement) -> Flow[None]:
    """One disk of each of any cities becomes ready (rulebook, "Paso de reasentamiento")."""
    seat = step.seat
    own = cities(s, seat)
    if not own:
        return
    ids = s.board.ids
    options = Fixed(*(f"resettle:{ids[area]}" for area in own))
    chosen = yield from ask_many(Ask("resettle", seat, options, 0, len(own)))
    for choice in chosen:
        area = s.board.number[choice.partition(":")[2]]
        s.disks[seat][area] -= 1
        s.ready[seat] += 1
        s.log.add(f"{s.game}-resettled", seat=seat, area=ids[area])


def deployment(s: State, step: Deployment) -> Flow[None]:
    """Ready disks go on the map, one after the other; what is left returns (rulebook, "Paso de despliegue")."""
    seat = step.seat
    while s.ready[seat]:
        areas = deployable(s, seat)
        if not areas:
            break
        if not (yield from deploy_one(s, seat, "deploy", areas)):
            break
    s.supply[seat] += s.ready[seat]
    s.ready[seat] = 0


def deploy_one(s: State, seat: int, key: str, areas: Sequence[int]) -> Flow[bool]:
    """Put one ready disk on one of the areas; False where the player has had enough."""
    options = Fixed("done", *(f"deploy:{s.board.ids[area]}" for area in areas))
    choice = yield from ask(Ask(key, seat, options, about={"ready": s.ready[seat]}))
    if choice == "done":
        return False
    deploy_at(s, seat, s.board.number[choice.partition(":")[2]])
    return True


def deploy_at(s: State, seat: int, area: int) -> None:
    """Put one ready disk on an area."""
    s.ready[seat] -= 1
    s.disks[seat][area] += 1
    s.log.add(f"{s.game}-deployed", seat=seat, area=s.board.ids[area])


def deployable(s: State, seat: int) -> list[int]:
    """Areas that take one more ready disk: where one is in control or contests, and next to those; with no disk on the
    map, in and next to the home area (rulebook, "Paso de despliegue").
    """
    reach: set[int] = set()
    if on_map(s, seat) == 0:
        home = s.facts.civilizations[s.civs[seat]].home
        reach = {home, *neighbours(s, home)}
    for area in open_areas(s):
        if not s.disks[seat][area]:
            continue
        if controls(s, seat, area):
            reach.update((area, *neighbours(s, area)))
        elif contested(s, area):
            reach.add(area)
            if majority_or_tie(s, seat, area):
                reach.update(neighbours(s, area))
    return [area for area in range(s.board.size) if area in reach and area not in s.closed and room(s, seat, area)]
