"""The local Discord can hold a bot to so many requests a second, as Discord does."""

from __future__ import annotations

from pathlib import Path

import aiohttp

from bot.local import LocalDiscord
from bot.local.global_limit import GlobalLimit


def test_a_second_takes_so_many_requests_and_says_when_there_is_room() -> None:
    now = 10.0
    limit = GlobalLimit(2, lambda: now)
    assert [limit.wait("/users/@me") for _ in range(2)] == [0.0, 0.0]
    now = 10.25
    assert limit.wait("/users/@me") == 0.75
    assert (limit.most_seen, limit.refused) == (3, 1)
    now = 11.0
    assert limit.wait("/users/@me") == 0.0
    assert (limit.most_seen, limit.refused) == (3, 1)


def test_answers_to_interactions_do_not_count() -> None:
    limit = GlobalLimit(1, lambda: 10.0)
    assert limit.wait("/interactions/1/token/callback") == 0.0
    assert limit.wait("/webhooks/1/token/messages/@original") == 0.0
    assert limit.wait("/channels/1/messages") == 0.0
    assert limit.wait("/channels/2/messages") > 0


async def test_what_is_too_much_is_refused_as_discord_does(tmp_path: Path) -> None:
    async with LocalDiscord(folder=tmp_path, requests_per_second=1) as local, aiohttp.ClientSession() as session:
        headers = {"Authorization": f"Bot {local.token}"}
        statuses = []
        for _ in range(40):
            async with session.get(f"{local.api_base}/users/@me", headers=headers) as response:
                statuses.append(response.status)
                if response.status != 429:
                    continue
                body = await response.json()
                break
        assert statuses[-1] == 429
        assert body["global"] is True
        assert 0 < body["retry_after"] <= 1
        assert response.headers["X-RateLimit-Global"] == "true"
        assert response.headers["X-RateLimit-Scope"] == "global"
        assert local.faults.invalid_requests() == 1
