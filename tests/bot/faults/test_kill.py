"""A real bot process is killed at random moments: what a player was shown as done stays done, and shows once.

``make test`` kills a few times; ``make nightly`` sets ZIGGURAT_KILLS to hundreds.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.local import LocalDiscord
from bot.local.client import LocalUser
from bot.messages.ids import moment_at
from bot.operate.database.lock import is_running
from bot.operate.database.upgrade import bring_forward
from tests.bot import harness
from tests.bot.faults.seen import shows_all_once
from tests.bot.harness import Json, items, until
from tests.bot.play.processes import process
from tests.waiting import ends

KILLS = int(os.environ.get("ZIGGURAT_KILLS", "4"))
A_GAME = 60
"""Kills that a game is sure to outlast: more of them are spread over several games."""

ROUNDS = [min(A_GAME, KILLS - before) for before in range(0, KILLS, A_GAME)]
REQUESTS = 12
"""Every other bot is killed at one of its first so many requests, in the very middle of the exchange."""

LATER = 40
"""The others are killed a moment after one of so many."""

MOMENT = 0.05
"""Seconds of that moment at most: time for the bot to be in the middle of something else."""


class Nursery:
    """Starts bots and ends them."""

    def __init__(self, parent: asyncio.subprocess.Process, local: LocalDiscord) -> None:
        self.parent = parent
        self.local = local
        self.child = 0

    async def begin(self) -> None:
        """Start a bot."""
        assert self.parent.stdin is not None
        assert self.parent.stdout is not None
        self.parent.stdin.write(b"\n")
        self.child = int(await ends(self.parent.stdout.readline()))

    def kill(self) -> None:
        """End the bot at once."""
        if self.child:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.child, signal.SIGKILL)
            self.child = 0

    async def gone(self) -> None:
        """Wait until Discord has noticed; what the bot has not acknowledged it never will."""
        await until(lambda: not self.local.gateway.connected)
        self.local.interactions.expire_all()


async def leases_end(database: Path) -> None:
    """Wait until no bot holds the database; leases of one that was killed end then, as at every start."""
    await until(lambda: not is_running(database))
    await bring_forward(database)


@asynccontextmanager
async def nursery(folder: Path, local: LocalDiscord) -> AsyncIterator[Nursery]:
    """Bots over the database in ``folder``; at the end the last one is gone."""
    settings = {"DISCORD_TOKEN": local.token, "ZIGGURAT_BACKUPS": "0"}
    async with process(folder, "-m", "tests.bot.faults.nursery", local.api_base, **settings) as parent:
        made = Nursery(parent, local)
        try:
            yield made
        finally:
            made.kill()


def moments_shown(message: Json) -> set[tuple[int, str]]:
    """The moments of the game at which a panel asks its seat."""
    ids = [str(item["custom_id"]).split(":") for item in items(message)]
    return {(int(parts[2]), parts[3]) for parts in ids if parts[0] in ("zb", "zs")}


class Clicker:
    """A player who knows the bot only through Discord, and remembers what was shown as done."""

    def __init__(self, user: LocalUser, channel: str, seed: int) -> None:
        self.user = user
        self.channel = channel
        self.rng = random.Random(seed)
        self.done: set[tuple[int, str]] = set()

    async def play_on(self) -> None:
        """Open panels and answer, whatever they offer, for ever; what is not answered is tried again."""
        while True:
            with contextlib.suppress(IndexError, AssertionError):
                board = (await self._public())[-1]
                outcome = await self.user.click(board["id"], harness.custom_id(board, "Play"), self.channel)
                if outcome.ok and outcome.message is not None:
                    await self._in_panel(await self._shown(outcome.message["id"]))
            await asyncio.sleep(0.01)

    async def _in_panel(self, panel: Json) -> None:
        for _ in range(6):
            self.done |= moments_shown(panel)
            buttons = [item for item in items(panel) if harness.is_choice(item)]
            menus = harness.menus(panel)
            if menus:
                chosen = [self.rng.choice(menus[0]["options"])["value"]]
                outcome = await self.user.select(panel["id"], menus[0]["custom_id"], chosen, self.channel)
            elif buttons:
                button = self.rng.choice(buttons)["custom_id"]
                outcome = await self.user.click(panel["id"], button, self.channel)
            else:
                return
            if not outcome.ok:
                return
            panel = await self._shown(panel["id"], panel)

    async def _public(self) -> list[Json]:
        found = await self.user.messages(self.channel)
        return [message for message in found if not message["ephemeral"] and message["attachments"]]

    async def _shown(self, message_id: str, before: Json | None = None) -> Json:
        """The message when it is there, and another than before; as it is after a while."""
        for _ in range(60):
            found = [item for item in await self.user.messages(self.channel) if item["id"] == message_id]
            if found and not found[0]["flags"] & 128 and found[0] != before:
                return found[0]
            await asyncio.sleep(0.01)
        return found[0] if found else {}


def nobody_answers_while_there_is_no_bot(local: LocalDiscord) -> None:
    """Interactions fail at once while no bot is connected: nobody waits for Discord's deadline."""
    give = local.gateway.interaction

    def given(payload: Json) -> None:
        give(payload)
        if not local.gateway.connected:
            local.interactions.expire_all()

    local.gateway.interaction = given  # type: ignore[method-assign]


async def begin_game(user: LocalUser, channel: str) -> None:
    """A table of two, a computer in the other seat."""
    assert (await user.slash("game new", channel, {"game": "tigris", "seats": 2, "where": "here"})).ok
    message = (await user.wait_for(lambda event: "Join" in str(event["d"])))["d"]
    await user.click(message["id"], harness.custom_id(message, "Start"), channel)
    await user.wait_for(lambda event: "your turn" in str(event["d"]), 20)


@pytest.mark.parametrize(("number", "kills"), list(enumerate(ROUNDS)))
async def test_killed_at_any_moment_the_bot_loses_nothing_that_was_shown_and_posts_nothing_twice(
    tmp_path: Path, number: int, kills: int
) -> None:
    rng, left, pause = random.Random(number), -1, 0.0
    async with (
        LocalDiscord(folder=tmp_path / "discord") as local,
        LocalUser(local.web_url, "Carla") as carla,
        nursery(tmp_path, local) as bots,
    ):
        nobody_answers_while_there_is_no_bot(local)
        channel = str(local.world.text_channel("tigris").id)

        def count(*_: object) -> None:
            nonlocal left
            left -= 1
            if left == 0:
                asyncio.get_running_loop().call_later(pause, bots.kill)

        local.on_request(count)
        await bots.begin()
        await until(lambda: local.gateway.connected)
        await begin_game(carla, channel)
        clicker = Clicker(carla, channel, number)
        playing = asyncio.create_task(clicker.play_on())
        for kill in range(kills):
            left, pause = (
                (rng.randint(1, REQUESTS), 0.0) if kill % 2 else (rng.randint(1, LATER), rng.uniform(0, MOMENT))
            )
            await until(lambda: not bots.child)
            await bots.gone()
            await bots.begin()
            if rng.random() < 0.8:
                await until(lambda: local.gateway.connected)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        bots.kill()
        await bots.gone()
        database = tmp_path / "games.sqlite3"
        house = harness.House(local, database, 1)
        await leases_end(database)
        with local.point_discord_py():
            await house.start_bot()
            try:
                table = harness.Seated(house, house.newest_table().id, [await house.player("Carla")])
                match = await table.match()
                stored = [
                    {(seat, moment_at(match.seed, seat, revision)) for seat in range(match.seats)}
                    for revision in range(match.revision + 1)
                ]
                assert clicker.done <= set().union(*stored), "what was shown as done is not done"
                done = max(revision for revision, moments in enumerate(stored) if moments & clicker.done)
                assert done > kills / 4, "hardly anything was played between the kills"
                await shows_all_once(house, table)
                assert len(await carla.dms()) == 1
                if table.now.status == "playing":
                    await table.play("pass" if (await table.ask()).key == "action" else "")
            finally:
                await house.close()
