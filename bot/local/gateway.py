"""The gateway: one websocket a connection, sessions that outlive it, and events in order."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

import msgspec
from aiohttp import WSMsgType, web

from bot.local import objects
from bot.local.errors import Json
from bot.local.ids import BOT_ID, GUILD_ID, TOKEN, id_of
from bot.local.outbox import Outbox
from bot.local.processes import Processes
from bot.local.records import Channel, Event
from bot.local.sessions import Session, Sessions, shard_from
from bot.local.start_limits import StartLimits

if TYPE_CHECKING:
    from bot.local.world import World

HEARTBEAT, IDENTIFY, RESUME, RECONNECT, REQUEST_MEMBERS = 1, 2, 6, 7, 8
INVALID_SESSION, HELLO, HEARTBEAT_ACK = 9, 10, 11

HEARTBEAT_MS = 41_250
ACK_AFTER = 0.05
"""Seconds; were it none, discord.py would not have noted yet that it has asked, and warn of a slow connection."""

GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1, 1 << 1, 1 << 9, 1 << 12, 1 << 15
_PINS = GUILDS | DIRECT_MESSAGES
_MESSAGES = ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE")
_CHANNELS = ("CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE")
_INTENT_OF = {
    "CHANNEL_CREATE": GUILDS,
    "CHANNEL_UPDATE": GUILDS,
    "CHANNEL_DELETE": GUILDS,
    "CHANNEL_PINS_UPDATE": _PINS,
    "THREAD_CREATE": GUILDS,
    "THREAD_UPDATE": GUILDS,
    "THREAD_DELETE": GUILDS,
    "THREAD_MEMBERS_UPDATE": GUILDS,
}


class Gateway:
    """Holds the sessions of the bot and gives each the events that its intents ask for."""

    def __init__(self, world: World, url: str) -> None:
        self.world = world
        self.url = url
        self.sessions = Sessions()
        self.starts = StartLimits()
        self.processes = Processes()
        self.shards = 1  # how many Discord recommends
        self.reachable = True
        self.late: list[float] = []  # by how many seconds the next interactions come late
        self._open: set[web.WebSocketResponse] = set()
        self._closing: set[asyncio.Task[bool]] = set()
        world.listeners.append(self._on_event)

    @property
    def connected(self) -> bool:
        """Whether a bot is connected now."""
        return any(session.outbox is not None for session in self.sessions.all())

    def lines(self) -> list[Json]:
        """Return each session as plain data: its shard, whether it is connected, and whose it is."""
        return [
            {
                "shard": list(session.shard),
                "connected": session.outbox is not None,
                "process": session.process,
                "name": self.processes.name(session.process),
            }
            for session in self.sessions.all()
        ]

    @property
    def resume_url(self) -> str:
        """Where a session is to be resumed: another address than the one where it began, as Discord's is."""
        return f"{self.url}/resume"

    def interaction(self, payload: Json) -> None:
        """Give an interaction to the bot, late if it shall be so."""
        if self.late:
            asyncio.get_running_loop().call_later(self.late.pop(0), self._give, payload)
        else:
            self._give(payload)

    def _give(self, payload: Json) -> None:
        """To every session of the one shard that hears of its place: the first one for direct messages."""
        guild_id = id_of(payload.get("guild_id"))
        for session in self.sessions.all():
            if session.hears_of(guild_id):
                session.dispatch("INTERACTION_CREATE", payload)

    def _on_event(self, event: Event) -> None:
        for session in self.sessions.all():
            data = self._seen_by(session, event)
            if data is not None:
                session.dispatch(event.name, data)

    def _seen_by(self, session: Session, event: Event) -> Any:
        """Return the event's data as this session gets it, or None when it does not."""
        if event.user_id is not None or event.channel is None:
            return None
        if not session.hears_of(None if event.channel.is_dm else event.channel.guild_id):
            return None
        if event.name in _MESSAGES:
            wanted = DIRECT_MESSAGES if event.channel.is_dm else GUILD_MESSAGES
        else:
            wanted = _INTENT_OF.get(event.name, 0)
        if not session.intents & wanted or not self._is_for_bot(event, event.channel):
            return None
        message = event.message
        if message is None or event.name == "MESSAGE_DELETE":
            return event.data
        data = objects.gateway_message(self.world, message, event.data)
        readable = session.intents & MESSAGE_CONTENT or event.channel.is_dm or BOT_ID in message.mentions
        if readable or message.author_id == BOT_ID:
            return data
        return data | {"content": "", "embeds": [], "attachments": [], "components": []}

    def _is_for_bot(self, event: Event, channel: Channel) -> bool:
        """Bots are told of every text channel, also of those they may not open; of all else only what they see."""
        here = self.world.has_bot(channel.guild_id)
        if event.name in _CHANNELS and not channel.is_dm:
            return here
        if event.name == "THREAD_MEMBERS_UPDATE" and str(BOT_ID) in event.data.get("removed_member_ids", ()):
            # Whoever is taken out of a private thread hears that, and no more of it.
            return here
        return self.world.sees(channel, BOT_ID)

    def tell(self, name: str, data: Any, intents: int = GUILDS, guild_id: int = GUILD_ID) -> None:
        """Tell the bot of something that belongs to a server and no channel, if it has one of these intents."""
        for session in self.sessions.all():
            if session.intents & intents and session.hears_of(guild_id):
                session.dispatch(name, data)

    def tell_of_members(self, name: str, data: Any) -> None:
        """Tell the bot of somebody who came or left, if it asked to hear of members."""
        self.tell(name, data, GUILD_MEMBERS)

    def welcome(self) -> None:
        """Give the bot the ready-made server, as after an invitation."""
        for session in self.sessions.all():
            if session.hears_of(GUILD_ID):
                self._give_guild(session, GUILD_ID)

    def _give_guild(self, session: Session, guild_id: int) -> None:
        if session.intents & GUILDS:
            all_members = bool(session.intents & GUILD_MEMBERS)
            session.dispatch("GUILD_CREATE", objects.guild_create_json(self.world, guild_id, all_members=all_members))

    # Connections

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one websocket from HELLO to its end."""
        if not self.reachable:
            if request.transport is not None:
                request.transport.abort()
            return web.Response()
        socket = web.WebSocketResponse(compress=False, max_msg_size=1 << 16)
        await socket.prepare(request)
        process = self.processes.of(request.transport)
        outbox = Outbox(socket, zlib_stream=request.query.get("compress") == "zlib-stream", process=process)
        self._open.add(socket)
        session: Session | None = None
        try:
            _send(outbox, HELLO, {"heartbeat_interval": HEARTBEAT_MS})
            while True:
                message = await asyncio.wait_for(socket.receive(), HEARTBEAT_MS / 1000 * 1.5)
                if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    break
                session = await self._receive(outbox, session, message.data)
        except TimeoutError:
            await socket.close(code=4009, message=b"Session timed out.")
        finally:
            self.sessions.disconnect(outbox)
            self._open.discard(socket)
            await outbox.close()
            await socket.close()
        return socket

    async def _receive(self, outbox: Outbox, session: Session | None, text: str | bytes) -> Session | None:
        try:
            frame = cast(Json, msgspec.json.decode(text))
            op, data = int(frame["op"]), cast(Json, frame.get("d") or {})
        except (msgspec.DecodeError, KeyError, TypeError, ValueError):
            await outbox.socket.close(code=4002, message=b"Error while decoding payload.")
            return session
        if op == HEARTBEAT:
            asyncio.get_running_loop().call_later(ACK_AFTER, _send, outbox, HEARTBEAT_ACK, None)
        elif op == IDENTIFY and session is None:
            return await self._identify(outbox, data)
        elif op == RESUME and session is None:
            return await self._resume(outbox, data)
        elif op == REQUEST_MEMBERS and session is not None:
            self._members(session, data)
        elif op == IDENTIFY:
            await outbox.socket.close(code=4005, message=b"Already authenticated.")
        elif session is None:
            await outbox.socket.close(code=4003, message=b"Not authenticated.")
        return session

    async def _identify(self, outbox: Outbox, data: Json) -> Session | None:
        if data.get("token") != TOKEN:
            await outbox.socket.close(code=4004, message=b"Authentication failed.")
            return None
        shard = shard_from(data.get("shard"))
        if shard is None:
            await outbox.socket.close(code=4010, message=b"Invalid shard.")
            return None
        if not self.starts.remaining():
            # Discord resets the token of a bot that begins more sessions than it may.
            await outbox.socket.close(code=4004, message=b"Authentication failed.")
            return None
        if not self.starts.take(shard[0]):
            _send(outbox, INVALID_SESSION, False)
            return None
        session = Session(int(data.get("intents", 0)), shard)
        self.sessions.connect(session, outbox)
        self.sessions.add(session)
        guilds = [guild_id for guild_id in self.world.guilds() if session.hears_of(guild_id)]
        bot = objects.user_json(self.world.users[BOT_ID])
        ready = {
            "v": 10,
            "user": bot | {"mfa_enabled": False, "verified": True, "email": None},
            "guilds": [{"id": str(guild_id), "unavailable": True} for guild_id in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.resume_url,
            "shard": list(shard),
            "application": {"id": str(BOT_ID), "flags": objects.APPLICATION_FLAGS},
            "private_channels": [],
            "relationships": [],
            "user_settings": {},
            "presences": [],
        }
        session.dispatch("READY", ready)
        for guild_id in guilds:
            self._give_guild(session, guild_id)
        return session

    async def _resume(self, outbox: Outbox, data: Json) -> Session | None:
        session = self.sessions.find(str(data.get("session_id")))
        if data.get("token") != TOKEN:
            await outbox.socket.close(code=4004, message=b"Authentication failed.")
            return None
        missed = None if session is None else session.since(int(data.get("seq") or 0))
        if session is None or missed is None:
            _send(outbox, INVALID_SESSION, False)
            return None
        if session.outbox is not None and session.outbox is not outbox:
            # Whoever resumes a session takes it from the connection that has it, also of a process that stands still.
            self._close_soon(session.outbox.socket)
        for frame in missed:
            outbox.put(frame)
        self.sessions.connect(session, outbox)
        session.dispatch("RESUMED", {})
        return session

    def _close_soon(self, socket: web.WebSocketResponse) -> None:
        task = asyncio.create_task(socket.close(code=4000, message=b"Resumed elsewhere."))
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    def _members(self, session: Session, data: Json) -> None:
        wanted = data.get("user_ids")
        ids = {str(one) for one in (wanted if isinstance(wanted, list) else [wanted])} if wanted else None
        query = str(data.get("query") or "").casefold()
        members = [
            user
            for user in self.world.users.values()
            if (str(user.id) in ids if ids is not None else user.username.casefold().startswith(query))
        ]
        chunk: Json = {
            "guild_id": str(data.get("guild_id") or GUILD_ID),
            "members": [objects.member_json(user) for user in members],
            "chunk_index": 0,
            "chunk_count": 1,
        }
        if "nonce" in data:
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    # What an operator of Discord could do to us

    async def cut(self, code: int = 1006) -> None:
        """Drop every connection; sessions stay and can be resumed. 1006 closes without a word, as a lost line does."""
        if code == 1006:
            self.sever()
            return
        for socket in list(self._open):
            self._forget(socket)
            await socket.close(code=code)

    def sever(self) -> None:
        """Drop every connection without a word; sessions stay."""
        for socket in list(self._open):
            self._forget(socket)
            if socket._req is not None and socket._req.transport is not None:
                socket._req.transport.abort()

    def _forget(self, socket: web.WebSocketResponse) -> None:
        for session in self.sessions.all():
            if session.outbox is not None and session.outbox.socket is socket:
                self.sessions.disconnect(session.outbox)

    def ask_to_reconnect(self) -> None:
        """Tell every connection to come back (op 7)."""
        for session in self.sessions.all():
            if session.outbox is not None:
                _send(session.outbox, RECONNECT, None)

    def forget_sessions(self) -> None:
        """Make every later RESUME fail, so that the bot must identify anew."""
        for session in self.sessions.all():
            if session.outbox is not None:
                _send(session.outbox, INVALID_SESSION, False)
        self.sessions.clear()


def _send(outbox: Outbox, op: int, data: Any) -> None:
    outbox.put(msgspec.json.encode({"op": op, "s": None, "t": None, "d": data}))
