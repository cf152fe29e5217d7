"""Whole games of two people, typed and by the panel: to the final score, and to the same bytes."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import renderers.tigris.pictures as pictures
from engine.core.match import Match
from engine.core.registry import load_game
from tests.bot.simcord.plays import play_by_panel, play_typed, whole_game
from tests.bot.simcord.stage import Person, Stage, quick, staged, started
from tests.bot.stores import open_store

SEED = 7
OPTIONS = {"special-buildings": "yes", "dynasties": "choose"}
TYPED = "special-buildings=yes, dynasties=choose"


def test_the_game_has_everything_in_it() -> None:
    answers, _ = whole_game(SEED, OPTIONS)
    verbs = {option.partition(":")[0] for answer in answers for option in answer.ids}
    keys = {answer.key for answer in answers}
    assert {"tile", "leader", "withdraw", "catastrophe", "swap", "pass", "build", "special", "decline"} <= verbs
    assert {"war", "commit:attack", "commit:defend", "treasure", "monument", "dynasty", "end-turn"} <= keys


@pytest.mark.nightly
@pytest.mark.parametrize("seed", [SEED, *range(21, 26)])
@pytest.mark.parametrize("way", [play_typed, play_by_panel])
async def test_a_whole_game(tmp_path: Path, way: Any, seed: int) -> None:
    answers, ended = whole_game(seed, OPTIONS)
    async with staged(tmp_path, seed, quick(pictures.draw, every=40)) as stage:
        people = [stage.person("Ann"), stage.person("Ben", "es-ES")]
        await started(stage, *people, options=TYPED)
        await way(stage, people, answers)

        await says_who_won(stage, people, ended)
        check_pings(stage, people)
        assert not stage.unanswered()
    assert await stored(tmp_path / "games.sqlite3") == ended.save()


async def says_who_won(stage: Stage, people: list[Person], ended: Match) -> None:
    last, before = stage.board(), stage.public()[-2]
    assert [file.filename for file in last.attachments] == ["board.png"]
    winners = [people[seat].member.user.global_name for seat in ended.result().winners]
    assert f"Winner: **{', '.join(winners)}**" in last.content
    assert before.components == []
    assert stage.tables.at(stage.channel.id) is None


def check_pings(stage: Stage, people: list[Person]) -> None:
    """A board message may ping those who are named in it as due, and nobody else ever is."""
    ids = {str(person.id) for person in people}
    posted = stage.sent("POST", f"/channels/{stage.channel.id}/messages")
    for request in stage.requests:
        allowed = (request.body or {}).get("allowed_mentions") if isinstance(request.body, dict) else None
        if request not in posted and allowed is not None:
            assert allowed == {"parse": []}
    for request in posted:
        allowed = {str(user) for user in request.body["allowed_mentions"].get("users", [])}
        assert request.body["allowed_mentions"]["parse"] == []
        assert allowed <= ids
        assert all(f"<@{user}>" in request.body["content"].partition("\n")[0] for user in allowed)
    turns = [request.body["allowed_mentions"].get("users") for request in posted[1:-1]]
    assert all(turn != following for turn, following in pairwise(turns)), "pinged twice in one turn"


async def stored(database: Path) -> bytes:
    """The match as SQLite holds it, but for which answers were sent together."""
    store = await open_store(database)
    try:
        table = await store.table(1)
        assert table is not None
        assert table.status == "over"
        match = Match.restore(load_game(table.game), await store.record(table))
        for answer in match.record:
            answer.sent = answer.serial
        return match.save()
    finally:
        await store.close()
