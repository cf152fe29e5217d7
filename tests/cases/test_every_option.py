"""Every option of a game's tables has a case of what it changes."""

from __future__ import annotations

import importlib
from contextlib import nullcontext

import pytest

from engine.core.game import OptionSpec
from tests.cases.options import changes, missing, to_show
from tests.cases.rules_table import OPTIONS
from tests.small_games import HOME, METAS, ROOTS, SMALL, installed


@pytest.mark.parametrize("game", [game for game in ROOTS if METAS[game].options])
def test_every_option_has_a_case_of_its_effect(game: str) -> None:
    file = ROOTS[game] / "tests" / "cases" / game / OPTIONS
    assert file.exists(), f"write {file.relative_to(HOME)}: a case for {', '.join(missing(game))}"
    with installed() if game in SMALL else nullcontext():
        importlib.import_module(".".join(file.relative_to(HOME).with_suffix("").parts))
    assert missing(game) == []


def test_a_case_that_shows_nothing_fails() -> None:
    def shows_nothing(options: dict[str, str]) -> None:
        assert options

    def shows_it(options: dict[str, str]) -> None:
        assert options == {"burn": "no"}

    changes("toy", "burn", "no")(shows_it)()
    with pytest.raises(pytest.fail.Exception, match="changes nothing here"):
        changes("toy", "burn", "no")(shows_nothing)()
    with pytest.raises(AssertionError, match="anyway"):
        changes("toy", "burn", "yes")


def test_of_an_option_with_numbers_one_is_enough() -> None:
    assert to_show(OptionSpec("goal", ("none", "25", "50"), "none")) == {("goal", "")}
    assert to_show(OptionSpec("boards", ("plain", "chosen", "random"), "plain")) == {
        ("boards", "chosen"),
        ("boards", "random"),
    }
