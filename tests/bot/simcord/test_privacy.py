"""/privacy as people use it: what it says, the file, and being forgotten."""

from __future__ import annotations

import json
import re

from bot.frame.client import HostClient
from tests.bot.simcord.stage import Stage, calls, items, started

FIRST = {"options": "first-player=first-seat"}


async def test_it_says_what_is_kept_in_the_readers_language(stage: Stage) -> None:
    ann, ana = stage.person("Ann"), stage.person("Ana", "es-ES")
    said = await ann.type("privacy")
    assert said.result.ephemeral
    assert said.text.startswith("**What I keep about you**")
    assert (await ana.type("privacy")).text.startswith("**Lo que guardo sobre ti**")


async def test_the_file_has_ones_own_and_only_oneself_gets_it(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben, **FIRST)
    await ann.type("settings", **{"time-zone": "Asia/Tokyo"})
    said = await ann.type("privacy")
    reply = await ann.press(said.message, "Send me all of it")
    sent = reply.result.followups[0]
    assert sent.ephemeral
    assert [file.filename for file in sent.attachments] == [f"ziggurat-{ann.id}.json"]
    stored = json.loads(stage.env.backend.cdn.get(sent.attachments[0].url))
    assert stored["user"] == str(ann.id)
    assert [(row["table"], row["seat"], row["name"]) for row in stored["tables"]] == [(1, 0, "Ann")]
    assert any("Asia/Tokyo" in row["value"] for row in stored["preferences"])
    assert str(ben.id) not in json.dumps(stored)
    moments = [stored["tables"][0]["created_at"], stored["seats"][0]["since"]]
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", moment) for moment in moments)
    assert stored["seats"][0]["until"] is None


async def test_deleting_asks_first_and_can_be_left(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben, **FIRST)
    said = await ann.type("privacy")
    asked = await ann.press(said.message, "Delete it")
    assert "You sit at a table that goes on." in asked.message.content
    assert f"<#{stage.channel.id}>" in asked.message.content
    kept = await ann.press(asked.message, "Keep it")
    assert kept.message.content == "Nothing has been deleted."
    assert items(kept.message) == []
    assert stage.table().users() == [ann.id, ben.id]


async def test_who_is_forgotten_leaves_a_computer_and_no_trace(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben, **FIRST)
    await ann.type("settings", **{"time-zone": "Asia/Tokyo"})
    await ann.type("tigris pass")
    assert len(ann.dms()) == 1
    said = await ann.type("privacy")
    asked = await ann.press(said.message, "Delete it")
    done = await ann.press(asked.message, "Yes, delete everything")
    assert done.message.content.startswith("Done: nothing of you is stored any more.")
    assert stage.table().users() == [ben.id]
    assert stage.table().names() == ["former player", "Ben"]
    board, notice = stage.public()[-2:]
    assert calls(board, ben)
    assert "The player in seat 1 has resigned" in notice.content
    assert notice.content.endswith("Ben is the host now.")
    assert "Ann" not in board.content + notice.content
    assert ann.dms() == []
    assert len(ben.dms()) == 1
    stored = await stage.tables.store.person(ann.id)
    assert {kind: rows for kind, rows in stored.items() if rows} == {}
    client = stage.env.bot
    assert isinstance(client, HostClient)
    assert client.people.get(ann.id).zone == "UTC"
    await ben.type("tigris pass")
    assert calls(stage.board(), ben), "the computer played on"


async def test_a_button_of_somebody_elses_page_deletes_only_ones_own(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben, **FIRST)
    said = await ann.type("privacy")
    await ben.forge(said.message, "zd:forget:")
    assert stage.table().users() == [ann.id]
