"""The table docs/rules/tigris.md is complete and true."""

from __future__ import annotations

from pathlib import Path

from engine.tigris import state
from engine.tigris.game import GAME
from tests.cases.rules_checks import RulesTableChecks
from tests.cases.rules_table import RulesTable

RULE_MODULES = ("turn", "conflicts", "monuments", "special", "treasures", "scoring", "setup")
FILES = [path for path in Path(__file__).parent.glob("test_*.py") if path.name != Path(__file__).name]
TABLE = RulesTable("tigris.md", ("engine.tigris",), RULE_MODULES, FILES)


class TestPage(RulesTableChecks):
    table, game, step = TABLE, GAME, state.Step
    chapters = frozenset({"board", "special-buildings"})
    book = "001_*.txt"
    misread = (("desarroillo", "desarrollo"),)
