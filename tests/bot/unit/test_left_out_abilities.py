"""What a player reads of a civilization leaves out the abilities that the table plays without."""

from __future__ import annotations

import pytest

from bot.games import naming
from engine.core.match import Match
from engine.core.registry import load_game

OFF = {"balancing-abilities": "no"}


@pytest.mark.parametrize(("options", "told"), [({}, True), (OFF, False)])
@pytest.mark.parametrize(("lang", "name"), [("en", "Markets of the Nile"), ("es", "Mercados del Nilo")])
def test_a_civilization_on_offer(options: dict[str, str], told: bool, lang: str, name: str) -> None:
    match = Match.create(load_game("inner_sea"), options, 2, 1)
    ask = match.asks()[0]
    assert ask.key == "civilization"
    notes = {note.name: note.text for note in naming.notes("inner_sea", lang, ask)}
    egypt = notes["Egypt" if lang == "en" else "Egipto"]
    assert (name in egypt) == told
    assert (name in naming.hint("inner_sea", match.view(ask.seat), "civ:egypt", lang, ["Ana", "Ben"])) == told
    assert ("Granaries" if lang == "en" else "Graneros") in egypt, "the others stay"
