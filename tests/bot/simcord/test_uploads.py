"""A picture that stands in a message already is neither drawn nor uploaded again."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import PurePosixPath
from unittest.mock import Mock, call, patch

import pytest
from PIL import Image

from bot.base.meter import Silent
from bot.panel import layout, pictures
from tests.bot.simcord.limits import Json
from tests.bot.simcord.stage import Person, Seen, Stage, app
from tests.bot.simcord.test_inner_sea import press
from tests.bot.simcord.test_sure import opened


def uploads(stage: Stage) -> list[str]:
    """The names of all files sent for panels so far."""
    return [name for request in stage.requests if "/webhooks/" in request.path for name, *_ in request.files]


def edits(stage: Stage, since: int) -> list[Json]:
    """The bodies of the edits of panels since so many requests."""
    return [
        request.body for request in stage.requests[since:] if request.method == "PATCH" and "/webhooks/" in request.path
    ]


def gallery(message: Seen) -> str:
    """The address of a panel's picture."""
    parts: Sequence[Json] = [part if isinstance(part, dict) else part.to_dict() for part in message.components]
    return str(next(part for part in parts if part["type"] == 12)["items"][0]["media"]["url"])


async def panel(ann: Person, stage: Stage) -> Seen:
    return (await ann.press(stage.board(), "Play")).message


async def test_the_same_picture_stays_in_the_panel_and_is_not_drawn(stage: Stage) -> None:
    ann, _ = await opened(stage)
    asked = await panel(ann, stage)
    before = gallery(asked)
    assert len(uploads(stage)) == 1
    count = len(stage.requests)
    with patch.object(pictures, "draw_picture", side_effect=AssertionError("it is drawn")):
        asked = await press(ann, asked, "End the turn")
    assert "⚠️" in asked.content
    assert gallery(asked) == before
    assert len(uploads(stage)) == 1
    named = [body["attachments"] for body in edits(stage, count)]
    assert named == [[{"id": PurePosixPath(before).parent.name}]], "the file that stays is named by its id"


async def test_a_new_bot_knows_the_picture_of_an_old_panel(stage: Stage) -> None:
    ann, _ = await opened(stage)
    asked = await panel(ann, stage)
    await stage.restart()
    asked = await press(ann, asked, "End the turn")
    assert "⚠️" in asked.content
    assert len(uploads(stage)) == 1


async def test_how_tall_a_picture_is_on_a_phone_is_known_when_it_stays(stage: Stage) -> None:
    ann, _ = await opened(stage)
    shown = Mock(wraps=layout.laid_out)
    with patch.object(layout, "laid_out", shown):
        asked = await panel(ann, stage)
        await press(ann, asked, "End the turn")
    drawn, stays = (one.args[2] for one in shown.call_args_list)
    assert stays.data is None
    width, height = Image.open(BytesIO(drawn.data)).size
    assert stays.tall == drawn.tall == round(height * 370 / width) > 100


async def test_another_picture_takes_its_place(stage: Stage) -> None:
    ann, _ = await opened(stage)
    asked = await panel(ann, stage)
    before = gallery(asked)
    await app(stage).people.set(ann.id, look="board")
    asked = await press(ann, asked, "End the turn")
    assert gallery(asked) != before
    assert len(uploads(stage)) == 2
    assert len([file for file in asked.attachments if file is not None]) == 1


async def test_what_is_drawn_anew_and_looks_the_same_is_not_uploaded(stage: Stage) -> None:
    ann, _ = await opened(stage)
    asked = await panel(ann, stage)
    # The dots that are drawn in this test have one colour.
    await app(stage).people.set(ann.id, palette="contrast")
    assert gallery(await press(ann, asked, "End the turn")) == gallery(asked)
    assert len(uploads(stage)) == 1


async def test_where_another_click_has_replaced_the_picture_it_is_uploaded_after_all(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _ = await opened(stage)
    asked = await panel(ann, stage)
    fallbacks = app(stage).fallbacks
    fallbacks._meter = meter = Mock(Silent)
    # What Discord says of a gallery that shows a file which the message does not have any more.
    stage.env.inject_error("PATCH", "/webhooks/*", status=400, code=50035, message="Invalid Form Body", times=1)
    asked = await press(ann, asked, "End the turn")
    assert "⚠️" in asked.content
    assert gallery(asked)
    assert len(uploads(stage)) == 2
    asked = await press(ann, asked, "Back")
    stage.env.inject_error("PATCH", "/webhooks/*", status=400, code=50035, message="Invalid Form Body", times=1)
    await press(ann, asked, "End the turn")
    assert len(uploads(stage)) == 3
    assert meter.fell_back.mock_calls == [call("picture")] * 2
    said = [record.getMessage() for record in caplog.records if record.name == "ziggurat.fallbacks"]
    assert said == ["second try (picture): Discord refused the first one, status 400, code 50035"]


async def test_a_new_panel_always_has_its_picture(stage: Stage) -> None:
    ann, _ = await opened(stage)
    for number in (1, 2):
        assert gallery(await panel(ann, stage))
        assert len(uploads(stage)) == number
