"""A full disk or a locked database: the player reads that nothing has changed, or that all is stored; never a lie."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest

from bot.posting import retry_queue
from bot.store import Store, StoreUnavailable
from bot.store.messages import Messages
from bot.words.wording import say
from tests.bot.simcord.stage import Person, Stage, app, button, items

People = tuple[Person, Person]
NOTHING = "The game could not be stored, so nothing has changed. Try again in a minute"
STORED = "Your answer is stored, but I could not show it. Press **Play** to go on"
MOVES = 60
"""Far more than fit into what is left free in the file."""

NOT_YET = "Nothing is lost: I go on trying"


@pytest.mark.parametrize(("locale", "lang"), [("en-US", "en"), ("es-ES", "es")])
async def test_on_a_full_disk_the_move_is_not_made_and_the_player_is_told(
    stage: Stage, ann_and_ben: People, locale: str, lang: str
) -> None:
    database = await _connection(stage)
    pages = next(iter(await database.execute_fetchall("PRAGMA page_count")))[0]
    await database.execute(f"PRAGMA max_page_count = {pages}")
    for _ in range(MOVES):
        before = (await stage.match()).revision
        who = next(person for person in ann_and_ben if stage.table().must_act(person.id))
        stage.locales[who.id] = locale
        reply = await who.type("tigris pass")
        if (await stage.match()).revision == before:
            break
    assert say(lang, "store-unavailable") in reply.text
    assert NOTHING in say("en", "store-unavailable")
    await database.execute("PRAGMA max_page_count = 1000000")
    await who.type("tigris pass")
    assert (await stage.match()).revision == before + 1


async def _connection(stage: Stage) -> Any:
    store = stage.tables.store
    assert isinstance(store, Store)
    return store.database.connection


@pytest.mark.parametrize(("locale", "lang"), [("en-US", "en"), ("es-ES", "es")])
async def test_while_the_database_is_locked_the_move_is_not_made_and_the_player_is_told(
    stage: Stage, ann_and_ben: People, locale: str, lang: str
) -> None:
    ann, _ = ann_and_ben
    stage.locales[ann.id] = locale
    panel = (await ann.press(stage.board(), "Play")).message
    press = next(item["custom_id"] for item in items(panel) if item["custom_id"].endswith(":a:pass"))
    await (await _connection(stage)).execute("PRAGMA busy_timeout = 50")
    other = sqlite3.connect(stage.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    reply = await ann.press_id(panel, press)
    assert say(lang, "store-unavailable") in reply.text
    assert not stage.unanswered()
    assert (await stage.match()).revision == 0
    other.execute("ROLLBACK")
    other.close()
    await ann.press_id(panel, press)
    assert (await stage.match()).revision == 1


@pytest.mark.parametrize(("locale", "lang"), [("en-US", "en"), ("es-ES", "es")])
async def test_on_a_disk_that_takes_no_writes_any_more_nothing_changes_and_looking_goes_on(
    stage: Stage, ann_and_ben: People, locale: str, lang: str, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _ = ann_and_ben
    stage.locales[ann.id] = locale
    panel = (await ann.press(stage.board(), "Play")).message
    database, posted = await _connection(stage), len(stage.public())
    await database.execute("PRAGMA query_only = ON")
    press = next(item["custom_id"] for item in items(panel) if item["custom_id"].endswith(":a:pass"))
    assert say(lang, "store-unavailable") in (await ann.press_id(panel, press)).text
    assert "attempt to write a readonly database (SQLITE_READONLY)" in caplog.text
    assert (await stage.match()).revision == 0
    elsewhere = stage.guild.create_text_channel("elsewhere")
    refused = await ann.type("game new", elsewhere, game="tigris", seats=2, where="here")
    assert say(lang, "store-unavailable") in refused.text
    for command in ("play", "board"):
        assert (await ann.type(command)).message.attachments
    assert len(stage.public()) == posted
    await database.execute("PRAGMA query_only = OFF")
    await ann.press_id(panel, press)
    assert (await stage.match()).revision == 1


@pytest.mark.parametrize("what", ["remember", "mark_posted"])
async def test_a_move_that_is_stored_is_never_called_lost(
    stage: Stage, ann_and_ben: People, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    # SimCord waits for real until timers of less than half a minute have run.
    ann, _ = ann_and_ben
    monkeypatch.setattr(retry_queue, "FIRST", 31.0)
    panel = (await ann.press(stage.board(), "Play")).message
    _break(monkeypatch, what)
    reply = await ann.press_id(panel, button(panel, "End the turn"))
    assert NOTHING not in reply.text
    assert NOT_YET in reply.text
    assert (await stage.match()).revision == 1
    monkeypatch.undo()
    posted = len(stage.public())
    await ann.press(stage.board(), "Play")
    assert stage.table().posted_revision == stage.table().revision
    assert len(stage.public()) <= posted + 1


async def test_a_stored_move_that_cannot_be_shown_is_called_stored(
    stage: Stage, ann_and_ben: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = ann_and_ben
    monkeypatch.setattr(retry_queue, "FIRST", 31.0)
    panel = (await ann.press(stage.board(), "Play")).message
    _break(monkeypatch, "closed_dm")
    reply = await ann.press_id(panel, button(panel, "End the turn"))
    assert STORED in reply.text
    assert NOTHING not in reply.text
    assert (await stage.match()).revision == 1
    assert app(stage).publisher.retry_queue.pending() == [stage.table().id]


def _break(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    async def full(*_: Any, **__: Any) -> Any:
        raise StoreUnavailable("games.sqlite3", "full")

    monkeypatch.setattr(Store if hasattr(Store, what) else Messages, what, full)
