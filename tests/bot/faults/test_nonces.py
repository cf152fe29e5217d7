"""Discord knows a bot's message by its nonce in all channels: what is said in another channel has another nonce."""

from __future__ import annotations

import pytest

from bot.posting import retry_queue
from tests.bot.faults.seen import MESSAGES
from tests.bot.faults.test_owed import LENT, lend
from tests.bot.harness import House, until


async def test_what_was_said_without_a_reply_is_said_again_where_the_table_goes_meanwhile(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The host is quicker than the next attempt.
    monkeypatch.setattr(retry_queue, "FIRST", 3600.0)
    table = await house.table("Ana", "Bruno", where="here", channel="games")
    host, elsewhere = table.players[0], house.channel("general")
    await lend(table)
    house.local.faults.lose_replies(1, method="POST", path=MESSAGES)
    await house.bot.publisher.publish(table.id)
    await host.type("game move", elsewhere, table=table.id)
    await until(lambda: table.now.posted_revision == table.now.revision)
    for channel in (table.channel, elsewhere):
        said = [message["content"] for message in await host.public(channel)]
        assert said.count(LENT) == 1, channel
