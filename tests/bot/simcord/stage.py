"""The real bot in SimCord, and people who type, press and choose: what the tests of this folder stand on."""

from __future__ import annotations

import functools
import hashlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import simcord
import simcord.interactions
from simcord.backend import serializers
from simcord.builders import ChannelHandle
from simcord.http import router
from simcord.results import InteractionResult, ResponseMessage

import renderers.tigris.pictures as pictures
from bot.app import Ziggurat
from bot.base.config import Settings
from bot.computers.dispatcher import Dispatcher
from bot.messages.old_edits import OldEdits
from bot.messages.throttle import Throttle
from bot.model.table import Table
from bot.tables.leases import ALONE
from bot.tables.service import Tables
from bot.workers.pool import InLine
from engine.core.match import Match
from renderers.core.picture import Picture
from tests.bot.simcord.limits import Json, Request, check_everything
from tests.bot.stores import open_store
from tests.bot.words import shown_words

SEED = 11
AT_ONCE = 10**6
"""Requests a second: people play faster here than Discord would let the bot post."""

LOOK = 0.002
"""Seconds between two looks of SimCord whether the bot is through: its own 0.05 would be waited after every click."""

PATIENCE = 30
"""Seconds of real time in which SimCord lets the bot come to rest after a click."""

TINY_PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c63600000000200015d0b2a2d0000000049454e44ae426082"
)
Seen = discord.Message | ResponseMessage
Draw = Callable[..., Picture]


class Stage:
    """A server of SimCord with our bot in it; the bot can be stopped and started again over the same database."""

    def __init__(self, database: Path, seed: int) -> None:
        self.database = database
        self.seed = seed
        self.clock: Callable[[], float] = time.time
        # Nothing waits for a pause where a test does not ask for it.
        self.pause = self.quiet = 0.0
        self.requests: list[Request] = []
        self.arrived: set[int] = set()
        self.answered: set[int] = set()
        self.locales: dict[int, str] = {}
        self.env: simcord.Env
        self.tables: Tables
        self.guild: Any
        self.channel: ChannelHandle

    async def new_bot(self) -> Ziggurat:
        """A bot over the database, as a fresh process would make it."""
        store = await open_store(self.database)
        self.tables = Tables(store, seed_source=lambda: self.seed, owner="stage", clock=lambda: self.clock())
        # Whatever it is stored in: leases that are renewed every other second leave SimCord no rest.
        self.tables.leases.pace = ALONE
        self.tables.computers = Dispatcher(self.tables, InLine())
        bot = Ziggurat(Settings(address=self.database), self.tables)
        # SimCord waits in real time for a timer that rings before its patience ends.
        bot.timekeeper.pause = 0
        set_timer = bot.timekeeper._set_timer
        bot.timekeeper._set_timer = lambda delay: self.set_timer(set_timer, bot, delay)
        bot.throttle = Throttle(AT_ONCE)
        # Every message of SimCord's is from the first of January.
        bot.old_edits = OldEdits(within=0)
        bot.publisher.pause, bot.publisher.quiet = self.pause, self.quiet
        return bot

    def set_timer(self, real: Callable[[float | None], None], bot: Ziggurat, delay: float | None) -> None:
        """Set the timekeeper's timer. One longer than SimCord's patience rings only where a test advances time: a click
        late in its time would be waited for until it rings, and have no patience left for what the bot does then.
        """
        real(delay)
        if delay is not None and delay > PATIENCE:
            for record in self.env._work.callbacks:
                if record.handle is bot.timekeeper._timer and record.real_handle is not None:
                    record.real_handle.cancel()

    async def restart(self) -> None:
        """Stop the bot, and start another one over the same database in the same world."""
        await self.env.settle()
        await self.tables.shut_down()
        await self.env.restart_bot(await self.new_bot())

    def person(self, name: str, locale: str = "en-US") -> Person:
        """A new member of the server, whose Discord speaks ``locale``."""
        member = self.guild.add_member(self.env.create_user(f"u{len(self.locales)}", global_name=name))
        self.locales[member.id] = locale
        return Person(self, member)

    def table(self, channel: ChannelHandle | None = None) -> Table:
        """The open table of a channel."""
        table = self.tables.at((channel or self.channel).id)
        assert table is not None
        return table

    async def match(self, channel: ChannelHandle | None = None) -> Match:
        """The match of that table, to be looked at only."""
        return await self.tables.match(self.table(channel).id)

    def public(self, channel: ChannelHandle | None = None) -> list[discord.Message]:
        """What the bot has posted for everybody in a channel, oldest first."""
        posted = (channel or self.channel).history()
        return [message for message in posted if message.author.bot and not message.flags.ephemeral]

    def board(self, channel: ChannelHandle | None = None) -> discord.Message:
        """The newest public message of the bot."""
        return self.public(channel)[-1]

    def sent(self, method: str, part: str) -> list[Request]:
        """The bot's requests of this kind, oldest first."""
        return [request for request in self.requests if request.method == method and part in request.path]

    def unanswered(self) -> set[int]:
        """The interactions that have arrived and have not been acknowledged."""
        return self.arrived - self.answered

    def arrive(self, real: Any, *args: Any, **given: Any) -> Any:
        """SimCord's interaction as Discord would send it: this user's locale, 10 MiB of files."""
        record, payload = real(*args, **given)
        payload |= {"locale": self.locales[given["user_id"]], "attachment_size_limit": 10 * 2**20}
        self.arrived.add(record.id)
        return record, payload

    def dispatch(self, real: Any, backend: Any, method: str, path: str, **given: Any) -> Any:
        """Write a request down, files too, and pass it on."""
        files = [(file.filename, len(file.fp.getbuffer()), file.description or "") for file in given.get("files") or []]
        request = Request(method, path, given.get("json"), files)
        self.requests.append(request)
        if path.endswith("/callback"):
            self.answered.add(int(path.split("/")[2]))
        try:
            return real(backend, method, path, **given)
        except Exception as error:
            request.code = getattr(error, "code", -1)
            raise


class Person:
    """Somebody in the server: types commands, presses buttons, chooses in menus, reads."""

    def __init__(self, stage: Stage, member: Any) -> None:
        self.stage = stage
        self.member = member
        self.id: int = member.id

    async def type(self, command: str, channel: ChannelHandle | None = None, **options: Any) -> Reply:
        """Use a slash command."""
        return Reply(await self.member.slash(channel or self.stage.channel, command, **options))

    async def complete(self, command: str, option: str, typed: str, **filled: Any) -> list[str]:
        """What autocomplete offers, as values."""
        offered = await self.member.autocomplete(self.stage.channel, command, option, typed, **filled)
        return [choice["value"] for choice in offered]

    async def press(self, message: Seen, label: str) -> Reply:
        """Press the button with this label."""
        return Reply(await self.member.click(message, label=label))

    async def press_id(self, message: Seen, custom_id: str) -> Reply:
        """Press the button with this custom_id."""
        return Reply(await self.member.click(message, custom_id=custom_id))

    async def pick(self, message: Seen, *values: str) -> Reply:
        """Choose in the message's menu."""
        found = menus(message)
        menu = found[0]["custom_id"] if len(found) == 1 else None
        return Reply(await self.member.select(message, list(values), custom_id=menu))

    async def forge(self, message: Seen, custom_id: str, *values: str) -> Reply:
        """Use a component that the message has never had, or that is not shown to this person."""
        record = self.at_once(message, custom_id, *values)
        await self.stage.env.settle()
        return Reply(InteractionResult(self.stage.env, record))

    def at_once(self, message: Seen, custom_id: str, *values: str) -> Any:
        """Press (with values: choose) without waiting for the bot: ``stage.env.settle()`` does that."""
        backend = self.stage.env.backend
        channel = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
        used: Json = {"custom_id": custom_id, "component_type": 3 if values else 2, "values": list(values)}
        record, payload = simcord.interactions.base_payload(
            backend, type=3, channel_id=channel, guild_id=self.stage.guild.id, user_id=self.id, data=used
        )
        options = [{"label": value, "value": value} for value in values]
        shown = {"type": used["component_type"], "custom_id": custom_id, "style": 1, "label": "x", "options": options}
        stored = dict(serializers.message_payload(backend, backend.get_message(channel, message.id)))
        payload["message"] = stored | {"components": [{"type": 1, "components": [shown]}]}
        record.source_message_id = message.id
        backend.emit("INTERACTION_CREATE", payload)
        return record

    def dms(self) -> list[discord.Message]:
        """The direct messages from the bot."""
        return self.member.user.dm_channel.history()

    def close_dms(self) -> None:
        """Refuse direct messages from now on."""
        path = f"/channels/{self.member.user.dm_channel.id}/messages*"
        for method in ("POST", "PATCH"):
            self.stage.env.inject_error(method, path, status=403, code=50007, message="Refused", times=None)

    def open_dms(self) -> None:
        """Take direct messages again."""
        self.stage.env.backend.faults.clear()


class Said(ResponseMessage):
    """A private message with its words, whether they are its content or stand among its components."""

    @property
    def content(self) -> str:
        """All that can be read in it."""
        return super().content or shown_words(self.components)


def read(message: discord.Message) -> discord.Message:
    """The message with its words as its content, also where they stand among its components."""
    message.content = message.content or shown_words([part.to_dict() for part in message.components])
    return message


class Reply:
    """What came of a click or command: the answer, and what was said privately besides."""

    def __init__(self, result: InteractionResult) -> None:
        self.result = result

    @property
    def message(self) -> ResponseMessage:
        """The reply itself: for a panel's button, the panel."""
        assert self.result.response is not None
        return Said(self.result.response._env, self.result.response._message)

    @property
    def text(self) -> str:
        """All that was said to this person alone, in one string."""
        said = [self.result.response, *self.result.followups]
        told = [message for message in said if message is not None and message.ephemeral]
        return "\n".join(Said(message._env, message._message).content or "" for message in told)


def app(stage: Stage) -> Ziggurat:
    """The bot that runs now."""
    client = stage.env.bot
    assert isinstance(client, Ziggurat)
    return client


def menus(message: Seen) -> list[Json]:
    """The menus of a message in which one answers: not that of what can be looked at."""
    return [item for item in items(message) if item["type"] == 3 and not item["custom_id"].endswith(":look")]


def items(message: Seen) -> list[Json]:
    """All buttons and menus of a message."""
    raw = isinstance(message, ResponseMessage)
    rows = message.components if raw else [row.to_dict() for row in message.components]
    return [item for row in rows if row["type"] == 1 for item in row["components"]]


def button(message: Seen, label: str) -> str:
    """The custom_id of the button with this label."""
    return next(item["custom_id"] for item in items(message) if item.get("label") == label)


def calls(message: discord.Message, person: Person) -> bool:
    """Whether a board message begins by calling this person, and nobody else, to act."""
    head = message.content.partition("\n")[0]
    return head.startswith(person.member.mention) and head.count("<@") == 1


def quick(real: Draw, every: int) -> Draw:
    """A drawing function that really draws one picture in ``every``, and the ends of games; else one dot."""
    count = 0

    def draw(view: Any, kind: str, **given: Any) -> Picture:
        nonlocal count
        count += 1
        if every and (count % every == 0 or (view.final is not None and kind in ("board", "score"))):
            return real(view, kind, **given)
        shown = str((kind, view)).encode()
        digest = hashlib.blake2s(shown, digest_size=12).hexdigest()
        return Picture(TINY_PNG + shown, "png", 1, 1, "A dot.", {}, digest, 0, 0)

    return draw


class Unanswered(logging.Handler):
    """What completions raise: discord.py only logs it, and the person sees nothing."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.errors: list[BaseException] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.exc_info[1] is not None:
            self.errors.append(record.exc_info[1])

    @contextmanager
    def listening(self) -> Iterator[None]:
        logger = logging.getLogger("discord.app_commands.tree")
        logger.addHandler(self)
        try:
            yield
        finally:
            logger.removeHandler(self)

    def raise_first(self) -> None:
        if self.errors:
            raise self.errors[0]


@asynccontextmanager
async def staged(folder: Path, seed: int = SEED, draw: Draw | None = None) -> AsyncIterator[Stage]:
    """SimCord with our bot, one server and one channel. Pictures are dots unless ``draw`` makes them.

    At the end every request is held against Discord's limits and description.
    """
    made = Stage(folder / "games.sqlite3", seed)
    real_payload, real_dispatch = simcord.interactions.base_payload, router.dispatch
    unanswered = Unanswered()
    with (
        unanswered.listening(),
        patch.object(simcord.interactions, "base_payload", lambda *a, **k: made.arrive(real_payload, *a, **k)),
        patch.object(router, "dispatch", lambda *a, **k: made.dispatch(real_dispatch, *a, **k)),
        patch.object(pictures, "draw", draw or quick(pictures.draw, 0)),
    ):
        made.env = simcord.Env(await made.new_bot(), settle_timeout=PATIENCE)
        made.env._settle_internal = functools.partial(made.env._settle_internal, idle=LOOK)
        made.env.settle = functools.partial(made.env.settle, idle=LOOK)
        await made.env.start()
        try:
            made.guild = made.env.create_guild("Sumer")
            made.channel = made.guild.create_text_channel("tables")
            await made.env.settle()
            yield made
        finally:
            await made.env.shutdown()
            await made.tables.shut_down()
    made.env.raise_errors()
    unanswered.raise_first()
    check_everything(made.requests)


async def started(stage: Stage, *people: Person, channel: ChannelHandle | None = None, **options: Any) -> None:
    """A game of these people in a channel, the first of them the host."""
    host = people[0]
    asked = {"game": "tigris", "seats": len(people), "where": "here"} | options
    await host.type("game new", channel, **asked)
    for person in people[1:]:
        await person.press_id(stage.board(channel), lobby_button(stage.board(channel), "join"))
    await host.press_id(stage.board(channel), lobby_button(stage.board(channel), "start"))


def lobby_button(message: Seen, act: str) -> str:
    """The custom_id of a lobby's button, in whatever language it speaks."""
    return next(item["custom_id"] for item in items(message) if f":{act}:" in item["custom_id"])


def passes(message: Seen, label: str) -> tuple[str, str]:
    """The menu of a panel in which a question is let pass, and its entry with this label."""
    found = next(item for item in items(message) if str(item.get("custom_id", "")).endswith(":skip"))
    return str(found["custom_id"]), next(str(item["value"]) for item in found["options"] if item["label"] == label)
