"""A button's custom_id sent as a menu, a menu's as a button: answered in words, never an error of ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.features import all_features
from bot.messages.ids import moment
from tests.bot.simcord.stage import Person, Stage

People = tuple[Person, Person]


async def custom_ids(stage: Stage, person: Person) -> list[str]:
    """One of every kind of item."""
    match, seat = await stage.match(), stage.table().seat_of(person.id)
    assert seat is not None
    now = moment(match, seat)
    return [
        f"zb:1:{seat}:{now}:o:",
        f"zs:1:{seat}:{now}:pick",
        "zp:1:join:",
        "zp:1:agree:1",
        "zt:1:seats:",
        "zm:1:pick:1",
        "zq:1:open:",
        "zn:1:open:",
        f"zu:1:{now}",
        "zl:1:1::::on:",
        "zv:1::0:on",
        "zk:game",
        "zg:1:on",
        "zr:tigris:turn",
        "zx:1:board",
        "zf:u:show:",
        "zd:holiday:",
        "zy:1:0",
        "za:0:tigris:people:part",
        "zh:1:remove",
        "zc:1:why",
        "ze:abcdef:1:o:",
        "zz:abcdef:1:pick",
        "zi:lesson:tigris:kingdom",
        "yl:1:join:0",
    ]


async def test_every_kind_of_item_is_among_them(stage: Stage, ann_and_ben: People) -> None:
    sent = await custom_ids(stage, ann_and_ben[0])
    for item in all_features().items:
        template = item.__discord_ui_compiled_template__
        assert any(re.fullmatch(template, custom_id) for custom_id in sent), template.pattern


@pytest.mark.parametrize("values", [(), ("x",), ("1", "2")], ids=["button", "menu", "several"])
async def test_each_is_answered_whatever_it_is_sent_as(
    stage: Stage, ann_and_ben: People, values: tuple[str, ...], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _ = ann_and_ben
    for custom_id in await custom_ids(stage, ann):
        before = len(stage.sent("POST", "/callback"))
        await ann.forge(stage.board(), custom_id, *values)
        assert len(stage.sent("POST", "/callback")) == before + 1, custom_id
    # Some replies do not fit the board, below which no such item ever stands: Discord says so.
    troubles = [line.message for line in caplog.records if line.levelname == "ERROR"]
    assert [text for text in troubles if not text.endswith("HTTPException")] == []
