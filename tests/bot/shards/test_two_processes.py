"""Two real bots on one server's database: one is killed, and the other has its shards within seconds."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

import pytest

from bot.local import LocalDiscord
from bot.store import Store
from tests.bot.operate.test_programs import RUNNER
from tests.bot.play.processes import process
from tests.bot.postgres import fresh
from tests.waiting import until, until_it_is

SHARDS = 2


def holders(local: LocalDiscord) -> dict[int, int]:
    """The process that each shard is connected to."""
    return {line["shard"][0]: line["process"] for line in local.gateway.lines() if line["connected"]}


def sessions(local: LocalDiscord) -> set[str]:
    return {session.id for session in local.gateway.sessions.all() if session.outbox is not None}


@pytest.mark.nightly
async def test_a_killed_bots_shards_are_taken_over_and_gone_on_with(postgres: str, tmp_path: Path) -> None:
    address = await fresh(postgres, 3)
    given = {"ZIGGURAT_DATABASE": address.url, "ZIGGURAT_BACKUPS": "0"}
    async with LocalDiscord(servers=4, shards=SHARDS, identify_every=5.0) as local:
        given["DISCORD_TOKEN"] = local.token
        async with process(tmp_path, *RUNNER, local.api_base, **given) as first:
            await until(lambda: holders(local) == {0: first.pid, 1: first.pid})
            async with process(tmp_path, *RUNNER, local.api_base, **given) as second:
                await until(lambda: {*holders(local).values()} == {first.pid, second.pid})
                store = await Store.open(address)

                async def both_noted() -> bool:
                    return all(shard.session is not None for shard in (await store.shards.census()).shards)

                await until_it_is(both_noted)
                theirs = {line["shard"][0] for line in local.gateway.lines() if line["process"] == first.pid}
                lost = next(s for s in local.gateway.sessions.all() if s.process == first.pid and s.outbox is not None)
                begun = time.monotonic()
                first.send_signal(signal.SIGKILL)
                await first.wait()
                await until(lambda: lost.process == second.pid, "the session was not gone on with")
                print(f"resumed {time.monotonic() - begun:.1f} s after the kill")
                await until(lambda: holders(local) == {0: second.pid, 1: second.pid})
                # A new session beside it takes its place, as the servers of the old one are not known.
                await until(lambda: lost.outbox is None and len(sessions(local)) == SHARDS)
                print(f"all known {time.monotonic() - begun:.1f} s after the kill; shards {theirs}")
                second.send_signal(signal.SIGTERM)
                assert await asyncio.wait_for(second.wait(), 120) == 0
                census = await store.shards.census()
                assert {shard.owner for shard in census.shards} == {""}
                await store.close()
