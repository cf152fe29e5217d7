"""The small picture of what came of a step shows the places that its text speaks of."""

from __future__ import annotations

from importlib import import_module

import pytest

from bot.lessons.pages import done_panel
from bot.lessons.press import Learner, lesson_press
from bot.tables.people import PlayerSettings
from data.texts import texts
from engine.lessons.lesson import lessons
from engine.lessons.runner import Session
from renderers.maps.asked import part_of
from renderers.maps.cut import shown_whole

FAMILY = ("inner_sea", "middle_east")
NAMED = [(game, lesson, step) for game in FAMILY for lesson in lessons(game).values() for step in lesson.steps]
SHOWN = [(game, lesson.id, step.id) for game, lesson, step in NAMED if step.shows]


def test_places_are_named_where_the_last_answer_does_not_tell_them() -> None:
    growth = {("inner_sea", "growth", "choose"), ("inner_sea", "growth", "keep")}
    assert growth | {("middle_east", "trade", "meet"), ("inner_sea", "loot", "loot")} <= set(SHOWN)


@pytest.mark.parametrize(("game", "lesson_id", "step_id"), SHOWN)
def test_the_places_that_a_step_names_are_shown(game: str, lesson_id: str, step_id: str) -> None:
    session = Session(lessons(game)[lesson_id])
    while session.step is None or session.step.id != step_id or not session.is_done:
        session.go_on()
        assert session.answer(session.solution()) is None
    press = lesson_press(session, Learner(1, "Ana", "en", PlayerSettings()), None)
    panel, world = done_panel(press, session), import_module(f"renderers.{game}.pictures").WORLD
    assert panel.marks == tuple(session.step.shows)
    part = part_of(world, panel.game_view, panel.marks)
    if part.scale > 1:
        assert shown_whole(world.atlas, part.corner, part.size).issuperset(panel.marks)
    assert all(area in world.atlas.areas for area in panel.marks)
    assert texts().text("en", session.lesson.text_key(session.step, "happened")) in panel.text
