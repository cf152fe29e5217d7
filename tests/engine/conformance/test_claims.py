"""What a game claims of itself is true, so that whoever asks for it asks for the right thing."""

from __future__ import annotations

import msgspec
import pytest

from engine.cli.play import LEVELS
from engine.core.claims import Claims
from engine.core.position import Position
from engine.core.rng import seeded
from tests.engine.conformance.tables import Table, few_tables
from tests.small_games import METAS, game_of

GAMES_EACH = 3
"""Random games at each table, unless all that is claimed has been seen before."""


class Observed(msgspec.Struct):
    """What random games of a game were like. quiet_tables: where nobody was asked together with others."""

    decisions: list[int] = []
    draws: bool = False
    rests: bool = False
    together: bool = False
    quiet_tables: list[str] = []
    options: set[str] = set()

    def has_all(self, claims: Claims) -> bool:
        """Whether everything has come that the game claims to have often."""
        return (
            self.draws >= (claims.chance == "play")
            and self.rests >= claims.rests_in_steps
            and self.together >= (claims.together != "never")
            and bool(self.quiet_tables) >= (claims.together == "seldom")
        )

    def play(self, table: Table, seed: int) -> None:
        """Play a random game to its end, and note what comes."""
        position, rng = Position.set_up(game_of(table.game), dict(table.options), table.seats, seed), seeded(seed)
        moves, made = position.state.rng.moves, 0
        choose = LEVELS[("random", "verb-first")[seed % 2]]
        while asks := position.asks():
            self.together |= len(asks) > 1
            self.rests |= bool(position.answers_since)
            ids = choose(asks[0], rng)
            self.options.update(f"{option}:" for option in ids)
            position.apply(asks[0].seat, ids)
            made += 1
        self.decisions.append(made)
        self.draws |= position.state.rng.moves != moves


def observed(game: str) -> Observed:
    """What random games at a few tables show."""
    found, claims = Observed(), METAS[game].claims
    for table in few_tables():
        if table.game != game:
            continue
        was_together, found.together = found.together, False
        for seed in range(GAMES_EACH):
            found.play(table, seed)
        if not found.together:
            found.quiet_tables.append(str(table))
        found.together |= was_together
        if found.has_all(claims):
            return found
    return found


@pytest.mark.parametrize("game", METAS)
def test_claims_are_true(game: str) -> None:
    claims, found = METAS[game].claims, observed(game)
    say = f"in META of {game}, say"
    least, most = claims.decisions
    assert least <= min(found.decisions), f"{say} claims=Claims(decisions=({min(found.decisions)}, ...))"
    assert max(found.decisions) <= most, f"{say} claims=Claims(decisions=(..., {max(found.decisions)}))"
    assert not found.draws or claims.chance == "play", f'{say} claims=Claims(chance="play")'
    assert not found.rests or claims.rests_in_steps, f"{say} claims=Claims(rests_in_steps=True)"
    assert not found.together or claims.together != "never", f'{say} claims=Claims(together="often"), or "seldom"'
    assert found.has_all(claims), f"{game} claims what has not come in {len(found.decisions)} random games: {found}"
    assert all(any(option.startswith(f"{words}:") for option in found.options) for words in claims.stalling)


def test_whoever_claims_too_little_or_too_much_is_told() -> None:
    """The toy has all there is; Nim has nothing of it."""
    toy, nim = observed("toy"), observed("nim")
    assert toy.has_all(Claims(chance="play", rests_in_steps=True, together="often"))
    assert toy.options
    assert (nim.draws, nim.rests, nim.together) == (False, False, False)
    for claims in (
        Claims(chance="play"),
        Claims(rests_in_steps=True),
        Claims(together="often"),
        Claims(together="seldom"),
    ):
        assert not nim.has_all(claims)
    assert not toy.has_all(Claims(together="seldom")), "it asks them together at every table"
    assert observed("toy_epochs").has_all(Claims(together="seldom"))
