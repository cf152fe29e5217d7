"""Why a deity cannot be established, raised again, offered or asked for: the first rule that forbids it.

Rulebook, "Establecer una Deidad", "Reestablecer una Deidad", "Devolver una Deidad a su Propietario Original".
"""

from __future__ import annotations

from typing import Final

from engine.core.ask import Ask
from engine.core.errors import Reason
from engine.epochs.areas import controls, factions_in, home_of, occupies
from engine.epochs.why_not import Rule, why_not
from engine.middle_east.deities import MONOTHEISM, captives, deity_of
from engine.middle_east.establishing import LEAST_DISKS, PRICE, REBUILDING
from engine.middle_east.founding import MOST
from engine.middle_east.state import PlaceHomeDisks, State


def _unknown(s: State, name: str) -> Reason | None:
    return None if name in s.deities else Reason(f"{s.game}-no-such-deity", {"text": name[:40]})


def _about(s: State, why: str, name: str) -> Reason:
    return Reason(f"{s.game}-deity-{why}", {"deity": name})


def _too_dear(s: State, price: int, disks: int) -> Reason:
    return Reason(f"{s.game}-deity-too-dear", {"price": price, "disks": disks})


def _establish(s: State, question: Ask, name: str) -> Reason | None:
    """Rulebook, "Establecer una Deidad"."""
    seat = question.seat
    if (unknown := _unknown(s, name)) is not None:
        return unknown
    if name == MONOTHEISM:
        return Reason(f"{s.game}-deity-by-card")
    if deity_of(s, seat):
        return Reason(f"{s.game}-deity-have-one")
    if s.deities[name].status != "available":
        return _about(s, "taken", name)
    if not controls(s, seat, home_of(s, seat)):
        return Reason(f"{s.game}-deity-home")
    return _too_dear(s, PRICE, LEAST_DISKS)


def _rebuild(s: State, question: Ask, name: str) -> Reason | None:
    """Rulebook, "Reestablecer una Deidad"."""
    seat = question.seat
    if (unknown := _unknown(s, name)) is not None:
        return unknown
    if deity_of(s, seat) != name:
        return _about(s, "not-yours", name)
    if s.deities[name].status in ("established", "captured"):
        return _about(s, "stands" if s.deities[name].status == "established" else "is-captive", name)
    if not controls(s, seat, home_of(s, seat)):
        return Reason(f"{s.game}-deity-home")
    return _too_dear(s, REBUILDING, 0)


def _return(s: State, question: Ask, name: str) -> Reason | None:
    """Rulebook, "Devolver una Deidad a su Propietario Original"."""
    if (unknown := _unknown(s, name)) is not None:
        return unknown
    if name not in captives(s, question.seat):
        return _about(s, "not-held", name)
    return Reason(f"{s.game}-deity-asked-already")


def _request(s: State, question: Ask, name: str) -> Reason | None:
    """Rulebook, "Devolver una Deidad a su Propietario Original"."""
    if (unknown := _unknown(s, name)) is not None:
        return unknown
    if deity_of(s, question.seat) != name:
        return _about(s, "not-yours", name)
    if s.deities[name].status != "captured":
        return _about(s, "not-captive", name)
    return Reason(f"{s.game}-deity-asked-already")


def _withdraw(s: State, question: Ask, name: str) -> str | Reason:
    """Rulebook, "Paso de Retiro"."""
    if not occupies(s, question.seat, s.board.number[name]):
        return "no-own-disk"
    return Reason(f"{s.game}-withdraw-not-here", {"area": name, "shared": int(s.options.shared_withdrawal)})


def _deploy(s: State, question: Ask, name: str) -> Reason | None:
    """The first twelve disks of a civilization that is chosen freely: our rule ("Despliegue Básico...")."""
    area = s.board.number[name]
    if question.key != "deploy" or not isinstance(s.agenda[-1], PlaceHomeDisks):
        return None
    if s.disks[question.seat][area] >= MOST:
        return Reason(f"{s.game}-founders-enough", {"area": name, "most": MOST})
    if any(faction != question.seat for faction in factions_in(s, area)) or area in s.homes:
        return Reason(f"{s.game}-founders-apart", {"area": name})
    return None


def _disk(s: State, question: Ask, name: str) -> str | None:
    """Rulebook, "Establecer una Deidad"."""
    if question.key != "deity-price":
        return None
    return "last-disk-at-home" if occupies(s, question.seat, s.board.number[name]) else "no-own-disk"


def _talent(s: State, question: Ask, name: str) -> str | None:
    """Rulebook, "Establecer una Deidad"."""
    if question.key != "deity-price":
        return None
    return "two-disks-due" if s.treasury[question.seat] else "no-talents"


OWN: Final[dict[str, Rule]] = {
    "establish": _establish,
    "rebuild": _rebuild,
    "return": _return,
    "request": _request,
    "withdraw": _withdraw,
    "deploy": _deploy,
    "disk": _disk,
    "talent": _talent,
}
WHY_NOT: Final = why_not(OWN, ("disk",))
