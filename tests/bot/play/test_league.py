"""A league from its opening to its end: four people, two games, a bot that is stopped in the middle."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.model.leagues import League, LeagueGame
from bot.posting.leagues.keeper import draw_standings
from bot.tables.leagues.standings import standings
from engine.computers.random_player import choose
from engine.core.rng import seeded
from tests.bot import harness
from tests.bot.harness import House, Player
from tests.small_games import installed
from tests.waiting import until, until_it_is

NAMES = ("Ana", "Bruno", "Carla", "David")


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[House]:
    """The bot with the small games of the tests; it looks around at once."""
    with installed():
        async with harness.house(tmp_path) as made:
            yield made


async def opened(house: House, *games: LeagueGame, at_once: int = 2, players: int = 4) -> tuple[League, list[Player]]:
    """A league of the first people, by the first one's buttons."""
    people = [await house.player(name) for name in NAMES[:players]]
    place = house.channel("games")
    league = await house.tables.leagues.open(
        name="Otoño",
        guild_id=house.bot.guilds[0].id,
        channel_id=int(place),
        host=people[0].id,
        language="es",
        pace="relaxed",
        league_games=games,
        at_once=at_once,
    )
    await shown(house, league.id)
    for person in people:
        await person.press(await message_of(house, people[0]), "Unirse", place)
    await shown(house, league.id)
    return await house.tables.leagues.get(league.id), people


async def message_of(house: House, person: Player) -> dict[str, Any]:
    """The league's message."""
    league = await house.tables.leagues.get(1)
    return next(item for item in await person.public(str(league.channel_id)) if item["id"] == str(league.message_id))


async def shown(house: House, league_id: int) -> League:
    """The league once its message shows it as it is, and nothing of it can be opened at the moment."""
    house.bot.timekeeper.pause = 0.0
    house.bot.timekeeper.wake()

    async def is_shown() -> bool:
        league = await house.tables.leagues.get(league_id)
        return league.posted_revision == league.revision and not any(
            fixture.status == "opening" for fixture in league.fixtures
        )

    await until_it_is(is_shown)
    await until(lambda: house.bot.timekeeper._work is None)
    return await house.tables.leagues.get(league_id)


async def play_out(house: House, table_id: int) -> None:
    """Somebody's legal answers until the table is over."""
    rng, tables = seeded(table_id), house.tables
    while (table := tables.get(table_id)) is not None and table.status == "playing":
        match = await tables.match(table_id)
        ask = match.asks()[0]
        user = table.user_at(ask.seat)
        assert user is not None
        await tables.answers.give(table_id, user, [(ask.key, choose(ask, rng))], match.known_revision(ask.seat))


def running(league: League) -> list[int]:
    return [fixture.table_id or 0 for fixture in league.fixtures if fixture.status == "playing"]


@pytest.mark.nightly
async def test_a_league_of_two_games_is_played_to_its_end_with_a_restart_in_the_middle(hall: House) -> None:
    league, people = await opened(hall, LeagueGame("nim", 2), LeagueGame("toy", 3), at_once=2)
    await people[0].press(await message_of(hall, people[0]), "Empezar", hall.channel("games"))
    restarts = 0
    while (league := await shown(hall, league.id)).status != "over":
        tables = running(league)
        assert tables
        assert all(league.open_tables(player.number) <= 2 for player in league.players)
        await play_out(hall, tables[0])
        if restarts < 2:
            restarts += 1
            await hall.restart_bot()
            hall.bot.timekeeper.pause = 0.0
    met = {frozenset(pair) for fixture in league.fixtures for pair in [fixture.players[:2]] if fixture.game == 0}
    assert len(met) == 6
    assert all(fixture.status == "played" for fixture in league.fixtures)
    public = await people[1].public(hall.channel("games"))
    assert (
        sum("ha ganado la liga" in item["content"] or "comparten la victoria" in item["content"] for item in public)
        == 1
    )
    threads = [
        item for item in hall.local.world.channels.values() if getattr(item, "parent_id", None) == league.channel_id
    ]
    assert len(threads) == len(league.fixtures)


@pytest.mark.nightly
async def test_a_league_of_real_games_is_played_to_its_end(hall: House) -> None:
    """Two of the five games, as short as they come, by people who answer at random."""
    league, people = await opened(
        hall, LeagueGame("ancient_world", 2), LeagueGame("inner_sea", 3, {"epochs": "2"}), at_once=2, players=3
    )
    await people[0].press(await message_of(hall, people[0]), "Empezar", hall.channel("games"))
    while (league := await shown(hall, league.id)).status != "over":
        await play_out(hall, running(league)[0])
    assert [fixture.status for fixture in league.fixtures] == ["played"] * 4
    for fixture in league.fixtures:
        result = (await hall.tables.match(fixture.table_id or 0)).result()
        assert result is not None
        assert dict(enumerate(fixture.places)) == {seat: place for place, seat in result.ranked()}
    lines = standings(league)
    assert sum(line.points for line in lines) == 6, "a point for each pair in each game"
    picture = await draw_standings(league)
    assert picture is not None
    assert all(name in picture.alt for name in NAMES[:3])
