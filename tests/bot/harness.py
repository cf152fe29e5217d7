"""The real bot on a local Discord, and players who click and type: what tests of play stand on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from bot.app import Ziggurat
from bot.base.config import Settings
from bot.computers.dispatcher import Dispatcher
from bot.local import LocalDiscord
from bot.local.client import LocalUser, Outcome
from bot.messages.throttle import Throttle
from bot.model.table import Table, Watch
from bot.tables.service import Tables
from bot.words.wording import log_lines
from bot.workers.pool import InLine
from engine.core.ask import Ask
from engine.core.match import Match
from tests import openapi
from tests.bot.stores import open_store
from tests.bot.words import shown_words
from tests.waiting import HANG, until

SEED = 11
GUILDS_WITHIN = 0.05
"""discord.py waits so many seconds after the last server before it calls itself ready; by default 2."""

IDENTIFIES_AFTER = 0.2
"""Seconds from the end of a session to the next one; by default 5."""

AT_ONCE = 10**6
"""Requests a second: players are faster here than Discord would let the bot post."""

HANDLERS = ("discord-ui-dynamic-item", "CommandTree-invoker", "discord-ui-view-dispatch", "discord.py: on_interaction")
"""How discord.py names the tasks in which our handlers run."""

Json = dict[str, Any]


class House:
    """A local Discord with our bot on it; the bot can be stopped and started again over the same database."""

    def __init__(self, local: LocalDiscord, database: Path, seed: int) -> None:
        self.local = local
        self.database = database
        self.seed = seed
        self.guild: int | None = None
        self.requests: list[tuple[str, str, Any, int, Any]] = []
        self.bot: Ziggurat
        self.tables: Tables
        self._users = AsyncExitStack()
        self._running: asyncio.Task[None] | None = None
        local.on_request(lambda *request: self.requests.append(request))

    async def start_bot(self) -> None:
        """Connect the bot and wait until it is ready."""
        self.store = await open_store(self.database)
        self.tables = Tables(self.store, seed_source=lambda: self.seed, owner="house")
        self.tables.computers = Dispatcher(self.tables, InLine())
        self.bot = Ziggurat(Settings(address=self.database, guild=self.guild), self.tables)
        self.bot._connection.guild_ready_timeout = GUILDS_WITHIN
        self.bot.before_identify_hook = _before_identify
        self.bot.throttle = Throttle(AT_ONCE)
        # Nothing waits for a pause where a test does not ask for it.
        self.bot.publisher.pause = self.bot.publisher.quiet = 0.0
        self._running = asyncio.create_task(self.bot.start(self.local.token))
        while not self.bot.is_ready():
            await asyncio.sleep(0.005)
            if self._running.done():
                await self._running

    async def stop_bot(self) -> None:
        """Disconnect the bot; its database and everybody's messages stay."""
        if self._running is None:
            return
        await self.bot.close()
        await self._running
        self._running = None
        await self.store.close()

    async def restart_bot(self) -> None:
        """Stop and start, over the same database."""
        await self.stop_bot()
        await self.start_bot()

    async def reconnected(self, before: object) -> None:
        """Wait until the bot has another gateway connection than ``before``, and a working one."""
        await until(lambda: self.bot.ws is not before and self.bot.ws.open and self.local.gateway.connected)

    async def quiet(self) -> None:
        """Wait until no handler of the bot is at work any more: everything has been answered and posted."""
        async with asyncio.timeout(HANG):
            while working := [task for task in asyncio.all_tasks() if task.get_name().startswith(HANDLERS)]:
                await asyncio.wait(working)

    async def player(self, name: str, locale: str = "en-US") -> Player:
        """Sit down as one of the users, whose Discord is in this language."""
        user = await self._users.enter_async_context(LocalUser(self.local.web_url, name))
        await user.set(locale=locale)
        return Player(self, user)

    async def table(
        self,
        *names: str,
        where: str = "thread",
        channel: str = "general",
        watch: Watch = "everyone",
        **more: object,
    ) -> Seated:
        """A started table of these players, opened by the first one with /game new, joined and started by buttons.

        ``more`` are options of /game new; where it takes more seats than there are names, computers take the rest.
        """
        players = [await self.player(name) for name in names]
        place = self.channel(channel)
        wishes: dict[str, object] = {"seats": len(names)} | more
        await players[0].type("game new", place, game="tigris", language="en", where=where, **wishes)
        table = self.newest_table()
        if watch != "everyone":
            await self.tables.lobby.set(table.id, players[0].id, "watch", watch)
        for player in players[1:]:
            await player.press(await player.board(str(table.channel_id)), "Join", str(table.channel_id))
        await players[0].press(await players[0].board(str(table.channel_id)), "Start", str(table.channel_id))
        return Seated(self, table.id, players)

    async def plant(
        self,
        match: Match,
        *names: str,
        channel: str = "games",
        guild: int | None = None,
        watch: Watch = "everyone",
        language: str = "en",
    ) -> Seated:
        """A table in a channel, of no server by default, at which these players are in the middle of this match.

        ``language``: the table's, and that of the players' Discord.
        """
        locale = {"en": "en-US", "es": "es-ES"}[language]
        players = [await self.player(name, locale) for name in names]
        table = await self.tables.lifecycle.open(
            game=match.game_id,
            options=match.options,
            seats=match.seats,
            language=language,
            guild_id=guild,
            watch=watch,
            channel_id=int(self.channel(channel)),
            host=players[0].id,
            host_name=players[0].name,
        )
        for player in players[1:]:
            table = await self.tables.lifecycle.join(table.id, player.id, player.name)
        match.seed = table.seed
        await self.tables._transactions.store_match(table, table, match)
        assert await self.bot.publisher.publish(table.id) is None
        return Seated(self, table.id, players)

    def channel(self, name: str) -> str:
        """The id of a text channel."""
        return str(self.local.world.text_channel(name).id)

    async def log(self, table_id: int) -> list[str]:
        """The public log in the table's words, without what was taken back."""
        table, match = self.tables.get(table_id), await self.tables.match(table_id)
        assert table is not None
        return log_lines(table.language, [entry for entry in match.events() if not entry.undone], table.names())

    def newest_table(self) -> Table:
        """The open table that was opened last."""
        return self.tables.open_tables()[-1]

    async def match(self, table_id: int) -> Match:
        """The live match of a table."""
        return await self.tables.match(table_id)

    async def close(self) -> None:
        """Everybody leaves, the bot last."""
        await self._users.aclose()
        await self.stop_bot()

    def check_openapi(self) -> None:
        """Hold every body so far against Discord's own description, where that is at hand."""
        for method, path, body, status, response in self.requests:
            if status < 400:
                openapi.hold_request(method, path, body)
                openapi.hold_response(method, path, status, response)

    def sent(self, method: str, part: str) -> list[Any]:
        """The bodies of the bot's requests of this kind, oldest first."""
        return [body for verb, path, body, _, _ in self.requests if verb == method and part in path]


class Seated:
    """A table with its players."""

    def __init__(self, house: House, table_id: int, players: list[Player]) -> None:
        self.house = house
        self.id = table_id
        self.players = players
        self.channel = str(self.now.channel_id)

    @property
    def now(self) -> Table:
        """The table as it stands."""
        table = self.house.tables.get(self.id)
        assert table is not None
        return table

    async def match(self) -> Match:
        """The live match."""
        return await self.house.tables.match(self.id)

    def to_act(self) -> Player:
        """The first of those who must act."""
        wanted = self.now.waiting_for()[0]
        return next(player for player in self.players if player.id == wanted)

    async def ask(self) -> Ask:
        """What the first of those who must act is asked."""
        ask = (await self.match()).ask_of(self.now.waiting[0])
        assert ask is not None
        return ask

    async def pick(self, beginning: str, number: int = 0) -> str:
        """One of the legal options that begin so."""
        return [option for option in (await self.ask()).options if option.startswith(beginning)][number]

    async def play(self, beginning: str, number: int = 0) -> Json:
        """Whoever must act gives an answer that begins so, from Play on; gives back the panel after it."""
        player, wish = self.to_act(), await self.pick(beginning, number)
        return await player.act(await player.open_panel(self.channel), self.channel, wish)

    async def end_turn(self) -> None:
        """Whoever must act passes until somebody else must."""
        before = self.to_act()
        while self.now.waiting and self.to_act() is before:
            await self.play("pass")

    async def boards(self) -> list[Json]:
        """The public messages since the lobby's, oldest first."""
        return [item for item in await self.players[0].public(self.channel) if item["attachments"]]

    async def told(self) -> list[str]:
        """Every log line that the channel tells, oldest first; the places of a game that is over come last."""
        found = []
        for message in await self.boards():
            lines = message["content"].splitlines()
            found += [line.removeprefix("- ") for line in lines if line.startswith("- ")]
            found += [line for line in lines if line.partition(". ")[0].isdecimal()]
        return found


class Player:
    """Somebody at a table: opens panels, clicks, types, reads."""

    def __init__(self, house: House, user: LocalUser) -> None:
        self.house = house
        self.user = user
        self.name = user.name
        self.id = int(user.id)

    async def type(self, command: str, channel: str, **options: object) -> Json:
        """Use a slash command; gives back the private reply as it stands when the bot is done."""
        return await self._settled(await self.user.slash(command, channel, options), channel)

    async def press(self, message: Json, label: str, channel: str) -> Json:
        """Press the button with this label; gives back the answer, else the message itself as it stands then."""
        return await self.press_id(message, custom_id(message, label), channel)

    async def press_id(self, message: Json, button: str, channel: str) -> Json:
        """Press a button by its custom_id."""
        return await self._settled(await self.user.click(message["id"], button, channel), channel, message["id"])

    async def pick(self, message: Json, *values: str, channel: str) -> Json:
        """Choose in the message's menu."""
        menu = menus(message)[0]
        outcome = await self.user.select(message["id"], menu["custom_id"], values, channel)
        return await self._settled(outcome, channel, message["id"])

    async def sees(self, channel: str) -> list[Json]:
        """All messages of the channel as this user sees them, oldest first."""
        return [read(item) for item in await self.user.messages(channel, 5_000)]

    async def public(self, channel: str) -> list[Json]:
        """The bot's public messages with text, oldest first (not what Discord says of new threads)."""
        found = [item for item in await self.sees(channel) if not item["ephemeral"] and item["author"].get("bot")]
        return [item for item in found if item["type"] in (0, 19, 20)]

    async def board(self, channel: str) -> Json:
        """The newest public message of the bot in the channel."""
        return (await self.public(channel))[-1]

    async def open_panel(self, channel: str) -> Json:
        """Press Play on the newest board message."""
        return await self.press(await self.board(channel), "Play", channel)

    async def act(self, panel: Json, channel: str, wish: str) -> Json:
        """Give the answer with this option id through the panel: open what leads there, then press or pick it."""
        for _ in range(6):
            target = step_towards(panel, wish)
            if target is None:
                back = next(item for item in items(panel) if item.get("label") == "Back")
                panel = await self.press_id(panel, back["custom_id"], channel)
                continue
            kind, value, last = target
            panel = await (
                self.press_id(panel, value, channel) if kind == "button" else self.pick(panel, value, channel=channel)
            )
            if last:
                return await self.surely(panel, channel)
        raise AssertionError(f"the panel does not lead to {wish}: {[item.get('label') for item in items(panel)]}")

    async def surely(self, panel: Json, channel: str) -> Json:
        """What has been composed is sent, and what is asked once more is meant."""
        for sign in (":go:", ":go:sure", ":sure:"):
            found = [item["custom_id"] for item in items(panel) if sign in item.get("custom_id", "")]
            panel = await self.press_id(panel, found[0], channel) if found else panel
        return panel

    async def play_randomly(self, panel: Json, channel: str, rng: random.Random) -> Json:
        """One step in the panel, whatever it offers: a button or an entry of its menu."""
        offered = menus(panel)
        if offered:
            values = [option["value"] for option in offered[0]["options"]]
            least, most = offered[0].get("min_values", 1), offered[0].get("max_values", 1)
            chosen = rng.sample(values, rng.randint(max(1, least), most))
            return await self.pick(panel, *chosen, channel=channel)
        offers = [item["custom_id"] for item in items(panel) if is_choice(item)]
        return await self.press_id(panel, rng.choice(offers), channel)

    async def _settled(self, outcome: Outcome, channel: str, source: str | None = None) -> Json:
        """The reply once the bot's handlers are through."""
        assert outcome.ok, outcome.error
        await self.house.quiet()
        wanted = outcome.message["id"] if outcome.message else source
        seen = await self.sees(channel)
        newer = [item for item in seen if item["ephemeral"] and item["id"] > str(wanted)]
        found = [item for item in seen if item["id"] == wanted]
        return found[-1] if found else (newer or [read(outcome.message or {})])[-1]


async def _before_identify(_: int | None, *, initial: bool = False) -> None:
    await asyncio.sleep(0 if initial else IDENTIFIES_AFTER)


def items(message: Json) -> list[Json]:
    """All buttons and menus of a message."""
    return [item for row in message.get("components", []) if row["type"] == 1 for item in row["components"]]


def menus(message: Json) -> list[Json]:
    """The menus of a message in which one answers: not that of what can be looked at."""
    return [item for item in items(message) if item["type"] == 3 and not item["custom_id"].endswith(":look")]


def read(message: Json) -> Json:
    """The message with its words as its content, also where they stand among its components."""
    return message | {"content": message.get("content") or shown_words(message.get("components", []))}


def labels(message: Json) -> list[str]:
    """The words on a message's buttons."""
    return [item.get("label", "") for item in items(message) if item["type"] == 2]


def custom_id(message: Json, label: str) -> str:
    """The custom_id of the button with this label."""
    found = [item["custom_id"] for item in items(message) if item.get("label") == label]
    assert found, f"no button {label!r} among {labels(message)} of: {message.get('content')}"
    return str(found[0])


def is_choice(item: Json) -> bool:
    """Whether a panel's button answers, or opens what leads to an answer."""
    parts = str(item.get("custom_id", "")).split(":", 5)
    return len(parts) == 6 and parts[0] == "zb" and parts[4] in ("a", "do", "o", "sure") and item.get("label") != "Back"


def step_towards(panel: Json, wish: str) -> tuple[str, str, bool] | None:
    """The button or menu entry that leads to an option: its kind, its custom_id or value, whether it answers."""
    for item in items(panel):
        if item["type"] == 3:
            for option in item["options"]:
                value = str(option["value"])
                if value == wish or _leads(value, wish):
                    return "menu", value, value == wish
        elif is_choice(item):
            *_, act, arg = str(item["custom_id"]).split(":", 5)
            if act in ("a", "do") and arg == wish:
                return "button", str(item["custom_id"]), True
            if act == "o" and arg and _leads(arg, wish):
                return "button", str(item["custom_id"]), False
    return None


def _leads(node: str, wish: str) -> bool:
    return node.endswith((":", "*")) and wish.startswith(node.rstrip("*"))


@asynccontextmanager
async def house(folder: Path, seed: int = SEED) -> AsyncIterator[House]:
    """Local Discord and bot; at the end every body is held against Discord's description."""
    async with LocalDiscord(folder=folder / "discord") as local:
        made = House(local, folder / "games.sqlite3", seed)
        with local.point_discord_py():
            await made.start_bot()
            try:
                yield made
            finally:
                await made.close()
        made.check_openapi()
