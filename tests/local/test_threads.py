"""Threads as Discord announces them: a public one in its channel, a private one to nobody."""

from __future__ import annotations

import discord
import pytest

from tests.local.conftest import Stage

THREAD_CREATED = 18


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (discord.ChannelType.public_thread, [(THREAD_CREATED, "table 1")]),
        (discord.ChannelType.private_thread, []),
    ],
)
async def test_only_a_public_thread_is_announced_in_its_channel(
    stage: Stage, kind: discord.ChannelType, told: list[tuple[int, str]]
) -> None:
    ana, bruno = await stage.user("Ana"), await stage.user("Bruno")
    games = discord.utils.get(stage.bot.guilds[0].text_channels, name="games")
    assert games is not None
    thread = await games.create_thread(name="table 1", type=kind)
    await thread.add_user(discord.Object(int(bruno.id)))
    await thread.send("the board")
    for reader in (ana, bruno):
        assert [(item["type"], item["content"]) for item in await reader.messages(str(games.id))] == told
