"""Games that each version of the rules has stored are read with the same cards and areas, and go on to their end."""

from __future__ import annotations

import msgspec
import pytest

from engine.computers.random_player import choose
from engine.core.position import Position, play_out
from engine.core.registry import games, load_game
from engine.core.rng import seeded
from tests.stored.make import Samples, named_now, samples_of

VERSIONS = [(game, version) for game, meta in games().items() for version in range(1, meta.rules_version + 1)]


@pytest.mark.parametrize(("game", "version"), VERSIONS)
def test_a_stored_game_is_read_with_the_same_cards_and_areas(game: str, version: int) -> None:
    file = samples_of(game, version)
    assert file.exists(), f"no game of rules version {version} is kept: make stored, before the version is raised"
    samples = msgspec.json.decode(file.read_bytes(), type=Samples)
    assert (samples.game, samples.rules_version) == (game, version)
    assert len(samples.states) == 2
    loaded = load_game(game)
    for sample in samples.states:
        state = loaded.read(sample.stored, version)
        now = named_now(game, msgspec.msgpack.decode(loaded.codec.encode(state)))
        # What the version did not keep yet is not compared.
        kept = {key: value for key, value in sample.named.items() if value}
        assert len(kept) > min(5, len(now) // 3)
        assert {key: now[key] for key in kept} == kept
        loaded.check(state)


@pytest.mark.parametrize(("game", "version"), VERSIONS)
def test_a_stored_game_goes_on_to_its_end(game: str, version: int) -> None:
    samples = msgspec.json.decode(samples_of(game, version).read_bytes(), type=Samples)
    loaded, rng = load_game(game), seeded(version)
    state = loaded.read(samples.states[-1].stored, version)
    play_out(Position(loaded, state), lambda ask: choose(ask, rng), 9999)
    assert state.result is not None
    loaded.check(state)
