"""Log lines: who they are about is in them; a token, a hand, a text of somebody's never is."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import sys
from typing import Any

import discord
import pytest

from bot.base.log_context import about, current
from bot.local.ids import TOKEN
from bot.operate.logs import HIDDEN, formatter, log_stray_errors, without_tokens
from bot.panel import show
from bot.posting.channel import plan
from tests.bot.harness import House

IN_PATH = re.compile(r"/(?:interactions|webhooks)/\d+/([^/]+)")
WORDS = "a letter to a friend"
BOT_TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.GabCdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
INTERACTION_TOKEN = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTphYmNkZWZnaGlqa2xtbm9w"


def record(name: str, message: object, *args: object, error: BaseException | None = None) -> logging.LogRecord:
    info = None
    if error is not None:
        try:
            raise error
        except type(error):
            info = sys.exc_info()
    return logging.LogRecord(name, logging.ERROR, __file__, 1, message, args, info)  # type: ignore[arg-type]


def both(item: logging.LogRecord, *secrets: str) -> list[str]:
    return [formatter(form, secrets).format(item) for form in ("text", "json")]


# --- ids --------------------------------------------------------------------------------------------------------------


async def test_a_line_carries_the_ids_of_what_is_being_done_and_of_the_tasks_it_begins() -> None:
    with about(interaction=99, table=3):
        with about(seat=1):
            assert current() == {"table": 3, "seat": 1, "interaction": 99}
            task = asyncio.create_task(asyncio.sleep(0, None))
            inner = asyncio.create_task(_ids())
        assert current() == {"table": 3, "interaction": 99}
        text, line = both(record("ziggurat.test", "done in %d steps", 7))
    assert text.endswith(" ERROR ziggurat.test: done in 7 steps [table=3 interaction=99]")
    found = json.loads(line)
    assert found.pop("time").endswith("Z")
    assert found == {
        "level": "ERROR",
        "logger": "ziggurat.test",
        "message": "done in 7 steps",
        "table": 3,
        "interaction": 99,
    }
    await task
    assert await inner == {"table": 3, "seat": 1, "interaction": 99}
    assert current() == {}


async def _ids() -> dict[str, int]:
    return current()


# --- secrets ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("secret", ["the-secret", BOT_TOKEN, INTERACTION_TOKEN])
@pytest.mark.parametrize("name", ["ziggurat.test", "discord.http"])
def test_a_token_is_hidden_wherever_it_stands(secret: str, name: str) -> None:
    for item in (
        record(name, f"it is {secret}!"),
        record(name, "it is %s!", secret),
        record(name, "it is %s!", f"https://discord.com/api/v10/webhooks/123456789/{secret}/messages/@original"),
        record(name, "failed", error=OSError(f"cannot open {secret}")),
    ):
        for line in both(item, "the-secret"):
            assert secret not in line
            assert HIDDEN in line


def test_what_is_no_token_stays() -> None:
    for text in ("tile:red:F7", "engine.core.match.Match", "1213032986778402816", "bot/operate/running.py"):
        assert without_tokens(text) == text


@pytest.mark.parametrize("error", [ValueError(WORDS), KeyError(WORDS), RuntimeError({"content": WORDS})])
def test_an_exceptions_words_are_not_written(error: Exception) -> None:
    for line in both(record("discord.client", "Ignoring exception in %s", "on_ready", error=error)):
        assert WORDS not in line
        assert type(error).__name__ in line
        assert "test_logs.py" in line


def test_what_the_network_says_is_written() -> None:
    for line in both(record("discord.client", "reconnecting", error=ConnectionResetError("connection reset"))):
        assert "ConnectionResetError (connection reset)" in line


def test_a_librarys_values_are_named_by_their_kind_only() -> None:
    button = discord.ui.Button[Any](label=WORDS, custom_id="zb:1:0:1:a:pass")
    assert WORDS in repr(button)
    text = both(record("discord.ui.view", "Ignoring exception in item %r after %d s of %s", button, 3, None))[0]
    assert "Ignoring exception in item 'Button' after 3 s of None" in text
    for odd in (record("discord", ValueError(WORDS)), record("discord", "%s and %s", ValueError(WORDS))):
        assert all(WORDS not in line for line in both(odd))


async def test_what_nobody_caught_is_logged_without_its_words(written: io.StringIO) -> None:
    loop = asyncio.get_running_loop()
    before = loop.get_exception_handler()
    log_stray_errors(loop)

    async def fails() -> None:
        raise ValueError(WORDS)

    task = asyncio.create_task(fails())
    await asyncio.wait({task})
    del task
    loop.set_exception_handler(before)
    said = written.getvalue()
    assert "Task exception was never retrieved" in said
    assert "ValueError" in said
    assert WORDS not in said


# --- a bot at work ----------------------------------------------------------------------------------------------------


def texts_in(body: object) -> set[str]:
    """Every text that a request of the bot carries: contents, labels, descriptions, names."""
    found: set[str] = set()
    if isinstance(body, dict):
        for name, value in body.items():
            if isinstance(value, str) and name in ("content", "label", "description", "placeholder", "title"):
                found |= {line.strip() for line in value.splitlines()}
            else:
                found |= texts_in(value)
    elif isinstance(body, list):
        for value in body:
            found |= texts_in(value)
    return found


async def test_a_game_with_troubles_leaves_no_text_and_no_token_in_the_log(
    written: io.StringIO, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.table("Ana", "Bruno")
    await table.play("tile:")

    def breaks(*_: object, **__: object) -> None:
        raise ValueError(WORDS)

    with monkeypatch.context() as broken:
        broken.setattr(show, "build_panel", breaks)
        told = await table.players[0].open_panel(table.channel)
    with monkeypatch.context() as broken:
        broken.setattr(plan, "board_text", breaks)
        await table.play("tile:")
    house.local.fail_next("POST", r"/interactions/\d+/.+/callback", 500, {"message": WORDS, "code": 0})
    house.local.fail_next("PATCH", r"/channels/\d+/messages/\d+", 400, {"message": WORDS, "code": 50035})
    await table.to_act().user.click((await table.boards())[-1]["id"], "zp:1:play:", table.channel)
    await house.quiet()
    await table.end_turn()
    said = written.getvalue()
    error_id = next(word for word in str(told["content"]).replace(".", " ").split() if len(word) == 8 and _hex(word))
    assert f"error {error_id}" in said
    assert "ValueError" in said
    about_it = next(line for line in said.splitlines() if error_id in line)
    assert f"[table={table.id} seat=0 interaction=" in about_it or f'"table": {table.id}, "seat": 0' in about_it
    assert WORDS not in said
    assert TOKEN not in said
    shown = set().union(*(texts_in(request[2]) for request in house.requests))
    assert len(shown) > 20
    assert [text for text in shown if len(text) > 8 and text in said] == []
    tokens = {found[1] for request in house.requests if (found := IN_PATH.search(request[1]))}
    assert len(tokens) > 5
    assert [token for token in tokens if token in said] == []


def _hex(word: str) -> bool:
    return all(letter in "0123456789abcdef" for letter in word)
