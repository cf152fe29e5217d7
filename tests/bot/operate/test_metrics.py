"""Numbers for Prometheus: what players did and how it ended, how long it took, what was asked of Discord."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import pytest

from bot.app import Ziggurat
from bot.operate.metrics import MOST_WAITING, Metrics, _answered
from bot.panel import show
from tests.bot import harness


async def read(port: int) -> dict[str, float]:
    """The numbers as Prometheus reads them."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        assert answer.status == 200
        assert answer.content_type == "text/plain"
        lines = [line for line in (await answer.text()).splitlines() if not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


async def test_a_game_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Metrics] = []

    def counted(settings: object, tables: object) -> Ziggurat:
        made.append(Metrics(lambda: len(tables.open_tables())))  # type: ignore[attr-defined]
        return Ziggurat(settings, tables, meter=made[0], http_trace=made[0].trace())  # type: ignore[arg-type]

    monkeypatch.setattr(harness, "Ziggurat", counted)
    async with harness.house(tmp_path) as house:
        table = await house.table("Ana", "Bruno")
        await table.play("tile:")
        stranger = await house.player("Carla")
        await stranger.type("play", table.channel)
        with monkeypatch.context() as broken:
            broken.setattr(show, "build_panel", None)
            await table.to_act().open_panel(table.channel)
        house.local.fail_next("PATCH", r"/channels/\d+/messages/\d+", 403, {"message": "", "code": 50013})
        await table.play("tile:")
        async with made[0].served(0) as port:
            found = await read(port)
    assert found["ziggurat_open_tables"] == 1
    kinds = {("command", "done"): 1, ("command", "refused"): 1, ("component", "failed"): 1}
    for (kind, end), least in kinds.items():
        assert found[f'ziggurat_interactions_total{{end="{end}",kind="{kind}"}}'] == least
    assert found['ziggurat_interactions_total{end="done",kind="component"}'] >= 4
    answered = sum(number for name, number in found.items() if name.startswith("ziggurat_interactions_total"))
    assert found["ziggurat_acknowledge_seconds_count"] == answered
    assert 0 < found["ziggurat_acknowledge_seconds_sum"] < answered
    assert found["ziggurat_publish_seconds_count"] >= 3
    sent = [request for request in house.requests if request[0] == "PATCH" and request[3] == 200]
    assert found['ziggurat_discord_requests_total{method="PATCH",status="200"}'] == len(sent)
    assert found["ziggurat_discord_invalid_requests_total"] == 1
    assert found["process_resident_memory_bytes"] > 0
    assert house.local.token not in str(found)


@pytest.mark.parametrize(
    ("status", "scope", "invalid"),
    [(200, None, 0), (404, None, 0), (401, None, 1), (403, None, 1), (429, "user", 1), (429, "shared", 0)],
)
async def test_what_discord_counts_as_invalid(status: int, scope: str | None, invalid: int) -> None:
    metrics = Metrics(lambda: 0)
    headers = {} if scope is None else {"X-RateLimit-Scope": scope}
    response = SimpleNamespace(status=status, headers=headers)
    given = SimpleNamespace(method="GET", url=SimpleNamespace(path="/api/v10/channels/1"), response=response)
    await metrics._request_ended(None, SimpleNamespace(), given)  # type: ignore[arg-type]
    async with metrics.served(0) as port:
        found = await read(port)
    assert found["ziggurat_discord_invalid_requests_total"] == invalid
    assert found[f'ziggurat_discord_requests_total{{method="GET",status="{status}"}}'] == 1


def test_unanswered_interactions_are_forgotten_in_time() -> None:
    metrics = Metrics(lambda: 0)
    for number in range(MOST_WAITING + 5):
        metrics.received(number)
    assert len(metrics._waiting) == MOST_WAITING


@pytest.mark.parametrize(
    ("path", "interaction"),
    [
        ("/api/v10/interactions/17/token/callback", 17),
        ("/api/v10/webhooks/1/token/messages/@original", None),
        ("/api/v10/interactions/x/token/callback", None),
        ("/api/v10/channels/17/messages", None),
    ],
)
def test_an_interaction_is_answered_by_its_callback(path: str, interaction: int | None) -> None:
    assert _answered(path) == interaction


async def test_only_this_machine_is_served() -> None:
    async with Metrics(lambda: 0).served(0) as port:
        assert "ziggurat_open_tables" in await read(port)
        with pytest.raises(ConnectionRefusedError):
            await asyncio.open_connection("127.0.0.2", port)
