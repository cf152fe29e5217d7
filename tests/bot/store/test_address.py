"""Where a database is, as it is written down and as it is shown."""

from pathlib import Path

import pytest

from bot.base.address import PostgresAddress, address_of
from bot.base.config import read_settings


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        (
            "postgresql://ana:s%20cret@db.example.org:5433/games?sslmode=require",
            "postgresql://ana@db.example.org:5433/games",
        ),
        ("postgres://db/games", "postgresql://db/games"),
        ("postgresql:///games?host=/run/postgresql", "postgresql:///games"),
        ("postgresql://ana:secret@[::1/games", "postgresql://?"),
        ("postgresql://ana:se/cret@db/games", "postgresql://?"),
        ("postgresql://ana:se?cret@db/games", "postgresql://?"),
        ("postgresql://ana:se#cret@db/games", "postgresql://?"),
        ("postgresql://ana:s@e/cret@db/games", "postgresql://?"),
    ],
)
def test_an_address_is_shown_without_its_password(url: str, shown: str) -> None:
    address = address_of(url)
    assert isinstance(address, PostgresAddress)
    assert str(address) == shown
    assert "cret" not in repr(address)


def test_all_forms_of_a_password_are_hidden() -> None:
    address = PostgresAddress("postgresql://ana:s%20cret@db/games")
    assert {"s%20cret", "s cret", address.url} == set(address.secrets)
    assert PostgresAddress("postgresql://db/games").secrets == ()
    settings = read_settings({"ZIGGURAT_DATABASE": address.url}, Path("none"))
    assert settings.address == address
    assert set(address.secrets) <= set(settings.secrets)
    assert "cret" not in repr(settings)


def test_everything_else_is_a_path() -> None:
    for text in ("var/ziggurat.sqlite3", "postgresql", "/srv/postgres://x"):
        assert address_of(text) == Path(text)


def test_a_password_that_is_not_written_as_it_should_be_is_hidden() -> None:
    for mark in "/?#":
        assert f"se{mark}cret" in PostgresAddress(f"postgresql://ana:se{mark}cret@db/games").secrets


def test_no_program_is_given_a_password_for_all_to_read() -> None:
    address = PostgresAddress("postgres://a%2Fb:s%20cret@db:5433/games?sslmode=require")
    assert address.without_password == "postgresql://a%2Fb@db:5433/games?sslmode=require"
    assert address.password == "s cret"
    address = PostgresAddress("postgresql://ana@db/games?sslmode=require&password=s%20cret&port=5433")
    assert address.without_password == "postgresql://ana@db/games?sslmode=require&port=5433"
    assert address.password == "s cret"
    assert {"s%20cret", "s cret"} <= set(address.secrets)
