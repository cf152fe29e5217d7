"""A running game as a file for one reader: nothing of others in it, and it is refused as a file to replay."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.errors import DamagedRecord
from engine.core.game_file import read
from engine.core.game_so_far import GameSoFar, game_so_far
from engine.core.match import Match
from engine.core.registry import games
from tests.engine.test_game_file import played


def so_far(match: Match, seat: int | None) -> GameSoFar:
    return game_so_far(match, [f"player {seat}" for seat in range(match.seats)], seat)


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("game", games())
def test_it_holds_the_public_log_and_what_is_the_readers_own(game: str, seat: int | None) -> None:
    match = played(game, 2, 60)
    file = so_far(match, seat)
    assert [told.event for told in file.log] == [entry.event for entry in match.events(0, seat)]
    assert all(told.event.seats is None or seat in told.event.seats for told in file.log)
    assert [move.ids for move in file.answers] == [answer.ids for answer in match.record if answer.seat == seat]
    assert any(told.undone for told in file.log)


@pytest.mark.parametrize("game", games())
def test_nobody_learns_the_seed_or_how_often_others_answered(game: str) -> None:
    match = played(game, 2, 60)
    raw = msgspec.to_builtins(so_far(match, 0))
    assert set(raw) == {"kind", "format", "game", "options", "seats", "names", "seat", "answers", "log"}
    assert {key for line in raw["log"] for key in line} <= {"event", "undone"}
    assert {move["seat"] for move in raw["answers"]} <= {0}


def test_it_is_refused_as_a_file_to_replay_with_what_to_do() -> None:
    match = played("tigris", 2, 10)
    with pytest.raises(DamagedRecord, match="not over when this file was made; get it again when it is"):
        read(msgspec.json.encode(so_far(match, 0)))
