"""The examples in the docstrings of the engine's public door do what they say."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from engine.core import game, match, position, registry


@pytest.mark.parametrize("module", [game, match, position, registry], ids=lambda module: module.__name__)
def test_examples_of_docstrings_are_true(module: ModuleType) -> None:
    failures, examples = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert examples
    assert failures == 0
