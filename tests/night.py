"""What is left for the night: by day a few of many alike are tried, at night all of them (``make nightly``)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def by_day(day: Iterable[Any], every: Iterable[Any]) -> list[Any]:
    """For ``parametrize``: all of ``every``, in their order; those that are not in ``day`` have their turn at night."""
    kept = list(day)
    values = list(every)
    missing = [value for value in kept if value not in values]
    assert not missing, f"none of them all: {missing}"
    return [value if value in kept else at_night(value) for value in values]


def each(number: int, of: Iterable[Any]) -> list[Any]:
    """For ``parametrize``: every so many by day, the rest at night."""
    return [value if at % number == 0 else at_night(value) for at, value in enumerate(of)]


def at_night(value: Any) -> Any:
    """One value, or a tuple of values, that has its turn at night."""
    values = value if isinstance(value, tuple) else (value,)
    return pytest.param(*values, marks=pytest.mark.nightly)
