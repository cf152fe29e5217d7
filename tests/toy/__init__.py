"""The toy: a whole small game, made as CONTRIBUTING says. The folders here are those of the program.

It has all that the core offers; ``tests/nim`` is the smallest game that goes the whole way.
"""

from __future__ import annotations

from pathlib import Path

from tests.small_games import installed, module_of

__all__ = ["ROOT", "installed", "toy"]

ROOT = Path(__file__).parent
toy = module_of("engine.toy.game")
