"""Pictures are made ready before anybody waits for one."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.match import Match
from engine.core.registry import games, load_game
from renderers.core import assets, registry, warm
from renderers.core.kinds import kind_for
from renderers.core.registry import rendered_games
from renderers.maps import ground
from tests.night import by_day
from tests.renderers.pictures import forget

ART = Path(__file__).parents[2] / "data" / "art"


@pytest.mark.parametrize("game", by_day(["through_the_ages", "tigris"], rendered_games()))
def test_first_boards_read_no_more_art_and_make_no_more_grounds(game: str) -> None:
    forget()
    assets.icon.cache_clear()
    assets.paletted.cache_clear()
    assets.palette_of.cache_clear()
    assert set(warm.warming([game])) == {game}
    known = made()
    assert known["art"] > 0 or not (ART / game).is_dir()
    drawn, most = registry.renderer(game), games()[game].seats[1]
    for seed, lang in ((2, "en"), (3, "es")):
        view = Match.create(load_game(game), {}, most, seed).view(0)
        drawn.draw(view, kind_for(drawn.kinds(view), "whole"), lang=lang, names=["Ana"] * most)
    assert made() == known


@pytest.mark.parametrize("game", by_day(["inner_sea"], ["inner_sea", "middle_east"]))
def test_grounds_of_painted_boards_are_made_ready(game: str) -> None:
    forget()
    assert set(warm.warming([game], ["en"])) == {game}
    assert made()["grounds"] == 2


def made() -> dict[str, int]:
    """How many files of art have been read, and how many grounds of boards are kept."""
    art = assets.paletted.cache_info().misses + assets.palette_of.cache_info().misses
    return {"art": art, "grounds": len(ground._grounds)}


def test_a_game_that_cannot_be_drawn_is_logged_and_the_others_are_ready(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = rendered_games()[0]

    def renderer(game: str) -> registry.GameRenderer:
        if game == broken:
            raise OSError("no such font")
        return registry.renderer(game)

    monkeypatch.setattr(warm, "renderer", renderer)
    assert set(warm.warming(langs=["en"])) == {game for game in rendered_games() if game != broken}
    assert f"the pictures of {broken} could not be made ready" in caplog.text
