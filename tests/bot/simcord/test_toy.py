"""Games of which bot/games knows nothing are played with what every game has: panel, list, pictures, log, undo."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from bot.games import presentation_of
from bot.games.model import Presentation
from engine.core.ask import Ask
from tests.bot.simcord.plays import answer_by_panel
from tests.bot.simcord.stage import Person, Stage, app, items, lobby_button, staged
from tests.toy import installed


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    """The bot with the toy and Nim on its shelf."""
    with installed():
        async with staged(tmp_path) as made:
            yield made


async def begun(stage: Stage, game: str = "toy", **options: str) -> list[Person]:
    """A table that Ann and Ben have begun, in the order of their seats."""
    ann, ben = people = [stage.person("Ann"), stage.person("Ben", "es-ES")]
    table = await stage.tables.lifecycle.open(
        game=game,
        options=options,
        seats=2,
        language="en",
        guild_id=stage.guild.id,
        channel_id=stage.channel.id,
        host=ann.id,
        host_name="Ann",
    )
    assert await app(stage).publisher.publish(table.id) is None
    await ben.press_id(stage.board(), lobby_button(stage.board(), "join"))
    await ann.press_id(stage.board(), lobby_button(stage.board(), "start"))
    return people


def some(ask: Ask, rng: random.Random) -> tuple[str, ...]:
    options = list(ask.options)
    return tuple(rng.sample(options, rng.randint(max(1, ask.least), ask.most)))


async def test_a_game_without_a_file_of_its_own_is_played_to_its_end(stage: Stage) -> None:
    assert find_spec("bot.games.toy") is None
    assert presentation_of("toy") == Presentation()
    people, rng, ways = await begun(stage, length="long"), random.Random(3), 0
    while asks := (await stage.tables.match(1)).asks():
        ask = asks[-1]
        person, ids, before = people[ask.seat], some(ask, rng), (await stage.tables.match(1)).revision
        if ways % 2:
            reply = await person.type("choose", what=", ".join(ids))
        else:
            reply = await answer_by_panel(person, (await person.type("play")).message, ids)
        assert stage.tables.get(1).match_revision > before, reply.text
        ways += 1
    assert ways > 20
    assert "Winner: **" in stage.board().content
    assert "The game is over." in (await people[0].type("log", table=1)).text
    assert "La partida ha terminado." in (await people[1].type("log", table=1)).text


async def test_a_game_without_hands_is_played_to_its_end(stage: Stage) -> None:
    """Nim has no secrets, no hand, no seats in its view, and no lines about everybody's place.

    **My hand** is not offered; who asks for it reads what there is instead.
    """
    people = await begun(stage, "nim")
    panels = [(await person.type("play")).message for person in people]
    for shown in (stage.board(), *panels):
        assert "hand" not in [option["value"] for item in items(shown) for option in item.get("options", ())]
        assert not [item for item in items(shown) if ":hand:" in item.get("custom_id", "")]
    assert "In Nim there are no hands" in (await people[0].type("hand")).text
    assert "En este juego no hay manos" in (await people[1].type("help")).text
    reply = await answer_by_panel(people[0], (await people[0].type("play")).message, ("take:x:3",))
    assert (await stage.tables.match(1)).view(None).heaps["x"] == 0, reply.text
    for person, option in ((people[1], "take:y:4"), (people[0], "take:z:5")):
        await person.type("choose", what=option)
    assert "Winner: **Ann**" in stage.board().content
    assert "1. Ann\n2. Ben" in stage.board().content


async def test_what_players_look_at_between_moves(stage: Stage) -> None:
    people = await begun(stage, length="long")
    ask = (await stage.tables.match(1)).asks()[0]
    ann, ben = people[ask.seat], people[1 - ask.seat]
    offered = await ann.complete("choose", "what", "")
    assert [option.partition(":")[2] for option in ask.options] == offered
    assert "Ann bids" not in (await ann.type("choose", what=offered[0])).text
    assert [file.filename for file in (await ben.type("board")).message.attachments] == ["board.png"]
    assert [file.filename for file in (await ben.type("hand")).message.attachments] == ["hand.png"]
    assert any(":u:" in item["custom_id"] for item in items((await ann.type("play")).message))
    assert "Taken back." in (await ann.type("undo")).text
    assert (await stage.tables.match(1)).ask_of(ask.seat) is not None
    assert "Bidding" in (await ann.type("rules", topic="bidding")).text


async def test_the_lobby_words_its_options(stage: Stage) -> None:
    await begun(stage, length="long")
    assert "eight rounds" in stage.public()[0].content
