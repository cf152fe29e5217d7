"""Discord takes characters out of what it posts: the bot knows its messages all the same."""

from __future__ import annotations

import pytest

from bot.local import rest_messages
from bot.local.texts import kept_text
from tests.bot.faults.seen import MESSAGES
from tests.bot.harness import House, Seated, until

ODD = "A\u17b5na"
"""A name with a letter that shows nothing."""


async def seated(house: House) -> Seated:
    """A table of somebody with such a name."""
    house.local.world.user("Ana").name = ODD
    table = await house.table(ODD, "Bruno")
    assert ODD in table.now.names()
    return table


async def test_a_new_message_is_not_edited_because_discord_has_changed_it(house: House) -> None:
    table = await seated(house)
    await table.end_turn()
    await house.quiet()
    (board, *_) = reversed(await table.boards())
    assert "Ana" in board["content"]
    edits = [path for method, path, *_ in house.requests if method == "PATCH" and path.endswith(f"/{board['id']}")]
    assert edits == []


@pytest.mark.usefixtures("impatient")
async def test_a_message_whose_reply_was_lost_is_found_though_it_was_changed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(house)
    monkeypatch.setattr(rest_messages, "_NONCE_LIFE_MS", 0)
    house.local.faults.lose_replies(1, method="POST", path=MESSAGES)
    await table.end_turn()
    await until(lambda: table.now.posted_revision == table.now.revision)
    await house.quiet()
    assert await table.told() == [kept_text(line) for line in await house.log(table.id)]
