"""Names with Markdown, mentions, right-to-left text and 32 emoji: shown as they are, ringing nobody."""

from __future__ import annotations

import re

import pytest

from bot.model.table import clean_name
from bot.words.wording import escaped
from renderers.core.registry import renderer
from tests.bot.harness import House
from tests.bot.simcord.stage import Stage, started

NAMES = [
    "**bold** __under__ ~~gone~~",
    "`code` ||spoiler|| > quote",
    "# heading",
    "[link](https://example.com)",
    "@everyone @here",
    "<@1> <@&2> <#3> </play:4>",
    "שלום \u202eabc\u202c",
    "مرحبا بالعالم",
    "\u2067right\u2069 to left",
    "😀" * 32,
    "👩‍👩‍👧‍👦" * 4,
    "{ $name } { -term }",
    "\\",
    "\u200b",
]


@pytest.mark.parametrize("name", NAMES)
async def test_a_name_is_shown_as_it_is_and_rings_nobody(stage: Stage, name: str) -> None:
    ann, ben = stage.person(name[:32]), stage.person("Ben")
    await started(stage, ann, ben, options="first-player=first-seat")
    assert (await ann.type("tigris pass")).message.content
    board = stage.board()
    assert escaped(clean_name(name)) in board.content
    for request in [*stage.sent("POST", "/messages"), *stage.sent("PATCH", "/messages")]:
        body = request.body or {}
        pinged = set(body.get("allowed_mentions", {}).get("users", []))
        assert body.get("allowed_mentions", {}).get("parse", []) == []
        assert {str(user) for user in pinged} <= {str(ann.id), str(ben.id)}
    assert (await ben.type("log")).text


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_kept_short_and_turns_no_other_text_around(name: str) -> None:
    kept = clean_name(name)
    assert 1 <= len(kept) <= 32
    assert not re.search("[\u202a-\u202e\u2066-\u2069\n\r\0]", kept)
    assert clean_name(kept) == kept


async def test_such_names_are_drawn(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    view = (await table.match()).view(None)
    for name in NAMES:
        picture = renderer("tigris").draw(view, "board", lang="en", names=[clean_name(name), "Ben"])
        assert picture.alt
