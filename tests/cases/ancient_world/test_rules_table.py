"""The table docs/rules/ancient_world.md is complete and true."""

from __future__ import annotations

from pathlib import Path

from engine.ancient_world import state
from engine.ancient_world.game import GAME
from tests.cases.rules_checks import RulesTableChecks
from tests.cases.rules_table import RulesTable

MODULES = (
    "armies", "attacking", "citizens", "damage", "details", "gains", "goods", "options", "placing", "preparing",
    "round_end", "scoring", "setup", "totals", "turn",
)  # fmt: skip
FILES = [path for path in Path(__file__).parent.glob("test_*.py") if path.stem != "test_rules_table"]
TABLE = RulesTable("ancient_world.md", ("engine.ancient_world",), MODULES, FILES)


class TestPage(RulesTableChecks):
    table, game, step = TABLE, GAME, state.Step
    book = "002_*.txt"
