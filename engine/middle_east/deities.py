"""Deities and their temples: whose they are, whom they help, how they are captured and destroyed.

Rulebook, "Establecer una Deidad", "Deidad Capturada".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from data.casts import NOBODY
from engine.epochs.areas import controls, home_of
from engine.epochs.cards import card_of
from engine.epochs.disks import gain_loot, gain_points, gain_talents
from engine.middle_east.state import CaptureDeities, Deity, State

MONOTHEISM: Final = "monotheism"
CAPTURE_POINTS: Final = 1
CAPTURE_MINAS: Final = 1


def deity_of(s: State, seat: int) -> str:
    """The deity whose card a seat has; "" for the godless (rulebook, "Cartas de Religión y Pueblos Ateos")."""
    for key, deity in s.deities.items():
        if deity.owner == seat:
            return key
    return ""


def captives(s: State, seat: int) -> list[str]:
    """The deities whose temples a seat has captured, by key (rulebook, "Deidad Capturada")."""
    return [key for key, deity in s.deities.items() if deity.holder == seat]


def _is_at_home(s: State, seat: int) -> bool:
    return s.disks[seat][home_of(s, seat)] > 0


def is_active(s: State, seat: int) -> bool:
    """Whether the own temple stands and an own disk is with it (rulebook, "Establecer una Deidad", 5 and 6)."""
    key = deity_of(s, seat)
    return bool(key) and s.deities[key].status == "established" and _is_at_home(s, seat)


def helps(s: State, seat: int) -> bool:
    """Whether the benefit of the own deity can be used: also of one whose temple is captured or destroyed, as long as
    there is an own disk at home.

    Rulebook, "Usar Deidades", "Consecuencias para una Civilización cuya Deidad ha sido Capturada o Destruida".
    """
    key = deity_of(s, seat)
    return bool(key) and s.deities[key].status != "inactive" and _is_at_home(s, seat)


def is_faithful(s: State, seat: int) -> bool:
    """Whether a seat may play cards of religion for their effects: with a deity that no card has silenced; where its
    temple does not stand, only with an own disk at home.

    Rulebook, "Cartas de Religión y Pueblos Ateos", "Consecuencias...", "Territorio Natal Sin Discos".
    """
    key = deity_of(s, seat)
    if not key:
        return False
    status = s.deities[key].status
    return status == "established" or (status != "inactive" and _is_at_home(s, seat))


def helping(s: State, seat: int) -> list[str]:
    """The feature of the deity that helps a seat now (rulebook, "Usar Deidades")."""
    # Asked more often than anything else of deities.
    for key, deity in s.deities.items():
        if deity.owner == seat:
            return [f"deity:{key}"] if deity.status != "inactive" and _is_at_home(s, seat) else []
    return []


def temples(s: State) -> list[tuple[int, int, int]]:
    """The temples on the map: the place of their deity in the order of keys, area, one each."""
    return [
        (number, home_of(s, deity.owner), 1)
        for number, deity in enumerate(s.deities.values())
        if deity.status == "established"
    ]


def temple_points(s: State, seat: int) -> int:
    """Its own active temple and, then, each captured one; twice for the temple of Monotheism.

    Rulebook, "Paso de Recuento de Victoria".
    """
    if not is_active(s, seat):
        return 0
    return 1 + (deity_of(s, seat) == MONOTHEISM) + len(captives(s, seat))


def temples_held(s: State, seat: int) -> int:
    """The own temple where it stands, and captured ones (rulebook, "Fase de Final de Época")."""
    key = deity_of(s, seat)
    return int(bool(key) and s.deities[key].status == "established") + len(captives(s, seat))


def silence(s: State, key: str) -> None:
    """A card makes an established, captured or destroyed deity inactive: its temple is on its card.

    Rulebook, "Cartas de Deidad".
    """
    deity = s.deities[key]
    deity.status, deity.holder = "inactive", -1
    if s.deception is not None and s.deception.deity == key:
        s.deception = None
    s.log.add(f"{s.game}-silenced", seat=deity.owner, deity=key)


def replace_deity(s: State, seat: int, key: str) -> None:
    """Another deity stands for the own one, free of charge: its temple comes to the home area, where an own disk is
    there and nobody else controls it; else it waits on its card to be rebuilt.

    The former one is available again; a captor of its temple gives it up; the card of Monotheism is discarded.

    Rulebook, "Notas a las Cartas de Destino", 9 and 95.
    """
    former = deity_of(s, seat)
    if former:
        s.deities[former] = Deity()
        s.log.add(f"{s.game}-gives-up", seat=seat, deity=former)
    for item in [item for item in s.investments if item.seat == seat and card_of(s, item.card).key == MONOTHEISM]:
        s.investments.remove(item)
        s.discard.append(item.card)
    s.deities[key] = Deity("established" if _is_at_home(s, seat) else "destroyed", seat)
    s.log.add(f"{s.game}-established" if _is_at_home(s, seat) else f"{s.game}-worships", seat=seat, deity=key)


def begin_with_deity(s: State, seat: int, key: str, area: int) -> None:
    """A deity that a civilization has from the start of a scenario; its temple stands at home (rulebook, "Escenarios";
    our own design).
    """
    replace_deity(s, seat, key)


def owner_of_deity(s: State, target: str) -> int:
    """Whose a deity among the targets of a card is, "deity:god_of_war"; NOBODY for all else."""
    verb, _, key = target.partition(":")
    return s.deities[key].owner if verb == "deity" else NOBODY


def capturing(s: State) -> list[CaptureDeities]:
    """At the ends of phases and competitions (rulebook, "Deidad Capturada", "Procedimiento para la Competición")."""
    return [CaptureDeities()]


def capture_deities(s: State, step: CaptureDeities) -> None:
    """Who controls another's home takes its temples; the godless and Barbarians destroy them.

    Rulebook, "Deidad Capturada".
    """
    empty_homes = [(seat, home) for seat in s.order if not s.disks[seat][home := home_of(s, seat)]]
    if not empty_homes:
        return
    guarded = {deity.owner if deity.holder < 0 else deity.holder for deity in s.deities.values() if deity.owner >= 0}
    for seat, home in [one for one in empty_homes if one[0] in guarded]:
        key = deity_of(s, seat)
        standing = bool(key) and s.deities[key].status == "established"
        captive_deities = captives(s, seat)
        if not standing and not captive_deities:
            continue
        victor = next((other for other in range(s.seats + 1) if other != seat and controls(s, other, home)), None)
        if victor is None:
            continue
        if victor == s.barbarians or not deity_of(s, victor):
            _destroy(s, victor, key if standing else "", captive_deities)
        else:
            _carry_off(s, victor, key if standing else "", captive_deities)


def _destroy(s: State, victor: int, key: str, captive_deities: Sequence[str]) -> None:
    """All temples go back to their cards; a godless civilization takes a mina from one that stood there.

    Rulebook, "Deidad Capturada".
    """
    for one in [*([key] if key else []), *captive_deities]:
        s.deities[one].status, s.deities[one].holder = "destroyed", -1
        s.log.add(f"{s.game}-temple-destroyed", seat=victor, deity=one)
    if key and victor != s.barbarians:
        _take_minas(s, victor)


def _carry_off(s: State, victor: int, key: str, captive_deities: Sequence[str]) -> None:
    """All temples go to the victor, its own one back to its card; for one that stood there a point and a mina.

    Rulebook, "Deidad Capturada", "Como recompensa por capturar una Deidad activa".
    """
    for one in [*([key] if key else []), *captive_deities]:
        deity = s.deities[one]
        if deity.owner == victor:
            deity.status, deity.holder = "destroyed", -1
            s.log.add(f"{s.game}-temple-recovered", seat=victor, deity=one)
        else:
            deity.status, deity.holder = "captured", victor
            s.log.add(f"{s.game}-temple-captured", seat=victor, deity=one)
    if key:
        gain_points(s, victor, CAPTURE_POINTS + (deity_of(s, victor) == MONOTHEISM), "captures")
        _take_minas(s, victor)


def _take_minas(s: State, seat: int) -> None:
    """Loot of a temple is set aside while competitions go on (rulebook, "Botín (Saqueo de Ciudades)")."""
    if s.phase == "competition":
        gain_loot(s, seat, CAPTURE_MINAS)
    else:
        gain_talents(s, seat, CAPTURE_MINAS)
