"""Whole games in which people press and choose whatever their panel offers: every game, by the dozen, at night."""

from __future__ import annotations

import importlib
import random
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bot.words.wording import say
from engine.computers.random_player import choose
from engine.core.registry import games
from engine.core.rng import seeded
from tests.bot.simcord.stage import Person, Seen, Stage, items, lobby_button, quick, staged
from tests.small_games import seats_near

CLICKS = 12
"""So often somebody presses until they give an answer; who has not by then has it given for them."""

SENT = 0.4
"""How often a composed turn is sent, where it can be."""

ROW = 5
"""Buttons in a row: so many entries of a menu count."""

SHARE = 0.3
"""At least so much of the answers comes from pressing."""


async def opened(stage: Stage, game: str, people: list[Person]) -> None:
    """A game of these people that has begun; nobody wants anything asked twice."""
    host = people[0]
    for person in people:
        await stage.env.bot.people.set(person.id, confirm=False)
    await host.type("game new", game=game, seats=len(people), where="here")
    for person in people[1:]:
        await person.press_id(stage.board(), lobby_button(stage.board(), "join"))
    await host.press_id(stage.board(), lobby_button(stage.board(), "start"))


def offered(panel: Seen) -> list[dict[str, Any]]:
    """What can be pressed or chosen in a panel."""
    return [item for item in items(panel) if not item.get("disabled") and item.get("custom_id")]


async def press_something(person: Person, panel: Seen, rng: random.Random) -> Seen:
    """Press any button, or choose as many entries as a menu takes; gives back the panel after it.

    What has been composed is often sent: else most of it would be taken off again.
    """
    sends = [item for item in offered(panel) if ":go:" in item["custom_id"]]
    # A menu is as likely as the buttons that its entries would be.
    likely = [item for item in offered(panel) for _ in item.get("options", [None])[:ROW]]
    item = rng.choice(sends if sends and rng.random() < SENT else likely)
    if item["type"] == 2:
        reply = await person.press_id(panel, item["custom_id"])
    else:
        values = [option["value"] for option in item["options"]]
        least, most = item.get("min_values", 1), min(item.get("max_values", 1), len(values))
        reply = await person.forge(panel, item["custom_id"], *rng.sample(values, rng.randint(max(1, least), most)))
    # A form opens where something can be typed; the panel stays behind it.
    return panel if reply.result.response is None else reply.message


async def pressed_answer(stage: Stage, person: Person, rng: random.Random) -> bool:
    """Press until the game goes on; False where it has not after so many clicks."""
    revision = (await stage.match()).revision
    panel = (await person.press(stage.board(), say("en", "button-play"))).message
    for _ in range(CLICKS):
        if not offered(panel):
            return False
        panel = await press_something(person, panel, rng)
        if stage.tables.at(stage.channel.id) is None or (await stage.match()).revision > revision:
            return True
    return False


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(1, 7))
@pytest.mark.parametrize("game", games())
async def test_who_presses_anything_comes_to_the_end_of_a_game(tmp_path: Path, game: str, seed: int) -> None:
    rng, dice, pressed, given = random.Random(seed), seeded(seed), 0, 0
    pictures = importlib.import_module(f"renderers.{game}.pictures")
    with patch.object(pictures, "draw", quick(pictures.draw, 0)):
        async with staged(tmp_path, seed) as stage:
            people = [stage.person(name) for name in ("Ann", "Ben", "Cleo")[: seats_near(game, 2 + seed % 2)]]
            await opened(stage, game, people)
            table = stage.table()
            while stage.tables.at(stage.channel.id) is not None:
                ask = rng.choice((await stage.match()).asks())
                if await pressed_answer(stage, people[ask.seat], rng):
                    pressed += 1
                    continue
                now = (await stage.match()).ask_of(ask.seat)
                assert now is not None
                await stage.tables.answers.give(table.id, people[ask.seat].id, [(now.key, choose(now, dice))])
                await stage.env.bot.publisher.publish(table.id)
                await stage.env.settle()
                given += 1
            assert "Winner" in stage.board().content or "place" in stage.board().content
    assert pressed > SHARE * (pressed + given), (pressed, given)
