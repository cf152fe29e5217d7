"""The page of a finished game: one file that loads nothing, whatever names are in it, and fits its limit."""

from __future__ import annotations

import base64
import hashlib
import io
import json
import re
from html.parser import HTMLParser
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.history import page
from bot.history.page_html import page_html
from bot.history.page_steps import MOST_WITH_TURNS, Film, Frame, fitted, pictured_steps
from data.texts import texts
from engine.core.registry import games, load_game
from renderers.core.patches import Original
from renderers.core.picture import Picture
from tests.bot.finished import analysis, finished_game, story_of

HOSTILE = ("</script><script>alert(1)</script>", "\"><img src=x onerror='alert(1)'>")
FILM = Film([b"whole", b"other"], [Frame(0, 0, b"", "a"), Frame(3, 0, b"patch", "b"), Frame(9, 1, b"", "</script>")])


class Reader(HTMLParser):
    """All elements with their attributes, and the texts of scripts and styles."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.inside: list[tuple[str, str]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.elements and self.elements[-1][0] in ("script", "style") and data.strip():
            self.inside.append((self.elements[-1][0], data))

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(next(text for tag, text in self.inside if text.startswith('{"steps"')))
        return data


def read(lang: str = "es", names: tuple[str, ...] = HOSTILE) -> Reader:
    return Reader(page_html(finished_game("ancient_world", names=names), FILM, lang).decode())


def test_names_are_text_wherever_they_stand() -> None:
    reader = read()
    assert [tag for tag, _ in reader.elements if tag in ("script", "img")] == ["img", "img", "script", "script"]
    assert not any("onerror" in attributes for _, attributes in reader.elements)


def test_a_page_loads_nothing_and_runs_its_own_script_alone() -> None:
    reader = read()
    policy = next(a["content"] for _, a in reader.elements if a.get("http-equiv") == "Content-Security-Policy")
    assert policy is not None
    assert policy.startswith("default-src 'none'; img-src data:;")
    for tag, text in reader.inside:
        if not text.startswith("{"):
            digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
            assert f"{tag}-src 'sha256-{digest}'" in policy
    used = [
        name for _, attributes in reader.elements for name in attributes if name in ("src", "href", "style", "srcset")
    ]
    assert used == []
    assert not re.search(r"fetch|XMLHttp|import\(|https?:", " ".join(text for _, text in reader.inside))


@pytest.mark.parametrize("lang", texts().languages)
def test_a_page_has_every_line_of_the_log_in_its_language(lang: str) -> None:
    reader, story = read(lang), story_of("ancient_world")
    assert ("html", {"lang": lang}) in reader.elements
    lines = [a for tag, a in reader.elements if tag == "li" and "data-step" in a]
    assert len(lines) == sum(len(step.entries) for step in story.steps)
    secret = sum(entry.event.seats is not None for step in story.steps for entry in step.entries)
    assert secret > 0
    assert sum("hidden" in a for a in lines) == secret
    data = reader.data()
    assert len(data["steps"]) == len(data["points"]) == len(story.steps)
    assert [frame["step"] for frame in data["frames"]] == [0, 3, 9]


def test_every_turn_has_a_picture() -> None:
    story, made = story_of("ancient_world"), analysis("ancient_world")
    steps = pictured_steps(story, made)
    assert {turn.first for turn in story.turns} <= set(steps)
    assert {0, len(story.steps) - 1} <= set(steps)
    assert len(steps) <= MOST_WITH_TURNS
    few = pictured_steps(story, made, 0)
    assert {period.first for period in made.periods} <= set(few)


def test_what_does_not_fit_goes_the_heaviest_first_and_turns_last() -> None:
    wholes = [b"w" * 100, b"x" * 100]
    frames = [Frame(0, 0, b"", ""), *(Frame(step, 0, b"p" * step, "") for step in (10, 20, 30)), Frame(40, 1, b"", "")]
    film = Film(wholes, frames)
    assert film.size == 260
    assert [frame.step for frame in fitted(film, 260, set()).frames] == [0, 10, 20, 30, 40]
    assert [frame.step for frame in fitted(film, 245, {30}).frames] == [0, 10, 30, 40]
    assert [frame.step for frame in fitted(film, 1, {10, 20, 30}).frames] == [0, 40]


def test_a_page_keeps_within_its_limit_and_says_how_many_pictures_it_has() -> None:
    game = finished_game("ancient_world")
    frames = [Frame(step, 0, bytes(10_000), "") for step in range(1, 60)]
    film = Film([bytes(10_000)], [Frame(0, 0, b"", ""), *frames])
    bare = len(page_html(game, Film(), "en"))
    data, count = page.page_within(game, film, "en", bare + 300_000)
    assert len(data) <= bare + 300_000
    assert 2 < count < 60
    assert page.page_within(game, film, "en", 10 * 2**20)[1] == 60


def _picture(spot: tuple[int, int]) -> bytes:
    image = Image.effect_noise((160, 120), 60).convert("P")
    image.paste(0, (*spot, spot[0] + 9, spot[1] + 9))
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def test_a_patch_over_the_whole_picture_is_the_other_picture() -> None:
    first = Image.open(io.BytesIO(_picture((0, 0))))
    second = first.copy()
    second.paste(255, (40, 50, 52, 61))
    data = []
    for image in (first, second):
        out = io.BytesIO()
        image.save(out, "PNG")
        data.append(out.getvalue())
    original = Original(data[0])
    patch = original.patch(data[1])
    assert patch is not None
    assert len(patch) < len(original.data) / 4
    whole = Image.open(io.BytesIO(original.data)).convert("RGBA")
    whole.alpha_composite(Image.open(io.BytesIO(patch)).convert("RGBA"))
    assert ImageChops.difference(whole.convert("RGB"), second.convert("RGB")).getbbox() is None


def test_another_picture_altogether_or_of_another_size_has_no_patch() -> None:
    original = Original(_picture((0, 0)))
    out = io.BytesIO()
    Image.new("P", (80, 120)).save(out, "PNG")
    assert original.patch(out.getvalue()) is None
    assert original.patch(_picture((80, 60))) is None


async def test_pictures_of_two_sizes_in_turn_are_patches_of_one_of_each(monkeypatch: pytest.MonkeyPatch) -> None:
    full = finished_game("ancient_world")
    steps = list(range(6))
    ground = Image.effect_noise((80, 120), 60).convert("RGB")
    drawn = [_dotted(ground.crop((0, 0, 80, 120 if number % 2 else 96)), number) for number in steps]
    monkeypatch.setattr(page, "pictured_steps", lambda story, analysis: steps)

    async def next_picture(*_: Any) -> Picture:
        return drawn.pop(0)

    async def tell(count: int, most: int) -> None:
        """Nobody is told."""

    monkeypatch.setattr(page, "draw", next_picture)
    film = await page.filmed(full, "en", "default", tell)
    assert len(film.wholes) == 2
    assert [frame.whole for frame in film.frames] == [0, 1] * 3
    assert [bool(frame.patch) for frame in film.frames] == [False, False, True, True, True, True]


@pytest.mark.parametrize("game", ["inner_sea", "middle_east"])
async def test_the_picture_of_a_competition_is_not_titled_by_the_next_one(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    full = finished_game(game, 3)
    decided = {
        number: entry.event.args["area"]
        for number, step in enumerate(full.story.steps)
        for entry in step.entries
        if entry.event.key == f"{game}-decided" and full.view(number).fight is not None
    }
    steps = [number for number, area in decided.items() if full.view(number).fight.area != area][:2]
    drawn = list[Any]()
    monkeypatch.setattr(page, "pictured_steps", lambda story, analysis: steps)

    async def draw(_: str, view: Any, *more: Any) -> Picture:
        drawn.append(view)
        return _dotted(Image.new("RGB", (80, 120)), len(drawn))

    async def tell(count: int, most: int) -> None:
        """Nobody is told."""

    monkeypatch.setattr(page, "draw", draw)
    await page.filmed(full, "en", "default", tell)
    assert steps
    assert [view.fight for view in drawn] == [None] * len(steps)


def _dotted(image: Image.Image, place: int) -> Picture:
    """The picture with a white dot of its own."""
    image.paste((255, 255, 255), (8 * place, 8, 8 * place + 4, 12))
    out = io.BytesIO()
    image.save(out, "PNG")
    return Picture(out.getvalue(), "png", *image.size, "A dot.", {}, str(place), 0, 0)


@pytest.mark.nightly
@pytest.mark.parametrize("game", games())
async def test_a_page_of_the_longest_games_fits_into_a_message(game: str) -> None:
    full = finished_game(game, load_game(game).meta.seats[1])

    async def tell(count: int, most: int) -> None:
        assert count < most

    for lang in texts().languages:
        film = await page.filmed(full, lang, "default", tell)
        data, count = page.page_within(full, film, lang, 10 * 2**20)
        assert len(data) <= 10 * 2**20
        steps = {frame["step"] for frame in Reader(data.decode()).data()["frames"]}
        assert len(steps) == count
        assert {period.first for period in full.analysis.periods} <= steps | {0}
