"""A real bot process is killed in the middle of moves: what a player was shown as done stays done, and shows once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.local import LocalDiscord
from bot.local.client import LocalUser
from tests.bot import harness
from tests.bot.harness import Json, items, labels, until
from tests.bot.play.processes import process

KILLS = 5


@asynccontextmanager
async def running_bot(folder: Path, local: LocalDiscord) -> AsyncIterator[asyncio.subprocess.Process]:
    """The bot, connected; at the end it is gone, and the local Discord has noticed."""
    settings = {"DISCORD_TOKEN": local.token}
    async with process(folder, "-m", "tests.bot.play.runner", local.api_base, **settings) as bot:
        await until(lambda: local.gateway.connected or bot.returncode is not None)
        assert bot.returncode is None, await bot.communicate()
        yield bot
        if bot.returncode is None:
            bot.kill()
        await bot.wait()
        await until(lambda: not local.gateway.connected)


def revision_shown(message: Json) -> int:
    """The revision of the game at which a panel asks."""
    ids = [str(item["custom_id"]).split(":") for item in items(message)]
    return max((int(parts[3]) for parts in ids if parts[0] in ("zb", "zs")), default=0)


class Clicker:
    """A player who knows the bot only through Discord, and remembers what was shown as done."""

    def __init__(self, user: LocalUser, channel: str, seed: int) -> None:
        self.user = user
        self.channel = channel
        self.rng = random.Random(seed)
        self.done = 0

    async def click_until_killed(self) -> None:
        """Play on, whatever the panel offers, until nothing answers any more."""
        while True:
            board = (await self._public())[-1]
            outcome = await self.user.click(board["id"], harness.custom_id(board, "Play"), self.channel)
            if not outcome.ok or outcome.message is None:
                return
            panel = await self._shown(outcome.message["id"])
            for _ in range(6):
                buttons = [item for item in items(panel) if harness.is_choice(item)]
                menus = [item for item in items(panel) if item["type"] == 3]
                if not buttons and not menus:
                    return
                if menus:
                    values = [option["value"] for option in menus[0]["options"]]
                    chosen = [self.rng.choice(values)]
                    outcome = await self.user.select(panel["id"], menus[0]["custom_id"], chosen, self.channel)
                else:
                    chosen = self.rng.choice(buttons)["custom_id"]
                    outcome = await self.user.click(panel["id"], chosen, self.channel)
                if not outcome.ok:
                    return
                await asyncio.sleep(0.15)
                panel = await self._shown(panel["id"])
                self.done = max(self.done, revision_shown(panel))

    async def _public(self) -> list[Json]:
        found = await self.user.messages(self.channel)
        return [message for message in found if not message["ephemeral"] and message["attachments"]]

    async def _shown(self, message_id: str) -> Json:
        for _ in range(300):
            found = [item for item in await self.user.messages(self.channel) if item["id"] == message_id]
            if found and not found[0]["flags"] & 128:
                return found[0]
            await asyncio.sleep(0.01)
        return {}


async def test_killed_at_any_moment_the_bot_loses_nothing_that_was_shown_and_posts_nothing_twice(
    tmp_path: Path,
) -> None:
    rng = random.Random(8)
    async with LocalDiscord(folder=tmp_path / "discord") as local, LocalUser(local.web_url, "Carla") as carla:
        local.interactions.ack_deadline = 1.0
        channel = str(local.world.text_channel("tigris").id)
        clicker = Clicker(carla, channel, 9)
        for kill in range(KILLS):
            async with running_bot(tmp_path, local) as bot:
                if kill == 0:
                    options = {"game": "tigris", "seats": 2, "where": "here"}
                    lobby = (await carla.slash("game new", channel, options)).ok
                    assert lobby
                    message = (await carla.wait_for(lambda e: "start" in str(e["d"]) and "Join" in str(e["d"])))["d"]
                    await carla.click(message["id"], harness.custom_id(message, "Start"), channel)
                    await carla.wait_for(lambda e: "your turn" in str(e["d"]), 10)
                playing = asyncio.create_task(clicker.click_until_killed())
                await asyncio.sleep(rng.uniform(0.6, 1.6))
                bot.kill()
                await bot.wait()
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        assert clicker.done > KILLS
        house = harness.House(local, tmp_path / "games.sqlite3", 1)
        with local.point_discord_py():
            await house.start_bot()
            table = harness.Seated(house, house.newest_table().id, [await house.player("Carla")])
            assert (await table.match()).revision >= clicker.done
            assert table.now.posted_revision == table.now.revision
            assert await table.told() == await house.log(table.id)
            boards = await table.boards()
            assert [bool(labels(message)) for message in boards] == [False] * (len(boards) - 1) + [True]
            assert len(await carla.dms()) == 1
            await table.play("pass")
            await house.close()
