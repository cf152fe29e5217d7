"""A finished game's story and page in Discord: from the menu and by command, for whoever may look, once it is over."""

from __future__ import annotations

from typing import Any

import pytest

from bot.history import page
from bot.records import game
from data.texts import texts
from renderers.results.sheet import Sheet
from tests.bot.simcord.stage import Person, Stage, app
from tests.bot.simcord.test_end import ended


async def test_the_story_is_told_in_the_readers_language_or_another(stage: Stage) -> None:
    ann, _ = await ended(stage)
    cara = stage.person("Cara", "es-ES")
    menu = await ann.press(stage.board(), "After the game")
    told = await ann.press(menu.message, "The story in words")
    (embed,) = told.message.embeds
    assert embed.title == texts().text("en", "story-title", game="Ancient Civilizations of the Inner Sea", table="1")
    assert "At the table: " in (embed.description or "")
    theirs = await cara.type("game story")
    assert "A la mesa: " in (theirs.message.embeds[0].description or "")
    asked = await cara.type("game story", table=1, language="en")
    assert asked.message.embeds[0].description == embed.description


async def test_the_game_in_figures_is_a_picture_for_who_asks(stage: Stage) -> None:
    ann, _ = await ended(stage)
    cara = stage.person("Cara", "es-ES")
    menu = await ann.press(stage.board(), "After the game")
    shown = await ann.press(menu.message, "In figures")
    assert [item.filename for item in shown.message.attachments] == ["figures.png"]
    menu = await cara.press(stage.board(), "After the game")
    theirs = await cara.press(menu.message, "La partida en cifras")
    assert "Puntos, turno a turno" in (theirs.message.attachments[0].description or "")
    await stage.restart()
    await cara.press(theirs.message, "Enseñar aquí")
    posted = stage.board()
    assert posted.content.endswith("in figures\n-# Cara shows this.")
    assert "Points, turn by turn" in (posted.attachments[0].description or "")
    await cara.press(posted, "Remove")
    assert stage.board().id != posted.id


async def test_how_long_somebody_took_is_seen_by_whom_they_let_see_it(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = list[str]()
    real = game.game_sheet

    def noted(*given: Any) -> Sheet:
        sheet = real(*given)
        notes[:] = [f"{bar.name}: {bar.note}" for bar in sheet.sections[-1].bars]
        return sheet

    monkeypatch.setattr(game, "game_sheet", noted)
    ann, ben = await ended(stage)
    (took,) = (await app(stage).tables.store.results.times.of_table(1)).times
    one, other = (ann, ben) if took.user == ann.id else (ben, ann)
    history, menu = await one.type("history"), "za:::1:figures"
    own = await one.forge(history.message, menu, "1")
    assert [item.filename for item in own.message.attachments] == ["figures.png"]
    assert own.message.id != history.message.id, "the list stays"
    assert sum(note.endswith(" in all (only you see this)") for note in notes) == 1
    assert sum(note.endswith(": does not show it") for note in notes) == 1
    await one.press(own.message, "Show here")
    assert notes == ["Nobody shows it (/settings): "]
    theirs = await other.type("history")
    await other.forge(theirs.message, menu, "1")
    assert sum(note.endswith(": does not show it") for note in notes) == 1
    assert sum(note.endswith(": no answer with a time") for note in notes) == 1
    await app(stage).people.set(one.id, times="everyone")
    await other.forge(theirs.message, menu, "1")
    assert sum(note.endswith(" in all") for note in notes) == 1
    for forged in ("", "x", "2", "9" * 30):
        assert not (await other.forge(theirs.message, menu, forged)).message.attachments


async def test_the_page_comes_as_one_file_within_discords_limit(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _ = await ended(stage)
    real = page.pictured_steps
    monkeypatch.setattr(page, "pictured_steps", lambda story, analysis: real(story, analysis)[::40])
    made = await ann.type("game page", language="es")
    (file,) = made.message.attachments
    assert (file.filename, file.size <= 10 * 2**20) == ("ziggurat-1.html", True)
    html = (await file.read()).decode()
    assert html.startswith('<!DOCTYPE html>\n<html lang="es">')
    assert "Table 1 as one page" in made.text


async def test_one_page_of_a_game_is_made_at_a_time(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _ = await ended(stage)
    monkeypatch.setattr(page, "_under_way", {1})
    refused = await ann.type("game page")
    assert texts().text("en", "error-page-under-way") in refused.text
    assert not refused.message.attachments
    monkeypatch.setattr(page, "_under_way", {*range(2, page.WAITING + 3)})
    assert texts().text("en", "error-pages-wait") in (await ann.type("game page")).text


async def test_neither_is_to_be_had_before_the_end(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    ann, _ = ann_and_ben
    refusal = texts().text("en", "error-not-over", table="1")
    for figures in ("zp:1:figures:", "zt:1:showfigures:0", "zt:1:figures:"):
        assert refusal in (await ann.forge(stage.board(), figures)).text
    for act in ("story", "page"):
        assert refusal in (await ann.forge(stage.board(), f"zp:1:{act}:")).text
        assert refusal in (await ann.type(f"game {act}")).text
