"""Whole games, kept as readable text, go on as they did. After a wanted change: ``make golden``, and read the diff."""

from __future__ import annotations

import difflib

import pytest

from data.texts import texts
from engine.ancient_world.scoring import TIES
from engine.core.registry import load_game
from engine.epochs.epoch import tie_breaks
from engine.epochs.facts import facts_of
from tests.golden.make import FOLDER, GAMES, Golden
from tests.golden.seeds import ages_ending


def told(golden: Golden, key: str, **args: str | int) -> str:
    """A line of the log as its transcript shows it."""
    return f"    {texts().text(golden.lang, key, **args)}"


def ending(golden: Golden) -> str:
    """The line that says how a game ended."""
    if golden.game == "tigris":
        return told(golden, "tigris-end", reason=golden.ending)
    if golden.ending.startswith("turn-"):
        return told(golden, f"{golden.game}-turn", epoch=golden.epochs, turn=int(golden.ending[-1]))
    if golden.ending == "goal":
        return told(golden, f"{golden.game}-goal", points=int(golden.options["goal"]))
    return told(golden, f"{golden.game}-tie", by=golden.ending)


def begins(golden: Golden, line: str, key: str) -> bool:
    """Whether a line of a transcript is this one of the log, whoever has won."""
    return line.startswith(told(golden, key, winners="@").partition("@")[0])


def ends(golden: Golden, line: str, key: str) -> bool:
    """Whether a line of a transcript is this one of the log, whose deed it may be, whatever its number."""
    return line.endswith(told(golden, key, seat="@", number="@", over=1).partition("@")[2])


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: f"{golden.game}-{golden.name}")
def test_the_game_goes_on_as_it_did(golden: Golden) -> None:
    kept = golden.file.read_text(encoding="utf-8").splitlines()
    now = list(golden.lines())
    difference = list(difflib.unified_diff(kept, now, "kept", "now", lineterm="", n=6))
    assert not difference, "\n".join(difference[:60])


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: f"{golden.game}-{golden.name}")
def test_the_game_ends_as_it_is_kept_for(golden: Golden) -> None:
    kept = golden.file.read_text(encoding="utf-8").splitlines()
    if golden.game == "through_the_ages":
        shared = sum(begins(golden, line, "through_the_ages-end-shared") for line in kept)
        resigned = sum(ends(golden, line, "through_the_ages-resign") for line in kept)
        assert golden.ending == ages_ending(1 + shared, resigned, golden.seats)
        assert any(begins(golden, line, "through_the_ages-end") for line in kept) or shared
        return
    if golden.game == "middle_east" and golden.ending == "omen":
        assert any(ends(golden, line, "middle_east-omen") for line in kept)
        return
    if golden.game == "middle_east" and golden.ending.startswith("turn-"):
        turns = {
            told(golden, "middle_east-turn", epoch=at, turn=turn): turn for at in range(1, 5) for turn in range(1, 5)
        }
        assert [turns[line] for line in kept if line in turns][-1] == int(golden.ending[-1])
        return
    if golden.game == "ancient_world" and golden.ending == "points":
        assert not {told(golden, "ancient_world-tie", by=by) for by in (*TIES, "shared")} & set(kept)
        return
    assert ending(golden) in kept
    if golden.game in ("middle_east", "ancient_world"):
        return
    if golden.game == "tigris":
        assert (golden.options.get("special-buildings") == "yes") == any(" puts the " in line for line in kept)
        return
    later = [told(golden, "inner_sea-turn", epoch=golden.epochs, turn=turn) for turn in range(2, 5)]
    last = [line for line in kept if line in later][-1]
    assert last == ending(golden) or not golden.ending.startswith("turn-")


def test_every_way_to_play_and_to_end_is_kept() -> None:
    for game in ("inner_sea", "middle_east"):
        load_game(game)
    tigris = [golden for golden in GAMES if golden.game == "tigris"]
    assert {golden.seats for golden in tigris} == {2, 3, 4}
    assert {golden.ending for golden in tigris} == {"bag", "treasures"}
    assert {golden.options.get("board", "classic") for golden in tigris} == {"classic", "alternative"}
    assert {golden.options.get("special-buildings", "no") for golden in tigris} == {"no", "yes"}
    sea = [golden for golden in GAMES if golden.game == "inner_sea"]
    assert {golden.seats for golden in sea} == {2, 3, 4, 5, 6}
    assert {golden.ending for golden in sea} == {"turn-2", "turn-3", "turn-4", *tie_breaks(facts_of("inner_sea"))[1:]}
    for option, choice in (
        ("last-epoch-event", "yes"),
        ("barbarian-hordes", "yes"),
        ("reactions", "everyone"),
        ("balancing-abilities", "no"),
    ):
        assert any(golden.options.get(option) == choice for golden in sea), option
    assert {golden.epochs for golden in sea} >= {1, 4}
    east = [golden for golden in GAMES if golden.game == "middle_east"]
    assert {golden.seats for golden in east} == {2, 3, 4, 5, 6}
    rare = {"gilgamesh", "nothing"}
    parted = set(tie_breaks(facts_of("middle_east"))[1:]) - rare
    assert {golden.ending for golden in east} == {"turn-2", "turn-3", "turn-4", "omen", "goal", *parted}
    for spec in load_game("middle_east").meta.options:
        assert any(golden.options.get(spec.id, spec.default) != spec.default for golden in east), spec.id
    ages = [golden for golden in GAMES if golden.game == "through_the_ages"]
    assert {golden.seats for golden in ages} == {2, 3, 4}
    assert {golden.ending for golden in ages} == {"last", "shared", "one", "one-without"}
    for spec in load_game("through_the_ages").meta.options:
        assert {golden.options.get(spec.id, spec.default) for golden in ages} == set(spec.choices), spec.id
    world = [golden for golden in GAMES if golden.game == "ancient_world"]
    assert {golden.seats for golden in world} == {2, 3, 4}
    assert {golden.ending for golden in world} == {"points", *TIES}
    for spec in load_game("ancient_world").meta.options:
        assert {golden.options.get(spec.id, spec.default) for golden in world} == set(spec.choices), spec.id
    for played in (tigris, sea, east, ages, world):
        assert {golden.lang for golden in played} == {"en", "es"}
    assert {file.relative_to(FOLDER) for file in FOLDER.glob("*/*.txt")} == {
        golden.file.relative_to(FOLDER) for golden in GAMES
    }
