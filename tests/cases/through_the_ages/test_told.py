"""What the log tells a reader who was away: culture and strength from where, what an event compared."""

from __future__ import annotations

from random import Random

import pytest

from data.texts import describe_event
from engine.core.events import Event
from engine.core.position import Position
from engine.through_the_ages.game import GAME
from engine.through_the_ages.sources import COMPARED, of_culture, of_strength
from engine.through_the_ages.state import ResolveWar
from engine.through_the_ages.values import culture, strength
from tests.cases.answers import Table
from tests.cases.through_the_ages.board import OPTIONS, civ, end, event, n, play, politics, state

NAMES = ("Ana", "Ben", "Cara")


def lines(t: Table, *keys: str, lang: str = "en") -> list[str]:
    """The lines of these events."""
    wanted = [f"through_the_ages-{key}" for key in keys]
    return [describe_event(lang, item, NAMES) for item in t.s.log.new if item.key in wanted]


def test_told__culture_of_production_by_what_gives_it() -> None:
    t = end(civ(workers="religion=1 drama=1", cards="joan_of_arc hanging_gardens theocracy"), civ())
    assert lines(t, "production") == [
        "Ana gains 6 culture: 3 from buildings, 1 from the leader, 1 from wonders and 1 from other cards."
    ]
    assert lines(t, "production", lang="es") == [
        "Ana gana 6 de cultura: 3 de los edificios, 1 del líder, 1 de las maravillas y 1 de otras cartas."
    ]


def test_told__production_without_culture() -> None:
    assert lines(end(civ(), civ()), "production") == ["Ana gains 1 science."]


def test_told__a_resource_less_of_a_pact_is_a_loss_where_nothing_was_produced() -> None:
    mine = civ(pact=("acceptance_of_supremacy", 1, "B"), workers="warriors=1", stored="bronze=2")
    t = end(mine, civ(), civ(), age=3)
    assert lines(t, "resources-produced") == []
    assert lines(t, "loses") == ["Ana loses 1 resource (Acceptance of Supremacy)."]


def test_told__both_strengths_of_an_attack_by_what_gives_them() -> None:
    mine = civ(workers="warriors=2 knights=1", cards="strategy colossus", tactic="phalanx", military_hand="spy")
    t = politics(mine, civ(workers="warriors=1 bread_and_circuses=1"), age=2).do("attack:spy:2")
    assert lines(t, "strength") == [
        "Strength of Ana: 12 (4 from units, 3 from armies, 2 from wonders and 3 from other cards).",
        "Strength of Ben: 2 (1 from units and 1 from arenas).",
    ]


def test_told__both_strengths_of_a_war() -> None:
    s = state(civ(wars=(("war_over_culture", 1),), workers="warriors=2"), civ(workers=""), age=3)
    t = play(s, ResolveWar(0, s.players[0].wars[0].card, 1))
    assert lines(t, "war-tied") == []
    assert lines(t, "strength", lang="es") == ["Fuerza de Ana: 2 (2 de las unidades).", "Fuerza de Ben: 0."]


def test_told__a_war_without_a_winner() -> None:
    s = state(civ(wars=(("war_over_culture", 1),)), civ(), age=3)
    t = play(s, ResolveWar(0, s.players[0].wars[0].card, 1))
    assert lines(t, "war-tied") == ["Both are equally strong: War over Culture has no effect."]


def test_told__what_an_event_compares() -> None:
    t = event("crusades", civ(workers="warriors=3"), civ(), civ(workers=""), active=1)
    assert lines(t, "compared-strength") == ["Strength: Ben 1, Cara 0, Ana 3."]
    t = event("barbarians", civ(culture=4), civ(culture=7))
    assert lines(t, "compared-culture", "compared-strength") == ["Culture: Ana 4, Ben 7.", "Strength: Ana 1, Ben 1."]
    assert lines(event("immigration", civ(), civ(), age=1), "compared-happy") == ["Happy faces: Ana 0, Ben 0."]


def test_told__every_event_that_names_the_strongest_or_weakest_compares() -> None:
    assert COMPARED[n("uncertain_borders")] == ("strength",)
    assert COMPARED[n("terrorism")] == ("culture",)
    assert n("rats") not in COMPARED


def test_told__cards_that_go_with_an_age_and_a_leader_who_is_replaced() -> None:
    outdated = Event("through_the_ages-outdated", {"seat": 0, "civil": 2, "military": 1})
    assert describe_event("es", outdated, NAMES) == "Ana descarta cartas anticuadas: 2 civiles y 1 militar."
    replaced = Event("through_the_ages-leader-replaced", {"seat": 0, "card": "joan_of_arc", "old": "moses"})
    assert describe_event("en", replaced, NAMES) == "Ana replaces Moses with Joan of Arc as leader."


def test_told__rats_find_nothing_where_there_is_no_food() -> None:
    assert lines(event("rats", civ(stored="agriculture=2"), civ()), "loses") == ["Ana loses 2 food (Rats)."]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_told__sources_add_up_to_the_ratings_all_through_games(seats: int) -> None:
    dice, position = Random(seats), Position.set_up(GAME, OPTIONS, seats, seats)
    while asks := position.asks():
        s = position.state
        for seat in s.playing():
            assert max(0, sum(of_culture(s, seat).values())) == culture(s, seat)
            assert max(0, sum(of_strength(s, seat, seat).values())) == strength(s, seat)
        ask = asks[0]
        options = [option for option in ask.options if option not in ask.grave]
        position.apply(ask.seat, tuple(dice.sample(options, max(ask.least, min(1, ask.most)))))
