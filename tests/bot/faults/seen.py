"""What a player sees of it: private sentences, and a channel that shows the stored state, once."""

from __future__ import annotations

import difflib

from tests.bot.harness import House, Json, Player, Seated, labels, until

MESSAGES = r"/channels/\d+/messages"
EDITS = MESSAGES + r"/\d+"


async def private(player: Player, channel: str) -> str:
    """Everything the bot has said to this player alone in a channel."""
    return "\n".join(item["content"] for item in await player.sees(channel) if item["ephemeral"])


async def shows_all_once(house: House, table: Seated, *, killed: bool = False) -> None:
    """Wait until everything is posted; the channel then tells the whole log once, under one message with buttons.

    ``killed``: a bot that was ended between an edit and its note of it, with the next answer stored already, may begin
    the next message with lines that the last one ends with.
    """
    await until(lambda: table.now.posted_revision == table.now.revision)
    await house.quiet()
    told, log = await table.told(), await house.log(table.id)
    if killed:
        told = joined([lines_of(message) for message in await table.boards()], log)
    assert told == log, "\n".join(difflib.unified_diff(log, told, "stored", "shown", n=2, lineterm=""))
    buttons = [bool(labels(message)) for message in await table.boards()]
    assert buttons == [False] * (len(buttons) - 1) + [True]


def lines_of(message: Json) -> list[str]:
    """The log lines of a board message."""
    return [line.removeprefix("- ") for line in message["content"].splitlines() if line.startswith("- ")]


def joined(messages: list[list[str]], log: list[str]) -> list[str]:
    """The lines of all messages; what one repeats of the end of the one before it counts once, if the log has it so."""
    told: list[str] = []
    before: list[str] = []
    for lines in messages:
        at = len(told)
        seams = (k for k in range(len(before) + 1) if log[at - k : at - k + len(lines)] == lines)
        told += lines[next(seams, 0) :]
        before = lines
    return told
