"""A posting that failed half way, or of which nobody knows: the next one leaves in the channel what is stored."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages.pictures import NotDrawn
from bot.posting.channel import board as board_messages
from bot.posting.hands import deliver
from bot.posting.retry_queue import LONGEST
from bot.posting.texts.message import Drawing
from renderers.core.picture import Picture
from tests.bot.simcord.stage import Stage, app
from tests.bot.simcord.test_sure import opened
from tests.bot.simcord.test_turns_in_one import Watch, lay, playing


@pytest.fixture
async def watch(stage: Stage) -> Watch:
    return Watch(stage)


async def test_a_picture_whose_edit_failed_is_shown_though_the_text_stays_the_same(stage: Stage) -> None:
    await opened(stage)
    bot, before = app(stage), stage.board()
    assert before.guild is not None
    await bot.servers.set(before.guild.id, palette="contrast")
    stage.env.inject_error("PATCH", f"/channels/{stage.channel.id}/*", status=503, message="Broken", times=1)
    assert await bot.publisher.publish(stage.table().id) == "trouble-discord"
    assert await bot.publisher.publish(stage.table().id) is None
    after = stage.board()
    assert after.id == before.id
    assert after.content == before.content
    assert after.attachments[0].id != before.attachments[0].id
    # What has been confirmed is not sent again.
    count = len(stage.requests)
    assert await bot.publisher.publish(stage.table().id) is None
    assert [request.method for request in stage.requests[count:] if request.method == "PATCH"] == []


async def test_a_lobby_that_is_as_it_was_again_is_edited_where_the_edit_between_is_uncertain(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = stage.person("Ann")
    await ann.type("game new", game="tigris", seats=2, where="here")
    bot, before = app(stage), stage.board()
    real = board_messages.edit

    async def unanswered(*given: Any, **shown: Any) -> None:
        await real(*given, **shown)
        raise TimeoutError

    monkeypatch.setattr(board_messages, "edit", unanswered)
    await stage.tables.lobby.set(stage.table().id, ann.id, "pace", "daily")
    with pytest.raises(TimeoutError):
        await bot.publisher.publish(stage.table().id)
    assert stage.board().content != before.content
    monkeypatch.undo()
    await stage.tables.lobby.set(stage.table().id, ann.id, "pace", "none")
    assert await bot.publisher.publish(stage.table().id) is None
    assert stage.board().content == before.content


async def test_a_hand_that_is_as_it_was_again_is_edited_where_the_edit_between_is_uncertain(
    stage: Stage, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await playing(stage, watch)
    bot, before = app(stage), ann.dms()[-1]
    await lay(stage, ann)
    real = deliver.edit

    async def unanswered(*given: Any, **shown: Any) -> None:
        await real(*given, **shown)
        raise TimeoutError

    monkeypatch.setattr(deliver, "edit", unanswered)
    with pytest.raises(TimeoutError):
        await bot.publisher.publish(stage.table().id)
    assert ann.dms()[-1].attachments[0].id != before.attachments[0].id
    monkeypatch.undo()
    await stage.tables.undo.take_back(stage.table().id, ann.id)
    watch.requests()
    assert await bot.publisher.publish(stage.table().id) is None
    assert "PATCH hand" in watch.sent()


async def test_a_board_that_could_not_be_drawn_is_tried_again_by_itself(
    stage: Stage, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await playing(stage, watch)
    real, before = board_messages.draw_picture, stage.board()

    async def not_drawn(_: Drawing) -> Picture:
        raise NotDrawn

    monkeypatch.setattr(board_messages, "draw_picture", not_drawn)
    reply = await ann.type("tigris pass")
    assert "report this number" in reply.text
    assert stage.board().id == before.id
    monkeypatch.setattr(board_messages, "draw_picture", real)
    await watch.passes(LONGEST)
    assert stage.board().id != before.id
    assert stage.board().content.startswith(ben.member.mention)
