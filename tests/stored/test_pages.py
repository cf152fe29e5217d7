"""What is stored today is what the pages say; where it is not, the test says what to do."""

from __future__ import annotations

from copy import deepcopy

import pytest

from engine.core.registry import games
from tests.stored import make
from tests.stored.facts import Page, differences, file_of, page_of, read, verdict, written
from tests.toy import ROOT as TOY
from tests.toy import installed

PAGE = page_of("through_the_ages")


@pytest.mark.parametrize("game", games())
def test_what_is_stored_is_what_the_page_says(game: str) -> None:
    file = file_of(game)
    said = verdict(game, read(file.read_text("utf-8")) if file.exists() else None, page_of(game))
    assert not said, f"{game}: {said}"


def test_what_is_stored_of_the_toy_is_what_its_page_says() -> None:
    with installed():
        now = page_of("toy")
    assert verdict("toy", read(file_of("toy", TOY / "tests" / "stored").read_text("utf-8")), now) == ""


def test_a_page_is_read_as_it_was_written() -> None:
    assert read(written("through_the_ages", PAGE)) == PAGE


def changed(section: str, old: str, *new: str) -> Page:
    """The page with a line replaced, or taken away where nothing is put there."""
    page = deepcopy(PAGE)
    at = page[section].index(old)
    page[section][at : at + 1] = new
    return page


BREAKING = {
    "a card has another number": ("number card", "0 agriculture", "0 irrigation"),
    "a card is gone": ("number card", "235 military_bonus_iii", *()),
    "a list of the state is longer": ("counted store", "11 computers", "11 computers", "12 neural_networks"),
    "an option of the table is gone": ("option", "resigning no"),
    "a choice is called otherwise": ("choice", "bid", "offer"),
    "a question has another key": ("question", "bid", "auction"),
    "a field is new": ("state", "Player.idle: int = 0", "Player.idle: int = 0", "Player.envoys: int = 0"),
    "a field has another type": ("state", "Player.idle: int = 0", "Player.idle: float = 0"),
    "a step is called otherwise": ("state", "EndTurn type EndTurn", "EndOfTurn type EndOfTurn"),
}


@pytest.mark.parametrize("why", BREAKING)
def test_what_would_spoil_stored_games_asks_for_another_rules_version(why: str) -> None:
    section, *lines = BREAKING[why]
    now = changed(section, *lines)
    said = verdict("through_the_ages", PAGE, now)
    assert said.startswith("raise rules_version in engine/through_the_ages/meta.py to 2,"), said
    assert "make stored" in said
    assert f"[{section}]" in said
    # With another version it is the page alone that is to be written anew.
    now["rules_version"] = ["2"]
    assert verdict("through_the_ages", PAGE, now).startswith("renew")


ADDED = {
    "a card": ("number card", "235 military_bonus_iii", "235 military_bonus_iii", "236 new"),
    "a question": ("question", "bid", "bid", "bribe"),
    "a choice": ("choice", "bid", "bid", "bribe"),
    "an option": ("option", "resigning no", "resigning no", "resigning late"),
}


@pytest.mark.parametrize("what", ADDED)
def test_what_is_only_added_asks_for_a_new_page(what: str) -> None:
    section, *lines = ADDED[what]
    said = verdict("through_the_ages", PAGE, changed(section, *lines))
    assert said.startswith("renew the page: make stored")
    assert [item.section for item in differences(PAGE, changed(section, *lines))] == [section]


def test_nothing_is_written_that_asks_for_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    before = file_of("through_the_ages").read_bytes()
    monkeypatch.setattr(make, "page_of", lambda _: changed("number card", "0 agriculture", "0 irrigation"))
    assert make.renew("through_the_ages").startswith("raise")
    assert file_of("through_the_ages").read_bytes() == before


def test_one_game_is_renewed_alone_and_an_unknown_one_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    renewed: list[str] = []
    monkeypatch.setattr(make, "renew", lambda game: renewed.append(game) or "")
    assert make.main(["tigris"]) == ""
    assert renewed == ["tigris"]
    assert make.main(["tigris", "chess"]).startswith("There is no game chess; there are ancient_world")
    assert renewed == ["tigris"]
    assert make.main([]) == ""
    assert renewed == ["tigris", *games()]
