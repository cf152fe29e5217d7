"""Who is told what a question is for: as they have set, else who has played fewer than three games of the kind."""

from __future__ import annotations

import pytest

from bot.tables import first_games
from bot.tables.people import PlayerSettings
from tests.bot.tables.room import ANA, BEN, Room
from tests.bot.tables.test_results import resigned

NEW, ALWAYS, NEVER = (PlayerSettings(purposes=choice) for choice in ("first", "always", "never"))
GAME = "through_the_ages"


async def test_a_game_played_to_its_end_counts_at_once_and_one_that_was_resigned_does_not(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_games, "FIRST_GAMES", 1)
    explains = room.tables.first_games.explains
    assert await explains(NEW, ANA, GAME)
    assert await explains(NEW, BEN, GAME)
    await resigned(room, BEN)
    assert not await explains(NEW, ANA, GAME)
    assert await explains(NEW, BEN, GAME)
    assert await explains(NEW, ANA, "tigris")
    assert await explains(ALWAYS, ANA, GAME)
    assert not await explains(NEVER, BEN, GAME)
    await room.tables.forget(ANA, {"en": "former player", "es": "exjugador"})
    assert await explains(NEW, ANA, GAME)


async def test_the_store_is_asked_once_an_hour_and_not_where_the_setting_says_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    results, questions = room.store.results, list[int]()
    finished = 2

    async def finished_by(user: int, _: str) -> int:
        questions.append(user)
        return finished

    monkeypatch.setattr(results, "finished_by", finished_by)
    explains = room.tables.first_games.explains
    for person in (ALWAYS, NEVER):
        await explains(person, ANA, "tigris")
    assert questions == []
    assert [await explains(NEW, ANA, "tigris") for _ in range(5)] == [True] * 5
    assert questions == [ANA]
    # Another process has ended a game: this one counts again after an hour, whatever it has heard.
    finished = 3
    room.now += first_games.LASTS
    assert not await explains(NEW, ANA, "tigris")
    assert questions == [ANA, ANA]


async def test_a_count_that_is_read_while_a_game_ends_is_not_kept(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await room.playing(BEN)
    counts = [2, 3]

    async def finished_by(*_: object) -> int:
        if len(counts) == 2:
            await room.tables.lifecycle.close(table.id, ANA, force=True)
        return counts.pop(0)

    monkeypatch.setattr(room.store.results, "finished_by", finished_by)
    assert await room.tables.first_games.explains(NEW, ANA, "tigris")
    assert not await room.tables.first_games.explains(NEW, ANA, "tigris")


async def test_only_so_many_counts_are_kept(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first_games, "MOST_KEPT", 2)
    for user in range(1, 5):
        await room.tables.first_games.explains(NEW, user, "tigris")
    assert len(room.tables.first_games._counts) == 2
