"""Establishing a deity, building its temple again, giving a captured one back, instead of playing a card.

Rulebook, "Establecer una Deidad", "Reestablecer una Deidad", "Devolver una Deidad a su Propietario Original".
"""

from __future__ import annotations

from typing import Final

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.epochs.areas import controls, home_of, on_map
from engine.epochs.disks import gain_points
from engine.epochs.price import pay
from engine.middle_east.deities import captives, deity_of
from engine.middle_east.state import EstablishDeity, OfferDeity, RebuildDeity, RequestDeity, State

PRICE: Final = 5
LEAST_DISKS: Final = 2
REBUILDING: Final = 2
RETURN_POINTS: Final = 2
RETURN_COST: Final = 1


def _can_pay(s: State, seat: int, price: int, disks: int) -> bool:
    """Whether a seat has the resources, the last disk of its home not counted."""
    spare = on_map(s, seat) - 1
    return spare >= disks and spare + s.treasury[seat] + len(s.hands[seat]) >= price


def establishable(s: State, seat: int) -> list[str]:
    """Available deities, for a godless civilization that controls its home and can pay.

    Rulebook, "Establecer una Deidad".
    """
    if deity_of(s, seat) or not controls(s, seat, home_of(s, seat)) or not _can_pay(s, seat, PRICE, LEAST_DISKS):
        return []
    return [key for key, deity in s.deities.items() if deity.status == "available" and key in s.facts.deities]


def establish_deity(s: State, step: EstablishDeity) -> Flow[None]:
    """Five resources, two of them disks from the map at least; the temple stands in the home area.

    Rulebook, "Establecer una Deidad".
    """
    seat, home = step.seat, home_of(s, step.seat)
    yield from pay(s, seat, "deity-price", PRICE, LEAST_DISKS, home, {"deity": step.deity})
    _stand(s, seat, step.deity)


def rebuildable(s: State, seat: int) -> list[str]:
    """The own deity whose temple is on its card, for the seat that controls its home and can pay.

    Rulebook, "Reestablecer una Deidad".
    """
    key = deity_of(s, seat)
    if not key or s.deities[key].status not in ("destroyed", "inactive") or not _can_pay(s, seat, REBUILDING, 0):
        return []
    return [key] if controls(s, seat, home_of(s, seat)) else []


def rebuild_deity(s: State, step: RebuildDeity) -> Flow[None]:
    """Two resources of any kind (rulebook, "Reestablecer una Deidad")."""
    seat, home = step.seat, home_of(s, step.seat)
    yield from pay(s, seat, "deity-price", REBUILDING, 0, home, {"deity": step.deity})
    _stand(s, seat, step.deity)


def _stand(s: State, seat: int, key: str) -> None:
    deity = s.deities[key]
    deity.status, deity.owner, deity.holder = "established", seat, -1
    s.log.add(f"{s.game}-established", seat=seat, deity=key)


def returnable(s: State, seat: int) -> list[str]:
    """Captured deities that a seat has not offered this turn (rulebook, "Devolver una Deidad...")."""
    return [key for key in captives(s, seat) if f"offered:{key}" not in s.spent[seat]]


def offer_deity(s: State, step: OfferDeity) -> Flow[None]:
    """The owner may take it or not (rulebook, "Devolver una Deidad a su Propietario Original")."""
    seat, owner = step.seat, s.deities[step.deity].owner
    s.spent[seat].append(f"offered:{step.deity}")
    s.log.add(f"{s.game}-offers-deity", seat=seat, deity=step.deity, other=owner)
    about: dict[str, str | int] = {"deity": step.deity, "seat": seat, "points": RETURN_COST}
    yield from _agree(s, Ask("deity-offer", owner, Fixed("accept", "refuse"), about=about), step.deity, seat)


def requestable(s: State, seat: int) -> list[str]:
    """The own deity where it is captured, and has not been asked for this turn (rulebook, same place)."""
    key = deity_of(s, seat)
    if not key or s.deities[key].status != "captured" or f"requested:{key}" in s.spent[seat]:
        return []
    return [key]


def request_deity(s: State, step: RequestDeity) -> Flow[None]:
    """The captor may give it or not (rulebook, "Devolver una Deidad a su Propietario Original")."""
    seat, holder = step.seat, s.deities[step.deity].holder
    s.spent[seat].append(f"requested:{step.deity}")
    s.log.add(f"{s.game}-requests-deity", seat=seat, deity=step.deity, other=holder)
    about: dict[str, str | int] = {"deity": step.deity, "seat": seat, "points": RETURN_POINTS}
    yield from _agree(s, Ask("deity-request", holder, Fixed("accept", "refuse"), about=about), step.deity, holder)


def _agree(s: State, question: Ask, key: str, captor: int) -> Flow[None]:
    """Where both agree, two points for the captor, one less for the owner; the temple is on its card.

    Rulebook, "Devolver una Deidad a su Propietario Original".
    """
    deity = s.deities[key]
    if (yield from ask(question)) == "refuse":
        s.log.add(f"{s.game}-refuses-deity", seat=question.seat, deity=key)
        return
    deity.status, deity.holder = "destroyed", -1
    s.log.add(f"{s.game}-returned", seat=captor, deity=key, other=deity.owner)
    gain_points(s, captor, RETURN_POINTS, "returns")
    gain_points(s, deity.owner, -RETURN_COST, "returns")
