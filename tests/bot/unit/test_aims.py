"""What decides a game is said during play where its table has chosen a scenario."""

from __future__ import annotations

from bot.words.aims import aim_lines, aim_parts

OPTIONS = {"scenario": "rise_of_assyria", "epochs": "4"}


def test_a_scenario_is_named_with_what_wins_it() -> None:
    assert aim_lines("en", "middle_east", OPTIONS) == [
        "Scenario: The rise of Assyria. 3 players, 2 epochs. Who controls six of ten royal lands wins."
    ]
    (part,) = aim_parts("es", "middle_east", OPTIONS)
    assert part.name == "Escenario: El ascenso de Asiria"
    assert part.text.splitlines()[-1].startswith("**Gana** quien controle al menos seis de Nínive")


def test_a_game_without_a_scenario_has_no_such_line() -> None:
    assert aim_lines("en", "middle_east", {"scenario": "none", "epochs": "2"}) == []
    assert aim_parts("es", "tigris", {"board": "standard"}) == []
