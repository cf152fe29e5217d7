"""A level with more entries than a menu takes, and no letters to group by, is shown in pages."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest

from bot.games import tigris
from bot.model.table import Holder, Table
from bot.words import option_words
from engine.core.ask import Ask, Fixed
from tests.bot import panels as panel

TABLE = Table(
    id=1,
    game="tigris",
    options={},
    seats=2,
    seed=1,
    language="en",
    guild_id=1,
    channel_id=2,
    host=3,
    status="playing",
    holders=(Holder(0, 3, "Ana"), Holder(1, 4, "Bruno")),
    created_at=0.0,
    changed_at=0.0,
)


class Asking(SimpleNamespace):
    """In a match's place: unlike its base, it can be looked up by what keeps something of matches."""

    __hash__ = object.__hash__


def match_asking(*options: str) -> Any:
    """What a panel looks at, with one question of these options."""
    ask = Ask("action", 0, Fixed(*options), about={"number": 1})
    return Asking(
        revision=7,
        ask_of=lambda seat: ask,
        known_revision=lambda seat: 7,
        may_undo=lambda seat, without_consent: 0,
        seed=1,
        view=lambda seat: None,
        game_id="tigris",
        answers=[],
        checkpoints=[],
        events=lambda since, seat: [],
    )


@pytest.fixture(autouse=True)
def _no_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    unseen = msgspec.structs.replace(tigris.PRESENTATION, hand_line=lambda view, lang: "")
    monkeypatch.setattr(option_words, "presentation_of", lambda game: unseen)


def shown(page: int) -> tuple[list[str], dict[str, bool]]:
    """The menu's values, and the buttons beside it with whether they are off."""
    options = [f"take:1{number}" for number in range(100, 160)]
    built = panel.build_panel(TABLE, match_asking(*options), 0, "en", node="take:", page=page)
    values: list[str] = []
    buttons: dict[str, bool] = {}
    for item in built.view.children:
        if isinstance(item, discord.ui.Select):
            values = [option.value for option in item.options]
        elif isinstance(item, discord.ui.Button):
            buttons[str(item.label)] = item.disabled
    return values, buttons


@pytest.mark.parametrize(("page", "first", "count"), [(0, "take:1100", 25), (1, "take:1125", 25), (2, "take:1150", 10)])
async def test_each_page_shows_its_part(page: int, first: str, count: int) -> None:
    values, buttons = shown(page)
    assert (values[0], len(values)) == (first, count)
    assert buttons[f"{page + 1}/3"]
    assert buttons["◀"] is (page == 0)
    assert buttons["▶"] is (page == 2)


async def test_a_page_beyond_the_last_is_the_last() -> None:
    assert shown(99) == shown(2)
