"""The table docs/rules/middle_east.md is complete and true."""

from __future__ import annotations

from pathlib import Path

from engine.middle_east import state
from engine.middle_east.game import GAME
from tests.cases.rules_checks import RulesTableChecks
from tests.cases.rules_table import RulesTable

MODULES = (
    "anew",
    "deities",
    "endings",
    "establishing",
    "events",
    "founding",
    "gilgamesh",
    "growth",
    "hands",
    "homes",
    "loot",
    "price",
    "sites",
    "strongholds",
    "ties",
)
HERE = Path(__file__).parent
RULES = (
    "ajustes",
    "cartas_anunciadas",
    "cast",
    "competicion",
    "crecimiento",
    "decisiones",
    "deidades",
    "despliegue_basico",
    "escenarios",
    "eventos",
    "final",
    "fortalezas",
    "gilgamesh",
    "mas_reglas",
    "prisioneros",
)
TABLE = RulesTable(
    "middle_east.md", ("engine.epochs", "engine.middle_east"), MODULES, [HERE / f"test_{name}.py" for name in RULES]
)


class TestPage(RulesTableChecks):
    table, game, step = TABLE, GAME, state.Step
    book = "003_*.txt"
