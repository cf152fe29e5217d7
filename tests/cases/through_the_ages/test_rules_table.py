"""The table docs/rules/through_the_ages.md is complete and true."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from engine.through_the_ages import state
from engine.through_the_ages.game import GAME
from tests.cases.rules_table import RulesTable, book_is_here

MODULES = (
    "action_cards", "action_phase", "armies", "attacks", "banks", "building", "colonies", "drawing", "ending", "events",
    "impacts", "leaders", "losses", "offers", "pacts", "paying", "politics", "prices", "production", "ranking",
    "resigning", "row", "setup", "tactics", "taking", "technologies", "turn", "values", "wonders",
)  # fmt: skip
CASES = (
    "agresiones_y_pactos", "aplicar_un_evento", "cartas_de_accion", "cartas_de_tactica", "colonizacion",
    "comida_y_recursos", "desarrollo_del_juego", "efectos", "every_card", "eventos", "fase_de_acciones",
    "fase_politica", "final_de_turno", "inicio_de_turno", "lideres", "maravillas", "preparacion", "tecnologias",
    "tus_valores",
)  # fmt: skip
FILES = [Path(__file__).parent / f"test_{name}.py" for name in CASES]
TABLE = RulesTable("through_the_ages.md", ("engine.through_the_ages",), MODULES, FILES)
BOOK = "004_*.txt"


def test_rules_table__every_row_has_section_rule_function_and_case() -> None:
    assert TABLE.rows_without_a_cell() == []


@pytest.mark.sources
def test_rules_table__every_function_named_exists_and_names_the_rulebook() -> None:
    assert TABLE.functions_without_rulebook() == []


def test_rules_table__its_last_column_is_what_make_rules_writes() -> None:
    assert TABLE.tests_out_of_date() == []


def test_rules_table__every_option_of_a_table_is_explained() -> None:
    assert TABLE.options_not_explained(option.id for option in GAME.meta.options) == []


def test_rules_table__no_row_is_too_long_to_read() -> None:
    assert TABLE.long_rows() == []


def test_rules_table__every_case_named_exists() -> None:
    assert TABLE.cases_that_do_not_exist() == []


def test_rules_table__every_case_is_named() -> None:
    assert TABLE.cases_not_named() == []


@pytest.mark.sources
def test_rules_table__every_rules_function_is_named() -> None:
    assert TABLE.functions_not_named() == []


def test_rules_table__every_step_and_what_plays_it_is_named() -> None:
    assert set(get_args(state.Step)) == set(GAME.steps)
    assert TABLE.steps_not_named(GAME.steps) == []


@pytest.mark.skipif(not book_is_here(BOOK), reason="the rulebook is not beside this repository")
def test_rules_table__every_section_is_a_heading_of_the_rulebook() -> None:
    assert TABLE.sections_not_in(BOOK, {"paktos": "pactos"}) == []
