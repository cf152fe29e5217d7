"""/state of Tigris & Euphrates: leaders, kingdoms, the own hand and every square where anything lies."""

from __future__ import annotations

import pytest

from bot.games import presentation_of
from bot.games.model import Description
from engine.core.ask import Ask, Fixed
from tests.renderers import tigris_views as views

NAMES = ["Ana", "Ben", "Chen", "Dido"]


def parts(seat: int | None, lang: str = "en") -> dict[str, Description]:
    found = presentation_of("tigris").position(views.middle(seat), lang, NAMES)
    return {part.name: part for part in found}


def test_the_board_is_told_row_by_row_and_leaders_by_their_players() -> None:
    said, view = parts(1), views.middle(1)
    occupied = {item.cell for items in (view.tiles, view.leaders) for item in items} | set(view.catastrophes)
    rows = [line.partition(": ")[2] for line in said["Board, row by row"].text.split("\n")]
    told = [square.split(" ")[0] for row in rows for square in row.split(", ")]
    assert sorted(told) == sorted(occupied)
    assert "H6 Ana’s priest" in said["Board, row by row"].text
    assert "priest H6 (2 temples, 3 followers)" in said["Ana"].text
    assert "Ana’s priest (H6)" in said["Kingdoms"].text


def test_the_hand_is_its_owners_alone_and_rivers_are_for_who_asks() -> None:
    said = parts(1)
    assert "temple × 2" in said["Your hand"].text
    assert "Your hand" not in parts(None)
    assert [part.name for part in said.values() if part.is_extra] == ["Map: rivers"]
    assert said["Map: rivers"].text.startswith("Row 1: E1, F1, G1, H1, I1, M1")


@pytest.mark.parametrize("view", [views.war(), views.end()], ids=["war", "end"])
def test_a_war_and_the_end_are_told_first(view: views.TigrisView) -> None:
    table = presentation_of("tigris").position(view, "es", NAMES)[0]
    begun = "Tigris y Éufrates, la partida ha terminado." if view.final else "Tigris y Éufrates, turno"
    assert table.text.startswith(begun)
    assert ("Guerra de los mercaderes" if view.conflict else "Ben (León)") in table.text


@pytest.mark.parametrize(("lang", "said"), [("en", "War of the traders at "), ("es", "Guerra de los mercaderes en ")])
def test_who_reveals_tiles_reads_which_conflict_it_is_and_where(lang: str, said: str) -> None:
    context, view = presentation_of("tigris").context, views.war()
    assert view.conflict is not None
    squares = f"{view.conflict.attacker.cell}, {view.conflict.defender.cell}"
    assert context(view, 0, Ask("commit:attack", 0, Fixed("commit:0")), lang) == f"{said}{squares}"
    assert context(view, 0, Ask("action", 0, Fixed("pass")), lang) == ""
