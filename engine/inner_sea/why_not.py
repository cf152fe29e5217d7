"""Why a wonder cannot be built, paid or used: the first rule that forbids it (rulebook, "Construir una maravilla")."""

from __future__ import annotations

from typing import Final

from engine.core.ask import Ask
from engine.core.errors import Reason
from engine.epochs.areas import occupies, on_map
from engine.epochs.why_not import Rule, why_not
from engine.inner_sea.building import LEAST_DISKS, PRICE, sites
from engine.inner_sea.state import State


def _use(s: State, question: Ask, name: str) -> str | None:
    """Rulebook, "Usar maravillas"."""
    key = name.partition(":")[2]
    if question.key != "compete" or not name.startswith("wonder:") or key not in s.wonders:
        return None
    return "wonder-not-yours" if s.wonders[key].owner != question.seat else None


def _build(s: State, question: Ask, name: str) -> str | Reason | None:
    """Rulebook, "Construir una maravilla"."""
    seat, wonder = question.seat, s.wonders.get(name)
    if wonder is None:
        return Reason(f"{s.game}-no-such-wonder", {"text": name[:40]})
    if wonder.status != "available":
        return Reason(f"{s.game}-wonder-{wonder.status}", {"wonder": name})
    if "built-wonder" in s.spent[seat]:
        return "wonder-one-a-turn"
    if not sites(s, seat):
        return "wonder-no-site"
    disks = on_map(s, seat) - 1
    if disks < LEAST_DISKS or disks + s.treasury[seat] + len(s.hands[seat]) < PRICE:
        return "wonder-too-dear"
    return Reason(f"{s.game}-wonder-supply", {"wonder": name, "disks": s.facts.wonders[name].disks})


def _disk(s: State, question: Ask, name: str) -> str | None:
    """Rulebook, "Construir una maravilla"."""
    if question.key != "wonder-price":
        return None
    return "last-disk-of-site" if occupies(s, question.seat, s.board.number[name]) else "no-own-disk"


def _talent(s: State, question: Ask, name: str) -> str | None:
    """Rulebook, "Construir una maravilla"."""
    if question.key != "wonder-price":
        return None
    return "two-disks-due" if s.treasury[question.seat] else "no-talents"


OWN: Final[dict[str, Rule]] = {"use": _use, "build": _build, "disk": _disk, "talent": _talent}
WHY_NOT: Final = why_not(OWN, ("disk",))
