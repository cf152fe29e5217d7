"""Golden games of The Ancient World show every way to part those who tie, but for the rare ones."""

from __future__ import annotations

from engine.ancient_world.meta import META
from engine.ancient_world.scoring import TIES


def test_every_tie_break_is_an_ending_that_the_game_claims() -> None:
    claims = META.claims
    claimed = {ending.partition("=")[2] for ending in (*claims.endings, *claims.rare_endings) if "tie by=" in ending}
    assert claimed == {*TIES, "shared"}
