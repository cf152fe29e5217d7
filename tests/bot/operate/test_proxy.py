"""A proxy before Discord takes all requests; what it is set to is read, and the doctor knows who shares shards."""

from __future__ import annotations

from collections.abc import Iterator

import discord.http
import pytest

from bot.base.config import BadSetting, read_settings
from bot.model.shards import Census, Process, Shard
from bot.operate.doctor.check_server import _processes
from bot.operate.proxy import send_through


@pytest.fixture
def _base() -> Iterator[None]:
    before = discord.http.Route.BASE
    yield
    discord.http.Route.BASE = before


@pytest.mark.usefixtures("_base")
@pytest.mark.parametrize(
    ("proxy", "base"),
    [
        ("http://proxy:8080", "http://proxy:8080/api/v10"),
        ("http://proxy:8080/api/v10", "http://proxy:8080/api/v10"),
        ("https://host/discord", "https://host/discord/api/v10"),
        ("", "https://discord.com/api/v10"),
    ],
)
def test_all_requests_go_to_the_proxy_under_discords_paths(proxy: str, base: str) -> None:
    send_through(proxy)
    assert discord.http.Route("GET", "/gateway/bot").url == f"{base}/gateway/bot"


def test_an_address_is_read_and_anything_else_refused() -> None:
    assert read_settings({"ZIGGURAT_DISCORD_API": "http://127.0.0.1:8080/"}).discord_api == "http://127.0.0.1:8080"
    for text in ("proxy:8080", "ftp://proxy", "http://", "http://proxy?token=1"):
        with pytest.raises(BadSetting, match="takes an address such as"):
            read_settings({"ZIGGURAT_DISCORD_API": text})


def test_the_doctor_says_who_has_which_shard() -> None:
    one = Process("a", "bot", "host:1", "serving", 1.0, 60.0, 43.0)
    other = Process("b", "bot", "host:2", "serving", 2.0, 60.0, 2.0)
    thinks = Process("c", "think", "host:3", "serving", 3.0, 60.0, 0.0)
    shards = (Shard(0, "a", 1, 60.0, None), Shard(1, "a", 1, 60.0, None))
    finding = _processes(Census(50.0, (one, other, thinks), shards))
    assert finding.level == "ok"
    assert "bot at host:1, serving, shards 0, 1; bot at host:2, serving, stands by; think at host:3" in finding.says
    finding = _processes(Census(70.0, (one,), shards))
    assert finding.level == "warning"
    assert "nobody has 0, 1" in finding.says
    assert _processes(Census(70.0, (), ())).says == "none lives"
