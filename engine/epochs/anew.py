"""Beginning anew with another civilization: what its rules share (rulebook, "Paso de Eneas", "Paso de Gilgamesh")."""

from __future__ import annotations

from typing import Final

from engine.core.ask import Flow
from engine.epochs.areas import on_map
from engine.epochs.disks import log_areas, put, take_off
from engine.epochs.growth import deploy_at, spread
from engine.epochs.scenario import points_earned
from engine.epochs.state import State

GAP: Final = 5
"""How many points behind everybody else one must be."""

DISKS: Final = 16
AN_EPOCH: Final = 2
"""Disks to begin anew with; as many again for every epoch that is over."""


def is_far_behind(s: State, seat: int) -> bool:
    """Five points behind everybody, those of a scenario's start left out, or no disk on the map.

    Rulebook, same places, "Escenarios".
    """
    own = points_earned(s, seat)
    return on_map(s, seat) == 0 or all(
        points_earned(s, other) - own >= GAP for other in range(s.seats) if other != seat
    )


def disks_due(s: State) -> int:
    """The disks of a civilization that begins anew now (rulebook, same places, 5)."""
    return DISKS + AN_EPOCH * (s.epoch - 1)


def give_up_investments(s: State, seat: int) -> None:
    """The investments of a seat are discarded, their disks go back, but those with white disks stay.

    Rulebook, same places, 1.
    """
    for item in [item for item in s.investments if item.seat == seat and not s.facts.cards[item.card].white]:
        s.supply[seat] += item.disks
        s.investments.remove(item)
        s.discard.append(item.card)
        s.log.add(f"{s.game}-lays-down", seat=seat, card=s.facts.cards[item.card].key)


def turn_barbarian(s: State, seat: int) -> None:
    """All disks of a civilization on the map become Barbarians, as far as there are any and the limits allow.

    Rulebook, same places, 3.
    """
    lost_areas: list[int] = []
    new_areas: list[int] = []
    for area in range(s.board.size):
        disks = take_off(s, seat, area, s.disks[seat][area])
        lost_areas += [area] * disks
        new_areas += [area] * put(s, s.barbarians, area, disks)
    log_areas(s, "lost-many", lost_areas, seat=seat)
    log_areas(s, "horde", new_areas)


def settle(s: State, seat: int, start: int, always: tuple[int, ...]) -> Flow[None]:
    """The first ready disk goes on ``start``, the others where one could deploy, or on the areas ``always``.

    Rulebook, same places.
    """
    deploy_at(s, seat, start)
    yield from spread(s, seat, always, [start])
