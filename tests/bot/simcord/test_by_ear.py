"""Whole games that one person plays by ear: from what words say alone, against computers; no picture is drawn at all.

The person knows the texts of messages, the names of buttons and menus, alternative texts, /state and /log, never the
engine's state. At every question the words must say what is asked and offer answers that are told apart; every place
that is offered stands in /state.
"""

from __future__ import annotations

import importlib
import random
import re
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import msgspec
import pytest

import renderers.tigris.pictures as tigris
from bot.words.wording import say
from data.words import names_of
from engine.core.registry import games
from renderers.core.picture import Picture
from tests.bot.simcord.stage import Person, Reply, Seen, Stage, items, lobby_button, quick, staged
from tests.bot.words import shown_words

CLICKS: Final = 40
"""So often somebody presses for one answer at most."""

TRANSCRIPTS: Final = Path(__file__).parents[3] / "build" / "by_ear"

RAW: Final = re.compile(r"\{ ?\$|[a-z_]+-(ask|choice|state|pic)-[a-z]|<[a-z_.]+ object")
"""What no sentence has: a key of a text, an argument that nobody filled in."""

BACKWARDS: Final = (
    ":u",
    ":lastoff",
    ":off",
    ":less",
    ":skip",
    ":back",
    ":look",
    ":step",
    ":up",
    ":down",
    ":p:",
    ":type",
)
"""Ends or middles of the ids of what leads nowhere new: who plays by ear presses it seldom."""


class Listener:
    """Somebody who plays by what words say; ``heard`` is all of it, in order."""

    def __init__(self, person: Person, lang: str, seed: int) -> None:
        self.person, self.lang, self.rng = person, lang, random.Random(seed)
        self.heard: list[str] = []
        self.parts: dict[str, str] = {}

    def hear(self, *lines: str) -> None:
        for line in lines:
            assert not RAW.search(line), f"not a sentence: {line}"
            self.heard.append(line)

    async def state(self) -> str:
        """The position in words: all that is said at once; once in a game the parts that are to be asked for, too."""
        said = (await self.person.type("state")).text
        self.hear("> /state", said)
        for part in [] if self.parts else await self.person.complete("state", "part", ""):
            if f"**{part}**" not in said:
                self.parts[part] = (await self.person.type("state", part=part)).text
                self.hear(f"> /state {part}", self.parts[part])
        return "\n".join([said, *self.parts.values()])

    def listen(self, panel: Seen) -> None:
        """Read a panel aloud: its words, what its picture shows, each button and menu with its entries."""
        parts: list[Any] = list(panel.components)
        raw = [part.to_dict() if hasattr(part, "to_dict") else part for part in parts]
        self.hear(shown_words(raw) or panel.content or "", *alternatives(raw))
        for item in items(panel):
            off = " (off)" if item.get("disabled") else ""
            if item["type"] == 2:
                self.hear(f"[{item.get('label', '')}]{off}")
                continue
            self.hear(f"<{item.get('placeholder', '')}>")
            entries = [(entry["label"], entry.get("description", "")) for entry in item["options"]]
            assert len(entries) == len(set(entries)), f"two entries that nobody can tell apart: {entries}"
            self.hear(*(f"  - {label}{f': {more}' if more else ''}" for label, more in entries))

    def choice(self, panel: Seen) -> dict[str, Any]:
        """What to press: sending where that is offered, mostly what leads on."""
        offered = [item for item in items(panel) if not item.get("disabled") and item.get("custom_id")]
        sends = [item for item in offered if re.search(r":(go|send|end|sure):", f"{item['custom_id']}:")]
        if sends and self.rng.random() < 0.5:
            return self.rng.choice(sends)
        onward = [item for item in offered if not any(part in f"{item['custom_id']}:" for part in BACKWARDS)]
        likely = [item for item in onward for _ in item.get("options", [None])[:5]]
        return self.rng.choice(likely if likely and self.rng.random() < 0.95 else offered)

    async def press(self, panel: Seen) -> Reply:
        item = self.choice(panel)
        if item["type"] == 2:
            self.hear(f"> [{item.get('label', '')}]")
            return await self.person.press_id(panel, item["custom_id"])
        least, most = item.get("min_values", 1), min(item.get("max_values", 1), len(item["options"]))
        picked = self.rng.sample(item["options"], self.rng.randint(max(1, least), most))
        self.hear(f"> <{item.get('placeholder', '')}> {', '.join(option['label'] for option in picked)}")
        return await self.person.forge(panel, item["custom_id"], *(option["value"] for option in picked))


def described(pictures: Any) -> Any:
    """A drawing function that draws a dot and describes what would be seen."""
    dot = quick(pictures.draw, 0)

    def draw(view: Any, kind: str, **given: Any) -> Picture:
        said = pictures.alt_text(view, kind, given.get("lang", "en"), given.get("names"))
        return msgspec.structs.replace(dot(view, kind, **given), alt=said)

    return draw


def alternatives(components: list[dict[str, Any]]) -> list[str]:
    """The alternative texts of all pictures among components."""
    found = []
    for part in components:
        found += [f"(picture) {item.get('description', '')}" for item in part.get("items", []) if "media" in item]
        found += alternatives(part.get("components", []))
    return found


def places(game: str, panel: Seen) -> set[str]:
    """The areas of a map that the menus of a panel offer, by their names."""
    known = {said for names in names_of(game, "area").values() for said in names}
    labels = {entry["label"] for item in items(panel) if item["type"] == 3 for entry in item["options"]}
    return labels & known


def asks_on(reply: Seen) -> bool:
    """Whether somebody who plays goes on there; else it is something to read or to look at, and the panel stays."""
    pressed = [str(item["custom_id"]) for item in items(reply) if item.get("custom_id")]
    return any(not (one.endswith(":why") or one.startswith("zx:")) for one in pressed)


async def begun(stage: Stage, game: str, person: Person) -> None:
    """A game of this person and computers."""
    seats = max(2, games()[game].seats[0])
    await stage.env.bot.people.set(person.id, confirm=False)
    await person.type("game new", game=game, seats=seats, where="here")
    for _ in range(seats - 1):
        await person.press_id(stage.board(), lobby_button(stage.board(), "computer"))
    await person.press_id(stage.board(), lobby_button(stage.board(), "start"))
    await stage.env.settle()


async def answered(stage: Stage, listener: Listener, game: str) -> bool:
    """Listen and press until the game goes on; whether it has."""
    before, known = (await stage.match()).revision, await listener.state()
    panel = (await listener.person.press(stage.board(), say(stage.table().language, "button-play"))).message
    for _ in range(CLICKS):
        listener.listen(panel)
        assert {place for place in places(game, panel) if place not in known} == set(), "nobody has said where that is"
        reply = await listener.press(panel)
        await stage.env.settle()
        if stage.tables.at(stage.channel.id) is None or (await stage.match()).revision > before:
            listener.hear(*reply.text.split("\n")[:6])
            return True
        # A form opens where something can be typed, or something to read beside the panel, which stays.
        if reply.result.response is not None:
            if asks_on(reply.message):
                panel = reply.message
            else:
                listener.listen(reply.message)
    return False


@pytest.mark.parametrize(
    ("game", "lang", "answers"),
    [
        *(pytest.param(game, lang, 10_000, marks=pytest.mark.nightly) for game in games() for lang in ("en", "es")),
        *((game, ("en", "es")[number % 2], 1) for number, game in enumerate(sorted(games()))),
    ],
)
async def test_a_game_by_ear(tmp_path: Path, game: str, lang: str, answers: int) -> None:
    pictures = importlib.import_module(f"renderers.{game}.pictures")
    with patch.object(pictures, "draw", described(pictures)):
        async with staged(tmp_path, 5, described(tigris)) as stage:
            person = stage.person("Ann", "es-ES" if lang == "es" else "en-US")
            listener = Listener(person, lang, 5)
            await begun(stage, game, person)
            given = 0
            while stage.tables.at(stage.channel.id) is not None and given < answers:
                assert await answered(stage, listener, game), "\n".join(listener.heard[-40:])
                given += 1
            listener.hear(stage.board().content)
    if answers > 1:
        assert "Ann" in listener.heard[-1]
        TRANSCRIPTS.mkdir(parents=True, exist_ok=True)
        (TRANSCRIPTS / f"{game}-{lang}.txt").write_text("\n".join(listener.heard), encoding="utf-8")
