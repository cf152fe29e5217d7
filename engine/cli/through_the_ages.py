"""A position of Through the Ages as text, for transcripts, and what statistics count."""

from __future__ import annotations

from collections.abc import Sequence

from engine.through_the_ages.cards import AGES
from engine.through_the_ages.state import State
from engine.through_the_ages.values import culture, science, strength
from engine.through_the_ages.view import AgesView, CivilizationView

PLAYS = ("1st", "2nd", "3rd", "4th")


def board(view: AgesView, names: Sequence[str]) -> list[str]:
    """The card row, what is in the middle, and a few lines for each civilization."""
    row = " ".join(f"{card.place}:{card.card}" for card in view.row)
    last = f", the last round is {view.last_round}" if view.last_round else ""
    lines = [
        f"age {AGES[view.age]}, round {view.round}{last}, cards left {view.civil_deck} and {view.military_deck}",
        f"row: {row or 'empty'}",
    ]
    if view.shared:
        lines.append(f"shared tactics: {' '.join(view.shared)}")
    lines += [f"pact {pact.card}: {names[pact.owner]} and {names[pact.partner]}" for pact in view.pacts]
    for civ in view.seats:
        lines += _civilization(civ, names[civ.seat] + (" to play" if civ.seat == view.active else ""))
    return lines


def _civilization(civ: CivilizationView, name: str) -> list[str]:
    alone = [civ.government, *civ.specials, *([civ.leader] if civ.leader else []), *civ.wonders, *civ.colonies]
    stages = [f"{civ.unfinished} ({civ.stages} stages)"] if civ.unfinished else []
    works = [f"{item.card}={item.workers}" for item in civ.technologies if item.workers]
    military = sum(back.count for back in civ.military_backs)
    return [
        f"{name}: culture {civ.culture} (+{civ.culture_rating}), science {civ.science} (+{civ.science_rating}), "
        f"strength {civ.strength}, happy {civ.happy} of {civ.needs}",
        f"  food {civ.food} (+{civ.food_production} -{civ.consumption}), "
        f"resources {civ.resources} (+{civ.resource_production} -{civ.corruption}), "
        f"unused {civ.idle}, banks {civ.yellow} and {civ.blue}",
        f"  {' '.join(works)}; {' '.join([*alone, *stages])}",
        f"  hand: {' '.join(civ.civil_hand or ()) or civ.civil_count}; {military} military",
    ]


def own(view: AgesView) -> str:
    """The viewer's military hand and own events to come."""
    assert view.viewer is not None, "the public has no hand"
    return f"{' '.join(view.military_hand or ()) or 'no cards'}; prepared {' '.join(view.prepared) or 'nothing'}"


def figures(state: State, seat: int) -> dict[str, float]:
    """What is counted of a seat when the game is over."""
    return {
        "culture": state.players[seat].culture,
        "culture a turn": culture(state, seat),
        "science a turn": science(state, seat),
        "strength": strength(state, seat),
        "rounds": state.round,
    }


def kinds(state: State, seat: int) -> list[str]:
    """What may be an advantage to a seat, when the game begins: who plays first, the chair."""
    return [f"plays {PLAYS[(seat - state.first) % state.seats]}", f"sits {PLAYS[seat]}"]
