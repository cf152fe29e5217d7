"""What a game's page docs/rules/GAME.md has to be; the game's own test_rules_table.py says what page that is."""

from __future__ import annotations

from typing import Any, ClassVar, get_args

import pytest

from engine.core.game import Game
from tests.cases.rules_table import RulesTable, book_is_here


class RulesTableChecks:
    """The checks, as cases of a class that names page, steps and rulebook."""

    table: ClassVar[RulesTable]
    game: ClassVar[Game[Any]]
    step: ClassVar[Any]
    """The union of the game's steps."""
    chapters: ClassVar[frozenset[str]] = frozenset()
    """Options of the table that the rulebook itself explains."""
    book: ClassVar[str]
    """The rulebook's file, as a pattern."""
    misread: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Words of its headings that the scan has misread, and what they are."""

    def test_rules_table__every_row_has_section_rule_function_and_case(self) -> None:
        none_of(self.table.rows_without_a_cell())

    def test_rules_table__every_function_named_exists_and_names_the_rulebook(self) -> None:
        none_of(self.table.functions_without_rulebook())

    def test_rules_table__its_last_column_is_what_make_rules_writes(self) -> None:
        none_of(self.table.tests_out_of_date())

    def test_rules_table__no_row_is_too_long_to_read(self) -> None:
        none_of(self.table.long_rows())

    def test_rules_table__every_case_named_exists(self) -> None:
        none_of(self.table.cases_that_do_not_exist())

    def test_rules_table__every_case_is_named(self) -> None:
        none_of(self.table.cases_not_named())

    def test_rules_table__every_step_and_what_plays_it_is_named(self) -> None:
        assert set(get_args(self.step)) == set(self.game.steps)
        none_of(self.table.steps_not_named(self.game.steps))

    def test_rules_table__every_rules_function_is_named(self) -> None:
        none_of(self.table.functions_not_named())

    def test_rules_table__every_option_of_the_table_is_explained(self) -> None:
        options = [option.id for option in self.game.meta.options if option.id not in self.chapters]
        none_of(self.table.options_not_explained(options))

    def test_rules_table__every_section_is_a_heading_of_the_rulebook(self) -> None:
        if not book_is_here(self.book):
            pytest.skip("the rulebook is not beside this repository")
        none_of(self.table.sections_not_in(self.book, dict(self.misread)))


def none_of(found: list[str]) -> None:
    """Fails with what was found wrong."""
    assert not found, "\n".join(found)
