"""Which pictures there are, the game says: nobody else holds their names."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.messages import pictures
from bot.messages.pictures import kind_of, own_kinds
from data import FOLDER
from renderers.core.kinds import BOARD, CUT, HAND, SCORE, Kind, kind_for
from tests.renderers.pictures import SCENES, renderer, scene
from tests.small_games import METAS

OTHER = (Kind("market"), Kind("table", "whole"), Kind("cards", "own"), Kind("mat", "own"))
"""Of a game that has no close picture, and two that only their owner may see."""

DRAWERS = {"draw": (2,), "Drawing": (2,), "picture": (3,)}
"""What draws, and the place of the kind among its arguments."""


@pytest.mark.parametrize(("game", "name"), SCENES)
def test_every_view_has_one_whole_picture_and_own_ones_only_for_its_viewer(game: str, name: str) -> None:
    view = scene(game, name)
    kinds = renderer(game).kinds(view)
    assert [kind.use for kind in kinds].count("whole") == 1
    assert getattr(view, "viewer", None) is not None or not any(kind.use in ("own", "held") for kind in kinds)
    assert len({kind.id for kind in kinds}) == len(kinds)


@pytest.mark.parametrize("game", sorted({game for game, _ in SCENES}))
def test_a_game_claims_hands_if_and_only_if_a_picture_shows_them(game: str) -> None:
    scenes = (scene(game, name) for of, name in SCENES if of == game)
    shows = any(kind.use == "own" for view in scenes for kind in renderer(game).kinds(view))
    assert METAS[game].claims.hands == shows, f"in META of {game}, say claims=Claims(hands={shows})"


def test_the_first_kind_for_a_use_else_the_whole_position() -> None:
    assert [kind_for((BOARD, CUT, HAND, SCORE), use) for use in ("whole", "close", "own")] == ["board", "cut", "hand"]
    assert [kind_for(OTHER, use) for use in ("whole", "close", "own")] == ["table", "table", "cards"]
    with pytest.raises(LookupError, match="score"):
        kind_for((SCORE,), "own")


def test_the_host_asks_a_game_whose_pictures_are_called_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "renderer", lambda game: SimpleNamespace(kinds=lambda view: OTHER))
    assert kind_of("other", None, "close") == "table"
    assert own_kinds("other", None) == ["cards", "mat"]


def literals(file: Path) -> Iterator[str]:
    """Calls in a file that draw a kind which stands there as a text."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            for place in DRAWERS.get(name, ()):
                if place < len(node.args) and isinstance(node.args[place], ast.Constant):
                    yield f"{file.name}:{node.lineno}"


def test_no_kind_stands_as_a_text_in_the_host() -> None:
    files = [file for file in (FOLDER.parent / "bot").rglob("*.py") if "local" not in file.parts]
    assert [place for file in files for place in literals(file)] == []
    assert sum("draw(" in file.read_text("utf-8") or "Drawing(" in file.read_text("utf-8") for file in files) > 4
