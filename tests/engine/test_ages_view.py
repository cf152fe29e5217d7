"""What a view of Through the Ages tells of the present step, of armies, and of hands."""

from __future__ import annotations

import pytest

from engine.through_the_ages.state import (
    Aggression,
    Colonize,
    FinalEvents,
    OfferPact,
    Politics,
    ResolveEvent,
    ResolveWar,
    SendForce,
    Step,
)
from engine.through_the_ages.view import ArmiesView, StepView
from engine.through_the_ages.views import view
from tests.cases.through_the_ages.board import civ, n, state


@pytest.mark.parametrize(
    ("step", "seen"),
    [
        (Politics(1), StepView("politics", 1)),
        (ResolveWar(0, n("war_over_culture"), 1), StepView("war", 0, "war_over_culture", 1)),
        (Aggression(1, n("raid_i"), 0), StepView("aggression", 1, "raid_i", 0)),
        (OfferPact(0, n("military_pact"), 1, 0), StepView("pact", 0, "military_pact", 1)),
        (ResolveEvent(0, n("rats")), StepView("event", 0, "rats")),
        (Colonize(1, n("vast_territory_i")), StepView("colonize", 1, "vast_territory_i")),
        (SendForce(1, n("vast_territory_i"), 5), StepView("force", 1, "vast_territory_i", bid=5)),
        (FinalEvents(), StepView("final", -1)),
    ],
)
def test_the_step_that_is_being_done(step: Step, seen: StepView) -> None:
    s = state(civ(), civ())
    s.agenda = [step]
    assert view(s, None).step == seen


def test_armies_whole_outdated_and_with_an_air_force() -> None:
    """Two armies of conquistadors, one of them with warriors, two levels below the tactic."""
    units = "swordsmen=1 warriors=1 knights=4 air_forces=1"
    s = state(civ(workers=units, tactic="conquistadors", exclusive=True), civ())
    assert view(s, None).seats[0].armies == ArmiesView(whole=1, outdated=1, flown=1, strength=5 + 3 + 5)
    assert view(s, None).seats[1].armies is None


def test_limits_of_hands_and_what_pacts_add_to_production() -> None:
    s = state(
        civ(cards="library_of_alexandria", pact=("international_trade_agreement", 1, "A")),
        civ(),
    )
    mine, theirs = view(s, None).seats
    assert (mine.civil_limit, mine.military_limit) == (5, 3)
    assert (theirs.civil_limit, theirs.military_limit) == (4, 2)
    assert (mine.food_pacts, mine.resource_pacts) == (0, 1)
    assert (theirs.food_pacts, theirs.resource_pacts) == (1, 0)
