"""The toy is at hand in every test of the suite."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.engine.conformance.tables import toy_installed


@pytest.fixture(autouse=True)
def toy_game() -> Iterator[None]:
    with toy_installed():
        yield
