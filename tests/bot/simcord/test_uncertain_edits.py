"""An edit of which Discord's reply never came: the next posting leaves in the channel what is stored, whatever it was."""

from __future__ import annotations

from typing import Any

import pytest

from bot.posting.channel import board as board_messages
from tests.bot.simcord.stage import Stage, app
from tests.bot.simcord.test_sure import opened


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
