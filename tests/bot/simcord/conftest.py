"""A stage for every test: SimCord, bot, database, all fresh."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.simcord.stage import Person, Stage, app, staged, started


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    """The bot in SimCord; at the end every request is held against Discord's limits and description."""
    async with staged(tmp_path) as made:
        yield made


@pytest.fixture
async def ann_and_ben(stage: Stage) -> tuple[Person, Person]:
    """Two people whose game has begun, and who want nothing asked twice; the first of them is to act."""
    people = [stage.person("Ann"), stage.person("Ben")]
    for person in people:
        await app(stage).people.set(person.id, confirm=False)
    await started(stage, *people)
    first = (await stage.match()).asks()[0].seat
    return people[first], people[1 - first]
