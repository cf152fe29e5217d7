"""Whole games, kept as readable text, go on as they did. After a wanted change: ``make golden``, and read the diff.

They are what lies in tests/golden/GAME: nobody keeps a list of them.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core.ask import Ask, Fixed
from engine.core.events import Event
from engine.core.game import OptionSpec
from tests.golden import seeds
from tests.golden.golden import FENCE, Golden, ends_so, files, read
from tests.golden.looks import beyond, may
from tests.small_games import METAS, ROOTS, SMALL, game_of, installed

FILES = [(game, file) for game in ROOTS for file in files(game)]


AT_NIGHT = "scenario"
"""An option with many choices: by day the first of its golden games is played."""


def _params() -> Iterator[Any]:
    seen: set[str] = set()
    for game, file in FILES:
        later = AT_NIGHT in read(file).options and game in seen
        seen |= {game} if AT_NIGHT in read(file).options else set()
        yield pytest.param(game, file, id=f"{game}-{file.stem}", marks=[pytest.mark.nightly] if later else [])


@pytest.mark.parametrize(("game", "file"), list(_params()))
def test_the_game_goes_on_and_ends_as_it_did(game: str, file: Path) -> None:
    golden, kept = read(file), file.read_text("utf-8").splitlines()
    with installed() if game in SMALL else nullcontext():
        now, events = golden.played()
    difference = list(difflib.unified_diff(kept, now, "kept", "now", lineterm="", n=6))
    assert not difference, "\n".join(difference[:60])
    assert ends_so(golden, events), f"it does not end so: {golden.ends}; tests.golden.seeds finds another seed"


def goldens(game: str) -> list[Golden]:
    return [read(file) for file in files(game)]


def wanted(spec: OptionSpec) -> set[str]:
    """The choices of an option that golden games show: all that are words; of numbers, none in particular."""
    return {choice for choice in spec.choices if not choice.isdecimal()}


@pytest.mark.parametrize("game", ROOTS)
def test_every_way_to_play_and_to_end_is_kept(game: str) -> None:
    found, meta = goldens(game), METAS[game]
    assert {golden.seats for golden in found} == set(range(meta.seats[0], meta.seats[1] + 1))
    for spec in meta.options:
        chosen = {golden.options.get(spec.id, spec.default) for golden in found}
        assert wanted(spec) <= chosen, spec.id
        assert chosen - {spec.default}, spec.id
    assert {golden.ends for golden in found} - {""} == set(meta.claims.endings)
    assert {golden.language for golden in found} == {"en", "es"}


def test_a_file_without_a_head_says_what_it_lacks(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(f"seats: 2\nseed: 3\n{FENCE}\n# Toy\n", "utf-8")
    with pytest.raises(ValueError, match="does not say its"):
        read(file)


TOY = Golden("toy", 2, 1, "random", "en", {"length": "short"}, "")


def test_a_head_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "toy" / "game.txt"
    file.parent.mkdir()
    golden = msgspec.structs.replace(TOY, ends="tie by=coins, !end")
    file.write_text("\n".join([*golden.head(), FENCE, "seats: 9"]), "utf-8")
    assert read(file) == golden


def test_an_end_is_what_the_last_lines_of_the_log_say() -> None:
    golden = msgspec.structs.replace(TOY, ends="turn turn=3, !tie")
    turns = [Event("toy-turn", {"turn": turn}) for turn in (2, 3)]
    assert ends_so(golden, turns)
    assert not ends_so(golden, turns[:1])
    assert not ends_so(golden, [])
    assert not ends_so(golden, [*turns, Event("toy-tie", {"by": "coins"})])
    assert ends_so(TOY, turns)


def test_a_seed_is_found_that_ends_a_game_as_it_says() -> None:
    with installed():
        others = (msgspec.structs.replace(TOY, ends=f"burn other={seat}", seed=5) for seat in (0, 1))
        found = [seeds.renewed(golden) for golden in others]
        assert all(seeds.ends_as_wanted(golden) for golden in found)
    assert found[0].seed != found[1].seed


def test_a_hand_that_everybody_sees_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    file = next(file for file in files("toy") if "short" in file.stem)
    view, kept = game_of("toy").view, file.read_text("utf-8").splitlines()
    monkeypatch.setattr(game_of("toy"), "view", lambda s, seat: msgspec.structs.replace(view(s, seat), hand=(1, 2)))
    with installed():
        now, _ = read(file).played()
    new = [line for line in difflib.ndiff(kept, now) if line.startswith("+ ")]
    assert [line for line in new if "hand [1,2]" in line]
    assert all(line.startswith(("+ (all see)", "+ (seat")) for line in new)


def test_a_leak_and_a_lost_option_are_differences() -> None:
    public = {"points": [{"points": None, "cards": 3}], "hand": None, "turn": 4}
    own = {"points": [{"points": 7, "cards": 3}], "hand": ["red"], "turn": 4}
    assert dict(beyond(public, own)) == {"points[0].points": "7", "hand": '["red"]'}
    assert dict(beyond(own, public)) == {"points[0].points": "null", "hand": "null"}
    assert dict(beyond({"turn": 1, "deck": 3}, {"turn": 1})) == {"deck": "is hidden"}
    asks = [Ask("tile", 1, Fixed("tile:red:A1", "tile:red:B2", "pass")), Ask("tile", 1, Fixed("tile:red:B2", "pass"))]
    assert list(may(asks[0])) == ["(seat 2 may) tile: 1 to 1 of 3", "    tile:red:A1 B2", "    pass"]
    assert list(may(asks[1])) != list(may(asks[0]))
