"""The table docs/rules/inner_sea.md is complete and true."""

from __future__ import annotations

from pathlib import Path

from engine.inner_sea import state
from engine.inner_sea.game import GAME
from tests.cases.rules_checks import RulesTableChecks
from tests.cases.rules_table import RulesTable

MODULES = (
    "aeneas",
    "areas",
    "building",
    "card_phase",
    "cards",
    "cast",
    "competition",
    "deck",
    "disks",
    "epoch",
    "features",
    "growth",
    "leading",
    "losses",
    "losses_together",
    "own_targets",
    "payments",
    "reactions",
    "reckoning",
    "scenario",
    "setup",
    "sides",
    "unled",
)
HERE = Path(__file__).parent
RULES = (
    "ajustes",
    "apilamiento",
    "bajas_alternativas",
    "botin",
    "cartas_de_anulacion",
    "cartas_de_evento",
    "cast",
    "competicion",
    "construir_una_maravilla",
    "crecimiento",
    "despliegue",
    "despliegue_basico",
    "eneas",
    "escenarios",
    "fase_de_cartas",
    "final_de_epoca",
    "final_de_la_partida",
    "terminos",
)
TABLE = RulesTable(
    "inner_sea.md", ("engine.epochs", "engine.inner_sea"), MODULES, [HERE / f"test_{name}.py" for name in RULES]
)


class TestPage(RulesTableChecks):
    table, game, step = TABLE, GAME, state.Step
    book = "000_*.txt"
    misread = (("maltiples", "multiples"), ("colocacien", "colocacion"), ("tamafio", "tamano"))
