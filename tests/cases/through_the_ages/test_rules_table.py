"""The table docs/rules/through_the_ages.md is complete and true."""

from __future__ import annotations

from pathlib import Path

from engine.through_the_ages import state
from engine.through_the_ages.game import GAME
from tests.cases.rules_checks import RulesTableChecks
from tests.cases.rules_table import RulesTable

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


class TestPage(RulesTableChecks):
    table, game, step = TABLE, GAME, state.Step
    book = "004_*.txt"
    misread = (("paktos", "pactos"),)
