"""Nim: the smallest game that goes the whole way, with a default wherever there is one; ``tests/toy`` has more.

The folders here are those of the program.
"""

from __future__ import annotations

from tests.small_games import module_of

nim = module_of("engine.nim.game")
