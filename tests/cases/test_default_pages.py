"""The page docs/rules/GAME.md of a game that says nothing of it (no test_rules_table.py) is complete and true."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from tests.cases.rules_table import OWN_TABLE, table_of
from tests.small_games import ROOTS, SMALL, game_of, installed

DEFAULT = [game for game, root in ROOTS.items() if not (root / "tests" / "cases" / game / OWN_TABLE).exists()]


@pytest.mark.parametrize("game", DEFAULT)
def test_the_page_is_complete_and_true(game: str) -> None:
    table, loaded = table_of(game), game_of(game)
    with installed() if game in SMALL else nullcontext():
        assert table.rows_without_a_cell() == []
        assert table.functions_without_rulebook() == []
        assert table.tests_out_of_date() == [], "make rules"
        assert table.long_rows() == []
        assert table.cases_that_do_not_exist() == []
        assert table.cases_not_named() == []
        assert table.steps_not_named(loaded.steps) == []
        assert table.functions_not_named() == [], "neither in the table nor among those that are no rules"
        assert table.options_not_explained(option.id for option in loaded.meta.options) == []
