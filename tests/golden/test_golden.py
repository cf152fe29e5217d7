"""Whole games, kept as readable text, go on as they did. After a wanted change: ``make golden``, and read the diff."""

from __future__ import annotations

import difflib

import pytest

from tests.golden.make import FOLDER, GAMES, Golden

ENDINGS = {
    ("en", "bag"): "    The game is over: the bag is empty.",
    ("en", "treasures"): "    The game is over: at most two treasures are left on the board.",
    ("es", "treasures"): "    La partida ha terminado: quedan como máximo dos tesoros en el tablero.",
}


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_game_goes_on_as_it_did(golden: Golden) -> None:
    kept = golden.file.read_text(encoding="utf-8").splitlines()
    now = list(golden.lines())
    difference = list(difflib.unified_diff(kept, now, "kept", "now", lineterm="", n=6))
    assert not difference, "\n".join(difference[:60])


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_game_ends_as_it_is_kept_for(golden: Golden) -> None:
    kept = golden.file.read_text(encoding="utf-8").splitlines()
    assert ENDINGS[golden.lang, golden.ending] in kept
    assert (golden.options.get("special-buildings") == "yes") == any(" puts the " in line for line in kept)


def test_every_way_to_play_and_to_end_is_kept() -> None:
    assert {golden.seats for golden in GAMES} == {2, 3, 4}
    assert {golden.ending for golden in GAMES} == {"bag", "treasures"}
    assert {golden.options.get("board", "classic") for golden in GAMES} == {"classic", "alternative"}
    assert {golden.options.get("special-buildings", "no") for golden in GAMES} == {"no", "yes"}
    assert {golden.lang for golden in GAMES} == {"en", "es"}
    assert {file.name for file in FOLDER.glob("*/*.txt")} == {golden.file.name for golden in GAMES}
