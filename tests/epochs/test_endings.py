"""Golden games show every way to part those who tie, but for the rare ones."""

from __future__ import annotations

import pytest

from data.words import words_of
from engine.core.registry import games, load_game
from engine.epochs.epoch import tie_breaks
from engine.epochs.facts import facts_of


@pytest.mark.parametrize("game", [game for game in games() if words_of(game).family == "epochs"])
def test_every_tie_break_is_an_ending_that_the_game_claims(game: str) -> None:
    claims = load_game(game).meta.claims
    claimed = {ending.partition("=")[2] for ending in (*claims.endings, *claims.rare_endings) if "tie by=" in ending}
    assert claimed == set(tie_breaks(facts_of(game))[1:])
