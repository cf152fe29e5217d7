"""Killed between what Discord has carried out and our note of it: the channel still tells everything once."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.computers.dispatcher import Dispatcher
from bot.local import LocalDiscord, rest_messages
from bot.local.client import LocalUser
from bot.posting.kinds import UNCONFIRMED
from bot.tables.service import Tables
from bot.workers.pool import InLine
from tests.bot import harness
from tests.bot.faults.seen import EDITS, MESSAGES, shows_all_once
from tests.bot.faults.test_kill import Nursery, begin_game, leases_end, nursery
from tests.bot.harness import House, until
from tests.bot.stores import open_store


class Scene:
    """A game of Carla with a computer, whose bot is killed at a request of our choice."""

    def __init__(self, folder: Path, local: LocalDiscord, carla: LocalUser, bots: Nursery) -> None:
        self.folder, self.local, self.carla, self.bots = folder, local, carla, bots
        self.channel = str(local.world.text_channel("tigris").id)
        self.looks = 0
        self._fatal: Callable[[str, str], bool] = lambda method, path: False
        local.on_request(self._watch)

    def _watch(self, method: str, path: str, *_: object) -> None:
        self.looks += method == "GET" and "/messages" in path
        if self._fatal(method, path):
            self.bots.kill()

    async def start(self) -> None:
        """A bot runs."""
        await self.bots.begin()
        await until(lambda: self.local.gateway.connected)

    async def dies(self, method: str, path: str) -> None:
        """A bot starts, and is gone as soon as Discord has carried out such a request in the table's channel."""
        here = f"/channels/{self.channel}/"
        self._fatal = lambda verb, where: verb == method and here in where and bool(re.search(f"{path}$", where))
        await self.bots.begin()
        await until(lambda: not self.bots.child)
        await self.bots.gone()
        self._fatal = lambda method, path: False

    async def stored(self, *wishes: str) -> None:
        """Carla's answers, stored by a bot that did not come to post them."""
        tables = Tables(await open_store(self.folder / "games.sqlite3"), seed_source=lambda: 1, owner="house")
        tables.computers = Dispatcher(tables, InLine())
        await tables.start_up()
        await tables.ask_computers()
        (table,) = tables.open_tables()
        for wish in wishes:
            ask = (await tables.match(table.id)).asks()[0]
            chosen = next(option for option in ask.options if option.startswith(wish))
            await tables.answers.give(table.id, int(self.carla.id), [(ask.key, [chosen])])
        await tables.shut_down()


@asynccontextmanager
async def scene(folder: Path) -> AsyncIterator[Scene]:
    async with (
        LocalDiscord(folder=folder / "discord") as local,
        LocalUser(local.web_url, "Carla") as carla,
        nursery(folder, local) as bots,
    ):
        made = Scene(folder, local, carla, bots)
        await made.start()
        await begin_game(carla, made.channel)
        bots.kill()
        await bots.gone()
        yield made


async def all_told_once(scene: Scene, folder: Path) -> None:
    """A bot that starts now shows everything once, and goes on."""
    database = folder / "games.sqlite3"
    house = harness.House(scene.local, database, 1)
    await leases_end(database)
    with scene.local.point_discord_py():
        await house.start_bot()
        table = harness.Seated(house, house.newest_table().id, [await house.player("Carla")])
        await shows_all_once(house, table)
        assert all(post.kind != UNCONFIRMED for post in await house.tables.store.messages.posts(table.id))
        before = scene.looks
        await table.play("tile:")
        await shows_all_once(house, table)
        assert scene.looks == before, "the channel is looked at where we cannot know, and never else"
        await house.close()


async def test_an_edit_that_was_carried_out_but_not_noted_is_not_told_again(tmp_path: Path) -> None:
    async with scene(tmp_path) as made:
        await made.stored("tile:")
        await made.dies("PATCH", EDITS)
        await made.stored("pass")
        before = made.looks
        await all_told_once(made, tmp_path)
        assert made.looks == before + 1


async def test_an_edit_that_was_not_carried_out_is_told_in_the_next_message(tmp_path: Path) -> None:
    async with scene(tmp_path) as made:
        made.local.faults.fail(500, None, method="PATCH", path=EDITS)
        await made.stored("tile:")
        await made.dies("PATCH", EDITS)
        made.local.faults.clear()
        await made.stored("pass")
        await all_told_once(made, tmp_path)


@pytest.mark.parametrize("down", ["a moment", "an hour"])
@pytest.mark.parametrize("then", [("tile:",), ("pass",)])
async def test_a_message_that_was_posted_but_not_noted_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, down: str, then: tuple[str, ...]
) -> None:
    async with scene(tmp_path) as made:
        await made.stored("pass")
        await made.dies("POST", MESSAGES)
        if down == "an hour":
            # Discord has forgotten by then under which nonce it was posted.
            monkeypatch.setattr(rest_messages, "_NONCE_LIFE_MS", 0)
        await made.stored(*then)
        await all_told_once(made, tmp_path)


async def test_where_the_reply_to_an_edit_was_lost_the_next_turn_tells_only_its_own(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.table("Ana", "Bruno")
    looks: list[Any] = []
    house.local.on_request(lambda verb, path, *_: looks.append(path) if verb == "GET" and "/messages" in path else None)
    await table.play("tile:")
    assert looks == []
    house.local.faults.lose_replies(1, method="PATCH", path=rf"/channels/{table.channel}/messages/\d+")
    await table.play("tile:")
    assert table.now.posted_revision < table.now.revision
    await table.end_turn()
    await shows_all_once(house, table)
    assert len(looks) == 1


async def test_where_we_may_not_look_nothing_is_lost(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    house.local.faults.take_permissions("general", "read_message_history")
    house.local.faults.lose_replies(1, method="PATCH", path=rf"/channels/{table.channel}/messages/\d+")
    await table.play("tile:")
    await table.play("tile:")
    assert table.now.posted_revision == table.now.revision
    assert await table.told() == await house.log(table.id)
