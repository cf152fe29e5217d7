"""What a player sees of it: private sentences, and a channel that shows the stored state, once."""

from __future__ import annotations

import difflib
import re

from tests.bot.harness import House, Player, Seated, labels, until
from tests.waiting import until_it_is

MESSAGES = r"/channels/\d+/messages"
EDITS = MESSAGES + r"/\d+"

SHARED = re.compile(r"(.+) ×(\d+)\.")


async def private(player: Player, channel: str) -> str:
    """Everything the bot has said to this player alone in a channel."""
    return "\n".join(item["content"] for item in await player.sees(channel) if item["ephemeral"])


async def shows_all_once(house: House, table: Seated) -> None:
    """Wait until everything is posted; the channel then tells the whole log once, under one message with buttons."""
    await until(lambda: table.now.posted_revision == table.now.revision)
    await house.quiet()
    told, log = one_by_one(await table.told()), one_by_one(await house.log(table.id))
    assert told == log, "\n".join(difflib.unified_diff(log, told, "stored", "shown", n=2, lineterm=""))
    # Old boards lose their buttons when there is time.
    await until_it_is(lambda: _has_buttons_on_the_last_alone(table), "an old board keeps its buttons")


def one_by_one(lines: list[str]) -> list[str]:
    """Equal lines that were posted together share one ("Ana swaps 1 tile ×2."): here each stands by itself again."""
    found = list[str]()
    for line in lines:
        shared = SHARED.fullmatch(line)
        found += [f"{shared[1]}."] * int(shared[2]) if shared else [line]
    return found


async def _has_buttons_on_the_last_alone(table: Seated) -> bool:
    buttons = [bool(labels(message)) for message in await table.boards()]
    return buttons == [False] * (len(buttons) - 1) + [True]
