"""People and servers that the operator has blocked: one sentence, nothing done, and /privacy all the same."""

from __future__ import annotations

import json
import re

import pytest

from bot.app import is_ours
from bot.frame.admission import PRIVACY_BUTTON
from bot.model.orders import Order, OrderKind
from bot.settings import privacy
from tests.bot.simcord.stage import Person, Stage, app, button, items

People = tuple[Person, Person]
BLOCKED = "Whoever runs the bot has blocked you"
HERE = "Whoever runs the bot has blocked this server"


async def order(stage: Stage, kind: OrderKind, target: int, reason: str = "") -> None:
    """Order something from the shell, and have the bot look."""
    await stage.tables.store.place_order(Order(0, kind, target, reason, 1000.0))
    await app(stage).orders.look()
    await stage.env.settle()


async def test_a_blocked_person_gets_one_sentence_for_whatever_they_do(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    board = stage.board()
    await order(stage, "block-person", ann.id)
    before = stage.tables.get(1)
    for reply in (
        await ann.type("game new", game="tigris", seats=2, where="here"),
        await ann.type("hand"),
        await ann.type("settings"),
        await ann.forge(board, button(board, "Play")),
        await ann.forge(board, "zf:u:set:palette", "contrast"),
        await ann.forge(board, "zz:nothing of ours"),
        await ann.forge(board, "zd:holiday:"),
    ):
        assert reply.text.startswith(BLOCKED)
        assert reply.text.count("\n") == 0
    assert await ann.complete("rules", "topic", "") == []
    assert stage.tables.get(1) == before
    assert app(stage).people.get(ann.id).palette == "default"
    assert (await ben.type("hand")).message.attachments != []


async def test_the_sentence_is_in_their_language(stage: Stage) -> None:
    ana = stage.person("Ana", "es-ES")
    await order(stage, "block-person", ana.id)
    assert (await ana.type("settings")).text.startswith("Quien lleva el bot te ha bloqueado")


async def test_their_seat_goes_to_a_computer_and_the_others_are_told(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    host = stage.table().host
    name = next(holder.name for holder in stage.table().holders if holder.user == ann.id)
    await order(stage, "block-person", ann.id)
    table = stage.table()
    assert (table.users(), table.host, table.status) == ([ben.id], ben.id, "playing")
    told = [message.content for message in stage.public()]
    end = "" if host == ben.id else " Ben is the host now." if name == "Ann" else " Ann is the host now."
    assert f"{name} may no longer play with this bot; a computer plays on.{end}" in told
    assert table.waiting_for() == [ben.id], "the computer has played"
    assert ann.dms() == []


async def test_privacy_works_for_a_blocked_person_and_keeps_the_block(stage: Stage, ann_and_ben: People) -> None:
    ann, _ = ann_and_ben
    await order(stage, "block-person", ann.id, "called Ben names")
    said = await ann.type("privacy")
    assert "What I keep about you" in said.text
    sent = (await ann.press(said.message, "Send me all of it")).result.followups[0]
    stored = json.loads(stage.env.backend.cdn.get(sent.attachments[0].url))
    assert [row["reason"] for row in stored["blocked"]] == ["called Ben names"]
    asked = await ann.press(said.message, "Delete it")
    done = await ann.press(asked.message, "Yes, delete everything")
    assert done.message.content.startswith("Done: of you only your id is stored any more")
    left = {kind: rows for kind, rows in (await stage.tables.store.person(ann.id)).items() if rows}
    assert [(kind, len(rows), rows[0]["reason"]) for kind, rows in left.items()] == [("blocked", 1, "")]
    await stage.restart()
    assert (await ann.type("settings")).text.startswith(BLOCKED)


def test_all_buttons_of_privacy_and_no_others_answer_who_is_blocked() -> None:
    for act in privacy.ACTS:
        assert re.fullmatch(PRIVACY_BUTTON, f"zd:{act}:")
        assert is_ours(f"zd:{act}:")
    assert not re.fullmatch(PRIVACY_BUTTON, "zd:holiday:")


async def test_after_unblocking_they_may_play_again(stage: Stage, ann_and_ben: People) -> None:
    ann, _ = ann_and_ben
    await order(stage, "block-person", ann.id)
    await order(stage, "unblock-person", ann.id)
    assert "sit at this table" in (await ann.type("hand")).text
    other = stage.guild.create_text_channel("other")
    await ann.type("game new", other, game="tigris", seats=2, where="here")
    assert stage.table(other).host == ann.id


async def test_a_blocked_server_has_no_tables_and_gets_one_sentence(stage: Stage, ann_and_ben: People) -> None:
    ann, _ = ann_and_ben
    await order(stage, "block-server", stage.guild.id, "no <@1> raids *here*")
    assert stage.tables.get(1).status == "closed"
    told = [message.content for message in stage.public()]
    assert any(
        "no longer serves this server: “no \\<\\@1\\> raids \\*here\\*”. The table is closed." in text for text in told
    )
    for reply in (await ann.type("game new", game="tigris", seats=2), await ann.forge(stage.board(), "zp:1:play:")):
        assert reply.text.startswith(HERE)
    assert stage.tables.open_tables() == []
    assert "What I keep about you" in (await ann.type("privacy")).text


async def test_a_table_that_the_operator_has_closed_says_so_on_its_last_board(
    stage: Stage, ann_and_ben: People
) -> None:
    await order(stage, "close", 1, "the server moves house")
    boards = [message for message in stage.public() if message.attachments]
    assert boards[-1].content.startswith("Whoever runs the bot has closed **Tigris & Euphrates**")
    assert [item for item in items(boards[-1]) if item.get("label") == "Play"] == []
    told = [message.content for message in stage.public()]
    assert "Whoever runs the bot has closed the table: “the server moves house”." in told
    await order(stage, "close", 1)
    await stage.restart()
    assert told == [message.content for message in stage.public()]


@pytest.mark.parametrize("table", [1, 2])
async def test_a_lobby_that_the_operator_has_closed_says_so(stage: Stage, table: int) -> None:
    ann = stage.person("Ann")
    await ann.type("game new", game="tigris", seats=2, where="here")
    await order(stage, "close", table)
    texts = [message.content for message in stage.public()]
    assert any(text.startswith("Whoever runs the bot has closed **Tigris") for text in texts) is (table == 1)
