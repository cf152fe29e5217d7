"""The table docs/rules/toy.md is complete and true."""

from __future__ import annotations

from pathlib import Path

from tests.cases.rules_table import RulesTable
from tests.toy import ROOT, toy

CASES = Path(__file__).with_name("test_rules.py")
TABLE = RulesTable(str(ROOT / "docs" / "rules" / "toy.md"), ("engine.toy",), ("game",), [CASES])


def test_rules_table__is_complete_and_true() -> None:
    assert TABLE.rows_without_a_cell() == []
    assert TABLE.functions_without_rulebook() == []
    assert TABLE.tests_out_of_date() == []
    assert TABLE.long_rows() == []
    assert TABLE.cases_that_do_not_exist() == []
    assert TABLE.cases_not_named() == []
    assert TABLE.steps_not_named(toy.GAME.steps) == []
    assert TABLE.functions_not_named() == []
    assert TABLE.options_not_explained(option.id for option in toy.META.options) == []
