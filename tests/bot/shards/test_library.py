"""What the shards use of discord.py beyond its public interface, held against the version that is pinned."""

from __future__ import annotations

import inspect

import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.state import ConnectionState

from bot.messages.throttle import MOST
from bot.shards.share import REQUESTS

PINNED = "2.7.1"


def parameters(function: object) -> list[str]:
    return [*inspect.signature(function).parameters]  # type: ignore[arg-type]


def test_the_version_is_the_one_whose_source_was_read() -> None:
    """With another one: read gateway.py, client.py and state.py anew (docs/decisions, "Shards")."""
    assert discord.__version__ == PINNED


def test_a_connection_is_made_read_and_closed_as_it_is_done_here() -> None:
    assert {"initial", "gateway", "shard_id", "session", "sequence", "resume"} <= {
        *parameters(DiscordWebSocket.from_client)
    }
    source = inspect.getsource(DiscordWebSocket)
    for line in (
        "ws = cls(socket, loop=client.loop)",
        "ws._connection = client._connection",
        "ws.shard_count = client._connection.shard_count",
        "await self.call_hooks('before_identify', self.shard_id, initial=self._initial_identify)",
        "self.session_id = data['session_id']",
        "self.gateway = yarl.URL(data['resume_gateway_url'])",
        "data['__shard_id__'] = self.shard_id",
        "await self.received_message(msg.data)",
        "raise ReconnectWebSocket(self.shard_id, resume=False)",
    ):
        assert line in source, line
    assert parameters(DiscordWebSocket.received_message) == ["self", "msg"]
    assert parameters(DiscordWebSocket.close) == ["self", "code"]
    assert parameters(ReconnectWebSocket.__init__) == ["self", "shard_id", "resume"]


def test_the_cache_is_made_and_told_of_events_as_it_is_done_here() -> None:
    source = inspect.getsource(ConnectionState.__init__)
    assert "for attr, func in inspect.getmembers(self):" in source
    assert "parsers[attr[6:].upper()] = func" in source
    for name in (
        "parse_ready",
        "parse_resumed",
        "parse_guild_create",
        "parse_guild_delete",
        "parse_interaction_create",
    ):
        assert parameters(getattr(ConnectionState, name)) == ["self", "data"]
    assert parameters(ConnectionState._add_guild_from_data) == ["self", "data"]
    assert parameters(ConnectionState._remove_guild) == ["self", "guild"]
    made = inspect.getsource(discord.Client.__init__)
    assert "self._connection: ConnectionState[Self] = self._get_state(intents=intents, **options)" in made
    assert "self._connection._get_websocket = self._get_websocket" in made
    assert "self._ready.set()" in inspect.getsource(discord.Client._handle_ready)
    assert "return (self.id >> 22) % count" in inspect.getsource(discord.Guild.shard_id.fget)  # type: ignore[attr-defined]


def test_all_processes_together_send_what_one_alone_sends() -> None:
    assert REQUESTS == MOST
