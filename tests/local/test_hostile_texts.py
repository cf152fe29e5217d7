"""The local Discord takes whatever a page or a bot sends: it answers, says no in a sentence, and stays quick."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.local import LocalDiscord
from bot.local.faults_http import is_cheap
from bot.local.ids import id_of
from tests.bot import hostile

MOST = 0.1
"""Seconds of processor time of one request, the client's own included."""


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    """A local Discord without a bot."""
    async with LocalDiscord() as made:
        yield made


def requests(text: str, channel: int, user: int) -> list[tuple[str, str, Any]]:
    """Requests of a page with this text wherever one may stand."""
    data = {"name": "choose", "options": [{"name": "what", "value": text, "focused": True}]}
    return [
        ("POST", f"/local/channels/{channel}/messages", {"user": str(user), "content": text}),
        ("POST", f"/local/channels/{channel}/messages", {"user": text, "content": "a"}),
        ("POST", f"/local/users/{user}", {"locale": text}),
        ("POST", "/local/users/nobody", {"locale": text}),
        ("POST", "/local/interactions", {"user": str(user), "channel_id": text, "type": 2}),
        ("POST", "/local/interactions", {"user": str(user), "channel_id": str(channel), "type": text}),
        ("POST", "/local/interactions", {"user": str(user), "channel_id": str(channel), "type": 4, "data": data}),
        ("POST", "/local/faults", {"fault": text}),
        ("POST", "/local/faults", {"fault": "fail", "path": text, "times": 0}),
        ("POST", "/local/faults", {"fault": "fail", "status": text}),
    ]


@pytest.mark.parametrize("kind", hostile.KINDS)
async def test_every_text_is_answered(local: LocalDiscord, kind: str) -> None:
    channel, user = local.world.text_channel("general").id, local.world.people[0].id
    text = hostile.KINDS[kind](hostile.LENGTH)
    async with aiohttp.ClientSession(local.web_url) as session:
        for method, path, body in requests(text, channel, user):

            async def send(method: str = method, path: str = path, body: Any = body) -> None:
                async with session.request(method, path, json=body) as answer:
                    assert answer.status < 500, (path, await answer.text())

            costs = [await hostile.cost_while(send) for _ in range(2)]
            assert min(costs) < MOST, f"{path}: {min(costs) * 1000:.0f} ms"


@pytest.mark.parametrize("path", ["/local/interactions", "/local/faults", "/local/users/1"])
@pytest.mark.parametrize("body", ["[" * 100_000, "[]", "7", "", '{"user": 1, "data": 7, "type": {}}', "\xff"])
async def test_bodies_that_no_page_sends(local: LocalDiscord, path: str, body: str) -> None:
    async with (
        aiohttp.ClientSession(local.web_url) as session,
        session.post(path, data=body.encode("latin-1")) as answer,
    ):
        assert answer.status < 500


async def test_a_body_has_an_end(local: LocalDiscord) -> None:
    body = {"user": "x" * 2**20}
    async with aiohttp.ClientSession(local.web_url) as page, page.post("/local/interactions", json=body) as answer:
        assert answer.status == 400


def test_ids_are_whole_numbers_of_a_sane_length() -> None:
    assert [id_of(text) for text in ("12", 12, "-1", "", "\u00b2", "\u0663", "9" * 6000)] == [12, 12] + [None] * 5


@pytest.mark.parametrize("path", [r"(a+)+$", r".*.*.*.*x", "a" * 300, r"(a|a)*", r"(\d+){9}"])
def test_faults_take_no_expression_without_end(path: str) -> None:
    assert not is_cheap(path)
    assert is_cheap(r"/channels/\d+/messages(/\d+|)")


async def test_only_this_machine_reaches_it() -> None:
    for host in ("0.0.0.0", "::", "192.0.2.1", "example.org"):
        with pytest.raises(ValueError, match="this machine only"):
            await LocalDiscord(host).start()
