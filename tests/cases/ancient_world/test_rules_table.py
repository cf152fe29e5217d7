"""The table docs/rules/ancient_world.md is complete and true."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from engine.ancient_world import state
from engine.ancient_world.game import GAME
from tests.cases.rules_table import RulesTable, book_is_here

MODULES = (
    "armies", "attacking", "citizens", "damage", "gains", "goods", "options", "placing", "preparing", "round_end",
    "scoring", "setup", "totals", "turn",
)  # fmt: skip
FILES = [path for path in Path(__file__).parent.glob("test_*.py") if path.stem != "test_rules_table"]
TABLE = RulesTable("ancient_world.md", ("engine.ancient_world",), MODULES, FILES)
BOOK = "002_*.txt"


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
    assert TABLE.sections_not_in(BOOK) == []
