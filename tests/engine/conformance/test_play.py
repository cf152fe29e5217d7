"""Random games end; what is saved comes back; the same seed gives the same game in every process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.cli.play import (
    LEVELS,
    Setting,
    play,
)
from engine.core.errors import BadOption, UnknownGame
from engine.core.match import Match
from engine.core.rng import seeded
from tests.engine.conformance.tables import (
    Table,
    at_every_table,
    at_few_tables,
    copy_of,
    is_for_the_night,
    next_answer,
    state_of,
    step,
    tables,
)
from tests.small_games import METAS, game_of

ROOT = Path(__file__).parents[3]
SEEDS = range(1, 3)
MOST_BYTES = 16_384
"""No state of ours comes near; one that keeps its history does."""


@pytest.mark.parametrize("level", LEVELS)
@at_every_table
def test_random_games_end_with_every_invariant_held(table: Table, level: str) -> None:
    for seed in SEEDS:
        played = play(
            Setting(table.game, dict(table.options), table.seats, seed, level, "every", 5000), game_of(table.game)
        )
        assert played.failure is None, (seed, played.failure)
        assert played.winners


@at_every_table
def test_save_and_load_before_every_answer_gives_the_same_game(table: Table) -> None:
    straight, stored, rng = table.open(), table.open(), seeded(1)
    while straight.asks():
        stored = copy_of(stored)
        question, ids = next_answer(straight, rng)
        assert stored.known_revision(question.seat) == straight.known_revision(question.seat)
        straight.answer(question.seat, question.key, ids)
        stored.answer(question.seat, question.key, ids)
        assert state_of(stored) == state_of(straight)
    assert stored.save() == straight.save()
    assert copy_of(stored).result() == straight.result()


@pytest.mark.parametrize("which", ["by-day", pytest.param("all", marks=pytest.mark.nightly)])
def test_same_seed_gives_the_same_bytes_whatever_the_hash_seed(which: str) -> None:
    printed = []
    for hash_seed in ("1", "4242"):
        run = subprocess.run(
            [sys.executable, "-m", "tests.engine.conformance.digests", which],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        printed.append(run.stdout.splitlines())
    assert len(printed[0]) == sum(which == "all" or not is_for_the_night(table) for table in tables())
    assert printed[0] == printed[1]


@at_few_tables
def test_another_seed_gives_another_game_where_chance_sets_it_up(table: Table) -> None:
    """But for the random generator itself, which is another one in any case."""
    one, other = (table.open(seed).state for seed in (1, 2))
    other.rng = one.rng
    encode = game_of(table.game).codec.encode
    assert (encode(one) == encode(other)) == (table.claims.chance == "never")


@at_few_tables
def test_every_option_has_a_well_formed_name_and_is_found_again(table: Table) -> None:
    match, rng, made = table.open(), seeded(11), 0
    while match.asks():
        if made % 10 == 0:
            for question in match.asks():
                listed = list(question.options)
                assert len(listed) == len(question.options) == len(set(listed))
                assert [question.options[at] for at in range(len(listed))] == listed
                assert all(option.isascii() and 0 < len(option) <= 90 and " " not in option for option in listed)
                assert all(option in question.options for option in listed)
                assert all(question.options.why_not(option) is None for option in listed[:5])
        step(match, rng)
        made += 1


@at_few_tables
def test_nothing_in_the_state_grows_without_bound(table: Table) -> None:
    match, rng = table.open(), seeded(2)
    sizes = [len(state_of(match))]
    for _ in range(1500):
        if not match.asks():
            break
        question, ids = next_answer(match, rng)
        stalling = [option for option in question.options if f"{option}:".startswith(table.stalling)]
        if stalling and question.most == 1:
            ids = (stalling[rng.below(len(stalling))],)
        match.answer(question.seat, question.key, ids)
        sizes.append(len(state_of(match)))
        assert sizes[-1] < MOST_BYTES
    assert max(sizes[len(sizes) // 2 :]) < 1.5 * max(sizes[: len(sizes) // 2])


@pytest.mark.parametrize("game", METAS)
def test_wrong_tables_are_refused(game: str) -> None:
    least, most = METAS[game].seats
    for seats in (0, least - 1, most + 1):
        with pytest.raises(BadOption):
            Match.create(game_of(game), {}, seats, 1)
    with pytest.raises(BadOption):
        Match.create(game_of(game), {"no-such-option": "yes"}, least, 1)
    for spec in METAS[game].options:
        with pytest.raises(BadOption):
            Match.create(game_of(game), {spec.id: "no-such-choice"}, least, 1)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        Match.create(game_of("no-such-game"), {}, 2, 1)
