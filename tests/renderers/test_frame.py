"""Finding renderers, words in both languages, committed art, the commands."""

from __future__ import annotations

import importlib
import json
import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from data import FOLDER, table
from data.texts import text_files
from engine.core.registry import games
from renderers.__main__ import main
from renderers.core.assets import paletted
from renderers.core.cache import Lru
from renderers.core.palette import colours_json
from renderers.core.registry import rendered_games, renderer
from renderers.core.scenes import scenes_of
from renderers.samples import find
from renderers.samples import main as samples
from tests.renderers.pictures import WITH_SCORE, has_palettes, is_rich_end, kinds, of_use, scene, seen

A_GAMES_ART = 600_000
SHARED_ART = 440_000
FONTS = 1_200_000
"""The most bytes: of the pictures of one game, of icons that all share, of fonts."""


def test_renderers_are_found_by_looking() -> None:
    assert "tigris" in rendered_games()
    assert "core" not in rendered_games()
    assert kinds("tigris", scene("tigris", "opening")) == ("board", "cut", "asked")
    with pytest.raises(LookupError, match="chess"):
        renderer("chess")


def test_every_text_of_a_picture_is_used() -> None:
    source = "".join(path.read_text() for path in (FOLDER.parent / "renderers").rglob("*.py"))
    english = "\n".join(file.read_text("utf-8") for lang, file in text_files() if lang == "en")
    words = re.findall(r"(?m)^(?:render|[a-z_]+-(?:pic|alt))-[a-z0-9-]+(?= =)", english)
    assert {key.partition("-")[0] for key in words} >= {"render", *games()}
    assert [key for key in words if not re.search(f"[\"'-]{key.partition('-')[2]}[\"']", source)] == []


def test_both_boards_share_one_palette_and_fit_the_grid() -> None:
    boards = [paletted(f"tigris/{name}.png") for name in ("classic", "alternative")]
    assert boards[0].getpalette() == boards[1].getpalette()
    assert {board.size for board in boards} == {(16 * 88, 11 * 88)}


def size(folder: Path) -> int:
    """Bytes of all files in a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def test_art_is_small() -> None:
    """Each game has room of its own, so that one more game takes nothing from the others."""
    art = FOLDER / "art"
    by_game = {game: size(art / game) for game in games()}
    assert all(bytes_of < A_GAMES_ART for bytes_of in by_game.values()), by_game
    assert any(by_game.values())
    assert size(art) - sum(by_game.values()) < SHARED_ART
    assert size(FOLDER / "fonts") < FONTS


def test_art_is_licensed() -> None:
    assert "CC BY 3.0" in (FOLDER / "art" / "CREDITS.md").read_text()
    assert "Attribution 3.0" in (FOLDER / "art" / "LICENSE-CC-BY-3.0.txt").read_text()
    licences = {path.name for path in (FOLDER / "fonts").glob("OFL-*.txt")}
    fonts = {path.stem for path in (FOLDER / "fonts").glob("*.ttf")}
    assert all(any(font.startswith(name[4:-4]) for name in licences) for font in fonts)


def test_every_icon_says_where_it_is_from() -> None:
    table = (FOLDER / "art" / "icons" / "TABLE.md").read_text()
    for path in (FOLDER / "art" / "icons").glob("*.png"):
        assert f"| {path.stem} |" in table or (FOLDER / "art" / "own" / f"{path.stem}.svg").exists(), path.stem


def test_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "new" / "board.png"
    words = ["tigris", "--players", "3", "--seed", "4", "--decisions", "50", "--seat", "2", "--lang", "es"]
    assert main([*words, "--kind", "hand", "--out", str(out)]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts.keys() == {"width", "height", "bytes", "compose_ms", "encode_ms", "alt"}
    assert facts["bytes"] == out.stat().st_size
    assert facts["alt"].startswith("Tu mano")
    with Image.open(out) as picture:
        assert picture.size == (facts["width"], facts["height"])


@pytest.mark.parametrize(
    "words",
    [
        ["chess"],
        ["tigris", "--players", "9"],
        ["tigris", "--seat", "7"],
        ["tigris", "--seat", "0"],
        ["tigris", "--kind", "nonsense"],
        ["tigris", "--option", "board=round"],
        ["tigris", "--option", "nonsense"],
    ],
)
def test_command_line_refuses_with_a_reason(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--out", str(tmp_path / "x.png")]) == 2
    assert capsys.readouterr().err.strip()
    assert not (tmp_path / "x.png").exists()


def first_by_day(games: Sequence[str]) -> list[Any]:
    """These games as parameters, all but the first one at night."""
    return [pytest.param(game, marks=[pytest.mark.nightly] if at else []) for at, game in enumerate(games)]


@pytest.mark.parametrize("game", first_by_day(sorted(games(), reverse=True)))
def test_samples_show_every_kind(game: str, tmp_path: Path) -> None:
    assert samples(["--game", game, "--out", str(tmp_path)]) == 0
    names = {path.name for path in tmp_path.iterdir()}
    every = of_use(game, seen(game, "middle", 0), "whole", "close", "own")
    for name in scenes_of(game):
        assert {f"{game}-{name}-{kind}-{lang}.png" for kind in every for lang in ("en", "es")} <= names
    if "end" in scenes_of(game):
        assert (f"{game}-end-score-en.png" in names) == (game in WITH_SCORE)
    if "middle" in scenes_of(game):
        assert {f"{game}-middle-contrast.png", f"{game}-middle-closed.png"} <= names
    assert all(name.startswith(f"{game}-") for name in names)


@pytest.mark.parametrize("game", [game for game, meta in games().items() if meta.stage == "playable"])
def test_the_readme_shows_a_board_of_every_game(game: str) -> None:
    root, name = FOLDER.parent, f"docs/images/{game}.png"
    assert f"({name})" in (root / "README.md").read_text(), "python -m tests.bot.browser.readme_picture draws it"
    with Image.open(root / name) as picture:
        assert picture.width > 300


@pytest.mark.parametrize("game", [game for game in rendered_games() if "end" in scenes_of(game)])
def test_samples_end_as_games_of_people_do(game: str) -> None:
    """A final picture of 2 points to 2 shows nothing."""
    options, end = scenes_of(game)["end"]
    assert is_rich_end(game, find(game, options, games()[game].seats[0], end).view(None))


def test_least_recently_used_goes_first() -> None:
    kept: Lru[int] = Lru(2)
    made: list[int] = []

    def make(number: int) -> int:
        made.append(number)
        return number

    for number in (1, 2, 1, 3, 1, 2):
        assert kept.get(number, partial(make, number)) == number
    assert made == [1, 2, 3, 2]
    assert len(kept) == 2


def test_heavy_values_push_out_more() -> None:
    kept: Lru[str] = Lru(10, len)
    for text in ("aaaa", "bbbb", "cccccccc"):
        kept.get(text, partial(str, text))
    assert len(kept) == 1
    kept.clear()
    assert len(kept) == 0
    assert kept.get("aaaa", partial(str, "new")) == "new"


PALETTES = (*(game for game in rendered_games() if has_palettes(game)), "maps")


@pytest.mark.parametrize("game", PALETTES)
def test_the_palette_holds_the_colours_of_the_pieces(game: str) -> None:
    """The programs that paint the ground take them from colours.json, which the renderers write."""
    kept = table(f"art/{game}/colours.json")
    for file in sorted((FOLDER / "art" / game).glob("*.png")):
        flat = paletted(f"{game}/{file.name}").getpalette("RGB") or []
        colours = [flat[at : at + 3] for at in range(0, len(flat), 3)]
        assert all(colour in colours for colour in (*kept["pieces"], *kept["exact"]))
    room = importlib.import_module(f"renderers.{game}.palette").ROOM
    assert len(kept["pieces"]) + len(kept["exact"]) == room


@pytest.mark.parametrize("game", first_by_day(PALETTES[::-1]))
def test_the_palette_can_be_found_anew(game: str) -> None:
    module = importlib.import_module(f"renderers.{game}.palette")
    found = json.loads(colours_json(module.samples(), module.ROOM))
    assert len(found["pieces"]) + len(found["exact"]) == module.ROOM
    assert all(len(colour) == 3 for part in found.values() for colour in part)
