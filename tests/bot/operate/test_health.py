"""Whether the bot is well, as Prometheus, a load balancer and systemd are told."""

from __future__ import annotations

import asyncio
import os
import socket
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.app import Ziggurat
from bot.base.config import Settings
from bot.operate.health import PATIENCE, UNKNOWN, Supervisor, Vitals, newest_copy_age
from bot.operate.metrics import Metrics
from tests.bot import harness
from tests.bot.operate.test_metrics import read
from tests.waiting import ends


async def asked(port: int) -> tuple[int, Any]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/healthz") as answer:
        return answer.status, await answer.json()


async def test_health_and_gauges_follow_the_gateway_posts_and_backups(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Metrics] = []
    moment = [0.0]

    def counted(settings: Settings, tables: Any) -> Ziggurat:
        metrics = Metrics(lambda: len(tables.open_tables()))
        client = Ziggurat(settings, tables, meter=metrics)
        folder = Settings(backup_folder=tmp_path / "backups")
        metrics.look_after(Vitals(client, folder, "1.2.3", clock=lambda: moment[0]))
        made.append(metrics)
        return client

    monkeypatch.setattr(harness, "Ziggurat", counted)
    async with harness.house(tmp_path) as house:
        table = await house.table("Ana", "Bruno")
        async with made[0].served(0) as port:
            status, health = await asked(port)
            assert (status, health["version"], health["gateway"], health["owed"]) == (200, "1.2.3", True, 0)
            assert health["backup_age"] == UNKNOWN
            (tmp_path / "backups").mkdir()
            copy = tmp_path / "backups" / "ziggurat-daily-20260101.sqlite3"
            copy.write_bytes(b"")
            house.local.fail_next("POST", r"/channels/\d+/messages", 403, {"message": "", "code": 50013})
            await table.play("tile:")
            await table.end_turn()
            found = await read(port)
            assert found['ziggurat_build_info{version="1.2.3"}'] == 1
            assert (found["ziggurat_gateway_up"], found["ziggurat_well"]) == (1, 1)
            assert found["ziggurat_tables_owed_a_post"] == 1
            assert 0 <= found["ziggurat_newest_backup_age_seconds"] < 600
            (refused,) = [number for name, number in found.items() if name.startswith("ziggurat_refusals{")]
            assert refused == 1
            house.bot.timekeeper.connected(False)
            moment[0] += PATIENCE - 1
            assert (await asked(port))[0] == 200, "it comes back by itself as a rule"
            moment[0] += 2
            status, health = await asked(port)
            assert (status, health["gateway"], health["well"]) == (503, False, False)
            house.bot.timekeeper.connected(True)
            assert (await asked(port))[0] == 200
            assert house.local.token not in str(health)


def test_the_newest_copy_counts(tmp_path: Path) -> None:
    assert newest_copy_age(tmp_path / "nowhere", 100.0) == UNKNOWN
    for name, made in (("ziggurat-daily-20260101.sqlite3", 40.0), ("ziggurat-by-hand.sqlite3", 70.0), ("x.txt", 99.0)):
        (tmp_path / name).write_bytes(b"")
        os.utime(tmp_path / name, (made, made))
    assert newest_copy_age(tmp_path, 100.0) == 30.0


async def test_systemd_is_told_when_we_are_ready_and_that_we_live(tmp_path: Path) -> None:
    address = str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(address)
        heard.setblocking(False)
        supervisor = Supervisor({"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "40000"})
        loop = asyncio.get_running_loop()
        ready: asyncio.Future[None] = loop.create_future()
        watching = asyncio.create_task(supervisor.watch(ready))
        said = [(await ends(loop.sock_recv(heard, 200))).decode()]
        ready.set_result(None)
        while said.count("WATCHDOG=1") < 2:
            said.append((await ends(loop.sock_recv(heard, 200))).decode())
        watching.cancel()
    assert said[0].startswith("EXTEND_TIMEOUT_USEC=")
    first = next(place for place, words in enumerate(said) if words.startswith("READY=1"))
    assert set(said[first + 1 :]) == {"WATCHDOG=1"}


@pytest.mark.parametrize("address", ["", "relative/path", "/nowhere/at/all", "@ziggurat-nobody-listens"])
async def test_without_systemd_nothing_is_said_and_nothing_fails(address: str) -> None:
    supervisor = Supervisor({"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "no number"})
    assert supervisor.interval is None
    supervisor.say("READY=1")
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    done.set_result(None)
    await supervisor.watch(done)


def test_a_watchdog_for_another_process_is_not_ours() -> None:
    assert Supervisor({"NOTIFY_SOCKET": "/x", "WATCHDOG_USEC": "10", "WATCHDOG_PID": "1"}).interval is None
