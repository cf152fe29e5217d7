"""What players of this family of games may settle before they are asked: growth, cards, competitions, reactions.

Rulebook, "Fase de crecimiento", "Fase de cartas", "Procedimiento para la competición", "Cartas de anulación".
"""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.ahead import Ahead, Order, Prospect
from engine.core.ask import Ask, Fixed
from engine.epochs.areas import contested, open_areas, strength
from engine.epochs.card_phase import card_actions
from engine.epochs.competition import usable
from engine.epochs.growth import LEAST_READY, deployable, growth_parts, withdrawable
from engine.epochs.state import Deployment, Fight, State, Withdrawal

COMPETE: Final = "compete"

ORDERS: Final = {
    "reactions": Order({"react": (("let",),), "card-moment": (("keep",),)}),
    "competitions": Order({COMPETE: (("nothing",), ())}),
    "losses": Order({"loss": (("disk",),)}),
}


def prospects(s: State, seat: int) -> list[Prospect]:
    """What this seat may answer ahead, from what it knows: its own hand, and the map as it stands."""
    if not s.civs[seat]:
        return []
    return [*_growth(s, seat), *_cards(s, seat), *_competitions(s, seat)]


def _growth(s: State, seat: int) -> list[Prospect]:
    ids, found = s.board.ids, []
    coming = [type(step) for step in s.agenda if isinstance(step, Withdrawal | Deployment) and step.seat == seat]
    if Withdrawal in coming:
        withdraw = Fixed("done", *(f"withdraw:{ids[area]}" for area in withdrawable(s, seat)))
        found.append(Prospect(Ask("withdraw", seat, withdraw, about={"number": 0})))
    if coming:
        deploy = Fixed("done", *(f"deploy:{ids[area]}" for area in deployable(s, seat)))
        ready = s.ready[seat] or max(LEAST_READY, sum(growth_parts(s, seat).values()))
        found.append(Prospect(Ask("deploy", seat, deploy, about={"ready": ready})))
    return found


def _cards(s: State, seat: int) -> list[Prospect]:
    if s.phase not in ("growth", "cards") or s.passed[seat]:
        return []
    actions = card_actions(s, seat) if s.phase == "cards" else ["pass"]
    return [Prospect(Ask("card-action", seat, Fixed(*actions)))]


def _competitions(s: State, seat: int) -> list[Prospect]:
    """The contested areas where the seat has disks, in the order in which they will be resolved."""
    if s.phase == "reckoning":
        return []
    now = -1 if s.fight is None else s.fight.area
    areas = [area for area in open_areas(s) if area != now and strength(s, seat, area) and contested(s, area)]
    found = []
    for area in sorted(areas, key=s.board.order.__getitem__):
        options = usable(_as_if_fighting(s, area), seat, area)
        if not options and s.rules.everyone_reacts and s.hands[seat]:
            options = ["nothing"]
        if options:
            about: dict[str, str | int] = {"area": s.board.ids[area]}
            found.append(Prospect(Ask(COMPETE, seat, Fixed(*options), 0, len(options), about), "area"))
    return found


def _as_if_fighting(s: State, area: int) -> State:
    """The state as it will look when the area is resolved, to be read only."""
    fight = Fight(area, [[] for _ in range(s.seats)], [0] * (s.seats + 1))
    return msgspec.structs.replace(s, phase="competition", fight=fight)


def spans(s: State) -> dict[str, str]:
    """A turn of all players, and a phase of it."""
    turn = f"{s.epoch}.{s.turn}"
    return {"turn": turn, "phase": f"{turn}.{s.phase}"}


def quiet(s: State) -> bool:
    """Whether everybody with cards is asked, fitting ones or not (rulebook, "Cartas de anulación")."""
    return s.rules.everyone_reacts


AHEAD: Final = Ahead(prospects, {COMPETE: "area"}, ORDERS, spans, quiet)
