"""A PostgreSQL server for the tests that are marked so."""

from collections.abc import Iterator

import pytest

from tests.bot.store.postgres import server, why_not


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server; skips where there is none."""
    if why_not():
        pytest.skip(why_not())
    with server() as address:
        yield address
