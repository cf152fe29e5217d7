"""What options say they cost is what they take (rulebook, "Fase de acciones", "Fase política")."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.core.position import Position
from engine.through_the_ages import banks
from engine.through_the_ages.cards import IDS
from engine.through_the_ages.game import GAME
from engine.through_the_ages.state import State
from tests.cases.through_the_ages.board import OPTIONS, Table, actions, civ, politics

PLAIN = frozenset(
    ["take", "increase", "build", "upgrade", "destroy", "wonder", "revolution", "tactic", "copy", "barbarossa", "bach"]
)
"""Kinds of actions that bring back nothing of what they cost, but for leaders in ``GIVING``."""

GIVING = ("aristotle", "isaac_newton", "leonardo_da_vinci", "maximilien_robespierre")


def cost(t: Table, option: str) -> dict[str, int]:
    """What an option of the question that seat 0 is asked costs."""
    return dict(t.asks[0].options.cost(option))


def held(s: State, seat: int) -> dict[str, int]:
    """What a seat may still spend."""
    p, turn = s.players[seat], s.turn
    return {
        "civil": p.civil + turn.civil,
        "military": p.military + turn.military,
        "food": banks.food(p) + turn.food,
        "resources": banks.resources(p) + turn.resources + turn.unit_resources,
        "science": p.science + turn.unit_science,
    }


def test_fase_de_acciones__an_option_takes_what_it_says_it_costs() -> None:
    seen: Counter[str] = Counter()
    for seed in range(4):
        rng = Random(seed)
        position = Position.set_up(GAME, OPTIONS | {"resigning": "no"}, 3, seed)
        while asks := position.asks():
            ask = asks[0]
            options = [option for option in ask.options if option not in ("end", "pass")] or list(ask.options)
            # The kind first, so that rare kinds come often.
            verb = rng.choice(sorted({option.partition(":")[0] for option in options}))
            fitting = options if ask.least > 1 else [item for item in options if item.partition(":")[0] == verb]
            chosen = rng.sample(fitting, max(1, ask.least))
            verb = chosen[0].partition(":")[0]
            before, leader = held(position.state, ask.seat), position.state.players[ask.seat].leader
            price = dict(ask.options.cost(chosen[0]))
            position.apply(ask.seat, chosen)
            if ask.key != "action" or verb not in PLAIN or (leader >= 0 and IDS[leader] in GIVING):
                continue
            after = held(position.state, ask.seat)
            if verb in ("wonder", "revolution"):
                # A completed wonder and a new government change what one has.
                before.pop("civil"), before.pop("military")
            spent = {kind: before[kind] - after[kind] for kind in before if before[kind] != after[kind]}
            assert spent == {kind: count for kind, count in price.items() if count and kind in before}, chosen
            seen[verb] += 1
    assert set(seen) >= {"take", "increase", "build", "upgrade", "destroy", "wonder", "revolution"}


def test_jugar_una_carta_de_accion__the_cost_is_that_of_what_the_card_lets_one_do() -> None:
    t = actions(
        civ(civil_hand="rich_land_a frugality_a engineering_genius_a breakthrough_i irrigation", unfinished="colossus")
    )
    assert cost(t, "play:rich_land_a:build:bronze") == {"civil": 1, "resources": 1}
    assert cost(t, "play:frugality_a") == {"civil": 1, "food": 2}
    assert cost(t, "play:engineering_genius_a") == {"civil": 1, "resources": 1}
    assert cost(t, "play:breakthrough_i:develop:irrigation") == {"civil": 1, "science": 3}


def test_jugar_una_agresion__the_cost_is_military_actions_twice_against_gandhi() -> None:
    t = politics(civ(military_hand="plunder_i"), civ(cards="mahatma_gandhi"), civ())
    assert cost(t, "attack:plunder_i:2") == {"military": 2}
    assert cost(t, "attack:plunder_i:3") == {"military": 1}
    assert cost(t, "pass") == {}
